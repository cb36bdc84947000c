"""What was typed against what is recorded: every entry has its press, every press that writes has its entry.

Of others nothing is overwritten that the person had not seen: where somebody else
wrote meanwhile there is a question in the row, and the result of a row is changed
only by the answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from hakem.desk.journal.entry import JournalEntry
from tests.support.keys_model import Write


@dataclass(frozen=True, slots=True)
class Stored:
    """An entry of the journal about a row: who wrote what over what; ``undone`` are the entries that it took back."""

    seq: int
    by: str
    row: str
    result: str
    before: str
    undone: tuple[int, ...] = ()
    whose: frozenset[str] = frozenset()
    """Who sat there then; nobody is known of games."""


def stored_of(entry: JournalEntry, games: Mapping[tuple[int, int], str]) -> Iterator[Stored]:
    """What an entry says of rows: a result, a game, or what it took back; ``games`` names the boards of a knockout."""
    data, by = entry.data, entry.draft.by
    if entry.action in ("undo", "redo"):
        named = data.get("entries")
        gone = tuple(int(str(each)) for each in named) if isinstance(named, list) else ()
        yield Stored(entry.seq, by, "", "", "", gone)
    elif entry.action in ("result", "game"):
        match, board = str(data.get("match", "")), data.get("board")
        row = row_of_game(str(data.get("game", "")), match) if entry.action == "game" else str(board)
        row = games.get((int(str(data.get("round", 0))), int(str(board or 0))), row)
        result = str(data.get("result", ""))
        yield Stored(
            entry.seq, by, row, result, str(data.get("before", result))
        )  # who says nothing of it changed nothing


def with_before(stored: Sequence[Stored], known: Mapping[int, Collection[str]] | None = None) -> list[Stored]:
    """Entries of a play-off, which do not tell what stood before: it follows from the ones before them.

    ``known`` are the rows that have a result behind an entry: others have lost theirs with it.
    """
    found, stands = [], dict[str, str]()
    for entry in stored:
        found.append(replace(entry, before=stands.get(entry.row, "")))
        stands[entry.row] = entry.result
        left = (known or {}).get(entry.seq, stands)
        gone = [row for row in stands if stands[row] and row not in left]
        found += [Stored(entry.seq, "", row, "", stands.pop(row)) for row in gone]
    return found


def row_of_game(name: str, match: str = "") -> str:
    """The row of a game, as its page calls it."""
    return "game-" + (f"{match.lower()}-" if match else "") + name.replace(".", "_")


GONE = "artık burada değil, sonucu yazılamadı"
"""What the page says in Turkish where the row of a result has gone away."""

NOTHING_BACK = "Burada yazılıp geri alınabilecek bir şey yok."
"""What it says where a key that takes back finds nothing."""

Moment = tuple[int, int]
"""A visit of a tab to a page, and a press there."""


@dataclass(slots=True)
class Counted:
    """One thing that a tab wrote: the write, when, whether it was taken back there, and the entry that it became."""

    write: Write
    at: Moment
    label: str = ""
    taken: bool = False
    settled: bool = False
    """A press that takes back found nothing of it any more: somebody else's result had taken its place."""
    entry: Stored | None = None
    taken_at: Moment = (0, 0)


