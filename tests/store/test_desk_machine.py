"""Random actions of every kind on events in every store, by two writers, against a model as simple as it can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from hakem.desk.journal.asking import LOCAL, ActionAsked, Conflict, Refused, Unread
from hakem.desk.journal.fold import fold
from hakem.desk.journal.history import at, what_holds
from hakem.desk.journal.last_words import seated_by
from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.state import Desk
from hakem.errors import HakemError
from hakem.i18n import Json
from hakem.store.journal import Store
from hakem.store.running import Answer, RunningEvent, branch, create_event
from tests.support.desk_looks import can_be_shown, can_be_stored, has_words, is_sound, rows
from tests.support.desk_model import Plain, cannot_be, expected, must_be, plain
from tests.support.desk_wishes import IDENTITY_NUMBER, NAMES, NASTY, Fields, wish
from tests.support.effort import examples

EXAMPLES, STEPS, ASKED = examples(16), 12, 8
KEYS = ("", "", "", "bir", "iki", "üç", "\ud800", f"k{IDENTITY_NUMBER}")
FILLED = ("1-0", "0-1", "½-½", "1-0", "+/-")
TEAMS = {"scheveningen": ("A", "B"), "skalitzka": ("A", "B", "C")}
STARTS: tuple[Fields, ...] = (
    {"system": "dutch", "rounds": 5},
    {"system": "dutch", "rounds": 4, "acceleration": "baku", "late_entries": "end"},
    {"system": "dutch", "rounds": 3, "edition": "2009"},
    {"system": "dubov", "rounds": 4},
    {"system": "burstein", "rounds": 4},
    {"system": "lim", "rounds": 4, "colour": "lot"},
    {"system": "berger"},
    {"system": "berger", "options": {"cycles": "2"}},
    {"system": "berger", "of_teams": True, "board_colours": "WB"},
    {"system": "scheveningen"},
    {"system": "skalitzka"},
    {"system": "knockout", "options": {"games": "2"}},
    {"system": "knockout", "options": {"games": "2", "qualify": "2"}},
)
_numbers = count(1)


class DeskMachine(RuleBasedStateMachine):
    """One event, two who write to it, and what they should see."""

    def __init__(self, another: Callable[[], Store]) -> None:
        super().__init__()
        self.another = another
        self.event = f"e{next(_numbers)}"
        self.stores = [another(), another()]
        self.writers: list[RunningEvent] = []
        self.done: list[Desk] = []
        """The states that hold, one behind the other; undo takes from its end."""
        self.undone: list[Desk] = []
        self.keys: dict[str, tuple[str, Fields, Answer]] = {}
        self.start, self.turns = "", 0

    def _running(self, store: Store) -> RunningEvent:
        return RunningEvent(store, self.event, clock=lambda: "2026-11-16T10:00:00Z", seeds=lambda: "seed")

    @initialize(start=st.sampled_from(STARTS), people=st.sampled_from((6, 5, 8, 7, 4, 3, 2)), wait=st.integers(0, 5))
    def begin(self, start: Fields, people: int, wait: int) -> None:
        read = ("late-entries-at-the-end",)
        asked = ActionAsked("create", {"name": "Açık", **start}, at="2026-11-16T10:00:00Z", seed="seed", confirm=read)
        create_event(self.stores[0], self.event, asked)
        self.start = f"{start} {people}"
        self.writers = [self._running(store) for store in self.stores]
        self.done = [self.writers[0].refresh()]
        teams = TEAMS.get(str(start["system"]), ("A", "B", "C") if start.get("of_teams") else ())
        for number in range(len(teams) * 2 if teams else people):
            team: Fields = {"team": teams[number % len(teams)]} if teams else {}
            name = NAMES[number % len(NAMES)]
            self._do(self.writers[0], "add-player", {"name": name, "rating": 2000 - 10 * number, **team})
        if wait < 5:
            self._do(self.writers[0], "pair", {}, read=True)

    # What is asked

    @rule(seed=st.integers(0, 2**32))
    def anything(self, seed: int) -> None:
        """Some actions of any kind. Chance is fair here: what hypothesis draws itself is mostly the first of a list."""
        self.turns += 1
        random = Random(f"{seed} {self.turns} {self.start}")
        for _ in range(ASKED):
            writer = random.choice(self.writers)
            action, fields = wish(random, writer.desk)
            key = random.choice(KEYS) if random.randrange(6) == 0 else ""
            was = random.choice(NASTY) if random.randrange(16) == 0 else None
            self._do(writer, action, fields, key=key, was=was, read=random.randrange(4) > 0)

    @rule(data=st.data(), who=st.integers(0, 1), then=st.sampled_from(("pair", "close", "finish", "")))
    @precondition(lambda self: self.done[-1].round_no and not self.done[-1].finished)
    def play_on(self, data: st.DataObject, who: int, then: str) -> None:
        desk = self.done[-1]
        for number in range(1, desk.round_no + 1):
            for board in desk.open_boards(number):
                text = data.draw(st.sampled_from(FILLED))
                self._do(self.writers[who], "result", {"round": number, "board": board, "result": text}, read=True)
        if then:
            self._do(self.writers[who], then, {}, read=True)

    @rule(who=st.integers(0, 1), steps=st.integers(1, 4))
    def back_and_forth(self, who: int, steps: int) -> None:
        before = self.done[-1]
        if self._do(self.writers[who], "undo", {"steps": steps}) is not None:
            self._do(self.writers[1 - who], "redo", {"steps": steps})
            assert self.writers[1 - who].desk == before

    @rule(data=st.data(), who=st.integers(0, 1))
    @precondition(lambda self: self.done[-1].round_no and not self.done[-1].finished)
    def from_an_old_view(self, data: st.DataObject, who: int) -> None:
        """A result by somebody who has seen another one; unless it is the same, they are told both."""
        number, seen = self.done[-1].round_no, plain(self.done[-1])
        board = data.draw(st.integers(1, max(1, len(seen.rounds[-1]))))
        was = data.draw(st.sampled_from(("1-0", "0-1", "", "½-½")))
        stands = seen.rounds[-1][board - 1][2] if seen.rounds[-1] else None
        fields: Fields = {"round": number, "board": board, "result": "1-0"}
        if stands in (None, was):
            self._do(self.writers[who], "result", fields, was=was, read=True)
            return
        with pytest.raises(Conflict) as told:
            self.writers[who].do("result", fields, was=was)
        assert (told.value.was, told.value.now) == (was, stands)

    @rule(who=st.integers(0, 1), key=st.sampled_from(("bir", "iki", "üç")))
    def send_again(self, who: int, key: str) -> None:
        if key not in self.keys:
            return
        action, fields, first = self.keys[key]
        before = rows(self.stores[who], self.event)
        again = self.writers[who].do(action, fields, key=key)
        assert (again.entries, again.warnings, again.repeated) == (first.entries, first.warnings, True)
        assert rows(self.stores[who], self.event) == before
        self._is_so(self.writers[who])
        with pytest.raises(Refused) as told:
            self.writers[who].do("note", {"text": "another"}, key=key)
        assert told.value.message.key == "desk.key-used"

    # Scenes that chance alone would hardly make

    @rule(who=st.integers(0, 1), key=st.sampled_from(("dört", "beş")))
    def lost_answer(self, who: int, key: str) -> None:
        """Somebody sends again, on another line, what has come through; others have written meanwhile."""
        self._do(self.writers[who], "note", {"text": "söz"}, key=key)
        self._do(self.writers[who], "note", {"text": "başka söz"})
        self.send_again(1 - who, key)

    @rule(who=st.integers(0, 1))
    @precondition(lambda self: self.done[-1].round_no)
    def there_and_back(self, who: int) -> None:
        """Two steps that cancel each other are two steps."""
        out = self.done[-1].round_no in self.done[-1].published
        for action in ("unpublish", "publish") if out else ("publish", "unpublish"):
            assert self._do(self.writers[who], action, {}) is not None
        assert self._do(self.writers[who], "undo", {"steps": 2}) is not None
        self._same_length(self.writers[who])
        assert self._do(self.writers[who], "redo", {"steps": 2}) is not None
        self._same_length(self.writers[who])

    @rule(data=st.data(), who=st.integers(0, 1))
    @precondition(lambda self: self.done[-1].round_no and not self.done[-1].finished)
    def other_seats(self, data: st.DataObject, who: int) -> None:
        """A game is adjourned, and the boards change places."""
        games = plain(self.done[-1]).rounds[-1]
        number = self.done[-1].round_no
        if not games:
            return
        board = data.draw(st.integers(1, len(games)))
        self._do(self.writers[who], "result", {"round": number, "board": board, "result": "adjourned"}, read=True)
        boards: list[Json] = [list(pair) for *pair, _ in data.draw(st.permutations(games))]
        byes: list[Json] = [{"player": int(bye.player)} for bye in self.done[-1].tournament.rounds[-1].byes]
        again: Fields = {"round": number, "boards": boards, "byes": byes, "reason": "yer"}
        self._do(self.writers[1 - who], "pair-by-hand", again, read=True)

    @rule(data=st.data(), who=st.integers(0, 1))
    @precondition(lambda self: self.done[-1].round_no and not self.done[-1].finished)
    def from_phones(self, data: st.DataObject, who: int) -> None:
        """Two helpers report a board, perhaps differently, and an arbiter may settle it."""
        number, games = self.done[-1].round_no, plain(self.done[-1]).rounds[-1]
        if not games or number in self.done[-1].closed:
            return
        board = data.draw(st.integers(1, len(games)))
        white, black, _ = games[board - 1]
        self.writers[who].refresh()
        seen: Fields = {"white": white, "black": black, "seated": seated_by(self.writers[who].entries, number)}
        for text in (data.draw(st.sampled_from(FILLED)), data.draw(st.sampled_from(FILLED))):
            helper = Person(f"kod · {next(_numbers)}", Role.HELPER, number, ((1, len(games)),))
            fields: Fields = {"round": number, "board": board, "result": text, **seen}
            self._do(self.writers[who], "result", fields, by=helper)
        settled = data.draw(st.sampled_from(("", "1-0", "½-½")))
        if settled:
            fields = {"round": number, "board": board, "result": settled}
            self._do(self.writers[1 - who], "result", fields, read=True)

    @rule(who=st.integers(0, 1))
    @precondition(lambda self: self.done[-1].round_no and not self.done[-1].finished)
    def start_over(self, who: int) -> None:
        """A round that is out goes, and comes again as if it had never been."""
        self._do(self.writers[who], "publish", {})
        self._do(self.writers[who], "unpair", {}, read=True)
        self._do(self.writers[who], "pair", {}, read=True)

    @rule(who=st.integers(0, 1))
    def open_again(self, who: int) -> None:
        self.stores[who].close()
        self.stores[who] = self.another()
        self.writers[who] = self._running(self.stores[who])
        self.writers[who].refresh()
        self._is_so(self.writers[who])

    @rule(who=st.integers(0, 1))
    def copy(self, who: int) -> None:
        """What happens in a copy does not happen in the original."""
        self.writers[who].refresh()
        before, name = rows(self.stores[who], self.event), f"{self.event}-{next(_numbers)}"
        branch(self.writers[who], self.stores[who], name)
        other = RunningEvent(self.stores[who], name)
        assert other.refresh() == self.done[-1]
        other.do("note", {"text": "copy"})
        assert self.stores[who].verify(name) == len(before) + 2
        assert rows(self.stores[who], name)[: len(before)] == before
        assert rows(self.stores[who], self.event) == before

    @rule(data=st.data())
    def look_back(self, data: st.DataObject) -> None:
        """Every state that holds is there at its entry."""
        writer = self.writers[0]
        writer.refresh()
        live = self._same_length(writer)
        place = data.draw(st.integers(0, len(live) - 1))
        assert at(writer.entries, live[place]) == self.done[place]

    def _same_length(self, writer: RunningEvent) -> Sequence[int]:
        """As many entries hold as there are states."""
        live = what_holds(writer.entries).live
        assert len(live) == len(self.done)
        assert len(what_holds(writer.entries).undone) == len(self.undone)
        return live

    # What comes of it

    def _do(
        self,
        writer: RunningEvent,
        action: str,
        fields: Fields,
        *,
        key: str = "",
        was: Json = None,
        read: bool = False,
        by: Person = LOCAL,
    ) -> Answer | None:
        """Ask, and look at everything afterwards; None if it is refused."""
        before, stale = rows(writer.store, self.event), writer.desk
        seen = plain(self.done[-1])
        confirm: tuple[str, ...] = ()
        try:
            try:
                answer = writer.do(action, fields, by=by, key=key, was=was)
            except Unread as unread:
                assert rows(writer.store, self.event) == before
                if not read:
                    raise
                confirm = tuple(each.code for each in unread.warnings)
                answer = writer.do(action, fields, by=by, key=key, was=was, confirm=confirm)
        except HakemError as error:
            self._is_refused(writer, error, before, stale)
            plainly = read and was is None and not key and _clean(fields)
            assert not (plainly and must_be(seen, action, fields)), (action, fields)
            return None
        self._is_done(writer, (action, fields, key), answer, before)
        return answer

    def _is_refused(self, writer: RunningEvent, error: HakemError, before: Any, stale: Desk) -> None:
        has_words(error.message)
        assert rows(writer.store, self.event) == before
        assert writer.desk in (stale, self.done[-1])

    def _is_done(self, writer: RunningEvent, asked: tuple[str, Fields, str], answer: Answer, before: Any) -> None:
        action, fields, key = asked
        if answer.repeated:
            assert rows(writer.store, self.event) == before
            self._is_so(writer)
            return
        if key:
            self.keys[key] = (action, fields, answer)
        now = rows(writer.store, self.event)
        assert now[: len(before)] == before
        assert [entry.line for entry in answer.entries] == [line for _, line, _ in now[len(before) :]]
        assert not any(IDENTITY_NUMBER in line for _, line, _ in now[len(before) :])
        can_be_stored(self.done[-1], writer.desk, answer.entries)
        seen = plain(self.done[-1])
        if action in ("undo", "redo"):
            self._moved(action, answer)
        elif writer.desk != self.done[-1]:
            assert not cannot_be(seen, action, fields), (action, fields)
            said = "report" if answer.entries[0].data.get("reported") else action
            self._is_expected(seen, plain(writer.desk), said, fields)
            self.done.append(writer.desk)
            self.undone.clear()
        self._is_so(writer)
        can_be_shown(writer.desk, self.event, writer.entries)

    def _is_expected(self, seen: Plain, now: Plain, action: str, fields: Fields) -> None:
        assert expected(seen, now, action, fields, self.done[-1].tournament.rules.system) == now, (action, fields)

    def _moved(self, action: str, answer: Answer) -> None:
        named: Any = answer.entries[0].data["entries"]
        for _ in named:
            if action == "undo":
                self.undone.append(self.done.pop())
            else:
                self.done.append(self.undone.pop())

    def _is_so(self, writer: RunningEvent) -> None:
        """The state in hand is the one that should be, and the one that the stored journal comes to."""
        assert writer.desk == self.done[-1]
        stored = [*writer.store.read(self.event)]
        assert stored == [*writer.entries]
        assert fold(stored) == writer.desk
        is_sound(writer.desk)
        assert writer.store.verify(self.event) == len(stored)

    def teardown(self) -> None:
        """Back to the beginning and to the end again, state by state."""
        if not self.writers:
            return
        writer: RunningEvent = self.writers[0]
        writer.refresh()
        states: Sequence[Desk] = [*self.done]
        for state in reversed(states[:-1]):
            writer.do("undo")
            assert writer.desk == state
        for state in states[1:]:
            writer.do("redo", {"steps": 1})
            assert writer.desk == state
        for store in self.stores:
            store.close()


def _clean(fields: Fields) -> bool:
    """Whether every field is one of those that make sense for a round."""
    return all(name == "round" and type(value) is int and 0 < value < 1000 for name, value in fields.items())


def test_the_desk_does_what_the_model_does(another: Callable[[], Store]) -> None:
    steps = settings(max_examples=EXAMPLES, stateful_step_count=STEPS)

    class Machine(DeskMachine):
        def __init__(self) -> None:
            super().__init__(another)

    run_state_machine_as_test(Machine, settings=steps)
    assert another().events()
