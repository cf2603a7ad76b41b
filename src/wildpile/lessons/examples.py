"""The positions of the Learn page, section by section, for each edition and any rules.

An example is a position and acts; the engine does them by the rules of the page, so what happens is
always that table's. `expect` holds what the sentence beside it states under official rules, as in
scenarios (docs/notation.md): the tests hold the words to it.
"""

from __future__ import annotations

from dataclasses import dataclass

from wildpile.lessons.acting import Step, in_edition, walk
from wildpile.rules import Ruleset, parse_rules

SECTIONS = (
    "aim",
    "moves",
    "try",
    "cards",
    "challenge",
    "one_card",
    "official",
    "winning",
    "before",
)
CLASSIC = ("classic108", "classic112")
ALL = (*CLASSIC, "zelda")


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A position and acts that show one thing; its words are `learn-<section>-<key>`.

    `seat` is whose eyes see it. `house` are the rules under which it goes otherwise, `house_expect`
    what then holds. Texts are written with yellow; `position_in` and `acts_in` give an edition's.
    """

    key: str
    section: str
    position: str
    acts: tuple[str, ...] = ()
    expect: str = ""
    seat: int = 0
    house: str = ""
    house_expect: str = ""
    editions: tuple[str, ...] = ALL

    def position_in(self, edition: str) -> str:
        """Return the position in an edition's colours."""
        return in_edition(self.position, edition)

    def acts_in(self, edition: str) -> tuple[str, ...]:
        """Return the acts in an edition's colours."""
        return tuple(in_edition(act, edition) for act in self.acts)

    def play(self, rules: Ruleset) -> list[Step]:
        """Do the acts by some rules, up to the first that they refuse."""
        edition = rules.edition
        return walk(self.position_in(edition), self.acts_in(edition), rules)

    def house_rules(self, edition: str) -> Ruleset:
        """Return the edition's rules with the house rule on."""
        return parse_rules(edition, self.house)


_THREE = "P2[Y9 Y1] P3[B3 G4]"
_FOUR = f"{_THREE} P4[G8 B6]"

