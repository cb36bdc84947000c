"""Standings as a whole: what follows from the event when nobody says anything."""

from __future__ import annotations

import pickle
from dataclasses import replace
from datetime import date

import pytest

from hakem.errors import RequestError, UnknownName
from hakem.model import SCORE_CODES, EventRules, ExternalValues, Lot, Points, RoundNo, Tournament
from hakem.simulation import Settings, simulate
from hakem.tiebreaks import FIRST_SCORES, Score, Standings, StandingsRequest, standings
from hakem.tiebreaks.standings import place_in_standings
from tests.support.team_events import by_match_scores
from tests.support.tiebreak_events import by_cards, by_crosstable

SWISS = by_cards("2w1 4w½\n1b0 3w1\n4w½ 2b0\n3b½ 1b½\n6w1 U\n5b0 Z")
TEAMS = by_match_scores("ABCD", 2, [["1 2 1.5", "3 4 1"], ["1 3 1", "2 4 0.5"]])


def on(day: date, t: Tournament = SWISS, **event: object) -> Tournament:
    return replace(t, event=replace(t.event, start=day, **event))  # type: ignore[arg-type]


def stating(*codes: str) -> Tournament:
    return replace(on(date(2026, 5, 1)), rules=EventRules(tie_breaks=codes))


def codes(found: Standings) -> list[str]:
    return [spec.code for spec in found.specs]


class TestEdition:
    @pytest.mark.parametrize(
        ("day", "edition"),
        [
            (date(2010, 7, 1), "2009"),
            (date(2023, 8, 31), "2009"),
            (date(2023, 9, 1), "2023"),
            (date(2024, 8, 1), "2024"),
            (date(2026, 2, 28), "2024"),
            (date(2026, 3, 1), "2026"),
        ],
    )
    def test_of_the_day_on_which_the_event_began(self, day: date, edition: str) -> None:
        assert standings(on(day)).edition.id == edition

    def test_asked_for(self) -> None:
        assert standings(on(date(2026, 5, 1)), StandingsRequest(edition="2009")).edition.id == "2009"
        with pytest.raises(UnknownName):
            standings(SWISS, StandingsRequest(edition="1984"))

    @pytest.mark.parametrize(("edition", "code"), [("2026", "KD"), ("2009", "PTP/U1400"), ("2024", "STD")])
    def test_a_definition_of_another_text_is_said(self, edition: str, code: str) -> None:
        found = standings(SWISS, StandingsRequest((code,), edition=edition))
        assert "tiebreak.advice.undefined" in [message.key for message in found.advice]


class TestList:
    def test_what_the_event_states(self) -> None:
        assert codes(standings(stating("SB", "WON"))) == ["SB", "WON"]

    def test_a_list_that_begins_with_the_score(self) -> None:
        assert codes(standings(stating("PTS", "SB"))) == ["SB"]

    def test_the_codes_of_scores_are_those_of_the_model(self) -> None:
        assert set(FIRST_SCORES) == SCORE_CODES

    @pytest.mark.parametrize(
        ("t", "day", "name"),
        [
            (SWISS, date(2026, 5, 1), "swiss"),
            (SWISS, date(2010, 5, 1), "swiss-ratings-apart"),
            (by_crosstable("x10 0x1 10x"), date(2026, 5, 1), "round-robin"),
            (by_crosstable("x10 0x1 10x"), date(2010, 5, 1), "individual-round-robin"),
            (TEAMS, date(2026, 5, 1), "teams"),
            (TEAMS, date(2010, 5, 1), "team-swiss"),
        ],
    )
    def test_usual_list_by_kind_and_time(self, t: Tournament, day: date, name: str) -> None:
        assert standings(on(day, t)).preset == name

    def test_none_at_all(self) -> None:
        spans = [(row.first, row.last) for row in standings(SWISS, StandingsRequest(())).rows]
        assert spans == [(1, 1), (2, 2), (3, 4), (3, 4), (5, 5), (6, 6)]


class TestTeams:
    @pytest.mark.parametrize(
        ("wish", "type_code", "primary"),
        [
            (StandingsRequest(("BH",)), "", Score.MATCH),
            (StandingsRequest(("BH",), primary=Score.GAME), "", Score.GAME),
            (StandingsRequest(("GPTS", "MP")), "", Score.GAME),
            (StandingsRequest(preset="olympiad"), "", Score.GAME),
            (StandingsRequest(("BH",)), "FIDE_TEAM_TYPEA_GP_MP", Score.GAME),
            (StandingsRequest(("BH",)), "FIDE_TEAM", Score.MATCH),
        ],
    )
    def test_primary_score(self, wish: StandingsRequest, type_code: str, primary: Score) -> None:
        t = replace(TEAMS, event=replace(TEAMS.event, type_code=type_code))
        assert standings(t, wish).primary is primary

    def test_players_of_a_team_event(self) -> None:
        assert len(standings(TEAMS, StandingsRequest(("BH",), of_teams=False)).rows) == 8

    def test_teams_that_are_not_there(self) -> None:
        with pytest.raises(RequestError):
            standings(SWISS, StandingsRequest(of_teams=True))

    @pytest.mark.parametrize("code", ["ARO", "RTNG", "TPR"])
    def test_ratings_are_for_players(self, code: str) -> None:
        with pytest.raises(RequestError) as caught:
            standings(TEAMS, StandingsRequest((code,)))
        assert caught.value.message.key == "tiebreak.for-players"


