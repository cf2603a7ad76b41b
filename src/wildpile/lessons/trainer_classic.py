"""The classic edition's positions: `key | level | kind | rules | position | seat | acts | teaches`.

A line that ends in a backslash goes on.
"""

CLASSIC = r"""
c-red-seven | 1 | play | base | P1[R2 Y7 G9 B1 RS] P2[Y9 Y1] P3[B3 G4]; top R7 | P1 | - | match
c-green-four | 1 | play | base | P1[B4 G0 Y8 R2] P2[Y9 Y1]; top G4 | P1 | - | match
c-any-wild | 1 | play | base | P1[W Y2 G8 B1] P2[Y9 Y1] P3[B3 G4]; top R3 | P1 | - | wild
c-skip-on-skip | 2 | play | base | P1[BS YR R+2 G3 GS] P2[Y9 Y1] P3[B3 G4]; top RS | P1 | - | symbol
c-under-the-wild | 2 | play | base | P1[R9 B2 G9 W Y1] P2[Y9 Y1] P3[B3 G4]; top W/b; disc R9 \
    | P1 | - | wild_top
c-nothing | 2 | play | base | P1[G5 R0 B9 GS BR] P2[Y9 Y1] P3[B3 G4]; top Y6 | P1 | - | draw_one
c-six-or-nine | 2 | play | base | P1[Y9 G6 R9 BR Y0] P2[B5 Y1] P3[B3 G4]; top B6 | P1 | - | match
c-served | 3 | play | base | P1[Y+2 B0 G2 R2 W] P2[Y9 Y1] P3[B3 G4]; top B+2 | P1 | - | served
c-drawn-only | 3 | play | base | P1[R2 B7 R9 W] P2[Y9 Y1] P3[B3 G4]; top R7; drawn R9 \
    | P1 | - | drawn_only
c-not-yet | 3 | play | base | P1[R5 R6 W] P2[Y9 Y1] P3[B3 G4]; top R5; turn P2; jumpable \
    | P1 | - | waits
c-after-four | 3 | play | base | P1[Y8 R4 G+2 YS B4 W] P2[Y9 Y1] P3[B3 G4]; top W4/y; disc G4 \
    | P1 | - | wild_top
c-twin | 4 | play | jump=1 | P1[R5 R6 G5 W] P2[Y9 Y1] P3[B3 G4]; top R5; turn P2; jumpable \
    | P1 | - | jump
c-two-on-two | 4 | play | stack=22,44 | P1[R+2 W4 G5 GS] P2[Y9 Y1] P3[B3 G4]; top G+2; \
    owed 4 P3 | P1 | - | stack
c-barred | 4 | play | finish=number | P1[RS] P2[Y9 Y1] P3[B3 G4]; top R7 | P1 | - | finish
c-two-of-the-color | 5 | play | stack=22,44,24 | P1[B+2 R+2 B5 BS W] P2[Y9 Y1] P3[B3 G4]; \
    top W4/b; owed 4 P3 y fair | P1 | - | stack
c-nine-cards | 5 | play | base | P1[GR Y0 R0 BR B+2 Y+2 G9 W R9] P2[Y9 Y1] P3[B3 G4]; top YR \
    | P1 | - | symbol
c-bounce | 5 | play | skip_bounce=1 | P1[RS GS R+2 RR W] P2[Y9 Y1] P3[B3 G4]; top R+2; \
    owed 2 P3 | P1 | - | bounce

c-four-fair | 1 | four | base | P1[W4 G5 B1 Y3] P2[Y9 Y1]; top R7 | P1 | - | four_color
c-four-bluff | 1 | four | base | P1[W4 R5 B1 Y3] P2[Y9 Y1]; top R7 | P1 | - | four_color
c-four-number | 2 | four | base | P1[W4 B7 G7 Y3] P2[Y9 Y1]; top R7 | P1 | - | four_number
c-four-action | 2 | four | base | P1[W4 RS B7 Y3] P2[Y9 Y1]; top R7 | P1 | - | four_action
c-four-wild | 3 | four | base | P1[W4 W G2 B3] P2[Y9 Y1]; top R7 | P1 | - | four_wild_classic
c-four-named | 3 | four | base | P1[W4 R1 R8 B2] P2[Y9 Y1]; top W/g; disc R4 | P1 | - | four_named
c-four-on-four | 4 | four | base | P1[W4 G3 G9 B0] P2[Y9 Y1]; top W4/b; disc G3 | P1 | - \
    | four_named
c-four-drawn | 4 | four | base | P1[W4 R1 G5] P2[Y9 Y1]; top R7; drawn W4 | P1 | - | four_drawn
c-four-box | 4 | four | wd4_match=colour_wild | P1[W4 W G2 B3] P2[Y9 Y1]; top R7 \
    | P1 | - | four_wild_zelda
c-four-symbols | 5 | four | base | P1[W4 W4 W Y+2 G+2 B+2 BS Y0] P2[Y9 Y1]; top R+2; \
    disc R9 R3 | P1 | - | four_number

c-challenge-twelve | 1 | challenge | base | P1[G5 B1 Y3 R2 G7 G8 B9 Y1 Y5 BS GR G0] P2[Y9 Y2] \
    P3[B3 G4]; top W4/g; turn P2; owed 4 P1 r bluff | P2 | - | challenge_big
c-challenge-last | 1 | challenge | base | P1[G5] P2[Y9 Y1] P3[B3 G4]; top W4/g; called P1; \
    turn P2; \
    owed 4 P1 r fair | P2 | - | challenge_small
c-challenge-nine | 3 | challenge | base | P1[G5 B1 Y3 Y2 G7 G8 B9 R1 R5] P2[R9 Y2 B7] P3[B3 G4]; \
    top W4/b; disc R4 R2; turn P2; owed 4 P1 r bluff | P2 | - | challenge_big
c-challenge-held | 4 | challenge | base | P1[G5 B1] P2[R1 R2 R3 R4 R5 R6 R7 R8 R9 RS RR R+2 Y2] \
    P3[B3 G4]; top W4/g; disc R1 R3; turn P2; owed 4 P1 r fair | P2 | - | challenge_count
c-challenge-all-seen | 5 | challenge | base | P1[G5 B1 Y3 Y2 G7 G8 B9 Y1] P2[R1 R2 R3 R0 R9 R8 Y9] \
    P3[B3 G4]; top W4/g; disc R1 R2 R3 R4 R4 R5 R5 R6 R6 R7 R7 R8 R9 RS RS RR RR R+2 R+2; turn P2; \
    owed 4 P1 r fair | P2 | - | challenge_count
c-challenge-stack | 5 | challenge | stack=22,44 | P1[G5 B1 Y3 R2 G7 G8 B9 Y1 Y5 BS] P2[Y9 Y2] \
    P3[B3 G4]; top W4/g; disc R4 W4; turn P2; owed 8 P1 r bluff | P2 | - | challenge_stack

c-next-skip | 1 | next | base | P1[RS G5 B1] P2[Y9 Y1] P3[B3 G4] P4[G8 B6]; top R7 \
    | P1 | P1:RS | skip
c-next-reverse | 1 | next | base | P1[RR G5 B1] P2[Y9 Y1] P3[B3 G4] P4[G8 B6]; top R7 \
    | P1 | P1:RR | reverse
c-next-two | 2 | next | base | P1[R+2 G5 B1] P2[Y9 Y1] P3[B3 G4]; top R7 | P1 | P1:R+2 | two
c-next-draw | 2 | next | base | P1[Y2 G5 B1] P2[Y9 Y1] P3[B3 G4]; top R7; draw B8 G1 \
    | P1 | P1:draw | draw_one
c-next-two-players | 2 | next | base | P1[RR G5 B1] P2[Y9 Y1]; top R7 | P1 | P1:RR | reverse_two
c-next-anticlockwise | 3 | next | base | P1[RS G5 B1] P2[Y9 Y1] P3[B3 G4] P4[G8 B6] P5[B4 B5]; \
    top R7; dir - | P1 | P1:RS | skip
c-next-taken | 3 | next | base | P1[W4 G5 B1] P2[Y9 Y1] P3[B3 G4]; top R7 \
    | P1 | P1:W4>g P2:take | four_turn
c-next-opening-reverse | 3 | next | base | P1[R1 B2] P2[Y9 G4] P3[B3 G4] P4[G8 B6]; dealer P2; \
    draw YR B1 B2 | P1 | P2:open | opening
c-next-caught-bluff | 4 | next | base | P1[W4 R5 B1] P2[Y9 Y1] P3[B3 G4]; top R7 \
    | P1 | P1:W4>g P2:challenge | challenge_won
c-next-lost-challenge | 4 | next | base | P1[W4 G5 B7] P2[Y9 Y1] P3[B3 G4]; top R7 \
    | P1 | P1:W4>g P2:challenge | challenge_lost
c-next-opening-two | 4 | next | base | P1[R1 B2] P2[Y9 G4] P3[B3 G4] P4[G8 B6]; dealer P4; \
    draw B+2 G1 B2 | P1 | P4:open | opening
c-next-many | 5 | next | base | P1[RS R1 B1] P2[Y9 Y1] P3[RR GR B3] P4[G8 B6] P5[Y+2 Y5 Y3]; \
    top R7 | P1 | P1:RS P3:RR P2:draw P1:R1 | reverse
c-next-jump | 5 | next | jump=1 | P1[R5 R1 R2] P2[Y9 Y1] P3[R5 B3 B6] P4[Y7 G1]; top R7 \
    | P1 | P1:R5 P3:jump,R5 | jump
c-next-seven | 5 | next | seven0=1 zero_again=1 | P1[R0 G5 B1] P2[Y9 Y1] P3[B3 G4]; top R7 \
    | P1 | P1:R0 | seven_zero

c-points-numbers | 1 | points | base | P1[R3 B9 G1] P2[Y9 Y1]; top R7 | P1 | - | points
c-points-zero | 2 | points | base | P1[R0 BS W] P2[Y9 Y1]; top R7 | P1 | - | points
c-points-mixed | 3 | points | base | P1[Y+2 GR W4 R7 B0] P2[Y9 Y1]; top R7 | P1 | - | points
c-points-winner | 3 | points | base | P1[R5] P2[Y9 YS] P3[W B0 G4]; top R7 | P1 | P1:R5 \
    | points_round
c-points-last-two | 4 | points | base | P1[R+2] P2[Y9] P3[B3 G1]; top R7; draw G6 B5 R1 \
    | P1 | P1:R+2 | points_last
c-points-partners | 5 | points | teams=1 | P1[R5] P2[Y9 R1] P3[W] P4[BS B2]; top R7 \
    | P1 | P1:R5 | points_teams
c-points-last-four | 5 | points | base | P1[W4] P2[Y9] P3[B3 G1]; top R7; draw G6 BS R1 W \
    | P1 | P1:W4>g | points_last
"""
