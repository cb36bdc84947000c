"""A screen of the hall as pages of lines: texts that the template only places.

What it shows is what is published, whoever looks; who has not come is the one thing
beside it, and only where an arbiter has chosen that list for the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, zip_longest

from hakem.desk.by_stage import knockout_places
from hakem.desk.journal.match_groups import match_groups
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.roster import roster
from hakem.desk.journal.state import Desk
from hakem.desk.screens import (
    Fit,
    ScreenSetting,
    ScreenSize,
    ScreenView,
    fitting,
    in_pages,
    part_of_list,
)
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.initial_order import event_alphabet
from hakem.i18n import Message
from hakem.model import Collation, Colour, Points, Tournament, search_key
from hakem.reports import RoundList, round_list
from hakem.reports.columns import composed
from hakem.reports.knockout.places import stage_of
from hakem.reports.tables.open_games import STAR, open_note, starred
from hakem.reports.tables.round_list import Call, ListedBoard, ListedMatch, bye_text, calls, free_text
from hakem.values import dataclass, replace
from hakem.web.looking import Look
from hakem.web.round_rows import OPEN, all_results
from hakem.web.tables.shown import standings_of
from hakem.web.tables.standings_view import StandingsView, standings_view

NORMAL, LARGE, LARGEST = ScreenSize
_NAMES = {NORMAL: 3, LARGE: 2, LARGEST: 1}
_GAMES = {NORMAL: 2, LARGE: 1, LARGEST: 1}
_PLACES = {NORMAL: 2, LARGE: 1, LARGEST: 1}
_RESULTS = {NORMAL: 1, LARGE: 1, LARGEST: 1}
MOST_VALUES = 3
"""Tie-breaks beside a place."""
MOST_IN_BAND = 2
"""So many boards are called in a line on every page; more of them have pages of their own."""


@dataclass(frozen=True, slots=True)
class ScreenLine:
    """A line of a list: a number (of a board, of a place), who, what stands between, and who else.

    ``kind`` says how it is placed: ``head``, ``seat``, ``game``, ``bye``, ``match``, ``place``, ``names`` (of
    the columns of places) or ``name``.
    ``discs`` are the colours of both sides of a game, where White does not always stand left.
    """

    kind: str
    number: str = ""
    left: str = ""
    middle: str = ""
    right: str = ""
    colour: str = ""
    beside: tuple[str, ...] = ()
    mark: str = ""
    """By what people find it: the letter of a name, the number of a board."""
    discs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ScreenPage:
    """What stands on a screen at one time; ``part`` says which of the list, ``nth`` which of its pages.

    ``note`` says what a star at points means.
    """

    kind: str
    title: str
    about: str
    fit: Fit = Fit(1, 1)
    columns: tuple[tuple[ScreenLine, ...], ...] = ()
    part: str = ""
    nth: str = ""
    note: str = ""


def called_boards(desk: Desk, setting: ScreenSetting, round_no: int) -> tuple[ListedBoard, ...]:
    """Boards of the round that are asked for their result and have none."""
    if not round_no:
        return ()
    listed = round_list(desk.tournament, round_no).boards
    return tuple(
        line for line in listed if setting.is_called(line.board) and not shown_result(desk, round_no, line.board)
    )


@dataclass(frozen=True, slots=True)
class ScreenShown:
    """A screen: its pages in order, and what stands on all of them."""

    pages: tuple[ScreenPage, ...]
    call: tuple[str, ...]
    message: str


def screen_shown(look: Look, everything: Desk, setting: ScreenSetting) -> ScreenShown:
    """Everything that a screen shows, one page after the other; ``look`` is that of somebody nobody knows."""
    maker = _Pages(look, setting)
    called = called_boards(look.desk, setting, maker.round_no)
    pages = list(maker.called(called)) if len(called) > MOST_IN_BAND else []
    for view in setting.views:
        pages += maker.missing(everything) if view is ScreenView.MISSING else maker.of(view)
    if not pages:
        pages = [ScreenPage("card", maker.title, setting.message or look.words("web-screen.nothing"))]
    band = () if len(called) > MOST_IN_BAND else tuple(maker.call_words(called))
    message = "" if pages[0].kind == "card" and pages[0].about == setting.message else setting.message
    return ScreenShown(tuple(pages), band, message)


class _Pages:
    """Makes the pages of one screen of one event."""

    def __init__(self, look: Look, setting: ScreenSetting) -> None:
        self._look, self._setting, self._w = look, setting, look.words
        self._desk = look.desk
        self.round_no = len(look.desk.tournament.rounds)
        self._list: RoundList | None = round_list(look.desk.tournament) if self.round_no else None
        self.title = (
            self._w("web-screen.round", round=self.round_no) if self.round_no else look.words("web-screen.soon")
        )

    def of(self, view: ScreenView) -> Iterable[ScreenPage]:
        """The pages of one view; lists that there are not yet are a card that says so."""
        if view in (ScreenView.CLOCK, ScreenView.ADDRESS):
            return (ScreenPage(view.value, self.title, self._w(f"web-screen.about.{view.value}")),)
        if self._list is None:
            return (ScreenPage("card", self.title, self._w("web-screen.nothing")),)
        made: Mapping[ScreenView, Iterable[ScreenPage]] = {
            ScreenView.NAMES: self._names(self._list),
            ScreenView.BOARDS: self._boards(self._list),
            ScreenView.RESULTS: self._results(self._list),
            ScreenView.STANDINGS: self._standings(),
        }
        return made[view]

    # Lists of the round

    def _names(self, shown: RoundList) -> Iterator[ScreenPage]:
        """Everybody by name, under the letters of the alphabet."""
        mine = part_of_list(calls(shown), self._setting.part)
        groups = [
            [ScreenLine("head", left=letter), *(self._seat(call, letter) for call in those)]
            for letter, those in groupby(mine, key=lambda call: first_letter(call.seat.name, shown.alphabet))
        ]
        yield from self._paged("names", groups, _NAMES)

    def _seat(self, call: Call, letter: str) -> ScreenLine:
        if call.board is None or call.opponent is None:
            return ScreenLine("seat", "–", call.seat.called, right=bye_text(call.bye, self._w.language), mark=letter)
        colour = "w" if call.colour is Colour.WHITE else "b"
        surname = call.opponent.name.partition(",")[0]
        return ScreenLine("seat", call.board.label, call.seat.called, "", surname, colour, mark=letter)

    def _boards(self, shown: RoundList) -> Iterator[ScreenPage]:
        """The boards in order, with results as far as they are known; in an event of teams under their matches."""
        lines = {board.board: self._game(board) for board in shown.boards}
        groups = [[line] for line in lines.values()]
        if shown.matches:
            scores = [group.points for group in match_groups(self._desk.tournament, self.round_no)]
            groups = [
                [self._match(match, made), *(lines[board] for _, board in match.boards)]
                for match, made in zip_longest(shown.matches, scores[: len(shown.matches)])
            ]
        for free in shown.free:
            why = free_text(free, self._w.language)
            groups.append([ScreenLine("bye", "–", composed(free.team.name), right=why)])
        for bye in shown.single_byes:
            why = bye_text(bye.why, self._w.language)
            groups.append([ScreenLine("bye", "–", bye.seat.called, right=why)])
        yield from self._noted(shown.note, self._paged("boards", part_of_list(groups, self._setting.part), _GAMES))

    def _results(self, shown: RoundList) -> Iterator[ScreenPage]:
        """Results as they come in, the newest first, as many as one page holds."""
        boards = {board.board: board for board in shown.boards}
        known = [number for number in boards if shown_result(self._desk, self.round_no, number)]
        told = (entry.data for entry in self._look.entries if entry.action == "result")
        when = {data.get("board"): at for at, data in enumerate(told) if data.get("round") == self.round_no}
        newest = sorted(known, key=lambda number: (-when.get(number, -1), number))
        fit = fitting(_RESULTS, self._setting.size, len(boards))
        lines = tuple(self._game(boards[number]) for number in newest[: fit.rows])
        about = self._w("web-screen.about.results", known=len(known), boards=len(boards))
        yield from self._noted(shown.note, [ScreenPage("results", self.title, about, fit, (lines,))])

    def _noted(self, note: Message | None, pages: Iterable[ScreenPage]) -> Iterator[ScreenPage]:
        """The pages with what a star at points means."""
        said = f"{STAR} {self._w.say(note)}" if note else ""
        return (replace(page, note=said) for page in pages)

    def called(self, boards: Sequence[ListedBoard]) -> Iterator[ScreenPage]:
        """Pages that ask many boards for their results."""
        yield from self._paged("call", [[self._game(board)] for board in boards], _GAMES)

    def call_words(self, boards: Sequence[ListedBoard]) -> Iterator[str]:
        """The same for a few boards, each in a sentence."""
        for line in boards:
            one, other = (player.called for player in line.sides)
            yield self._w("web-screen.please", board=line.label, one=one, other=other)

    def _game(self, line: ListedBoard) -> ScreenLine:
        result = line.sheet.read(shown_result(self._desk, self.round_no, line.board))
        shown = all_results(self._w).get(result, result) if result else OPEN
        one, other = line.sides
        points = (one.made(self._w.number), other.made(self._w.number))
        discs = tuple(colour.value for colour in line.sheet.colours) if self._list and self._list.of_teams else ()
        state = "" if result else "open"
        return ScreenLine("game", line.label, one.called, shown, other.called, state, points, line.label, discs)

    def _match(self, match: ListedMatch, made: tuple[Points, Points] | None) -> ScreenLine:
        """Both teams, and between them what they have made so far."""
        one, other = (composed(team.name) for team in match.teams)
        score = " – ".join(map(self._w.number, match.points or made or ()))
        return ScreenLine("match", left=one, middle=score, right=other)

    # Lists of the event

    def _standings(self) -> Iterator[ScreenPage]:
        """Places after the last round that is complete."""
        t = self._desk.tournament
        after = self._desk.rounds_over
        title = self._w("web-screen.standings")
        if not after:
            yield ScreenPage("card", title, self._w("web-screen.no-standings"))
            return
        found = None if is_knockout(t) else standings_view(t, standings_of(self._look, t, after), self._w, {})
        lines = list(self._places(found) if found else self._stages(t, after))
        mine = [[line] for line in part_of_list(lines, self._setting.part)]
        names = self._names_of_columns(found) if found else None
        pages = self._paged("standings", mine, _PLACES, title, self._w("web-screen.after", round=after), names)
        yield from self._noted(open_note(t) if found and found.pending else None, pages)

    def _names_of_columns(self, found: StandingsView) -> ScreenLine:
        """What stands above the figures."""
        codes = tuple(column.code for column in found.columns[:MOST_VALUES])
        return ScreenLine("names", middle=found.score, beside=codes)

    def _places(self, found: StandingsView) -> Iterator[ScreenLine]:
        for nth, row in enumerate(found.rows, start=1):
            values = tuple(text for _, text in row.values[:MOST_VALUES])
            name = f"{row.title} {row.name}".lstrip()
            yield ScreenLine(
                "place", _first(row.place), name, starred(row.points, row.pending), beside=values, mark=str(nth)
            )

    def _stages(self, t: Tournament, after: int) -> Iterator[ScreenLine]:
        names = {int(each.id): composed(each.name) for each in (t.teams if is_team_event(t) else t.players)}
        for nth, row in enumerate(knockout_places(t, after).rows, start=1):
            stage = self._w.say(stage_of(row))
            yield ScreenLine("place", str(row.first), names[row.side], "", stage, mark=str(nth))

    def missing(self, everything: Desk) -> Iterator[ScreenPage]:
        """Who is expected in the next round and has not been seen; nothing before the first has."""
        listed = roster(everything)
        title = self._w("web-screen.missing", round=listed.round_no)
        if not listed.missing or not listed.present:
            key = "nobody-missing" if listed.present else "no-check-in"
            yield ScreenPage("card", title, self._w(f"web-screen.{key}"))
            return
        alphabet = event_alphabet(everything.tournament)
        names = sorted((composed(line.player.name) for line in listed.missing), key=alphabet.key)
        lines = [
            [ScreenLine("name", left=name, mark=first_letter(name, alphabet))]
            for name in part_of_list(names, self._setting.part)
        ]
        yield from self._paged("missing", lines, _NAMES, title, self._w("web-screen.about.missing", count=len(names)))

    def _paged(
        self,
        kind: str,
        groups: Sequence[Sequence[ScreenLine]],
        columns: Mapping[ScreenSize, int],
        title: str = "",
        about: str = "",
        head: ScreenLine | None = None,
    ) -> Iterator[ScreenPage]:
        """The lines of a list on as many pages as they need, each with what of the list it has.

        A ``head`` stands above every column.
        """
        heads = (head,) if head else ()
        fit = fitting(columns, self._setting.size, sum(map(len, groups)), len(heads))
        pages = list(in_pages(groups, replace(fit, rows=fit.rows - len(heads))))
        for nth, page in enumerate(pages, start=1):
            marks = [line.mark for column in page for line in column if line.mark]
            ends = tuple(dict.fromkeys((marks[0], marks[-1]))) if marks and len(pages) > 1 else ()
            count = self._w("web-screen.page", page=nth, pages=len(pages)) if len(pages) > 1 else ""
            said = about or self._w(f"web-screen.about.{kind}")
            yield ScreenPage(
                kind, title or self.title, said, fit, tuple((*heads, *each) for each in page), "–".join(ends), count
            )


def _first(place: str) -> str:
    """The first of the places that are shared: read from afar, ``1-225`` would say less."""
    return place.partition("-")[0]


def first_letter(name: str, alphabet: Collation) -> str:
    """The letter under which a name stands in a list.

    >>> from hakem.model.names import TURKISH
    >>> [first_letter(name, TURKISH) for name in ("İnce", "Işık", "Ángel")]
    ['İ', 'I', 'A']
    """
    small = alphabet.lower(name.strip()[:1])
    if small not in alphabet.alphabet:
        small = search_key(small)[:1] or small
    return "İ" if small == "i" and alphabet.dotted_i else small.upper()
