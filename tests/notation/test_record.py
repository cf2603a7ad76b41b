"""Records: printed, read and played again they are the same, and what is wrong is named."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofs.rulesets import random_rules
from tests.notation.play import choose
from wildpile.errors import NotationError
from wildpile.game.match import Match
from wildpile.notation.record import Record, Recorder, RecordError
from wildpile.notation.record_json import from_json, parse_record, to_json
from wildpile.notation.record_text import print_record
from wildpile.notation.replay import check, replay
from wildpile.rules import Ruleset


def played(rules: Ruleset, players: int, seed: int, most: int = 60, rounds: int = 2) -> Record:
    """Play some rounds at random, leaving included, and write them down."""
    chance = random.Random(seed)
    dealer = None if seed % 2 else seed % players
    names = [f'P "{seat}" \\' for seat in range(players)]
    if seed % 3:
        key = chance.randbytes(32)
        match = Match.new(rules, players, key=key, dealer=dealer)
        recorder = Recorder(rules, names, generator="chacha8", seed=key.hex(), dealer=dealer)
    else:
        match = Match.new(rules, players, seed=seed, dealer=dealer)
        recorder = Recorder(rules, names, generator="xoshiro256++", seed=str(seed), dealer=dealer)
    for _ in range(rounds):
        recorder.deal(match.deal())
        for _ in range(most):
            if match.round.is_over:
                break
            seat, action = choose(match.round, chance)
            if action is None:
                recorder.act(seat, "leave", match.leave(seat))
            else:
                text = match.round.text(seat, action)
                recorder.act(seat, text, match.play(seat, action))
        if match.is_over or not match.round.is_over or int(match.state.present).bit_count() < 2:
            break
    return recorder.record(match.totals)


@given(st.integers(0, 2**32), st.integers(2, 6))
def test_a_record_is_read_as_it_was_printed_and_plays_as_it_was_played(
    seed: int, players: int
) -> None:
    record = played(random_rules(np.random.default_rng(seed), players), players, seed)
    text = print_record(record)
    assert parse_record(text) == record
    assert print_record(parse_record(text)) == text
    assert max(map(len, text.splitlines())) < 700
    data = to_json(record)
    assert from_json(data) == parse_record(data) == record
    assert check(record) is None


def example() -> str:
    return print_record(played(Ruleset.of("zelda", hand=3), 3, 12, rounds=1, most=400))


def test_headers_say_who_played_and_by_which_rules() -> None:
    lines = example().splitlines()
    assert lines[:4] == [
        '[Wildpile "1"]',
        '[Edition "zelda"]',
        f'[Rules "{lines[2][8:-2]}"]',
        '[Switches "hand=3"]',
    ]
    assert lines[6] == '[P1 "P \\"0\\" \\\\"]'


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('[Wildpile "1"]', '[Wildpile "2"]', "bad_header"),
        ('[Edition "zelda"]', '[Edition "frog"]', "bad_header"),
        ("hand=3", "hand=4", "bad_header"),
        ('[Players "3"]', '[Players "1"]', "bad_header"),
        ("xoshiro256++", "dice", "bad_header"),
        ("Round 1", "Round 2", "bad_round"),
        ("Round 1 dealer P1", "Round 1 dealer P4", "bad_line"),
        (" P2[", " P4[", "bad_round"),
        ("P1:open", "P1:opens", "bad_line"),
        ("P1:open", "P1-open", "bad_action"),
        ("\n= ", "\n== ", "bad_end"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, code: str) -> None:
    text = example()
    assert old in text
    with pytest.raises(RecordError) as caught:
        parse_record(text.replace(old, new, 1))
    assert caught.value.code == f"record/{code}"
    place = text[: text.index(old) + len(old.lstrip("\n")) - 1].count("\n") + 1
    # Rules and Switches, in two lines, say the same: it is the first that is named.
    assert caught.value.message.startswith(f"line {3 if old == 'hand=3' else place}: ")


def test_the_example_in_the_docs_is_a_record() -> None:
    page = Path(__file__).parents[2].joinpath("docs/records.md").read_text(encoding="utf-8")
    record = parse_record(page.split("```")[1].lstrip())
    assert record.rules == Ruleset.of("classic108", hand=3)
    assert parse_record(print_record(record)) == record


def test_what_came_before_a_bad_line_is_kept() -> None:
    text = example()
    whole = parse_record(text)
    bad = text.replace("\n= ", " P1:frog\n= ", 1)
    with pytest.raises(RecordError) as caught:
        parse_record(bad)
    kept = caught.value.record
    assert kept is not None
    assert kept.rounds[0].steps == whole.rounds[0].steps


def test_what_came_before_a_bad_step_is_kept_in_json_too() -> None:
    whole = parse_record(example())
    data = json.loads(to_json(whole))
    assert {*data["rounds"][0]["steps"][0]} == {"seat", "action", "chance"}
    data["rounds"][0]["steps"][4]["seat"] = 12
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(data))
    assert caught.value.message.startswith("round 1: step 5: ")
    kept = caught.value.record
    assert kept is not None
    assert kept.rounds[0].steps == whole.rounds[0].steps[:4]
    assert not kept.rounds[0].is_over


def test_a_replay_stops_at_the_first_action_that_the_rules_refuse() -> None:
    record = parse_record(example())
    steps = record.rounds[0].steps
    at = next(place for place, step in enumerate(steps) if place > 2 and step.action == "draw")
    text = print_record(record).replace(str(steps[at]), f"P{steps[at].seat + 1}:challenge", 1)
    moments = replay(parse_record(text))
    kept = [next(moments).step for _ in range(at)]
    assert kept == list(steps[:at])
    with pytest.raises(RecordError) as caught:
        next(moments)
    assert caught.value.code == "record/illegal"
    assert "challenge" in caught.value.message
    place = text[: text.index(":challenge")].count("\n") + 1
    assert caught.value.message.startswith(f"line {place}: round 1, action {at + 1}, ")


def test_a_replay_notices_a_card_that_chance_did_not_give() -> None:
    text = example()
    record = parse_record(text)
    drawn = next(step for step in record.rounds[0].steps if step.action == "draw")
    other = "R1" if "R1" not in drawn.chance else "R2"
    swapped = str(drawn).partition("(")[0] + f"(P{drawn.seat + 1}:{other})"
    error = check(parse_record(text.replace(str(drawn), swapped, 1)))
    assert error is not None
    assert error.code == "record/differs"


def test_a_replay_by_other_rules_of_another_version_is_refused() -> None:
    error = check(parse_record(example().replace('[RulesVersion "1"]', '[RulesVersion "7"]')))
    assert error is not None
    assert error.code == "record/version"


@given(st.text(max_size=200))
def test_no_text_brings_anything_but_our_own_error(text: str) -> None:
    for tried in (text, '[Wildpile "1"]\n' + text, example() + text, "{" + text):
        try:
            parse_record(tried)
        except NotationError:
            continue


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
        max_leaves=10,
    ),
    st.sampled_from(
        ["headers", "rounds", "wildpile", "0.steps", "0.hands", "0.points", "0.dealer"]
    ),
)
def test_no_json_brings_anything_but_our_own_error(value: object, where: str) -> None:
    data = json.loads(to_json(parse_record(example())))
    *outer, name = where.split(".")
    target = data["rounds"][0] if outer else data
    target[name] = value
    try:
        from_json(json.dumps(data))
    except NotationError:
        return
