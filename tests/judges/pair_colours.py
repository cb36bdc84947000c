"""The colours of pairs that somebody else has found, to the letter: for fields that are too large for a whole judge."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import partial

from hakem.model import PlayerId, Tournament
from tests.judges import burstein_2009, burstein_2026, dubov_2009, dubov_2026, dutch_2009, dutch_2017, dutch_2026
from tests.judges.burstein_colours import handbook_seats, nearest_irregularity, seats
from tests.judges.burstein_index import ranks as index_ranks
from tests.judges.burstein_ranking import HANDBOOK, ranks, virtual_point
from tests.judges.colour_lot import colour_lot
from tests.judges.dubov_2009_raised import raised_rounds
from tests.judges.dubov_players import Facts, Rated, players_of
from tests.judges.entrant import PabBar, UnplayedFloat, entrants
from tests.judges.lim_colours import with_colours as lim_colours
from tests.judges.lim_facts import LIM_2009, LIM_2026, LimEdition
from tests.judges.lim_facts import players_of as lim_players
from tests.judges.rating_list import by_rating
from tests.judges.round_pairing import with_places

Pairs = Collection[tuple[PlayerId, PlayerId]]
Coloured = frozenset[tuple[PlayerId, PlayerId]]


def coloured(name: tuple[str, str], t: Tournament, pairs: Pairs, bye: PlayerId | None) -> Coloured:
    """The pairs of the next round as (white, black)."""
    return _COLOURS[name](t, pairs, bye)


def _dutch(unplayed: UnplayedFloat, bars: PabBar, t: Tournament, pairs: Pairs, bye: PlayerId | None) -> Coloured:
    here = {e.id: e for e in entrants(t, unplayed, bars)}
    return with_places(t, [(here[one], here[two]) for one, two in pairs], None if bye is None else here[bye])


def _burstein_2026(t: Tournament, pairs: Pairs, bye: PlayerId | None) -> Coloured:
    if t.next_round <= burstein_2026.seeding_rounds(t):
        return _DUTCH_2026(t, pairs, bye)
    field = entrants(t, dutch_2026.unplayed_float, dutch_2026.bars_from_pab)
    here, found = {e.id: e for e in field}, seats(t, field, index_ranks(t))
    made = [found.white_and_black(here[one], here[two]) for one, two in pairs]
    return frozenset((white.id, black.id) for white, black in made)


def _burstein_2009(t: Tournament, pairs: Pairs, _bye: PlayerId | None) -> Coloured:
    field = burstein_2009.field_of(t, HANDBOOK)
    opening = virtual_point(t, HANDBOOK, round_no=1)
    found = handbook_seats(t, field, ranks(t, HANDBOOK), nearest_irregularity, opening)
    here = {e.id: e for e in field}
    made = [found.white_and_black(here[one], here[two]) for one, two in pairs]
    return frozenset((white.id, black.id) for white, black in made)


def _dubov_2009(t: Tournament, pairs: Pairs, _bye: PlayerId | None) -> Coloured:
    here = _rated(t, replace(dubov_2009.FACTS, upfloats=raised_rounds))
    lot = colour_lot(t, by_rating)
    made = [dubov_2009.with_colours(here[one], here[two], lot) for one, two in pairs]
    return frozenset((white.id, black.id) for white, black in made)


def _dubov_2026(t: Tournament, pairs: Pairs, _bye: PlayerId | None) -> Coloured:
    here, lot = _rated(t, dubov_2026.FACTS), colour_lot(t)
    made = [dubov_2026.with_colours(here[one], here[two], lot) for one, two in pairs]
    return frozenset((white.id, black.id) for white, black in made)


def _rated(t: Tournament, facts: Facts) -> Mapping[PlayerId, Rated]:
    return {p.id: p for p in players_of(t, facts)}


def _lim(edition: LimEdition, t: Tournament, pairs: Pairs, _bye: PlayerId | None) -> Coloured:
    """Where the half of the field decides, in which the pair was made, it stands as it was found."""
    here, lot = {p.id: p for p in lim_players(t, edition)}, colour_lot(t)
    found = []
    for one, two in pairs:
        ways = {lim_colours(here[one], here[two], lot, below=below)[0].id for below in (True, False)}
        white = one if one in ways else two
        found.append((white, two if white == one else one))
    return frozenset(found)


_DUTCH_2026 = partial(_dutch, dutch_2026.unplayed_float, dutch_2026.bars_from_pab)
_COLOURS: Mapping[tuple[str, str], Callable[[Tournament, Pairs, PlayerId | None], Coloured]] = {
    ("dutch", "2009"): dutch_2009.coloured,
    ("dutch", "2017"): partial(_dutch, dutch_2017.unplayed_float, dutch_2017.bars_from_pab),
    ("dutch", "2026"): _DUTCH_2026,
    ("lim", "2009"): partial(_lim, LIM_2009),
    ("lim", "2026"): partial(_lim, LIM_2026),
    ("dubov", "2009"): _dubov_2009,
    ("dubov", "2026"): _dubov_2026,
    ("burstein", "2009"): _burstein_2009,
    ("burstein", "2026"): _burstein_2026,
}
