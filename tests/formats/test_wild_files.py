"""Files as other programs write them: read, and what had to be assumed is said."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from hakem.facts.card import cards
from hakem.facts.matches import team_cards
from hakem.formats import TRF06, TRF16, TRF26, Dialect, Finding, Lost, dump_native, dump_trf, notes, parse, parse_bytes
from hakem.formats.trf.fields import day
from hakem.i18n import languages, say
from hakem.model import (
    HALF,
    ONE,
    ZERO,
    AbnormalKind,
    AccelerationMethod,
    Bye,
    ByeKind,
    PlayerId,
    Points,
    Prohibition,
    RoundNo,
    TeamAbnormalPoints,
    TeamBye,
    TeamId,
    TeamLineUp,
    Tournament,
    point_system,
)
from tests.support.trf_lines import FOUR, adjustments, good, report, row, the_error

PAB, HALF_POINT, FULL, ZERO_POINT = (
    ByeKind.PAIRING_ALLOCATED,
    ByeKind.HALF_POINT,
    ByeKind.FULL_POINT,
    ByeKind.ZERO_POINT,
)


def team(number: int, name: str, *members: int, match: str = "", game: str = "", rank: str = "") -> str:
    """A record 310."""
    listed = " ".join(f"{p:>4}" for p in members)
    return f"310 {number:>3} {name:<32} {'':5} {'':6} {match:>6} {game:>6} {rank:>3}  {listed}"


TWO_BOARDS = (
    row(1, "3w1", "", points="1.0"),
    row(2, "4b1", "", points="1.0"),
    row(3, "1b0", "5w1", points="1.0"),
    row(4, "2w0", "6b=", points="0.5"),
    row(5, "", "3b0", points="0.0"),
    row(6, "", "4w=", points="0.5"),
)
"""Team 1 beats team 2, which beats team 3; teams 3 and 1 have no match in rounds 1 and 2."""
THREE_TEAMS = (team(1, "Ankara", 1, 2), team(2, "Bursa", 3, 4), team(3, "Ceyhan", 5, 6))


def team_event(*records: str, rows: tuple[str, ...] = TWO_BOARDS, teams: tuple[str, ...] = THREE_TEAMS) -> str:
    return report(rows, "192 FIDE_TEAM", *teams, *records)


def scores(t: Tournament) -> dict[int, tuple[Points, Points]]:
    return {int(number): (card.match_points, card.game_points) for number, card in team_cards(t).items()}


class TestByesOfTeams:
    @pytest.mark.parametrize(
        ("code", "expected"),
        [("F", (ONE * 4, Points(4))), ("H", (Points(3), Points(3))), ("Z", (Points(2), Points(2)))],
    )
    def test_byes_that_a_team_asked_for_count(self, code: str, expected: tuple[Points, Points]) -> None:
        t = good(team_event(f"240 {code}   2    1"))
        assert t.absences == ()
        assert scores(t)[1] == expected

    def test_the_allocated_bye_of_320_counts_as_it_says(self) -> None:
        assert scores(good(team_event("320  1.0  1.5       1")))[1] == (3, Points(7, 2))

    def test_a_bye_that_only_members_show_is_worth_the_match_points_of_a_bye(self) -> None:
        rows = (row(1, "3w1", "-U", points="2.0"), row(2, "4b1", "-U", points="2.0"), *TWO_BOARDS[2:])
        parsed = parse(team_event(rows=rows))
        assert scores(parsed.require())[1] == (3, 4)
        assert not parsed.problems

    def test_a_bye_of_a_member_whose_team_plays_is_an_empty_board_and_no_bye(self) -> None:
        rows = (row(1, "3w1", points="1.0"), row(2, "-U", points="1.0"), row(3, "1b0"), row(4, ""))
        t = good(team_event(rows=rows, teams=(team(1, "Ankara", 1, 2), team(2, "Bursa", 3, 4))))
        assert scores(t) == {1: (2, 2), 2: (0, 0)}

    def test_a_team_that_plays_cannot_have_asked_for_a_bye(self) -> None:
        parsed = parse(team_event("240 F   2    2", "240 F   2    9"))
        assert parsed.require().team_play.byes == ()
        assert adjustments(parsed) == [("trf.team-bye", 6, 14), ("trf.team-bye", 7, 14)]
        assert parsed.extras.records == ("240 F   2    2", "240 F   2    9")

    def test_a_bye_worth_more_than_a_game_is_that_of_the_team(self) -> None:
        rows = (row(1, "3w1", "-U", points="1.0"), row(2, "4b1", "-U", points="1.0"), *TWO_BOARDS[2:])
        parsed = parse(team_event("162  P 5.0", rows=rows))
        assert scores(parsed.require())[1] == (3, 7)
        assert [key for key, _, _ in adjustments(parsed)] == ["trf.team-bye-value", "trf.member-bye", "trf.member-bye"]

    def test_byes_of_members_that_bring_them_nothing_are_the_teams(self) -> None:
        """As Sharly Chess writes them: ``0000 - U`` with a total that does not have it."""
        rows = (row(1, "3w1", "-U", points="1.0"), row(2, "4b1", "-U", points="1.0"), *TWO_BOARDS[2:])
        parsed = parse(team_event("320  1.0  1.0       1", rows=rows))
        assert scores(parsed.require())[1] == (3, 3)
        assert cards(parsed.require())[PlayerId(1)].score == 1
        assert not parsed.problems
        without = parse(team_event(rows=rows))
        assert cards(without.require())[PlayerId(1)].score == 1
        assert [(note.kind, note.count) for note in notes(without.problems)] == [("trf.member-bye", 2)]

    def test_totals_of_members_may_have_the_bye_of_their_team(self) -> None:
        """As other programs write them; the event has it once, as that of the team."""
        rows = (row(1, "3w1", "-U", points="2.0"), row(2, "4b1", "-U", points="2.0"), *TWO_BOARDS[2:])
        parsed = parse(team_event("320  1.0  1.0       1", rows=rows))
        assert scores(parsed.require())[1] == (3, 3)
        assert cards(parsed.require())[PlayerId(1)].score == 1
        assert not parsed.problems

    def test_the_total_of_a_member_that_nothing_explains_is_said_in_an_event_of_teams(self) -> None:
        rows = (row(1, "3w1", "", points="7.0"), *TWO_BOARDS[1:])
        assert adjustments(parse(team_event(rows=rows))) == [("trf.member-sum", 7, 81)]
        assert the_error(report(rows))[0] == "trf.sum"


class TestOtherRecordsOfTeams:
    def test_matches_that_count_differently(self) -> None:
        """Record 299: match points 8-11, game points 14-17, round 20-22, teams from 24; no team at all: every team."""
        t = good(team_event("299 L   0.5", "299 W   5.0   9.0  001    1", "299    -1.0  -0.5  002    3"))
        assert t.team_play.abnormal_points == (
            TeamAbnormalPoints(AbnormalKind.LOSS, HALF, None, None),
            TeamAbnormalPoints(AbnormalKind.WIN, Points(5), Points(9), RoundNo(1), (TeamId(1),)),
            TeamAbnormalPoints(AbnormalKind.EXTRA, -ONE, -HALF, RoundNo(2), (TeamId(3),)),
        )
        assert scores(t) == {1: (5, 9), 2: (Points(5, 2), Points(3, 2)), 3: (-HALF, ZERO)}

    def test_a_record_299_whose_figures_cross_its_columns_is_read_by_its_blanks(self) -> None:
        parsed = parse(team_event("299 L  0.0  1.5"))
        assert parsed.require().team_play.abnormal_points == (
            TeamAbnormalPoints(AbnormalKind.LOSS, ZERO, Points(3, 2), None),
        )
        assert adjustments(parsed) == [("trf.by-blanks", 6, 5)]

    @pytest.mark.parametrize("counted", [True, False])
    def test_printed_points_show_whether_a_record_299_of_no_team_counts(self, counted: bool) -> None:
        """TRF-10: every team that it concerns has to be printed without it; the record is kept then."""
        plain, more = (("2.0", "0.0"), ("2.5", "0.5"))
        bursa, ceyhan = more if counted else plain
        teams = (
            team(1, "Ankara", 1, 2, match="2.0", game="2.0"),
            team(2, "Bursa", 3, 4, match=bursa, game="1.5"),
            team(3, "Ceyhan", 5, 6, match=ceyhan, game="0.5"),
        )
        parsed = parse(team_event("299 L   0.5", teams=teams))
        t = parsed.require()
        assert {n: match for n, (match, _) in scores(t).items()} == {1: 2, 2: Points(bursa), 3: Points(ceyhan)}
        assert [key for key, _, _ in adjustments(parsed)] == ([] if counted else ["trf.abnormal-not-counted"])
        assert parsed.extras.records == (() if counted else ("299 L   0.5",))
        assert dump_trf(t, extras=parsed.extras).text.count("\n299 L") == 1

    def test_points_of_which_only_some_are_printed_without_it_leave_a_record_299_counted(self) -> None:
        teams = (THREE_TEAMS[0], team(2, "Bursa", 3, 4, match="2.0", game="1.5"), THREE_TEAMS[2])
        parsed = parse(team_event("299 L   0.5", teams=teams))
        assert len(parsed.require().team_play.abnormal_points) == 1
        assert [key for key, _, _ in adjustments(parsed)] == ["trf.team-match-points"]

    def test_a_bye_of_a_team_that_plays_is_that_of_the_only_one_whose_points_lack_it(self) -> None:
        teams = (
            team(1, "Ankara", 1, 2, match="3.0", game="3.0"),
            team(2, "Bursa", 3, 4, match="2.0", game="1.5"),
            team(3, "Ceyhan", 5, 6, match="0.0", game="0.5"),
        )
        parsed = parse(team_event("240 H   2    2", teams=teams))
        t = parsed.require()
        assert t.team_play.byes == (TeamBye(RoundNo(2), TeamId(1), ByeKind.HALF_POINT),)
        assert scores(t)[1] == (3, 3)
        assert {key for key, _, _ in adjustments(parsed)} == {"trf.team-bye", "trf.team-bye-of-another"}
        assert parsed.extras.records == ()

    def test_line_ups_say_who_sat_where(self) -> None:
        t = good(team_event("300   1   1   2    2    1", "300   1   2   1    4    3"))
        assert t.team_play.line_ups[0] == TeamLineUp(RoundNo(1), TeamId(1), TeamId(2), (PlayerId(2), PlayerId(1)))
        entry = team_cards(t)[TeamId(2)].entries[0]
        assert entry.colour is not None
        assert entry.colour.value == "w"

    def test_an_empty_board_of_a_line_up_leaves_its_place_to_the_opponent(self) -> None:
        rows = (row(1, "-+", points="1.0"), row(2, "4b1", points="1.0"), row(3, ""), row(4, "2w0"))
        teams = (team(1, "Ankara", 2, 1), team(2, "Bursa", 3, 4))
        t = good(team_event("300   1   1   2    1    2", "300   1   2   1    0    4", rows=rows, teams=teams))
        assert [team_cards(t)[TeamId(n)].entries[0].boards for n in (1, 2)] == [(1, 1), (0, 0)]

    def test_teams_kept_apart_and_their_virtual_points_stand_for_their_first_members(self) -> None:
        parsed = parse(team_event("250  2.0        1   1    1    2", "260   1   1    1    2"))
        t = parsed.require()
        first = [team.members[0] for team in t.teams[:2]]
        assert [ban.players for ban in t.prohibited] == [tuple(first)]
        assert t.acceleration is not None
        assert [(v.player, v.points) for v in t.acceleration.points] == [(p, 2) for p in first]
        assert not parsed.extras.records
        again = parse(dump_trf(t).text).require()
        assert (again.prohibited, again.acceleration) == (t.prohibited, t.acceleration)

    def test_records_about_other_teams_are_kept(self) -> None:
        records = ("250  2.0        1   1    1    9", "260   1   3    1    8")
        parsed = parse(team_event(*records))
        assert parsed.require().prohibited == ()
        assert set(parsed.extras.records) == set(records)
        assert {key for key, _, _ in adjustments(parsed)} == {"trf.kept"}

    @pytest.mark.parametrize(
        ("printed", "found"),
        [
            (("2.0", "2.0"), []),
            (("3.0", "2.0"), [("trf.team-match-points", 3, 55)]),
            (("2.0", "2.5"), [("trf.team-game-points", 3, 62)]),
            (("0.0", "0.0"), [("trf.team-match-points", 3, 55), ("trf.team-game-points", 3, 62)]),
        ],
    )
    def test_printed_points_of_teams_are_compared(self, printed: tuple[str, str], found: list[object]) -> None:
        teams = (team(1, "Ankara", 1, 2, match=printed[0], game=printed[1]), *THREE_TEAMS[1:])
        assert adjustments(parse(team_event(teams=teams))) == found

    def test_tables_of_teams_are_compared(self) -> None:
        tables = ("801  1 ANK    2    2.0   2 w 11", "802   2 BUR 2      3      1.5   1 b  0.0")
        parsed = parse(team_event(*tables))
        assert adjustments(parsed) == [("trf.team-match-points", 7, 20)]
        assert parsed.extras.records == tables

    @pytest.mark.parametrize("form", ["json", "trf26"])
    def test_all_of_it_is_written_back(self, form: str) -> None:
        records = ("240 H   2    1", "299 W   5.0        001    1", "300   1   1   2    2    1", "352 WB")
        t = good(team_event(*records))
        text = dump_native(t).text if form == "json" else dump_trf(t, TRF26).text
        assert parse(text).require() == t
        assert t.team_play.byes == (TeamBye(RoundNo(2), TeamId(1), HALF_POINT),)

    def test_what_players_need_has_no_place_where_records_name_teams(self) -> None:
        t = good(team_event())
        banned = replace(t, prohibited=(Prohibition((PlayerId(1), PlayerId(2))),))
        written = dump_trf(banned, TRF26)
        assert written.lost == (Lost.PLAYER_RECORDS,)
        assert parse(written.text).require() == t

    def test_byes_of_teams_need_a_type_code_that_says_so(self) -> None:
        t = good(team_event("240 H   2    1"))
        written = dump_trf(replace(t, event=replace(t.event, type_code="")), TRF26)
        assert written.lost == (Lost.TEAM_RECORDS,)
        assert parse(written.text).require().absences == ()


ONE_BYE = (row(1, "2w1", points="3.0"), row(2, "1b0"), row(3, "-U", points="1.0"))


class TestTotals:
    def test_byes_without_a_result_are_half_points_if_the_total_asks_for_it(self) -> None:
        """As Irish reports of 2011 have them: ``0000 -``, and the half point in the total only."""
        rows = (row(1, "3w1", "- ", points="1.5"), row(2, "- ", "3b1", points="1.5"), row(3, "1b0", "2w0"))
        parsed = parse(report(rows))
        byes = [rnd.byes for rnd in parsed.require().rounds]
        assert byes == [(Bye(PlayerId(2), HALF_POINT),), (Bye(PlayerId(1), HALF_POINT),)]
        assert [(note.kind, note.count) for note in notes(parsed.problems)] == [("trf.half-bye", 2)]

    def test_whoever_left_had_the_first_bye_and_not_the_last(self) -> None:
        rows = (
            row(1, "- ", "2w1", "- ", points="1.5"),
            row(2, "3b1", "1b0", "3w1", points="2.0"),
            row(3, "2w0", "", "2b0"),
        )
        rounds = good(report(rows)).rounds
        assert [[b.kind for b in rnd.byes] for rnd in rounds] == [[HALF_POINT], [], []]

    def test_a_full_point_that_nobody_else_has_is_the_allocated_bye(self) -> None:
        rows = (row(1, "- ", points="1.0"), row(2, "3w1", points="1.0"), row(3, "2b0"))
        parsed = parse(report(rows))
        assert parsed.require().rounds[0].byes == (Bye(PlayerId(1), PAB),)
        assert adjustments(parsed) == [("trf.full-bye", 3, 81)]

    def test_a_blank_entry_stays_a_bye_for_nothing(self) -> None:
        rows = (row(1, "3w1", "", points="1.5"), row(2, "", "3b1", points="1.0"), row(3, "1b0", "2w0"))
        assert the_error(report(rows)) == ("trf.sum", 3, 81)

    def test_a_total_with_the_bye_announced_for_the_next_round(self) -> None:
        """As JaVaFo's own sample has it."""
        rows = (row(1, "2w1", "-H", points="1.5"), row(2, "1b0"))
        parsed = parse(report(rows))
        assert cards(parsed.require())[PlayerId(1)].score == 1
        assert adjustments(parsed) == [("trf.announced-in-points", 3, 81)]
        by_record = parse(report((row(1, "2w1", points="1.5"), row(2, "1b0")), "240 H   2    1"))
        assert adjustments(by_record) == [("trf.announced-in-points", 4, 81)]

    def test_xxs_leaves_the_bye_at_one_point_and_later_entries_count(self) -> None:
        """JaVaFo's manual: ``W=3`` says nothing of the PAB; entries are taken in turn."""
        t = good(report(ONE_BYE, "XXS W=3 D=1"))
        assert (t.points.win, t.points.pairing_allocated_bye) == (3, 1)
        turned = good(report((row(1), row(2)), "XXS FPB=0 HPB=0", "XXS W=3 D=2")).points
        assert (turned.full_point_bye, turned.half_point_bye) == (3, 2)
        last = good(report((row(1), row(2)), "XXS W=3 FPB=0")).points
        assert (last.win, last.full_point_bye) == (3, 0)

    @pytest.mark.parametrize(
        ("record", "points", "noted"),
        [
            ("XXS W=3 D=1", "1.0", False),
            ("XXS W=3 D=1", "3.0", True),
            ("BBW  3.0", "1.0", False),
            ("BBW  3.0", "3.0", True),
            ("162  W 3.0    D 1.0", "3.0", False),
            ("162  W 3.0    D 1.0", "1.0", True),
        ],
    )
    def test_the_totals_show_what_a_bye_is_worth_that_no_record_values(
        self, record: str, points: str, noted: bool
    ) -> None:
        parsed = parse(report((row(1, "2w1", points="3.0"), row(2, "1b0"), row(3, "-U", points=points)), record))
        assert str(parsed.require().points.pairing_allocated_bye) == points[0]
        assert [key for key, _, _ in adjustments(parsed)] == ["trf.bye-value"] * noted

    def test_a_value_of_the_bye_that_is_stated_is_not_guessed(self) -> None:
        rows = (row(1, "2w1", points="3.0"), row(2, "1b0"), row(3, "-U", points="3.0"))
        assert the_error(report(rows, "XXS W=3 D=1 PAB=1"))[0] == "trf.sum"


