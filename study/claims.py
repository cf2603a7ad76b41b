"""The published figures themselves. Source of each: the list in the study's page."""

from __future__ import annotations

from collections.abc import Iterator

from study.figures import Figure
from study.published import (
    Claim,
    chain,
    commonest,
    edge,
    lead,
    percentile,
    place,
    seat,
    share_of,
    shortest,
    turns,
)
from study.watching import Seen

LIMIT_TURNS, LIMIT_SHARE = 0.06, 0.0006  # twice limit.c's standard errors
POLICY = (
    "they name neither the players' way of play nor what counts as a turn; chains of Draw Two "
    "agree; with Wild Draw Four laid freely and on Draw Two too (wd4=free stack=22,44,42,24) we "
    "find chains of 2 in 46 ±6 and 58 ±6 % of 250 rounds for two and four players: the rest is open"
)
PFANN = "his Skip does nothing, and the turns that a Reverse or draw card gives are not counted"
RLCARD_RULES = (
    "there a drawn card of the same number but another colour cannot be played, a +4 comes last of "
    "all and makes nobody draw when it was just drawn"
)


def claims() -> list[Claim]:
    """Return every published figure that can be set beside one of ours."""
    return [*_limit(), *_pfann(), *_rlcard(), *_others(), *_everygamemade(), *_bots()]


def _limit() -> Iterator[Claim]:
    source = "limit.c, opening number"
    for players, first, length in ((2, 0.5117, 47.54), (3, 0.3505, 47.28), (4, 0.2708, 50.96)):
        task = f"B{players}"
        says = f"{players} players: "
        theirs = Figure(first, LIMIT_SHARE)
        yield Claim(source, says + "first wins", theirs, task, place(1))
        theirs = Figure(length, LIMIT_TURNS)
        yield Claim(source, says + "turns", theirs, task, turns, percent=False)
    source = "limit.c, anything legal"
    why = (
        "limit.c cuts rounds off after 5,000 turns, we after 20,000 actions; and one interval in "
        "twenty misses by chance"
    )
    for players, length in ((2, 823), (4, 606), (10, 558)):
        theirs = Figure(float(length), 0.5)
        says = f"{players} players: turns"
        task = f"C{players}"
        yield Claim(source, says, theirs, task, turns, percent=False, digits=1, why=why)
    yield Claim(source, "4 players: first wins", Figure(0.25, LIMIT_SHARE), "C4", place(1))


def _pfann() -> Iterator[Claim]:
    source = "Pfann 2021"
    theirs = share_of(0.52, 30_000, 2)
    yield Claim(source, "first wins", theirs, "E2", place(1), why=PFANN)
    for says, value, half, measure in (
        ("turns, mean", 41, 0.5, turns),
        ("turns, commonest", 13, 0.5, commonest),
        ("turns, fewest", 3, 0.0, shortest),
    ):
        theirs = Figure(float(value), half)
        yield Claim(source, says, theirs, "E2", measure, percent=False, digits=1, why=PFANN)


def _rlcard() -> Iterator[Claim]:
    theirs = share_of(0.5096, 10_000)
    yield Claim("SMART-UNO 2023", "2 players: first wins", theirs, "D2", place(1))
    source = "RLCard 1.2.0"
    theirs = share_of(0.5040, 100_000)
    yield Claim(source, "2 players: first wins", theirs, "D2", place(1), why=RLCARD_RULES)
    for says, value, half, measure in (
        ("2 players: steps, mean", 46.5, 0.3, turns),
        ("2 players: steps, median", 37, 0.5, percentile(50)),
        ("2 players: steps, 95 %", 113, 1.0, percentile(95)),
        ("2 players: steps, commonest", 13, 0.5, commonest),
    ):
        theirs = Figure(float(value), half)
        yield Claim(source, says, theirs, "D2", measure, percent=False, digits=1, why=RLCARD_RULES)
    for number, value in enumerate((0.2612, 0.2530, 0.2440, 0.2417), 1):
        theirs = share_of(value, 100_000)
        says = f"4 players: place {number} wins"
        yield Claim(source, says, theirs, "D4", place(number), why=RLCARD_RULES)
    theirs = Figure(49.4, 0.3)
    says = "4 players: steps, mean"
    yield Claim(source, says, theirs, "D4", turns, percent=False, digits=1, why=RLCARD_RULES)


