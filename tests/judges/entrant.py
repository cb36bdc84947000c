"""What the Dutch system knows about a player when a round is to be paired."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hakem.facts.card import Card, Entry, cards
from hakem.model import ZERO, Colour, Mark, PlayerId, Points, Tournament


class NoPairing(Exception):  # noqa: N818 - it reads as what it says
    """No legal pairing of the whole round exists."""


class Float(enum.Enum):
    """What a round left on the card for the next two rounds."""

    DOWN = "down"
    UP = "up"
    NONE = "none"


class Strength(enum.IntEnum):
    """How much a colour is wanted."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


UnplayedFloat = Callable[[Entry, Tournament], Float]
PabBar = Callable[[Entry, Tournament], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Entrant:
    """A player to be paired. Two entrants are the same only if they are the same object.

    ``floats`` are those of the previous round and of two rounds before.
    """

    id: PlayerId
    tpn: int
    score: Points
    colours: tuple[Colour, ...]
    met: frozenset[PlayerId]
    floats: tuple[Float, Float]
    barred_from_pab: bool
    unplayed: int
    topscorer: bool
    wants: Colour | None
    strength: Strength

    def __repr__(self) -> str:
        return f"#{self.tpn}({self.score})"

    @property
    def order(self) -> tuple[Points, int]:
        """Art. 1.2: higher score first, then the smaller TPN."""
        return (-self.score, self.tpn)

    @property
    def colour_difference(self) -> int:
        """Art. 1.6: Whites minus Blacks."""
        return difference(self.colours)


def difference(colours: tuple[Colour, ...]) -> int:
    """Whites minus Blacks."""
    return colours.count(Colour.WHITE) - colours.count(Colour.BLACK)


def preference(colours: tuple[Colour, ...]) -> tuple[Colour | None, Strength]:
    """Art. 1.7: the colour wanted and how much."""
    if not colours:
        return None, Strength.NONE
    balance = difference(colours)
    reducing = Colour.BLACK if balance > 0 else Colour.WHITE
    if abs(balance) > 1:
        return reducing, Strength.ABSOLUTE
    if len(colours) > 1 and colours[-1] is colours[-2]:
        return colours[-1].other, Strength.ABSOLUTE
    if balance:
        return reducing, Strength.STRONG
    return colours[-1].other, Strength.MILD


def entrants(t: Tournament, unplayed_float: UnplayedFloat, pab_bar: PabBar) -> tuple[Entrant, ...]:
    """Everybody to be paired in the next round, in the order of Art. 1.2."""
    book = cards(t)
    absent = {a.player for a in t.absences if a.round_no == t.next_round}
    found = [
        _entrant(t, book[p.id], book, unplayed_float, pab_bar)
        for p in t.players
        if p.takes_part_in(t.next_round) and p.id not in absent
    ]
    return tuple(sorted(found, key=lambda e: e.order))


def _entrant(
    t: Tournament, card: Card, book: Mapping[PlayerId, Card], unplayed_float: UnplayedFloat, pab_bar: PabBar
) -> Entrant:
    met = [e.opponent for e in card.entries if e.opponent is not None and over_the_board(e)]
    colours = tuple(e.colour for e in card.entries if e.colour is not None and over_the_board(e))
    wants, strength = preference(colours)
    return Entrant(
        id=card.player.id,
        tpn=card.player.number,
        score=pairing_score(t, card, t.next_round),
        colours=colours,
        met=frozenset(met) | _prohibited(t, card.player.id),
        floats=(
            _float(t, card, book, t.next_round - 1, unplayed_float),
            _float(t, card, book, t.next_round - 2, unplayed_float),
        ),
        barred_from_pab=any(pab_bar(e, t) for e in card.entries),
        unplayed=sum(not over_the_board(e) for e in card.entries),
        topscorer=_is_topscorer(t, card),
        wants=wants,
        strength=strength,
    )


def over_the_board(entry: Entry) -> bool:
    """Whether a game took place or is still going on."""
    return entry.played or entry.mark is Mark.PENDING


def pairing_score(t: Tournament, card: Card, round_no: int) -> Points:
    """The score before that round, with the virtual points of that round."""
    points = t.acceleration.points if t.acceleration is not None else ()
    virtual = sum(
        (v.points for v in points if v.player == card.player.id and v.first_round <= round_no <= v.last_round), ZERO
    )
    real = card.score if round_no == t.next_round else card.score_after(round_no - 1)
    return real + virtual


def _prohibited(t: Tournament, player: PlayerId) -> frozenset[PlayerId]:
    now = t.next_round
    lists = [
        p.players
        for p in t.prohibited
        if player in p.players and p.first_round <= now and (p.last_round is None or now <= p.last_round)
    ]
    return frozenset(other for players in lists for other in players if other != player)


def _float(t: Tournament, card: Card, book: Mapping[PlayerId, Card], round_no: int, unplayed: UnplayedFloat) -> Float:
    """Art. 1.4: the float a player got in that round."""
    if round_no < 1:
        return Float.NONE
    entry = card.entries[round_no - 1]
    if not over_the_board(entry) or entry.opponent is None:
        return unplayed(entry, t)
    own = pairing_score(t, card, round_no)
    theirs = pairing_score(t, book[entry.opponent], round_no)
    if own == theirs:
        return Float.NONE
    return Float.DOWN if own > theirs else Float.UP


def _is_topscorer(t: Tournament, card: Card) -> bool:
    """Art. 1.8: more than half of the possible points when the last round is paired."""
    return t.next_round == t.rounds_total and 2 * card.score > len(t.rounds) * t.points.win
