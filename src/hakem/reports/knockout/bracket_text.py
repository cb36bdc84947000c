"""A bracket for a screen with letters of equal width.

Every slot has a line of its own; two that meet are joined, and the winner's
line begins where they are joined. Brackets of up to 16 players keep to 80
columns.
"""

from __future__ import annotations

from hakem.i18n import Message, say
from hakem.knockout import Slot, WinnerOf
from hakem.model import printable
from hakem.reports.columns import shortened, width_of
from hakem.reports.knockout.bracket import Bracket, BracketLine, Fate, Reader
from hakem.values import dataclass, field, replace

SCREEN = 80
_JOINT = 3
_NARROWEST = 13


def bracket_text(bracket: Bracket, language: str = "en") -> str:
    """The drawing, or with re-seeding a list of the matches of every stage."""
    return _lists(bracket, language) if bracket.plan.reseed else _Canvas(bracket, language).text()


@dataclass(slots=True)
class _Line:
    """One line of the screen: what is written in which column, and the joints after columns."""

    labels: dict[int, BracketLine] = field(default_factory=dict)
    joints: dict[int, str] = field(default_factory=dict)


class _Canvas:
    """The lines of trees one below the other."""

    def __init__(self, bracket: Bracket, language: str) -> None:
        self._bracket, self._language = bracket, language
        self._reader = Reader(bracket)
        self._lines: list[_Line] = []
        self._columns = len(bracket.plan.stages) + 1
        self._seeds = len(str(bracket.plan.players))
        for slot in bracket.plan.selected:
            if self._lines and isinstance(slot, WinnerOf):
                self._lines.append(_Line())
            self._place(slot, self._columns - 1)

    def _place(self, slot: Slot, column: int) -> int:
        """Write a slot, and before it everything that leads to it; the number of its line."""
        score = ""
        if isinstance(slot, WinnerOf):
            upper, lower = self._bracket.plan.stages[slot.stage - 1].matches[slot.match - 1].slots
            row = self._joined(self._place(upper, slot.stage - 1), self._between(lower, slot.stage - 1), slot.stage - 1)
            result = self._bracket.results.get((slot.stage, slot.match))
            score = printable(result.score) if result is not None else ""
        else:
            self._lines.append(_Line())
            row = len(self._lines) - 1
        entry = self._reader.entry(slot)
        self._lines[row].labels[column] = BracketLine(slot, entry.seed, entry.name, score=score)
        return row

    def _between(self, slot: Slot, column: int) -> int:
        """Leave a line free for the winner, then write the slot."""
        self._lines.append(_Line())
        return self._place(slot, column)

    def _joined(self, upper: int, lower: int, column: int) -> int:
        """Draw the joint of two lines; the line between them is the winner's."""
        middle = (upper + lower) // 2
        for row in range(upper, lower + 1):
            self._lines[row].joints[column] = {upper: "┐", lower: "┘", middle: "├"}.get(row, "│")
        return middle

    def text(self) -> str:
        """Titles, drawing, and what the signs of open slots mean."""
        plan = self._bracket.plan
        titles = [say(title, self._language) for title in (*(s.title for s in plan.stages), self._bracket.last_title)]
        widths = self._widths(titles)
        head = (_fitted(title, width + _JOINT) for title, width in zip(titles, widths, strict=True))
        lines = ["".join(head).rstrip(), "", *(self._drawn(line, widths) for line in self._lines)]
        if any(entry.seed is None for line in self._lines for entry in line.labels.values()):
            lines += ["", say(Message("knockout.legend.winner"), self._language)]
        return "\n".join(lines) + "\n"

    def _widths(self, titles: list[str]) -> list[int]:
        """As wide as what stands in a column; the widest give way until the screen holds them all."""
        widths = [*(max(width_of(title) + 2 - _JOINT, 1) for title in titles[:-1]), width_of(titles[-1])]
        for line in self._lines:
            for column, entry in line.labels.items():
                widths[column] = max(widths[column], width_of(_label(entry, self._seeds, SCREEN)))
        while sum(widths) + _JOINT * (self._columns - 1) > SCREEN and max(widths) > _NARROWEST:
            widths[widths.index(max(widths))] -= 1
        return widths

    def _drawn(self, line: _Line, widths: list[int]) -> str:
        cells = []
        for column, width in enumerate(widths):
            label = _label(line.labels[column], self._seeds, width) if column in line.labels else ""
            joint = line.joints.get(column, " ")
            fill = "─" if joint in "┐┘" else " "
            cells.append(f"{label} {fill * (width - width_of(label))}{joint} ")
        return "".join(cells).rstrip()


def _label(entry: BracketLine, seeds: int, room: int) -> str:
    """Seed, name and score, cut to the room."""
    if entry.seed is None:
        return str(entry.slot)
    seed = f"{entry.seed:>{seeds}}"
    whole = _joined(seed, entry.name, entry.score)
    if width_of(whole) <= room:
        return whole
    score = shortened(entry.score, (room - len(seed)) // 2 - 1)
    return _joined(seed, shortened(entry.name, room - width_of(_joined(seed, "", score)) - 1), score)


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _fitted(text: str, width: int) -> str:
    text = shortened(text, width - 1)
    return text + " " * (width - width_of(text))


def _lists(bracket: Bracket, language: str) -> str:
    reader, seeds = Reader(bracket), len(str(bracket.plan.players))
    lines: list[str] = []
    for number, stage in enumerate(bracket.plan.stages, start=1):
        lines += [say(stage.title, language)]
        for match in range(1, len(stage.matches) + 1):
            entries = reader.match((number, match))
            upper, lower = (
                _label(replace(entry, score=""), room, SCREEN) for entry, room in zip(entries, (seeds, 1), strict=True)
            )
            won = [f"  → {_label(entry, 1, SCREEN)}" for entry in entries if entry.fate is Fate.WON]
            lines.append(f"  {match:>2}  {upper} - {lower}{''.join(won)}")
        lines.append("")
    lines.append(say(bracket.last_title, language))
    left = [reader.entry(slot) for slot in bracket.plan.selected]
    lines += [f"      {_label(entry, seeds, SCREEN)}" for entry in left]
    if any(entry.seed is None for entry in left):
        lines += ["", say(Message("knockout.legend.best-left"), language)]
    return "\n".join(lines) + "\n"
