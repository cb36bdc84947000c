"""A table against an event: whom a row means, what it would change, and what a yes would send."""

from __future__ import annotations

import pytest
from hypothesis import assume, given

from hakem.desk import Difference, RowChoice, compare_players, compare_results
from hakem.formats import (
    ImportedResult,
    ImportedResults,
    dump_pgn,
    dump_swiss_manager,
    players_of_event,
    read_pasted_players,
    read_pgn_results,
    read_swiss_manager_pairings,
)
from hakem.i18n import say
from hakem.model import (
    Birth,
    Game,
    Mark,
    Player,
    PlayerId,
    Round,
    Sex,
    Team,
    TeamId,
    Title,
    Tournament,
    result_named,
)
from tests.support.strategies import tournaments

ONE, TWO, THREE = PlayerId(11), PlayerId(12), PlayerId(13)
EVENT = Tournament(
    (
        Player(ONE, 1, "Yılmaz, Ayşe", 2010, title=Title.WFM, birth=Birth(2001, 5, 17), fide_id=6300012),
        Player(TWO, 2, "Işık, Ali", birth=Birth(1999), national_id="77"),
        Player(THREE, 3, "Kaya, Veli", sex=Sex.MAN),
    ),
    5,
    teams=(Team(TeamId(1), "Atlılar", (ONE, TWO)),),
)
HEAD = "Name;Elo;Birth;FIDE ID;Lisans;Takım;Masa;Sex;Title\n"


def compared(*rows: str) -> list[tuple[str, str]]:
    found = compare_players(EVENT, read_pasted_players(HEAD + "\n".join(rows), 2026))
    return [
        (row.kind.value, row.row.fields.name if row.row else str(row.player and row.player.name)) for row in found.rows
    ]


def reasons(row: str) -> list[str]:
    found = compare_players(EVENT, read_pasted_players(HEAD + row, 2026))
    return [reason.key for each in found.rows for reason in each.reasons]


def test_what_needs_eyes_comes_first() -> None:
    assert compared(
        "Yeni, Oyuncu;1500;;;;;;;",
        "ISIK, ALI;;;;;;;;",
        "Yılmaz, Ayşe;2050;2001;;;;;;",
        ";1500;;;;;;;",
        "Işık, Ali;;1970;;;;;;",
    ) == [
        ("blocked", ""),
        ("doubtful", "Işık, Ali"),
        ("changed", "Yılmaz, Ayşe"),
        ("new", "Yeni, Oyuncu"),
        ("missing", "Kaya, Veli"),
        ("unchanged", "ISIK, ALI"),
    ]


@pytest.mark.parametrize(
    ("row", "key"),
    [
        ("Başka, Biri;;;6300012;;;;;", "import.other-name"),
        ("Yılmaz, Ayşe;;;999;;;;;", "import.other-fide-id"),
        ("Yılmaz, Ayşe;;18.05.2001;;;;;;", "import.other-birth"),
        ("Ayşe Yılmaz;;;;;;;;", "import.other-order"),
        ("Başka, Biri;;;;77;;;;", "import.other-name"),
        ("Kaya, Veli;;;;;;;;\nKAYA, VELİ;1;;;;;;;", "import.row-again"),
    ],
)
def test_why_a_row_is_doubtful(row: str, key: str) -> None:
    assert reasons(row) == [key]


def test_two_of_one_name() -> None:
    twins = Tournament((Player(ONE, 1, "Can, Ali"), Player(TWO, 2, "Can, Ali")), 1)
    (row, *_) = compare_players(twins, read_pasted_players("Name\nCan, Ali\n")).rows
    assert (row.kind, [reason.key for reason in row.reasons]) == (Difference.DOUBTFUL, ["import.several"])


