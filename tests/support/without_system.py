"""An event whose type names no system that is here, as journals of other programs and older versions may have it."""

from __future__ import annotations

from pathlib import Path

from hakem.desk.journal.decide import Decision
from hakem.desk.journal.entry import Draft
from hakem.desk.journal.fold import difference
from hakem.desk.journal.state import EMPTY
from hakem.i18n import Json
from hakem.model import Event, EventRules
from hakem.store.running import begin_event
from hakem.store.sqlite import SqliteStore
from hakem.values import replace
from tests.support.desk_clients import two_rounds

CODE = "CUSTOM_MCMAHON"


def without_system(folder: Path, event: str = "event") -> None:
    """Two rounds of eight players, the second with one result; nobody knows how they were paired."""
    made = two_rounds(folder, "of-players")
    played = made.t
    made.close()
    (folder / "of-players.hakem").unlink()
    t = replace(played, event=Event("Eski Kupa", type_code=CODE), rules=EventRules())
    desk = replace(EMPTY, tournament=t, published=(1, 2), closed=(1,), numbered="given")
    data: dict[str, Json] = {"name": t.event.name, "changes": dict(difference(EMPTY, desk))}
    store = SqliteStore(folder)
    begin_event(store, event, Decision((Draft("create", data, "2026-11-16T10:00:00Z", ""),), desk))
    store.close()
