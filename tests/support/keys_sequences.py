"""Random afternoons in front of a page of results: how it was reached, what was pressed, what others wrote meanwhile.

A sequence follows from its seed alone. Its keys act on what the page shows when they
come, so that a sequence means something however the page answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random

from tests.support.keys_events import GAMES, KINDS, TAPPED

FEWEST, MOST = 20, 60
"""Keys of a sequence."""

MAIN, SECOND, TWIN = "main", "second", "twin"
"""The tab of the arbiter, that of another arbiter, another tab of the same one."""

REACHED = ("address", "current", "tab", "F7", "reload", "back", "button")
FILLED = ("fresh", "fresh", "half", "half", "half", "full", "closed")
DIGITS = "11122233345670"
NUMBER_PAD = ("Numpad1", "Numpad2", "Numpad3", "Numpad4", "Numpad5", "Numpad6", "Numpad7", "Numpad8", "Numpad0")
WITH_NUM_LOCK = "num "
HELD = "held "
MOVING = ("ArrowDown", "ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp")


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happens: by its name, in one of the tabs, with what it is about."""

    what: str
    tab: str = MAIN
    keys: tuple[str, ...] = ()
    text: str = ""
    number: int = 0

    def __str__(self) -> str:
        about = " ".join(filter(None, (" ".join(self.keys), self.text, str(self.number) if self.number else "")))
        where = "" if self.tab == MAIN else f" ({self.tab})"
        return f"{self.what}{where}: {about}" if about else f"{self.what}{where}"


@dataclass(frozen=True, slots=True)
class Afternoon:
    """One sequence: an event, how its page is reached, and what happens then."""

    seed: int
    kind: str
    filled: str
    reached: str
    other: str
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        head = f"seed {self.seed}: {self.kind}, {self.filled}, reached by {self.reached}"
        return "\n".join((head, *(f"  {nth}. {step}" for nth, step in enumerate(self.steps, start=1))))


def shorter(whole: Afternoon, keys: int) -> Afternoon:
    """The beginning of a sequence with so many keys; steps without keys count as one."""
    steps: list[Step] = []
    for step in whole.steps:
        if keys <= 0:
            break
        steps.append(replace(step, keys=step.keys[:keys]))
        keys -= len(step.keys) or 1
    return replace(whole, steps=tuple(steps))


def without(whole: Afternoon, nth: int) -> Afternoon:
    """A sequence without one of its steps."""
    return replace(whole, steps=(*whole.steps[:nth], *whole.steps[nth + 1 :]))


def sequence(seed: int) -> Afternoon:
    """The sequence of a seed."""
    chance = Random(f"keys {seed}")
    kind = KINDS[seed % len(KINDS)]
    games = kind in GAMES
    filled = "fresh" if games else chance.choice(FILLED)
    other = chance.choice(("", "", SECOND, SECOND, TWIN))
    reached = chance.choice(REACHED)
    wanted = chance.randint(FEWEST, MOST)
    steps: list[Step] = []
    for step in _steps(chance, kind, other):
        steps.append(step)
        wanted -= len(step.keys)
        if wanted <= 0:
            break
    return Afternoon(seed, kind, filled, reached, other, tuple(steps))


def _steps(chance: Random, kind: str, other: str) -> Iterator[Step]:
    away = 0
    for _ in count():
        if away:
            away -= 1
            if not away:
                yield Step("online")
        made = _one(chance, kind, other)
        if made.what == "offline":
            if away:
                continue
            away = chance.randint(2, 5)
        if away and made.what in ("reload", "leave", "F7"):  # what a browser shows then is not a page of ours
            continue
        yield made


def _one(chance: Random, kind: str, other: str) -> Step:
    """The next thing that happens."""
    tab, games = other if other and chance.random() < 0.2 else MAIN, kind in GAMES
    pool: Sequence[tuple[float, Callable[[], Step]]] = (
        (9, lambda: Step("type", tab, _results(chance))),
        (4, lambda: Step("type", tab, _mixed(chance))),
        (1, lambda: Step("type", tab, tuple(chance.choices(NUMBER_PAD, k=chance.randint(1, 2))))),
        (1, lambda: Step("type", tab, tuple(WITH_NUM_LOCK + each for each in chance.choices("123", k=2)))),
        (1, lambda: Step("type", tab, (HELD + chance.choice("123"),))),
        (2, lambda: Step("type", tab, (chance.choice(("Backspace", "Control+z")),))),
        (2, lambda: Step("phone", text=chance.choice(TAPPED), number=chance.randint(1, 12))),
        (1, lambda: Step("program", text=chance.choice((*TAPPED, "")), number=chance.randint(1, 12))),
        (1, lambda: Step("find", tab, _looked_for(chance))),
        (1.5, lambda: Step("show", tab, text=chance.choice(("all", "open", "open", "disputed")))),
        (1, lambda: Step("click", tab, number=chance.randint(1, 12))),
        (0.5, lambda: Step("undo", tab)),
        (1.2, lambda: Step("reload", tab)),
        (0.6, lambda: Step("leave", tab)),
        (0.4, lambda: Step("F7", tab)),
        (0.6, lambda: Step("offline")),
        (1.5, lambda: Step("settle")),
        (0.5, lambda: Step("answer", tab, text=chance.choice(("first", "second")))),
    )
    if kind == "swiss":
        pool = (*pool, (0.5, lambda: Step("anew", number=chance.randint(1, 12))))
    if games:
        pool = tuple(each for each in pool if each[1]().what in OF_GAMES)
    weights, makers = zip(*pool, strict=True)
    made: Step = chance.choices(makers, weights)[0]()
    return made


OF_GAMES = ("type", "phone", "program", "click", "show", "undo", "reload", "leave", "F7", "settle", "offline", "answer")


def _results(chance: Random) -> tuple[str, ...]:
    """Results one after the other, now and then the same twice."""
    keys: list[str] = []
    for _ in range(chance.randint(2, 9)):
        key = chance.choice(DIGITS)
        keys += [key] * (2 if chance.random() < 0.2 else 1)
    return tuple(keys)


def _mixed(chance: Random) -> tuple[str, ...]:
    """Results with moves between them."""
    keys: list[str] = []
    for _ in range(chance.randint(2, 7)):
        way = chance.random()
        if way < 0.3:
            keys.append("Enter")
        elif way < 0.6:
            keys.append(chance.choice(MOVING))
        elif way < 0.7:
            keys.append("Escape")
        else:
            key = chance.choice(DIGITS)
            keys += [key] * chance.choice((1, 2))
    return tuple(keys)


def _looked_for(chance: Random) -> tuple[str, ...]:
    """A board by its number or a name, through the key of the search box."""
    text = chance.choice(("2", "3", "5", "10", "1.2", "2.1", "Oyuncu", "ka", "zzz"))
    return ("/", *text, chance.choice(("Enter", "Enter", "Enter", "Escape")))
