"""The terminal: where words come out, in which language, and how far long work has come."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sized
from itertools import pairwise
from types import MappingProxyType
from typing import BinaryIO, TextIO, TypeVar

from hakem.i18n import Datum, Message, Naming, Renderer, languages
from hakem.i18n.message import NOTHING

T = TypeVar("T")
_PATIENCE = 0.5
_BAR = 30
NO_ENVIRONMENT: Mapping[str, str] = MappingProxyType({})
_OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


class Console:
    """Standard output, standard error and standard input of one run, and its language."""

    def __init__(
        self,
        stdout: TextIO,
        stderr: TextIO,
        stdin: BinaryIO,
        language: str = "en",
        clock: Callable[[], float] = time.monotonic,
        environment: Mapping[str, str] = NO_ENVIRONMENT,
    ) -> None:
        self.stdout, self.stderr, self.stdin = stdout, stderr, stdin
        self.language = language
        self.clock = clock
        self.environment = environment
        self._bar = 0
        """How many columns the bar takes that is on the screen now."""

    def words(self, key: str, data: Mapping[str, Datum] = NOTHING) -> str:
        """A sentence in the language of the user."""
        return self.say(Message(key, data))

    def say(self, message: Message) -> str:
        """A message in the language of the user."""
        return self.renderer().say(message)

    def renderer(self, names: Naming | None = None, teams: Naming | None = None) -> Renderer:
        """Whoever puts messages into the language of the user, perhaps with the names of players and teams."""
        return Renderer(self.language, names, teams)

    def show(self, text: str) -> None:
        """A line of output."""
        self._wipe()
        print(_shown(text), file=self.stdout)

    def note(self, text: str) -> None:
        """A line that is no output: what went wrong, what was adjusted, what somebody should know."""
        self._wipe()
        print(f"hakem: {_shown(text)}", file=self.stderr)

    def watch(self, label: str) -> Callable[[Iterable[T]], Iterator[T]]:
        """Something to iterate through that shows a bar on a terminal once the work takes its time."""

        def watching(items: Iterable[T]) -> Iterator[T]:
            if not self.stderr.isatty() or not isinstance(items, Sized):
                yield from items
                return
            yield from self._with_bar(label, items, len(items))

        return watching

    def meter(self, label: str) -> Callable[[float], None]:
        """Something to tell how much is done, from 0 to 1: the same bar for work that is no list of things."""
        started = shown = self.clock()
        is_terminal = self.stderr.isatty()

        def tell(done: float) -> None:
            nonlocal shown
            now = self.clock()
            if done >= 1:
                self._wipe()
            elif is_terminal and now - started > _PATIENCE and now - shown > 0.1:
                self._draw(label, int(_BAR * done), int(100 * done))
                shown = now

        return tell

    def _with_bar(self, label: str, items: Iterable[T], total: int) -> Iterator[T]:
        started = shown = self.clock()
        for done, item in enumerate(items):
            yield item
            now = self.clock()
            if now - started > _PATIENCE and now - shown > 0.1:
                self._draw(label, _BAR * (done + 1) // total, 100 * (done + 1) // total)
                shown = now
        self._wipe()

    def _draw(self, label: str, full: int, percent: int) -> None:
        self.stderr.write(f"\r{label} {'█' * full}{'░' * (_BAR - full)} {percent:3d} %")
        self.stderr.flush()
        self._bar = len(label) + _BAR + 8

    def _wipe(self) -> None:
        """Take the bar off the screen, to make room for a line or because the work is done."""
        if self._bar:
            self.stderr.write("\r" + " " * self._bar + "\r")
            self.stderr.flush()
            self._bar = 0


def _shown(text: str) -> str:
    """The text with what a terminal would obey written out: names of files and options come from anywhere."""
    return text if text.isprintable() else _OBEYED.sub(lambda sign: f"\\x{ord(sign[0]):02x}", text)


def language_for(argv: Iterable[str], environment: Mapping[str, str]) -> str:
    """The language asked for on the command line, else by HAKEM_LANG, else by the locale, else English."""
    words = list(argv)
    wishes = [after for word, after in pairwise(words) if word == "--lang"]
    wishes += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    wishes += [environment.get("HAKEM_LANG", "")]
    locale = [environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)]
    wishes += locale[:1]  # the first one that is set overrides the others
    known = sorted(languages(), key=len, reverse=True)
    for wish in wishes:
        code = wish.lower().replace("_", "-")
        for language in known:
            if code.startswith(language):
                return language
    return "en"
