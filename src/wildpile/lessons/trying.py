"""Try a turn: the tasks of the Learn page, which ask what may be played; its words are
`learn-<key>` and, once it is solved, `teach-<teaches>`.
"""

from __future__ import annotations

from wildpile.lessons.acting import in_edition
from wildpile.lessons.tasks import Task
from wildpile.rules import Ruleset

# What may be played: the reasons stand beside every card. The first need colours and numbers alone,
# since the other cards are shown further down.
_TRY = (
    ("seven", "P1[R2 Y7 G9 R0 B3 G7 Y1] P2[Y9 Y1] P3[B3 G4]; top R7", "match"),
    ("zero", "P1[B1 Y0 G4 B6 Y5 R9 B9] P2[Y9 Y1] P3[B3 G4]; top B0", "match"),
    ("nothing", "P1[G4 Y9 B1 G8 Y2] P2[Y9 Y1] P3[B3 G4]; top R7", "draw_one"),
    ("drawn", "P1[R2 B6 Y4 R9] P2[Y9 Y1] P3[B3 G4]; top R7; drawn R9", "drawn_only"),
    ("symbol", "P1[GR R+2 Y3 BR B8 G0 Y2] P2[Y9 Y1] P3[B3 G4]; top YR", "symbol"),
    ("wild", "P1[R5 G1 GS Y6 B6 W R+2] P2[Y9 Y1] P3[B3 G4]; top W/g; disc R6", "wild_top"),
    ("two", "P1[Y+2 R0 B4 G2 BS W] P2[Y9 Y1] P3[B3 G4]; top R+2", "served"),
)
_TRY_ZELDA = (
    ("triforce", "P2[G3 G5 GS R6 W B9 G9]", "triforce"),
    ("unable", "P2[G5 R3 B6 W Y9]", "triforce_take"),
)
_TRY_112 = (("extra", "P1[WS WC Y3 B2 R9] P2[Y9 Y1] P3[B3 G4]; top B6", "extra_wilds"),)


def try_tasks(rules: Ruleset) -> list[Task]:
    """Return the tasks of "try a turn", easiest first, judged by these rules."""
    tasks = [_try(rules, key, text, teaches) for key, text, teaches in _TRY]
    if rules.edition == "zelda":
        tasks += [
            Task(
                key=f"try-{key}",
                kind="triforce",
                rules=rules,
                position=in_edition(
                    f"P1[Y1 B2] {hand} P3[B3 G4]; top WT/g; turn P2; demand g 3 P1", "zelda"
                ),
                seat=1,
                level=2,
                teaches=teaches,
            )
            for key, hand, teaches in _TRY_ZELDA
        ]
    if rules.edition == "classic112":
        tasks += [_try(rules, key, text, teaches) for key, text, teaches in _TRY_112]
    return tasks


def _try(rules: Ruleset, key: str, text: str, teaches: str) -> Task:
    position = in_edition(text, rules.edition)
    return Task(key=f"try-{key}", kind="play", rules=rules, position=position, teaches=teaches)