class TestLastRounds:
    def test_a_last_round_in_which_everybody_has_a_bye_was_played(self) -> None:
        t = good(report((row(1, "2w1", "-Z", points="1.0"), row(2, "1b0", "-H", points="0.5"))))
        assert (t.next_round, t.absences) == (3, ())
        assert t.rounds[1].byes == (Bye(PlayerId(1), ZERO_POINT), Bye(PlayerId(2), HALF_POINT))

    def test_one_who_has_none_is_waiting_for_the_round(self) -> None:
        t = good(report((row(1, "2w1", "-Z", points="1.0"), row(2, "1b0", ""))))
        assert (t.next_round, len(t.absences)) == (2, 1)

    @pytest.mark.parametrize("dialect", [TRF06, TRF16, TRF26], ids=lambda d: d.name)
    def test_a_round_of_byes_is_written_and_read(self, dialect: Dialect) -> None:
        t = good(report((row(1, "2w1", "-H", points="1.5"), row(2, "1b0", "-Z"))))
        again = parse(
            dump_trf(replace(t, rounds=(t.rounds[0], replace(t.rounds[1], byes=t.rounds[1].byes[:1]))), dialect).text
        )
        assert [rnd.byes for rnd in again.require().rounds] == [rnd.byes for rnd in t.rounds]

    def test_everybody_away_in_the_next_round_stays_an_announcement(self) -> None:
        t = good(report((row(1, "2w1", points="1.0"), row(2, "1b0")), "240 H   2    1    2"))
        assert parse(dump_trf(t, TRF26).text).require().absences == t.absences
        assert parse(dump_trf(t, TRF16).text).require() == t