EXAMPLES: tuple[Example, ...] = (
    # The aim and the deal: the opening card is turned.
    Example(
        key="opening_number",
        section="aim",
        position="P1[R1 B2] P2[Y9 R4] P3[B3 G4]; dealer P1; draw R7 B1 B2",
        acts=("P1:open",),
        expect="top=R7; turn=P2; dir=+",
    ),
    Example(
        key="opening_skip",
        section="aim",
        position="P1[R1 B2] P2[Y9 R4] P3[B3 Y4]; dealer P1; draw YS B1 B2",
        acts=("P1:open",),
        expect="top=YS; turn=P3",
        house="opening=redraw",
        house_expect="top=B1; turn=P2",
        editions=CLASSIC,
    ),
    Example(
        key="opening_ignored",
        section="aim",
        position="P1[R1 B2] P2[Y9 R4] P3[B3 G4]; dealer P1; draw YS W4 R5 B2",
        acts=("P1:open",),
        expect="top=R5; turn=P2; n(P2)=2",
        editions=("zelda",),
    ),
    Example(
        key="opening_wild",
        section="aim",
        position="P1[R1 B2] P2[Y9 G4] P3[B3 G4]; dealer P1; draw W B1 B2",
        acts=("P1:open", "P2:colour,g", "P2:G4!"),
        expect="top=G4; turn=P3",
        editions=CLASSIC,
    ),
    Example(
        key="opening_four",
        section="aim",
        position="P1[R1 B2] P2[Y9 G4] P3[B3 G4]; dealer P1; draw W4 R5 B2",
        acts=("P1:open",),
        expect="top=R5; turn=P2",
        editions=CLASSIC,
    ),
    # The core loop in four steps.
    Example(
        key="match",
        section="moves",
        position=f"P1[R2 B8 G5] {_THREE}; top R7",
        acts=("P1:R2",),
        expect="top=R2; turn=P2; n(P1)=2",
    ),
    Example(
        key="draw",
        section="moves",
        position=f"P1[B8 G5 Y4] {_THREE}; top R7; draw R9 B1",
        acts=("P1:draw", "P1:R9"),
        expect="top=R9; turn=P2; n(P1)=3",
        house="draw_pass=1",
        house_expect="err",
    ),
    Example(
        key="call",
        section="moves",
        position=f"P1[R2 B8] {_THREE}; top R7",
        acts=("P1:R2!",),
        expect="n(P1)=1; turn=P2",
    ),
    Example(
        key="score",
        section="moves",
        position="P1[R2] P2[Y9 R+2] P3[W]; top R7",
        acts=("P1:R2",),
        expect="win=P1; pts=79; total(P1)=79",
    ),
    # Every card and its effect.
    Example(
        key="number",
        section="cards",
        position=f"P1[B7 R5 G1] {_THREE}; top R7",
        acts=("P1:B7",),
        expect="col=b; turn=P2",
    ),
    Example(
        key="skip",
        section="cards",
        position=f"P1[RS G5 B1] {_FOUR}; top R7",
        acts=("P1:RS",),
        expect="turn=P3; n(P2)=2",
    ),
    Example(
        key="reverse",
        section="cards",
        position=f"P1[RR G5 B1] {_FOUR}; top R7",
        acts=("P1:RR",),
        expect="dir=-; turn=P4",
    ),
    Example(
        key="reverse_two",
        section="cards",
        position="P1[RR G5 B1] P2[Y9 Y1]; top R7",
        acts=("P1:RR",),
        expect="turn=P1",
        house="two_rev=none",
        house_expect="turn=P2",
    ),
    Example(
        key="two",
        section="cards",
        position=f"P1[R+2 G5 B1] {_FOUR}; top R7",
        acts=("P1:R+2",),
        expect="n(P2)=4; turn=P3",
        house="stack=22",
        house_expect="pend=2@P2",
    ),
    Example(
        key="wild",
        section="cards",
        position=f"P1[W G5 R1] {_FOUR}; top R7",
        acts=("P1:W>g",),
        expect="col=g; turn=P2",
    ),
    Example(
        key="four",
        section="cards",
        position=f"P1[W4 G5 B1] {_FOUR}; top R7",
        acts=("P1:W4>g",),
        expect="pend=4@P2; col=g",
        house="wd4=free",
        house_expect="n(P2)=6; turn=P3",
    ),
    Example(
        key="triforce",
        section="cards",
        position="P1[WT R1 B2] P2[G3 G5 B9] P3[B3 G4]; top R7",
        acts=("P1:WT>g", "P2:G3"),
        expect="top=G3; turn=P3; n(P2)=2",
        editions=("zelda",),
    ),
    Example(
        key="triforce_take",
        section="cards",
        position="P1[WT R1 B2] P2[G5 R3 B9] P3[B3 G4]; top R7",
        acts=("P1:WT>g", "P2:take"),
        expect="n(P2)=6; turn=P3; col=g; need=none",
        house="tri_after=free_turn",
        house_expect="n(P2)=6; turn=P2",
        editions=("zelda",),
    ),
    Example(
        key="shuffle",
        section="cards",
        position="P1[WS R1] P2[Y9 Y3 B6] P3[G4]; top R7",
        acts=("P1:WS>g",),
        expect="n(P1)=1; n(P2)=2; n(P3)=2; col=g; turn=P2",
        editions=("classic112",),
    ),
    Example(
        key="custom",
        section="cards",
        position=f"P1[WC R1 R2] {_THREE}; top R7",
        acts=("P1:WC>b",),
        expect="col=b; turn=P2",
        house="wc_rule=play_again",
        house_expect="col=b; turn=P1",
        editions=("classic112",),
    ),
    # The challenge, from both sides: a bluff and a fair card, taken and challenged.
    Example(
        key="lay_fair",
        section="challenge",
        position=f"P1[W4 B8 G5 Y1] {_THREE}; top R8",
        acts=("P1:W4>g", "P2:challenge"),
        expect="n(P1)=3; n(P2)=8; turn=P3; col=g",
    ),
    Example(
        key="lay_bluff",
        section="challenge",
        position=f"P1[W4 R1 G5 Y1] {_THREE}; top R8",
        acts=("P1:W4>g", "P2:challenge"),
        expect="n(P1)=7; n(P2)=2; turn=P2; col=g",
    ),
    Example(
        key="lay_wild",
        section="challenge",
        position=f"P1[W4 W G5 Y1] {_THREE}; top R8",
        acts=("P1:W4>g", "P2:challenge"),
        expect="n(P1)=7; n(P2)=2; turn=P2",
        house="wd4_match=colour",
        house_expect="n(P1)=3; n(P2)=8; turn=P3",
        editions=("zelda",),
    ),
    Example(
        key="accept",
        section="challenge",
        position=f"P1[R1 G5 Y1] {_THREE}; top W4/g; turn P2; owed 4 P1 r bluff",
        acts=("P2:take",),
        expect="n(P2)=6; turn=P3; n(P1)=3",
        seat=1,
    ),
    Example(
        key="accuse_bluff",
        section="challenge",
        position="P1[R1 G5 Y1 B3 B8 G2 Y6 RS] P2[Y9 G1] P3[B3 G4]; top W4/g; turn P2; "
        "owed 4 P1 r bluff",
        acts=("P2:challenge", "P2:G1!"),
        expect="n(P1)=12; n(P2)=1; turn=P3",
        seat=1,
    ),
    Example(
        key="accuse_fair",
        section="challenge",
        position=f"P1[G5] {_THREE}; top W4/g; called P1; turn P2; owed 4 P1 r fair",
        acts=("P2:challenge",),
        expect="n(P1)=1; n(P2)=8; turn=P3",
        seat=1,
    ),
    # One card left.
    Example(
        key="call",
        section="one_card",
        position=f"P1[R5 B6] {_THREE}; top R7",
        acts=("P1:R5!", "P3:catch,P1"),
        expect="err",
    ),
    Example(
        key="forget",
        section="one_card",
        position=f"P1[R5 B6] {_THREE}; top R7",
        acts=("P1:R5", "P3:catch,P1"),
        expect="n(P1)=3; turn=P2",
        house="uno_required=0",
        house_expect="err",
    ),
    Example(
        key="late",
        section="one_card",
        position=f"P1[R5 B6] {_THREE}; top R7",
        acts=("P1:R5", "P1:uno", "P3:catch,P1"),
        expect="err",
    ),
    Example(
        key="too_late",
        section="one_card",
        position="P1[R5 B6] P2[R9 Y1 Y2] P3[B3 G4]; top R7",
        acts=("P1:R5", "P2:R9", "P3:catch,P1"),
        expect="err",
        seat=2,
    ),
    Example(
        key="catch",
        section="one_card",
        position="P1[Y8 Y5] P2[R5 B6] P3[B3 G4]; top R7; turn P2",
        acts=("P2:R5", "P1:catch,P2", "P3:catch,P2"),
        expect="err",
    ),
    # Winning.
    Example(
        key="sum",
        section="winning",
        position="P1[R5] P2[B1 G3 Y9 R+2 GR BS W W4]; top R7",
        acts=("P1:R5",),
        expect="win=P1; pts=173",
        editions=("classic108",),
    ),
    Example(
        key="sum_extra",
        section="winning",
        position="P1[R5] P2[B1 G3 Y9 R+2 GR BS W W4 WS WC]; top R7",
        acts=("P1:R5",),
        expect="win=P1; pts=253",
        editions=("classic112",),
    ),
    Example(
        key="sum_zelda",
        section="winning",
        position="P1[R5] P2[B1 G3 Y9 R+2 GR BS W W4 WT]; top R7",
        acts=("P1:R5",),
        expect="win=P1; pts=223",
        editions=("zelda",),
    ),
    Example(
        key="target",
        section="winning",
        position="P1[R5] P2[RS B3]; top R7; tot P1=477 P2=310",
        acts=("P1:R5",),
        expect="pts=23; total(P1)=500; match=P1",
    ),
    # Before you deal.
    Example(
        key="last_two",
        section="before",
        position="P1[R+2] P2[Y9] P3[B3]; top R7",
        acts=("P1:R+2",),
        expect="win=P1; n(P2)=3; pts=25",
        house="last_draw=0",
        house_expect="win=P1; n(P2)=1; pts=12",
    ),
    Example(
        key="empty_pile",
        section="before",
        position="P1[G5 G6] P2[Y9 Y1]; top R7; disc B1 B2 G8; draw -",
        acts=("P1:draw",),
        expect="n(P1)=3; top=R7; draw=2",
    ),
)


def examples(section: str, rules: Ruleset) -> list[Example]:
    """Return the examples of a section, in the order of the page."""
    return [
        example
        for example in EXAMPLES
        if example.section == section and rules.edition in example.editions
    ]


# What people ask before they deal, by the keys of questions.py, and the example that shows it.
_BEFORE = ("finish-action", "empty-pile")
_EXTRA = {
    "classic108": ("extra-wilds",),
    "classic112": ("extra-wilds", "shuffle-last"),
    "zelda": ("triforce-turn", "triforce-last"),
}
SHOWN_BEFORE = {"finish-action": "last_two", "empty-pile": "empty_pile"}


def before(edition: str) -> tuple[str, ...]:
    """Return the questions of "before you deal", by their keys."""
    return (*_BEFORE, *_EXTRA[edition])
