"""Every switch of the rules, declared once: a field of `Choices`.

`Ruleset` inherits the fields; rules codes, requests, the start page, `simulate` and the kernel's
record have them from here. A switch's key, the name of its field, stands in scenarios, records and
requests. Source: docs/rules.md, "Switches".
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from itertools import groupby

from wildpile.switches import Switch, choice, flag, kinds, number

# For people who look through them: what belongs together, the most wanted first.
DRAW_CARDS = "Draw cards"
DRAWING = "Drawing"
JUMPING_IN = "Jumping in"
HANDS = "Hands"
WILDS = "Wilds"
UNO = "UNO"
GOING_OUT = "Going out and points"
DEAL = "The deal"


ZELDA, CLASSIC112 = ("zelda",), ("classic112",)


@dataclass(frozen=True, slots=True)
class Choices:
    """Every switch. `Ruleset` adds the edition, and what is checked of them together."""

    # Draw cards
    stack: str = kinds(
        DRAW_CARDS,
        "draw cards that may answer draw cards",
        {
            "none": "draw cards may not be stacked",
            "": "draw cards may be stacked:",
            "22": "Draw Two on Draw Two",
            "44": "Wild Draw Four on Wild Draw Four",
            "42": "Wild Draw Four on Draw Two",
            "24": "Draw Two of the colour named on Wild Draw Four",
        },
    )
    stack_challenge: str = choice(
        "last",
        DRAW_CARDS,
        "challenging a stacked Wild Draw Four",
        {
            "last": "a stacked Wild Draw Four can be challenged, for the whole sum",
            "none": "a stacked Wild Draw Four cannot be challenged",
        },
        needs="stack",
    )
    skip_bounce: int = flag(
        0,
        DRAW_CARDS,
        "a Skip passes a Draw Two on",
        "Skip does not answer Draw Two",
        "a Skip of the same colour passes a Draw Two on",
    )
    reverse_bounce: int = flag(
        0,
        DRAW_CARDS,
        "a Reverse sends a Draw Two back",
        "Reverse does not answer Draw Two",
        "a Reverse of the same colour sends a Draw Two back",
    )
    last_draw: int = flag(
        1,
        DRAW_CARDS,
        "going out on a draw card makes the next player draw",
        "after a draw card as the last one nobody draws",
        "after a draw card as the last one the next player still draws",
    )
    # Drawing
    dtm: str = choice(
        "off",
        DRAWING,
        "draw until a card fits",
        {
            "off": "with nothing to play one draws one card",
            "may": "with nothing to play one may draw until a card fits",
            "must": "with nothing to play one must draw until a card fits",
        },
    )
    dtm_on_choice: int = flag(
        0,
        DRAWING,
        "drawing on although a card in hand fits",
        "drawing by choice is one card",
        "drawing by choice goes on until a card fits, too",
        needs="dtm",
    )
    force: str = choice(
        "off",
        DRAWING,
        "playing when able is a duty",
        {
            "off": "nobody must play",
            "drawn": "a drawn card that fits must be played",
            "always": "whoever can play must",
        },
    )
    draw_pass: int = flag(
        0,
        DRAWING,
        "a drawn card may not be played in the same turn",
        "a drawn card that fits may be played at once",
        "a drawn card may not be played in the same turn",
    )
    # Jumping in
    jump: int = flag(
        0,
        JUMPING_IN,
        "the twin of the top card may be played out of turn",
        "nobody plays out of turn",
        "whoever holds the same card as the top one may play it out of turn",
    )
    jump_w4: int = flag(
        1,
        JUMPING_IN,
        "Wild Draw Four may be jumped in",
        "no wild may be jumped in",
        "Wild Draw Four may be jumped in",
        needs="jump",
    )
    jump_on_penalty: str = choice(
        "allow",
        JUMPING_IN,
        "jumping in on a penalty",
        {
            "allow": "one may jump in on a penalty",
            "forbid": "nobody jumps in on a penalty",
        },
        needs="jump",
    )
    # Hands
    seven0: int = flag(
        0,
        HANDS,
        "a 7 swaps hands, a 0 passes them on",
        "7 and 0 are plain numbers",
        "a 7 swaps hands with a player, a 0 passes all hands on",
    )
    seven_optional: int = flag(
        0,
        HANDS,
        "the swap of a 7 may be declined",
        "the swap of a 7 is compulsory",
        "the swap of a 7 may be declined",
        needs="seven0",
    )
    zero_again: int = flag(
        0,
        HANDS,
        "whoever plays a 0 plays again",
        "a 0 ends the turn",
        "whoever plays a 0 plays again",
        needs="seven0",
    )
    mercy: int = number(
        0,
        HANDS,
        "hand size that eliminates",
        (8, 99),
        {
            "0": "no hand is too large",
            "": "whoever holds {n} cards is out of the round",
        },
        off="off",
    )
    uno_swap: str = choice(
        "actor",
        HANDS,
        "who owes a call after hands are swapped or dealt",
        {
            "actor": "after a swap or new deal only who played the card owes a call",
            "holders": "after a swap or new deal everybody who got a single card owes a call",
            "none": "after a swap or new deal nobody owes a call",
        },
    )
    # Wilds
    wd4: str = choice(
        "bluff",
        WILDS,
        "whether Wild Draw Four may be a bluff",
        {
            "bluff": "Wild Draw Four may be laid as a bluff, and be challenged",
            "strict": "Wild Draw Four is refused where it would be a bluff, so nobody can "
            "challenge it",
            "free": "Wild Draw Four may always be laid, and nobody can challenge it",
        },
    )
    wd4_match: str = choice(
        "colour",
        WILDS,
        "which cards in hand make a Wild Draw Four a bluff",
        {
            "colour": "a card of the colour in force makes Wild Draw Four a bluff",
            "colour_wild": "a card of the colour in force, or another wild, makes Wild Draw Four "
            "a bluff",
            "colour_allwild": "a card of the colour in force, or any further wild, a second Wild "
            "Draw Four included, makes Wild Draw Four a bluff",
        },
    )
    tri_answer: str = choice(
        "369",
        WILDS,
        "what answers a Wild Triforce",
        {
            "369": "only a 3, 6 or 9 of the colour answers a Wild Triforce",
            "wt": "a Wild Triforce answers a Wild Triforce, and asks the next player",
            "anywild": "a Wild or Wild Triforce answers a Wild Triforce",
        },
        only=ZELDA,
    )
    tri_after: str = choice(
        "end_turn",
        WILDS,
        "after drawing three",
        {
            "end_turn": "drawing three for a Wild Triforce ends the turn",
            "play_drawn": "after drawing three for a Wild Triforce a drawn card may be played",
            "free_turn": "after drawing three for a Wild Triforce an ordinary turn follows",
        },
        only=ZELDA,
    )
    tri_chain_add: int = choice(
        0,
        WILDS,
        "what each Wild Triforce on another adds to the price",
        {
            "0": "each Wild Triforce asks for three cards",
            "3": "each Wild Triforce laid on another adds three cards to the price",
        },
        only=ZELDA,
    )
    tri_last: str = choice(
        "none",
        WILDS,
        "Wild Triforce as the last card",
        {
            "none": "a Wild Triforce as the last card asks nobody",
            "draw_if_unable": "after a Wild Triforce as the last card the next player draws what "
            "it asks for, unless able to answer",
        },
        only=ZELDA,
    )
    ws_last: str = choice(
        "redeal",
        WILDS,
        "Wild Shuffle Hands as the last card",
        {
            "redeal": "Wild Shuffle Hands as the last card deals to all again and does not win",
            "win": "Wild Shuffle Hands as the last card wins",
        },
        only=CLASSIC112,
    )
    ws_colour: str = choice(
        "with_play",
        WILDS,
        "when Shuffle Hands names a colour",
        {
            "with_play": "Wild Shuffle Hands names its colour before the deal",
            "after_deal": "Wild Shuffle Hands names its colour after the deal",
        },
        only=CLASSIC112,
    )
    wc_rule: str = choice(
        "plain",
        WILDS,
        "what is written on Wild Customizable",
        {
            "plain": "Wild Customizable is a plain Wild",
            "others_draw_2": "Wild Customizable makes all others draw two",
            "play_again": "whoever plays Wild Customizable plays again",
            "discard_wilds": "Wild Customizable lays away all its player's other wilds",
        },
        only=CLASSIC112,
    )
    # UNO
    uno_required: int = flag(
        1,
        UNO,
        "whether a player with one card must call",
        "nobody need call with one card left",
        "whoever has one card left must call",
    )
    uno_penalty: int = number(
        2,
        UNO,
        "cards for being caught without a call",
        (0, 6),
        {
            "": "whoever is caught without the call draws {n}",
            "0": "being caught without the call costs nothing",
        },
    )
    false_uno_penalty: int = number(
        0,
        UNO,
        "cards for a call out of place",
        (0, 4),
        {
            "": "a call out of place costs {n}",
            "0": "a call out of place costs nothing",
        },
    )
    false_catch_penalty: int = number(
        0,
        UNO,
        "cards for a catch out of place",
        (0, 4),
        {
            "": "a wrong catch costs {n}",
            "0": "a wrong catch is refused",
        },
    )
    # Going out and points
    finish: str = choice(
        "any",
        GOING_OUT,
        "cards allowed as the last",
        {
            "any": "any card may be the last",
            "number": "only a number may be the last card",
            "no_wild": "no wild may be the last card",
            "no_draw": "neither Draw Two nor Wild Draw Four may be the last card",
        },
    )
    blocked: str = choice(
        "lowest",
        GOING_OUT,
        "who scores when nobody can move",
        {
            "lowest": "when nobody can move the lowest hand wins the difference",
            "void": "when nobody can move the round counts nothing",
        },
    )
    scoring: str = choice(
        "winner",
        GOING_OUT,
        "how rounds become a match",
        {
            "winner": "the winner of a round scores the cards of the others",
            "lowest": "everybody adds up the cards left in the own hand, and the lowest total wins",
            "elimination": "everybody adds up the cards left in the own hand, and whoever "
            "reaches the target is out",
            "single": "one round decides",
        },
    )
    target: int = number(
        500,
        GOING_OUT,
        "points that end a match",
        (1, 10_000),
        {
            "": "{n} points end the match",
        },
    )
    teams: int = flag(
        0,
        GOING_OUT,
        "partners sit opposite",
        "everybody plays alone",
        "partners sit opposite and score together",
    )
    # The deal
    hand: int = number(
        7,
        DEAL,
        "cards dealt to each player",
        (1, 15),
        {
            "": "a hand of {n} is dealt to each player",
        },
    )
    decks: int = number(
        1,
        DEAL,
        "decks shuffled together",
        (1, 2),
        {
            "1": "one deck",
            "2": "two decks are shuffled together",
        },
    )
    two_rev: str = choice(
        "skip",
        DEAL,
        "what Reverse does with two players",
        {
            "skip": "with two players Reverse acts as Skip",
            "none": "with two players Reverse takes no turn away",
        },
    )
    opening: str = choice(
        "apply",
        DEAL,
        "an action card as opening card acts, or another is turned",
        {
            "apply": "an action card or wild as opening card acts",
            "redraw": "opening cards that are no number are passed over",
        },
    )
    opening_reverse: str = choice(
        "dealer",
        DEAL,
        "who starts after an opening Reverse",
        {
            "dealer": "after an opening Reverse the dealer begins",
            "right": "after an opening Reverse the player on the dealer's right begins",
        },
    )
    opening_ignored: str = choice(
        "bury",
        DEAL,
        "where passed-over opening cards go",
        {
            "bury": "opening cards that are passed over stay under the one that counts",
            "shuffle_back": "opening cards that are passed over go back into the draw pile",
        },
    )


def _switches() -> dict[str, Switch]:
    return {each.name: replace(each.metadata["switch"], key=each.name) for each in fields(Choices)}


SWITCHES: dict[str, Switch] = _switches()
GROUPS: dict[str, tuple[str, ...]] = {
    group: tuple(switch.key for switch in switches)
    for group, switches in groupby(SWITCHES.values(), key=lambda switch: switch.group)
}
