"""Everything that Hakem raises.

::

    HakemError
    ├── InputError         a file that cannot be taken as it is: row and column
    ├── RequestError       a request that makes no sense for this event
    │   ├── UnknownName    a name that is in no registry, with the known ones
    │   └── LotsNeeded     some are equal, and no text was given from which lots are drawn
    ├── PairingError       no legal pairing exists, with the article
    │   └── NothingToPair  because all rounds are paired, or all is decided
    └── TooLarge           more than a format or a table can hold
"""

from __future__ import annotations

from collections.abc import Mapping

from hakem.i18n import Article, Message, say

__all__ = [
    "HakemError",
    "InputError",
    "LotsNeeded",
    "NothingToPair",
    "PairingError",
    "RequestError",
    "TooLarge",
    "UnknownName",
]


class HakemError(Exception):
    """Base of all errors; ``message`` can be said in every language."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), dict(self.__dict__))

    def __str__(self) -> str:
        return say(self.message)


def _again(kind: type[HakemError], state: Mapping[str, object]) -> HakemError:
    """The error that was pickled, whatever its class asks for when it is raised."""
    error = kind.__new__(kind)
    error.args = (state["message"],)
    error.__dict__.update(state)
    return error


class InputError(HakemError):
    """Text that is no tournament, and the place where that shows."""

    def __init__(self, message: Message, row: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.row = row
        self.column = column

    def __str__(self) -> str:
        return f"{self.row}:{self.column}: {super().__str__()}"


class RequestError(HakemError):
    """What was asked for does not fit this event."""


class UnknownName(RequestError):  # noqa: N818 - it reads as what it says
    """A system, edition or format that nobody registered."""

    def __init__(self, kind: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(Message(f"unknown.{kind}", {"name": name, "known": known}))
        self.name = name
        self.known = known


class LotsNeeded(RequestError):  # noqa: N818 - it reads as what it says
    """Nothing but lots can tell some apart, and no text for them was given: who asks again may give one."""

    def __init__(self) -> None:
        super().__init__(Message("knockout.lots-needed"))


class PairingError(HakemError):
    """The rules leave no pairing for this round; ``article`` is where that is written, if it is."""

    def __init__(self, message: Message, article: Article | None = None) -> None:
        super().__init__(message)
        self.article = article


class NothingToPair(PairingError):  # noqa: N818 - it reads as what it says
    """There is no further round: whoever asks for one has asked for nothing that the rules could give."""


class TooLarge(HakemError):  # noqa: N818 - it reads as what it says
    """More players, rounds or boards than can be handled or written."""
