"""Places of a knockout, by the stage reached (A.19, KO-10)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.desk import knockout_places
from hakem.errors import RequestError
from hakem.knockout import Decided, KnockoutEvent, Log, as_tournament, event_in, places_so_far
from hakem.model import EventRules, Tournament
from tests.support.effort import examples
from tests.support.knockout_events import COVER, events, people, small, unfinished
from tests.support.playoffs import by_script, played, wins


@given(event=events(9), data=st.data())
@settings(max_examples=examples(40), deadline=None)
def test_at_the_end_they_are_the_tiers_of_the_event(event: KnockoutEvent, data: st.DataObject) -> None:
    log = data.draw(played(event))
    state = event.state(log)
    assert isinstance(state, Decided)
    found = places_so_far(event_in(as_tournament(event, log, people(len(event.players)), COVER), event))
    assert found.over
    assert tuple(row.side for row in found.rows) == state.order
    assert found.selected == tuple(finish.player for finish in state.tiers[0])
    groups: dict[tuple[int, int], list[int]] = {}
    for row in found.rows:
        groups.setdefault((row.first, row.last), []).append(row.side)
    assert list(groups.values()) == [[finish.player for finish in tier] for tier in state.tiers]
    assert all(last - first + 1 == len(sides) for (first, last), sides in groups.items())


@given(so_far=unfinished())
@settings(max_examples=examples(40), deadline=None)
def test_before_it_whoever_is_still_in_stands_first(so_far: tuple[KnockoutEvent, Log]) -> None:
    event, log = so_far
    found = places_so_far(event_in(as_tournament(event, log, people(len(event.players)), COVER), event))
    assert sorted(row.side for row in found.rows) == sorted(event.players)
    still_in = [row.stage is None for row in found.rows]
    assert still_in == sorted(still_in, reverse=True)
    assert found.over is not any(still_in)


class TestOfAnEvent:
    RULES = EventRules("knockout", options=(("extra", "0"), ("seeding", "given"), ("qualify", "2")))

    def event(self) -> Tournament:
        event = small(5, qualify=2)
        t = as_tournament(event, by_script(event, wins(5))[0], people(5), COVER)
        return replace(t, rules=self.RULES)

    def test_those_selected_share_the_first_places(self) -> None:
        found = knockout_places(self.event())
        assert found.selected == (2, 5)
        assert [(row.first, row.last) for row in found.rows] == [(1, 2), (1, 2), (3, 4), (3, 4), (5, 5)]

    def test_after_a_round(self) -> None:
        assert not knockout_places(self.event(), after=1).over
        assert knockout_places(self.event(), after=1).selected == ()

    def test_another_event_has_none(self) -> None:
        with pytest.raises(RequestError, match="no knockout"):
            knockout_places(Tournament(people(4), 3))
