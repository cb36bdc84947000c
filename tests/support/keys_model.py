"""What the keys mean, said once more by other eyes: what a press on a page of results writes, and where it leads.

A :class:`Press` is what somebody saw, did and saw then; :func:`meant` says what the
page has to do with it. Nothing here knows how the page does it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

RESULTS = {
    "1": "1-0",
    "2": "½-½",
    "3": "0-1",
    "4": "+/-",
    "5": "-/+",
    "6": "-/-",
    "7": "adjourned",
    "0": "",
}
"""Keys and the results that they enter, as shown: the side that stands left first."""

ADJOURNED = "adjourned"
BETWEEN = " – "
"""Between the names of a row."""
OF_GAMES = ("1", "2", "3", "0")
"""The keys that a game of a match or a play-off knows."""

MOVES = ("ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End")
WITHOUT_NUM_LOCK = (*MOVES, "ArrowLeft", "ArrowRight", "Insert", "Clear", "Delete")
_TURNED = {"1-0": "0-1", "0-1": "1-0", "+/-": "-/+", "-/+": "+/-", "½-0": "0-½", "0-½": "½-0"}


def turned(result: str) -> str:
    """A result as the other side reads it."""
    return _TURNED.get(result, result)


@dataclass(frozen=True, slots=True)
class Row:
    """A row as it is seen: ``stands`` is the result that is shown, with the left side first."""

    id: str
    stands: str
    turned: bool = False
    disputed: bool = False
    cursor: bool = False
    typed: str | None = None
    there: bool = True
    sight: bool = True
    label: str = ""
    text: str = ""
    closed: bool = False

    @property
    def without(self) -> bool:
        """Whether it counts as a row without a result."""
        return self.disputed or self.stands in ("", ADJOURNED)


@dataclass(frozen=True, slots=True)
class Sight:
    """The page at one moment; ``games``: its rows are games; ``closed``: its round asks before a result changes.

    ``asking`` are the rows with a question that has to be answered.
    """

    rows: tuple[Row, ...]
    filter: str = "all"
    find: str = ""
    focus: str = "page"
    said: str = ""
    asking: tuple[str, ...] = ()
    closed: bool = False
    games: bool = False

    @property
    def marked(self) -> Row | None:
        """The row under the cursor."""
        return next((row for row in self.rows if row.cursor), None)

    @property
    def cursor(self) -> str | None:
        """Its id."""
        return self.marked.id if self.marked else None

    @property
    def mark(self) -> tuple[str, str] | None:
        """The difference that waits for a second press: its row and what was typed, the left side first."""
        return next(((row.id, row.typed) for row in self.rows if row.typed is not None), None)

    @property
    def first_without(self) -> Row | None:
        """The first row without a result."""
        return next((row for row in self.rows if row.without), None)


@dataclass(frozen=True, slots=True)
class Press:
    """One key or click, with what was seen before."""

    kind: str
    before: Sight
    key: str = ""
    pad: bool = False
    held: bool = False
    control: bool = False
    row: str = ""
    show: str = ""
    undo: bool = False
    ask: str = ""
    button: str = ""
    writes: str | None = None
    """The result of a game on the button, and ``over`` what its form says to stand there."""
    over: str = ""


@dataclass(frozen=True, slots=True)
class Write:
    """A result that the press has to write: White's score first; ``was`` is what the person saw in the row."""

    row: str
    result: str
    was: str
    asks: bool = False
    """The round is closed: it is written only when the question in the row was answered."""
    whose: frozenset[str] = frozenset()
    """The names that the person saw in the row."""
    disputed: bool = False
    button: bool = False
    """By a button of the game, whose refusal stands above the page and not in the row."""

    @property
    def gives_back(self) -> str:
        """What stands again when it is taken back: of a dispute neither result, for nobody has decided it."""
        return "" if self.disputed else self.was


Place = str | None
_ANYWHERE = frozenset({"*"})


@dataclass(frozen=True, slots=True)
class Meant:
    """What a press has to do: where the cursor may be then, what waits, what is written, whether the page speaks."""

    cursors: frozenset[Place]
    mark: tuple[str, str] | None = None
    write: Write | None = None
    said: bool = False
    undo: bool = False
    loose: bool = False
    """The difference that waits may go or stay."""
    free: bool = False
    """The press belongs to the browser or to another part of the page: only writing is judged."""