@dataclass(slots=True)
class Tab:
    """What a person did in one tab, and what the page asked there.

    ``asked`` are the rows that had a question, each with the moments; ``answered`` those whose question was
    answered by a click; ``said`` are the notes about results that had no row any more; ``left`` are the
    rows that were still on their way when the page was left all the same.
    """

    person: str
    counted: list[Counted] = field(default_factory=list)
    backs: int = 0
    asked: dict[str, list[Moment]] = field(default_factory=dict)
    answered: set[str] = field(default_factory=set)
    left: set[tuple[int, str]] = field(default_factory=set)
    said: list[tuple[Moment, str]] = field(default_factory=list)
    noticed: list[Moment] = field(default_factory=list)
    """When a refusal stood above the page."""
    now: Moment = (1, 0)
    presses: int = 0
    differences: list[str] = field(default_factory=list)

    def saw(self, at: Moment, asking: Sequence[str], said: str = "", notice: str = "") -> None:
        """What the page asks and says at a moment."""
        self.now = at
        self.noticed += [at] if notice else []
        self.said.append((at, said))
        for row in asking:
            self.asked.setdefault(row, []).append(at)

    def leaves(self, unsent: Collection[str], there: Collection[str]) -> None:
        """The browser asked before it left the page: rows were on their way, some perhaps without being there."""
        away = {each.write.row for each in self.counted if each.at[0] == self.now[0]} - {*there}
        self.left |= {(self.now[0], row) for row in {*unsent, *away}}

    def wrote(self, write: Write, label: str = "") -> None:
        """A press has written, into a row that is called so."""
        self.counted.append(Counted(write, self.now, label))

    def back(self, row: str | None, *, nothing: bool = False, any_of: bool = False, result: str | None = None) -> None:
        """A press takes back what was written last on this page, and the cursor is then in its row.

        ``nothing``: the page says that there is nothing; ``any_of``: the press names what it takes back, ``result``
        perhaps, where several were typed in that row.
        """
        live = [each for each in self.counted if not each.taken and not each.settled and each.at[0] == self.now[0]]
        if nothing:
            for each in () if any_of else live:
                each.settled = True
            return
        self.backs += 1
        fits = [each for each in reversed(live) if each.write.row == row or row is None]
        found = next((each for each in fits if each.write.result == result), fits[0] if fits else None)
        if found is None:
            self.differences.append(f"press {self.now[1]}: something is taken back on {row}, where nothing was typed")
            return
        found.taken, found.taken_at = True, self.now
        if not any_of:
            for each in live[live.index(found) + 1 :]:
                each.settled = True

    def spoke_behind(self, each: Counted) -> bool:
        """Whether there was a question in the row behind something that was typed there, or the row was gone."""
        since = max(each.at, each.taken_at)  # where taking it back is asked about, behind that
        gone = (at for at, said in self.said if f"{each.label} {GONE}" in said)
        moments = [*self.asked.get(each.write.row, ()), *gone, *(self.noticed if each.write.button else ())]
        return any(at[0] == since[0] and at[1] > since[1] for at in moments)


Own = dict[int, tuple[Tab, Counted]]
"""Entries with the presses that they came from; one that takes something back, with what it takes back."""


def differences(tabs: Sequence[Tab], stored: Sequence[Stored]) -> list[str]:
    """What is recorded and was not typed, and what was typed and is not recorded."""
    for tab in tabs:
        for each in tab.counted:
            each.entry = None
    found: list[str] = []
    own: Own = {}
    for person in dict.fromkeys(tab.person for tab in tabs):
        theirs = [tab for tab in tabs if tab.person == person]
        found += _unexplained(theirs, [each for each in stored if each.by == person], own)
    for tab in tabs:
        _given_over(tab, tabs, stored, own)
    for tab in tabs:
        found += _of_tab(tab, stored, own)
    return found


def _given_over(tab: Tab, tabs: Sequence[Tab], stored: Sequence[Stored], own: Own) -> None:
    """The entry of what was taken back or passed over is perhaps that of another press of the same.

    That one has no entry, or has one that was taken back in its place: then they change theirs.
    """
    for each in tab.counted:
        entry = each.entry
        if entry is None or not (each.settled or (each.taken and not _is_taken_back(entry, stored, own))):
            continue
        for other in (other for other in tabs if other.person == tab.person):
            for same in other.counted:
                if same.taken or same.settled or same.write != each.write or each.entry is not entry:
                    continue
                instead = same.entry
                if instead is None or (each.taken and _is_taken_back(instead, stored, own)):
                    each.entry, same.entry, own[entry.seq] = instead, entry, (other, same)
                    if instead is not None:
                        own[instead.seq] = (tab, each)


def _is_taken_back(entry: Stored, stored: Sequence[Stored], own: Own) -> bool:
    """Whether the next that is said of its row gives back what stood before an entry, by a key that takes back."""
    for later in stored:
        if later.seq > entry.seq and (entry.seq in later.undone or later.row == entry.row):
            by = own.get(later.seq)
            return entry.seq in later.undone or (by is not None and by[1].entry is not later)
    return False


def _unexplained(tabs: Sequence[Tab], stored: Sequence[Stored], own: Own) -> Iterator[str]:
    """Entries of a person that no press of theirs explains; those that are explained are noted in ``own``."""
    backs = sum(tab.backs for tab in tabs)
    for entry in stored:
        if entry.undone:
            backs -= 1
            if backs < 0:
                yield f"entry {entry.seq} takes back {entry.undone}, and nobody pressed for it"
            others = set(entry.undone) - {each.seq for each in stored}
            if others:
                yield f"entry {entry.seq} takes back entries {sorted(others)} of somebody else"
            continue
        press = _press_of(tabs, entry)
        seen = press is not None and press[1].write.was == entry.before
        taken = None if seen or backs <= 0 else _taken_back(tabs, entry)
        if taken is not None:
            own[entry.seq] = taken
            backs -= 1
        elif press is not None:
            own[entry.seq] = press
            press[1].entry = entry
            yield from _wrongly_written(entry, *press)
        else:
            yield f"entry {entry.seq} writes {entry.result!r} on {entry.row} over {entry.before!r}: nobody typed that"


