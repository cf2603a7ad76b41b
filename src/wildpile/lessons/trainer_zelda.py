"""The Zelda edition's positions: `key | level | kind | rules | position | seat | acts | teaches`.

A line that ends in a backslash goes on.
"""

ZELDA = r"""
z-gold-seven | 1 | play | base | P1[A2 G7 R1 B9 AS] P2[A9 A1] P3[B3 G4]; top A7 | P1 | - | match
z-blue-zero | 1 | play | base | P1[B1 A0 G+2 BR R9] P2[A9 A1] P3[B3 G4]; top B0 | P1 | - | match
z-reverse | 2 | play | base | P1[GR A0 B+2 RS AS] P2[A9 A1] P3[B3 G4]; top AR | P1 | - | symbol
z-triforce-paid | 2 | play | base | P1[G5 R3 WT B6 G8] P2[A9 A1] P3[B3 G4]; top WT/g \
    | P1 | - | triforce_one
z-nothing | 2 | play | base | P1[G5 A9 R2 AS RR] P2[A9 A1] P3[B3 G4]; top B4 | P1 | - | draw_one
z-no-symbol | 3 | play | base | P1[G1 B6 A3 R9 W] P2[A9 A1] P3[B3 G4]; top G6 | P1 | - \
    | triforce_symbol
z-served | 3 | play | base | P1[R+2 A0 G2 B2 WT] P2[A9 A1] P3[B3 G4]; top A+2 | P1 | - | served
z-drawn-only | 3 | play | base | P1[A2 B9 A4 W] P2[A9 A1] P3[B3 G4]; top A9; drawn A4 \
    | P1 | - | drawn_only
z-under-the-wild | 4 | play | base | P1[W4 R6 A2 AR B6 W] P2[A9 A1] P3[B3 G4]; top W/a; disc R6 \
    | P1 | - | wild_top
z-nine-cards | 5 | play | base | P1[G3 A9 R9 B+2 BS B3 W WT GR] P2[A9 A1] P3[B3 G4]; top B9 \
    | P1 | - | match

z-four-fair | 1 | four | base | P1[W4 G5 B1 R3] P2[A9 A1]; top A7 | P1 | - | four_color
z-four-gold | 1 | four | base | P1[W4 A9 B2 GS] P2[B9 G9]; top A7 | P1 | - | four_color
z-four-wild | 2 | four | base | P1[W4 W G2 B3] P2[A9 A1]; top R7 | P1 | - | four_wild_zelda
z-four-number | 2 | four | base | P1[W4 G7 B7 R3] P2[A9 A1]; top A7 | P1 | - | four_number
z-four-triforce | 3 | four | base | P1[W4 WT G2 B6] P2[A9 A1]; top R7 | P1 | - | four_triforce
z-four-named | 3 | four | base | P1[W4 A1 A6 B2] P2[A9 A1]; top WT/b; disc A4 | P1 | - | four_named
z-four-second | 4 | four | base | P1[W4 W4 G2 B6] P2[A9 A1]; top R7 | P1 | - | four_second
z-four-drawn | 4 | four | base | P1[W4 R1 W] P2[A9 A1]; top G7; drawn W4 | P1 | - | four_drawn
z-four-many | 5 | four | base | P1[W4 W4 A3 G3 B3 AS G+2 B0] P2[A9 A1]; top R3; disc WT \
    | P1 | - | four_second

z-challenge-ten | 1 | challenge | base | P1[G5 B1 A3 R2 G7 G8 B9 A1 A5 BS] P2[A9 A2] \
    P3[B3 G4]; top W4/g; turn P2; owed 4 P1 r bluff | P2 | - | challenge_big
z-challenge-last | 2 | challenge | base | P1[G5] P2[A9 A1] P3[B3 G4]; top W4/g; called P1; \
    turn P2; \
    owed 4 P1 r fair | P2 | - | challenge_small
z-challenge-seven | 3 | challenge | base | P1[G5 B1 A3 W G7 G8 B9] P2[A9 A2 R4] P3[B3 G4]; \
    top W4/b; disc R5; turn P2; owed 4 P1 r bluff | P2 | - | challenge_big
z-challenge-wilds-seen | 4 | challenge | base | P1[G5 B1] P2[A1 A2 A3 A4 A5 A6 A7 A8 A9 AS] \
    P3[B3 G4]; top W4/g; disc W W W WT WT WT AR AR A+2 A0 A1; turn P2; owed 4 P1 a fair \
    | P2 | - | challenge_count
z-challenge-all-seen | 5 | challenge | base | P1[G5 B1 R3 R2 G7] P2[A1 A2 A3 A0 A9 A8 W WT] \
    P3[B3 G4]; top W4/g; disc A1 A2 A3 A4 A4 A5 A5 A6 A6 A7 A7 A8 A9 AS AS AR AR A+2 A+2 W W W WT \
    WT WT; turn P2; owed 4 P1 a fair | P2 | - | challenge_count

z-answer-three | 1 | triforce | base | P1[A1 B2] P2[G3 G5 B9 R1] P3[B3 G4]; top WT/g; turn P2; \
    demand g 3 P1 | P2 | - | triforce
z-answer-none | 1 | triforce | base | P1[A1 B2] P2[G5 R1 B8 A4] P3[B3 G4]; top WT/g; turn P2; \
    demand g 3 P1 | P2 | - | triforce_take
z-answer-two | 2 | triforce | base | P1[A1 B2] P2[B6 B9 A6 BS R3] P3[B3 G4]; top WT/b; turn P2; \
    demand b 3 P1 | P2 | - | triforce
z-answer-wild | 2 | triforce | base | P1[A1 B2] P2[W A5 A2 G6] P3[B3 G4]; top WT/a; turn P2; \
    demand a 3 P1 | P2 | - | triforce_wild
z-answer-triforce | 3 | triforce | base | P1[A1 B2] P2[WT R8 G3 R+2] P3[B3 G4]; top WT/r; turn P2; \
    demand r 3 P1 | P2 | - | triforce_wild
z-answer-actions | 3 | triforce | base | P1[A1 B2] P2[G+2 GS G0 R6 GR] P3[B3 G4]; top WT/g; \
    disc R6; \
    turn P2; demand g 3 P1 | P2 | - | triforce
z-answer-many | 4 | triforce | base | P1[A1 B2] P2[G3 G6 G9 R3 A6 B9 W WT G4] P3[B3 G4]; top WT/g; \
    turn P2; demand g 3 P1 | P2 | - | triforce
z-answer-house | 4 | triforce | tri_answer=wt | P1[A1 B2] P2[WT W G8 G6] P3[B3 G4]; top WT/g; \
    turn P2; demand g 3 P1 | P2 | - | triforce_house
z-answer-any | 5 | triforce | tri_answer=anywild | P1[A1 B2] P2[WT W W4 A3 B9 A8 A6] P3[B3 G4]; \
    top WT/a; turn P2; demand a 3 P1 | P2 | - | triforce_house

z-next-skip | 1 | next | base | P1[AS G5 B1] P2[A9 A1] P3[B3 G4]; top A7 | P1 | P1:AS | skip
z-next-triforce | 2 | next | base | P1[WT G5 B1] P2[A9 A1] P3[B3 G4]; top A7 | P1 | P1:WT>g \
    | triforce
z-next-two-players | 2 | next | base | P1[AR G5 B1] P2[B9 A1]; top A7 | P1 | P1:AR | reverse_two
z-next-take | 3 | next | base | P1[WT G5 B1] P2[A9 A1] P3[B3 G4]; top A7 \
    | P1 | P1:WT>g P2:take | triforce_turn
z-next-opening | 3 | next | base | P1[R1 B2] P2[A9 G4] P3[B3 G4]; dealer P1; draw AS AR G4 B2 \
    | P1 | P1:open | opening_zelda
z-next-answered | 3 | next | base | P1[WT G5 B1] P2[G6 A1 B8] P3[B3 G4] P4[B6 R2]; top A7; dir - \
    | P1 | P1:WT>b P4:B6! | triforce_one
z-next-wild-bluff | 4 | next | base | P1[W4 W G5] P2[A9 A1] P3[B3 G4]; top A7 \
    | P1 | P1:W4>g P2:challenge | four_wild_zelda
z-next-free-turn | 5 | next | tri_after=free_turn | P1[WT G5 B1] P2[A9 A1] P3[B3 G4]; top A7 \
    | P1 | P1:WT>g P2:take | triforce_turn

z-points-numbers | 1 | points | base | P1[R3 A9 G6] P2[A9 A1]; top R7 | P1 | - | points
z-points-triforce | 2 | points | base | P1[WT A3 G0] P2[A9 A1]; top R7 | P1 | - | points
z-points-nine | 3 | points | base | P1[R5] P2[B1 G3 A9 R+2 GR BS W W4 WT]; top R7 \
    | P1 | P1:R5 | points_round
z-points-last-four | 4 | points | base | P1[W4] P2[A9] P3[B3]; top R7; draw G6 B5 WT R0 \
    | P1 | P1:W4>g | points_last
z-points-last-triforce | 5 | points | base | P1[WT] P2[A9 G3] P3[B3 W]; top R7 \
    | P1 | P1:WT>g | triforce_last
"""
