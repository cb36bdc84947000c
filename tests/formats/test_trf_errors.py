"""What the TRF reader refuses: one fault, one message, with its place."""

from __future__ import annotations

import pytest

from hakem.formats import parse_trf
from hakem.i18n import say
from tests.support.some import some
from tests.support.trf_lines import FOUR, report, row, the_error


class TestErrors:
    def test_game_that_the_other_row_denies(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "3b0"), row(3, "2w1", points="1.0")]
        assert the_error(report(rows)) == ("trf.denied-other", 3, 92)

    def test_game_where_the_other_row_has_a_bye(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "-H", points="0.5")]
        assert the_error(report(rows)) == ("trf.denied-bye", 3, 92)

    def test_unknown_opponent(self) -> None:
        assert the_error(report([row(1, "9w1", points="1.0"), row(2)])) == ("trf.unknown-opponent", 3, 92)

    def test_player_against_himself(self) -> None:
        assert the_error(report([row(1, "1w1", points="1.0"), row(2)])) == ("trf.plays-himself", 3, 92)

    def test_points_that_do_not_add_up(self) -> None:
        rows = [row(1, "2w1", points="1.5"), row(2, "1b0")]
        assert the_error(report(rows)) == ("trf.sum", 3, 81)

    def test_results_that_do_not_go_together(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "1b1", points="1.0")]
        assert the_error(report(rows)) == ("trf.results-disagree", 3, 99)

    def test_result_in_one_row_only(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "1b ")]
        assert the_error(report(rows)) == ("trf.no-result", 4, 99)

    def test_same_colour_twice(self) -> None:
        rows = [row(1, "2w1", points="1.0"), row(2, "1w0")]
        assert the_error(report(rows)) == ("trf.same-colour", 3, 97)

    def test_played_game_without_colours(self) -> None:
        rows = [row(1, "2-1", points="1.0"), row(2, "1-0")]
        assert the_error(report(rows)) == ("trf.no-colour", 3, 97)

    def test_unknown_result_code(self) -> None:
        rows = [row(1, "2wX", points="1.0"), row(2, "1b0")]
        assert the_error(report(rows)) == ("trf.result-code", 3, 99)

    def test_unknown_colour(self) -> None:
        rows = [row(1, "2x1", points="1.0"), row(2, "1b0")]
        assert the_error(report(rows)) == ("trf.colour", 3, 97)

    def test_opponent_that_is_no_number(self) -> None:
        rows = [row(1, "a2w1", points="1.0"), row(2)]
        assert the_error(report(rows)) == ("trf.opponent", 3, 92)

    def test_row_cut_before_the_points(self) -> None:
        rows = list(FOUR)
        rows[2] = rows[2][:60]
        assert the_error(report(rows)) == ("trf.truncated", 5, 57)

    def test_row_cut_inside_the_name(self) -> None:
        rows = list(FOUR)
        rows[2] = rows[2][:12]
        assert the_error(report(rows))[:2] == ("trf.truncated", 5)

    def test_row_cut_inside_a_cell(self) -> None:
        rows = list(FOUR)
        rows[2] = rows[2][:105]
        assert the_error(report(rows)) == ("trf.row-ends", 5, 106)

    def test_row_cut_between_two_cells_is_said_once(self) -> None:
        rows = list(FOUR)
        rows[2] = rows[2][:99]
        assert the_error(report(rows)) == ("trf.row-too-short", 5, 102)

    def test_every_cut_of_a_row_is_one_error_in_that_row(self) -> None:
        """A file torn anywhere in its last row gives exactly one message, at that row."""
        whole = report(FOUR).rstrip("\n")
        torn = [parse_trf(whole[:length]) for length in range(whole.rindex("\n") + 8, len(whole) - 3)]
        for parsed in some(parsed for parsed in torn if parsed.tournament is None):
            assert len(parsed.errors) == 1, [say(p.message) for p in parsed.errors]

    def test_number_given_twice(self) -> None:
        assert the_error(report([row(1), row(1)])) == ("trf.id-twice", 4, 5)

    def test_row_without_number(self) -> None:
        assert the_error(report([row(1), "001 abcd      Nobody"]))[:2] == ("trf.no-number", 4)

    def test_points_that_are_no_number(self) -> None:
        assert the_error(report([row(1, points="x.5"), row(2)])) == ("trf.points", 3, 81)

    def test_no_player_at_all(self) -> None:
        assert the_error("012 An event\n") == ("trf.no-players", 1, 1)

    @pytest.mark.parametrize(
        ("record", "key", "column"),
        [
            ("142 many", "trf.round-count", 5),
            ("XXR 0", "trf.round-count", 5),
            ("162  Q 1.0", "trf.point-value", 6),
            ("162  W x", "trf.point-value", 6),
            ("XXS W=", "trf.point-value", 5),
            ("BBW x", "trf.point-value", 5),
            ("240 U   3    2", "trf.bye-record", 5),
            ("240 H   x    2", "trf.bye-record", 5),
            ("240", "trf.bye-record", 5),
            ("240 H   3    9", "trf.unknown-id", 14),
            ("240 H   3    x", "trf.id", 14),
            ("XXZ 7", "trf.unknown-id", 5),
            ("250       x.0   1   2    1    4", "trf.points", 10),
            ("250       1.0   1   2", "trf.acceleration", 5),
            ("260   1   3    1    x", "trf.id", 18),
            ("XXP 1 77", "trf.unknown-id", 7),
            ("XXA    9  1.0", "trf.unknown-id", 5),
            ("299 Q         1.0  000    1", "trf.abnormal", 5),
            ("310 xxx Team", "trf.team-number", 5),
            ("TUR    9      Nobody                            1500", "trf.unknown-id", 5),
        ],
    )
    def test_records_that_make_no_sense(self, record: str, key: str, column: int) -> None:
        parsed = parse_trf(report(FOUR, record))
        assert (key, 2, column) in [(p.message.key, p.row, p.column) for p in parsed.errors]
        assert parsed.tournament is None
