"""What pictures say: sentences by key, names, numbers and places in the words of one language."""

from __future__ import annotations

from typing import Any

from hakem.facts.card import Entry
from hakem.facts.colours import took_place
from hakem.i18n import Message, Renderer
from hakem.model import Colour, Player, Points
from hakem.pictures.drawing import Piece
from hakem.reports.columns import composed
from hakem.reports.tables import tiebreak_figures


def told(words: Renderer, key: str, **data: Any) -> str:
    """The sentence of pictures with that key."""
    return words.say(Message(f"picture.{key}", data))


def called(player: Player) -> str:
    """The number and the name."""
    return f"{player.number} {composed(player.name)}"


def tenths(words: Renderer, number: Points) -> str:
    """A number with one decimal."""
    return tiebreak_figures.figure(number, words.language, 1)


def piece_of(entry: Entry) -> Piece:
    """The colour of the game of a round; none where nobody played."""
    if entry.colour is None or not took_place(entry):
        return Piece.NONE
    return Piece.WHITE if entry.colour is Colour.WHITE else Piece.BLACK


def letter_of(words: Renderer, piece: Piece) -> str:
    """The letter of a colour as tables have it."""
    return "–" if piece is Piece.NONE else words.words(f"crosstable.{piece.value}").upper()
