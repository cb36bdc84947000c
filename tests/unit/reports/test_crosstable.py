"""Cross tables in both forms."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import Any, Literal

import pytest

from hakem.model import Game, Mark, Player, PlayerId, Points, Round, Title, Tournament, parse_points
from hakem.pairing import ROUND_ROBIN_RULES, BergerRoundRobin, berger_table
from hakem.reports import crosstable_text, player_table, round_table
from tests.support.round_robins import data, event, gone_after, played_out, with_round

MARKS = {"1": Mark.WIN, "0.5": Mark.DRAW, "0": Mark.LOSS}
SIX: Any = data("round_robin_6")


def six(cycles: int = 1) -> Tournament:
    """The event of the handbook: every game of the table with the result of the printed matrix."""
    players = tuple(Player(PlayerId(i), i, name) for i, name in enumerate(SIX["players"], start=1))
    rounds = []
    for rnd in berger_table(6, cycles):
        games = (
            Game(PlayerId(w), PlayerId(b), MARKS[SIX["matrix"][w - 1][b - 1]], MARKS[SIX["matrix"][b - 1][w - 1]])
            for w, b in rnd
        )
        rounds.append(Round(tuple(games)))
    return Tournament(players, 5 * cycles, tuple(rounds))


def test_points_and_places_of_the_handbook() -> None:
    for table in (player_table(six()), round_table(six())):
        assert [row.total for row in table.rows] == [parse_points(p) for p in SIX["points"]]
        assert [str(row.place) for row in table.rows] == SIX["places"]


def test_player_against_player() -> None:
    assert crosstable_text(player_table(six())) == (
        "No  Name     1  2  3  4  5  6  Points  Place\n"
        " 1  Ali      *  ½  ½  ½  ½  1       3      2\n"
        " 2  Veli     ½  *  ½  ½  ½  ½      2½    3-4\n"
        " 3  Hüseyin  ½  ½  *  1  1  ½      3½      1\n"
        " 4  Abidin   ½  ½  0  *  ½  1      2½    3-4\n"
        " 5  Aysel    ½  ½  0  ½  *  0      1½      6\n"
        " 6  Levent   0  ½  ½  0  1  *       2      5\n"
    )


def test_player_by_round_in_turkish() -> None:
    assert crosstable_text(round_table(six()), "tr") == (
        "No  Adı        1    2    3    4    5  Puan  Derece\n"
        " 1  Ali      6b1  2b½  3s½  4b½  5s½     3       2\n"
        " 2  Veli     5b½  1s½  6b½  3b½  4s½    2½     3-4\n"
        " 3  Hüseyin  4b1  5s1  1b½  2s½  6b½    3½       1\n"
        " 4  Abidin   3s0  6s1  5b½  1s½  2b½    2½     3-4\n"
        " 5  Aysel    2s½  3b0  4s½  6s0  1b½    1½       6\n"
        " 6  Levent   1s0  4b0  2s½  5b1  3s½     2       5\n"
    )


def test_pairing_sheet_of_the_double_event_before_play() -> None:
    """The handbook's sheet shows opponents and colours of ten rounds; results are open."""
    t = played_out(event(6, 10), BergerRoundRobin(ROUND_ROBIN_RULES[0]), Mark.PENDING)
    for row in round_table(t).rows:
        assert [cell.opponent_number for (cell,) in row.cells] == SIX["double_sheet"][str(row.number)]
    first = crosstable_text(round_table(t)).splitlines()[1]
    assert first.split()[3:13] == ["6w", "2w", "3b", "4w", "5b", "6b", "2b", "3w", "4b", "5w"]


def test_several_games_in_one_cell() -> None:
    lines = crosstable_text(player_table(six(2))).splitlines()
    assert lines[1] == " 1  Ali        *  ½ ½  ½ ½  ½ ½  ½ ½  1 1       6      2"


def test_open_games_and_opponents_still_to_come() -> None:
    t = with_round(event(4), BergerRoundRobin().pair(event(4)), Mark.PENDING)
    assert crosstable_text(player_table(t)).splitlines()[1] == " 1  Player 1  *        ?      ½*    1-4"


def test_titles_and_ratings_where_somebody_has_them() -> None:
    t = with_round(event(2), BergerRoundRobin().pair(event(2)))
    one, two = t.players
    t = replace(t, players=(replace(one, title=Title.WGM, rating=2301), replace(two, name="Çağrı Işık")))
    assert crosstable_text(player_table(t)) == (
        "No  Title  Name        Rating  1  2  Points  Place\n"
        " 1  WGM    Player 1      2301  *  ½       ½    1-2\n"
        " 2         Çağrı Işık          ½  *       ½    1-2\n"
    )


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_letters_with_marks_take_one_column(form: Literal["NFC", "NFD"]) -> None:
    t = event(2)
    one, two = t.players
    turkish = replace(one, name=unicodedata.normalize(form, "Gülşen İğdır x̂")), replace(two, name="棋士")
    lines = crosstable_text(player_table(replace(t, players=turkish))).splitlines()
    assert lines[1] == f" 1  {unicodedata.normalize('NFC', 'Gülşen İğdır x̂')}  *          0    1-2"
    assert lines[2] == " 2  棋士               *       0    1-2"


def test_those_out_of_the_standings_have_no_place() -> None:
    t = played_out(gone_after(event(5), {5: 1, 4: 2}), BergerRoundRobin())
    assert crosstable_text(player_table(t)) == (
        "No  Name      1  2  3  4  5  Points  Place\n"
        " 1  Player 1  *  ½  ½  +  +       1    1-3\n"
        " 2  Player 2  ½  *  ½  +  ½       1    1-3\n"
        " 3  Player 3  ½  ½  *  ½  +       1    1-3\n"
        " 4  Player 4  -  -  ½  *  -       ½\n"
        " 5  Player 5  -  ½  -  -  *       ½\n"
    )


def test_byes_by_round() -> None:
    t = played_out(event(3), BergerRoundRobin(ROUND_ROBIN_RULES[0]))
    assert crosstable_text(round_table(t), "en").splitlines()[1] == " 1  Player 1  bye 1    2w½    3b½       2    1-3"
    assert round_table(t).rows[0].total == Points(2)


def test_in_a_swiss_event_everybody_keeps_points_and_place() -> None:
    t = played_out(gone_after(event(5), {5: 1, 4: 2}), BergerRoundRobin())
    swiss = replace(t, event=replace(t.event, type_code="FIDE_DUTCH"))
    assert all(row.place for row in player_table(swiss).rows)
    assert player_table(swiss).rows[0].total == Points(3)
    short = replace(t, rounds=t.rounds[:3], rounds_total=3)
    assert all(row.place for row in player_table(short).rows)