def test_what_a_yes_sends() -> None:
    table = read_pasted_players(
        HEAD + "Yılmaz, Ayşe;2050;2001;6300012;;Atlılar;2;K;FM\nYeni, Kız;1500;3.4.2010;17;5;Filler;1;K;WCM\n", 2026
    )
    change, add = compare_players(EVENT, table).actions()
    assert (change.action, change.fields) == (
        "change-player",
        {"player": 11, "rating": 2050, "title": "FM", "sex": "f", "board": 2},
    )
    assert add.action == "add-player"
    assert add.fields == {
        "name": "Yeni, Kız",
        "rating": 1500,
        "title": "WCM",
        "sex": "f",
        "birth": "2010-04-03",
        "fide_id": 17,
        "team": "Filler",
        "board": 1,
        "national_id": "5",
    }


def test_a_change_says_from_what_to_what() -> None:
    (row, *_) = compare_players(EVENT, read_pasted_players("Name;Elo;Birth\nIşık, Ali;1800;5.1999\n")).rows
    assert [(c.field, c.was, c.now) for c in row.changes] == [("rating", None, 1800)]
    table = read_pasted_players("Name;Birth\nIşık, Ali;7.11.1999\n")
    (row, *_) = compare_players(EVENT, table).rows
    assert [(c.field, c.was, c.now) for c in row.changes] == [("birth", Birth(1999), Birth(1999, 11, 7))]


def test_groups_of_players_who_are_there_change_nothing() -> None:
    (row, *_) = compare_players(EVENT, read_pasted_players("Name;Grup\nIşık, Ali;A\nYeni, Biri;B\n")).rows
    assert (row.kind, row.action and row.action.fields) == (Difference.NEW, {"name": "Yeni, Biri", "group": "B"})


def test_a_month_without_a_day_is_sent_as_such() -> None:
    (action,) = compare_players(EVENT, read_pasted_players("Name;Birth\nYeni, Biri;2010/04/00\n")).actions()
    assert action.fields == {"name": "Yeni, Biri", "birth": "2010-04"}


def test_those_of_one_kind_and_what_nobody_can_send() -> None:
    found = compare_players(EVENT, read_pasted_players(HEAD + ";1500;;;;;;;\nKaya, Veli;;;;;;;;\n"))
    (blocked,) = found.of(Difference.BLOCKED)
    assert blocked.action is None
    assert [row.action for row in found.of(Difference.UNCHANGED)] == [None]


def test_doubtful_rows_are_sent_only_on_request() -> None:
    found = compare_players(EVENT, read_pasted_players("Name;FIDE ID;Elo\nBaşka, Biri;6300012;1\n"))
    assert found.actions() == ()
    (action,) = found.actions(doubtful=True)
    assert action.fields == {"player": 11, "name": "Başka, Biri", "rating": 1}


def test_a_table_of_no_use_misses_nobody() -> None:
    found = compare_players(EVENT, read_pasted_players("x;y\n1;2\n"))
    assert found.rows == ()
    assert [problem.message.key for problem in found.problems] == ["import.no-names", *["import.unclear-column"] * 2]


def test_twins_wait_for_a_word() -> None:
    """Somebody who stands in the table twice is new once; what becomes of the other row is said by hand."""
    table = read_pasted_players("Name;Elo;Kulüp\nYeni, Biri;1500;\nBiri YENİ;;ASK\nYılmaz, Ayşe;2050;\n")
    found = compare_players(EVENT, table)
    assert [(row.kind.value, [each.value for each in row.choices]) for row in found.rows if row.row] == [
        ("doubtful", ["update", "add"]),
        ("changed", ["update", "add"]),
        ("new", ["add"]),
    ]
    assert [action.fields["name"] for action in found.actions() if "name" in action.fields] == ["Yeni, Biri"]
    add, update = RowChoice.ADD, RowChoice.UPDATE
    assert found.chosen({2: add, 3: update}) == ({"name": "Yeni, Biri", "rating": 1500, "club": "ASK"},)
    assert found.chosen({3: update}) == ({"name": "Biri YENİ", "club": "ASK"},)
    assert found.chosen({3: add, 4: update, 9: add}) == (
        {"name": "Biri YENİ", "club": "ASK"},
        {"player": 11, "rating": 2050},
    )
    assert found.chosen({4: add}) == ({"name": "Yılmaz, Ayşe", "rating": 2050},)


