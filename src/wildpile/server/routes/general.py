"""Routes that belong to no match: players, editions, rules, health."""

from __future__ import annotations

from typing import Literal, cast

from fastapi import APIRouter, Request, Response

from wildpile import __version__
from wildpile.cards import EDITION_NAMES, EDITIONS, deck
from wildpile.choices import SWITCHES
from wildpile.errors import RulesError
from wildpile.kernel.jit import is_compiled
from wildpile.kernel.layout import SEATS
from wildpile.rules import PRESETS, Ruleset, from_mapping
from wildpile.rulescode import rules_code
from wildpile.server.answers import (
    EditionInfo,
    Health,
    PresetInfo,
    RulesCheck,
    RulesOffer,
    SwitchInfo,
    Token,
)
from wildpile.server.answers import problems as described
from wildpile.server.bodies import Edition, RulesChoice
from wildpile.server.context import Here
from wildpile.switches import Number, Switch

router = APIRouter(prefix="/api")

MOST_LISTED = 20


@router.post("/players", responses=described(403, 429))
async def new_player(context: Here, request: Request, response: Response) -> Token:
    """Make a player: a token for programs, also set as the cookie."""
    await context.rates.count("players", request)
    return Token(token=await context.people.new(request, response))


@router.get("/editions", responses=described())
async def editions() -> list[EditionInfo]:
    """List the editions that can be played."""
    return [
        EditionInfo(
            edition=cast(Edition, edition),
            name=EDITION_NAMES[edition],
            cards=sum(deck(edition)),
            players=[2, SEATS],
        )
        for edition in EDITIONS
    ]


@router.get("/rules/{edition}", responses=described(422))
async def rules_offer(edition: Edition) -> RulesOffer:
    """List every switch of an edition with its values in words, and the presets."""
    default = Ruleset.default(edition)
    return RulesOffer(
        edition=edition,
        switches=[
            _switch(switch, getattr(default, switch.key))
            for switch in SWITCHES.values()
            if edition in switch.only
        ],
        presets=[
            PresetInfo(
                name=name, rules=dict(rules), differs=Ruleset.preset(name, edition).differs()
            )
            for name, rules in PRESETS.items()
        ],
    )


@router.post("/rules", responses=described(400, 403, 422))
async def check_rules(body: RulesChoice) -> RulesCheck:
    """Say what rules come to, and everything that is wrong with them; begins nothing."""
    try:
        rules = from_mapping(body.edition, body.rules, body.players)
    except RulesError as error:
        problems, kinds = list(error.problems), list(error.kinds)
        return RulesCheck(code=None, text=None, differs=[], problems=problems, kinds=kinds)
    return RulesCheck(
        code=rules_code(rules), text=rules.text, differs=rules.differs(), problems=[], kinds=[]
    )


def _switch(switch: Switch, default: str | int) -> SwitchInfo:
    """Describe a switch; where there are many values, `words` has one sentence with `{n}`."""
    values = switch.choices
    number = switch if isinstance(switch, Number) else None
    bounds = number if len(values) > MOST_LISTED else None
    said = ("{n}", default) if bounds else values
    return SwitchInfo(
        key=switch.key,
        group=switch.group,
        default=default,
        values=None if bounds else list(values),
        low=bounds.low if bounds else None,
        high=bounds.high if bounds else None,
        off=number.off if number else None,
        needs=switch.needs or None,
        says=switch.says,
        words={str(value): switch.say(value) for value in said},
    )


@router.get("/health", responses=described())
async def health() -> Health:
    """Say that the server is up, and how fast its rules run."""
    kernel: Literal["compiled", "interpreted"] = "compiled" if is_compiled() else "interpreted"
    return Health(status="ok", version=__version__, kernel=kernel)
