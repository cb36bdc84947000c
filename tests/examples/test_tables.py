"""Events whose rounds stand in a table, at the desk: round robins of players and teams, Scheveningen, Skalitzka."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hakem.desk.journal.asking import Refused
from hakem.facts import cards
from hakem.model import Points
from hakem.reports import player_table, team_standings, team_table
from hakem.tiebreaks import StandingsRequest, standings
from tests.support.at_desk import AtDesk
from tests.support.handbook_tables import DATA
from tests.support.round_robins import data, lines
from tests.support.some import some

SIX: Any = data("round_robin_6")
BERGER = lines("berger_tables")["5-6"]
FOUR_TEAMS: Any = DATA["teams_4"]
POINTS = {Points(1): "1", Points(1, 2): "0.5", Points(0): "0"}
RESULTS = {"1": "1-0", "0.5": "½-½", "0": "0-1"}


def of_six(folder: Path, **fields: Any) -> AtDesk:
    at = AtDesk(folder, system="berger", edition="2009", tie_break_edition="2009", **fields)
    at.enter({"name": name} for name in SIX["players"])
    at.drawn_in_the_hall()
    return at


def by_matrix(at: AtDesk) -> None:
    """The last round with the results that the printed table has for its pairs."""
    number = {p.id: p.number for p in at.t.players}
    pairs = [(number[g.white], number[g.black]) for g in at.t.rounds[-1].games]
    at.do("publish")
    at.play_all(*(RESULTS[SIX["matrix"][white - 1][black - 1]] for white, black in pairs))


class TestSixPlayers:
    """The printed cross table of Ali, Veli and the others."""

    @pytest.fixture
    def at(self, tmp_path: Path) -> AtDesk:
        at = of_six(tmp_path, tie_breaks=["PTS"])
        for number in range(1, 6):
            at.do("pair", round=number)
            by_matrix(at)
        at.do("finish")
        return at

    def test_rounds_of_the_printed_table(self, at: AtDesk) -> None:
        assert [at.round_line(number) for number in range(1, 6)] == BERGER

    def test_points_and_places_as_printed(self, at: AtDesk) -> None:
        found = {name: (place, points) for place, name, points in at.table()}
        rows = zip(SIX["players"], SIX["places"], SIX["points"], strict=True)
        assert {n: (place, Points(points)) for n, (place, points) in found.items()} == {
            name: (place, Points(points)) for name, place, points in rows
        }

    def test_cross_table_as_printed(self, at: AtDesk) -> None:
        for row, printed in some(zip(player_table(at.t).rows, SIX["matrix"], strict=True)):
            points = [str(cell[0].entry.points) if cell else None for cell in row.cells]
            assert points == [None if cell is None else str(Points(cell)) for cell in printed]

    def test_nothing_comes_after_the_last_row(self, tmp_path: Path) -> None:
        at = of_six(tmp_path)
        for _ in range(5):
            at.pair()
            at.play_all(*"===")
        with pytest.raises(Refused) as caught:
            at.do("pair")
        assert caught.value.message.key == "desk.all-rounds-paired"


class TestTwice:
    def test_the_printed_sheet_of_both_halves(self, tmp_path: Path) -> None:
        """The handbook plays the second half in the order of the first, with the other colours."""
        at = of_six(tmp_path, options={"cycles": "2"})
        met: dict[str, list[int]] = {str(n): [] for n in range(1, 7)}
        for _ in range(10):
            at.pair()
            for game in at.t.rounds[-1].games:
                met[str(game.white)].append(game.black)
                met[str(game.black)].append(game.white)
            at.play_all("1", "=", "0")
        assert met == SIX["double_sheet"]
        at.do("finish")
        assert sum(Points(points) for _, _, points in at.table()) == 30

    def test_the_last_two_rounds_of_the_first_half_change_places_by_the_text_of_2026(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", edition="2026", options={"cycles": "2"})
        at.enter({"name": name} for name in SIX["players"])
        for _ in range(10):
            at.pair()
            at.play_all(*"===")
        assert [at.round_line(number) for number in range(1, 6)] == [*BERGER[:3], BERGER[4], BERGER[3]]


class TestSevenPlayers:
    """An odd number: whoever meets the empty number has the bye; one leaves before half of the games."""

    def test_bye_and_withdrawal(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", edition="2009", tie_breaks=["PTS"])
        at.enter({"name": f"Oyuncu {n}"} for n in range(1, 8))
        at.drawn_in_the_hall()
        byes = []
        for number in range(1, 8):
            at.pair()
            byes.append(int(at.t.rounds[-1].byes[0].player))
            if number == 2:
                at.do("withdraw", player=7, reason="ill")
            open_boards = at.desk.open_boards(number)
            for board in open_boards:
                at.do("result", round=number, board=board, result="½-½")
            at.do("close")
        assert byes == [1, 5, 2, 6, 3, 7, 4]
        at.do("finish")
        made = standings(at.t)
        assert [each.id for each in made.out] == [7]
        assert len(made.rows) == 6


class TestFourTeams:
    """The printed table of four teams of four boards; misprints as documented in the data."""

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
        at.enter_teams(FOUR_TEAMS["teams"], 4)
        at.drawn_in_the_hall()
        team = {m: place for place, team in enumerate(at.t.teams) for m in team.members}
        scores = {}
        for match in (match for rnd in FOUR_TEAMS["rounds"] for match in rnd):
            one, other, score = match.split()
            scores[int(one) - 1, int(other) - 1] = Points(score)
            scores[int(other) - 1, int(one) - 1] = 4 - Points(score)
        for _ in range(3):
            at.pair()
            left = dict(scores)
            for board, game in enumerate(at.t.rounds[-1].games, start=1):
                first, second = sorted((team[game.white], team[game.black]))
                made = min(left[first, second], Points(1))
                left[first, second] -= made
                white = made if team[game.white] == first else 1 - made
                at.do("result", round=at.desk.round_no, board=board, result=RESULTS[POINTS[white]])
            at.do("close")
        at.do("finish")
        return at

    def test_points_and_tie_breaks(self, at: AtDesk) -> None:
        figures = FOUR_TEAMS["figures"]
        rows = sorted(standings(at.t).rows, key=lambda row: row.contestant.id)
        assert [row.points for row in rows] == [Points(p) for p in figures["GP"]]
        assert [row.values[0].shown[0] for row in rows] == [Points(v) for v in figures["TSB"]]
        by_matches = StandingsRequest(codes=("MPTS", "TSBG"))
        rows = sorted(standings(at.t, by_matches).rows, key=lambda row: row.contestant.id)
        assert [row.points for row in rows] == [Points(p) for p in figures["MP"]]

    def test_matches_in_the_order_of_the_table(self, at: AtDesk) -> None:
        at_board_1 = [at.round_line(n).split()[::4] for n in (1, 2, 3)]
        assert at_board_1 == [["1-13", "5-9"], ["13-9", "1-5"], ["5-13", "9-1"]]

    def test_table_of_matches(self, at: AtDesk) -> None:
        table = team_table(at.t, team_standings(at.t))
        assert [row.place.first for row in table.rows if row.place] == [1, 2, 3, 4]


class TestScheveningen:
    @pytest.fixture
    def at(self, tmp_path: Path) -> AtDesk:
        at = AtDesk(tmp_path, system="scheveningen")
        at.enter_teams("AB", 4, (2200, 2100))
        return at

    def test_rounds_as_printed_to_the_end(self, at: AtDesk) -> None:
        for printed in some(lines("scheveningen_4")["rounds"]):
            at.do("pair")
            assert at.names_line() == printed
            at.play_all(*"10=1")
        at.do("finish")
        assert len(at.t.rounds) == 4
        assert sum(card.score for card in cards(at.t).values()) == 16

    def test_table(self, at: AtDesk) -> None:
        for number in range(1, 5):
            at.do("pair")
            at.play_all(*("1111" if number % 2 else "0000"))
        at.do("finish")
        assert at.table()[0][1:] == ("A", "16.0")

    def test_team_a_is_the_one_with_the_higher_rating(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, "other", system="scheveningen")
        at.enter_teams("BA", 4, (2100, 2200))
        at.do("pair")
        assert at.names_line() == lines("scheveningen_4")["rounds"][0]


class TestSkalitzka:
    """Three teams of eight. The print calls them by capitals, by numbers and by small letters."""

    def test_rounds_as_printed_to_the_end(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="skalitzka")
        at.enter_teams("ABC", 8)
        seat = {f"A{n}": letter for n, letter in enumerate("ABCDEFGH", start=1)}
        seat |= {f"B{n}": letter for n, letter in enumerate("abcdefgh", start=1)}
        seat |= {f"C{n}": str(n) for n in range(1, 9)}
        for number in (1, 2):
            at.do("pair")
            games = [":".join(seat[name] for name in pair.split("-")) for pair in at.names_line().split()]
            assert games == lines("skalitzka_8")[f"round_{number}"]
            at.play_all(*"1=0" * 4)
        at.do("finish")
        assert sum(Points(points) for _, _, points in at.table()) == 24


class TestWhoMeets:
    """What an event says of itself follows from its settings, also when these change before round 1."""

    def test_colours_of_boards_that_come_later_leave_it_one_of_teams(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", of_teams=True)
        at.do("change-event", board_colours="WB")
        assert at.t.event.type_code == "FIDE_TEAM_ROUNDROBIN"

    def test_cycles_that_come_later_are_in_the_code(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", of_teams=True)
        at.do("change-event", options={"cycles": "2"})
        assert at.t.event.type_code == "FIDE_TEAM_DOUBLEROUNDROBIN"

    def test_the_code_of_a_scheveningen_does_not_change_its_colours(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="scheveningen")
        assert at.t.rules.options == (("colours", "alternate"),)
        at.do("change-event", options={"team-a": "listed"})
        assert at.t.rules.options == (("team-a", "listed"), ("colours", "alternate"))

    def test_another_cover_leaves_the_code_alone(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", of_teams=True)
        at.do("change-event", city="İzmir")
        assert at.t.event.type_code == "FIDE_TEAM_ROUNDROBIN"

    def test_a_swiss_system_of_players_pairs_teams_as_the_handbook_has_it(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="dutch", edition="2009", rounds=3, of_teams=True, board_colours="WB")
        assert at.t.event.type_code == "CUSTOM_TEAM_SWISS"
        for number in range(8):
            at.do("add-player", name=f"Oyuncu {number}", rating=2000 - number, team="ABCD"[number // 2])
        at.do("pair")
        team = {p: team.name for team in at.t.teams for p in team.members}
        met = [{team[game.white], team[game.black]} for game in at.t.rounds[0].games]
        assert met == [{"A", "C"}, {"A", "C"}, {"B", "D"}, {"B", "D"}]

    def test_matches_of_two_games_are_no_affair_of_teams(self, tmp_path: Path) -> None:
        with pytest.raises(Refused) as caught:
            AtDesk(tmp_path, system="double-swiss", rounds=4, of_teams=True)
        assert caught.value.message.key == "desk.no-swiss-of-teams"

    def test_what_a_match_is_worth(self, tmp_path: Path) -> None:
        at = AtDesk(tmp_path, system="berger", of_teams=True, match_points="3-1-0")
        scoring = at.t.team_play.scoring
        assert (scoring.win, scoring.draw, scoring.loss) == (3, 1, 0)
        at.do("change-event", match_points="2-1-0")
        assert at.t.team_play.scoring.win == 2
        for wrong in ("3-1", "1-2-0", "0-0-0", "x-1-0", "-1-0-0"):
            with pytest.raises(Refused) as caught:
                at.do("change-event", match_points=wrong)
            assert caught.value.message.key == "desk.match-points"

    def test_a_knockout_of_teams_names_the_colours_of_its_boards(self, tmp_path: Path) -> None:
        with pytest.raises(Refused) as caught:
            AtDesk(tmp_path, system="knockout", of_teams=True)
        assert caught.value.message.data["field"] == "board_colours"
