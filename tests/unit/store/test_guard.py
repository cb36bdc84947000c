"""Limits on how often somebody may try, and tokens: across restarts, processes and clocks that are set back."""

from __future__ import annotations

import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.store.beside import open_beside
from hakem.store.guard import (
    Buckets,
    Limit,
    TooOften,
    chance,
    clean_name,
    digest_of,
    neighbourhood,
    new_token,
    now,
    same,
)
from tests.support.people_stores import Ticking, in_every_store, place
from tests.support.some import some

THREE = Limit(3, 10_000)


def tries(buckets: Buckets, whose: str, limit: Limit = THREE, most: int = 50) -> int:
    """How often somebody can try at once."""
    for count in range(most):
        try:
            buckets.take("test", whose, limit)
        except TooOften:
            return count
    return most


@in_every_store
class TestBuckets:
    def test_empty_and_fill_again_with_time(self, kind: str, tmp_path: Path) -> None:
        clock = Ticking()
        with closing(open_beside(place(kind, tmp_path), "people")) as database:
            buckets = Buckets(database, clock)
            assert tries(buckets, "a") == 3
            assert tries(buckets, "b") == 3
            clock.pass_seconds(9)
            assert tries(buckets, "a") == 0
            clock.pass_seconds(1)
            assert tries(buckets, "a") == 1
            clock.pass_seconds(1000)
            assert tries(buckets, "a") == 3

    def test_say_how_long_to_wait(self, kind: str, tmp_path: Path) -> None:
        clock = Ticking()
        with closing(open_beside(place(kind, tmp_path), "people")) as database:
            buckets = Buckets(database, clock)
            tries(buckets, "a")
            clock.time += 1
            with pytest.raises(TooOften, match="10 seconds") as refused:
                buckets.take("test", "a", THREE)
            assert refused.value.seconds == 10
            clock.pass_seconds(10)
            buckets.take("test", "a", THREE)

    def test_a_try_that_was_right_is_given_back(self, kind: str, tmp_path: Path) -> None:
        with closing(open_beside(place(kind, tmp_path), "people")) as database:
            buckets = Buckets(database, Ticking())
            for _ in range(10):
                buckets.take("test", "a", THREE)
                buckets.give_back("test", "a", THREE)
            assert tries(buckets, "a") == 3

    def test_hold_after_a_restart(self, kind: str, tmp_path: Path) -> None:
        where, clock = place(kind, tmp_path), Ticking()
        with closing(open_beside(where, "people")) as database:
            assert tries(Buckets(database, clock), "a") == 3
        with closing(open_beside(where, "people")) as database:
            assert tries(Buckets(database, clock), "a") == 0

    def test_a_clock_that_is_set_back_locks_nobody_out_for_long(self, kind: str, tmp_path: Path) -> None:
        clock = Ticking()
        with closing(open_beside(place(kind, tmp_path), "people")) as database:
            buckets = Buckets(database, clock)
            assert tries(buckets, "a") == 3
            clock.pass_seconds(-365 * 24 * 3600)
            assert tries(buckets, "a") == 0
            with pytest.raises(TooOften) as refused:
                buckets.take("test", "a", THREE)
            assert refused.value.seconds == 10
            clock.pass_seconds(10)
            assert tries(buckets, "a") == 1

    def test_full_ones_are_forgotten(self, kind: str, tmp_path: Path) -> None:
        clock = Ticking()
        with closing(open_beside(place(kind, tmp_path), "people")) as database:
            buckets = Buckets(database, clock)
            tries(buckets, "a")
            clock.pass_seconds(25)
            tries(buckets, "b", most=1)
            clock.pass_seconds(5)
            buckets.forget_full()
            assert len(database.read("SELECT name FROM buckets")) == 1
            assert tries(buckets, "b") == 2

    def test_keep_nobody_s_address(self, kind: str, tmp_path: Path) -> None:
        with closing(open_beside(place(kind, tmp_path), "people")) as database:
            tries(Buckets(database, Ticking()), "203.0.113.77")
            assert "203.0.113" not in str(database.read("SELECT * FROM buckets"))

    def test_hold_for_several_processes_together(self, kind: str, tmp_path: Path) -> None:
        program = (
            "import sys\n"
            "from hakem.store.beside import open_beside\n"
            "from tests.unit.store.test_guard import Buckets, Limit, Ticking, tries\n"
            "buckets = Buckets(open_beside(sys.argv[1], 'people'), Ticking())\n"
            "print(tries(buckets, 'all', Limit(25, 10_000)))\n"
        )
        where = place(kind, tmp_path)
        running = [
            subprocess.Popen([sys.executable, "-c", program, where], stdout=subprocess.PIPE, text=True)
            for _ in range(3)
        ]
        assert sum(int(process.communicate()[0]) for process in running) == 25


@given(st.lists(st.integers(0, 40), min_size=1, max_size=30))
def test_never_more_than_burst_and_refill(waits: list[int]) -> None:
    """As a bucket that is counted plainly: so many at most, one more for every ten seconds."""
    clock = Ticking()
    left = 3_000
    with TemporaryDirectory() as folder, closing(open_beside(folder, "people")) as database:
        buckets = Buckets(database, clock)
        for wait in some(waits):
            clock.pass_seconds(wait)
            left = min(3_000, left + wait * 100)
            assert tries(buckets, "a", most=1) == (left >= 1_000)
            left -= 1_000 if left >= 1_000 else 0


@pytest.mark.parametrize(
    ("address", "whom"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix:", "unix:"),
        ("x" * 500, "x" * 100),
        ("'; DROP TABLE buckets; --", "'; DROP TABLE buckets; --"),
    ],
)
def test_whom_an_address_stands_for(address: str, whom: str) -> None:
    assert neighbourhood(address) == whom


class TestTokens:
    def test_have_256_bits_and_are_never_the_same(self) -> None:
        tokens = {new_token("L", chance) for _ in range(100)}
        assert len(tokens) == 100
        assert {len(token) for token in tokens} == {44}

    def test_of_which_a_hash_is_kept(self) -> None:
        assert len(digest_of("x")) == 64
        assert digest_of("\udcff") == digest_of("?")

    def test_are_compared_whole(self) -> None:
        assert same("ş" * 20, "ş" * 20)
        assert not same("ş" * 20, "ş" * 19)


def test_the_clock_goes() -> None:
    assert 1_700_000_000_000 < now() < 10_000_000_000_000


@pytest.mark.parametrize("name", ["", "   ", "x" * 101, "a\u202eb", "a\x00b", "\x1b[2J", "a\u200bb", "\ud800"])
def test_names_that_could_fool_somebody_are_refused(name: str) -> None:
    with pytest.raises(RequestError) as refused:
        clean_name(name)
    assert refused.value.message.key == "access.name"


def test_names_keep_their_letters() -> None:
    assert clean_name("  Çağla\u00a0 Işık ") == "Çağla Işık"
