"""Who had which colour when: a strip for a player, and the strips of a whole list below each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hakem.desk.journal.state import Desk
from hakem.facts import Card, cards
from hakem.facts.card import Entry
from hakem.i18n import Renderer
from hakem.model import PlayerId, Tournament
from hakem.model.changes import player_of
from hakem.pictures.drawing import Anchor, Disc, Figures, Label, Patch, Picture, Piece, Shape, Tone, rectangle
from hakem.pictures.wording import called, letter_of, piece_of, told
from hakem.reports.columns import composed

ROWS = 50
"""So many players stand in one picture; a longer list has several."""

_IN_A_LINE, _STEP, _LINE = 12, 32, 52
_NAME_FROM, _NAME_ROOM, _CELL, _ROW, _TOP = 34, 206, 22, 18, 24


def colour_strip(
    desk: Desk, words: Renderer, player: int, made: Mapping[PlayerId, Card] | None = None
) -> Picture | None:
    """The colours of a player, round by round; none before the first round. ``made`` are the cards of the event."""
    t = desk.tournament
    found = player_of(t, player)
    card = (made or cards(t))[found.id]
    if not card.entries:
        return None
    lines = -(-len(card.entries) // _IN_A_LINE)
    met = {entry.opponent for entry in card.entries}
    numbers = {p.id: called(p) for p in t.players if p.id in met}

    def row(entry: Entry) -> tuple[str, ...]:
        opponent = numbers[entry.opponent] if entry.opponent is not None else "–"
        return (str(entry.round_no), _word(words, piece_of(entry)), opponent)

    heads = tuple(told(words, f"head.{key}") for key in ("round", "colour", "opponent"))
    return Picture(
        f"pc-colours-{found.id}",
        (400, lines * _LINE + 4),
        told(words, "colours.title", player=called(found)),
        (_balance(words, card),),
        tuple(_strip(words, card.entries)),
        Figures(heads, tuple(map(row, card.entries))),
    )


def _strip(words: Renderer, entries: Sequence[Entry]) -> Iterator[Shape]:
    for at, entry in enumerate(entries):
        x, y = 18 + at % _IN_A_LINE * _STEP, at // _IN_A_LINE * _LINE
        piece = piece_of(entry)
        yield Label((x, y + 11), str(entry.round_no), 10, Anchor.MIDDLE, Tone.MUTED)
        yield Disc((x, y + 25), 8, piece, _said(words, entry))
        yield Label((x, y + 47), letter_of(words, piece), 11, Anchor.MIDDLE)


def _said(words: Renderer, entry: Entry) -> str:
    return told(words, "colours.round", round=int(entry.round_no), colour=_word(words, piece_of(entry)))


def _word(words: Renderer, piece: Piece) -> str:
    return told(words, f"piece.{piece.value}")


def _counts(card: Card) -> tuple[int, int]:
    pieces = [piece_of(entry) for entry in card.entries]
    return pieces.count(Piece.WHITE), pieces.count(Piece.BLACK)


def _balance(words: Renderer, card: Card) -> str:
    white, black = _counts(card)
    return told(words, "colours.says", white=white, black=black, none=len(card.entries) - white - black)


def colour_strips(desk: Desk, words: Renderer) -> tuple[Picture, ...]:
    """The strips of everybody by number, in pictures of at most :data:`ROWS` players; none before the first round."""
    t = desk.tournament
    if not t.rounds:
        return ()
    made = cards(t)
    listed = [made[p.id] for p in sorted(t.players, key=lambda p: p.number)]
    return tuple(_list(t, words, listed[at : at + ROWS], len(listed)) for at in range(0, len(listed), ROWS))


def _list(t: Tournament, words: Renderer, listed: Sequence[Card], everybody: int) -> Picture:
    first, last = listed[0].player.number, listed[-1].player.number
    facts = {"first": first, "last": last, "rounds": len(t.rounds), "players": everybody}
    part = "colours.list-title" if len(listed) == everybody else "colours.part-title"
    keys = ("number", "name", "colours", "white", "black")
    return Picture(
        f"pc-colours-of-{first}",
        (_NAME_FROM + _NAME_ROOM + _CELL * len(t.rounds) + 92, _TOP + _ROW * len(listed) + 4),
        told(words, part, **facts),
        (told(words, "colours.list-says", **facts), told(words, "colours.legend")),
        tuple(_rows(words, listed, len(t.rounds))),
        Figures(tuple(told(words, f"head.{key}") for key in keys), tuple(_row_text(words, card) for card in listed)),
    )


def _row_text(words: Renderer, card: Card) -> tuple[str, ...]:
    letters = "".join(letter_of(words, piece_of(entry)) for entry in card.entries)
    white, black = _counts(card)
    return (str(card.player.number), composed(card.player.name), letters, str(white), str(black))


def _rows(words: Renderer, listed: Sequence[Card], rounds: int) -> Iterator[Shape]:
    start = _NAME_FROM + _NAME_ROOM + 6
    end = start + _CELL * rounds
    columns = (end + 26, end + 52, end + 80)
    for number in range(1, rounds + 1):
        yield Label((start + _CELL * (number - 0.5), 14), str(number), 10, Anchor.MIDDLE, Tone.MUTED)
    heads = (letter_of(words, Piece.WHITE), letter_of(words, Piece.BLACK), "±")
    for x, text in zip(columns, heads, strict=True):
        yield Label((x, 14), text, 10, Anchor.END, Tone.MUTED)
    for place, card in enumerate(listed):
        y = _TOP + place * _ROW
        if place % 2:
            yield Patch(rectangle(0, y, end + 86, _ROW), tint=0.05)
        yield Label((_NAME_FROM - 8, y + 13), str(card.player.number), 10, Anchor.END, Tone.MUTED)
        yield Label((_NAME_FROM, y + 13), composed(card.player.name), 11, room=_NAME_ROOM)
        for at, entry in enumerate(card.entries):
            yield Disc((start + _CELL * (at + 0.5), y + _ROW / 2), 5.5, piece_of(entry))
        white, black = _counts(card)
        for x, text in zip(columns, (str(white), str(black), f"{white - black:+d}"), strict=True):
            yield Label((x, y + 13), text.replace("+0", "0").replace("-", "−"), 11, Anchor.END)