class TestDialects:
    @pytest.mark.parametrize(
        "text",
        [
            "May 29, 2020", "29 May 2020", "29. Mayıs 2020", "Fri, May 29, 2020", "29. 05. 2020", "29/05/2020",
            "2020-05-29", "2020/5/29", "20200529", "20.05.29", "20.29.05", "2020-05-29T18:00:00Z", "29-May-2020",
        ],
    )  # fmt: skip
    def test_dates_of_every_kind(self, text: str) -> None:
        assert day(text) == date(2020, 5, 29)
        assert good(report(FOUR, f"042 {text}")).event.start == date(2020, 5, 29)

    @pytest.mark.parametrize("text", ["Foo 29, 2020", "20201399", "29 May", "31. 02. 2020", "May 2020", ""])
    def test_what_is_no_date(self, text: str) -> None:
        assert day(text) is None

    def test_a_bad_date_is_said_once(self) -> None:
        parsed = parse(report(FOUR, "042 soon"))
        assert adjustments(parsed) == [("trf.date", 2, 5)]
        assert parsed.extras.records == ("042 soon",)

    def test_records_of_cpp_dubov_system(self) -> None:
        text = report(FOUR, "TNR 5", "ACC true", "BYE 4", "BYE 3", "FOR 1 4", "XXR 5")
        t = good(text)
        assert (t.rounds_total, t.prohibited) == (5, (Prohibition((PlayerId(1), PlayerId(4))),))
        assert t.acceleration is not None
        assert t.acceleration.method is AccelerationMethod.BAKU
        assert [(a.round_no, a.player, a.kind) for a in t.absences] == [(3, 3, ZERO_POINT), (3, 4, ZERO_POINT)]
        assert not parse(text).problems
        assert good(report(FOUR, "ACC false")).acceleration is None

    def test_a_star_is_a_game_that_is_still_to_come(self) -> None:
        parsed = parse(report((row(1, "2w1", "-*", points="1.0"), row(2, "1b0", "-*"))))
        assert (parsed.require().next_round, parsed.require().absences) == (2, ())
        open_game = parse(report((row(1, "2w*", points="0.0"), row(2, "1b*"))))
        assert open_game.require().rounds[0].games[0].pending
        assert [(note.kind, note.count) for note in notes(open_game.problems)] == [("trf.not-played", 2)]

    def test_a_day_for_every_round_in_a_record_of_its_own(self) -> None:
        parsed = parse(report(FOUR, "132 2026/03/01", "132 2026/03/02"))
        assert parsed.require().event.round_dates == (date(2026, 3, 1), date(2026, 3, 2))

    def test_the_small_letter_of_the_initial_colour(self) -> None:
        colour = good(report(FOUR, "152 w")).initial_colour
        assert colour is not None
        assert colour.value == "w"

    def test_parts_told_apart_by_blanks(self) -> None:
        parsed = parse(report(FOUR, "260 1 7 1 4", "212 BH/C1 SB"))
        assert parsed.require().prohibited == (Prohibition((PlayerId(1), PlayerId(4)), RoundNo(1), RoundNo(7)),)
        assert parsed.require().rules.tie_breaks == ("BH/C1", "SB")
        assert adjustments(parsed) == [("trf.by-blanks", 2, 5), ("trf.by-blanks", 3, 5)]

    def test_rows_without_columns_are_called_what_they_are(self) -> None:
        assert [p.message.key for p in parse("012 X\n001 Ali\n001 Veli\n").errors] == ["trf.no-number"] * 2

    def test_type_codes_stay_as_they_are_written(self) -> None:
        assert good(report(FOUR, "192 fide_dutch_baku")).event.type_code == "fide_dutch"


