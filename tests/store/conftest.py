"""Every kind of store for the tests that hold for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from hakem.store.journal import Store
from hakem.store.postgres import PostgresStore
from hakem.store.sqlite import SqliteStore
from tests.support.postgres import server

KINDS = ("files", "files in groups", "server")
_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running server, without the name of a database."""
    with server() as address:
        yield address


def new_database(address: str) -> str:
    """The address of a new database."""
    name = f"test{next(_numbers)}"
    with psycopg.connect(address.format("postgres"), autocommit=True) as link:
        link.execute(f"CREATE DATABASE {name}".encode())
    return address.format(name)


@pytest.fixture
def database(postgres: str) -> str:
    """The address of a database in which there is nothing."""
    return new_database(postgres)


@pytest.fixture(params=KINDS)
def another(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], Store]]:
    """Makes stores that keep the same events."""
    made: list[Store] = []
    url = request.getfixturevalue("database") if request.param == "server" else ""

    def make() -> Store:
        store: Store = PostgresStore(url) if url else SqliteStore(tmp_path, group_commit="groups" in request.param)
        made.append(store)
        return store

    yield make
    for store in made:
        store.close()


@pytest.fixture
def store(another: Callable[[], Store]) -> Store:
    """A store in which there is nothing."""
    return another()
