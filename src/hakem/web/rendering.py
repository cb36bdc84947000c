"""From a view to a page: templates, and the words, numbers and dates that they may use.

Templates escape everything; nothing here hands over text as it is but the drawings
of :mod:`hakem.pictures`, which are escaped where they are made.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from fractions import Fraction
from functools import cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from hakem.i18n import Message, Renderer
from hakem.pictures import Picture, figure_of

PageView = dict[str, object]
"""What a template is filled with, or a part of it."""

_HERE = Path(__file__).parent
STATIC = _HERE / "static"


@lru_cache
def environment() -> Environment:
    """The templates of the package."""
    env = Environment(
        loader=FileSystemLoader(_HERE / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=bool(os.environ.get("HAKEM_DEBUG")),
        extensions=["jinja2.ext.do"],
    )
    env.globals["static"] = static_address
    return env


@lru_cache
def static_address(name: str) -> str:
    """The address of one of our files; another content has another address, so that browsers may keep it."""
    return f"/static/{name}?v={sha256((STATIC / name).read_bytes()).hexdigest()[:12]}"


class Words:
    """What templates say: sentences by key, numbers, dates and times in one language."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer, self.language = renderer, renderer.language

    def __call__(self, key: str, **data: Any) -> str:
        """The sentence of that key."""
        return self.renderer.say(Message(key, data))

    def say(self, message: Message) -> str:
        """A message in words."""
        return self.renderer.say(message)

    def number(self, number: int | Fraction | None) -> str:
        """A number as people write it, halves as ½; nothing for None."""
        return "" if number is None else self.renderer.number(number)

    def day(self, day: date | None) -> str:
        """A day: ``15 Kasım 2026``, ``15 November 2026``."""
        if day is None:
            return ""
        return self("language.day", day=day.day, month=Message(f"language.month.{day.month}"), year=day.year)

    def moment(self, at: str) -> str:
        """The time of an entry on the clock of this machine: the day and the hour."""
        here = local_time(at)
        return self("web.moment", day=self.day(here.date()), time=self.clock(at))

    def moment_of(self, milliseconds: int) -> str:
        """The same of a time that is kept in milliseconds since 1970."""
        return self.moment(datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat())

    def clock(self, at: str) -> str:
        """The hour alone, ``14.05`` or ``14:05``."""
        here = local_time(at)
        return self("web.clock", hour=f"{here.hour:02}", minute=f"{here.minute:02}")


class LaterWords(Words):
    """Words whose renderer is made when the first is said: a page that was made before needs none."""

    def __init__(self, language: str, make: Callable[[], Renderer]) -> None:
        self.language, self._make = language, make

    @cached_property
    def renderer(self) -> Renderer:  # type: ignore[override]  # the same for whoever reads it
        """Whoever puts messages into words."""
        return self._make()


def shown_picture(picture: Picture | None, words: Words) -> Markup:
    """A picture with what it says and its table, ready to be placed; nothing for none."""
    return Markup(figure_of(picture, words.renderer) if picture is not None else "")


def local_time(at: str) -> datetime:
    """The time of an entry on the clock of this machine."""
    return datetime.fromisoformat(at.replace("Z", "+00:00")).astimezone() if at else datetime.fromtimestamp(0, UTC)


def rendered(template: str, view: Mapping[str, object]) -> str:
    """The template filled with the view."""
    return environment().get_template(template).render(view)
