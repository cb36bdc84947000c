"""Events that are open: two who write at once, keys, what was seen, copies with every round, branches."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from hakem.desk.journal.asking import ActionAsked, Conflict, Refused, Unread
from hakem.desk.journal.fold import fold
from hakem.errors import HakemError
from hakem.i18n import Json
from hakem.store.journal import EventExists, NoSuchEvent, Store
from hakem.store.opening import store_for
from hakem.store.running import RunningEvent, branch, create_event, open_event
from tests.support.desk_crashing import desk_killed
from tests.support.effort import FACTOR


def begun(store: Store, event: str = "kupa", players: int = 8) -> RunningEvent:
    fields: dict[str, Json] = {"name": "Kupa", "system": "dutch", "rounds": 5, "colour": "white"}
    create_event(store, event, ActionAsked("create", fields))
    running = RunningEvent(store, event)
    running.refresh()
    for number in range(1, players + 1):
        running.do("add-player", {"name": f"Oyuncu {number}", "rating": 1500 + number})
    return running


def test_two_arbiters_on_different_boards_both_succeed(store: Store) -> None:
    one = begun(store)
    one.do("pair")
    two = RunningEvent(store, "kupa")
    two.refresh()
    one.do("result", {"round": 1, "board": 1, "result": "1-0"}, was="")
    two.do("result", {"round": 1, "board": 2, "result": "0-1"}, was="")
    with pytest.raises(Conflict) as caught:
        one.do("result", {"round": 1, "board": 2, "result": "½-½"}, was="")
    assert (caught.value.was, caught.value.now) == ("", "0-1")
    one.refresh()
    assert one.desk == two.refresh() == fold(store.read("kupa"))
    assert one.desk.open_boards(1) == (3, 4)


def test_a_repeated_key_gives_the_first_answer_whoever_sends_it(store: Store) -> None:
    one = begun(store)
    one.do("pair")
    two = RunningEvent(store, "kupa")
    first = one.do("result", {"round": 1, "board": 1, "result": "1-0"}, key="telefon-7")
    one.do("result", {"round": 1, "board": 1, "result": ""})
    again = two.do("result", {"round": 1, "board": 1, "result": "1-0"}, key="telefon-7")
    assert again.repeated
    assert [entry.seq for entry in again.entries] == [entry.seq for entry in first.entries]
    assert two.desk == one.refresh() == fold(store.read("kupa"))
    with pytest.raises(Refused) as caught:
        two.do("result", {"round": 1, "board": 1, "result": "0-1"}, key="telefon-7")
    assert caught.value.message.key == "desk.key-used"


def test_several_actions_are_done_together_or_not_at_all(store: Store) -> None:
    running = begun(store, players=2)
    before = running.head
    names = [ActionAsked("add-player", {"name": name}) for name in ("Ayşe", "", "Can")]
    with pytest.raises(HakemError):
        running.do_all(names)
    assert store.head("kupa") == before
    running.do_all([names[0], names[2], ActionAsked("undo")])
    assert [p.name for p in running.desk.tournament.players] == ["Oyuncu 1", "Oyuncu 2", "Ayşe"]
    assert running.desk == fold(store.read("kupa"))


def test_many_threads_on_one_event_lose_nothing(store: Store) -> None:
    running = begun(store, players=32)
    running.do("pair")
    failed: list[BaseException] = []

    def enter(board: int) -> None:
        try:
            running.do("result", {"round": 1, "board": board, "result": "1-0"}, was="")
        except BaseException as exc:
            failed.append(exc)

    threads = [threading.Thread(target=enter, args=(board,)) for board in range(1, 17)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert running.refresh().open_boards(1) == ()
    assert running.desk == fold(store.read("kupa"))
    assert store.verify("kupa") == len(running.entries) == 50


def test_undo_of_another_process_is_seen(store: Store) -> None:
    one = begun(store, players=4)
    states = [one.desk]
    for action in ("pair", "publish"):
        one.do(action)
        states.append(one.desk)
    two = RunningEvent(store, "kupa")
    two.refresh()
    two.do("undo")
    two.do("undo")
    assert one.refresh() == states[0]
    one.do("redo", {"steps": 2})
    assert one.desk == two.refresh() == states[2]
    with pytest.raises(Unread):
        one.do("undo", {"to": 3})


def test_a_branch_is_another_event(store: Store) -> None:
    one = begun(store, players=4)
    answer = branch(one, store, "deneme")
    with pytest.raises(EventExists):
        branch(one, store, "deneme")
    other = RunningEvent(store, "deneme")
    other.refresh()
    assert (other.desk, other.head.seq) == (one.desk, answer.seq)
    other.do("pair")
    assert one.refresh().round_no == 0
    assert store.verify("deneme") == answer.seq + 1
    with pytest.raises(NoSuchEvent):
        RunningEvent(store, "yok").refresh()


def test_a_round_that_is_closed_leaves_a_copy(tmp_path: Path) -> None:
    path = str(tmp_path / "kupa.hakem")
    with open_fresh(path) as running:
        running.do("pair")
        for board in (1, 2):
            running.do("result", {"round": 1, "board": board, "result": "1-0"})
        assert running.do("close").warnings == ()
        (copy,) = (tmp_path / "backups").iterdir()
        assert copy.name == "kupa-1-9.hakem"
        (tmp_path / "backups" / "kupa-1-11.hakem").write_text("x", encoding="utf-8")
        running.do("reopen")
        assert [each.code for each in running.do("close").warnings] == ["no-backup"]


def open_fresh(path: str) -> RunningEvent:
    """A file with an event of four players."""
    fields: dict[str, Json] = {"name": "Kupa", "system": "dutch", "rounds": 5, "colour": "white"}
    store, event = store_for(path)
    create_event(store, event, ActionAsked("create", fields))
    store.close()
    running = open_event(path)
    for number in range(1, 5):
        running.do("add-player", {"name": f"Oyuncu {number}"})
    return running


def test_a_command_that_is_killed_loses_nothing_that_it_answered(tmp_path: Path, database: str) -> None:
    for target in (str(tmp_path / "kupa.hakem"), f"{database}#kupa"):
        found = desk_killed(target, 3 * FACTOR)
        assert found.acknowledged > 0