def meant(press: Press) -> Meant:
    """What the page has to do with a press."""
    if press.kind == "click":
        return _clicked(press)
    at, key = press.before, press.key
    if at.focus in ("find", "text"):
        return _in_a_field(press)
    if press.pad and key in WITHOUT_NUM_LOCK:
        return Meant(frozenset({at.cursor}), at.mark, said=True)
    if key == "F7":
        return Meant(_ANYWHERE, free=True) if at.closed or not at.rows else Meant(_begin(at))
    if key == "Backspace" or (press.control and key.lower() == "z"):
        return _back(press)
    if press.control or key not in _KEYS:
        return Meant(_ANYWHERE, free=True)
    if press.held:
        return Meant(frozenset({at.cursor, *(_near(at) if key in MOVES else ())}), at.mark, free=key in MOVES)
    return _KEYS[key](press)


def _nothing(at: Sight, said: bool = True) -> Meant:
    return Meant(frozenset({at.cursor}), at.mark, said=said)


# Results


def _result(press: Press) -> Meant:
    at, row = press.before, press.before.marked
    if row is None:
        return _nothing(at)
    if at.games and press.key not in OF_GAMES:
        return _nothing(at)
    if row.id in at.asking:
        return _nothing(at)
    typed = RESULTS[press.key]
    if row.without and not row.disputed and typed == row.stands:
        return _onward(at, row)
    if row.without:
        return _written(at, row, typed)
    if typed == row.stands:
        return _onward(at, row)
    if at.mark == (row.id, typed):
        return _written(at, row, typed)
    return Meant(frozenset({row.id}), (row.id, typed))


def _written(at: Sight, row: Row, typed: str) -> Meant:
    stored = turned(typed) if row.turned else typed
    was = turned(row.stands) if row.turned else row.stands
    names = frozenset(row.text.split(BETWEEN)) if row.text and not at.games else frozenset()
    write = Write(row.id, stored, was, at.closed or row.closed, names, row.disputed)
    if write.asks:
        return Meant(frozenset({row.id, *_next(at, row)}), write=write)
    if not row.without and typed == "":
        return Meant(frozenset({row.id}), write=write)
    there = _next(at, row)
    return Meant(there, write=write, said=None in there)


def _onward(at: Sight, row: Row) -> Meant:
    there = _next(at, row)
    return Meant(there, said=None in there)


def _next(at: Sight, row: Row) -> frozenset[Place]:
    """The next row in the way that the filter goes; nowhere behind the last one."""
    behind = (each for each in at.rows[at.rows.index(row) + 1 :] if each.there or at.filter != "all")
    wanted = [
        each for each in behind if at.filter == "all" or (each.disputed if at.filter == "disputed" else each.without)
    ]
    return frozenset({wanted[0].id if wanted else None})


# Moving


def _shown(at: Sight) -> Sequence[Row]:
    return [row for row in at.rows if row.there]


def _begin(at: Sight) -> frozenset[Place]:
    """Where the cursor begins: the first row without a result, else the first row, of those that are shown."""
    shown = _shown(at)
    first = next((row.id for row in shown if row.without), shown[0].id if shown else None)
    return frozenset({first})


def _near(at: Sight) -> frozenset[Place]:
    return frozenset(row.id for row in at.rows)


def _enter(press: Press) -> Meant:
    at = press.before
    if at.focus in ("button", "question"):
        return Meant(_ANYWHERE, free=True)
    if at.marked is None:
        return Meant(_begin(at), said=_begin(at) == {None})
    behind = [row.id for row in _shown(at) if at.rows.index(row) > at.rows.index(at.marked)]
    if behind:
        return Meant(frozenset({behind[0]}))
    return Meant(frozenset({None}), said=True)


