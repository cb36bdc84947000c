"""What holds for every store: files, files written in groups, and a server."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence

import pytest

from hakem.desk.journal.entry import BrokenJournal, Draft, Head, JournalEntry
from hakem.store.chaining import PAGE
from hakem.store.journal import EventExists, NoSuchEvent, Store, StoreError
from hakem.values import replace
from tests.support.journals import adding, boards, draft, journal

Another = Callable[[], Store]
JOURNAL = journal(11)


class TestEvents:
    def test_there_are_none_at_first(self, store: Store) -> None:
        assert store.events() == ()

    def test_are_listed_in_order(self, store: Store) -> None:
        names = ["b", "a-1", "İzmir_2026", "a.2", "Z", "çorum", "Ağrı"]
        for name in names:
            store.create(name, ())
        assert store.events() == tuple(sorted(names))

    def test_begin_with_the_entries_they_are_given(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        assert tuple(store.read("izmir")) == JOURNAL
        assert store.head("izmir") == JOURNAL[-1].head
        assert store.verify("izmir") == len(JOURNAL)

    def test_may_begin_with_nothing(self, store: Store) -> None:
        store.create("izmir", ())
        assert tuple(store.read("izmir")) == ()
        assert store.head("izmir") == Head()
        assert store.verify("izmir") == 0

    def test_are_not_made_twice(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        with pytest.raises(EventExists):
            store.create("izmir", ())
        assert tuple(store.read("izmir")) == JOURNAL

    def test_are_made_by_one_of_many(self, another: Another) -> None:
        """Ten at once: one event, whole, and nine refusals."""
        stores = [another() for _ in range(10)]
        refused: list[EventExists] = []

        def make(store: Store) -> None:
            try:
                store.create("izmir", JOURNAL)
            except EventExists as error:
                refused.append(error)

        _at_once([lambda store=store: make(store) for store in stores])  # type: ignore[misc]
        assert len(refused) == 9
        assert stores[0].verify("izmir") == len(JOURNAL)

    def test_are_not_made_of_a_broken_journal(self, store: Store) -> None:
        with pytest.raises(BrokenJournal):
            store.create("izmir", (JOURNAL[0], replace(JOURNAL[1], line=JOURNAL[1].line.replace("½-½", "1-0"))))
        with pytest.raises(BrokenJournal):
            store.create("izmir", JOURNAL[1:])
        assert store.events() == ()

    @pytest.mark.parametrize("name", ["", "a\x00b", "x" * 300, "a\nb"])
    def test_have_names_that_can_be_said(self, store: Store, name: str) -> None:
        with pytest.raises(StoreError) as caught:
            store.create(name, ())
        assert caught.value.message.key == "store.bad-id"
        assert store.events() == ()

    @pytest.mark.parametrize("name", ["ankara", "", "a\x00b", "../izmir", "x" * 300])
    def test_that_are_not_there(self, store: Store, name: str) -> None:
        store.create("izmir", ())
        with pytest.raises(NoSuchEvent):
            store.head(name)
        with pytest.raises(NoSuchEvent):
            list(store.read(name))
        with pytest.raises(NoSuchEvent):
            store.verify(name)
        with pytest.raises(NoSuchEvent):
            store.append(name, 0, adding(1))


class TestAppending:
    def test_adds_behind_the_last(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        answer = store.append("izmir", len(JOURNAL), adding(20, 21))
        assert answer.since == ()
        assert boards(answer.added) == [20, 21]
        assert not answer.repeated
        assert tuple(store.read("izmir")) == (*JOURNAL, *answer.added)
        assert store.head("izmir") == answer.added[-1].head
        assert store.verify("izmir") == len(JOURNAL) + 2

    def test_hands_over_what_the_caller_has_not_seen(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        seen: list[Sequence[JournalEntry]] = []

        def decide(since: Sequence[JournalEntry]) -> Sequence[Draft]:
            seen.append(tuple(since))
            return [draft(30)]

        for known in (0, 4, 10, 11):
            now = tuple(store.read("izmir"))
            answer = store.append("izmir", known, decide)
            assert seen[-1] == answer.since == now[known:]

    def test_of_nothing_adds_nothing(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        assert store.append("izmir", 9, adding(), key="k").added == ()
        assert tuple(store.read("izmir")) == JOURNAL
        assert boards(store.append("izmir", 11, adding(40), key="k").added) == [40]

    def test_that_is_refused_adds_nothing(self, store: Store) -> None:
        store.create("izmir", JOURNAL)

        def refuse(since: Sequence[JournalEntry]) -> Sequence[Draft]:
            raise LookupError("no")

        with pytest.raises(LookupError, match="no"):
            store.append("izmir", 0, refuse, key="k")
        assert tuple(store.read("izmir")) == JOURNAL
        assert boards(store.append("izmir", 11, adding(40), key="k").added) == [40]

    def test_by_somebody_who_saw_another_journal_is_refused(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        with pytest.raises(StoreError) as caught:
            store.append("izmir", 12, adding(1))
        assert caught.value.message.key == "store.shorter"
        assert tuple(store.read("izmir")) == JOURNAL

    def test_many_at_once_is_one_action(self, store: Store) -> None:
        store.create("izmir", ())
        length = PAGE * 2 + 7
        added = store.append("izmir", 0, adding(*range(length))).added
        assert tuple(store.read("izmir")) == added
        assert tuple(store.read("izmir", PAGE)) == added[PAGE:]
        assert store.append("izmir", PAGE - 1, adding(1)).since == added[PAGE - 1 :]
        assert store.verify("izmir") == length + 1

    @pytest.mark.parametrize("text", ["\x00", "\U0001f600", "\u2028", "%s ? $1", "\\", "'; DROP TABLE entries; --"])
    def test_keeps_every_letter(self, store: Store, text: str) -> None:
        store.create("izmir", ())
        (added,) = store.append("izmir", 0, lambda _: [Draft("note", {"text": text})], key=text).added
        (stored,) = store.read("izmir")
        assert stored == added
        assert stored.data["text"] == text
        assert store.append("izmir", 0, adding(1), key=text).repeated

    def test_letters_that_nobody_can_write_are_refused(self, store: Store) -> None:
        store.create("izmir", ())
        with pytest.raises(UnicodeEncodeError):
            store.append("izmir", 0, lambda _: [Draft("note", {"text": "\ud800"})])
        assert store.verify("izmir") == 0

    def test_events_do_not_touch_each_other(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        store.create("ankara", ())
        store.append("ankara", 0, adding(1), key="k4")
        assert tuple(store.read("izmir")) == JOURNAL
        assert store.head("ankara").seq == 1


class TestKeys:
    def test_a_known_key_returns_what_came_of_it(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        first = store.append("izmir", 11, adding(1, 2, 3), key="a")
        store.append("izmir", 14, adding(4))
        again = store.append("izmir", 11, adding(5), key="a")
        assert again.repeated
        assert again.added == first.added
        assert again.since == tuple(store.read("izmir", 11))
        assert store.head("izmir").seq == 15

    def test_is_known_from_the_first_entries_too(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        again = store.append("izmir", 11, adding(5), key="k4")
        assert again.repeated
        assert again.added == JOURNAL[3:5]
        assert again.since == ()

    def test_stands_in_every_entry_of_its_action(self, store: Store) -> None:
        store.create("izmir", ())
        store.append("izmir", 0, adding(1, 2), key="a" * 5000)
        assert [entry.draft.key for entry in store.read("izmir")] == ["a" * 5000] * 2
        assert store.verify("izmir") == 2

    def test_an_entry_with_another_key_is_a_mistake(self, store: Store) -> None:
        store.create("izmir", ())
        with pytest.raises(ValueError, match="'b'"):
            store.append("izmir", 0, lambda _: [draft(1, key="b")], key="a")
        assert store.head("izmir").seq == 0

    def test_one_key_sent_many_times_at_once_is_one_action(self, another: Another) -> None:
        stores = [another() for _ in range(3)]
        stores[0].create("izmir", ())
        answers: list[bool] = []

        def send(store: Store) -> None:
            answers.append(store.append("izmir", 0, adding(1), key="once").repeated)

        _at_once([lambda store=store: send(store) for store in stores * 4])  # type: ignore[misc]
        assert sorted(answers) == [False] + [True] * 11
        assert stores[0].verify("izmir") == 1


class TestTogether:
    def test_eight_writers_lose_nothing_and_double_nothing(self, another: Another) -> None:
        stores = [another(), another()]
        stores[0].create("izmir", ())
        orders: list[list[int]] = []

        def write(store: Store, writer: int) -> None:
            known, mine = 0, []
            for number in range(25):
                answer = store.append("izmir", known, adding(writer * 100 + number), key=f"{writer}/{number}")
                known = answer.added[-1].seq
                mine.append(known)
            orders.append(mine)

        _at_once([lambda writer=writer: write(stores[writer % 2], writer) for writer in range(8)])  # type: ignore[misc]
        entries = tuple(stores[1].read("izmir"))
        assert sorted(boards(entries)) == [writer * 100 + number for writer in range(8) for number in range(25)]  # type: ignore[type-var]
        assert sorted(seq for mine in orders for seq in mine) == list(range(1, 201))
        assert all(mine == sorted(mine) for mine in orders)
        assert stores[0].verify("izmir") == 200

    def test_everybody_decides_with_all_that_happened_before(self, another: Another) -> None:
        """A counter that is read and written by many: nobody overtakes anybody."""
        stores = [another(), another()]
        stores[0].create("izmir", ())

        def count(since: Sequence[JournalEntry]) -> Sequence[Draft]:
            return [draft(len(since))]

        _at_once([lambda n=n: stores[n % 2].append("izmir", 0, count) for n in range(20)])  # type: ignore[misc]
        assert boards(tuple(stores[0].read("izmir"))) == list(range(20))

    def test_a_refusal_hinders_nobody(self, another: Another) -> None:
        store = another()
        store.create("izmir", ())
        refused: list[int] = []

        def act(number: int) -> None:
            def decide(since: Sequence[JournalEntry]) -> Sequence[Draft]:
                if number % 3 == 0:
                    raise LookupError(number)
                return [draft(number)]

            try:
                store.append("izmir", 0, decide)
            except LookupError as error:
                refused.append(error.args[0])

        _at_once([lambda number=number: act(number) for number in range(24)])  # type: ignore[misc]
        assert sorted(refused) == list(range(0, 24, 3))
        assert sorted(boards(tuple(store.read("izmir")))) == [n for n in range(24) if n % 3]  # type: ignore[type-var]

    def test_readers_see_whole_actions(self, another: Another) -> None:
        writer, reader = another(), another()
        writer.create("izmir", ())
        lengths: list[int] = []

        def read() -> None:
            while not lengths or lengths[-1] < 150:
                lengths.append(len(tuple(reader.read("izmir"))))

        def write() -> None:
            for number in range(50):
                writer.append("izmir", 3 * number, adding(1, 2, 3))

        _at_once([read, write])
        assert {length % 3 for length in lengths} == {0}


class TestChanged:
    def test_says_at_once_what_is_known_already(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        store.create("ankara", ())
        assert store.changed({"izmir": 4, "ankara": 0, "nowhere": 0, "": 0}, 30) == {"izmir": 11}

    def test_waits_in_vain(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        started = time.monotonic()
        assert store.changed({"izmir": 11}, 0.4) == {}
        assert 0.35 < time.monotonic() - started < 5

    @pytest.mark.parametrize("own", [True, False])
    def test_wakes_up_when_something_is_written(self, another: Another, own: bool) -> None:
        """By this program at once, by another one soon."""
        store = another()
        writer = store if own else another()
        store.create("izmir", JOURNAL)
        assert store.changed({"izmir": 11}, 0) == {}
        found: list[tuple[object, float]] = []

        def wait() -> None:
            found.append((store.changed({"izmir": 11}, 30), time.monotonic()))

        waiting = threading.Thread(target=wait)
        waiting.start()
        time.sleep(0.3)
        written = time.monotonic()
        writer.append("izmir", 11, adding(1))
        waiting.join()
        assert [answer for answer, _ in found] == [{"izmir": 12}]
        assert found[0][1] - written < 5

    def test_ends_when_the_store_is_closed(self, store: Store) -> None:
        store.create("izmir", JOURNAL)
        store.close()
        assert store.changed({"izmir": 11}, 0.1) == {}


def test_a_store_can_be_closed_and_used_again(store: Store) -> None:
    store.create("izmir", JOURNAL)
    store.append("izmir", 11, adding(1))
    store.close()
    store.close()
    store.append("izmir", 12, adding(2))
    assert store.verify("izmir") == 13


def _at_once(works: Sequence[Callable[[], object]]) -> None:
    """Do all of it in threads; what one of them raises is raised."""
    errors: list[BaseException] = []
    barrier = threading.Barrier(len(works))

    def run(work: Callable[[], object]) -> None:
        try:
            barrier.wait()
            work()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
