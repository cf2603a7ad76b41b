"""What happens in a position, in sentences, as web/src/lib/log.ts tells it at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from wildpile.cards import color_text, face_text
from wildpile.game.events import Event
from wildpile.rules import Ruleset
from wildpile.server.teach.voice import Voice

NAMES = ("Mara", "Finn", "Ines", "Hugo", "Kaya", "Lino", "Olga", "Sami", "Vera", "Wim")
# Events that say nothing by themselves in an example.
_SILENT = {"turn", "round", "dealt"}
# What players do; all else comes of it.
_DONE = {"opened", "played", "jumped", "named", "challenged", "kept", "passed", "left", "drew"}
_OWN_POINTS = ("lowest", "elimination")


def name_of(seat: int) -> str:
    """Return what the player of a seat is called in an example.

    >>> name_of(0), name_of(11)
    ('Mara', 'Finn')
    """
    return NAMES[seat % len(NAMES)]


class Teller:
    """Tells the events of a round as a seat sees them."""

    def __init__(self, voice: Voice, rules: Ruleset, seat: int) -> None:
        self.voice, self.rules, self.seat = voice, rules, seat

    def tell(self, events: Iterable[Event]) -> str:
        """Return the sentences of what this seat may know of some events."""
        seen = (event.seen_by(self.seat) for event in events)
        told = [self._sentence(e) for e in seen if e is not None and e.type not in _SILENT]
        return self.voice.sentences(told)

    def told_acts(self, events: Iterable[Event]) -> str:
        """Return the sentences of what players did, without what came of it by the rules."""
        return self.tell(event for event in events if event.type in _DONE)

    def who(self, seat: int | None) -> dict[str, str]:
        """Return who acts, for a message."""
        if seat is None:
            return {"who": "nobody", "name": self.voice.say("nobody")}
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.voice.say("you") if seat == self.seat else name_of(seat)

    def color(self, color: int) -> str:
        """Return a colour in a sentence."""
        return self.voice.color(color_text(color, gold=self.rules.gold))

    def _whom(self, seat: int | None) -> dict[str, str]:
        found = self.who(seat)
        return {"whom": found["who"], "other": found["name"]}

    def _sentence(self, event: Event) -> str:
        values: dict[str, Any] = {**self.who(event.seat), **self._whom(event.other)}
        form = ""
        if event.face is not None:
            values["face"] = self._face(event.face)
        elif event.type in ("played", "opened"):
            values["face"] = self.voice.say("a-card")
        if event.color is not None:
            values["color"] = self.color(event.color)
        if event.faces is not None:
            values["cards"] = self._faces(event.faces)
        match event.type:
            case "opened":
                values["fate"] = event.fate or "stands"
            case "played":
                values["form"] = _form(event)
            case "named":
                form = "" if event.color is not None else "-unseen"
            case "drew":
                values["cause"] = event.cause or "choice"
                if not event.faces:
                    values["cards"] = self.voice.say("cards", count=event.count or 0)
            case "reversed" | "rotated":
                values["direction"] = "back" if event.direction == -1 else "forth"
            case "demanded":
                # The seat of the event is who must answer.
                values |= {**self.who(event.other), **self._whom(event.seat)}
            case "verdict":
                form = "-bluff" if event.guilty else "-fair"
            case "reshuffled":
                values["count"] = event.count or 0
            case "round_over":
                points = 0 if self.rules.scoring in _OWN_POINTS else event.points or 0
                form, values["count"] = "-points" if points else "", points
            case "eliminated":
                form = "-match" if self.rules.scoring == "elimination" else ""
        return self.voice.say(f"log-{event.type}{form}", **values)

    def _face(self, face: int) -> str:
        return self.voice.face(face_text(face, gold=self.rules.gold))

    def _faces(self, faces: Sequence[int]) -> str:
        return self.voice.listed([self._face(face) for face in faces])


def _form(event: Event) -> str:
    if event.color is not None:
        return "both" if event.called else "named"
    return "called" if event.called else "plain"