def _move(press: Press) -> Meant:
    at, key = press.before, press.key
    shown = [row.id for row in _shown(at)]
    if not shown:
        return Meant(frozenset({None, at.cursor}) | _near(at))
    if at.focus == "question":
        return Meant(_ANYWHERE, free=True)
    if at.cursor not in shown:  # it comes back, and where is not said of these keys
        return Meant(frozenset(shown) | ({at.cursor} if at.cursor else set()))
    if key in ("Home", "End"):
        there = shown[0 if key == "Home" else -1]
        return Meant(frozenset({there}), loose=there == at.cursor)
    here, down = shown.index(at.cursor), key in ("ArrowDown", "PageDown")
    beyond = shown[here + 1 :] if down else shown[:here][::-1]
    if not beyond:
        return Meant(frozenset({at.cursor}), loose=True)
    return Meant(frozenset({beyond[0]} if key.startswith("Arrow") else beyond))


def _escape(press: Press) -> Meant:
    at = press.before
    if at.mark is not None:
        return Meant(frozenset({at.cursor}))
    return Meant(frozenset({None}), said=at.cursor is not None)


def _back(press: Press) -> Meant:
    """Undo; a difference that waits is dropped first."""
    at = press.before
    if press.held:
        return _nothing(at, said=False)
    if at.mark is not None:
        return Meant(frozenset({at.cursor}))
    return Meant(_ANYWHERE, undo=True)


# The search box, and the mouse


def _in_a_field(press: Press) -> Meant:
    at = press.before
    if at.focus == "text" or press.key not in ("Enter", "Escape"):
        return Meant(_ANYWHERE, free=True)
    if press.key == "Escape" or not at.find.strip():
        return Meant(_ANYWHERE, free=True)
    sought = at.find.strip()
    named = [row.id for row in at.rows if row.label == sought]
    named += [row.id for row in at.rows if row.label.startswith(f"{sought}.")]  # the number of a match: its first board
    fits = [row.id for row in at.rows if sought.casefold() in row.text.casefold()]
    if named:
        return Meant(frozenset(named[:1]))
    if not fits:
        return Meant(frozenset({at.cursor}), at.mark, said=True)
    return Meant(frozenset({*fits, at.cursor}), loose=True)


def _clicked(press: Press) -> Meant:
    at = press.before
    if press.undo:
        return Meant(_ANYWHERE, undo=True)
    if press.writes is not None:
        return Meant(_ANYWHERE, write=Write(press.row, press.writes, press.over, button=True), free=True)
    if press.row and not press.button and not press.ask:
        same = press.row == at.cursor
        return Meant(frozenset({press.row}), at.mark if same else None, free=same)
    return Meant(_ANYWHERE, free=True)


_KEYS: dict[str, Callable[[Press], Meant]] = {
    **dict.fromkeys(RESULTS, _result),
    **dict.fromkeys(MOVES, _move),
    "Enter": _enter,
    "Escape": _escape,
}


def compared(press: Press, after: Sight) -> list[str]:
    """What the page did otherwise than it has to."""
    wanted = meant(press)
    found: list[str] = []
    marked = [row.id for row in after.rows if row.cursor]
    if len(marked) > 1:
        found.append(f"several rows are marked: {marked}")
    if wanted.free:
        return found
    if wanted.cursors != _ANYWHERE and after.cursor not in wanted.cursors:
        places = " or ".join(sorted(str(each) for each in wanted.cursors))
        found.append(f"the cursor is at {after.cursor} and has to be at {places}")
    marks = {wanted.mark, press.before.mark} if wanted.loose else {wanted.mark}
    if not wanted.undo and after.mark not in marks:
        found.append(f"the difference that waits is {after.mark} and has to be {wanted.mark}")
    if wanted.said and not after.said:
        found.append("the page says nothing")
    if after.marked is not None and not after.marked.there:
        found.append(f"the marked row {after.marked.id} is hidden")
    return found


def strayed(press: Press, after: Sight, then: Sight) -> list[str]:
    """Whether the cursor went anywhere between what was seen behind a press and what was seen at the next one.

    It may leave, as its row has gone. Behind the last game it goes on to one that was not there before, if the press
    was a result, since that game is there only because of what was typed.
    """
    if then.cursor in (after.cursor, None):
        return []
    known = {row.id for row in after.rows}
    is_awaited = then.games and after.cursor is None and press.kind == "key" and press.key in RESULTS
    if is_awaited and then.cursor not in known and then.marked and then.marked.without:
        return []
    return [f"the cursor went from {after.cursor} to {then.cursor} by itself"]
