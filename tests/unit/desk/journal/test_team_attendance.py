"""A whole team as one act: it leaves, comes back, has a bye, is there; one entry, one undo."""

from __future__ import annotations

from typing import Any

import pytest

from hakem.desk.choosing import choose_system
from hakem.desk.journal.before_pairing import before_pairing
from hakem.desk.journal.roster import roster
from hakem.desk.journal.telling import told
from hakem.facts import team_cards
from hakem.model import ByeKind
from hakem.pairing.check import check_round
from tests.support.desks import AtDesk

NAMES = ("Ankara", "Bursa", "İzmir", "Üsküdar", "Van", "Muş")


def teams(system: str = "team-swiss", count: int = 6, members: int = 3, **fields: Any) -> AtDesk:
    """Teams of two boards and a reserve."""
    event = AtDesk()
    event.do("create", name="Takımlar", system=system, of_teams=True, board_colours="WB", colour="white", **fields)
    for team in NAMES[:count]:
        for board in range(1, members + 1):
            event.do("add-player", name=f"{team} {board}", team=team)
    return event


def telling(event: AtDesk) -> str:
    return told(event.entries[-1], event.entries).key


class TestWithdrawal:
    def test_a_team_leaves_by_one_entry_and_comes_back_by_one(self) -> None:
        event = teams(rounds=3)
        event.do("pair")
        event.results(1, "1-0")
        event.do("withdraw", team=3, reason="otobüs")
        assert [p.withdrawn_after for p in event.desk.tournament.players if p.name.startswith("İzmir")] == [1, 1, 1]
        assert (event.entries[-1].action, telling(event)) == ("withdraw", "told.of-team.withdraw.because")
        event.do("undo")
        assert not any(p.withdrawn_after for p in event.desk.tournament.players)
        event.do("redo")
        event.do("return", team=3)
        assert not any(p.withdrawn_after for p in event.desk.tournament.players)
        assert telling(event) == "told.of-team.return"

    def test_who_has_left_already_stays_gone_after_it_and_the_team_is_named_once(self) -> None:
        event = teams(rounds=3)
        event.do("pair")
        event.results(1, "1-0")
        event.do("withdraw", player=7)
        event.do("withdraw", team=3)
        keys = [str(each["code"]) for each in event.entries[-1].draft.warnings]
        assert keys == ["left-team"]
        event.refused("desk.team-left-already", "withdraw", team=3)

    def test_what_cannot_be_asked(self) -> None:
        event = teams(rounds=3)
        event.refused("desk.missing", "withdraw")
        event.refused("desk.player-or-team", "withdraw", player=1, team=1)
        event.refused("desk.no-such-team", "withdraw", team=9)
        event.refused("desk.team-not-left", "return", team=1)
        assert not any(p.withdrawn_after for p in event.desk.tournament.players)


class TestByes:
    @pytest.mark.parametrize(("kind", "match_points", "game_points"), [("half", 1, 1), ("zero", 0, 0), ("full", 2, 2)])
    def test_the_team_has_what_its_bye_is_worth(self, kind: str, match_points: int, game_points: int) -> None:
        event = teams(rounds=3)
        event.do("bye", team=2, round=1, kind=kind)
        assert telling(event) == f"told.of-team.bye.{kind}"
        event.do("pair")
        t = event.desk.tournament
        card = team_cards(t)[t.teams[1].id]
        assert (card.match_points, card.game_points) == (match_points, game_points)
        assert not {p for game in t.rounds[0].games for p in game.players} & {*t.teams[1].members}
        assert check_round(choose_system(t), t, 1) is None

    def test_it_stands_again_when_the_round_is_taken_back_and_is_undone_by_one_step(self) -> None:
        event = teams(rounds=3)
        before = event.desk
        event.do("bye", team=2, round=1, kind="half")
        asked = event.desk
        event.do("pair")
        event.do("unpair")
        assert event.desk.tournament.team_play == asked.tournament.team_play
        assert {*event.desk.tournament.absences} == {*asked.tournament.absences}
        event.do("no-bye", team=2, round=1)
        now, was = event.desk.tournament, before.tournament
        assert (now.team_play, now.absences) == (was.team_play, was.absences)
        event.refused("desk.no-team-bye", "no-bye", team=2, round=1)

    def test_another_kind_takes_its_place_and_nobody_of_it_is_awaited(self) -> None:
        event = teams(rounds=3)
        event.do("bye", team=2, round=1, kind="zero")
        event.do("bye", team=2, round=1, kind="half")
        assert [(bye.team, bye.kind) for bye in event.desk.tournament.team_play.byes] == [(2, ByeKind.HALF_POINT)]
        assert roster(event.desk).expected == before_pairing(event.desk).playing == 15

    def test_a_table_knows_the_bye_without_points_alone(self) -> None:
        event = teams("berger")
        event.refused("desk.team-bye-in-table", "bye", team=2, round=1, kind="half")
        event.do("bye", team=2, round=1, kind="zero")
        event.do("pair")
        event.refused("desk.team-bye-paired", "bye", team=2, round=1, kind="zero")
        own = {*event.desk.tournament.teams[1].members}
        lost = [game for game in event.desk.tournament.rounds[0].games if own & {*game.players}]
        assert [game.played for game in lost] == [False, False]

    def test_a_second_half_point_bye_is_told(self) -> None:
        event = teams(rounds=3)
        event.do("bye", team=2, round=1, kind="half")
        event.do("bye", team=2, round=2, kind="half")
        assert event.codes == ["team-second-half-bye"]


class TestCheckIn:
    def test_the_whole_team_is_there_by_one_entry(self) -> None:
        event = teams(rounds=3)
        event.do("check-in", team=4)
        assert roster(event.desk).present == 3
        assert telling(event) == "told.of-team.check-in.here"
        event.do("check-in", team=4, present=False)
        assert roster(event.desk).present == 0
        assert telling(event) == "told.of-team.check-in.not-here"
