"""What each value of each switch means, in words: `words("stack", "22,44")`."""

from __future__ import annotations

from wildpile.switches import SWITCHES

# By switch and value; where the value is a number, `{n}` stands for it.
_WORDS: dict[str, dict[str, str]] = {
    "opening": {
        "apply": "an action card or wild as opening card acts",
        "redraw": "opening cards that are no number are passed over",
    },
    "opening_reverse": {
        "dealer": "after an opening Reverse the dealer begins",
        "right": "after an opening Reverse the player on the dealer's right begins",
    },
    "opening_ignored": {
        "bury": "opening cards that are passed over stay under the one that counts",
        "shuffle_back": "opening cards that are passed over go back into the draw pile",
    },
    "hand": {"": "{n} cards are dealt to each player"},
    "decks": {"1": "one deck", "2": "two decks are shuffled together"},
    "two_rev": {
        "skip": "with two players Reverse acts as Skip",
        "none": "with two players Reverse takes no turn away",
    },
    "wd4": {
        "bluff": "Wild Draw Four may be laid as a bluff, and be challenged",
        "strict": "Wild Draw Four is refused where it would be a bluff, so nobody can challenge it",
        "free": "Wild Draw Four may always be laid, and nobody can challenge it",
    },
    "wd4_match": {
        "colour": "a card of the colour in force makes Wild Draw Four a bluff",
        "colour_wild": "a card of the colour in force, or another wild, makes Wild Draw Four a "
        "bluff",
        "colour_allwild": "a card of the colour in force, or any further wild, a second Wild Draw "
        "Four included, makes Wild Draw Four a bluff",
    },
    "tri_after": {
        "end_turn": "drawing three for a Wild Triforce ends the turn",
        "play_drawn": "after drawing three for a Wild Triforce a drawn card may be played",
        "free_turn": "after drawing three for a Wild Triforce an ordinary turn follows",
    },
    "tri_answer": {
        "369": "only a 3, 6 or 9 of the colour answers a Wild Triforce",
        "wt": "a Wild Triforce answers a Wild Triforce, and asks the next player",
        "anywild": "a Wild or Wild Triforce answers a Wild Triforce",
    },
    "tri_last": {
        "none": "a Wild Triforce as the last card asks nobody",
        "draw_if_unable": "after a Wild Triforce as the last card the next player draws three, "
        "unless able to answer",
    },
    "tri_chain_add": {
        "0": "each Wild Triforce asks for three cards",
        "3": "each Wild Triforce laid on another adds three cards to the price",
    },
    "ws_last": {
        "redeal": "Wild Shuffle Hands as the last card deals to all again and does not win",
        "win": "Wild Shuffle Hands as the last card wins",
    },
    "ws_colour": {
        "with_play": "Wild Shuffle Hands names its colour before the deal",
        "after_deal": "Wild Shuffle Hands names its colour after the deal",
    },
    "wc_rule": {
        "plain": "Wild Customizable is a plain Wild",
        "others_draw_2": "Wild Customizable makes all others draw two",
        "play_again": "whoever plays Wild Customizable plays again",
        "discard_wilds": "Wild Customizable lets its player lay away all other wilds in hand",
    },
    "uno_required": {
        "1": "whoever has one card left must call",
        "0": "nobody need call with one card left",
    },
    "uno_penalty": {
        "": "whoever is caught without the call draws {n}",
        "0": "being caught without the call costs nothing",
    },
    "false_uno_penalty": {
        "": "a call out of place costs {n}",
        "0": "a call out of place costs nothing",
    },
    "false_catch_penalty": {
        "": "a wrong catch costs {n}",
        "0": "a wrong catch is refused",
    },
    "uno_swap": {
        "actor": "after a swap or new deal only who played the card owes a call",
        "holders": "after a swap or new deal everybody who got a single card owes a call",
        "none": "after a swap or new deal nobody owes a call",
    },
    "blocked": {
        "lowest": "when nobody can move the lowest hand wins the difference",
        "void": "when nobody can move the round counts nothing",
    },
    "stack_challenge": {
        "last": "a stacked Wild Draw Four can be challenged, for the whole sum",
        "none": "a stacked Wild Draw Four cannot be challenged",
    },
    "dtm": {
        "off": "with nothing to play one draws one card",
        "may": "with nothing to play one may draw until a card fits",
        "must": "with nothing to play one must draw until a card fits",
    },
    "dtm_on_choice": {
        "0": "drawing by choice is one card",
        "1": "drawing by choice goes on until a card fits, too",
    },
    "force": {
        "off": "nobody must play",
        "drawn": "a drawn card that fits must be played",
        "always": "whoever can play must",
    },
    "draw_pass": {
        "0": "a drawn card that fits may be played at once",
        "1": "a drawn card may not be played in the same turn",
    },
    "jump": {
        "0": "nobody plays out of turn",
        "1": "whoever holds the same card as the top one may play it out of turn",
    },
    "jump_w4": {
        "1": "Wild Draw Four may be jumped in",
        "0": "no wild may be jumped in",
    },
    "jump_on_penalty": {
        "allow": "one may jump in on a penalty",
        "forbid": "nobody jumps in on a penalty",
    },
    "seven0": {
        "0": "7 and 0 are plain numbers",
        "1": "a 7 swaps hands with a player, a 0 passes all hands on",
    },
    "seven_optional": {
        "0": "the swap of a 7 is compulsory",
        "1": "the swap of a 7 may be declined",
    },
    "zero_again": {"0": "a 0 ends the turn", "1": "whoever plays a 0 plays again"},
    "mercy": {
        "0": "no hand is too large",
        "": "whoever holds {n} cards is out of the round",
    },
    "skip_bounce": {
        "0": "Skip does not answer Draw Two",
        "1": "a Skip of the same colour passes a Draw Two on",
    },
    "reverse_bounce": {
        "0": "Reverse does not answer Draw Two",
        "1": "a Reverse of the same colour sends a Draw Two back",
    },
    "finish": {
        "any": "any card may be the last",
        "number": "only a number may be the last card",
        "no_wild": "no wild may be the last card",
        "no_draw": "neither Draw Two nor Wild Draw Four may be the last card",
    },
    "last_draw": {
        "1": "after a draw card as the last one the next player still draws",
        "0": "after a draw card as the last one nobody draws",
    },
    "scoring": {
        "winner": "the winner of a round scores the cards of the others",
        "lowest": "everybody adds up the cards left in the own hand, and the lowest total wins",
        "elimination": "everybody adds up the cards left in the own hand, and whoever reaches the "
        "target is out",
        "single": "one round decides",
    },
    "target": {"": "{n} points end the match"},
    "teams": {"0": "everybody plays alone", "1": "partners sit opposite and score together"},
}
_STACKS = {
    "22": "Draw Two on Draw Two",
    "44": "Wild Draw Four on Wild Draw Four",
    "42": "Wild Draw Four on Draw Two",
    "24": "Draw Two of the colour named on Wild Draw Four",
}


def words(key: str, value: str | int) -> str:
    """Say what a value of a switch means.

    >>> words("mercy", 25)
    'whoever holds 25 cards is out of the round'
    """
    text = str(value)
    if key == "stack":
        kinds = [said for kind, said in _STACKS.items() if kind in text.split(",")]
        if not kinds:
            return "draw cards may not be stacked"
        return f"draw cards may be stacked: {', '.join(kinds)}"
    said = _WORDS[key]
    return said.get(text, said.get("", "")).replace("{n}", text)


def all_said() -> bool:
    """Tell whether every value of every switch has its words."""
    return all(
        words(switch.key, value)
        for switch in SWITCHES.values()
        for value in switch.values or (switch.low, switch.high)
    )
