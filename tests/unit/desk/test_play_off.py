"""A play-off of an event: who is tied, their seeds, and what comes of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.desk import (
    SEEDINGS,
    SeedRequest,
    TieRequest,
    names_of,
    pair_next,
    require_known,
    seeds,
    tied,
    with_outcome,
)
from hakem.errors import LotsNeeded, RequestError, UnknownName
from hakem.i18n import say
from hakem.knockout import GameOutcome, GameResult, PlayoffOptions, PlayoffRecord, play
from hakem.model import EventRules, Tournament
from hakem.model.changes import with_result
from hakem.tiebreaks import standings
from tests.support.round_robins import event, team_event


def level(rules: EventRules | None = None, *results: str) -> Tournament:
    """Four players after one round, both games drawn unless told otherwise."""
    t = replace(event(4, 3), rules=rules or EventRules())
    t = pair_next(t).tournament
    for board, result in enumerate(results or ("½-½", "½-½"), start=1):
        t = with_result(t, 1, board, result)
    return t


class TestTied:
    def test_those_who_share_the_place_after_the_score(self) -> None:
        assert set(tied(level(), TieRequest(1)).ids) == {1, 2, 3, 4}
        t = level(None, "1-0", "½-½")
        winner = t.rounds[0].games[0].white
        assert set(tied(t, TieRequest(2)).ids) == {p.id for p in t.players} - {winner, t.rounds[0].games[0].black}

    def test_nobody_shares_it(self) -> None:
        with pytest.raises(RequestError, match="nobody shares place 1"):
            tied(level(None, "1-0", "½-½"), TieRequest(1))

    def test_what_still_is_shared_is_noted(self) -> None:
        (note,) = tied(level(), TieRequest(1, after=())).notes
        assert note.data == {"places": ("1-4",)}

    def test_the_lists_are_those_asked_for(self) -> None:
        t = level(None, "1-0", "0-1")
        white = t.rounds[0].games[0].white
        winners = {white, t.rounds[0].games[1].black}
        assert set(tied(t, TieRequest(1)).ids) == winners
        blacks = tied(t, TieRequest(1, after=("BPG",)))
        assert blacks.ids[-1] == white
        assert blacks.notes == ()
        with pytest.raises(RequestError, match="nobody shares"):
            tied(t, TieRequest(1, before=("PTS", "BPG")))

    def test_a_list_of_the_event_says_where_the_play_off_belongs(self) -> None:
        t = level(EventRules(tie_breaks=("PTS", "BPG", "OTHER_PLAYOFF", "RND")), "1-0", "0-1")
        with pytest.raises(RequestError, match="nobody shares"):
            tied(t, TieRequest(1))

    def test_teams_are_meant_where_teams_compete(self) -> None:
        t = team_event((2, 2), 2)
        assert names_of(t) == {1: "Team 1", 2: "Team 2"}
        require_known(t, (1, 2))
        with pytest.raises(RequestError, match="not in the event: 7, 101"):
            require_known(t, (1, 7, 101))


def test_the_outcome_becomes_values_of_the_event() -> None:
    t = level()
    record = PlayoffRecord((1, 2), PlayoffOptions(), "salon 3")
    log = record.log
    while not hasattr(state := record.contest.state(log), "order"):
        log = play(record.contest, log, state.due[0].id, GameResult(GameOutcome.WHITE))
    after = with_outcome(with_outcome(t, state, "FINAL"), state, "final")
    assert [values.name for values in after.external] == ["final"]
    assert dict(after.external[0].values) == {state.order[0]: 2, state.order[1]: 1}


class TestSeeds:
    def test_by_rating_unless_told_otherwise(self) -> None:
        t = event(3)
        rated = replace(t, players=tuple(replace(p, rating=1500 + 10 * p.id) for p in t.players))
        assert seeds(rated).order == (3, 2, 1)

    def test_lots_are_needed_only_for_those_who_are_equal(self) -> None:
        with pytest.raises(LotsNeeded):
            seeds(event(3))
        with pytest.raises(LotsNeeded):
            seeds(event(3), SeedRequest("lots"))
        found = seeds(event(3), SeedRequest("lots", lots="salon 3"))
        assert sorted(found.order) == [1, 2, 3]
        assert found == seeds(event(3), SeedRequest("lots", lots="salon 3"))

    def test_by_ranking_with_a_note_of_shared_places(self) -> None:
        t = level(None, "1-0", "½-½")
        found = seeds(t, SeedRequest("ranking", ("PTS",)))
        assert found.order == tuple(row.contestant.id for row in standings(t).rows)
        assert [note.data for note in found.notes] == [{"places": ("2-3",)}]

    def test_as_they_are_listed(self) -> None:
        assert seeds(event(3), SeedRequest("given")).order == (1, 2, 3)
        assert seeds(team_event((2, 2), 2), SeedRequest("given")).order == (1, 2)

    def test_teams_by_average_rating(self) -> None:
        t = team_event((2, 2), 2)
        first, second = t.teams
        strong = tuple(replace(p, rating=2400 if p.id in second.members else 1800) for p in t.players)
        found = seeds(replace(t, players=strong))
        assert (found.order, found.way) == ((second.id, first.id), "rating")


def test_a_way_to_seed_that_nobody_knows() -> None:
    with pytest.raises(UnknownName) as refused:
        seeds(Tournament((), 1), SeedRequest("strength"))
    assert refused.value.known == SEEDINGS
    assert say(refused.value.message, "tr") != say(refused.value.message, "en")
