"""What a switch of the rules is: its default, the values it takes, and the words for them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any

from wildpile.cards import EDITIONS
from wildpile.errors import RulesError

Value = str | int


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch(ABC):
    """One switch: its default, the group it is shown in, and what it decides (in words)."""

    key: str = ""
    default: Value
    group: str
    says: str
    words: dict[str, str]  # what a value means; "" any other number, `{n}`
    needs: str = ""  # a switch that must be on for this one to mean anything
    only: tuple[str, ...] = EDITIONS  # editions that have it

    def parse(self, text: Value, *, brief: bool = False) -> Value:
        """Read a value, under `brief` any number. Raises `RulesError` (`rules/bad_value`)."""
        word = str(int(text)) if isinstance(text, bool) else str(text).strip().lower()
        value = self._read(word, brief)
        if value is None:
            raise RulesError("rules/bad_value", f"{self.key}={text}: {self.takes}")
        return value

    @abstractmethod
    def _read(self, word: str, brief: bool) -> Value | None:
        """Return the value that a word stands for, None if it is none."""

    @property
    @abstractmethod
    def takes(self) -> str:
        """Names the values that the switch takes."""

    @property
    @abstractmethod
    def choices(self) -> tuple[Value, ...]:
        """Every value that the switch takes, in the order that rules codes count them."""

    @abstractmethod
    def number(self, value: Value) -> int:
        """Return the value as the kernel's RULES record holds it."""

    def is_on(self, value: Value) -> bool:
        """Tell whether a value is not the one that switches it off."""
        return value not in ("none", "off", 0)

    def say(self, value: Value) -> str:
        """Say what a value means.

        >>> SWITCHES["mercy"].say(25)
        'whoever holds 25 cards is out of the round'
        """
        text = str(value)
        return self.words.get(text, self.words.get("", "")).replace("{n}", text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Switch):
    """A switch that takes one of the values that have words."""

    def _read(self, word: str, brief: bool) -> Value | None:
        return type(self.default)(word) if word in self.words else None

    @property
    def takes(self) -> str:
        """Names the values that the switch takes."""
        return f"one of {', '.join(self.words)}"

    @property
    def choices(self) -> tuple[Value, ...]:
        """Every value, in the order of their words."""
        return tuple(map(type(self.default), self.words))

    def number(self, value: Value) -> int:
        """Return the place of the value."""
        return list(self.words).index(str(value))


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Switch):
    """A switch that takes a whole number from `low` to `high`, or `off`, which is stored as 0."""

    low: int
    high: int
    off: str | None = None

    def _read(self, word: str, brief: bool) -> Value | None:
        if self.off is not None and word in (self.off, "0"):
            return 0
        low = 1 if brief and self.off is not None else self.low
        if word.isascii() and word.isdigit() and low <= int(word) <= self.high:
            return int(word)
        return None

    @property
    def takes(self) -> str:
        """Names the values that the switch takes."""
        either = f"{self.off} or " if self.off else ""
        return f"{either}a whole number from {self.low} to {self.high}"

    @property
    def choices(self) -> tuple[Value, ...]:
        """Every number, the one for `off` first."""
        numbers = tuple(range(self.low, self.high + 1))
        return numbers if self.off is None else (0, *numbers)

    def number(self, value: Value) -> int:
        """Return the number itself."""
        return int(value)

    @property
    def is_flag(self) -> bool:
        """Whether it is on or off."""
        return (self.low, self.high) == (0, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kinds(Switch):
    """A switch that takes a set of kinds, as `22,44`, or `none`; `words` has a kind's name."""

    def _read(self, word: str, brief: bool) -> Value | None:
        kinds = [] if word in ("none", "0", "") else word.split(",")
        return None if {*kinds} - {*self.kinds} else self._text(kinds)

    def _text(self, kinds: list[str]) -> str:
        return ",".join(kind for kind in self.kinds if kind in kinds) or "none"

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that a value may hold."""
        return tuple(kind for kind in self.words if kind not in ("", "none"))

    @property
    def takes(self) -> str:
        """Names the values that the switch takes."""
        return f"none or a set of {', '.join(self.kinds)}"

    @property
    def choices(self) -> tuple[Value, ...]:
        """Every set of kinds, `none` first."""
        return tuple(
            self._text([kind for place, kind in enumerate(self.kinds) if bits >> place & 1])
            for bits in range(1 << len(self.kinds))
        )

    def number(self, value: Value) -> int:
        """Return the kinds as bits."""
        held = str(value).split(",")
        return sum(1 << place for place, kind in enumerate(self.kinds) if kind in held)

    def say(self, value: Value) -> str:
        """Say what a value means."""
        held = str(value).split(",")
        names = [self.words[kind] for kind in self.kinds if kind in held]
        return f"{self.words['']} {', '.join(names)}" if names else self.words["none"]


def _field(switch: Switch) -> Any:
    return field(default=switch.default, metadata={"switch": switch})


def choice(default: Value, group: str, says: str, words: dict[str, str], **more: Any) -> Any:
    """Declare a switch that takes one of the values that have words."""
    return _field(Choice(default=default, group=group, says=says, words=words, **more))


def flag(default: int, group: str, says: str, off: str, on: str, **more: Any) -> Any:
    """Declare a switch that is on (1) or off (0), with the words for both."""
    words = {"0": off, "1": on}
    return number(default, group, says, (0, 1), words, **more)


def number(
    default: int, group: str, says: str, bounds: tuple[int, int], words: dict[str, str], **more: Any
) -> Any:
    """Declare a switch that takes a whole number within bounds."""
    low, high = bounds
    return _field(
        Number(default=default, group=group, says=says, words=words, low=low, high=high, **more)
    )


def kinds(group: str, says: str, words: dict[str, str], **more: Any) -> Any:
    """Declare a switch that takes a set of kinds, by default none."""
    return _field(Kinds(default="none", group=group, says=says, words=words, **more))
