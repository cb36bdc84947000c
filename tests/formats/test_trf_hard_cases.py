"""Cases in which a lenient reader might believe too much, or work too long."""

from __future__ import annotations

import pytest

from hakem.formats import TRF16, Finding, Pad, WriteOptions, dump_trf, parse_bytes, parse_trf
from hakem.model import Player, PlayerId, Team, TeamId, Tournament
from tests.support.some import some
from tests.support.trf_lines import FOUR, adjustments, report, row


def keys(text: str) -> list[str]:
    return [p.message.key for p in parse_trf(text).problems]


class TestCutFiles:
    def test_cut_inside_the_first_row(self) -> None:
        whole = report(FOUR)
        start = whole.index("001")
        for length in some(range(start + 8, start + 84)):
            assert parse_trf(whole[:length]).tournament is None

    def test_cut_between_two_rows_is_one_error(self) -> None:
        parsed = parse_trf(report(FOUR[:2]))
        assert [(p.message.key, p.message.data) for p in parsed.errors] == [
            ("trf.unknown-opponents", {"others": (3, 4)})
        ]

    def test_last_line_without_an_end_is_warned_of(self) -> None:
        parsed = parse_trf(report(FOUR, "### x")[:-1])
        (warning,) = (p for p in parsed.problems if p.finding is Finding.WARNING)
        assert warning.message.key == "trf.no-line-end"
        assert warning.row == 7

    def test_number_given_twice_is_one_error(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "1b0"), row(2, "4w1", points="1.0"), row(4, "2b0")]
        assert [p.message.key for p in parse_trf(report(rows)).errors] == ["trf.id-twice"]

    def test_list_of_entries_with_one_player(self) -> None:
        assert len(parse_trf(report([row(1)[:56]])).require().players) == 1

    def test_list_of_entries_with_a_bye_announced(self) -> None:
        rows = [row(1)[:56], (row(2)[:80] + "         ").ljust(91) + "0000 - H"]
        t = parse_trf(report(rows)).require()
        assert [a.player for a in t.absences] == [2]

    def test_blanks_after_the_last_line_are_no_cut(self) -> None:
        assert keys(report(FOUR) + "   ") == []

    def test_round_of_byes_only(self) -> None:
        rows = [row(1, "-H", "2w1", points="1.5"), row(2, "-H", "1b0", points="0.5")]
        parsed = parse_trf(report(rows))
        assert len(parsed.require().rounds) == 2
        assert [(p.message.key, p.row, p.column) for p in parsed.problems] == [("model.empty-round", 3, 92)]

    def test_form_feed_inside_a_comment_ends_no_line(self) -> None:
        parsed = parse_trf(report(FOUR, "### a\x0cb"))
        again = parse_trf(dump_trf(parsed.require(), extras=parsed.extras).text)
        assert again.extras.records == ("### a b",)


class TestTeams:
    def event(self) -> Tournament:
        players = tuple(Player(PlayerId(n), n, f"P{n}") for n in range(1, 13))
        teams = (Team(TeamId(1), "Muğla Ünv. Ş", tuple(PlayerId(n) for n in (10, 11, 12))),)
        return Tournament(players, 3, teams=teams)

    def test_names_of_teams_may_be_padded_by_bytes(self) -> None:
        t = self.event()
        for pad in Pad:
            parsed = parse_trf(dump_trf(t, options=WriteOptions(pad=pad)).text)
            assert parsed.tournament == t
            assert bool(parsed.adjustments) == (pad is Pad.BYTES)

    def test_old_team_rows_by_bytes(self) -> None:
        name = "Muğla Ünv. Ş"
        line = "013 " + name + " " * (32 - len(name.encode())) + "   1    3"
        assert parse_trf(report(FOUR, line)).require().teams[0].members == (1, 3)

    def test_records_of_a_team_event_name_teams_and_those_that_name_others_are_kept(self) -> None:
        records = ["192 FIDE_TEAM_BAKU", "240 H   3    9", "250  1.0        1   2    1    9", "260   1   3    7    9"]
        parsed = parse_trf(report(FOUR, *records))
        assert parsed.require().absences == ()
        assert sorted(parsed.extras.records) == sorted(records[1:])
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.team-bye", *["trf.kept"] * 2]

    def test_old_team_rows_beside_new_ones_do_not_count(self) -> None:
        new = f"310   1 {'Ankara':<32} {'':5} {'':6} {'':6} {'':6} {'':3}     1    3"
        old = f"013 {'Ankara':<32}   1    3"
        parsed = parse_trf(report(FOUR, old, new))
        t = parsed.require()
        assert len(t.teams) == 1
        assert [p.message.key for p in parsed.adjustments] == ["trf.old-team"]
        assert parse_trf(dump_trf(t, TRF16, parsed.extras).text).require().teams == t.teams

    def test_team_number_twice(self) -> None:
        line = f"310   1 {'Ankara':<32}"
        parsed = parse_trf(report(FOUR, line, line))
        assert [(p.message.key, p.row) for p in parsed.errors] == [("model.team-twice", 3)]

    def test_type_of_a_team_event_may_stand_in_092(self) -> None:
        parsed = parse_trf(report(FOUR, "092 FIDE_TEAM_MP_GP", "240 F   3   11"))
        assert parsed.require().absences == ()

    def test_records_about_teams_stay_out_of_files_that_cannot_say_so(self) -> None:
        parsed = parse_trf(report(FOUR, "192 FIDE_TEAM_MP_GP", "260   1   2    1    2"))
        written = dump_trf(parsed.require(), TRF16, parsed.extras)
        assert "write.team-records" in [m.key for m in written.adjustments]
        assert parse_trf(written.text).require().prohibited == ()
        again = parse_trf(dump_trf(parsed.require(), extras=parsed.extras).text)
        assert (again.tournament, again.extras) == (parsed.tournament, parsed.extras)

    def test_name_of_five_extra_bytes_before_the_players(self) -> None:
        """Five bytes are one step of the list: the number that seems to belong to the name gives it away."""
        name = "Çığ Takımı"
        assert len(name.encode()) - len(name) == 5
        line = "013 " + name + " " * (32 - len(name.encode())) + "   1    2"
        assert parse_trf(report(FOUR, line)).require().teams[0].members == (1, 2)

    def test_match_points_are_kept(self) -> None:
        records = ("299 W   2.0        000    1", "250  1.0        1   2    1    2")
        assert parse_trf(report(FOUR, *records)).extras.records == records

    def test_national_rows_follow_the_padding_of_the_players(self) -> None:
        """Alone such a row could be read both ways; the rows of the players tell how this file counts."""
        players = (Player(PlayerId(1), 1, "Ç ÇÇÇÇ", national_rating=1, national_federation="TUR"),)
        t = Tournament((*players, Player(PlayerId(2), 2, "A")), 1)
        assert parse_trf(dump_trf(t, options=WriteOptions(pad=Pad.BYTES)).text).tournament == t


