"""What the TRF reader understands and adjusts: games, byes, personal data, odd files."""

from __future__ import annotations

import pickle

import pytest

from hakem.formats import Finding, parse_trf
from hakem.model import (
    Absence,
    Birth,
    Bye,
    ByeKind,
    Game,
    Mark,
    PlayerId,
    RoundNo,
    Sex,
    Title,
)
from tests.support.trf_lines import FOUR, adjustments, good, report, row, the_error


class TestGames:
    def test_every_game_is_stored_once(self) -> None:
        t = good(report(FOUR))
        assert [len(rnd.games) for rnd in t.rounds] == [2, 2]
        assert t.rounds[0].games[0] == Game(PlayerId(1), PlayerId(3), Mark.WIN, Mark.LOSS)
        assert t.rounds[1].games[0] == Game(PlayerId(2), PlayerId(1), Mark.DRAW, Mark.DRAW)

    @pytest.mark.parametrize(
        ("white", "black", "marks", "played", "rated"),
        [
            ("1", "0", (Mark.WIN, Mark.LOSS), True, True),
            ("=", "0", (Mark.DRAW, Mark.LOSS), True, True),
            ("0", "0", (Mark.LOSS, Mark.LOSS), True, True),
            ("+", "-", (Mark.WIN, Mark.LOSS), False, True),
            ("-", "-", (Mark.LOSS, Mark.LOSS), False, True),
            ("W", "L", (Mark.WIN, Mark.LOSS), True, False),
            ("d", "d", (Mark.DRAW, Mark.DRAW), True, False),
            ("?", "?", (Mark.PENDING, Mark.PENDING), True, True),
        ],
    )
    def test_result_codes(self, white: str, black: str, marks: tuple[Mark, Mark], played: bool, rated: bool) -> None:
        worth = {"1": "1.0", "W": "1.0", "+": "1.0", "=": "0.5", "d": "0.5", "?": "0.5"}
        rows = [
            row(1, f"2w{white}", points=worth.get(white, "0.0")),
            row(2, f"1b{black}", points=worth.get(black, "0.0")),
        ]
        game = good(report(rows)).rounds[0].games[0]
        assert (game.white_mark, game.black_mark) == marks
        assert (game.played, game.rated) == (played, rated)

    def test_blank_result_in_both_rows_is_a_pending_game(self) -> None:
        rows = [row(1, "2w1", "3b ", points="1.0"), row(2, "1b0", points="0.0"), row(3, "", "1w ", points="0.0")]
        t = good(report(rows))
        assert t.rounds[1].games[0].pending

    def test_pending_game_may_count_in_the_points_or_not(self) -> None:
        for points in ("0.0", "0.5"):
            good(report([row(1, "2w?", points=points), row(2, "1b?", points=points)]))

    def test_forfeit_without_colours_gives_white_to_the_first(self) -> None:
        parsed = parse_trf(report([row(1, "2-+", points="1.0"), row(2, "1--", points="0.0")]))
        assert parsed.require().rounds[0].games[0].white == 1
        assert ("trf.forfeit-colour", 4, 0) in [(k, r + 1, 0) for k, r, _ in adjustments(parsed)]
        assert parsed.colourless == ((1, frozenset({1, 2})),)

    def test_colour_in_one_row_is_taken_for_both(self) -> None:
        parsed = parse_trf(report([row(1, "2-1", points="1.0"), row(2, "1w0", points="0.0")]))
        assert parsed.require().rounds[0].games[0].white == 2
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.one-colour"]
        assert parsed.colourless == ()


