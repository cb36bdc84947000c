"""The handbook's Burstein System (2009), followed to the letter: every candidate in the order of 6.2 and 6.4."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from hakem.facts.card import Entry
from hakem.model import ZERO, ByeKind, PlayerId, Tournament
from tests.judges.burstein_colours import Pair, Seats, handbook_seats, last_difference, nearest_irregularity
from tests.judges.burstein_order import clashes, completion, may_meet, pairings, scoregroups
from tests.judges.burstein_ranking import HANDBOOK, Definitions, ranks, virtual_point
from tests.judges.entrant import Entrant, Float, NoPairing, entrants, over_the_board

Players = tuple[Entrant, ...]
Candidate = tuple[tuple[Pair, ...], Players]
"""Pairs, and who is left over."""

Round = tuple[list[tuple[PlayerId, PlayerId]], PlayerId | None]


def pair(t: Tournament, definitions: Definitions = HANDBOOK) -> Round:
    """The pairs of the next round as (white, black), and who has the bye."""
    ranking = ranks(t, definitions)
    field = tuple(sorted(field_of(t, definitions), key=lambda e: ranking[e.id]))
    history = last_difference if definitions.last_difference else nearest_irregularity
    opening = virtual_point(t, definitions, round_no=1)
    burstein = _Round(field, handbook_seats(t, field, ranking, history, opening), definitions)
    bye = burstein.bye()
    pairs = burstein.pairs(bye)
    return [(white.id, black.id) for white, black in pairs], bye.id if bye is not None else None


def field_of(t: Tournament, definitions: Definitions) -> Players:
    """Everybody to be paired, in rounds 1 and 2 with the virtual point of 3.3.

    The colour that is due (art. 1) is the preference of the Dutch system: the
    two differ only after colours that 5.2 or 5.3 forbid.
    """
    virtual = virtual_point(t, definitions)
    found = entrants(t, _no_float, bars_the_bye)
    return tuple(replace(e, score=e.score + virtual.get(e.id, ZERO)) for e in found)


def _no_float(entry: Entry, t: Tournament) -> Float:
    """Floats of earlier rounds have no part in this system."""
    return Float.NONE


def bars_the_bye(entry: Entry, t: Tournament) -> bool:
    """4.1: whoever has got points without playing."""
    return entry.bye is ByeKind.PAIRING_ALLOCATED or (not over_the_board(entry) and entry.points > 0)


def candidates(ranked: Players, came: Players) -> Iterator[Candidate]:
    """6.2 and 6.4: everybody is paired, or all but one; it is nobody who came from another group (6.3)."""
    for pairs, left in pairings(ranked, len(ranked) % 2, may_meet):
        if not set(left) & set(came):
            yield pairs, left


def fewest_clashes(found: Iterable[Candidate]) -> Candidate | None:
    """6.5: as many as possible get the colour that is due; of equal candidates the first."""
    return min(found, key=lambda candidate: clashes(candidate[0]), default=None)


class _Round:
    """One round. The players stand in the order of 3.2."""

    def __init__(self, players: Players, allocation: Seats, definitions: Definitions) -> None:
        self._players = players
        self._seats = allocation
        self._definitions = definitions
        self._completion = completion()

    def bye(self) -> Entrant | None:
        """4.1 to 4.3: the last of the lowest group who can have it; if nobody can, of the next group up."""
        if len(self._players) % 2 == 0:
            return None
        for group in reversed(scoregroups(self._players)):
            for player in reversed(group):
                others = [e for e in self._players if e is not player]
                if not player.barred_from_pab and self._completion.possible(others):
                    return player
        raise NoPairing

    def pairs(self, bye: Entrant | None) -> list[Pair]:
        """Section 6: group after group, from the highest score down."""
        field = [e for e in self._players if e is not bye]
        if not self._completion.possible(field):
            raise NoPairing
        below = self._groups(field)
        found: list[Pair] = []
        came: Players = ()
        while below:
            group, below = came + below[0], below[1:]
            outcome = self._best(group, came, below)
            while outcome is None:  # 6.6: two groups become one
                group, below = group + below[0], below[1:]
                came = came if self._definitions.strangers_stay else ()
                outcome = self._best(group, came, below)
            pairs, came = outcome
            found += [self._seats.white_and_black(one, two) for one, two in pairs]
        return found

    def _groups(self, field: Sequence[Entrant]) -> list[Players]:
        """The groups by score; on request those at the end that cannot be paired on their own are one (6.6)."""
        groups = scoregroups(field)
        while self._definitions.last_first and len(groups) > 1 and not self._last_possible(*groups[-2:]):
            groups[-2:] = [groups[-2] + groups[-1]]
        return groups

    def _last_possible(self, above: Players, last: Players) -> bool:
        """Whether the last group can be paired, if its number is odd with somebody from the group above."""
        if len(last) % 2 == 0:
            return self._completion.possible(last)
        return any(self._completion.possible((player, *last)) for player in above)

    def _best(self, group: Players, came: Players, below: Sequence[Players]) -> Candidate | None:
        """6.1 to 6.5: the fewest colours denied, then the first in order; None if 6.6 lets nothing through."""
        ranked = tuple(sorted(group, key=self._players.index))
        possible = [(p, left) for p, left in candidates(ranked, came) if self._rest_possible(left, below)]
        acceptable = [(p, left) for p, left in possible if not left or self._received(left, below[0])]
        if self._definitions.float_anyway:
            acceptable = acceptable or possible
        return fewest_clashes(acceptable)

    def _rest_possible(self, left: Players, below: Sequence[Players]) -> bool:
        """Whoever moves down and everybody below can be paired with each other."""
        return self._completion.possible((*left, *(e for group in below for e in group)))

    def _received(self, came: Players, residents: Players) -> bool:
        """6.6: with the one who comes the next group can be paired: all of it, or all but one of its own."""
        everybody = came + residents
        if len(everybody) % 2 == 0:
            return self._completion.possible(everybody)
        return any(self._completion.possible(e for e in everybody if e is not left) for left in residents)