class TestPointValuesOfOldReports:
    def test_they_are_read_back(self) -> None:
        t = good(report((row(1, "2w1", points="3.0"), row(2, "1b0"), row(3, "-U", points="2.0")), "XXS W=3 D=1 PAB=2"))
        written = dump_trf(t, TRF06)
        assert "### Hakem points:" in written.text
        assert parse(written.text).require().points == replace(
            point_system(Points(3), ONE), pairing_allocated_bye=Points(2)
        )

    def test_a_comment_that_cannot_be_read_is_kept(self) -> None:
        parsed = parse(report(FOUR, '### Hakem points: {"points": {"white_win": 3}}'))
        assert adjustments(parsed) == [("trf.comment", 2, 1)]
        assert parsed.require().points.win == 1


class TestUnprintable:
    def test_signs_that_a_terminal_obeys_do_not_come_in_from_json(self) -> None:
        t = good(report(FOUR))
        bad = replace(t, players=(replace(t.players[0], name="A\x1b[2J\nli\x9b"), *t.players[1:]))
        parsed = parse(dump_native(bad).text)
        assert parsed.require().players[0].name == "A [2J li "
        assert [(p.message.key, p.finding) for p in parsed.problems] == [("file.control", Finding.ADJUSTED)]

    def test_nor_do_they_go_out(self) -> None:
        t = good(report(FOUR))
        bad = replace(t, players=(replace(t.players[0], name="A\x1b[2J\u202eli"), *t.players[1:]))
        text = dump_trf(bad, TRF26).text
        assert "\x1b" not in text
        assert parse_bytes(text.encode()).require().players[0].name == "A [2J li"

    def test_in_a_report_they_are_blanks(self) -> None:
        parsed = parse_bytes(report([row(1, name="A\x9bB"), row(2)]).encode())
        assert parsed.require().players[0].name == "A B"
        assert adjustments(parsed) == [("file.control", 3, 16)]


