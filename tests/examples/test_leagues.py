"""Leagues at the desk, by actions about teams from the list of entries to the final table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hakem import TRF26, dump_native, dump_trf, parse_bytes
from hakem.desk.by_stage import knockout_places
from hakem.desk.journal.asking import Unread
from hakem.desk.journal.published import as_published
from hakem.desk.journal.team_match_actions import matches_at, postponed_boards
from hakem.errors import RequestError
from hakem.facts.matches import team_cards
from hakem.i18n import Json
from hakem.model import Points
from hakem.tiebreaks import Standing, standings
from tests.support.at_desk import AtDesk
from tests.support.handbook_tables import DATA
from tests.support.some import some

SIGNS = {Points(1): "1", Points(1, 2): "=", Points(0): "0"}


def on_boards(score: Points, boards: int) -> list[Json]:
    """Results of boards that come to a score: wins first, then a draw."""
    found: list[Json] = []
    for _ in range(boards):
        made = min(score, Points(1))
        found.append(SIGNS[made])
        score -= made
    return found


def enter(at: AtDesk, teams: list[str], boards: int) -> None:
    """Teams with captains, then their players."""
    for name in teams:
        at.do("add-team", name=name, captain=f"Kaptan {name}", nickname=name[:5])
    for name in teams:
        for board in range(1, boards + 1):
            at.do("add-player", name=f"{name}{board}", team=name)


def scores(data: Any, number: int) -> dict[tuple[int, int], Points]:
    """The score of every match of a round, as both teams see it."""
    found: dict[tuple[int, int], Points] = {}
    for line in data["rounds"][number - 1]:
        one, other, score = line.split()
        found[int(one), int(other)] = Points(score)
        found[int(other), int(one)] = data["boards"] - Points(score)
    return found


def played(at: AtDesk, data: Any, number: int) -> None:
    """All matches of a round, each in one action."""
    known = scores(data, number)
    for match in matches_at(at.t, number):
        one, other = match.match.teams
        results = on_boards(known[one, other], data["boards"])
        at.do("match", round=number, match=match.number, results=results)
    at.do("close")


def in_order(at: AtDesk) -> list[Standing]:
    return sorted(standings(at.t).rows, key=lambda row: row.contestant.id)


class TestTwentyTwoTeams:
    """The printed Swiss of 22 teams on eight boards: its rounds, match points, OKM, Khanty-Mansiysk SB and ranks."""

    DATA: Any = DATA["teams_22"]

    @pytest.fixture(scope="class")
    @classmethod
    def at(cls, tmp_path_factory: pytest.TempPathFactory) -> Iterator[AtDesk]:
        data = cls.DATA
        at = AtDesk(
            tmp_path_factory.mktemp("teams"),
            system="team-swiss",
            rounds=9,
            board_colours="WBWBWBWB",
            tie_breaks=["MPTS", "OKM", "OKMSB"],
            tie_break_edition="2009",
        )
        enter(at, data["teams"], data["boards"])
        members = {team.id: team.members for team in at.t.teams}
        read = "paired-by-hand,hand-third-colour,hand-rematch"
        for number in range(1, 10):
            boards: list[Json] = []
            for line in data["rounds"][number - 1]:
                one, other = (members[each] for each in map(int, line.split()[:2]))  # type: ignore[index]
                for board, (a, b) in enumerate(zip(one, other, strict=True)):
                    boards.append([int(a), int(b)] if board % 2 == 0 else [int(b), int(a)])
            at.do("pair-by-hand", round=number, boards=boards, reason="as printed", confirm=read)
            played(at, data, number)
        at.do("finish")
        yield at
        at.close()

    def test_match_points_tie_breaks_and_ranks_as_printed(self, at: AtDesk) -> None:
        figures = self.DATA["figures"]
        rows = in_order(at)
        assert [row.points for row in rows] == [Points(p) for p in figures["MP"]]
        assert [row.values[0].shown[0] for row in rows] == [Points(v) for v in figures["OKM"]]
        assert [row.values[1].shown[0] for row in rows] == [Points(v) for v in figures["OKMSB"]]
        assert [row.first for row in rows] == self.DATA["ranks"]
        cards = team_cards(at.t)
        assert [cards[team.id].game_points for team in at.t.teams] == [Points(p) for p in figures["GP"]]

    def test_the_report_keeps_it(self, at: AtDesk) -> None:
        again = parse_bytes(dump_trf(at.t, TRF26).text.encode()).require()
        assert [row.first for row in sorted(standings(again).rows, key=lambda r: r.contestant.id)] == self.DATA["ranks"]


class TestFourTeams:
    """The printed table of four teams, with line-ups; misprints as documented in the data."""

    DATA: Any = DATA["teams_4"]

    @pytest.fixture
    def at(self, tmp_path: Path) -> AtDesk:
        at = AtDesk(
            tmp_path,
            system="berger",
            edition="2009",
            of_teams=True,
            board_colours="WBWB",
            tie_breaks=["GPTS", "TSB"],
            tie_break_edition="2009",
        )
        enter(at, self.DATA["teams"], 5)
        at.drawn_in_the_hall()
        return at

    def test_points_and_tie_breaks_as_printed(self, at: AtDesk) -> None:
        table = {pair: score for number in (1, 2, 3) for pair, score in scores(self.DATA, number).items()}
        for number in (1, 2, 3):
            for team in at.t.teams:
                sitting: list[Json] = [int(p) for p in team.members if p != team.members[number]]
                at.do("line-up", round=number, team=int(team.id), players=sitting)
                assert as_published(at.desk).tournament.team_play.line_up(number, team.id) is None
            at.do("pair")
            for match in matches_at(at.t, number):
                results = on_boards(table[match.match.teams], 4)
                at.do("match", round=number, match=match.number, results=results)
            at.do("close")
        at.do("finish")
        rows = in_order(at)
        assert [row.points for row in rows] == [Points(p) for p in self.DATA["figures"]["GP"]]
        assert [row.values[0].shown[0] for row in rows] == [Points(v) for v in self.DATA["figures"]["TSB"]]
        assert len(at.t.team_play.line_ups) == 12
        again = parse_bytes(dump_trf(at.t, TRF26).text.encode()).require()
        assert again.team_play.line_ups == at.t.team_play.line_ups
        assert [team.captain for team in again.teams] == [f"Kaptan {name}" for name in "ABCD"]


def league(folder: Path, teams: str = "ABCD", boards: int = 3, reserves: int = 1, **fields: Any) -> AtDesk:
    at = AtDesk(folder, system="berger", of_teams=True, board_colours="WBW"[:boards], start="2026-11-16", **fields)
    enter(at, list(teams), boards + reserves)
    return at


def refused(at: AtDesk, action: str, **fields: Any) -> list[str]:
    """The keys of everything that is said against it."""
    with pytest.raises(RequestError) as caught:
        at.do(action, **fields)
    message = caught.value.message
    reasons: Any = message.data.get("reasons", ())
    return [message.key, *(each.key for each in reasons)]


class TestLineUps:
    def test_rules_are_refused_with_the_reason(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("change-player", player=1, sex="f", birth="2012")
        at.do("change-player", player=2, sex="m", birth="1980", rating=2100)
        women: Json = {"sex": "woman", "under": 16}
        special: Json = [{"board": 1, "condition": women}]
        at.do("line-up-rules", rules={"special": special, "may_move": 1, "source": "Yönerge 7"})
        cases: dict[str, tuple[list[Json], str]] = {
            "another team": ([1, 2, 5], "line-up.not-member"),
            "twice": ([1, 3, 3], "line-up.twice"),
            "order": ([1, 3, 2], "line-up.order"),
            "woman": ([2, 3, 4], "line-up.not-eligible"),
            "gap": ([1, None, 3], "line-up.gap"),
            "too far": ([1, 4], "line-up.moved"),
            "boards": ([1, 2, 3, 4], "line-up.boards"),
        }
        for players, wanted in some(cases.values()):
            keys = refused(at, "line-up", round=1, team=1, players=players)
            assert keys[0] == "desk.line-up-by"
            assert wanted in keys
        at.do("bye", player=3, round=1, kind="zero")
        assert "line-up.away" in refused(at, "line-up", round=1, team=1, players=[1, 2, 3])
        at.do("line-up", round=1, team=1, players=[1, 2])

    def test_at_least_and_at_most_of_a_kind(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        for player in (1, 2):
            at.do("change-player", player=player, federation="GER")
        quotas: Json = [
            {"condition": {"foreign_to": "TUR"}, "most": 1},
            {"condition": {"sex": "woman"}, "least": 1},
        ]
        at.do("line-up-rules", rules={"quotas": quotas})
        keys = refused(at, "line-up", round=1, team=1, players=[1, 2, 3])
        assert keys[1:] == ["line-up.at-most", "line-up.at-least"]
        at.do("change-player", player=4, sex="f")
        at.do("line-up", round=1, team=1, players=[1, 3, 4])

    def test_the_special_boards_of_the_club_league(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WBWBWBWB", start="2026-11-16")
        at.do("add-team", name="Kulüp")
        people = [("m", 1990)] * 4 + [("f", 1990), ("m", 2006), ("m", 2010), ("f", 2010)]
        for nth, (sex, year) in enumerate(people, start=1):
            at.do("add-player", name=f"O{nth}", team="Kulüp", sex=sex, birth=str(year))
        at.do("line-up-rules", preset="tsf-clubs")
        at.do("line-up", round=1, team=1, players=[1, 2, 3, 4, 5, 6, 7, 8])
        at.do("change-player", player=8, birth="2009")
        keys = refused(at, "line-up", round=1, team=1, players=[1, 2, 3, 4, 5, 6, 7, 8])
        assert keys == ["desk.line-up-by", "line-up.not-eligible"]

    def test_one_after_the_pairing_changes_who_sits_with_the_colours_of_the_boards(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("pair")
        assert at.names_line() == "A1-D1 D2-A2 A3-D3 B1-C1 C2-B2 B3-C3"
        at.do("line-up", round=1, team=4, players=[13, 15, 16])
        assert at.names_line() == "A1-D1 D3-A2 A3-D4 B1-C1 C2-B2 B3-C3"
        at.do("result", round=1, match=2, board=1, result="1-0")
        at.do("line-up", round=1, team=4, players=[13, 14])
        assert at.names_line() == "A1-D1 D2-A2 B1-C1 C2-B2 B3-C3"
        assert [int(bye.player) for bye in at.t.rounds[0].byes] == [3]
        assert at.results()[2] == "1-0"
        at.do("result", round=1, board=1, result="1-0")
        with pytest.raises(Unread) as caught:
            at.do("line-up", round=1, team=4, players=[14, 15, 16])
        assert [each.code for each in caught.value.warnings] == ["line-up-after-results"]
        at.do("line-up", round=1, team=4, players=[14, 15, 16], confirm="line-up-after-results")
        assert at.names_line() == "A1-D2 D3-A2 A3-D4 B1-C1 C2-B2 B3-C3"
        assert at.results() == ["", "", "", "1-0", "", ""]
        at.do("undo")
        assert at.names_line() == "A1-D1 D2-A2 B1-C1 C2-B2 B3-C3"

    def test_a_line_up_stays_when_the_round_is_taken_back(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("line-up", round=1, team=1, players=[2, 3, 4])
        at.do("pair")
        first = at.names_line()
        assert first.startswith("A2-D1")
        at.do("unpair")
        at.do("pair")
        assert at.names_line() == first

    def test_the_order_of_a_list_that_changes_leaves_played_boards_alone(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("pair")
        at.play_all(*"1" * 6)
        before = [match.match.boards for match in matches_at(at.t, 1)]
        at.do("change-team", team=1, members=[4, 3, 2, 1])
        at.do("add-player", name="A0", team="A", board=1)
        assert [match.match.boards for match in matches_at(at.t, 1)] == before
        at.do("pair")
        assert "A0" in at.names_line()


class TestMatches:
    def test_results_as_the_first_named_team_sees_them(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("pair")
        at.do("match", round=1, match=1, results=["1", "1", "="])
        assert at.results()[:3] == ["1-0", "0-1", "½-½"]
        at.do("match", round=1, match=2, results=["", "-", "+"])
        assert at.results()[3:] == ["", "+/-", "+/-"]
        assert refused(at, "match", round=1, match=3, results=["1"]) == ["desk.no-such-match"]
        assert refused(at, "match", round=1, match=1, results=["1", "2"]) == ["desk.match-result"]
        assert refused(at, "match", round=1, match=1, results=["1"] * 4) == ["desk.match-results"]

    def test_a_match_that_does_not_take_place(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("pair")
        at.do("forfeit-match", round=1, match=1, winner="second", reason="no bus")
        at.do("match", round=1, match=2, results=["1", "1", "1"])
        cards = team_cards(at.t)
        assert [(cards[n].match_points, cards[n].game_points) for n in cards] == [(0, 0), (2, 3), (0, 0), (2, 3)]
        assert not any(entry.played for entry in cards[at.t.teams[0].id].entries)
        again = parse_bytes(dump_trf(at.t, TRF26).text.encode()).require()
        assert again.team_play.forfeited == at.t.team_play.forfeited
        at.do("forfeit-match", round=1, match=1, winner="taken-back")
        assert at.results()[:3] == ["", "", ""]
        at.do("match", round=1, match=1, results=["1", "1", "1"])
        with pytest.raises(Unread):
            at.do("forfeit-match", round=1, match=1, winner="none")

    def test_a_match_that_is_played_later(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("pair")
        at.do("match", round=1, match=2, results=["1", "1", "1"])
        at.do("postpone", round=1, match=1, until="2026-12-05", reason="snow")
        assert [str(said.until) for said, _, _ in postponed_boards(at.desk)] == ["2026-12-05"]
        for number in (2, 3):
            at.do("pair")
            for match in (1, 2):
                at.do("match", round=number, match=match, results=["1", "=", "0"])
        assert refused(at, "finish") == ["desk.results-open"]
        at.do("line-up", round=1, team=1, players=[2, 3, 4])
        assert len(at.desk.adjourned) == 3
        at.do("match", round=1, match=1, results=["1", "=", "1"])
        assert postponed_boards(at.desk) == ()
        at.do("finish")

    def test_points_taken_and_given(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("pair")
        at.play_all(*"======")
        at.do("penalty", team=1, match_points="1", reason="late", round=1)
        at.do("penalty", team=2, game_points="0.5", reason="fair play", bonus=True)
        cards = team_cards(at.t)
        assert [cards[n].match_points for n in cards] == [0, 1, 1, 1]
        assert [cards[n].game_points for n in cards] == [Points(3, 2), 2, Points(3, 2), Points(3, 2)]
        again = parse_bytes(dump_trf(at.t, TRF26).text.encode()).require()
        assert again.team_play.abnormal_points == at.t.team_play.abnormal_points
        assert refused(at, "penalty", team=1, match_points="1", reason=" ") == ["desk.missing"]
        assert refused(at, "penalty", team=1, reason="x") == ["desk.penalty-of-what"]


class TestTeams:
    def test_are_entered_changed_numbered_and_removed(self, tmp_path: Path) -> None:
        at = league(tmp_path, "ABC")
        at.do("change-team", team=2, name="Beşiktaş", coach="Ece", strength="2100", clear=["nickname"])
        assert (at.t.teams[1].name, at.t.teams[1].coach, at.t.teams[1].nickname) == ("Beşiktaş", "Ece", None)
        at.do("number-teams", by="given", order=[3, 1, 2])
        assert [team.name for team in at.t.teams] == ["C", "A", "Beşiktaş"]
        at.do("number-teams", by="rank")
        assert at.t.teams[0].name == "Beşiktaş"
        at.do("number-teams", by="lots", seed="kura")
        assert sorted(team.name for team in at.t.teams) == ["A", "Beşiktaş", "C"]
        gone = next(team for team in at.t.teams if team.name == "C")
        at.do("remove-team", team=int(gone.id), members=True)
        assert [int(team.id) for team in at.t.teams] == [1, 2]
        assert len(at.t.players) == 8
        assert refused(at, "add-team", name="A") == ["desk.team-named-twice"]
        assert refused(at, "add-team", name="X", members=[1]) == ["desk.member-elsewhere"]

    def test_members_stand_by_fide_rating_then_by_the_national_one(self, tmp_path: Path) -> None:
        at = league(tmp_path, "A")
        at.do("change-player", player=2, national_rating=1900)
        at.do("change-player", player=3, rating=1500, national_rating=1000)
        at.do("change-player", player=4, rating=1500, national_rating=1800)
        at.do("change-team", team=1, by_rating=True)
        assert [int(p) for p in at.t.teams[0].members] == [4, 3, 2, 1]

    def test_a_team_without_players_is_not_paired(self, tmp_path: Path) -> None:
        at = league(tmp_path, "AB")
        at.do("add-team", name="Boş")
        assert refused(at, "pair") == ["desk.team-empty"]

    def test_no_more_members_than_the_rules_allow(self, tmp_path: Path) -> None:
        at = league(tmp_path, "AB")
        at.do("line-up-rules", rules={"members": 4})
        assert refused(at, "add-player", name="A5", team="A") == ["desk.team-full"]

    def test_everything_is_kept_by_the_files(self, tmp_path: Path) -> None:
        at = league(tmp_path)
        at.do("line-up-rules", preset="tsf-clubs")
        at.do("change-team", team=1, coach="Ece", club="Kulüp", federation="TUR")
        at.do("line-up-rules", rules={"order": "free", "quotas": [{"condition": {"sex": "woman"}, "most": 2}]})
        at.do("line-up", round=1, team=1, players=[2, 1])
        assert parse_bytes(dump_native(at.t).text.encode()).require() == at.t
        again = parse_bytes(dump_trf(at.t, TRF26).text.encode()).require()
        assert (again.teams, again.team_play) == (at.t.teams, at.t.team_play)


class TestKnockouts:
    """Teams that are out when they lose, with reserves."""

    @pytest.fixture
    def at(self, tmp_path: Path) -> AtDesk:
        options: Json = {"games": "2", "extra": "0"}
        at = AtDesk(tmp_path, system="knockout", of_teams=True, board_colours="WW", options=options)
        at.enter_teams(("Ankara", "Bursa"), 3, (2300, 2200))
        return at

    def test_reserves_sit_in_from_game_to_game(self, at: AtDesk) -> None:
        at.do("line-up", round=1, team=1, players=[2, 3])
        at.do("pair")
        assert {name for pair in at.names_line().split() for name in pair.split("-")} == {
            "Ankara2",
            "Ankara3",
            "Bursa1",
            "Bursa2",
        }
        at.do("line-up", round=1, team=2, players=[4, 6])
        assert "Bursa3" in at.names_line()
        ours = {2, 3}
        at.play_all(*("1" if game.white in ours else "0" for game in at.t.rounds[-1].games))
        at.do("pair")
        assert {name for pair in at.names_line().split() for name in pair.split("-")} == {
            "Ankara1",
            "Ankara2",
            "Bursa1",
            "Bursa2",
        }
        ours = {1, 2}
        at.play_all(*("1" if game.white in ours else "0" for game in at.t.rounds[-1].games))
        at.do("finish")
        assert [row.side for row in knockout_places(at.t).rows] == [1, 2]
        again = parse_bytes(dump_trf(at.t, TRF26).text.encode()).require()
        assert [row.side for row in knockout_places(again).rows] == [1, 2]

    def test_every_board_is_sat_at(self, at: AtDesk) -> None:
        assert refused(at, "line-up", round=1, team=1, players=[2]) == ["knockout.short-team"]
