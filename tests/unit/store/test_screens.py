"""Screens are kept for all processes: switched by one, seen by the others, and gone when they are taken away."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from hakem.desk.screens import screen_setting
from hakem.errors import RequestError
from hakem.store.beside import open_beside
from hakem.store.screens import MOST_SCREENS, Screens, open_screens
from tests.support.people_stores import in_every_store, place

SALON = screen_setting({"title": "Salon", "views": ["names"]})


@in_every_store
class TestBothKinds:
    def test_one_process_sees_what_another_switches(self, kind: str, tmp_path: Path) -> None:
        where = place(kind, tmp_path)
        with closing(open_screens(where)) as one, closing(open_screens(where)) as other:
            assert other.found("kupa", "salon") is None
            one.put("kupa", "salon", SALON)
            found = other.found("kupa", "salon")
            assert found is not None
            assert found.setting == SALON
            before = other.marks()["kupa"]
            other.put("kupa", "salon", SALON.with_view("clock"))
            again = one.found("kupa", "salon")
            assert again is not None
            assert again.setting.with_view("names") == SALON
            assert again.changed_at > found.changed_at
            assert one.marks()["kupa"] != before
            one.remove("kupa", "salon")
            assert (other.listed("kupa"), "kupa" in other.marks()) == ((), False)

    def test_events_have_their_own_and_not_too_many(self, kind: str, tmp_path: Path) -> None:
        with closing(open_screens(place(kind, tmp_path))) as screens:
            for number in range(MOST_SCREENS):
                screens.put("kupa", f"s{number:02}", SALON)
            screens.put("lig", "salon", SALON)
            with pytest.raises(RequestError):
                screens.put("kupa", "one-more", SALON)
            screens.put("kupa", "s00", SALON)  # one that is there can always be switched
            assert [each.name for each in screens.listed("lig")] == ["salon"]
            assert len(screens.listed("kupa")) == MOST_SCREENS


def test_a_clock_that_was_set_back_changes_a_screen_all_the_same(tmp_path: Path) -> None:
    with closing(Screens(open_beside(tmp_path, "screens"), clock=lambda: 5)) as screens:
        moments = []
        for _ in range(3):
            screens.put("kupa", "salon", SALON)
            moments.append(screens.listed("kupa")[0].changed_at)
        assert moments == [5, 6, 7]


def test_what_cannot_be_read_is_no_screen(tmp_path: Path) -> None:
    database = open_beside(tmp_path, "screens")
    with database.writing() as run:
        for name, setting in (("a", "nothing"), ("b", "[]"), ("c", '{"title": "x", "seconds": 1}')):
            run("INSERT INTO screens VALUES (?, ?, ?, ?)", "kupa", name, setting, 1)
    with closing(Screens(database)) as screens:
        assert screens.listed("kupa") == ()
