"""Plays sequences of keys in a real browser and asks the model what should have come of them.

One server, one browser and the tabs of two arbiters serve many sequences; every
sequence has an event of its own. What was seen at each press is recorded in the page
(``keys_recorder.js``), what is stored is read from the journal.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page
from playwright.sync_api import Error as BrowserError

from hakem.desk.journal.actions import GameOfMatch
from hakem.desk.journal.fold import fold
from hakem.desk.journal.match_actions import games_of, stands
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.roles import Role
from hakem.errors import HakemError
from hakem.i18n import Renderer
from hakem.model import Tournament
from hakem.store.running import RunningEvent
from hakem.web.rendering import Words
from hakem.web.round_rows import all_results
from hakem.web.visitor import LOGIN_COOKIE
from tests.support.browser import DeskServer, desk_server
from tests.support.keys_events import GAMES, ROUNDS, Bases, Start, filled, pair_anew, phone, seats_of
from tests.support.keys_judge import (
    NOTHING_BACK,
    Stored,
    Tab,
    differences,
    row_of_game,
    seated_anew,
    stored_of,
    with_before,
)
from tests.support.keys_model import Press, Sight, compared, meant, strayed, turned
from tests.support.keys_sequences import HELD, MAIN, SECOND, TWIN, WITH_NUM_LOCK, Afternoon, Step
from tests.support.keys_ways import GAMES_THERE, PRESS, QUIET, READY, ROW_IN_SIGHT, WAYS, asked_of, lines_of, sight_of

RECORDER = Path(__file__).with_name("keys_recorder.js")
PASSWORD = "kale vezir at"
ARBITERS = {MAIN: "Deniz Başhakem", SECOND: "Ekin Hakem"}
BY_DEMAND = ("F7", "button")
"""Ways to a page that ask for its results to be entered."""
CLICKED = ("row", "show", "undo", "ask", "button", "writes", "over")
PATIENCE = 20.0
"""Seconds until what was typed has to be stored and shown, and a page there; only what is wrong takes as long."""


@dataclass(slots=True)
class Played:
    """What came of a sequence: how many presses there were, and what was otherwise than it has to be."""

    sequence: Afternoon
    presses: int = 0
    differences: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)


class KeysDesk:
    """A server with two arbiters in front of it."""

    def __init__(self, folder: Path, server: DeskServer, browser: Browser, script: str = "") -> None:
        assert server.hall is not None
        self.folder, self.server, self.hall = folder, server, server.hall
        self.bases = Bases(folder.parent / "bases")
        self.patience = PATIENCE
        self.contexts = {tab: self._context(browser, name, script) for tab, name in ARBITERS.items()}
        words = [Words(Renderer(language)) for language in ("tr", "en")]
        self.readings = {shown: result for each in words for result, shown in all_results(each).items()}

    def _context(self, browser: Browser, name: str, script: str) -> BrowserContext:
        people = self.hall.people
        people.add_account(name, PASSWORD, Role.CHIEF_ARBITER)
        token = people.log_in(name, PASSWORD, address="127.0.0.1", device="test").token
        context = browser.new_context(locale="tr-TR", viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        context.add_cookies([{"name": LOGIN_COOKIE, "value": token, "url": self.server.url}])
        context.add_init_script(RECORDER.read_text(encoding="utf-8"))
        if script:
            context.add_init_script(script)
        return context

    def play(self, sequence: Afternoon) -> Played:
        """One sequence, from the opening of its page until everything is stored."""
        event = f"keys-{sequence.seed}-{time.monotonic_ns()}"
        start = self.bases.copy(sequence.kind, self.folder, event)
        filled(self.folder, start, sequence.filled, Random(sequence.seed))
        course = _Course(self, sequence, start)
        try:
            return course.played()
        finally:
            course.end()


@contextmanager
def keys_desk(folder: Path, browser: Browser, script: str = "") -> Iterator[KeysDesk]:
    """A desk for many sequences; ``script`` runs in every page, to break what the model has to notice."""
    data = folder / "data"
    data.mkdir(parents=True, exist_ok=True)
    with desk_server(data, local=False) as server:
        desk = KeysDesk(data, server, browser, script)
        try:
            yield desk
        finally:
            for context in desk.contexts.values():
                context.close()


class _Course:
    """One sequence while it is played."""

    def __init__(self, desk: KeysDesk, sequence: Afternoon, start: Start) -> None:
        self.desk, self.sequence, self.start = desk, sequence, start
        self.running: RunningEvent = desk.hall.event(start.event)
        self.first = len(self.running.entries)
        self.closed = start.round_no in self.running.desk.closed
        self.base = f"{desk.server.url}/e/{start.event}"
        self.pages: dict[str, Page] = {}
        self.keyboards: dict[str, CDPSession] = {}
        self.found: list[str] = []
        self.play_offs, self.known = self.running.desk, dict[int, frozenset[str]]()
        self.seats = {self.first: seats_of(self._tournament, start.round_no)} if start.round_no else {}

    # What happens

    def played(self) -> Played:
        """All of it, and what was found."""
        self.reach(MAIN, self.sequence.reached)
        if self.sequence.other:
            self.reach(self.sequence.other, "address")
        for nth, step in enumerate(self.sequence.steps, start=1):
            try:
                self.take(step)
            except BrowserError as error:
                self.found.append(f"step {nth} ({step}): {str(error).splitlines()[0]}")
        self.desk.contexts[MAIN].set_offline(False)
        tabs, log = self.judged()
        return Played(self.sequence, sum(tab.presses for tab in tabs), self.found, log)

    def take(self, step: Step) -> None:
        """One step; what a page that is not there would get is left out."""
        act: Callable[[Step], None] = getattr(self, f"do_{step.what.lower()}")
        act(step)

    def do_type(self, step: Step) -> None:
        """Keys, one behind the other without a pause."""
        keyboard = self.pages[step.tab].keyboard
        for key in step.keys:
            if key.startswith(WITH_NUM_LOCK):
                self._number_pad(step.tab, key.removeprefix(WITH_NUM_LOCK))
            elif key.startswith(HELD):
                for _ in range(4):
                    keyboard.down(key.removeprefix(HELD))
                keyboard.up(key.removeprefix(HELD))
            else:
                keyboard.press(key)

    do_find = do_type

    def _number_pad(self, tab: str, digit: str) -> None:
        keyboard = self.keyboards.get(tab)
        if keyboard is None:
            keyboard = self.keyboards[tab] = self.pages[tab].context.new_cdp_session(self.pages[tab])
        key = {"key": digit, "code": f"Numpad{digit}", "location": 3, "windowsVirtualKeyCode": 96 + int(digit)}
        keyboard.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": digit, "isKeypad": True, **key})
        keyboard.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})

    def do_phone(self, step: Step) -> None:
        """A phone reports a board of the round that is played."""
        number = self._round()
        if number and not self.closed:
            with suppress(HakemError):
                self.running.do("result", self._of_board(number, step), by=phone(number))

    def do_program(self, step: Step) -> None:
        """A program enters a result; in a play-off that of one of the games that the page shows."""
        number, read = self._round(), ("correction", "closed") if self.closed else ()
        games = self.pages[MAIN].evaluate(GAMES_THERE) if not number else ()
        with suppress(HakemError):
            if number:
                self.running.do("result", self._of_board(number, step), confirm=read)
            elif games:
                game, match = games[(step.number - 1) % len(games)]
                self.running.do("game", {"game": game, "match": match, "result": step.text})

    def do_anew(self, step: Step) -> None:
        """Another arbiter pairs the round anew."""
        if not self.closed:
            pair_anew(self.running, self.start.round_no, step.number)
            self.seats[len(self.running.entries)] = seats_of(self._tournament, self.start.round_no)

    def _round(self) -> int:
        """The round whose boards are played; 0 in a play-off."""
        return self.start.round_no or ("knockout" in self.start.kind and self.running.desk.round_no)

    def _of_board(self, number: int, step: Step) -> dict[str, Any]:
        boards = len(self._tournament.rounds[number - 1].games)
        return {"round": number, "board": (step.number - 1) % boards + 1, "result": step.text}

    def do_show(self, step: Step) -> None:
        """A filter is pressed."""
        self.pages[step.tab].evaluate(PRESS, f".shown-rows [data-show={step.text}]")

    def do_undo(self, step: Step) -> None:
        """The button beside what was told last, if it is there."""
        self.pages[step.tab].evaluate(PRESS, "#toast:not([hidden]) button")

    def do_answer(self, step: Step) -> None:
        """A button of a question in a row, if there is one."""
        place = "first" if step.text == "first" else "last"
        self.pages[step.tab].evaluate(PRESS, f"tr.ask button:{place}-of-type, .ask button:{place}-of-type")

    def do_click(self, step: Step) -> None:
        """The mouse on a row that is in sight."""
        page = self.pages[step.tab]
        place = page.evaluate(ROW_IN_SIGHT, step.number)
        if place:
            page.mouse.click(*place)

    def do_reload(self, step: Step) -> None:
        """The page once more."""
        page = self.pages[step.tab]
        page.reload(wait_until="domcontentloaded")
        self.there(step.tab)

    def do_leave(self, step: Step) -> None:
        """Another page of the event, and back."""
        page = self.pages[step.tab]
        here = page.url
        page.goto(f"{self.base}/players", wait_until="domcontentloaded")
        if self.sequence.seed % 2:
            page.go_back(wait_until="domcontentloaded")
        else:
            page.goto(here, wait_until="domcontentloaded")
        self.there(step.tab)

    def do_f7(self, step: Step) -> None:
        """The key that leads to the results."""
        self.pages[step.tab].keyboard.press("F7")
        self.there(step.tab, by_demand=True)

    def do_offline(self, _step: Step) -> None:
        """The network is gone."""
        self.desk.contexts[MAIN].set_offline(True)

    def do_online(self, _step: Step) -> None:
        """And comes back."""
        self.desk.contexts[MAIN].set_offline(False)

    def do_settle(self, _step: Step) -> None:
        """A moment in which what was sent is answered."""
        with suppress(BrowserError):
            for page in self.pages.values():
                page.wait_for_function(QUIET, timeout=1000)

    # How the page is reached

    def reach(self, tab: str, way: str) -> None:
        """A tab with the page of the sequence."""
        page = self.pages[tab] = self.desk.contexts[MAIN if tab == TWIN else tab].new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.set_default_navigation_timeout(3000 * PATIENCE)
        address = self.base + self._path()
        if self.start.kind in GAMES or way not in WAYS:
            way = "address" if way != "reload" else way
        WAYS[way](page, self.base, address)
        self.there(tab, by_demand=way in BY_DEMAND)

    def _path(self) -> str:
        kind = self.start.kind
        if kind in ROUNDS:
            return f"/rounds/{self.start.round_no}"
        return "/play-off" if kind.startswith("play-off") else "/knockout"

    def there(self, tab: str, *, by_demand: bool = False) -> None:
        """Wait until the page can be worked on, and look at its cursor, which ``by_demand`` is on the first row."""
        page = self.pages[tab]
        try:
            page.wait_for_function(READY, arg=self.closed)
        except BrowserError:
            self.found.append(f"{tab}: no cursor in sight, and the page says nothing about it")
            return
        sight = self.sight(asked_of(page, "seenFirst() ?? seenNow()"))
        wanted = sight.first_without.id if sight.first_without and not self.closed else None
        asked_for = by_demand and wanted is None and sight.cursor == sight.rows[0].id
        if sight.cursor != wanted and not asked_for:
            self.found.append(f"{tab}: a page that was reached has its cursor at {sight.cursor}, not at {wanted}")
        if sight.marked is not None and not sight.marked.sight:
            self.found.append(f"{tab}: the row {sight.cursor} is marked and out of sight")

    # What is found

    def sight(self, seen: Mapping[str, Any]) -> Sight:
        """What the recorder saw, in the words of the model."""
        return sight_of(seen, self.desk.readings, closed=self.closed, games=self.start.kind in GAMES)

    def judged(self) -> tuple[list[Tab], list[str]]:
        """The presses of all tabs against the journal, asked until nothing is on its way any more."""
        end = time.monotonic() + self.desk.patience
        while True:
            tabs, log = self._counted()
            stored = self._stored()
            found = differences(tabs, stored)
            found += [f"{name}: {each}" for name, tab in zip(self.pages, tabs, strict=True) for each in tab.differences]
            found += self._shown_otherwise()
            if not found or time.monotonic() > end:
                self.found += found
                return tabs, [*log, *map(str, stored)]
            time.sleep(0.05)

    def _counted(self) -> tuple[list[Tab], list[str]]:
        tabs, log = [], []
        for name, page in self.pages.items():
            pressed = asked_of(page, "recordedPresses()")
            now = asked_of(page, "seenNow()")
            tab = Tab(ARBITERS[MAIN if name == TWIN else name])
            self._count(tab, pressed, now)
            log += [f"{name} {line}" for line in lines_of(pressed, now)]
            tabs.append(tab)
        return tabs, log

    def _count(self, tab: Tab, pressed: list[dict[str, Any]], now: Mapping[str, Any]) -> None:
        """Go through the presses of a tab as the model does."""
        last: tuple[int, Press, Sight] | None = None
        by_button = 0  # the visit in which a button of a game was pressed: its answer is the page reached once more
        for nth, each in enumerate(pressed, start=1):
            before, visit = each["before"], each["visit"]
            tab.saw((visit, nth), before["asking"], before["lost"], before["notice"])
            if last and last[0] == visit != by_button and each["kind"] != "left":
                tab.differences += [f"before press {nth}: {one}" for one in strayed(*last[1:], self.sight(before))]
            last = None
            if each["kind"] == "left":
                if each["asked"]:
                    tab.leaves(each["unsent"], {row["id"] for row in before["rows"]})
                continue
            press = self._press(each)
            tab.presses += each["kind"] == "key"
            by_button = visit if press.writes is not None else by_button
            if press.ask:
                tab.answered.add(press.ask)
            if press.before.rows:
                self._meant(tab, nth, press, before, each["after"])
            if each["after"] and each["after"]["path"] == before["path"] and press.kind == "key":
                last = (visit, press, self.sight(each["after"]))
        tab.saw((tab.now[0], len(pressed) + 1), now["asking"], now["lost"], now["notice"])

    def _press(self, each: Mapping[str, Any]) -> Press:
        before = self.sight(each["before"])
        if each["kind"] == "key":
            return Press("key", before, each["key"], each["pad"], each["held"], each["control"])
        return Press("click", before, **{name: each[name] for name in CLICKED})

    def _meant(self, tab: Tab, nth: int, press: Press, before: Mapping[str, Any], after: Any) -> None:
        """What a press had to do, and whether the page did it."""
        wanted = meant(press)
        if wanted.write is not None:
            label = next(row.label for row in press.before.rows if row.id == wanted.write.row)
            tab.wrote(wanted.write, label)
        if after is None or after["path"] != before["path"]:
            return
        then = self.sight(after)
        name = press.key if press.kind == "key" else f"click {press.row or press.button}"
        tab.differences += [f"press {nth} ({name}): {one}" for one in compared(press, then)]
        if not wanted.undo:
            return
        told, marked = before["toast"], then.marked
        named = self.desk.readings.get(told.partition("\n")[0].rpartition(": ")[2].rpartition("→")[2].strip())
        result = turned(named) if named and marked and marked.turned else named
        nothing = then.said == NOTHING_BACK
        tab.back(then.cursor, nothing=nothing, any_of=press.undo, result=result if press.undo else None)
        if press.undo and not then.said and marked and not press.before.games and f" {marked.label}:" not in told:
            tab.differences.append(f"press {nth}: the note says {told!r}, and row {marked.id} is taken back")

    def _stored(self) -> list[Stored]:
        """What was stored since the sequence began."""
        self.running.refresh()
        games = {(number, board): row_of_game(str(name)) for name, number, board in games_of(self._tournament)}
        found = [each for entry in self.running.entries[self.first :] for each in stored_of(entry, games)]
        for seq, rows in self.seats.items():
            found = [replace(e, whose=rows.get(e.row, e.whose)) if e.seq > seq else e for e in found]
            found += seated_anew(seq, rows) if seq > self.first else []
        found.sort(key=lambda each: each.seq)
        return found if self._round() else with_before(found, self._with_result())

    def _with_result(self) -> Mapping[int, frozenset[str]]:
        """The games of a play-off that have a result, behind every entry since the sequence began."""
        for entry in self.running.entries[self.first + len(self.known) :]:
            self.play_offs = fold([entry], self.play_offs)
            games = (row_of_game(str(name), each.name) for each in self.play_offs.play_offs for name in each.record.log)
            self.known[entry.seq] = frozenset(games)
        return self.known

    @property
    def _tournament(self) -> Tournament:
        return self.running.desk.tournament

    def _shown_otherwise(self) -> Iterator[str]:
        """In the end every page shows what is recorded, but where it asks."""
        for name, page in self.pages.items():
            seen = asked_of(page, "seenNow()")
            sight = self.sight(seen)
            for row, raw in zip(sight.rows, seen["rows"], strict=True):
                shown, recorded = turned(row.stands) if row.turned else row.stands, self._recorded(raw)
                if shown != recorded and row.id not in sight.asking and not row.disputed:
                    yield f"{name}: row {row.id} shows {shown!r}, recorded is {recorded!r}"
                if raw["unsent"] and row.id not in sight.asking:
                    yield f"{name}: row {row.id} is still on its way"

    def _recorded(self, raw: Mapping[str, Any]) -> str:
        """What is recorded of a row."""
        desk = self.running.desk
        if raw["game"]:
            return stands(desk, GameOfMatch(raw["game"], "", raw["match"]))
        there = raw["id"] in seats_of(desk.tournament, self.start.round_no)
        return shown_result(desk, self.start.round_no, int(raw["id"])) if there else "no such board"

    def end(self) -> None:
        """Close the tabs."""
        self.desk.contexts[MAIN].set_offline(False)
        for page in self.pages.values():
            page.close()
