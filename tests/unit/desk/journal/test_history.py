"""Undo and redo as steps: what one undo took comes back by one redo, whatever was undone or done again around it."""

from __future__ import annotations

from hakem.desk.journal.history import what_holds
from tests.support.desks import AtDesk, swiss


def names(desk: AtDesk) -> int:
    return len(desk.desk.tournament.players)


def test_redo_gives_back_what_one_undo_took() -> None:
    desk = swiss(8)
    desk.do("undo", to=4, confirm=["undo-several"])
    assert names(desk) == 3
    desk.do("redo")
    assert names(desk) == 8
    desk.refused("desk.nothing-to-redo", "redo")


def test_steps_of_several_undos_come_back_one_by_one() -> None:
    desk = swiss(8)
    desk.do("undo")
    desk.do("undo", steps=3)
    desk.do("undo")
    assert names(desk) == 3
    for count in (4, 7, 8):
        desk.do("redo")
        assert names(desk) == count
    assert what_holds(desk.entries).together == 0


def test_what_is_left_of_a_step_comes_back_at_once() -> None:
    """Named steps and entries are as many as they say, across what was undone together."""
    desk = swiss(8)
    desk.do("undo")
    desk.do("undo", steps=4)
    desk.do("redo", steps=1)
    assert (names(desk), what_holds(desk.entries).together) == (4, 3)
    desk.do("redo")
    assert names(desk) == 7
    desk.do("undo", steps=2)
    desk.do("redo", steps=3)
    assert names(desk) == 8
    desk.refused("desk.nothing-to-redo", "redo")


def test_something_new_ends_it() -> None:
    desk = swiss(8)
    desk.do("undo", steps=3)
    desk.do("note", text="saat")
    assert what_holds(desk.entries).together == 0
    desk.refused("desk.nothing-to-redo", "redo")