@given(tournaments())
def test_an_event_differs_in_nothing_from_itself(t: Tournament) -> None:
    assume(all(player.name.strip() for player in t.players))
    assert compare_players(t, players_of_event(t)).actions() == ()


class TestResults:
    @staticmethod
    def event(*results: str) -> Tournament:
        games = []
        for (white, black), text in zip(((ONE, TWO), (THREE, PlayerId(14))), results, strict=True):
            result = result_named(text)
            games.append(Game(white, black, result.white, result.black, result.played))
        people = (*EVENT.players, Player(PlayerId(14), 4, "Demir, Can"))
        return Tournament(people, 5, (Round(tuple(games)),))

    @pytest.mark.parametrize("way", ["swiss-manager", "pgn"])
    def test_open_boards_get_their_results(self, way: str) -> None:
        played, now = self.event("1-0", "-/+"), self.event("", "")
        if way == "pgn":
            read = read_pgn_results(dump_pgn(played).text.encode(), now)
        else:
            read = read_swiss_manager_pairings(dump_swiss_manager(played).pairings.encode(), now)
        assert [action.fields for action in compare_results(now, read).actions()] == [
            {"round": 1, "board": 1, "result": "1-0", "was": ""},
            {"round": 1, "board": 2, "result": "-/+", "was": ""},
        ]

    def test_a_result_that_is_there_is_changed_on_request_only(self) -> None:
        read = read_swiss_manager_pairings(dump_swiss_manager(self.event("½-½", "")).pairings.encode())
        found = compare_results(self.event("1-0", "1-0"), read)
        assert [result.kind for result in found.results] == [Difference.CHANGED, Difference.UNCHANGED]
        assert found.actions() == ()
        (action,) = found.actions(corrections=True)
        assert action.fields == {"round": 1, "board": 1, "result": "½-½", "was": "1-0"}
        assert [say(reason) for reason in found.results[0].reasons] == ["the event has 1-0"]

    def test_other_boards_other_colours_and_nobodys_board(self) -> None:
        won = result_named("1-0")
        read = ImportedResults(
            (
                ImportedResult(2, 1, 7, 1, 2, won),
                ImportedResult(3, 1, 2, 4, 3, won),
                ImportedResult(4, 1, 1, 1, 4, won),
                ImportedResult(5, 1, 3, 2, None, won),
            )
        )
        found = compare_results(self.event("", ""), read)
        assert [(r.kind.value, r.board, [m.key for m in r.reasons]) for r in found.results] == [
            ("blocked", 0, ["import.no-such-board"]),
            ("doubtful", 2, ["import.other-colours"]),
            ("new", 1, ["import.other-board"]),
        ]
        assert [r.now for r in found.results] == ["", "0-1", "1-0"]
        assert Mark.WIN is won.white


def test_a_licence_of_somebody_with_another_fide_id_is_doubtful() -> None:
    """The licence is that of a player, the FIDE id that of nobody here: one of the two is somebody else's."""
    t = Tournament((Player(ONE, 1, "Yılmaz, Ayşe", fide_id=6300012, national_id="77"),), 5)
    found = compare_players(t, read_pasted_players(f"{HEAD}Yılmaz, Ayşe;;;6300999;77\n", 2026))
    assert [(row.kind, [why.key for why in row.reasons]) for row in found.rows] == [
        (Difference.DOUBTFUL, ["import.other-fide-id"])
    ]


def test_the_number_that_is_the_same_is_named() -> None:
    (row, *_) = compare_players(EVENT, read_pasted_players("Name;ID_no\nBaşka, Biri;77\n")).rows
    assert "lisans no" in say(row.reasons[0], "tr").lower()