class TestByes:
    @pytest.mark.parametrize(
        ("code", "kind", "points"),
        [
            ("U", ByeKind.PAIRING_ALLOCATED, "1.0"),
            ("F", ByeKind.FULL_POINT, "1.0"),
            ("h", ByeKind.HALF_POINT, "0.5"),
            ("Z", ByeKind.ZERO_POINT, "0.0"),
        ],
    )
    def test_bye_codes(self, code: str, kind: ByeKind, points: str) -> None:
        t = good(report([row(1, "2w1", points="1.0"), row(2, "1b0"), row(3, f"-{code}", points=points)]))
        assert t.rounds[0].byes == (Bye(PlayerId(3), kind),)

    def test_blank_cell_is_no_entry(self) -> None:
        t = good(report([row(1, "2w1", points="1.0"), row(2, "1b0"), row(3)]))
        assert t.rounds[0].byes == ()

    def test_full_point_in_an_old_file_is_the_allocated_bye_if_it_is_alone(self) -> None:
        parsed = parse_trf(report([row(1, "2w1", points="1.0"), row(2, "1b0"), row(3, "-+", points="1.0")]))
        assert parsed.require().rounds[0].byes == (Bye(PlayerId(3), ByeKind.PAIRING_ALLOCATED),)
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.old-bye"]

    def test_two_full_points_in_an_old_file_are_full_point_byes(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "1b0"), row(3, "-+", points="1.0"), row(4, "-+", points="1.0")]
        kinds = {bye.kind for bye in good(report(rows)).rounds[0].byes}
        assert kinds == {ByeKind.FULL_POINT}

    def test_half_and_zero_of_an_old_file(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "1b0"), row(3, "-=", points="0.5"), row(4, "--")]
        assert [bye.kind for bye in good(report(rows)).rounds[0].byes] == [ByeKind.HALF_POINT, ByeKind.ZERO_POINT]

    def test_byes_after_the_last_game_are_announcements(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "1b0", "-H"), row(3, "", "", "-Z")]
        t = good(report(rows))
        assert len(t.rounds) == 1
        assert t.absences == (
            Absence(RoundNo(2), PlayerId(2), ByeKind.HALF_POINT),
            Absence(RoundNo(3), PlayerId(3), ByeKind.ZERO_POINT),
        )

    def test_records_240_and_xxz_announce_too(self) -> None:
        t = good(report(FOUR, "240 H   3    2    4", "XXZ 1"))
        assert {(a.round_no, a.player, a.kind) for a in t.absences} == {
            (3, 1, ByeKind.ZERO_POINT),
            (3, 2, ByeKind.HALF_POINT),
            (3, 4, ByeKind.HALF_POINT),
        }

    def test_record_240_of_a_past_round_fills_an_empty_cell(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "1b0"), row(3, points="0.5")]
        assert good(report(rows, "240 H   1    3")).rounds[0].byes == (Bye(PlayerId(3), ByeKind.HALF_POINT),)

    def test_record_240_against_the_row(self) -> None:
        assert the_error(report(FOUR, "240 H   1    3")) == ("trf.bye-conflict", 2, 14)

    def test_bye_beside_an_opponent_is_a_bye(self) -> None:
        parsed = parse_trf(report([row(1, "2w1", points="1.0"), row(2, "1b0"), row(3, "2bZ")]))
        assert parsed.require().rounds[0].byes == (Bye(PlayerId(3), ByeKind.ZERO_POINT),)
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.bye-with-opponent"]


class TestPersonalData:
    def full_row(self, **changes: str) -> str:
        fields = {
            "sex": "w",
            "title": "WGM",
            "name": "Yıldırım, Gülşen",
            "rating": "2345",
            "fed": "TUR",
            "id": "6300123",
            "born": "1999/05/07",
        } | changes
        return (
            f"001    1 {fields['sex']}{fields['title']:>3} {fields['name']:<33} {fields['rating']:>4} "
            f"{fields['fed']:<3} {fields['id']:>11} {fields['born']:<10}  0.0    1"
        )

    def test_all_fields(self) -> None:
        (p,) = good(report([self.full_row()])).players
        assert (p.sex, p.title, p.name) == (Sex.WOMAN, Title.WGM, "Yıldırım, Gülşen")
        assert (p.rating, p.federation, p.fide_id) == (2345, "TUR", 6300123)
        assert p.birth == Birth(1999, 5, 7)

    @pytest.mark.parametrize(
        ("text", "birth"),
        [
            ("1999", Birth(1999)),
            ("1999/00/00", Birth(1999)),
            ("1999/05/00", Birth(1999, 5)),
            ("07.05.1999", Birth(1999, 5, 7)),
            ("1999-05-07", Birth(1999, 5, 7)),
            ("0000/00/00", None),
            ("", None),
        ],
    )
    def test_forms_of_birth(self, text: str, birth: Birth | None) -> None:
        parsed = parse_trf(report([self.full_row(born=text)]))
        assert parsed.require().players[0].birth == birth
        assert not parsed.adjustments

    @pytest.mark.parametrize(
        ("field", "text", "key"),
        [
            ("born", "31.02.1999", "trf.birth"),
            ("born", "soon", "trf.birth"),
            ("title", "XYZ", "trf.title"),
            ("sex", "?", "trf.sex"),
            ("rating", "2x00", "trf.rating"),
            ("id", "2001/01/02", "trf.fide-id"),
            ("id", '"6300123"', "trf.fide-id"),
        ],
    )
    def test_dirty_fields_are_left_out_and_said(self, field: str, text: str, key: str) -> None:
        parsed = parse_trf(report([self.full_row(**{field: text})]))
        assert parsed.tournament is not None
        assert [k for k, _, _ in adjustments(parsed)] == [key]

    def test_quotes_around_an_id_are_taken_off(self) -> None:
        assert good(report([self.full_row(id='"6300123"')])).players[0].fide_id == 6300123

    def test_old_titles_and_the_letter_f(self) -> None:
        (p,) = good(report([self.full_row(title="wg", sex="f")])).players
        assert (p.title, p.sex) == (Title.WGM, Sex.WOMAN)

    def test_name_padded_by_bytes(self) -> None:
        name = "Yıldırım, Gülşen"
        by_chars = self.full_row()
        by_bytes = by_chars.replace(f"{name:<33}", name + " " * (33 - len(name.encode())))
        parsed = parse_trf(report([by_bytes]))
        assert parsed.require() == good(report([by_chars]))
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.byte-padding"]

    def test_national_record(self) -> None:
        nrs = f"TUR    1      {'Yıldırım':<33} 1876 TUR {'12345':>11}"
        (p,) = good(report([self.full_row()], nrs)).players
        assert (p.national_rating, p.national_id) == (1876, "12345")

    def test_second_national_record_is_kept(self) -> None:
        nrs = f"TUR    1      {'Yıldırım':<33} 1876 TUR {'12345':>11}"
        parsed = parse_trf(report([self.full_row()], nrs, nrs.replace("TUR", "AZE")))
        assert parsed.require().players[0].national_rating == 1876
        assert len(parsed.extras.records) == 1

    def test_citizen_number_is_warned_of(self) -> None:
        nrs = f"TUR    1      {'Yıldırım':<33} 1876 TUR {'10000000146':>11}"
        parsed = parse_trf(report([self.full_row()], nrs))
        assert [p.message.key for p in parsed.problems if p.finding is Finding.WARNING] == ["model.citizen-number"]

    def test_list_of_entries_without_points(self) -> None:
        rows = [row(1)[:60], row(2)[:60]]
        assert len(good(report(rows)).players) == 2


