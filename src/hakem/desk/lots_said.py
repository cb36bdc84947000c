"""What a protocol of lots says beside its table: whether its text gives the record, and what holds of it now."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.lots_protocol import LotsProtocol
from hakem.i18n import Message
from hakem.model import Colour


def title_of(made: LotsProtocol) -> Message:
    """What the drawing was for; a second one of its kind says so."""
    title = Message(f"web-players.lot.{made.kind}", {"purpose": made.purpose})
    return title if made.nth == 1 else Message("web-players.lot-again", {"title": title, "nth": made.nth})


def said_of(made: LotsProtocol) -> Iterator[Message]:
    """Where the list comes from, whether the text gives it, and whether it holds."""
    if made.reckoned:
        yield Message("web-players.record.reckoned")
    if made.agrees is not None:
        yield Message(f"web-players.record.{'agrees' if made.agrees else 'differs'}")
    if made.redrawn:
        yield Message("web-players.record.redrawn")
    if made.colour_now is not None:
        white = made.colour_now is Colour.WHITE
        yield Message("web-players.record.colour-white" if white else "web-players.record.colour-black")


def said_of_others(made: LotsProtocol) -> Iterator[Message]:
    """That numbers in use are not those that were drawn, and who has one without having drawn."""
    if not made.others:
        return
    yield Message("web-players.record.others")
    for each in made.others:
        if each.drawn is None:
            yield Message("web-players.record.new", {"name": each.name, "now": each.now or 0})
