"""The cross tables of teams: team against team, team by round, as the handbook prints them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.facts.event_kind import counts_boards_alone
from hakem.model import Event, EventRules, PairedBy, Points, Tournament
from hakem.model.changes import with_result
from hakem.pairing import BergerRoundRobin, Scheveningen, system_for
from hakem.reports import (
    FOR_PROGRAMS,
    TeamTable,
    Tongue,
    printed_page,
    printed_text,
    team_round_table,
    team_sheets,
    team_table,
    team_table_data,
    team_table_printed,
)
from hakem.tiebreaks import Score, StandingsRequest, standings
from tests.support.handbook_tables import teams
from tests.support.round_robins import gone_after, played_out, team_event
from tests.support.some import some
from tests.support.team_events import by_rounds

OF_2009 = StandingsRequest(edition="2009", of_teams=True)


def by(t: Tournament, *codes: str, primary: Score = Score.MATCH) -> StandingsRequest:
    return replace(OF_2009, codes=codes, after=len(t.rounds), primary=primary)


def row(table: TeamTable, number: int, tongue: Tongue) -> tuple[str, ...]:
    return team_table_printed(table, tongue).rows[number]


class TestTablo12:
    """ "Takımların Çarşaf Tablosu": by round opponent and board points, MP, OKM, SB, Der."""

    T = teams("teams_22")

    def table(self) -> TeamTable:
        return team_round_table(self.T, standings(self.T, by(self.T, "OKM", "OKMSB")))

    def test_rows_of_the_two_teams_that_are_tied(self) -> None:
        """Tablo 14 prints 45 for C against E (4 × 9 = 36), so 385,5 where it is 376,5."""
        rounds = ["14:6½", "8:4½", "2:3", "16:4½", "4:3", "11:5½", "1:4", "5:4", "18:6½"]
        assert list(row(self.table(), 3, Tongue("tr"))) == ["3", "C", *rounds, "41½", "12", "88", "376,5", "4"]
        rounds = ["15:6", "11:4½", "1:2½", "7:4½", "3:5", "2:2½", "5:5½", "10:7", "6:½"]
        assert list(row(self.table(), 4, Tongue("tr"))) == ["4", "D", *rounds, "38", "12", "95", "400,0", "3"]

    def test_headings_in_both_languages_and_for_programs(self) -> None:
        rounds = [str(n) for n in range(1, 10)]
        for tongue, heads in (
            (Tongue("tr"), ("No", "Takım", *rounds, "Masa Puanı", "Maç Puanı", "OKM", "OKMSB", "Derece")),
            (Tongue("en"), ("No", "Team", *rounds, "GP", "MP", "OKM", "OKMSB", "Place")),
            (FOR_PROGRAMS, ("number", "team", *rounds, "game-points", "match-points", "OKM", "OKMSB", "place")),
        ):
            assert row(self.table(), 0, tongue) == heads


class TestTablo15And16:
    """Team against team, with "Masa Puanı", "Maç Puanı" and SB; D beat B and has 2 match points, not the 1 of print."""

    T = teams("teams_4")

    def test_as_text(self) -> None:
        found = standings(self.T, by(self.T, "MP", "TSB", "TSBG", primary=Score.GAME))
        assert printed_text([team_table_printed(team_table(self.T, found), Tongue("tr"))]) == (
            "No  Takım  1   2  3   4  Masa Puanı  Maç Puanı   TSB   TSBG  Derece\n"
            " 1  A      *   1  4  3½          8½          4  22,0   9,00       1\n"
            " 2  B      3   *  2  1½          6½          3  21,0  11,50       2\n"
            " 3  C      0   2  *   4           6          3  14,0   6,25       3\n"
            " 4  D      ½  2½  0   *           3          2   9,5   6,50       4\n"
        )

    def test_as_data(self) -> None:
        found = standings(self.T, by(self.T, "TSB", primary=Score.GAME))
        data = team_table_data(team_table(self.T, found))
        rows = data["rows"]
        assert isinstance(rows, list)
        assert (data["form"], data["columns"], data["tiebreaks"]) == ("matches", [1, 2, 3, 4], ["TSB"])
        assert rows[3]["cells"][1] == [
            {
                "round": 3,
                "opponent": 2,
                "game_points": "2.5",
                "match_points": "2.0",
                "played": True,
                "open": False,
            }
        ]
        assert (rows[3]["game_points"], rows[3]["match_points"], rows[3]["tiebreaks"]) == ("3.0", "2.0", {"TSB": "9.5"})
        assert rows[3]["place"] == [4, 4]

    def test_as_a_page(self) -> None:
        found = standings(self.T, by(self.T, "TSB", primary=Score.GAME))
        page = printed_page("Şah & Mat", [team_table_printed(team_table(self.T, found), Tongue("tr"))], "tr")
        assert "<h1>Şah &amp; Mat</h1>" in page
        assert '<th class="w">Takım</th>' in page
        assert "<td>3½</td>" in page


class TestCells:
    def test_matches_that_did_not_take_place_are_open_or_byes(self) -> None:
        t = by_rounds("ABC", 2, "1-2:won 3:bye", "1-3:1? 2:bye", total=3)
        table = team_round_table(t, standings(t, replace(OF_2009, after=2)))
        assert row(table, 1, Tongue("en"))[2:4] == ("2:2+", "3:?")
        assert row(table, 2, Tongue("en"))[2:4] == ("1:0-", "bye 2")
        assert row(table, 3, Tongue("tr"))[2:4] == ("atlar 2", "1:?")

    def test_two_meetings_stand_in_one_cell(self) -> None:
        t = by_rounds("AB", 2, "1-2:11", "2-1:=1")
        table = team_table(t, standings(t, OF_2009))
        assert row(table, 1, Tongue("en"))[2:4] == ("*", "2 ½")


class TestBoardsAlone:
    """D5: "Masalarda alınan sonuçların toplamı takımın puanını belirleyecektir"."""

    def scheveningen(self) -> Tournament:
        return played_out(team_event([4, 4], 4), Scheveningen())

    def skalitzka(self) -> Tournament:
        t = team_event([2, 2, 2], 2)
        return played_out(t, system_for("skalitzka", None, t))

    def test_the_event_says_it(self) -> None:
        t = team_event([2, 2], 2)
        assert not counts_boards_alone(t)
        said = [
            replace(t, rules=EventRules("scheveningen")),
            replace(t, event=Event(type_code="FIDE_SCHEVENINGEN")),
            replace(t, event=Event(kind="Skalitzka")),
            replace(t, rounds=(replace(self.scheveningen().rounds[0], paired_by=PairedBy("skalitzka")),)),
        ]
        assert all(map(counts_boards_alone, said))
        assert not counts_boards_alone(replace(self.skalitzka(), event=Event(type_code="FIDE_TEAM_ROUNDROBIN")))
        assert not counts_boards_alone(replace(said[0], teams=()))

    def test_or_the_rounds_show_it(self) -> None:
        assert counts_boards_alone(self.scheveningen())
        assert counts_boards_alone(self.skalitzka())
        twice = played_out(team_event([2, 2], 2), BergerRoundRobin(cycles=2))
        assert not counts_boards_alone(twice), "two matches of the same boards"
        assert not counts_boards_alone(played_out(team_event([2, 2, 2], 3), BergerRoundRobin()))

    @pytest.mark.parametrize("edition", ["2009", "2026"])
    def test_places_are_those_of_the_sum_and_the_sheets_agree(self, edition: str) -> None:
        """A wins three rounds by 2½ and loses one by 4: 7½ against 8½, whatever "match points" would say."""
        t = self.scheveningen()
        half = Points(1, 2)
        won: dict[int, list[Points | int]] = {1: [1, 1, half, 0], 2: [1, 1, half, 0], 3: [1, half, 1, 0], 4: [0] * 4}
        t = with_results(t, won)
        for event in (Event(), Event(type_code="FIDE_SCHEVENINGEN")):
            found = standings(replace(t, event=event), StandingsRequest(edition=edition))
            assert [(r.contestant.id, r.points) for r in found.rows] == [(2, Points(17, 2)), (1, Points(15, 2))]
            sheets = team_sheets(replace(t, event=event), found)
            assert [(str(s.place), s.total) for s in sheets] == [("2", Points(15, 2)), ("1", Points(17, 2))]

    def test_such_a_table_has_no_match_points(self) -> None:
        t = self.skalitzka()
        found = standings(t, OF_2009)
        assert found.preset == "team-boards"
        assert "MP" not in row(team_table(t, found), 0, Tongue("en"))
        assert [r.match_points for r in team_table(t, found).rows] == [None] * 3

    def test_a_list_of_the_event_keeps_the_sum_first_unless_it_says_otherwise(self) -> None:
        t = replace(self.skalitzka(), rules=EventRules("skalitzka", tie_breaks=("DE",)))
        assert standings(t).primary is Score.GAME
        assert standings(replace(t, rules=EventRules("skalitzka", tie_breaks=("MPTS", "DE")))).primary is Score.MATCH


def with_results(t: Tournament, won: dict[int, list[Points | int]]) -> Tournament:
    """The event with what the boards of team 1 have made, round by round."""
    words = {0: "0-1", Points(1, 2): "½-½", 1: "1-0"}
    own = set(t.teams[0].members)
    for number, made in won.items():
        for board, points in enumerate(made, start=1):
            ours = t.rounds[number - 1].games[board - 1].white in own
            t = with_result(t, number, board, words[points if ours else 1 - points])
    return t


class TestATeamThatLeft:
    """TEAM-8: as a player of a round robin does."""

    def event(self, rounds_there: int) -> Tournament:
        left = {401: rounds_there, 402: rounds_there}
        t = gone_after(replace(team_event([2, 2, 2, 2], 3), event=Event(type_code="BERGER_TEAM_ROUNDROBIN")), left)
        return played_out(t, BergerRoundRobin())

    def test_before_half_of_its_matches_it_is_not_in_the_standings_and_nothing_counts(self) -> None:
        t = self.event(1)
        found = standings(t, OF_2009)
        assert [team.id for team in found.out] == [4]
        assert {r.contestant.id: r.points for r in found.rows} == {1: Points(2), 2: Points(2), 3: Points(2)}
        table = team_table(t, found)
        assert (row(table, 4, Tongue("en"))[-1], row(table, 4, Tongue("en"))[2]) == ("", "1")

    def test_after_half_of_them_everything_stands(self) -> None:
        found = standings(self.event(2), OF_2009)
        assert found.out == ()
        assert {r.contestant.id: r.points for r in some(found.rows)}[2] == Points(4), "two boards won by forfeit"
