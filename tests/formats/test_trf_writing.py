"""What the TRF writers put into which column, and what they say they cannot write."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from hakem.errors import TooLarge
from hakem.formats import (
    TRF06,
    TRF16,
    TRF26,
    Dialect,
    Extras,
    Pad,
    StatedTeam,
    WriteOptions,
    dump_trf,
    parse_trf,
)
from hakem.model import (
    HALF,
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
    Sex,
    Team,
    TeamId,
    Title,
    Tournament,
    VirtualPoints,
    point_system,
)
from tests.support.trf_events import event, keys, lines, player


class TestPlayerRecord:
    def test_every_field_in_its_columns(self) -> None:
        p = replace(
            player(7, "Yıldırım, Gülşen"),
            sex=Sex.WOMAN,
            title=Title.WGM,
            rating=2345,
            federation="TUR",
            fide_id=6300123,
            birth=Birth(1999, 5, 7),
        )
        (line,) = lines(dump_trf(Tournament((p,), 5)), "001")
        assert line[4:8] == "   7"
        assert (line[9], line[10:13]) == ("w", "WGM")
        assert line[14:47] == f"{'Yıldırım, Gülşen':<33}"
        assert (line[48:52], line[53:56], line[57:68]) == ("2345", "TUR", "    6300123")
        assert (line[69:79], line[80:84], line[85:89]) == ("1999/05/07", " 0.0", "   1")

    def test_cells(self) -> None:
        rows = lines(dump_trf(event()), "001")
        assert rows[0][89:99] == "     3 w 1"
        assert rows[2][89:99] == "     1 b 0"
        assert rows[3][89:99] == "     2 w -"
        assert rows[1][89:99] == "     4 b +"

    @pytest.mark.parametrize(
        ("kind", "code", "old"),
        [
            (ByeKind.PAIRING_ALLOCATED, "U", "+"),
            (ByeKind.FULL_POINT, "F", "+"),
            (ByeKind.HALF_POINT, "H", "="),
            (ByeKind.ZERO_POINT, "Z", "-"),
        ],
    )
    def test_byes(self, kind: ByeKind, code: str, old: str) -> None:
        t = event(5)
        t = replace(t, rounds=(replace(t.rounds[0], byes=(Bye(PlayerId(5), kind),)),))
        assert lines(dump_trf(t), "001")[4].endswith(f"  0000 - {code}")
        assert lines(dump_trf(t, TRF06), "001")[4].endswith(f"  0000 - {old}")

    def test_nobody_in_a_round_is_a_blank_cell(self) -> None:
        assert len(lines(dump_trf(event(5)), "001")[4]) == 89

    def test_open_result(self) -> None:
        t = event(2)
        t = replace(t, rounds=(Round((Game(PlayerId(1), PlayerId(2), Mark.PENDING, Mark.PENDING),)),))
        assert lines(dump_trf(t), "001")[0].endswith("     2 w ?")
        assert lines(dump_trf(t, TRF16), "001")[0].endswith("     2 w")
        assert parse_trf(dump_trf(t, TRF16).text).require() == parse_trf(dump_trf(t).text).require()

    def test_year_alone(self) -> None:
        t = Tournament((replace(player(1), birth=Birth(1999)),), 1)
        assert lines(dump_trf(t), "001")[0][69:79] == "1999/00/00"

    def test_ranks_of_the_file_read_come_back(self) -> None:
        ranks = tuple((PlayerId(n), 5 - n) for n in range(1, 5))
        rows = lines(dump_trf(event(), extras=Extras(ranks=ranks)), "001")
        assert [row[85:89] for row in rows] == ["   4", "   3", "   2", "   1"]

    def test_without_ranks_points_decide_and_then_numbers(self) -> None:
        rows = lines(dump_trf(event()), "001")
        assert [row[85:89] for row in rows] == ["   1", "   2", "   3", "   4"]


class TestNames:
    LONG = "Ağaoğluğaoğluğaoğluğaoğluğaoğlu, Ömer"

    def test_long_name_is_cut_and_said(self) -> None:
        written = dump_trf(Tournament((player(1, self.LONG),), 1))
        assert lines(written, "001")[0][14:47] == self.LONG[:33]
        assert keys(written) == ["write.cut"]

    def test_padding_by_bytes(self) -> None:
        name = "Şükrü, Çağlar"
        written = dump_trf(Tournament((player(1, name),), 1), options=WriteOptions(pad=Pad.BYTES))
        line = lines(written, "001")[0].encode("utf-8")
        assert line[14:47].decode("utf-8").rstrip() == name
        assert line[80:84] == b" 0.0"
        assert parse_trf(written.text).require().players[0].name == name

    def test_cutting_by_bytes_never_halves_a_letter(self) -> None:
        written = dump_trf(Tournament((player(1, self.LONG),), 1), options=WriteOptions(pad=Pad.BYTES))
        line = lines(written, "001")[0].encode("utf-8")
        assert self.LONG.startswith(line[14:47].decode("utf-8").rstrip())

    def test_ascii(self) -> None:
        written = dump_trf(Tournament((player(1, "Işık, Şule"),), 1), options=WriteOptions(ascii_only=True))
        assert "Isik, Sule" in written.text
        assert written.text.isascii()
        assert keys(written) == ["write.ascii"]

    def test_lines_end_as_asked(self) -> None:
        assert "\r" not in dump_trf(event(), options=WriteOptions(line_end="\n")).text
        assert dump_trf(event()).text.count("\r\n") == dump_trf(event()).text.count("\n")


class TestAbsences:
    def test_trf26_has_the_next_round_in_the_columns_and_all_rounds_in_240(self) -> None:
        t = replace(
            event(),
            absences=(
                Absence(RoundNo(2), PlayerId(1), ByeKind.HALF_POINT),
                Absence(RoundNo(4), PlayerId(3), ByeKind.ZERO_POINT),
            ),
        )
        written = dump_trf(t)
        assert lines(written, "240") == ["240 H   2    1", "240 Z   4    3"]
        assert lines(written, "001")[0].endswith("  0000 - H")
        assert lines(written, "001")[2].endswith("1 b 0")

    def test_trf16_has_all_rounds_in_the_columns(self) -> None:
        t = replace(event(), absences=(Absence(RoundNo(4), PlayerId(3), ByeKind.ZERO_POINT),))
        assert lines(dump_trf(t, TRF16), "001")[2].endswith("1 b 0" + " " * 20 + "  0000 - Z")

    def test_who_has_left_is_absent_in_every_round_to_come(self) -> None:
        t = event()
        t = replace(t, players=(*t.players[:3], replace(t.players[3], withdrawn_after=RoundNo(1))))
        written = dump_trf(t)
        assert lines(written, "240") == [f"240 Z {n:>3}    4" for n in (2, 3, 4, 5)]
        assert not keys(written)
        assert parse_trf(written.text).require() == t

    def test_who_has_left_gets_nothing_for_what_was_announced_before(self) -> None:
        t = replace(event(), absences=(Absence(RoundNo(3), PlayerId(4), ByeKind.HALF_POINT),))
        t = replace(t, players=(*t.players[:3], replace(t.players[3], withdrawn_after=RoundNo(1))))
        for dialect in (TRF16, TRF26):
            written = dump_trf(t, dialect).text
            assert parse_trf(written).require() == replace(t, absences=())
            plain = "".join(line for line in written.splitlines(keepends=True) if not line.startswith("###"))
            told = parse_trf(plain).require().absences
            assert [a.kind for a in told] == [ByeKind.ZERO_POINT] * 4

    def test_who_is_not_there_yet_is_absent_until_then(self) -> None:
        t = event(5)
        t = replace(t, players=(*t.players[:4], replace(t.players[4], joined=RoundNo(4))))
        assert lines(dump_trf(t), "240") == ["240 Z   2    5", "240 Z   3    5"]


class TestSettings:
    def test_trf26_records(self) -> None:
        t = replace(
            event(),
            initial_colour=Colour.BLACK,
            points=point_system(Fraction(3), ONE, pab=ONE),
            prohibited=(Prohibition((PlayerId(1), PlayerId(4)), RoundNo(2), RoundNo(5)),),
            abnormal_points=(AbnormalPoints(AbnormalKind.EXTRA, -HALF, None, (PlayerId(2),)),),
            lots=(Lot("numbers", "salon 3"),),
        )
        written = dump_trf(t)
        assert lines(written, "142") == ["142 5"]
        assert lines(written, "152") == ["152 B"]
        assert lines(written, "162") == ["162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0"]
        assert lines(written, "260") == ["260   2   5    1    4"]
        assert lines(written, "299") == ["299          -0.5  000    2"]
        assert lines(written, "###") == ['### Hakem lot: {"purpose": "numbers", "seed": "salon 3"}']
        assert not keys(written)

    def test_points_that_differ_by_colour_need_xxs(self) -> None:
        values = replace(point_system(ONE, HALF), black_draw=Fraction(3, 5))
        written = dump_trf(replace(event(), points=values))
        assert lines(written, "162") == ["162  X 0.5"]
        assert "BD=0.6" in lines(written, "XXS")[0]
        assert parse_trf(written.text).require().points == values

    def test_trf16_records(self) -> None:
        t = replace(
            event(),
            initial_colour=Colour.WHITE,
            points=point_system(Fraction(3), ONE),
            prohibited=(Prohibition((PlayerId(1), PlayerId(4))),),
        )
        written = dump_trf(t, TRF16)
        assert lines(written, "XXR") == ["XXR 5"]
        assert lines(written, "XXC") == ["XXC white1"]
        assert lines(written, "BBW") == ["BBW  3.0"]
        assert lines(written, "XXP") == ["XXP 1 4"]
        assert not lines(written, "142")

    def test_acceleration_in_both_dialects(self) -> None:
        points = tuple(VirtualPoints(PlayerId(n), RoundNo(1), RoundNo(2), ONE) for n in (1, 2, 4))
        points += (VirtualPoints(PlayerId(4), RoundNo(3), RoundNo(3), HALF),)
        t = replace(event(), acceleration=Acceleration(AccelerationMethod.LISTED, points))
        assert lines(dump_trf(t), "250") == [
            "250       1.0   1   2    1    2",
            "250       1.0   1   2    4    4",
            "250       0.5   3   3    4    4",
        ]
        assert lines(dump_trf(t, TRF16), "XXA")[2] == "XXA    4  1.0  1.0  0.5"

    def test_baku_is_part_of_the_type_code(self) -> None:
        t = replace(event(), acceleration=Acceleration(AccelerationMethod.BAKU))
        assert keys(dump_trf(t)) == ["write.baku-without-type"]
        t = replace(t, event=replace(t.event, type_code="FIDE_DUTCH"))
        assert lines(dump_trf(t), "192") == ["192 FIDE_DUTCH_BAKU"]

    def test_teams(self) -> None:
        teams = (Team(TeamId(1), "Ankara", (PlayerId(1), PlayerId(2)), "ANK", Fraction(4201, 2)),)
        t = replace(event(), teams=teams)
        stated = Extras(teams=(StatedTeam(TeamId(1), "2.0", "1.5", "1"),))
        assert lines(dump_trf(t, extras=stated), "310") == [
            "310   1 Ankara                           ANK   2100.5    2.0    1.5   1     1    2"
        ]
        assert lines(dump_trf(t, TRF16), "013") == ["013 Ankara                             1    2"]
        assert keys(dump_trf(t, TRF16)) == ["write.lost.team"]
        assert parse_trf(dump_trf(t).text).require().teams == teams

    def test_event_records(self) -> None:
        e = Event(
            name="Kış Açık",
            city="İzmir",
            federation="TUR",
            start=date(2026, 2, 1),
            end=date(2026, 2, 9),
            kind="Swiss",
            type_code="FIDE_DUTCH",
            chief_arbiter="Baş Hakem",
            deputies=("Bir", "İki"),
            time_control="90+30",
            time_control_code="5400+30",
            controller="Hakem",
            round_dates=(date(2026, 2, 1), None, date(2026, 2, 3)),
            rating_methods=(RatingMethod("TUR", "FIDON"),),
        )
        rules = EventRules(tie_breaks=("BH/C1", "SB"))
        written = dump_trf(replace(event(), event=e, rules=rules))
        assert parse_trf(written.text).require().event == e
        assert parse_trf(written.text).require().rules == rules
        assert lines(written, "132")[0][91:99] == "26/02/01"
        assert lines(written, "132")[0][111:119] == "26/02/03"

    def test_unknown_records_come_back(self) -> None:
        records = ("### a comment", "DAT x", "300   1   1   2    1    3")
        written = dump_trf(event(), extras=Extras(records=records))
        assert parse_trf(written.text).extras.records == records


class TestNationalData:
    def test_written_under_the_federation(self) -> None:
        p = replace(player(1, "Işık"), national_rating=1876, national_id="12345", national_federation="TUR")
        written = dump_trf(Tournament((p,), 1))
        assert lines(written, "TUR")[0][48:52] == "1876"
        assert parse_trf(written.text).require().players == (p,)

    def test_without_a_federation_there_is_no_place(self) -> None:
        written = dump_trf(Tournament((replace(player(1), national_rating=1876),), 1))
        assert keys(written) == ["write.no-federation"]

    def test_citizen_number_is_never_written(self) -> None:
        p = replace(player(1), federation="TUR", national_rating=1876, national_id="10000000146")
        written = dump_trf(Tournament((p,), 1))
        assert "10000000146" not in written.text
        assert keys(written) == ["write.citizen-number"]

    def test_trf16_has_no_place(self) -> None:
        p = replace(player(1), federation="TUR", national_rating=1876)
        assert keys(dump_trf(Tournament((p,), 1), TRF16)) == ["write.lost.national"]


class TestIdentity:
    def with_other_ids(self) -> Tournament:
        t = event()
        return replace(t, players=tuple(replace(p, number=5 - p.number) for p in t.players))

    def test_trf26_knows_players_by_their_numbers(self) -> None:
        t = self.with_other_ids()
        ranks = Extras(ranks=tuple((p.id, p.id) for p in t.players))
        written = dump_trf(t, extras=ranks)
        assert keys(written) == ["write.renumbered", "write.lost.board-order"]
        game = parse_trf(written.text).require().rounds[0].games[1]
        assert game.players == (4, 2)
        assert parse_trf(written.text).extras.ranks == ((1, 4), (2, 3), (3, 2), (4, 1))

    def test_trf16_shows_numbers_by_position(self) -> None:
        t = self.with_other_ids()
        written = dump_trf(t, TRF16)
        assert lines(written, "XXC") == ["XXC rank"]
        assert keys(written) == ["write.by-position"]
        again = parse_trf(written.text).require()
        assert {p.id: p.number for p in again.players} == {p.id: p.number for p in t.players}

    @pytest.mark.parametrize("dialect", [TRF06, TRF16, TRF26])
    def test_numbers_have_a_limit(self, dialect: Dialect) -> None:
        with pytest.raises(TooLarge):
            dump_trf(Tournament((player(100_000),), 1), dialect)

    def test_lists_of_ids_have_a_lower_limit(self) -> None:
        t = Tournament((player(1), player(10_000)), 1, prohibited=(Prohibition((PlayerId(1), PlayerId(10_000))),))
        with pytest.raises(TooLarge):
            dump_trf(t)
