"""Where the matches of a bracket stand: on one sheet of any size, or on pages that can be read when printed.

A fixed bracket is drawn as trees, so that every winner's way is a line. With
re-seeding nobody knows the way beforehand: the stages stand beside each other
without lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from hakem.i18n import Message
from hakem.knockout import MatchKey, Plan, PlannedStage, Slot, WinnerOf
from hakem.reports.knockout.bracket import Bracket, BracketLine, Reader
from hakem.values import dataclass, replace

PAGE_HEIGHT = 16
"""Matches one below the other that a printed page holds in letters of a good size."""

_MATCH = Fraction(1)
_LINE = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class BracketCard:
    """A match, or somebody who is left: lines around a middle, in units of one match from the top."""

    column: int
    middle: Fraction
    entries: tuple[BracketLine, ...]
    match: MatchKey | None = None

    @property
    def height(self) -> Fraction:
        """Two lines are one unit."""
        return _LINE * len(self.entries)


@dataclass(frozen=True, slots=True)
class Link:
    """The way of a winner from one card to a line of another; cards are counted from 0."""

    start: int
    end: int
    line: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A sheet: titles of the columns, cards and links, and how many units high it is."""

    columns: tuple[Message, ...]
    cards: tuple[BracketCard, ...]
    links: tuple[Link, ...]
    height: Fraction


def layout(bracket: Bracket) -> Layout:
    """The whole bracket on one sheet."""
    if bracket.plan.reseed:
        return _side_by_side([*_stage_columns(bracket), _selected_column(bracket)])
    return _trees(bracket, 1, bracket.plan.selected)


def pages(bracket: Bracket) -> tuple[Layout, ...]:
    """The bracket on as many sheets as it takes to keep each to ``PAGE_HEIGHT``.

    First the parts of the draw from the first stage on, one below the other;
    then, if the parts meet, a last sheet with the stages after that.
    """
    if layout(bracket).height <= PAGE_HEIGHT:
        return (layout(bracket),)
    return _pages_of_lists(bracket) if bracket.plan.reseed else _pages_of_trees(bracket)


class _Trees:
    """Puts trees one below the other; stages before ``first`` are not drawn."""

    def __init__(self, bracket: Bracket, first: int) -> None:
        self._plan = bracket.plan
        self._reader = Reader(bracket)
        self._first = first
        self.height = Fraction(0)
        self.cards: list[BracketCard] = []
        self.links: list[Link] = []

    def root(self, slot: Slot, column: int) -> None:
        """Somebody who is left, with the tree that leads there."""
        entry = (self._reader.entry(slot),)
        source = self._drawn(slot)
        if source is None:
            self.cards.append(BracketCard(column, self._below(_LINE), entry))
            return
        before = self._match(source)
        self.cards.append(BracketCard(column, self.cards[before].middle, entry))
        self.links.append(Link(before, len(self.cards) - 1, 0))

    def _drawn(self, slot: Slot) -> WinnerOf | None:
        """The match from which a slot gets its holder, if it is on this sheet."""
        return slot if isinstance(slot, WinnerOf) and slot.stage >= self._first else None

    def _match(self, won: WinnerOf) -> int:
        """The card of a match, below the cards so far, after those of the matches that lead to it."""
        key = (won.stage, won.match)
        sources = [self._drawn(slot) for slot in self._plan.stages[won.stage - 1].matches[won.match - 1].slots]
        before = {line: self._match(source) for line, source in enumerate(sources) if source is not None}
        middles = [self.cards[card].middle for card in before.values()]
        middle = sum(middles, Fraction(0)) / len(middles) if middles else self._below(_MATCH)
        self.cards.append(BracketCard(won.stage - self._first, middle, self._reader.match(key), key))
        number = len(self.cards) - 1
        self.links += [Link(card, number, line) for line, card in before.items()]
        return number

    def _below(self, height: Fraction) -> Fraction:
        self.height += height
        return self.height - height / 2


def _trees(bracket: Bracket, first: int, roots: Sequence[Slot]) -> Layout:
    stages = bracket.plan.stages
    last = max((slot.stage for slot in roots if isinstance(slot, WinnerOf)), default=len(stages))
    title = bracket.last_title if last == len(stages) else stages[last].title
    trees = _Trees(bracket, first)
    for root in roots:
        trees.root(root, last - first + 1)
    columns = (*(stage.title for stage in stages[first - 1 : last]), title)
    return Layout(columns, tuple(trees.cards), tuple(trees.links), trees.height)


