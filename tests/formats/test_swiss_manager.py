"""Swiss-Manager's text files out, and its pairings back in."""

from __future__ import annotations

import pytest
from hypothesis import given

from hakem.formats import (
    dump_swiss_manager,
    read_players,
    read_swiss_manager_pairings,
    swiss_manager_pairings,
    swiss_manager_players,
)
from hakem.i18n import say
from hakem.model import (
    Birth,
    Bye,
    ByeKind,
    Game,
    Mark,
    Player,
    PlayerId,
    Result,
    Round,
    Sex,
    Title,
    Tournament,
    marks_possible,
)
from hakem.model.results import OPEN
from tests.support.strategies import tournaments

ONE, TWO, THREE = PlayerId(1), PlayerId(2), PlayerId(3)
PEOPLE = (
    Player(
        ONE,
        1,
        "Yılmaz, Ayşe",
        2010,
        1890,
        Title.WFM,
        Sex.WOMAN,
        Birth(2001, 5, 17),
        "TUR",
        "İTÜ; Satranç",
        6300012,
        "77",
    ),
    Player(TWO, 2, 'Kaya, "Ali"', sex=Sex.MAN, birth=Birth(1999)),
    Player(THREE, 3, "Işık", national_id="10000000146"),
)
W, D, L, P = Mark.WIN, Mark.DRAW, Mark.LOSS, Mark.PENDING


def event(*marks: tuple[Mark, Mark, bool]) -> Tournament:
    rounds = tuple(
        Round((Game(ONE, TWO, white, black, played),), (Bye(THREE, ByeKind.PAIRING_ALLOCATED),))
        for white, black, played in marks
    )
    return Tournament(PEOPLE, 9, rounds)


def test_players() -> None:
    written = swiss_manager_players(event((W, L, True)), {ONE: 1})
    head, first, second, third, end = written.text.split("\r\n")
    assert head.startswith(
        "Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;FideIdent;Quelle;Pkt;"
    )
    assert first == ("1;Yılmaz Ayşe;WFM;77;1890;2010;17.05.2001;TUR;W;;;1;İTÜ, Satranç;6300012;;1;;;;;;;1;Yılmaz;Ayşe;")
    assert second.startswith("2;Kaya 'Ali';;;0;0;1999;;;;;0;;0;;0;")
    assert third.startswith("3;Işık;;;0;0;;;;;;0;;0;;1;")
    assert end == ""
    assert [message.key for message in written.adjustments] == ["write.sign", "write.sign", "write.citizen-number"]
    assert "10000000146" not in written.text + "".join(map(say, written.adjustments))


def test_pairings() -> None:
    t = event((W, L, True), (D, D, True), (L, W, False), (L, L, False), (P, P, True), (D, L, True))
    rows = swiss_manager_pairings(t).text.split("\r\n")
    assert rows[0] == "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS"
    assert rows[1:13:2] == [
        "1;1;0;0;1;2;1;0;;1:0;0;;",
        "2;1;0;0;1;2;0,5;0,5;;0,5:0,5;0;;",
        "3;1;0;0;1;2;0;1;K;0:1K;0;;",
        "4;1;0;0;1;2;0;0;K;0:0K;0;;",
        "5;1;0;0;1;2;0;0;;0:0;0;;",
        "6;1;0;0;1;2;0,5;0;;0,5:0;0;;",
    ]
    assert rows[2] == "1;2;0;0;3;-1;0;0;;0:0;0;;"
    assert swiss_manager_pairings(t, [2]).text.count("\r\n") == 3


def told(result: Result) -> Result:
    """What the file can say of a result: nothing of ratings, and both lost over the board is no result."""
    if result.played and (result.white, result.black) == (L, L):
        return OPEN
    return Result(result.white, result.black, result.played)


@given(tournaments())
def test_pairings_come_back(t: Tournament) -> None:
    read = read_swiss_manager_pairings(dump_swiss_manager(t).pairings.encode(), t)
    number = {player.id: player.number for player in t.players}
    games = [(n, g) for n, rnd in enumerate(t.rounds, start=1) for g in rnd.games if marks_possible(g)]
    expected = [(n, number[g.white], number[g.black], told(g.result)) for n, g in games]
    assert [(r.round_no, r.white, r.black, r.result) for r in read.results if r.black is not None] == expected
    byes = sum(bye.kind is ByeKind.PAIRING_ALLOCATED for rnd in t.rounds for bye in rnd.byes)
    assert sum(r.black is None for r in read.results) == byes
    assert read.problems == ()


@given(tournaments(trf=True))
def test_players_come_back(t: Tournament) -> None:
    found = read_players(swiss_manager_players(t).text.encode())
    people = sorted(t.players, key=lambda p: p.number)
    assert len(found.rows) == len(people)
    for row, player in zip(found.rows, people, strict=True):
        fields = row.fields
        assert (fields.rating, fields.national_rating, fields.title) == (
            player.rating,
            player.national_rating,
            player.title,
        )
        assert (fields.federation, fields.fide_id, fields.birth) == (player.federation, player.fide_id, player.birth)
        assert (fields.sex is Sex.WOMAN) is (player.sex is Sex.WOMAN)


@pytest.mark.parametrize(
    ("row", "key", "column"),
    [
        ("x;1;0;0;1;2;1;0;;", "import.number", 1),
        ("1;0;0;0;1;2;1;0;;", "import.number", 2),
        ("1;1;0;0;;2;1;0;;", "import.number", 5),
        ("1;1;0;0;1;9;1;0;;", "import.no-player", 6),
        ("1;1;0;0;1;2;1;1;;", "import.unknown-result", 7),
        ("1;1;0;0;1;2;0,5;0,5;K;", "import.unknown-result", 7),
        ("1;1;0;0;1;2;x;0;;", "import.unknown-result", 7),
        ("1;2;0;0;1;2;1;0;;\n1;2;0;0;1;2;1;0;;", "import.board-again", 2),
    ],
)
def test_what_is_wrong_is_told_with_its_place(row: str, key: str, column: int) -> None:
    data = f"Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg\n{row}\n".encode()
    (problem,) = read_swiss_manager_pairings(data, event((W, L, True))).problems
    assert (problem.message.key, problem.column) == (key, column)


@pytest.mark.parametrize(
    ("data", "key"),
    [(b"", "file.empty"), (b"Nr;Name\n1;Ali\n", "import.no-results"), (b"PK\x03\x04", "import.broken-workbook")],
)
def test_what_is_no_file_of_pairings(data: bytes, key: str) -> None:
    (problem,) = read_swiss_manager_pairings(data).problems
    assert problem.message.key == key
