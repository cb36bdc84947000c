"""Prizes of an event or of a play-off, by the places that it has given: nobody types who shares what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.desk.by_stage import knockout_places
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout
from hakem.i18n import Message
from hakem.knockout import Decided, PlayoffRecord, playoff_values, share_by_stage, share_places
from hakem.model import Tournament
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class SharedPrizes:
    """Coins by id, and who shares places, from the first place on."""

    groups: tuple[tuple[int, ...], ...]
    coins: Mapping[int, int]


def prizes_of_event(t: Tournament, amounts: Sequence[int], request: StandingsRequest | None = None) -> SharedPrizes:
    """The prizes by the standings of an event; those of a knockout by the stage reached (A.19).

    Whoever shares a place after the tie-breaks asked for, else after those of the
    event, shares its prize.
    """
    if is_knockout(t) and request is None:
        found = knockout_places(t)
        if not found.over:
            raise RequestError(Message("knockout.not-over"))
        event = found.so_far.event
        return _by_stage(event.end(found.so_far.course), amounts, event.players)
    shared: dict[int, list[int]] = {}
    for row in standings(t, request).rows:
        shared.setdefault(row.first, []).append(row.contestant.id)
    groups = tuple(tuple(ids) for ids in shared.values())
    return SharedPrizes(groups, share_places(amounts, groups))


def prizes_of_play_off(record: PlayoffRecord, amounts: Sequence[int]) -> SharedPrizes:
    """The prizes that a play-off decides, those of its first place first."""
    state = record.contest.state(record.log)
    playoff_values(state)  # refuses one that is not over
    assert isinstance(state, Decided)
    return _by_stage(state, amounts, record.players)


def _by_stage(decided: Decided, amounts: Sequence[int], seeds: tuple[int, ...]) -> SharedPrizes:
    groups = tuple(tuple(finish.player for finish in tier) for tier in decided.tiers)
    return SharedPrizes(groups, share_by_stage(amounts, decided, seeds))