class TestSettings:
    @pytest.mark.parametrize(
        ("first", "second"),
        [
            ("142 9", "142 7"),
            ("042 2026/01/01", "042 2026/01/02"),
            ("192 FIDE_DUTCH", "192 FIDE_DUBOV"),
            ("202 BH", "202 SB"),
            ("152 W", "152 B"),
        ],
    )
    def test_first_of_two_counts_and_the_second_is_kept(self, first: str, second: str) -> None:
        parsed = parse_trf(report(FOUR, first, second))
        once = parse_trf(report(FOUR, first))
        assert parsed.tournament == once.tournament
        assert parsed.extras.records == (f"### {second}",)
        assert [p.message.key for p in parsed.adjustments] == ["trf.again"]

    @pytest.mark.parametrize(
        ("blank", "good"), [("042", "042 2026/05/05"), ("042 soon", "042 2026/05/05"), ("192", "192 FIDE_DUBOV")]
    )
    def test_record_that_says_nothing_does_not_stand_in_the_way(self, blank: str, good: str) -> None:
        parsed = parse_trf(report(FOUR, blank, good))
        assert parsed.require().event == parse_trf(report(FOUR, good)).require().event

    def test_both_settings_of_xxc_in_two_lines(self) -> None:
        t = parse_trf(report(reversed(FOUR), "XXC white1", "XXC rank")).require()
        assert t.initial_colour is not None
        assert [p.number for p in t.players] == [1, 2, 3, 4]
        assert keys(report(FOUR, "XXC white1", "XXC black1")) == ["trf.colours-disagree"]

    def test_ban_keeps_its_rounds_when_their_number_is_not_stated(self) -> None:
        rows = "\n".join([*FOUR, "260   1   5    1    4"]) + "\n"
        t = parse_trf(rows).require()
        assert (t.rounds_total, t.prohibited[0].last_round) == (5, 5)

    def test_bye_for_a_later_round_when_their_number_is_not_stated(self) -> None:
        t = parse_trf("\n".join([*FOUR, "240 H   4    1"]) + "\n").require()
        assert (t.rounds_total, t.absences[0].round_no) == (4, 4)

    @pytest.mark.parametrize("order", [("XXZ 1", "240 H   3    1"), ("240 H   3    1", "XXZ 1")])
    def test_bye_of_240_is_more_exact_than_xxz(self, order: tuple[str, str]) -> None:
        (absence,) = parse_trf(report(FOUR, *order)).require().absences
        assert absence.kind.value == "half-point"

    def test_acceleration_may_be_said_in_both_dialects(self) -> None:
        both = ["250       1.0   1   2    1    2", "XXA    1  1.0  1.0", "XXA    1  1.0  1.0", "XXA    2  1.0  1.0"]
        assert parse_trf(report(FOUR, *both)).require() == parse_trf(report(FOUR, both[0])).require()
        parsed = parse_trf(report(FOUR, both[0], "XXA    1  0.5"))
        assert [(p.message.key, p.row) for p in parsed.errors] == [("trf.virtual-conflict", 3)]

    def test_the_type_code_decides_about_baku(self) -> None:
        t = parse_trf(report(FOUR, "092 FIDE_DUTCH_BAKU", "192 FIDE_DUTCH")).require()
        assert t.acceleration is None

    @pytest.mark.parametrize(
        "record",
        ["XXS W=3.0 D=1.0", "XXS W = 3.0 D = 1.0", "XXS W=3.0;D=1.0", "162  W     3.0 D=1.0", "162 W 3.0   D 1.0  L"],
    )
    def test_spacing_of_point_values(self, record: str) -> None:
        rows = [row(1, "2w1", points="3.0"), row(2, "1b0")]
        values = parse_trf(report(rows, record)).require().points
        assert (values.win, values.draw) == (3, 1)

    def test_point_value_given_twice(self) -> None:
        rows = [row(1, "2w1", points="3.0"), row(2, "1b0")]
        parsed = parse_trf(report(rows, "BBW  3.0", "BBW  2.0"))
        assert parsed.require().points.win == 3
        assert [p.message.key for p in parsed.adjustments] == ["trf.point-twice"]

    @pytest.mark.parametrize(
        ("record", "key", "place"),
        [
            ("142 1000", "model.round-limit", (2, 5)),
            ("XXS W=0.333", "model.point-fraction", (2, 5)),
            ("240 H  10    1", "model.absence-round", (2, 5)),
            ("013 Ankara                             1    1", "model.member-twice", (2, 5)),
        ],
    )
    def test_what_the_model_finds_has_its_record(self, record: str, key: str, place: tuple[int, int]) -> None:
        found = [(p.message.key, (p.row, p.column)) for p in parse_trf(report([row(1), row(2)], record)).errors]
        assert (key, place) in found

    def test_impossible_rating_has_its_column(self) -> None:
        parsed = parse_trf(report([row(1, rating=4500), row(2)]))
        assert [(p.message.key, p.row, p.column) for p in parsed.errors] == [("model.rating", 3, 49)]

    def test_two_records_about_the_colour(self) -> None:
        assert keys(report(FOUR, "152 W", "XXC black1")) == ["trf.colours-disagree"]
        assert keys(report(FOUR, "152 W", "XXC white1")) == []

    @pytest.mark.parametrize("record", ["XXS W 3 D 1", "162  3.0", "162  W 3.0 =", "250       1.0   3   2    1    4"])
    def test_records_that_say_nothing_are_errors(self, record: str) -> None:
        assert parse_trf(report(FOUR, record)).tournament is None

    @pytest.mark.parametrize("record", ["XXP 2", "260   1   3    2", "260   3   2    1    2", "142 1"])
    def test_errors_of_settings_have_their_row(self, record: str) -> None:
        assert [p.row for p in parse_trf(report(FOUR, record)).errors] == [2]

    def test_ban_to_the_last_round_holds_to_the_end(self) -> None:
        t = parse_trf(report(FOUR, "142 9", "260   1   9    1    4")).require()
        assert t.prohibited[0].last_round is None

    def test_national_federation_survives(self) -> None:
        national = f"TUR    1      {'Player 1':<33} 2100 TUR        1001"
        t = parse_trf(report(FOUR, "032 GER", national)).require()
        assert "TUR    1" in dump_trf(t).text
        assert parse_trf(dump_trf(t).text).tournament == t

    def test_ranks_of_five_digits(self) -> None:
        parsed = parse_trf(report([row(1)[:84] + "10000", row(2)]))
        assert parsed.extras.ranks[0] == (1, 10000)


