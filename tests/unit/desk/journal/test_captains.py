"""Captains with a code: the line-up of the own team while it is secret, then the results of the own match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hakem.desk.journal.asking import Conflict, NotAllowed, Refused
from hakem.desk.journal.captains import handed_in, own_match, teams_handed_in, with_own_boards
from hakem.desk.journal.published import as_seen_by
from hakem.desk.journal.roles import Person, Role, may, may_read
from hakem.i18n import Json
from tests.support.at_desk import AtDesk

ANKARA = Person("Ankara · Ece", Role.HELPER, 1, team=1)
BURSA = Person("Bursa · Can", Role.HELPER, 1, team=2)


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtDesk]:
    """Four teams of three on two boards; Ankara has 1 2 3, Bursa 4 5 6."""
    made = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    made.enter_teams(("Ankara", "Bursa", "İzmir", "Üsküdar"), 3)
    yield made
    made.close()


def hand_in(at: AtDesk, by: Person, players: list[Json], *, round_no: int = 0, team: int = 0, was: Json = None) -> None:
    fields: dict[str, Json] = {"round": round_no or by.round, "team": team or by.team, "players": players}
    at.running.do("line-up", fields, by=by, was=was)


def refused(at: AtDesk, by: Person, players: list[Json], **more: int) -> str:
    with pytest.raises(Refused) as told:
        hand_in(at, by, players, **more)
    return told.value.message.key


class TestALineUp:
    def test_of_the_own_team_is_taken_before_and_after_the_pairing(self, at: AtDesk) -> None:
        hand_in(at, ANKARA, [1, 3])
        assert at.t.team_play.line_up(1, 1) is not None  # type: ignore[arg-type]
        at.pair()
        hand_in(at, ANKARA, [2, 3])
        match = own_match(at.desk, 1, 1)
        assert match is not None
        assert {board[match.match.side(1)] for board in match.match.boards} == {2, 3}  # type: ignore[arg-type]

    def test_of_another_team_or_round_is_not(self, at: AtDesk) -> None:
        assert refused(at, ANKARA, [4, 5], team=2) == "access.other-team"
        assert refused(at, ANKARA, [1, 2], round_no=2) == "access.other-round"
        assert at.t.team_play.line_ups == ()

    def test_is_held_to_the_rules_of_the_desk(self, at: AtDesk) -> None:
        rules: Json = {"special": [{"board": 2, "condition": {"sex": "woman"}}], "source": "Yönerge 7"}
        at.do("line-up-rules", rules=rules)
        with pytest.raises(Refused) as told:
            hand_in(at, ANKARA, [1, 3])
        assert (told.value.message.key, told.value.message.data["source"]) == ("desk.line-up-by", "Yönerge 7")
        assert refused(at, ANKARA, [4, 5]) == "desk.line-up-by"

    def test_stands_fast_when_the_round_is_out(self, at: AtDesk) -> None:
        at.pair()
        at.do("publish")
        assert refused(at, ANKARA, [1, 3]) == "desk.line-up-is-out"
        at.do("line-up", round=1, team=1, players=[1, 3])  # at the desk it changes all the same
        at.do("unpublish")
        hand_in(at, ANKARA, [2, 3])

    def test_stands_fast_when_the_match_has_results(self, at: AtDesk) -> None:
        at.pair()
        match = own_match(at.desk, 1, 1)
        assert match is not None
        at.do("result", round=1, board=match.games[1], result="1-0")
        assert refused(at, ANKARA, [1, 3]) == "desk.line-up-has-results"

    def test_of_a_round_that_is_over_is_too_late(self, at: AtDesk) -> None:
        at.pair()
        at.play_all("1", "1", "1", "1")
        with pytest.raises(NotAllowed) as told:
            hand_in(at, ANKARA, [1, 3])
        assert told.value.message.key == "access.other-round"

    def test_is_not_for_helpers_who_have_boards(self, at: AtDesk) -> None:
        helper = Person("Salon · Elif", Role.HELPER, 1, ((1, 4),))
        with pytest.raises(NotAllowed) as told:
            hand_in(at, helper, [1, 3], team=1)
        assert told.value.message.key == "access.not-for-role"

    def test_that_somebody_has_changed_meanwhile_is_a_conflict(self, at: AtDesk) -> None:
        hand_in(at, ANKARA, [1, 3], was=[])
        with pytest.raises(Conflict) as told:
            hand_in(at, ANKARA, [2, 3], was=[])
        assert told.value.now == [1, 3]
        hand_in(at, ANKARA, [2, 3], was=[1, 3])


class TestWhoHasHandedIn:
    def test_is_known_by_the_journal_although_the_boards_of_both_are_noted(self, at: AtDesk) -> None:
        at.pair()
        hand_in(at, ANKARA, [1, 3])
        other = next(team for team in (2, 3, 4) if own_match(at.desk, team, 1) == own_match(at.desk, 1, 1))
        assert at.t.team_play.line_up(1, other, 1) is not None  # type: ignore[arg-type]
        assert teams_handed_in(at.running.entries, 1) == {1}
        assert handed_in(at.desk, at.running.entries, 1, 1) == (1, 3)
        assert handed_in(at.desk, at.running.entries, other, 1) == ()

    def test_is_forgotten_when_it_is_undone_or_taken_back(self, at: AtDesk) -> None:
        hand_in(at, ANKARA, [1, 3])
        at.do("undo")
        assert teams_handed_in(at.running.entries, 1) == frozenset()
        hand_in(at, BURSA, [4, 5])
        hand_in(at, BURSA, [])
        assert teams_handed_in(at.running.entries, 1) == frozenset()


class TestSecrecy:
    def test_a_captain_sees_nothing_of_the_round_before_it_is_out(self, at: AtDesk) -> None:
        hand_in(at, BURSA, [4, 6])
        at.pair()
        seen = as_seen_by(ANKARA, at.desk, "round")
        assert (seen.round_no, seen.tournament.team_play.line_ups) == (0, ())
        assert may_read(ANKARA, "round", round=1) is not None
        assert with_own_boards(at.desk, ANKARA, 1).boards == ()
        at.do("publish")
        assert as_seen_by(ANKARA, at.desk, "round").round_no == 1
        match = own_match(at.desk, 1, 1)
        assert match is not None
        assert with_own_boards(at.desk, ANKARA, 1).boards == tuple((b, b) for b in sorted(match.games.values()))

    def test_results_of_the_own_match_are_reported_and_no_others(self, at: AtDesk) -> None:
        at.pair()
        match = own_match(at.desk, 1, 1)
        assert match is not None
        own = match.games[1]
        strange = next(board for board in range(1, 5) if board not in match.games.values())
        with pytest.raises(NotAllowed) as told:
            at.running.do("result", {"round": 1, "board": own, "result": "1-0"}, by=ANKARA)
        assert told.value.message.key == "access.not-published"
        at.do("publish")
        at.running.do("result", {"round": 1, "board": own, "result": "1-0"}, by=ANKARA)
        assert at.results()[own - 1] == "1-0"
        with pytest.raises(NotAllowed) as told:
            at.running.do("result", {"round": 1, "board": strange, "result": "1-0"}, by=ANKARA)
        assert told.value.message.key == "access.other-board"

    def test_nothing_else_is_for_a_captain(self) -> None:
        for action in ("pair", "forfeit-match", "line-up-rules", "undo", "change-team"):
            refusal = may(ANKARA, action, round=1, current=1)
            assert refusal is not None
            assert refusal.key == "access.not-for-role"