def _others() -> Iterator[Claim]:
    theirs = Figure(0.10, 0.027)  # of 30,000 games; “about”
    yield Claim("Corrigan", "first wins more often by", theirs, "F4", lead(4), digits=1)
    theirs = Figure(0.02, 0.005)
    yield Claim("abelborges", "first wins over a quarter", theirs, "E4", edge(place(1), 4))
    theirs = Figure(0.66, 0.005)
    why = "his bots choose their cards, so their hands differ"
    yield Claim(
        "thewilltotick 2020",
        "turns with a card to play",
        theirs,
        "M2",
        Seen.able_share,
        digits=1,
        why=why,
    )
    why = "“less than 5 %” is all that is said; ours counts, and hits whoever is near the end"
    theirs = Figure(0.025, 0.025)
    source = "boardgames.stackexchange"
    yield Claim(
        source,
        "3 players: card counter over random",
        theirs,
        "J3",
        edge(seat(1), 3),
        digits=1,
        why=why,
    )
    yield Claim(
        source, "the same over own colour", theirs, "L3", edge(seat(1), 3), digits=1, why=why
    )


def _everygamemade() -> Iterator[Claim]:
    source = "everygamemade"
    for players, lengths in ((2, (51.1, 47.9, 56.6)), (4, (55.1, 53.0, 52.3))):
        for letter, rules, length in zip(
            "AGH", ("no stacking", "stack +2", "stack +2, +4"), lengths, strict=True
        ):
            says = f"{players} players, {rules}: turns"
            theirs = Figure(length, 0.25)
            task = f"{letter}{players}"
            yield Claim(source, says, theirs, task, turns, percent=False, digits=1, why=POLICY)
    chains = (
        ("N2", 0.331, 0.101),
        ("N4", 0.447, 0.145),
        ("O2", 0.530, 0.211),
        ("O4", 0.709, 0.339),
    )
    for task, two, three in chains:
        rules = "stack +2" if task[0] == "N" else "stack +2, +4"
        for length, value in ((2, two), (3, three)):
            says = f"{task[1]} players, {rules}: chain of {length}"
            theirs = Figure(value, 0.003)
            yield Claim(
                source,
                says,
                theirs,
                task,
                chain(length),
                digits=1,
                why=POLICY,
            )


def _bots() -> Iterator[Claim]:
    source = "skill.c, wilds last and own colour"
    why = "normal also plays action cards first"
    yield Claim(source, "2 players, v random", Figure(0.606, 0.002), "I2", seat(1), why=why)
    yield Claim(source, "4 players, v 3 random", Figure(0.319, 0.002), "I4", seat(1), why=why)
    source = "skill.c, one-line heuristic"
    why = "hard weighs more than that one line"
    yield Claim(source, "2 players, v random", Figure(0.612, 0.002), "J2", seat(1), why=why)
    yield Claim(source, "4 players, v 3 random", Figure(0.330, 0.002), "J4", seat(1), why=why)
    why = RLCARD_RULES
    theirs = share_of(0.5770, 40_000)
    yield Claim("ten-line bot in RLCard", "2 players, v random", theirs, "K2", seat(1), why=why)
    why = "another heuristic, in a game of his own"
    theirs = Figure(0.31, 0.005)
    yield Claim("kyler-harrison", "random v a fixed heuristic", theirs, "I2", seat(2), why=why)
    source = "draw4, Smith 2023"
    why = "each of their strategies changes one preference; normal changes several at once"
    for players in (2, 3):
        says = f"{players} players: best strategy over random"
        theirs = Figure(0.01, 0.01)
        task = f"I{players}"
        yield Claim(source, says, theirs, task, edge(seat(1), players), digits=1, why=why)
    why = "his tactics change one habit; normal changes several"
    theirs = Figure(0.0007, 0.008)
    says = "5 players: commonest colour over random"
    yield Claim("flazz 2010", says, theirs, "I5", edge(seat(1), 5), why=why)
    theirs = Figure(-0.0076, 0.008)
    says = "5 players: draw cards at once over random"
    yield Claim("flazz 2010", says, theirs, "I5", edge(seat(1), 5), why=why)
