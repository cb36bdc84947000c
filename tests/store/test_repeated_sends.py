"""An action that is sent again, by somebody whose view is old, in every store."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hakem.desk.journal.asking import ActionAsked, Refused
from hakem.desk.journal.fold import fold
from hakem.store.journal import Store
from hakem.store.running import RunningEvent, create_event


def writers(another: Callable[[], Store]) -> tuple[RunningEvent, RunningEvent]:
    """Two who have seen an event with two players."""
    store = another()
    create_event(store, "e", ActionAsked("create", {"name": "A", "system": "dutch", "rounds": 3}))
    both = RunningEvent(store, "e"), RunningEvent(another(), "e")
    both[0].do("add-player", {"name": "Bir"})
    both[0].do("add-player", {"name": "İki"})
    both[1].refresh()
    return both


def test_whoever_sends_again_what_they_have_not_seen_sees_every_entry_once(another: Callable[[], Store]) -> None:
    one, other = writers(another)
    first = one.do("add-player", {"name": "Üç"}, key="k")
    one.do("add-player", {"name": "Dört"})
    again = other.do("add-player", {"name": "Üç"}, key="k")
    assert (again.entries, again.repeated) == (first.entries, True)
    assert [entry.seq for entry in other.entries] == [1, 2, 3, 4, 5]
    assert other.desk == fold(one.store.read("e")) == one.desk


def test_what_changed_nothing_changes_nothing_the_second_time_either(another: Callable[[], Store]) -> None:
    one, other = writers(another)
    one.do("check-in", {"player": 1})
    one.do("check-in", {"player": 1}, key="k")
    other.do("check-in", {"player": 1, "present": False})
    assert one.do("check-in", {"player": 1}, key="k").repeated
    assert [each.present for each in one.desk.presence] == [False]


@pytest.mark.parametrize("text", [float("nan"), "\ud800", [[[]]]])
def test_a_key_that_is_used_is_refused_with_whatever_fields(another: Callable[[], Store], text: object) -> None:
    one, _ = writers(another)
    one.do("note", {"text": "söz"}, key="k")
    with pytest.raises(Refused) as told:
        one.do("note", {"text": text}, key="k")  # type: ignore[dict-item]
    assert told.value.message.key == "desk.key-used"
