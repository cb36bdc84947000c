"""Who may do what: the table of roles and actions, and the questions that a decision asks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.desk.journal.roles import (
    ACTIONS,
    THINGS,
    Grant,
    Person,
    Role,
    boards_of,
    boards_text,
    has_board,
    may,
    may_read,
    may_take_back,
    role_name,
    role_of,
)
from hakem.errors import RequestError
from hakem.i18n import Message, say
from tests.support.some import some

AGREED = """
    create change-event add-player add-players change-player remove-player check-in number draw add-team
    change-team remove-team number-teams line-up-rules line-up bye no-bye withdraw return prohibit allow pair
    pair-by-hand unpair publish unpublish result match forfeit-match postpone penalty game close
    reopen play-off prizes finish undo redo note
    branch
"""
EVERY_ACTION = AGREED.split()
ORGANISER, CHIEF, ARBITER = (Person(f"p{n}", role) for n, role in enumerate(list(Role)[:3]))
HELPER = Person("Masa 1-10", Role.HELPER, round=3, boards=((1, 10), (15, 15)))
READER = Person("salon", Role.READER)


def key(refusal: Message | None) -> str:
    return refusal.key if refusal else ""


class TestTable:
    def test_has_every_action_and_no_other(self) -> None:
        assert list(ACTIONS) == EVERY_ACTION

    @pytest.mark.parametrize("table", [ACTIONS, THINGS], ids=["actions", "things"])
    def test_says_something_of_every_role(self, table: dict[str, dict[Role, Grant]]) -> None:
        for line in some(table.values()):
            assert list(line) == list(Role)

    def test_cannot_be_changed(self) -> None:
        with pytest.raises(TypeError):
            ACTIONS["finish"][Role.READER] = Grant.ALWAYS  # type: ignore[index]

    @pytest.mark.parametrize("action", EVERY_ACTION)
    def test_the_organiser_may_do_everything(self, action: str) -> None:
        assert may(ORGANISER, action, round=1, current=9) is None

    @pytest.mark.parametrize("action", EVERY_ACTION)
    def test_the_chief_arbiter_may_do_everything_of_the_event(self, action: str) -> None:
        assert (may(CHIEF, action, round=1, current=9) is None) == (action != "create")

    @pytest.mark.parametrize("action", EVERY_ACTION)
    def test_an_arbiter_may_do_all_but_settings_finish_and_old_rounds(self, action: str) -> None:
        barred = action in {"create", "change-event", "prizes", "finish", "reopen", "line-up-rules", "penalty"}
        assert (may(ARBITER, action, round=4, current=4) is None) != barred

    @pytest.mark.parametrize("action", EVERY_ACTION)
    def test_a_helper_may_do_nothing_but_results_of_boards_and_matches(self, action: str) -> None:
        refusal = may(HELPER, action, round=3, current=3, board=2, change=("", "1-0"))
        assert key(refusal) == ("" if action in ("result", "match") else "access.not-for-role")

    @pytest.mark.parametrize("action", EVERY_ACTION)
    def test_a_reader_may_do_nothing(self, action: str) -> None:
        refusal = may(READER, action, round=3, current=3, board=2, change=("", "1-0"))
        assert key(refusal) == "access.not-for-role"

    @pytest.mark.parametrize("person", [CHIEF, ARBITER, HELPER, READER], ids=lambda person: person.role.value)
    def test_what_nobody_has_heard_of_is_refused(self, person: Person) -> None:
        assert key(may(person, "delete-everything")) == "access.not-for-role"
        assert key(may_read(person, "passwords", published=True)) == "access.not-to-read"


class TestOldRounds:
    @pytest.mark.parametrize("action", ["result", "game", "unpair", "undo", "redo", "bye", "close", "unpublish"])
    def test_are_not_for_arbiters(self, action: str) -> None:
        assert key(may(ARBITER, action, round=2, current=3)) == "access.old-round"
        assert may(ARBITER, action, round=3, current=3) is None
        assert may(CHIEF, action, round=1, current=3) is None

    def test_there_is_none_before_the_first_is_paired(self) -> None:
        assert may(ARBITER, "undo", round=1, current=None) is None

    def test_an_undo_of_something_without_a_round_touches_none(self) -> None:
        assert may(ARBITER, "undo", current=5) is None

    def test_an_undo_across_a_closed_round_is_not_for_arbiters(self) -> None:
        """The last round is closed, so the current one is the next; what closed it would be taken back."""
        assert key(may(ARBITER, "undo", round=4, current=5)) == "access.old-round"

    def test_the_refusal_says_which_round(self) -> None:
        refusal = may(ARBITER, "result", round=2, current=3)
        assert refusal is not None
        assert "round 2 is over" in say(refusal)
        assert "2. tur bitti" in say(refusal, "tr")


class TestTakingBack:
    @pytest.mark.parametrize("action", ["undo", "redo"])
    @pytest.mark.parametrize("taken", ["finish", "change-event", "prizes", "reopen", "create"])
    def test_who_may_not_do_it_may_not_take_it_back(self, action: str, taken: str) -> None:
        entries = [("result", 4), (taken, None)]
        assert key(may_take_back(ARBITER, action, entries, current=4)) == "access.not-for-role"
        assert may_take_back(ORGANISER, action, entries, current=4) is None

    def test_the_earliest_round_counts(self) -> None:
        entries = [("result", 5), ("pair", 5), ("close", 4)]
        assert may_take_back(ARBITER, "undo", entries[:2], current=5) is None
        assert key(may_take_back(ARBITER, "undo", entries, current=5)) == "access.old-round"
        assert may_take_back(CHIEF, "undo", entries, current=5) is None

    def test_what_comes_without_a_round_is_old_with_one(self) -> None:
        """To add a player is no matter of rounds; to take it back may be."""
        assert key(may_take_back(ARBITER, "undo", [("add-player", 1)], current=3)) == "access.old-round"

    def test_helpers_and_readers_take_nothing_back(self) -> None:
        for person in (HELPER, READER):
            assert key(may_take_back(person, "undo", [("result", 3)], current=3)) == "access.not-for-role"
            assert key(may_take_back(person, "undo", [], current=3)) == "access.not-for-role"


class TestHelper:
    def test_fills_empty_boards_and_repeats(self) -> None:
        assert may(HELPER, "result", round=3, current=3, board=15, change=("", "½-½")) is None
        assert may(HELPER, "result", round=3, current=3, board=15, change=("½-½", "½-½")) is None

    def test_another_result_is_for_the_desk_to_judge_but_none_is_taken_back(self) -> None:
        assert may(HELPER, "result", round=3, current=3, board=1, change=("1-0", "0-1")) is None
        assert may(HELPER, "result", round=3, current=3, board=1, change=("", "")) is None
        refusal = may(HELPER, "result", round=3, current=3, board=1, change=("1-0", ""))
        assert key(refusal) == "access.clearing"

    @pytest.mark.parametrize("board", [0, -1, 11, 14, 16, None])
    def test_has_boards(self, board: int | None) -> None:
        assert key(may(HELPER, "result", round=3, current=3, board=board, change=("", "1-0"))) == "access.other-board"

    @pytest.mark.parametrize(("round", "current"), [(2, 2), (2, 3), (4, 4), (3, 4), (3, None), (None, 3), (None, None)])
    def test_has_one_round_while_it_is_played(self, round: int | None, current: int | None) -> None:
        refusal = may(HELPER, "result", round=round, current=current, board=1, change=("", "1-0"))
        assert key(refusal) == "access.other-round"

    def test_whoever_forgets_to_tell_what_stands_is_refused(self) -> None:
        assert key(may(HELPER, "result", round=3, current=3, board=1)) == "access.clearing"

    def test_without_boards_has_none(self) -> None:
        bare = Person("x", Role.HELPER, round=3)
        assert key(may(bare, "result", round=3, current=3, board=1, change=("", "1-0"))) == "access.other-board"

    def test_without_a_round_has_none(self) -> None:
        bare = Person("x", Role.HELPER, boards=((1, 9),))
        assert key(may(bare, "result", round=1, current=1, board=1, change=("", "1-0"))) == "access.other-round"


class TestReading:
    @pytest.mark.parametrize("thing", ["status", "players", "round", "standings", "crosstable", "card", "documents"])
    def test_a_reader_sees_what_is_published(self, thing: str) -> None:
        assert may_read(READER, thing, published=True) is None
        assert key(may_read(READER, thing)) == "access.not-published"

    @pytest.mark.parametrize("thing", ["journal", "export", "helper-codes", "screens", "identity-numbers", "accounts"])
    def test_and_nothing_else(self, thing: str) -> None:
        assert key(may_read(READER, thing, published=True)) == "access.not-to-read"
        assert key(may_read(HELPER, thing, published=True, round=3)) == "access.not-to-read"

    def test_a_helper_sees_the_own_round_before_it_is_published(self) -> None:
        assert may_read(HELPER, "round", round=3) is None
        assert key(may_read(HELPER, "round", round=4)) == "access.not-published"
        assert key(may_read(HELPER, "standings", round=3)) == "access.not-published"

    def test_identity_numbers_are_for_those_who_answer_for_the_event(self) -> None:
        allowed = [p.role for p in (ORGANISER, CHIEF, ARBITER) if may_read(p, "identity-numbers") is None]
        assert allowed == [Role.ORGANISER, Role.CHIEF_ARBITER]

    def test_accounts_are_for_organisers(self) -> None:
        assert may_read(ORGANISER, "accounts") is None
        assert key(may_read(CHIEF, "accounts")) == "access.not-to-read"


class TestBoards:
    @pytest.mark.parametrize(
        ("text", "boards"),
        [("1", ((1, 1),)), ("1-10,15", ((1, 10), (15, 15))), (" 3 – 4 , 1-2", ((1, 4),)), ("1-9,2-3", ((1, 9),))],
    )
    def test_are_read(self, text: str, boards: tuple[tuple[int, int], ...]) -> None:
        assert boards_of(text) == boards

    @pytest.mark.parametrize("text", ["", ",", "0", "5-3", "1-", "-1", "a", "1;2", "99999", "١", "1-2-3", "1,,2"])
    def test_are_refused(self, text: str) -> None:
        with pytest.raises(RequestError) as refused:
            boards_of(text)
        assert refused.value.message.key == "access.no-boards"

    @given(st.sets(st.integers(1, 60), min_size=1))
    def test_are_the_same_after_writing(self, numbers: set[int]) -> None:
        boards = boards_of(",".join(map(str, sorted(numbers, reverse=True))))
        assert {n for n in range(1, 100) if has_board(boards, n)} == numbers
        assert boards_of(boards_text(boards)) == boards


def test_roles_are_found_by_name() -> None:
    assert [role_of(role.value) for role in Role] == list(Role)
    with pytest.raises(RequestError, match="unknown role 'admin'"):
        role_of("admin")


def test_roles_have_names_in_every_language() -> None:
    for role in Role:
        assert say(role_name(role), "tr") != say(role_name(role), "en")
