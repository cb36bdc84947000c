"""The protocol of a drawing of lots: what it was for, who took part, what came of it, and the first lots of its text.

What came stands in the record of the drawing and is never drawn again for a print.
Whoever has the text can repeat it by the three rules of :mod:`hakem.facts.lots`;
here the record is held against it, and the numbers in use against the record.
Drawings of older events have no record: theirs is reckoned from the text and the
players of that moment, and says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from hakem.desk.drawings import GAME
from hakem.desk.handling import COLOUR
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.fold import fold
from hakem.errors import HakemError
from hakem.facts.lots import chosen, draw_order, drawers, drawing_order, lots, places_drawn
from hakem.model import Colour, Drawer, Lot, PlayerId, Tournament
from hakem.pairing import numbers_by_varma
from hakem.pairing.numbers.by_hand import BY_HAND, NOBODY_ELSE
from hakem.pairing.numbers.lots import LOTS_OF_TEAMS, NUMBERS, TIES
from hakem.pairing.numbers.varma import VARMA, varma_again
from hakem.tiebreaks.own_results import LOTS_OF_STANDINGS
from hakem.values import dataclass, replace

_SHOWN = 3
_KINDS: Mapping[str, str] = {
    COLOUR: "colour",
    NUMBERS: "numbers",
    TIES: "ties",
    VARMA: "varma",
    BY_HAND: "by-hand",
    LOTS_OF_TEAMS: "teams",
    LOTS_OF_STANDINGS: "tie",
}
_OF_PLAYERS = ("numbers", "varma", "by-hand")
GIVES_NUMBERS = (*_OF_PLAYERS, "teams")
"""Drawings that give everybody a number of the event."""
_FIRST_COMES_FIRST = ("game", "teams")
"""Where the text says who comes first; elsewhere it says which number the first one draws."""


@dataclass(frozen=True, slots=True)
class NumberNow:
    """Somebody whose number is not the one drawn: ``drawn`` None if they had no part, ``now`` None if they are out."""

    name: str
    drawn: int | None
    now: int | None


@dataclass(frozen=True, slots=True)
class LotsProtocol:
    """A drawing. ``kind`` is one of colour, numbers, ties, varma, by-hand, teams, tie, game, other.

    ``first`` are the first lots of the text, to compare with; there is no text where
    everybody drew in the hall. ``drawn`` has those who
    took part in the order in which they drew; ``nth`` is which drawing of its kind it is. A
    lot of a round or a match says no more than its ``purpose``: what came of it
    stands on the page of that round.

    ``reckoned``: there is no record, and it was drawn again here. ``agrees`` says whether
    the text gives what is recorded, None where nothing can be compared. ``redrawn``: it
    holds no longer, because there was another drawing behind it. ``others`` have another
    number now; where that is a colour, ``colour_now`` is the one in use.
    """

    kind: str
    purpose: str
    seed: str
    first: tuple[int, ...]
    colour: Colour | None = None
    drawn: tuple[Drawer, ...] = ()
    nth: int = 1
    reckoned: bool = False
    agrees: bool | None = None
    redrawn: bool = False
    others: tuple[NumberNow, ...] = ()
    colour_now: Colour | None = None


def protocols(t: Tournament, entries: Sequence[JournalEntry] = ()) -> tuple[LotsProtocol, ...]:
    """The protocols of all drawings of an event; the journal knows who was there at those without a record."""
    return tuple(protocol_of(t, at, entries) for at in range(len(t.lots)))


def protocol_of(t: Tournament, at: int, entries: Sequence[JournalEntry] = ()) -> LotsProtocol:
    """The protocol of a drawing of the event, by its place in the list."""
    lot = t.lots[at]
    kind = _kind(lot)
    by_hand = kind == "by-hand" and lot.seed == NOBODY_ELSE
    first = () if by_hand else tuple(islice(lots(lot.seed), _SHOWN))
    made = LotsProtocol(kind, lot.purpose, "" if by_hand else lot.seed, first, nth=_nth(t, at))
    if kind == "colour":
        return _colour(t, lot, made)
    known = lot if lot.drawn else _reckoned(t, at, entries)
    if known is None:
        return made
    made = replace(made, drawn=_in_turn(known, _kind(known)), kind=_kind(known), reckoned=known is not lot)
    made = replace(made, agrees=None if made.reckoned else agrees(known))
    if made.kind not in GIVES_NUMBERS:
        return made
    redrawn = any(_kind(other) in GIVES_NUMBERS and other.of_teams is lot.of_teams for other in t.lots[at + 1 :])
    return replace(made, redrawn=redrawn, others=() if redrawn else other_numbers(t, known))


def _kind(lot: Lot) -> str:
    return "game" if lot.purpose.startswith(GAME) else _KINDS.get(lot.purpose, "other")


def _nth(t: Tournament, at: int) -> int:
    """Which drawing of its kind it is; all that give numbers are of one kind."""

    def sort(lot: Lot) -> str:
        return "numbers" if _kind(lot) in _OF_PLAYERS else lot.purpose

    return sum(sort(lot) == sort(t.lots[at]) for lot in t.lots[: at + 1])


def _colour(t: Tournament, lot: Lot, made: LotsProtocol) -> LotsProtocol:
    """The colour that was drawn; a choice between two is the same whoever takes part."""
    by_text = (Colour.WHITE, Colour.BLACK)[chosen(lots(lot.seed), 2)]
    drawn = next((colour for colour in Colour if colour.name.lower() == lot.outcome), by_text)
    now = t.initial_colour if t.initial_colour is not drawn else None
    return replace(made, colour=drawn, agrees=drawn is by_text if lot.outcome else None, colour_now=now)


def _in_turn(lot: Lot, kind: str) -> tuple[Drawer, ...]:
    """Those who took part, in the order in which the protocol names them."""
    return tuple(sorted(lot.drawn, key=lambda each: each.number)) if kind in _FIRST_COMES_FIRST else lot.drawn


def numbers_now(made: LotsProtocol) -> tuple[int | None, ...]:
    """The numbers in use of those who drew, in the order of the protocol; None for whoever is out."""
    other = {each.drawn: each.now for each in made.others if each.drawn is not None}
    return tuple(other.get(each.number, each.number) for each in made.drawn)


# The record against the text, and against the numbers in use


def agrees(lot: Lot) -> bool | None:
    """Whether the text of a drawing gives what is recorded; None where it cannot be said."""
    kind, numbers = _kind(lot), tuple(each.number for each in lot.drawn)
    if kind == "varma":
        return varma_again(lot) == numbers
    if kind == "by-hand":
        absent = [each.number for each in lot.drawn if not each.in_hall]
        left = sorted(absent)
        return None if not absent else absent == [left[place - 1] for place in draw_order(lot.seed, len(left))]
    if kind not in (*GIVES_NUMBERS, "ties", "tie", "game"):
        return None
    order = draw_order(lot.seed, len(numbers))
    if kind in _FIRST_COMES_FIRST:
        return all(numbers[place - 1] == turn for turn, place in enumerate(order, start=1))
    return order == numbers


def other_numbers(t: Tournament, lot: Lot) -> tuple[NumberNow, ...]:
    """Who has another number than the one drawn, who is out since, and who came without having drawn."""
    names = {int(e.id): e.name for e in (t.teams if lot.of_teams else t.players)}
    now = {int(e.id): int(e.id) for e in t.teams} if lot.of_teams else {int(p.id): p.number for p in t.players}
    drew = {each.who for each in lot.drawn}
    found = [
        NumberNow(names.get(each.who, each.name), each.number, now.get(each.who))
        for each in lot.drawn
        if now.get(each.who) != each.number
    ]
    return (*found, *(NumberNow(names[who], None, number) for who, number in now.items() if who not in drew))


# Drawings without a record


def _reckoned(t: Tournament, at: int, entries: Sequence[JournalEntry]) -> Lot | None:
    """The record of a drawing of an older event: who was there when it took place, and what its text gives them."""
    lot = t.lots[at]
    then = _event_then(t, at, entries)
    if lot.purpose in (NUMBERS, LOTS_OF_STANDINGS):
        there = tuple(p for p in then.players if p.joined <= 1)
        record = replace(lot, drawn=drawers(drawing_order(there), places_drawn(there, lot.seed)))
        return record if lot.purpose != NUMBERS or not other_numbers(then, record) else _as_tie(then, record)
    if lot.purpose == VARMA:
        try:
            return replace(lot, drawn=numbers_by_varma(replace(then, rounds=()), lot.seed).lots[-1].drawn)
        except HakemError:
            return None
    return _between(t, lot) if lot.purpose.startswith(GAME) else None


def _as_tie(then: Tournament, record: Lot) -> Lot:
    """A drawing that gave nobody a number if the list followed strength when it took place."""
    order = sorted(then.players, key=lambda p: p.number)
    strength = [p.rating or p.national_rating or 0 for p in order]
    return replace(record, purpose=TIES) if strength == sorted(strength, reverse=True) else record


def _event_then(t: Tournament, at: int, entries: Sequence[JournalEntry]) -> Tournament:
    """The event as it was when the drawing had taken place; as it is where no journal tells."""
    entry = drawn_in(entries, at)
    return t if entry is None else fold(entries[: entry.seq - entries[0].seq + 1]).tournament


def drawn_in(entries: Sequence[JournalEntry], at: int) -> JournalEntry | None:
    """The entry of the journal in which a drawing took place; taken back and done again it is another one."""
    found = None
    for entry in entries:
        changes = entry.data.get("changes")
        if isinstance(changes, dict) and "lots" in changes:
            told = changes["lots"]
            there = isinstance(told, list) and len(told) > at
            found = (found or entry) if there else None
    return found


def _between(t: Tournament, lot: Lot) -> Lot:
    """Those who are named in the purpose; the first that came has number 1."""
    known = {p.id: p for p in t.players}
    among = [PlayerId(int(part)) for part in lot.purpose.removeprefix(GAME).split("-") if part.isdecimal()]
    number = {among[place - 1]: turn for turn, place in enumerate(draw_order(lot.seed, len(among)), start=1)}
    return replace(lot, drawn=drawers((known[p] for p in among if p in known), number))
