"""Write rounds.jsonl anew: `python -m tests.score`."""

from tests.score.rounds import PATH, lines

PATH.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
