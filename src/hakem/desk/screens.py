"""What a screen of the hall shows: its setting, and how a long list becomes pages that fit.

A screen is no entry of a journal: switching it changes nothing of the event, and undo
has nothing to do with it. How many rows fit follows from how large the letters are
and not from the device: rows are a part of the height of the screen.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from hakem.desk.journal.roles import Boards, boards_of, boards_text, has_board
from hakem.errors import RequestError
from hakem.i18n import Json, Message, languages
from hakem.values import OneOf, dataclass, replace


class ScreenView(OneOf):
    """What a screen can show, in the order in which it goes through several of them."""

    NAMES = "names"
    BOARDS = "boards"
    RESULTS = "results"
    STANDINGS = "standings"
    MISSING = "missing"
    CLOCK = "clock"
    ADDRESS = "address"


class ScreenSize(OneOf):
    """How large the letters are at least; a short list has larger ones by itself."""

    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"


class WhoIsCalled(OneOf):
    """Who is asked to enter their result: nobody, every open board of the round, or some boards."""

    NOBODY = "nobody"
    OPEN = "open"
    SOME = "some"


SIZES: Mapping[ScreenSize, int] = {ScreenSize.NORMAL: 18, ScreenSize.LARGE: 12, ScreenSize.LARGEST: 8}
"""Rows below each other on a page."""

SECONDS = (5, 8, 10, 15, 20, 30, 60)
"""How long a page can stay."""

PARTS = ((1, 1), (1, 2), (2, 2), (1, 3), (2, 3), (3, 3))
"""Which part of the lists a screen shows, where several screens share them: the second of three, say."""

THEMES = ("light", "dark")
LONGEST_TITLE, LONGEST_MESSAGE = 60, 200
_TIME = re.compile(r"([01]?[0-9]|2[0-3])[.:]([0-5][0-9])")


@dataclass(frozen=True, slots=True)
class ScreenSetting:
    """What a screen shows. ``starts`` is a time of the day, ``14:30``, to which its clock counts down."""

    title: str
    views: tuple[ScreenView, ...] = (ScreenView.NAMES,)
    seconds: int = 10
    size: ScreenSize = ScreenSize.NORMAL
    theme: str = "light"
    part: tuple[int, int] = (1, 1)
    language: str = "tr"
    message: str = ""
    starts: str = ""
    called: WhoIsCalled = WhoIsCalled.NOBODY
    boards: Boards = ()

    def is_called(self, board: int) -> bool:
        """Whether those at a board are asked for their result, if it has none."""
        return self.called is WhoIsCalled.OPEN or (self.called is WhoIsCalled.SOME and has_board(self.boards, board))

    def with_view(self, view: str) -> ScreenSetting:
        """The same screen with one view alone."""
        return replace(self, views=(_one(ScreenView, view),))

    def to_data(self) -> dict[str, Json]:
        """The setting as it is kept."""
        return {
            "title": self.title,
            "views": [view.value for view in self.views],
            "seconds": self.seconds,
            "size": self.size.value,
            "theme": self.theme,
            "part": list(self.part),
            "language": self.language,
            "message": self.message,
            "starts": self.starts,
            "called": self.called.value,
            "boards": boards_text(self.boards),
        }


K = TypeVar("K", bound=OneOf)


def _one(kind: type[K], text: str) -> K:
    try:
        return kind(text)
    except ValueError:
        raise _wrong(text) from None


def _wrong(text: str) -> RequestError:
    return RequestError(Message("screen.wrong", {"text": text[:40]}))


def screen_setting(fields: Mapping[str, object]) -> ScreenSetting:
    """The setting that fields say, those of a form or those that were kept; what is not said is as usual."""
    texts = {name: str(value).strip() for name, value in fields.items()}
    listed = fields.get("views")
    wanted = {_one(ScreenView, str(each)) for each in listed} if isinstance(listed, list | tuple) else set()
    called = _one(WhoIsCalled, texts.get("called") or WhoIsCalled.NOBODY.value)
    return ScreenSetting(
        _line(texts.get("title", ""), LONGEST_TITLE, needed=True),
        tuple(view for view in ScreenView if view in wanted),
        _among(texts.get("seconds") or "10", [str(each) for each in SECONDS], SECONDS),
        _one(ScreenSize, texts.get("size") or ScreenSize.NORMAL.value),
        _among(texts.get("theme") or "light", THEMES, THEMES),
        _among(_part(fields.get("part")), [f"{k}/{n}" for k, n in PARTS], PARTS),
        _among(texts.get("language") or "tr", tuple(languages()), tuple(languages())),
        _line(texts.get("message", ""), LONGEST_MESSAGE),
        _time(texts.get("starts", "")),
        called,
        boards_of(texts.get("boards", "")) if called is WhoIsCalled.SOME else (),
    )


def _part(said: object) -> str:
    return "/".join(map(str, said)) if isinstance(said, list | tuple) else str(said or "1/1")


V = TypeVar("V")


def _among(text: str, texts: Sequence[str], values: Sequence[V]) -> V:
    if text not in texts:
        raise _wrong(text)
    return values[texts.index(text)]


def _line(text: str, longest: int, needed: bool = False) -> str:
    """One line that people read."""
    shown = " ".join(text.split())
    if len(shown) > longest or not shown.isprintable():
        raise RequestError(Message("screen.too-long", {"longest": longest}))
    if needed and not shown:
        raise RequestError(Message("screen.no-title"))
    return shown


def _time(text: str) -> str:
    """A time of the day as it is kept: ``14:30``."""
    if not text:
        return ""
    found = _TIME.fullmatch(text)
    if found is None:
        raise RequestError(Message("screen.no-time", {"text": text[:20]}))
    return f"{int(found[1]):02}:{found[2]}"


# Pages

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fit:
    """How much one page holds: rows below each other, in so many columns."""

    rows: int
    columns: int


def fitting(columns: Mapping[ScreenSize, int], least: ScreenSize, count: int, heads: int = 0) -> Fit:
    """The room of a page for a list of so many rows: as the setting has it, larger if one page is enough for that.

    So many rows of every column are its ``heads``.

    >>> fitting({size: 1 for size in ScreenSize}, ScreenSize.NORMAL, 8)
    Fit(rows=8, columns=1)
    """
    sizes = list(ScreenSize)
    for size in reversed(sizes[sizes.index(least) :]):
        if count <= (SIZES[size] - heads) * columns[size]:
            return Fit(SIZES[size], columns[size])
    return Fit(SIZES[least], columns[least])


def part_of_list(rows: Sequence[T], part: tuple[int, int]) -> Sequence[T]:
    """The rows of one of several screens that share a list, in order; the first ones have one more.

    >>> part_of_list("abcdefg", (1, 2)), part_of_list("abcdefg", (2, 2))
    ('abcd', 'efg')
    """
    nth, of = part
    size = -(-len(rows) // of)
    return rows[(nth - 1) * size : nth * size]


def in_pages(groups: Sequence[Sequence[T]], fit: Fit) -> Iterator[tuple[tuple[T, ...], ...]]:
    """Pages of columns of rows. The first row of a group is its head: it is never the last of a column.

    >>> list(in_pages([["A", 1], ["B", 2, 3]], Fit(3, 2)))
    [(('A', 1), ('B', 2, 3))]
    """
    columns: list[list[T]] = [[]]
    for group in groups:
        if len(group) > 1 and len(columns[-1]) + 2 > fit.rows:
            columns.append([])
        for row in group:
            if len(columns[-1]) == fit.rows:
                columns.append([])
            columns[-1].append(row)
    full = [tuple(column) for column in columns if column]
    for first in range(0, len(full), fit.columns):
        yield tuple(full[first : first + fit.columns])
