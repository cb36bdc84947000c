"""The events of the source documents, which everybody may try out: each is a list of actions that is done once more.

A copy is an event like any other, with a journal that can be undone entry by entry.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hakem.desk.journal.asking import LOCAL, ActionAsked
from hakem.desk.journal.roles import Person
from hakem.store.journal import Store
from hakem.store.running import RunningEvent, create_event, random_seed, utc_now
from hakem.web.new_ids import begin_named

DEMOS = (
    *("dutch-17", "dubov-21", "lim-15"),
    *("round-robin-6", "double-round-robin-6", "knockout-11"),
    *("scheveningen-4", "skalitzka-8", "team-league"),
)
"""In the order in which they are listed."""

_FOLDER = Path(__file__).parent / "demo"


def demo_actions(demo: str, title: str, person: Person = LOCAL) -> tuple[ActionAsked, ...]:
    """What is done, one action after the other; the event is called by the title."""
    listed: list[Any] = json.loads((_FOLDER / f"{demo}.json").read_text(encoding="utf-8"))["actions"]
    now = utc_now()
    asked = []
    for action, fields, *read in listed:
        named = {**fields, "name": title} if action == "create" else fields
        asked.append(ActionAsked(action, named, person, now, random_seed(), confirm=tuple(*read)))
    return tuple(asked)


def open_copy(store: Store, demo: str, title: str, person: Person = LOCAL) -> str:
    """A new event with everything that the example has; its id."""
    first, *rest = demo_actions(demo, title, person)

    def begin(event: str) -> None:
        create_event(store, event, first)
        running = RunningEvent(store, event)
        running.refresh()
        running.do_all(rest)

    return begin_named(store, title, begin)
