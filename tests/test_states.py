"""The made-up tables of web/mock/states.json could be real: nothing in one contradicts the rest."""

import json
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from wildpile.cards import deck, parse_color, parse_face, points
from wildpile.game.actions import parse_action
from wildpile.game.events import Event
from wildpile.rules import Ruleset
from wildpile.rulescode import rules_code

DATA = json.loads((Path(__file__).parents[1] / "web/mock/states.json").read_text(encoding="utf-8"))
STATES = {
    name: {**DATA["base"], "recent": DATA["recent"], **change}
    for name, change in DATA["states"].items()
}
every_state = pytest.mark.parametrize("state", STATES.values(), ids=STATES)


def rules_of(state: dict[str, Any]) -> Ruleset:
    return Ruleset.of(state["edition"], **state["rules"]["switches"])


def played(state: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for event in state["recent"] if event["type"] == "played"]


@every_state
def test_the_rules_code_means_the_switches_beside_it(state: dict[str, Any]):
    rules, shown = rules_of(state), state["rules"]
    assert shown["code"] == rules_code(rules)
    assert (shown["differs"], shown["official"]) == (rules.differs(), not rules.differs())
    assert shown["scoring"] == rules.scoring
    assert shown["target"] == (None if rules.scoring == "single" else rules.target)


@every_state
def test_hands_are_sorted_as_the_server_sorts_them(state: dict[str, Any]):
    gold = rules_of(state).gold
    hands = [hand["hand"] for hand in (state["result"] or {"hands": []})["hands"]]
    for hand in [*hands, state["hand"], *([state["shown"]["hand"]] if state["shown"] else [])]:
        assert hand == sorted(hand, key=lambda face: parse_face(face, gold=gold))


@every_state
def test_every_card_and_colour_is_of_the_edition_and_there_as_often(state: dict[str, Any]):
    rules = rules_of(state)
    result, shown = state["result"], state["shown"]
    hands = [hand["hand"] for hand in result["hands"]] if result else [state["hand"]]
    seen = [*chain(*hands), *(shown["hand"] if shown else []), state["top"], *state["under"]]
    others = [seat["last"] for seat in state["seats"] if seat["last"]] + state["drawn"]
    for event in state["recent"]:
        Event.from_json(event)
        others += [event["face"]] if "face" in event else event.get("faces", [])
    copies = deck(state["edition"])
    for face, count in Counter(seen).items():
        assert count <= copies[parse_face(face, gold=rules.gold)], face
    for face in others:
        assert copies[parse_face(face, gold=rules.gold)], face
    colors = [state["color"], state["accused_color"], (state["demand"] or {}).get("color")]
    for color in filter(None, [*colors, *(event.get("color") for event in state["recent"])]):
        parse_color(color, gold=rules.gold)
    for action in state["legal"]:
        parse_action(action, rules, state["seat"], len(state["seats"]))


@every_state
def test_the_log_the_piles_and_the_seats_agree(state: dict[str, Any]):
    seats = {seat["seat"]: seat for seat in state["seats"]}
    for seat, face in {event["seat"]: event["face"] for event in played(state)}.items():
        assert seats[seat]["last"] == face
    newest_first = [event["face"] for event in reversed(played(state))]
    for face, pile in zip(newest_first, [state["top"], *state["under"]], strict=False):
        assert face == pile
    turns = [event["seat"] for event in state["recent"] if event["type"] == "turn"]
    assert state["turn"] in (None, turns[-1])
    assert len(state["hand"]) == seats[state["seat"]]["cards"]
    held = sum(seat["cards"] for seat in seats.values())
    assert held + state["draw_pile"] + state["discard_pile"] == sum(deck(state["edition"]))


@pytest.mark.parametrize(
    "state", [pytest.param(one, id=name) for name, one in STATES.items() if one["result"]]
)
def test_the_points_of_a_result_add_up(state: dict[str, Any]):
    result, rules = state["result"], rules_of(state)
    hands, winner = result["hands"], result["winner"]
    side = {winner, (winner + 2) % 4} if rules.teams else {winner}
    for hand, seat in zip(hands, state["seats"], strict=True):
        assert hand["points"] == [points(parse_face(face)) for face in hand["hand"]]
        assert hand["sum"] == sum(hand["points"])
        assert (len(hand["hand"]), hand["total"]) == (seat["cards"], seat["points"])
        assert hand["total"] >= hand["gained"]
    assert state["hand"] == hands[state["seat"]]["hand"]
    others = sum(hand["sum"] for hand in hands if hand["seat"] not in side)
    own = sum(hand["sum"] for hand in hands if hand["seat"] in side)
    assert result["points"] == others - own * result["blocked"]
    for hand in hands:
        if rules.scoring in ("lowest", "elimination"):
            assert hand["gained"] == hand["sum"]
        else:
            assert hand["gained"] == (result["points"] if hand["seat"] in side else 0)
    if rules.scoring == "winner":
        assert result["match_over"] is (max(hand["total"] for hand in hands) >= rules.target)
    told = [event["points"] for event in state["recent"] if event["type"] == "round_over"]
    assert told == [result["points"]]
