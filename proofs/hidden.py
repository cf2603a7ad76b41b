"""The law of hidden information, over the kernel and over the bytes that are sent.

What a seat cannot see is changed: the cards in the others' hands (their numbers stay), the draw
pile, the generator, whether a Wild Draw Four lying there was a bluff. Everything that the seat is
told must stay equal, byte by byte: OBS, legal actions, why codes, the answers of the checked door,
its messages, the view, the update on the stream and the snapshot. The same for the watchers.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np

from proofs.processes import WORKERS, side_by_side
from proofs.rulesets import OFFICIAL, random_rules
from wildpile.cards import COLORED_FACES, FACES, RANKS, WILD_CUSTOM, WILD_SHUFFLE
from wildpile.errors import IllegalAction
from wildpile.game.actions import ALL_ACTIONS, Action
from wildpile.game.events import Event
from wildpile.game.match import Match
from wildpile.game.round import Round
from wildpile.game.view import view_of
from wildpile.kernel.layout import CHALLENGE, DRAW, DRAWN
from wildpile.rules import Ruleset
from wildpile.table.entry import Entry, Seat, Setup
from wildpile.table.history import Audience, Record, snapshot, to_bytes

HIDING = ("dealt", "drew", "shown")


@dataclass(slots=True)
class Found:
    """How much was checked."""

    positions: int = 0
    audiences: int = 0
    updates: int = 0
    worlds: int = 0
    kinds: Counter[str] = field(default_factory=Counter)  # positions by edition and by phase

    def add(self, other: Found) -> None:
        """Add what was checked elsewhere."""
        self.positions += other.positions
        self.audiences += other.audiences
        self.updates += other.updates
        self.worlds += other.worlds
        self.kinds += other.kinds


# --- changing what is hidden ----------------------------------------------------------------------


def hidden_hands(round_: Round, audience: Audience) -> list[int]:
    """Return the seats whose cards an audience cannot see: after a round all hands lie open."""
    if round_.is_over:
        return []
    return [seat for seat in range(round_.players) if seat != audience]


def set_hand(state: Any, seat: int, faces: list[int]) -> None:
    """Put these cards into a hand."""
    state.hands[seat] = np.bincount(faces, minlength=FACES)[:FACES] if faces else 0
    state.hand_mask[seat] = sum(1 << face for face in set(faces))
    state.hand_count[seat] = len(faces)


def redeal(
    round_: Round,
    seats: list[int],
    random: np.random.Generator,
    *,
    pile: bool,
    keep: dict[int, int],
) -> None:
    """Mix the cards of these hands, and of the draw pile if wanted; numbers stay.

    `keep` names for a seat the face that it does not give away.
    """
    state = round_.state
    kept = {seat: [keep[seat]] if seat in keep else [] for seat in seats}
    pool: list[int] = []
    for seat in seats:
        hand = round_.hand(seat)
        for face in kept[seat]:
            hand.remove(face)
        pool += hand
    if pile:
        pool += round_.draw_pile
    mixed = random.permutation(np.array(pool, np.int64)).tolist()
    for seat in seats:
        count = int(state.hand_count[seat]) - len(kept[seat])
        set_hand(state, seat, kept[seat] + mixed[:count])
        del mixed[:count]
    if pile:
        state.draw_pile[: len(mixed)] = mixed


def change_hidden(round_: Round, audience: Audience, random: np.random.Generator) -> Round:
    """Return a round that differs in everything that an audience cannot see."""
    changed = round_.copy()
    state = changed.state
    redeal(changed, hidden_hands(round_, audience), random, pile=True, keep={})
    state.rng[:] = random.integers(1, 1 << 63, 4, dtype=np.uint64)
    state.rng_block[:] = random.integers(1, 1 << 63, 8, dtype=np.uint64)
    state.rng_counter = random.integers(1 << 40)
    state.rng_used = random.integers(9)
    if not round_.is_over:
        state.bluff = 1 - int(state.bluff)
    if state.phase == DRAWN and state.turn != audience:
        state.drawn = state.hand_mask[state.turn]
    return changed


def change_events(
    events: tuple[Event, ...], audience: Audience, random: np.random.Generator
) -> tuple[Event, ...]:
    """Return the events with other faces wherever the audience may not know them."""
    changed = []
    for event in events:
        is_own = audience is not None and event.seat == audience
        if event.type in HIDING and not is_own and event.faces is not None:
            faces = tuple(int(face) for face in random.integers(0, 52, len(event.faces)))
            event = replace(event, faces=faces)
        changed.append(event)
    return tuple(changed)


# --- all that an audience is told -----------------------------------------------------------------


def told_by_kernel(round_: Round, audience: Audience) -> Iterator[tuple[str, object]]:
    """Give everything that the face for people answers to an audience, by name."""
    yield "OBS", round_.observe(audience).tobytes()
    yield "view", json.dumps(view_of(round_, audience), default=int)
    yield "situation", round_.situation()
    if audience is None:
        return
    yield "legal actions", round_.legal(audience)
    for face in sorted(set(round_.hand(audience))):
        yield f"why not face {face}", round_.why_not(audience, face)
    for action in ALL_ACTIONS:
        yield f"refusal of {action}", round_.refusal(audience, action)
    for face in (0, 53):
        try:
            round_.copy().play(audience, Action(61 if face else 0))
        except IllegalAction as error:
            yield "message", f"{error.code}: {error}"


def told_by_table(
    setup: Setup, events: tuple[Event, ...], match: Match, audience: Audience
) -> Iterator[tuple[str, object]]:
    """Give the bytes that a table sends to an audience after an entry."""
    entry = Entry(7, "move", 0, "draw", None, events, "", "normal", 0.0)
    record = Record(setup, entry, match)
    yield "update", record.update_bytes(audience)
    yield "snapshot", to_bytes(snapshot([record], audience, "fresh"))


def differences(
    one: Iterator[tuple[str, object]], other: Iterator[tuple[str, object]]
) -> list[tuple[str, object, object]]:
    """Return what is not equal in two tellings."""
    return [
        (name, value, again)
        for (name, value), (_, again) in zip(one, other, strict=True)
        if value != again
    ]


# --- the walk -------------------------------------------------------------------------------------


def setup_of(rules: Ruleset, players: int) -> Setup:
    """Return the setup of a match of so many seats."""
    names = tuple(Seat(f"Player {seat + 1}") for seat in range(players))
    return Setup("m", rules, names, bytes(32), created=0.0)


def choose_action(round_: Round, random: np.random.Generator) -> tuple[int, Action] | None:
    """Choose a seat and an action: mostly the seat to act, plays before draws, calls at times."""
    seat = round_.turn
    if random.integers(6) == 0:
        seat = int(random.integers(round_.players))
    legal = round_.legal(seat)
    if not legal:
        seat = round_.turn
        legal = round_.legal(seat)
    plays = [action for action in legal if action.is_play]
    if plays and random.integers(4):
        legal = plays
    if not legal:
        return None
    action = legal[int(random.integers(len(legal)))]
    call = action.is_play and round_.counts[seat] == 2 and bool(random.integers(2))
    return seat, Action(action.code, call, action.jump)


def two_worlds_agree(
    round_: Round, seat: int, action: Action, random: np.random.Generator, setup: Setup
) -> bool:
    """Do the same action in two worlds that differ in hands which a third seat cannot see.

    The third seat is told the same bytes. Left out is what the rules make public: hands at a
    round's end, all hands in Shuffle Hands, wilds laid away, the verdict's reasons to a
    challenger, hands that a 7 or a 0 moves, a drawn Wild Draw Four under `wd4=strict`, whose
    fitting depends on the hand, how many cards one draws to match, which does too, and a hand that
    mercy lays under the discards.
    """
    face = action.face
    rules = round_.rules
    if action.code == DRAW and rules.dtm != "off":
        return False
    if rules.seven0 and face is not None and face < COLORED_FACES and face % RANKS in (0, 7):
        return False
    wilds_away = face == WILD_CUSTOM and rules.wc_rule == "discard_wilds"
    if face == WILD_SHUFFLE or wilds_away or (rules.wd4 == "strict" and not action.is_play):
        return False
    others = [other for other in range(round_.players) if other != seat]
    viewer = others[int(random.integers(len(others)))]
    mixed = round_.copy()
    hidden = hidden_hands(round_, viewer)
    if action.code == CHALLENGE and viewer == seat:
        return False
    keep = {seat: face} if face is not None else {}
    if round_.phase == "drawn" and face is None and seat == round_.turn:
        hidden.remove(seat)
    redeal(mixed, hidden, random, pile=False, keep=keep)
    worlds = []
    for world in (round_.copy(), mixed):
        events = tuple(world.push(seat, action))
        if world.is_over or any(event.type == "eliminated" for event in events):
            return False
        match = Match(rules, world.state)
        worlds.append(
            [*told_by_kernel(world, viewer), *told_by_table(setup, events, match, viewer)]
        )
    differing = differences(iter(worlds[0]), iter(worlds[1]))
    assert not differing, f"P{viewer + 1} learns from {action} of P{seat + 1}: {differing[0]}"
    return True


def check_position(
    match: Match,
    events: tuple[Event, ...],
    setup: Setup,
    random: np.random.Generator,
    found: Found,
) -> None:
    """Change what is hidden from a seat, and from watchers, and compare all that each is told."""
    round_ = match.round
    seat = int(random.integers(round_.players))
    for audience in (seat, None):
        changed = change_hidden(round_, audience, random)
        other = Match(match.rules, changed.state)
        other_events = change_events(events, audience, random)
        differing = differences(
            told_by_kernel(round_, audience), told_by_kernel(changed, audience)
        ) + differences(
            told_by_table(setup, events, match, audience),
            told_by_table(setup, other_events, other, audience),
        )
        who = "watchers" if audience is None else f"P{audience + 1}"
        assert not differing, f"{who} could tell: {differing[0]} (in {round_!r})"
        found.audiences += 1
        found.updates += 1
    found.positions += 1
    found.kinds.update((match.rules.edition, round_.phase, f"{round_.players} players"))


def walk(rules: Ruleset, players: int, seed: int, most: int, found: Found) -> None:
    """Play a match at random and check up to `most` of its positions."""
    random = np.random.default_rng(seed)
    match = Match.new(rules, players, key=random.bytes(32))
    setup = setup_of(rules, players)
    events = tuple(match.deal())
    for _ in range(most):
        check_position(match, events, setup, random, found)
        round_ = match.round
        if match.is_over or sum(not round_.has_left(seat) for seat in range(players)) < 2:
            return
        if round_.is_over:
            events = tuple(match.deal())
            continue
        if players > 2 and random.integers(150) == 0:
            leaver = int(random.integers(players))
            if not round_.has_left(leaver):
                events = tuple(match.leave(leaver))
                continue
        chosen = choose_action(round_, random)
        assert chosen is not None, f"nothing to do in {round_!r}"
        found.worlds += two_worlds_agree(round_, *chosen, random, setup)
        events = tuple(match.play(*chosen))


def kind_of_match(place: int, seed: int) -> tuple[Ruleset, int]:
    """Return rules and players of match number `place`.

    27 matches go through the editions with 2 to 10 players, half of them by random rules; the next
    27 exchange the halves.
    """
    players = 2 + place % 9
    if place % 2:
        return OFFICIAL[(place + place // 9) % 3], players
    return random_rules(np.random.default_rng((seed, place)), players), players


def law_share(place: int, seed: int, each: int) -> Found:
    """Check up to `each` positions of match number `place`."""
    found = Found()
    rules, players = kind_of_match(place, seed)
    try:
        walk(rules, players, seed + place, each, found)
    except Exception as error:
        raise AssertionError(
            f"seed {seed}, match {place}, {rules.edition} ({rules.text}): {error!r}"
        ) from error
    return found


def law(positions: int, seed: int, each: int = 60, workers: int = WORKERS) -> Found:
    """Check the law in so many positions at least, by official and random rules, 2 to 10 players.

    A match may end before it has given `each` positions; then further ones follow.
    """
    found, place = Found(), 0
    while found.positions < positions:
        more = -(-(positions - found.positions) // each)
        work = partial(law_share, seed=seed, each=each)
        for share in side_by_side(work, range(place, place + more), workers):
            found.add(share)
        place += more
    return found
