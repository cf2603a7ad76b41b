"""Make the snapshots anew: `python -m tests.playthroughs`."""

from tests.playthroughs.playthrough import KINDS, playthrough

for kind in KINDS:
    kind.path.write_text(playthrough(kind), encoding="utf-8")
    print(kind.path)