class TestNotes:
    def test_one_for_every_kind_with_the_first_place(self) -> None:
        rows = (row(1, "2w1", "-+", points="2.0"), row(2, "1b0", "-=", points="0.5"), row(3, "-=", "-+", points="1.5"))
        listed = notes(parse(report(rows, "DAT 1", "DAT 2", "XYZ")).adjustments)
        assert [(n.kind, n.count, n.first.row) for n in listed] == [("trf.kept", 3, 2), ("trf.old-bye", 4, 6)]
        assert say(listed[1].message) == "4 entries: the code of a game without an opponent is taken as a bye"

    def test_records_of_different_codes_are_different_kinds(self) -> None:
        parsed = parse(report(FOUR, "062 9", "072 8"))
        assert [note.count for note in notes(parsed.problems)] == [1, 1]

    def test_a_kind_without_a_sentence_for_many_says_the_first(self) -> None:
        parsed = parse(report((row(1, name=" "), row(2, name=" "))))
        (note,) = notes(parsed.problems)
        assert note.count == 2
        for language in languages():
            assert "2" in say(note.message, language)

    def test_strictly_nothing_is_assumed(self) -> None:
        parsed = parse(report(FOUR, "XYZ"))
        assert parsed.tournament is not None
        strict = parsed.strictly()
        assert strict.tournament is None
        assert [p.message.key for p in strict.errors] == ["trf.kept"]
        clean = parse(report(FOUR))
        assert clean.strictly() is clean
