"""Records of the event, its settings and its teams."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import pytest

from hakem.formats import parse_trf
from hakem.model import (
    HALF,
    ONE,
    AbnormalKind,
    AbnormalPoints,
    Acceleration,
    AccelerationMethod,
    Colour,
    EventRules,
    Lot,
    PlayerId,
    Prohibition,
    RatingMethod,
    RoundNo,
    VirtualPoints,
)
from tests.support.trf_lines import FOUR, adjustments, good, report, row


class TestSettings:
    def test_event(self) -> None:
        records = [
            "022 İzmir",
            "032 TUR",
            "042 2026/02/01",
            "052 2026/02/09",
            "062 4",
            "072 4",
            "092 Individual: Swiss-System",
            "102 Hakem, Baş",
            "112 Yardımcı, Bir",
            "112 Yardımcı, İki",
            "122 90 min + 30 s",
            "132" + " " * 88 + "26/02/01  26/02/02",
            "172 TUR FIDON",
            "182 Some program",
            "192 FIDE_DUTCH_2026_BAKU",
            "202 BH/C1, BH,SB",
            "212 PTS,DE",
            "222 5400+30",
        ]
        parsed = parse_trf(report(FOUR, *records))
        t = parsed.require()
        e = t.event
        assert (e.name, e.city, e.federation, e.kind) == ("Test", "İzmir", "TUR", "Individual: Swiss-System")
        assert (e.start, e.end) == (date(2026, 2, 1), date(2026, 2, 9))
        assert e.deputies == ("Yardımcı, Bir", "Yardımcı, İki")
        assert e.round_dates == (date(2026, 2, 1), date(2026, 2, 2))
        assert t.rules == EventRules(tie_breaks=("PTS", "DE"))
        assert parsed.extras.records == ("202 BH/C1,BH,SB",)
        assert e.rating_methods == (RatingMethod("TUR", "FIDON"),)
        assert e.type_code == "FIDE_DUTCH_2026"
        assert t.acceleration == Acceleration(AccelerationMethod.BAKU)

    def test_rounds_colour_and_points_of_trf26(self) -> None:
        rows = [row(1, "2w1", points="3.0"), row(2, "1b0"), row(3, "-U", points="1.0")]
        t = good(report(rows, "142 7", "152 B", "162  W 3.0    D 1.0    P 1.0"))
        assert (t.rounds_total, t.initial_colour) == (7, Colour.BLACK)
        assert (t.points.win, t.points.draw, t.points.pairing_allocated_bye) == (3, 1, 1)
        assert t.points.unknown == 1

    def test_pab_follows_the_win_when_nothing_is_said(self) -> None:
        rows = [row(1, "2w1", points="3.0"), row(2, "1b0"), row(3, "-U", points="3.0")]
        assert good(report(rows, "162  W 3.0    D 1.0")).points.pairing_allocated_bye == 3

    def test_xx_lines(self) -> None:
        rows = [row(1, "2w1", points="3.0"), row(2, "1b0", points="0.5"), row(3, "-U", points="1.0"), row(4)]
        t = good(report(rows, "XXR 5", "XXC black1", "XXS W=3 BL=0.5 PAB=1", "XXP 1 2 3"))
        assert (t.rounds_total, t.initial_colour) == (5, Colour.BLACK)
        assert (t.points.white_win, t.points.black_loss, t.points.white_loss) == (3, HALF, 0)
        assert t.prohibited == (Prohibition((PlayerId(1), PlayerId(2), PlayerId(3))),)

    def test_bb_lines(self) -> None:
        rows = [row(1, "2w1", points="2.0"), row(2, "1b0"), row(3, "-U", points="1.0")]
        t = good(report(rows, "BBW  2.0", "BBD  1.0", "BBU  1.0", "BBF  0.0"))
        assert (t.points.win, t.points.draw, t.points.pairing_allocated_bye) == (2, 1, 1)

    def test_xxa_and_250_say_the_same(self) -> None:
        listed = good(report(FOUR, "XXA    1  1.0  1.0  0.5", "XXA    2  1.0  1.0  0.5")).acceleration
        ranges = good(report(FOUR, "250       1.0   1   2    1    2", "250       0.5   3   3    1    2")).acceleration
        assert listed == ranges
        assert listed is not None
        assert listed.points[0] == VirtualPoints(PlayerId(1), RoundNo(1), RoundNo(2), ONE)
        assert listed.points[1] == VirtualPoints(PlayerId(1), RoundNo(3), RoundNo(3), HALF)

    def test_virtual_points_in_the_points_are_taken_out(self) -> None:
        rows = [row(1, "2w1", points="2.0"), row(2, "1b0", points="0.0")]
        parsed = parse_trf(report(rows, "XXA    1  1.0  1.0"))
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.virtual-in-points"]

    def test_record_260(self) -> None:
        t = good(report(FOUR, "260   2   5    1    4"))
        assert t.prohibited == (Prohibition((PlayerId(1), PlayerId(4)), RoundNo(2), RoundNo(5)),)

    def test_record_299_changes_the_sum(self) -> None:
        rows = [row(1, "2w1", points="0.5"), row(2, "1b0", points="1.0")]
        t = good(report(rows, "299          -0.5  001    1", "299 L         1.0  001    2"))
        assert t.abnormal_points == (
            AbnormalPoints(AbnormalKind.EXTRA, Fraction(-1, 2), RoundNo(1), (PlayerId(1),)),
            AbnormalPoints(AbnormalKind.LOSS, ONE, RoundNo(1), (PlayerId(2),)),
        )

    def test_teams_of_both_versions(self) -> None:
        old = good(
            report(
                FOUR, "013 Ankara                             1    3", "013 Bursa                              2    4"
            )
        )
        new = good(
            report(
                FOUR,
                "310   1 Ankara                           ANK   2100.5    2.0    1.5   1     1    3",
                "310   2 Bursa                                                                    2    4",
            )
        )
        assert [(team.id, team.name, team.members) for team in old.teams] == [
            (1, "Ankara", (1, 3)),
            (2, "Bursa", (2, 4)),
        ]
        assert [(team.id, team.name, team.members) for team in new.teams] == [
            (1, "Ankara", (1, 3)),
            (2, "Bursa", (2, 4)),
        ]
        assert (new.teams[0].nickname, new.teams[0].strength) == ("ANK", Fraction(4201, 2))

    def test_lot_in_a_comment(self) -> None:
        comment = '### Hakem lot: {"purpose": "numbers", "seed": "  salon 3 |"}'
        assert good(report(FOUR, comment)).lots == (Lot("numbers", "  salon 3 |"),)

    @pytest.mark.parametrize("comment", ["### Hakem lot: numbers", "### Hakem lot: []", '### Hakem lot: {"seed": 1}'])
    def test_comment_that_only_looks_like_a_lot_is_kept(self, comment: str) -> None:
        parsed = parse_trf(report(FOUR, comment))
        assert parsed.require().lots == ()
        assert parsed.extras.records == (comment,)
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.comment"]

    def test_pairing_number_by_position(self) -> None:
        t = good(report(reversed(FOUR), "XXC rank"))
        assert [(p.id, p.number) for p in t.players] == [(4, 1), (3, 2), (2, 3), (1, 4)]