def _pages_of_trees(bracket: Bracket) -> tuple[Layout, ...]:
    plan = bracket.plan
    cut = max(stage for stage in range(1, len(plan.stages) + 1) if _highest(plan, stage) <= PAGE_HEIGHT)
    groups = list(_grouped(plan, _roots(plan, cut)))
    parts = [_trees(bracket, 1, group) for group in groups]
    if cut == len(plan.stages):
        return tuple(parts)
    page = {root: number for number, group in enumerate(groups, start=1) for root in group}
    return (*parts, _with_pages(_trees(bracket, cut + 1, plan.selected), page))


def _roots(plan: Plan, cut: int) -> tuple[Slot, ...]:
    """The slots after stage ``cut``, in the order in which they are drawn."""
    roots = plan.selected
    for stage in range(len(plan.stages), cut, -1):
        matches = plan.stages[stage - 1].matches
        roots = tuple(s for root in roots if isinstance(root, WinnerOf) for s in matches[root.match - 1].slots)
    return roots


def _span(plan: Plan, slot: Slot) -> Fraction:
    """How high the tree is that leads to a slot."""
    if not isinstance(slot, WinnerOf):
        return _LINE
    slots = plan.stages[slot.stage - 1].matches[slot.match - 1].slots
    return sum((_span(plan, s) for s in slots if isinstance(s, WinnerOf)), Fraction(0)) or _MATCH


def _highest(plan: Plan, stage: int) -> Fraction:
    return max(_span(plan, WinnerOf(stage, match)) for match in range(1, len(plan.stages[stage - 1].matches) + 1))


def _grouped(plan: Plan, roots: Iterable[Slot]) -> Iterator[list[Slot]]:
    """Neighbours that fit on one page."""
    group: list[Slot] = []
    height = Fraction(0)
    for root in roots:
        span = _span(plan, root)
        if group and height + span > PAGE_HEIGHT:
            yield group
            group, height = [], Fraction(0)
        group.append(root)
        height += span
    yield group


def _with_pages(sheet: Layout, page: Mapping[Slot, int]) -> Layout:
    """Slots that come from another page say from which, as long as nobody stands there."""

    def noted(entry: BracketLine) -> BracketLine:
        if entry.seed is not None or entry.slot not in page:
            return entry
        return replace(entry, note=Message("knockout.from-page", {"page": page[entry.slot]}))

    cards = tuple(replace(card, entries=tuple(map(noted, card.entries))) for card in sheet.cards)
    return replace(sheet, cards=cards)


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of cards without a place as yet."""

    title: Message
    cards: tuple[BracketCard, ...]

    @property
    def height(self) -> Fraction:
        return sum((card.height for card in self.cards), Fraction(0))

    def pieces(self) -> Iterator[_Column]:
        """The column as several that fit on a page."""
        each = int(PAGE_HEIGHT / self.cards[0].height)
        for start in range(0, len(self.cards), each):
            yield replace(self, cards=self.cards[start : start + each])


def _stage_columns(bracket: Bracket) -> list[_Column]:
    reader = Reader(bracket)

    def column(number: int, stage: PlannedStage) -> _Column:
        keys = [(number, match) for match in range(1, len(stage.matches) + 1)]
        return _Column(stage.title, tuple(BracketCard(0, Fraction(0), reader.match(key), key) for key in keys))

    return [column(number, stage) for number, stage in enumerate(bracket.plan.stages, start=1)]


def _selected_column(bracket: Bracket) -> _Column:
    reader = Reader(bracket)
    entries = (replace(reader.entry(slot), note=None) for slot in bracket.plan.selected)
    cards = (BracketCard(0, Fraction(0), (entry,)) for entry in entries)
    return _Column(bracket.last_title, tuple(cards))


def _side_by_side(columns: Sequence[_Column]) -> Layout:
    """Columns of equal height, their cards at equal distances."""
    height = max(column.height for column in columns)
    cards: list[BracketCard] = []
    for number, column in enumerate(columns):
        each = height / len(column.cards)
        cards += [
            replace(card, column=number, middle=(place + _LINE) * each) for place, card in enumerate(column.cards)
        ]
    return Layout(tuple(column.title for column in columns), tuple(cards), (), height)


def _pages_of_lists(bracket: Bracket) -> tuple[Layout, ...]:
    """A page for every stage that needs more than one column, and one for the stages after them."""
    columns = [*_stage_columns(bracket), _selected_column(bracket)]
    sheets: list[list[_Column]] = [[]]
    for column in columns:
        if column.height > PAGE_HEIGHT:
            sheets += [list(column.pieces()), []]
        else:
            sheets[-1].append(column)
    return tuple(_side_by_side(sheet) for sheet in sheets if sheet)
