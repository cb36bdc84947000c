"""What the screens of the hall show, kept beside the journals: it survives a restart and is one for all processes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from hakem.desk.screens import ScreenSetting, screen_setting
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.store.beside import Database, open_beside
from hakem.store.guard import Clock, now
from hakem.values import dataclass

MOST_SCREENS = 20
"""Of one event."""


@dataclass(frozen=True, slots=True)
class HallScreen:
    """A screen of an event: its name in the address, its setting, and since when that holds, in milliseconds."""

    name: str
    setting: ScreenSetting
    changed_at: int


def open_screens(where: str | Path) -> Screens:
    """The screens of a data folder, or of the server of a ``postgresql://`` address."""
    return Screens(open_beside(where, "screens"))


class Screens:
    """The screens of all events."""

    def __init__(self, database: Database, *, clock: Clock = now) -> None:
        self._database, self._clock = database, clock

    def listed(self, event: str) -> tuple[HallScreen, ...]:
        """The screens of an event by name; one whose setting cannot be read is not there."""
        rows = self._database.read("SELECT name, setting, changed_at FROM screens WHERE event = ? ORDER BY name", event)
        return tuple(found for row in rows if (found := _screen(*row)) is not None)

    def found(self, event: str, name: str) -> HallScreen | None:
        """The screen of that name."""
        return next((screen for screen in self.listed(event) if screen.name == name), None)

    def put(self, event: str, name: str, setting: ScreenSetting) -> None:
        """Switch a screen, a new one or one that is there."""
        kept = json.dumps(setting.to_data(), ensure_ascii=False)
        with self._database.writing() as run:
            rows = run(f"SELECT name, changed_at FROM screens WHERE event = ?{self._database.locked}", event)
            known = {str(each): int(at) for each, at in rows}
            if name not in known and len(known) >= MOST_SCREENS:
                raise RequestError(Message("screen.too-many", {"most": MOST_SCREENS}))
            time = max(self._clock(), known.get(name, 0) + 1)
            run(
                "INSERT INTO screens (event, name, setting, changed_at) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (event, name) DO UPDATE SET setting = excluded.setting, changed_at = excluded.changed_at",
                *(event, name, kept, time),
            )

    def remove(self, event: str, name: str) -> None:
        """Take a screen away."""
        with self._database.writing() as run:
            run("DELETE FROM screens WHERE event = ? AND name = ?", event, name)

    def marks(self) -> Mapping[str, tuple[int, int]]:
        """Of every event with screens something that is another thing whenever one of them was switched."""
        rows = self._database.read("SELECT event, count(*), max(changed_at) FROM screens GROUP BY event")
        return {str(event): (int(count), int(last)) for event, count, last in rows}

    def close(self) -> None:
        """Let go of the store."""
        self._database.close()


def _screen(name: str, setting: str, changed_at: int) -> HallScreen | None:
    try:
        return HallScreen(name, screen_setting(json.loads(setting)), changed_at)
    except (ValueError, AttributeError, RequestError):
        return None
