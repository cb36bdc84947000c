"""What does not fit into a report, and what the oldest one has no place for."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from hakem.errors import TooLarge
from hakem.formats import (
    TRF06,
    TRF16,
    Extras,
    Lost,
    dump_trf,
    parse_trf,
)
from hakem.model import (
    ONE,
    AbnormalKind,
    AbnormalPoints,
    Absence,
    Acceleration,
    AccelerationMethod,
    Birth,
    Bye,
    ByeKind,
    Colour,
    Event,
    EventRules,
    Game,
    Lot,
    Mark,
    PlayerId,
    Prohibition,
    RatingMethod,
    Round,
    RoundNo,
    Team,
    TeamId,
    Tournament,
    VirtualPoints,
    point_system,
)
from tests.support.trf_events import event, keys, lines, player


class TestLimits:
    """What is wider than its columns is refused or said, never written into the next field."""

    @pytest.mark.parametrize(
        "t",
        [
            Tournament((replace(player(1), fide_id=123456789012345),), 1),
            Tournament((replace(player(1), birth=Birth(12345)),), 1),
            replace(event(), points=point_system(Fraction(100_000), ONE)),
            replace(
                event(), abnormal_points=(AbnormalPoints(AbnormalKind.EXTRA, Fraction(-5, 4), None, (PlayerId(1),)),)
            ),
            replace(event(), teams=(Team(TeamId(1), "A", (PlayerId(1),), strength=Fraction(234567, 100)),)),
            replace(event(), teams=(Team(TeamId(1000), "A", (PlayerId(1),)),)),
            replace(
                event(),
                acceleration=Acceleration(
                    AccelerationMethod.LISTED, (VirtualPoints(PlayerId(1), RoundNo(1), RoundNo(1), Fraction(41, 4)),)
                ),
            ),
        ],
        ids=["fide-id", "birth", "points", "abnormal", "strength", "team", "virtual"],
    )
    def test_too_wide(self, t: Tournament) -> None:
        with pytest.raises(TooLarge):
            dump_trf(t)

    def test_wide_point_values_go_into_xxs(self) -> None:
        values = replace(point_system(Fraction(41, 4), ONE), pairing_allocated_bye=ONE)
        t = Tournament((player(1),), 1, points=values)
        assert parse_trf(dump_trf(t).text).require() == t

    def test_national_id_that_does_not_fit(self) -> None:
        p = replace(player(1), national_rating=1800, national_id="1234567890123456", national_federation="TUR")
        written = dump_trf(Tournament((p,), 1))
        assert keys(written) == ["write.national-id"]

    def test_day_of_birth_without_month(self) -> None:
        written = dump_trf(Tournament((replace(player(1), birth=Birth(1999, None, 5)),), 1))
        assert keys(written) == ["write.birth"]
        assert "1999/00/00" in written.text

    def test_round_date_of_another_century(self) -> None:
        written = dump_trf(replace(event(), event=Event(round_dates=(date(1950, 1, 1), date(2026, 1, 1)))))
        assert keys(written) == ["write.round-date"]

    def test_blanks_are_tidied_up_and_said(self) -> None:
        written = dump_trf(Tournament((player(1, "Ak,  Can\n142 77"),), 1))
        assert keys(written) == ["write.blanks"]
        assert parse_trf(written.text).require().rounds_total == 1

    def test_nothing_from_elsewhere_makes_a_record_of_its_own(self) -> None:
        t = replace(event(), lots=(Lot("numbers", "a\n142 77"),), event=Event(type_code="X\n142 78"))
        written = dump_trf(t, extras=Extras(records=("DAT a\r\nDAT b",)))
        assert lines(written, "142") == ["142 5"]
        assert parse_trf(written.text).require().lots == t.lots

    def test_kept_records_name_the_old_numbers(self) -> None:
        t = event()
        t = replace(t, players=tuple(replace(p, number=5 - p.number) for p in t.players))
        written = dump_trf(t, extras=Extras(records=("300   1   1   2    1    3", "### x")))
        assert "write.kept-ids" in keys(written)

    def test_board_order_and_unrated_forfeits_are_lost(self) -> None:
        t = event()
        games = t.rounds[0].games
        t = replace(t, rounds=(Round((replace(games[1], rated=False), games[0])),))
        assert keys(dump_trf(t)) == ["write.lost.board-order", "write.lost.unrated"]
        assert dump_trf(t).lost == (Lost.BOARD_ORDER, Lost.UNRATED)
        assert keys(dump_trf(t).not_missing(Lost.BOARD_ORDER)) == ["write.lost.unrated"]


class TestTrf06:
    def test_the_coded_type_is_kept_in_a_comment_that_of_teams_too(self) -> None:
        for code in ("BERGER_ROUNDROBIN", "FIDE_TEAM_ROUNDROBIN"):
            t = replace(event(), rounds_total=1, event=Event(type_code=code))
            for dialect in (TRF06, TRF16):
                written = dump_trf(t, dialect)
                assert not keys(written)
                assert parse_trf(written.text).require().event == t.event

    def test_the_number_of_rounds_is_kept_in_a_comment_where_the_rows_do_not_show_it(self) -> None:
        t = replace(event(), rounds_total=9)
        written = dump_trf(t, TRF06)
        assert not keys(written)
        assert '### Hakem event: {"rounds_total": 9}' in written.text
        assert parse_trf(written.text).require().rounds_total == 9

    def test_absences_are_kept_in_comments(self) -> None:
        t = replace(event(), rounds_total=1, absences=(Absence(RoundNo(2), PlayerId(1), ByeKind.HALF_POINT),))
        written = dump_trf(t, TRF06)
        assert not keys(written)
        assert '### Hakem bye: {"round": 2, "player": 1, "kind": "half-point"}' in written.text
        assert parse_trf(written.text).require().absences == t.absences

    def test_late_entries_and_withdrawals_are_no_absences(self) -> None:
        t = event()
        for gone in (replace(t.players[3], withdrawn_after=RoundNo(1)), replace(t.players[3], joined=RoundNo(2))):
            written = dump_trf(Tournament((*t.players[:3], gone), 3), TRF06)
            assert not keys(written)
            assert " 0000 " not in written.text
            assert parse_trf(written.text).require().players[3] == gone

    def test_byes_without_points_come_back_as_they_were(self) -> None:
        for kind, lost in ((ByeKind.ZERO_POINT, False), (ByeKind.HALF_POINT, False), (ByeKind.FULL_POINT, True)):
            byes = (Bye(PlayerId(3), kind), Bye(PlayerId(4), ByeKind.PAIRING_ALLOCATED))
            rnd = Round((Game(PlayerId(1), PlayerId(2), Mark.WIN, Mark.LOSS),), byes)
            t = replace(event(), rounds=(rnd,), rounds_total=1)
            written = dump_trf(t, TRF06)
            assert (Lost.BYE_KINDS in written.lost) is lost
            assert (parse_trf(written.text).require().rounds != t.rounds) is lost

    def test_bans_that_are_not_written_do_not_hold_for_all_rounds(self) -> None:
        ban = Prohibition((PlayerId(1), PlayerId(2)), RoundNo(2))
        t = replace(event(), rounds_total=1, prohibited=(ban,))
        assert keys(dump_trf(t, TRF06)) == ["write.lost.prohibited"]
        assert keys(dump_trf(t, TRF16)) == ["write.lost.round-ranges"]

    def test_everything_it_has_no_place_for_is_said(self) -> None:
        t = replace(
            event(),
            initial_colour=Colour.WHITE,
            points=point_system(Fraction(3), ONE),
            prohibited=(Prohibition((PlayerId(1), PlayerId(2)), RoundNo(2)),),
            acceleration=Acceleration(AccelerationMethod.BAKU),
            event=Event(
                type_code="FIDE_DUTCH",
                time_control_code="5400+30",
                controller="x",
                rating_methods=(RatingMethod("TUR", "FIDON"),),
            ),
            rules=EventRules(tie_breaks=("BH",)),
        )
        t = replace(t, players=(replace(t.players[0], club="Kulüp", national_rating=1800), *t.players[1:]))
        t = replace(t, points=replace(t.points, unknown=ONE / 2))
        assert set(keys(dump_trf(t, TRF06))) == {
            f"write.lost.{name}"
            for name in (
                "club",
                "national",
                "time-control-code",
                "controller",
                "rating-methods",
                "initial-colour",
                "prohibited",
                "acceleration",
            )
        }

    def test_plain_event_survives(self) -> None:
        t = replace(event(), rounds_total=1)
        assert parse_trf(dump_trf(t, TRF06).text).require() == t
