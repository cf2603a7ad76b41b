"""What people and programs see of a round is what the snapshots beside this file say."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.playthroughs.playthrough import COMMAND, FOLDER, KINDS, Kind, playthrough
from wildpile.cards import EDITIONS
from wildpile.game.events import FIELDS
from wildpile.rules import PRESETS

LINES = 200
UNSEEN = {"blocked", "discarded", "eliminated", "false_catch", "left", "passed", "reshuffled"}
UNSEEN |= {"match_over", "shown", "called", "false_call", "joined"}
"""Events that bots do not have in rounds so short, or that no watcher is told of."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.path.stem)
def test_a_round_looks_as_its_snapshot_says(kind: Kind) -> None:
    kept, now = kind.path.read_text(encoding="utf-8"), playthrough(kind)
    if kept != now:
        found = unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", n=1, lineterm="")
        difference = "\n".join(list(found)[:20])
        pytest.fail(f"{kind.path.name} differs; if it should, {COMMAND} remakes it\n{difference}")


def test_every_preset_of_every_edition_has_one_snapshot_of_a_modest_length() -> None:
    assert [(kind.edition, kind.preset) for kind in KINDS] == [
        (edition, preset) for edition in EDITIONS for preset in PRESETS
    ]
    kept = sorted(FOLDER.glob("*.txt"))
    assert kept == sorted(kind.path for kind in KINDS)
    assert max(len(path.read_text(encoding="utf-8").splitlines()) for path in kept) <= LINES


def test_the_snapshots_show_nearly_every_event() -> None:
    kept = [path.read_text(encoding="utf-8").splitlines() for path in FOLDER.glob("*.txt")]
    lines = [line for text in kept for line in text if line.startswith("  events: ")]
    told = {event.split()[0] for line in lines for event in line[10:].split(" · ")}
    assert set(FIELDS) - told <= UNSEEN