class TestFromOutside:
    def test_values_kept_with_the_event(self) -> None:
        t = by_cards("2w½\n1b½")
        kept = replace(t, external=(ExternalValues("Playoff", ((2, Points(1)),)),))
        assert [row.contestant.id for row in standings(kept, StandingsRequest(("OTHER_PLAYOFF",))).rows] == [2, 1]

    def test_values_of_teams_are_not_those_of_players(self) -> None:
        t = by_cards("2w½\n1b½")
        kept = replace(t, external=(ExternalValues("Playoff", ((2, Points(1)),), of_teams=True),))
        with pytest.raises(RequestError):
            standings(kept, StandingsRequest(("OTHER_PLAYOFF",)))

    def test_seed_kept_with_the_event(self) -> None:
        t = by_cards("2w½ 3w½ 4w½\n1b½ 4w½ 3b½\n4w½ 1b½ 2w½\n3b½ 2b½ 1b½")
        kept = replace(t, lots=(Lot("standings", "dice 6 4 1"),))
        assert (
            standings(kept, StandingsRequest(("LOTS",))).rows
            == standings(t, StandingsRequest(("LOTS",), seed="dice 6 4 1")).rows
        )


class TestAdvice:
    def keys(self, *wanted: str, **wish: object) -> list[str]:
        found = standings(SWISS, StandingsRequest(wanted, **wish))  # type: ignore[arg-type]
        return [message.key.removeprefix("tiebreak.advice.") for message in found.advice]

    def test_nothing_to_say(self) -> None:
        assert self.keys("DE", "BH/C1", "BH", "DE", "SB") == []

    def test_the_same_again(self) -> None:
        assert self.keys("BH", "SB", "BH") == ["again"]
        assert self.keys("DE", "DE") == ["again"]

    def test_after_what_parts_everybody(self) -> None:
        assert self.keys("TPN", "BH") == ["after-final"]

    def test_the_score_itself(self) -> None:
        assert self.keys("BH", "PTS") == ["the-score"]

    def test_known_beforehand(self) -> None:
        assert self.keys("RTNG/U1400", "BH") == ["data-first"]

    def test_nothing_left(self) -> None:
        assert self.keys("BH/M1") == ["nothing-left"]

    def test_koya_in_a_swiss_event(self) -> None:
        assert self.keys("KS", "KSX", edition="2009") == ["koya-in-swiss", "koya-in-swiss"]

    def test_extension_without_koya(self) -> None:
        found = standings(by_crosstable("x10 0x1 10x"), StandingsRequest(("KSX",), edition="2009"))
        assert [message.key for message in found.advice] == ["tiebreak.advice.koya-first"]

    def test_black_in_a_round_robin(self) -> None:
        found = standings(by_crosstable("x10 0x1 10x"), StandingsRequest(("BPG",), edition="2026"))
        assert [message.key for message in found.advice] == ["tiebreak.advice.black-in-round-robin"]


def test_after_any_round() -> None:
    assert standings(SWISS, StandingsRequest((), after=0)).rows[0].last == 6
    assert standings(SWISS, StandingsRequest((), after=1)).after_round == 1
    with pytest.raises(RequestError):
        standings(SWISS, StandingsRequest((), after=3))


def test_somebody_who_is_not_there() -> None:
    with pytest.raises(RequestError) as caught:
        standings(SWISS).row(99)
    assert caught.value.message.key == "tiebreak.no-contestant"


def test_out_of_a_round_robin() -> None:
    """1 has played nothing; what 3 got for that does not count, so only the game between 2 and 3 does."""
    t = by_cards("2w- 3w- Z\n1b+ Z 3w1\nZ 1b+ 2b0")
    left = replace(t, players=(replace(t.players[0], withdrawn_after=RoundNo(0)), *t.players[1:]))
    found = standings(left, StandingsRequest(("SB",)))
    assert [p.id for p in found.out] == [1]
    assert [row.points for row in found.rows] == [1, 0]


@pytest.mark.parametrize("edition", ["2009", "2023", "2024", "2026"])
def test_standings_go_to_another_process_and_have_a_hash(edition: str) -> None:
    request = StandingsRequest(codes=("BH", "DE", "SB"), edition=edition)
    found = standings(SWISS, request)
    again = pickle.loads(pickle.dumps(found))
    assert again == found
    assert again.row(1) == found.row(1)
    assert hash(again) == hash(found)
    assert hash(request) == hash(replace(request, external={}))


@pytest.mark.parametrize("codes", [("BH", "SB"), ("DE", "WIN", "TPN"), ("AOB",), ()])
def test_the_place_of_one_is_that_of_the_whole_standings(codes: tuple[str, ...]) -> None:
    for seed in ("a", "b", "c"):
        t = simulate(Settings(14, 4, seed, ratings=(1900, 2000))).tournament
        request = StandingsRequest(codes=codes)
        places = {row.contestant.id: (row.first, row.last) for row in standings(t, request).rows}
        assert {key: place_in_standings(t, key, request) for key in places} == places
        assert place_in_standings(t, 99, request) is None
