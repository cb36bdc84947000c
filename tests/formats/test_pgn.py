"""Games as PGN without moves, and results from PGN."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import assume, given

from hakem.formats import ImportedResults, dump_pgn, read_pgn_results
from hakem.model import (
    Event,
    Game,
    Mark,
    Player,
    PlayerId,
    Result,
    Round,
    Team,
    TeamId,
    Title,
    Tournament,
)
from hakem.model.results import OPEN
from tests.support.some import some
from tests.support.strategies import tournaments

ONE, TWO = PlayerId(1), PlayerId(2)
W, D, L, P = Mark.WIN, Mark.DRAW, Mark.LOSS, Mark.PENDING


def event(*marks: tuple[Mark, Mark, bool]) -> Tournament:
    return Tournament(
        (
            Player(ONE, 1, "Yılmaz, Ayşe", 2010, title=Title.WFM, fide_id=6300012),
            Player(TWO, 2, 'O\\Brien "Bo"'),
        ),
        9,
        tuple(Round((Game(ONE, TWO, *each),)) for each in marks),
        Event("Şen Cup", "Ankara", "TUR", date(2026, 4, 18), round_dates=(date(2026, 4, 18),)),
        teams=(Team(TeamId(1), "Atlılar", (ONE,)),),
    )


def test_the_tags_of_a_game() -> None:
    written = dump_pgn(event((W, L, True)))
    assert written.text == (
        '[Event "Şen Cup"]\n[Site "Ankara TUR"]\n[Date "2026.04.18"]\n[Round "1.1"]\n'
        '[White "Yılmaz, Ayşe"]\n[Black "O\\\\Brien \\"Bo\\""]\n[Result "1-0"]\n[EventDate "2026.04.18"]\n'
        '[WhiteTitle "WFM"]\n[WhiteElo "2010"]\n[WhiteFideId "6300012"]\n[WhiteTeam "Atlılar"]\n\n1-0\n\n'
    )


def test_in_ascii() -> None:
    text = dump_pgn(event((W, L, True)), ascii_only=True).text
    assert text.isascii()
    assert '[White "Yilmaz, Ayse"]' in text


def test_one_round_and_what_has_no_day() -> None:
    text = dump_pgn(event((W, L, True), (P, P, True), (L, W, False)), 2).text
    assert '[Round "2.1"]' in text
    assert '[Date "????.??.??"]' in text
    assert '[Result "*"]' in text
    assert text.endswith('[Termination "unterminated"]\n\n*\n\n')


def told(result: Result) -> Result:
    """What PGN can say of a result."""
    known = (result.white, result.black) in ((W, L), (L, W), (D, D))
    return Result(result.white, result.black, result.played) if known else OPEN


@given(tournaments())
def test_results_come_back(drawn: Tournament) -> None:
    people = (replace(player, fide_id=1000 + n) for n, player in enumerate(drawn.players))
    t = replace(drawn, players=tuple(people))
    number = {player.id: player.number for player in t.players}
    games = [(n, g) for n, rnd in enumerate(t.rounds, start=1) for g in rnd.games]
    assume(games)
    read = read_pgn_results(dump_pgn(t).text.encode(), t)
    assert read.problems == ()
    expected = [(n, number[g.white], number[g.black], told(g.result)) for n, g in games]
    assert [(r.round_no, r.white, r.black, r.result) for r in read.results] == expected


@pytest.mark.parametrize("name", ["Yılmaz, Ayşe", "YILMAZ Ayse", "Ayşe Yılmaz", "yilmaz,ayse"])
def test_names_however_they_are_written(name: str) -> None:
    game = (
        f'[White "{name}"]\n[Black "Bo O Brien"]\n[Round "1"]\n[Result "0-1"]\n\n1. e4 {{[Round "2"]\n[x "y"]}} 0-1\n'
    )
    (result,) = read_pgn_results(game.encode(), event((P, P, True))).results
    assert (result.round_no, result.board, result.white, result.black) == (1, 1, 1, 2)
    assert result.result == Result(L, W)


def test_a_game_with_moves_is_no_forfeit() -> None:
    tags = '[White "Yılmaz, Ayşe"]\n[Black "O\\\\Brien \\"Bo\\""]\n[Round "1.1"]\n[Result "1-0"]\n'
    infraction = f'{tags}[Termination "rules infraction"]\n\n'
    played = read_pgn_results(f"{infraction}1. e4 e5 1-0\n".encode(), event((P, P, True)))
    unplayed = read_pgn_results(f"{infraction}{{no show}} 1-0\n".encode(), event((P, P, True)))
    assert [r.result.played for r in (*played.results, *unplayed.results)] == [True, False]


@pytest.mark.parametrize(
    ("tags", "key"),
    [
        ('[White "Nobody"]', "import.unknown-name"),
        ('[Round "?"]', "import.no-round"),
        ('[Round "7"]', "import.no-such-board"),
        ('[Result "2-0"]', "import.unknown-result"),
    ],
)
def test_what_is_wrong_with_a_game(tags: str, key: str) -> None:
    usual = '[White "Yılmaz, Ayşe"]\n[Black "O\\\\Brien \\"Bo\\""]\n[Round "1"]\n[Result "1-0"]\n'
    read = read_pgn_results(f"\n{tags}\n{usual}\n1-0\n".encode(), event((P, P, True)))
    assert [(p.message.key, p.row) for p in read.problems] == [(key, 2)]
    assert read.results == ()


def test_the_same_game_twice_and_two_of_one_name() -> None:
    t = event((W, L, True))
    text = dump_pgn(t).text
    assert [p.message.key for p in read_pgn_results((text + text).encode(), t).problems] == ["import.board-again"]
    twins = Tournament((Player(ONE, 1, "Ali Can"), Player(TWO, 2, "Can, Ali")), 1, t.rounds)
    found = [p.message.key for p in read_pgn_results(dump_pgn(twins).text.encode(), twins).problems]
    assert found == ["import.two-of-name", "import.two-of-name"]


@pytest.mark.parametrize("data", [b"", b"hello", b"\x00", b"{"])
def test_what_is_no_pgn(data: bytes) -> None:
    read: ImportedResults = read_pgn_results(data, event())
    assert read.results == ()
    assert some(read.problems)
