"""Line-ups of finished events: every finding with round, team, reason and where the rule is written."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from hakem.desk import CheckRequest, check_event
from hakem.facts.line_ups import with_opponents
from hakem.formats import dump_native, dump_trf, parse_trf
from hakem.model import (
    NO_LINE_UP_RULES,
    Event,
    LineUpRules,
    Player,
    PlayerCondition,
    PlayerId,
    RoundNo,
    Sex,
    SpecialBoard,
    Team,
    TeamId,
    TeamLineUp,
    TeamPlay,
    TeamScoring,
    Tournament,
)
from hakem.model.changes import with_result, with_round, with_team_play
from hakem.pairing import system_for
from hakem.values import replace
from tests.cli.runner import hakem

TEAMS = ("Ankara", "Bursa", "İzmir", "Üsküdar")
WOMAN = LineUpRules(special=(SpecialBoard(2, PlayerCondition("kadın masası", sex=Sex.WOMAN)),), source="Yönerge 7")
ORDER = LineUpRules(source="Yönerge 6")
MEMBERS = 3


def played(rules: LineUpRules, *line_ups: tuple[int, int, tuple[int | None, ...]]) -> Tournament:
    """A league of four teams of three on two boards; ``line_ups`` are round, team and the places of its list.

    The first of every list is a man, the others are women. Ankara has 1 2 3, Bursa 4 5 6.
    """
    players = tuple(
        Player(PlayerId(n), n, f"{TEAMS[(n - 1) // 3]}{(n - 1) % 3 + 1}", sex=Sex.MAN if n % 3 == 1 else Sex.WOMAN)
        for n in range(1, 13)
    )
    teams = tuple(
        Team(TeamId(n + 1), name, tuple(p.id for p in players[3 * n : 3 * n + 3])) for n, name in enumerate(TEAMS)
    )
    seated = tuple(
        TeamLineUp(
            RoundNo(number), TeamId(team), None, tuple(teams[team - 1].members[at - 1] if at else None for at in places)
        )
        for number, team, places in line_ups
    )
    play = TeamPlay(scoring=TeamScoring(board_colours="WB"), line_ups=seated, line_up_rules=rules)
    event = Event("Takım Ligi", type_code="FIDE_TEAM_ROUNDROBIN")
    t = Tournament(players, 3, event=event, teams=teams, team_play=play)
    for number in (1, 2, 3):
        t = with_opponents(with_round(t, system_for("berger", "2026", t, {}).pair(t).as_round()), number)
        for board in range(1, len(t.rounds[-1].games) + 1):
            t = with_result(t, number, board, "1-0")
    return t


def keys(t: Tournament) -> list[tuple[int, int, list[str], bool]]:
    found = check_event(t).line_ups
    return [(each.round_no, each.team, [m.key for m in each.problems], each.counts) for each in found]


class TestFindings:
    def test_there_are_none_where_everybody_keeps_to_the_rules(self) -> None:
        assert check_event(played(WOMAN, (2, 1, (1, 3)))).line_ups == ()
        assert check_event(played(ORDER)).different == 0

    def test_a_special_board_is_told_with_round_team_and_source(self) -> None:
        found = check_event(played(WOMAN, (2, 1, (2, 1))))
        assert [(each.round_no, each.team) for each in found.line_ups] == [(2, 1)]
        assert [m.key for m in found.line_ups[0].problems] == ["line-up.not-eligible"]
        assert (found.line_ups[0].source, found.different) == ("Yönerge 7", 1)

    def test_a_reserve_who_sits_too_high_is_told(self) -> None:
        assert keys(played(replace(ORDER, may_move=0), (1, 1, (1, 3)))) == [(1, 1, ["line-up.moved"], True)]

    def test_an_empty_board_before_another_is_told(self) -> None:
        assert keys(played(ORDER, (1, 1, (None, 3)))) == [(1, 1, ["line-up.gap"], True)]

    def test_rules_that_the_event_does_not_state_are_told_and_not_counted(self) -> None:
        found = check_event(played(NO_LINE_UP_RULES, (2, 1, (3, 1))))
        assert [(each.counts, each.problems[0].key) for each in found.line_ups] == [(False, "line-up.order")]
        assert found.different == 0

    def test_only_rounds_that_are_asked_for_and_were_played(self) -> None:
        broken = played(ORDER, (2, 1, (3, 1)))
        assert check_event(broken, CheckRequest(rounds=(3, None))).line_ups == ()
        begun = replace(broken, rounds=broken.rounds[:1])
        assert check_event(begun).line_ups == ()

    def test_a_report_keeps_what_is_needed(self) -> None:
        """Record 300 and the rules of the event survive TRF26."""
        text = dump_trf(played(WOMAN, (2, 1, (2, 1)))).text
        assert keys(parse_trf(text).require()) == [(2, 1, ["line-up.not-eligible"], True)]

    @given(st.permutations(range(1, MEMBERS + 1)), st.integers(1, 3), st.integers(1, 4))
    def test_every_line_up_out_of_order_is_found_and_no_other(self, order: list[int], number: int, team: int) -> None:
        """By hand: two of the list sit in its order, whoever they are."""
        expected = [(number, team, ["line-up.order"], True)] if order[0] > order[1] else []
        assert keys(played(ORDER, (number, team, tuple(order[:2])))) == expected


class TestTheCommand:
    def saved(self, t: Tournament, folder: Path) -> str:
        path = folder / "lig.json"
        path.write_bytes(dump_native(t).text.encode())
        return str(path)

    def test_says_where_and_why(self, tmp_path: Path) -> None:
        path = self.saved(played(WOMAN, (2, 1, (2, 1))), tmp_path)
        done = hakem("check", path)
        assert done.code == 6
        assert "round 2, line-up of 1 Ankara against" in done.out
        assert "by Yönerge 7: board 2 (kadın masası): 1 Ankara1 may not sit there: is a man" in done.out
        assert done.out.endswith("1 file, 3 rounds, 1 different\n")
        (line, _) = (json.loads(text) for text in hakem("check", path, "--format", "json").out.splitlines())
        assert [(each["round"], each["team"], each["counts"]) for each in line["line_ups"]] == [(2, 1, True)]
        assert "Ankara esame listesi" in hakem("check", path, lang="tr").out

    def test_says_that_the_usual_order_is_not_counted(self, tmp_path: Path) -> None:
        done = hakem("check", self.saved(played(NO_LINE_UP_RULES, (2, 1, (3, 1))), tmp_path))
        assert (done.code, "not counted" in done.out) == (0, True)

    def test_is_silent_about_what_keeps_to_the_rules(self, tmp_path: Path) -> None:
        done = hakem("check", self.saved(played(WOMAN), tmp_path))
        assert (done.code, done.out.splitlines()) == (0, ["1 file, 3 rounds, 0 different"])


def test_line_ups_for_rounds_to_come_are_not_checked() -> None:
    """Nobody has sat down yet."""
    t = replace(played(ORDER), rounds_total=4)
    later = TeamLineUp(RoundNo(4), TeamId(1), None, (PlayerId(3), PlayerId(1)))
    t = with_team_play(t, replace(t.team_play, line_ups=(*t.team_play.line_ups, later)))
    assert check_event(t).line_ups == ()