def _wrongly_written(entry: Stored, tab: Tab, each: Counted) -> Iterator[str]:
    if entry.row in tab.answered:
        return
    if entry.before != each.write.was:
        yield (
            f"entry {entry.seq} writes {entry.result!r} on {entry.row} over {entry.before!r}, "
            f"where the person saw {each.write.was!r}"
        )
    if each.write.asks:
        yield f"entry {entry.seq} changes {entry.row} of a closed round, and the question was not answered"


def _press_of(tabs: Sequence[Tab], entry: Stored) -> tuple[Tab, Counted] | None:
    """The first press that can have written this entry; one that saw what was overwritten comes first."""
    fits = [
        (tab, each)
        for tab in tabs
        for each in tab.counted
        if each.entry is None
        and (each.write.row, each.write.result) == (entry.row, entry.result)
        and (each.write.whose == entry.whose or not each.write.whose or not entry.whose)
    ]
    return min(fits, key=lambda fit: fit[1].write.was != entry.before, default=None)


def _taken_back(tabs: Sequence[Tab], entry: Stored) -> tuple[Tab, Counted] | None:
    """What an entry takes back, if it writes again what stood before something that was typed and taken back.

    Where somebody else has written since there is a question in the row, and the answer may be to take it back
    all the same.
    """
    for tab in tabs:
        for each in tab.counted:
            if not each.taken or each.write.row != entry.row:
                continue
            stood, gives = each.write.result == entry.before, each.write.gives_back == entry.result
            if (stood and gives) or (entry.row in tab.answered and (stood or gives)):
                return tab, each
    return None


def _of_tab(tab: Tab, stored: Sequence[Stored], own: Own) -> list[str]:
    """What was typed in a tab and is not recorded, or was taken back and still stands."""
    found: list[str] = []
    excused: set[str] = set()  # where something later is not recorded for a reason: what came before went with it
    for each in reversed(tab.counted):
        write, seen = each.write, (each.at[0], each.write.row) in tab.left
        if each.entry is not None:
            excused.discard(write.row)
            if each.settled and not _is_seated_anew(each.entry, stored):
                found.append(f"{write.result!r} on {write.row} is recorded, and the key that takes back passed it over")
            asked = seen or tab.spoke_behind(each)
            if each.taken and not asked and not _is_gone(tab, each, each.entry, stored, own):
                found.append(f"{write.result!r} on {write.row} was taken back by a key and still stands")
        elif each.taken or seen or write.row in excused or tab.spoke_behind(each) or _stands(tab, each, stored, own):
            excused.add(write.row)
        else:
            found.append(f"{write.result!r} was typed on {write.row} over {write.was!r} and is not recorded")
    return found[::-1]


def _stands(tab: Tab, each: Counted, stored: Sequence[Stored], own: Own) -> bool:
    """Whether somebody else has written the same there, or this person in another tab or on another visit."""
    for entry in stored:
        if (entry.row, entry.result) == (each.write.row, each.write.result):
            by = own.get(entry.seq)
            if by is None or by[0] is not tab or by[1].at[0] != each.at[0]:
                return True
    return False


def seated_anew(seq: int, rows: Mapping[str, frozenset[str]]) -> list[Stored]:
    """What an entry says of the rows of a round that was paired anew: nothing stands there, and who sits there."""
    return [Stored(seq, "", row, "", "", (), names) for row, names in rows.items()]


def _is_seated_anew(entry: Stored, stored: Sequence[Stored]) -> bool:
    """Whether others sit there by now than when it was written."""
    return any(each.row == entry.row and each.seq > entry.seq and each.whose != entry.whose for each in stored)


def _is_gone(tab: Tab, each: Counted, entry: Stored, stored: Sequence[Stored], own: Own) -> bool:
    """Whether an entry was taken back, or something else was written there that was not typed in this tab."""
    for later in stored:
        if later.seq > entry.seq and (entry.seq in later.undone or later.row == each.write.row):
            by = own.get(later.seq)
            if entry.seq in later.undone or later.result == each.write.gives_back or by is None or by[0] is not tab:
                return True
            if by[1] is each:  # by the key that took it back; an answer had said meanwhile over what it was written
                return True
    return False