class TestLeniency:
    def test_unknown_records_are_kept_and_said(self) -> None:
        parsed = parse_trf(report(FOUR, "DAT 2026", "### a comment", "300   1   1   2    1    3"))
        assert parsed.extras.records == ("DAT 2026", "### a comment", "300   1   1   2    1    3")
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.kept", "trf.line-up"]

    @pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
    def test_any_line_end(self, end: str) -> None:
        assert good(report(FOUR).replace("\n", end)) == good(report(FOUR))

    def test_line_separators_inside_a_name_end_no_line(self) -> None:
        assert good(report([row(1, name="A\x0bB"), row(2)])).players[0].name == "A\x0bB"

    def test_number_of_rounds_taken_from_what_is_there(self) -> None:
        parsed = parse_trf("\n".join(FOUR))
        assert parsed.require().rounds_total == 2
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.rounds-assumed"]
        assert not parsed.rounds_stated
        assert parse_trf(report(FOUR, "142 7")).rounds_stated

    @pytest.mark.parametrize("text", [report(FOUR), "\n".join(FOUR), report(FOUR, "142 1")])
    def test_what_was_read_can_be_compared_and_sent_to_another_process(self, text: str) -> None:
        parsed = parse_trf(text)
        assert pickle.loads(pickle.dumps(parsed)) == parsed
        assert hash(parsed) == hash(parse_trf(text))

    def test_number_of_rounds_given_twice(self) -> None:
        parsed = parse_trf(report(FOUR, "142 7", "XXR 5"))
        assert parsed.require().rounds_total == 7
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.rounds-disagree"]

    def test_more_rounds_than_the_event_has(self) -> None:
        assert the_error(report(FOUR, "142 1"))[0] == "model.too-many-rounds"

    def test_dates_that_are_none_are_kept(self) -> None:
        parsed = parse_trf(report(FOUR, "042 some day", "132" + " " * 88 + "xx/yy/zz"))
        assert parsed.require().event.start is None
        assert "042 some day" in parsed.extras.records
        assert [k for k, _, _ in adjustments(parsed)].count("trf.date") == 2

    def test_second_header_is_kept(self) -> None:
        parsed = parse_trf(report(FOUR, "012 Other name"))
        assert parsed.require().event.name == "Test"
        assert parsed.extras.records == ("### 012 Other name",)

    def test_wrong_counts_are_said(self) -> None:
        assert adjustments(parse_trf(report(FOUR, "062 5"))) == [("trf.count", 2, 5)]

    def test_type_code_in_092(self) -> None:
        parsed = parse_trf(report(FOUR, "092 FIDE_DUTCH"))
        assert parsed.require().event.type_code == "FIDE_DUTCH"
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.type-in-092"]

    def test_initial_colour_that_is_none(self) -> None:
        parsed = parse_trf(report(FOUR, "152 x", "XXC foo"))
        assert [k for k, _, _ in adjustments(parsed)] == ["trf.initial-colour"] * 2

    def test_printed_ranks_are_kept(self) -> None:
        assert parse_trf(report(FOUR)).extras.ranks == ((1, 1), (2, 2), (3, 3), (4, 4))

    def test_numbers_of_five_digits(self) -> None:
        a = "001" + row(1, "2w1", points="1.0")[3:].replace("    1 m", "10001 m", 1).replace("     2 w", " 10002 w")
        b = "001" + row(2, "1b0", points="0.0")[3:].replace("    2 m", "10002 m", 1).replace("     1 b", " 10001 b")
        t = good(report([a, b]))
        assert t.rounds[0].games[0].players == (10001, 10002)