class TestNoBlowUp:
    @pytest.mark.parametrize("record", ["142 ", "062 ", "XXP ", "240 H ", "BBW ", "XXS W=", "310 "])
    def test_very_long_numbers(self, record: str) -> None:
        parsed = parse_trf(report(FOUR, record + "9" * 50_000))
        assert parsed.tournament is not None or parsed.errors

    def test_very_long_rows(self) -> None:
        parsed = parse_trf(report([FOUR[0] + " " * 5, row(2, name="É") + " " * 60_000 + "x", "XXS " + "a" * 60_000]))
        assert parsed.tournament is None

    def test_row_beyond_the_last_round(self) -> None:
        parsed = parse_trf(report([row(1, *["-H"] * 1001), row(2)]))
        assert next(p.message.key for p in parsed.errors) == "trf.round-limit"

    def test_many_ranges_of_virtual_points(self) -> None:
        records = ["250       1.0   1 999    1 9999"] * 400
        parsed = parse_trf(report(FOUR, *records))
        assert parsed.tournament is None

    def test_dos_end_mark(self) -> None:
        assert parse_bytes(report(FOUR).encode() + b"\x1a").tournament is not None

    def test_one_icelander_in_a_turkish_event(self) -> None:
        rows = [row(1, name="Şahin, Çağrı"), row(2, name="Þór"), row(3, name="Işık")]
        rows[1] = rows[1].replace("TUR", "ISL").replace("Þ", "T")
        t = parse_bytes(report(rows).encode("windows-1254")).require()
        assert t.players[0].name == "Şahin, Çağrı"

    def test_letters_of_windows_1252(self) -> None:
        t = parse_bytes(report([row(1, name="Šimić, Ž"), row(2)]).replace("ć", "c").encode("windows-1252")).require()
        assert t.players[0].name == "Šimic, Ž"
