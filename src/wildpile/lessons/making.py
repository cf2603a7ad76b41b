"""Endless positions: made by seed, of a kind and a level, from tables as they really come about.

What may be played, who moves and what is scored are taken from rounds that bots play. Wild Draw
Fours, challenges and Triforces come too seldom for that: they are asked of tables dealt in the
middle of a round, with hands and discards of chance sizes. The level is `grading.py`'s; the first
position of the level wanted is the one.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wildpile.bots.levels import decide, new_rng
from wildpile.cards import (
    COLORED_FACES,
    RANKS,
    WILD_DRAW_FOUR,
    WILD_TRIFORCE,
    color_text,
    deck,
    hand_faces,
    hand_text,
)
from wildpile.errors import LessonError, RulesError
from wildpile.game.match import Match
from wildpile.game.round import Round
from wildpile.lessons.challenging import challenge_chance, is_worth_it
from wildpile.lessons.fitting import accusing
from wildpile.lessons.grading import (
    grade_challenge,
    grade_four,
    grade_next,
    grade_play,
    grade_points,
    grade_triforce,
)
from wildpile.lessons.tasks import KINDS, LEVELS, Task, solve
from wildpile.notation.position import parse_position, print_position
from wildpile.rules import Ruleset

ROUNDS, TABLES = 40, 160
"""How many rounds are played, how many tables dealt, before the nearest level is taken."""
MOST_ACTS = 300
LEFT_TO_DRAW = 12
PLAYERS = (2, 3, 3, 4, 4, 5)
Candidate = tuple[int, Task]


def make(kind: str, level: int, rules: Ruleset, seed: int) -> Task:
    """Make a task, the same for the same arguments.

    Its `level` is what it is graded, the one wanted wherever that comes about by these rules.
    Raises `LessonError`: `lessons/bad_task` for a kind or level that is none, or a kind that these
    rules do not have (a Triforce without the Zelda edition, a challenge where nobody bluffs).

    >>> rules = Ruleset.of("zelda")
    >>> make("four", 3, rules, 1) == make("four", 3, rules, 1)
    True
    """
    if kind not in KINDS or level not in LEVELS:
        raise LessonError("lessons/bad_task", f"no such kind and level: {kind!r}, {level!r}")
    if kind == "triforce" and rules.edition != "zelda":
        raise LessonError("lessons/bad_task", f"there is no Wild Triforce in {rules.edition}")
    if kind in ("challenge", "four") and rules.wd4 != "bluff":
        raise LessonError("lessons/bad_task", "by these rules nobody bluffs (wd4)")
    chance = Random(f"{kind} {level} {rules.edition} {rules.text} {seed}")
    wanted = chance.random() < 0.5  # of a question with yes and no
    key = f"{kind}-{level}-{seed}"
    nearest: Candidate | None = None
    for graded, task in _candidates(kind, level, key, rules, chance, wanted):
        if graded == level:
            return task
        if nearest is None or abs(graded - level) < abs(nearest[0] - level):
            nearest = graded, task
    if nearest is None:
        raise LessonError("lessons/bad_task", f"by these rules nothing of the kind {kind!r} arises")
    return nearest[1]


def _candidates(
    kind: str, level: int, key: str, rules: Ruleset, chance: Random, wanted: bool
) -> Iterator[Candidate]:
    if kind in ("four", "challenge", "triforce"):
        for count in range(TABLES):
            answer = wanted if count < TABLES // 2 else chance.random() < 0.5
            yield from _asked_of_table(kind, level, key, rules, chance, answer)
        return
    for _ in range(ROUNDS):
        yield from _asked_of_round(kind, level, key, rules, chance)


def _task(
    kind: str, graded: int, key: str, round_: Round, seat: int, acts: tuple[str, ...] = ()
) -> Task:
    return Task(
        key=key,
        kind=kind,
        rules=round_.rules,
        position=print_position(round_),
        seat=seat,
        acts=acts,
        level=graded,
        teaches=kind,
    )


# --- rounds that bots play


def _asked_of_round(
    kind: str, level: int, key: str, rules: Ruleset, chance: Random
) -> Iterator[Candidate]:
    """Play a round and ask at every act from some point on."""
    spare: Candidate | None = None
    past: list[tuple[Round, int, str, int | None]] = []  # before each act: round, seat, act, face
    begin = chance.randrange(2, 25) if level > 1 else chance.randrange(12, 45)
    for round_, seat, act, face, after in _played(rules, chance):
        past.append((round_, seat, act, face))
        if kind == "points" and level == 5:
            if after.is_over and after.state.winner >= 0:
                yield 5, _task("points", 5, key, round_, seat, (act,))
            continue
        if len(past) < begin and not after.is_over:
            continue
        if kind == "play" and round_.phase in ("play", "drawn", "answer"):
            graded = grade_play(round_, seat)
            yield graded, _task(kind, graded, key, round_, seat)
        elif kind == "points":
            graded = grade_points(round_.hand(seat))
            yield graded, _task(kind, graded, key, round_, seat)
        elif kind == "next" and not act.endswith((":draw", ":challenge", ":open")):
            length = min(len(past), chance.choice((1, 1, 2) if level < 4 else (2, 3, 4)))
            first, by, _, _ = past[-length]
            graded = grade_next(first, [one[3] for one in past[-length:]])
            acts = tuple(one[2] for one in past[-length:])
            if not any(one.endswith(":challenge") for one in acts):
                task = _task(kind, graded, key, first, by, acts)
                if graded != level:
                    spare = graded, task
                elif _holds(task):
                    yield graded, task
    if spare is not None and _holds(spare[1]):
        yield spare


def _holds(task: Task) -> bool:
    """Tell whether the acts go alike from the position as text: a reshuffle may differ."""
    try:
        solve(task)
    except LessonError:
        return False
    return True


def _played(rules: Ruleset, chance: Random) -> Iterator[tuple[Round, int, str, int | None, Round]]:
    """Play a round by bots: before each turn action the round, the seat, its act, its face, and the
    round after it.
    """
    players = _players(rules, chance)
    match = Match.new(rules, players, seed=chance.getrandbits(64))
    match.deal()
    minds = [(chance.choice(("easy", "normal")), new_rng(chance.getrandbits(64)))] * players
    round_ = match.round
    for _ in range(MOST_ACTS):
        if round_.is_over:
            return
        seat = round_.turn
        level, rng = minds[seat]
        action = decide(level, round_.observe(seat), rng)
        before = round_.copy()
        round_.push(seat, action)
        act = f"P{seat + 1}:{before.text(seat, action)}"
        yield before, seat, act, action.face, round_


def _players(rules: Ruleset, chance: Random) -> int:
    able = []
    for players in PLAYERS:
        try:
            rules.check_players(players)
        except RulesError:
            continue
        able.append(players)
    return chance.choice(able)


# --- tables dealt in the middle of a round


def _asked_of_table(
    kind: str, level: int, key: str, rules: Ruleset, chance: Random, wanted: bool
) -> Iterator[Candidate]:
    """Deal a table and ask; a question with yes and no only where the answer is the one wanted."""
    table = _Table(kind, level, rules, chance, wanted)
    round_ = parse_position(table.position(), rules)
    seat = round_.turn
    graded: int | None
    if kind == "triforce":
        graded = grade_triforce(round_, seat)
    elif kind == "four":
        graded = grade_four(round_, seat)
        if round_.is_fair_draw_four(seat) != wanted:
            return
    else:
        graded = grade_challenge(round_, seat)
        worth = is_worth_it(challenge_chance(round_, seat), int(round_.state.pending))
        if worth != wanted:
            return
    if graded is not None:
        yield graded, _task(kind, graded, key, round_, seat)


class _Table:
    """A table dealt in the middle of a round, leaning towards what is to be asked of it."""

    def __init__(self, kind: str, level: int, rules: Ruleset, chance: Random, wanted: bool) -> None:
        self.kind, self.level, self.rules = kind, level, rules
        self.chance, self.wanted = chance, wanted
        self.cards = hand_faces(deck(rules.edition, rules.decks))
        chance.shuffle(self.cards)
        self.color = chance.randrange(4)  # named by the top card
        self.laid_on = chance.randrange(4)  # in force before it
        self.top = self._top()

    def position(self) -> str:
        """Deal, and write the table down."""
        chance, rules = self.chance, self.rules
        players = _players(rules, chance)
        sizes = [chance.randint(2, 9) for _ in range(players)]
        beneath = chance.choice((2, 6, 14, 30, 50))
        if self.kind == "four":
            hands = [self._hand_with_four()]
        elif self.kind == "challenge":
            beneath, hands = self._challenge(beneath)
        else:
            hands = [self._take(sizes[0])]
        hands += [self._take(size) for size in sizes[len(hands) :]]
        discards = self._take(beneath)
        clauses = [
            " ".join(
                f"P{place}[{self._text(sorted(hand))}]" for place, hand in enumerate(hands, 1)
            ),
            f"top {self._text([self.top])}"
            + f"/{self._named(self.color)}" * (self.top >= COLORED_FACES),
            f"disc {self._text(discards)}",
            f"draw {self._text(self.cards)}",
        ]
        if self.kind == "triforce":
            clauses += ["turn P2", f"demand {self._named(self.color)} 3 P1"]
        elif self.kind == "challenge":
            clauses += ["turn P2", self._owed(hands[0])]
        return "; ".join(clauses)

    def _top(self) -> int:
        """Take the top card out of the deck: the one that is asked about, or any."""
        cards, chance = self.cards, self.chance
        if self.kind == "challenge":
            top = WILD_DRAW_FOUR
        elif self.kind == "triforce":
            top = WILD_TRIFORCE
        elif chance.random() < 0.1 * self.level:
            top = next(face for face in cards if face >= COLORED_FACES)
        else:
            top = next(face for face in cards if face < COLORED_FACES)
            self.color = top // RANKS
        cards.remove(top)
        return top

    def _hand_with_four(self) -> list[int]:
        """Take a hand with a Wild Draw Four: without what accuses it where it is to be fair."""
        chance, level = self.chance, self.level
        hand = [WILD_DRAW_FOUR] * (2 if level > 3 and chance.random() < 0.6 else 1)
        for face in hand:
            self.cards.remove(face)
        size = chance.randint(2, 4) if level < 3 else chance.randint(4, 6 + level)
        avoid = accusing(self.rules, self.color) if self.wanted else frozenset()
        return hand + self._take(size, avoid)

    def _challenge(self, beneath: int) -> tuple[int, list[list[int]]]:
        """Return how many discards, and the hands of who laid the card and of who is asked."""
        chance, level = self.chance, self.level
        against = accusing(self.rules, self.laid_on)
        if self.wanted:
            least = (10, 8, 6, 5, 4)[level - 1]
            held = self._take(least + (chance.randint(0, 1) if level < 4 else 0))
            asked = self._take(chance.randint(2, 8), against if level > 3 else frozenset())
            if level > 3:
                # Hardly one of the cards that would accuse has been seen.
                beneath = 40
                self.cards.sort(key=lambda face: face not in against)
            return beneath, [held, asked]
        held = self._take((1, 1, 1, 2, 3)[level - 1])
        if level < 4:
            return (4, 18, 36)[level - 1], [held, self._take(chance.randint(2, 8))]
        # Nearly all of the cards that would accuse have been seen.
        asked = self._take(chance.randint(4, 8))
        self.cards.sort(key=lambda face: face in against)
        return sum(face in against for face in self.cards) + chance.randint(-2, 3), [held, asked]

    def _take(self, count: int, avoid: frozenset[int] = frozenset()) -> list[int]:
        """Take cards from the end, but leave a dozen to draw."""
        taken: list[int] = []
        place = len(self.cards)
        while place > 0 and len(taken) < count and len(self.cards) > LEFT_TO_DRAW:
            place -= 1
            if self.cards[place] not in avoid:
                taken.append(self.cards.pop(place))
        return taken

    def _owed(self, hand: list[int]) -> str:
        """Return what is owed for the Wild Draw Four, with the verdict as the engine measures."""
        rules = self.rules
        bluff = bool({*hand} & accusing(rules, self.laid_on))
        stacks = "44" in rules.stack and rules.stack_challenge == "last" and self.level == 5
        verdict = "bluff" if bluff else "fair"
        return f"owed {8 if stacks else 4} P1 {self._named(self.laid_on)} {verdict}"

    def _text(self, faces: list[int]) -> str:
        return hand_text(faces, gold=self.rules.gold) or "-"

    def _named(self, color: int) -> str:
        return color_text(color, gold=self.rules.gold)
