"""Stores of people and secrets for tests, in files and on a server, with a clock and chance of our own."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import psycopg
import pytest

from hakem.store.beside import open_beside
from hakem.store.people import Cost, People
from tests.support.postgres import server_url

CHEAP = Cost(rounds=1, memory=64, lanes=1)
"""A hash that takes no time: what it costs is asked in one test."""

in_every_store = pytest.mark.parametrize("kind", ["files", "server"])


def place(kind: str, folder: Path) -> str:
    """Where an empty store of that kind is."""
    if kind == "files":
        return str(folder)
    with psycopg.connect(server_url(), autocommit=True) as connection:
        connection.execute("DROP SCHEMA IF EXISTS hakem_people, hakem_secrets CASCADE")
    return server_url()


class Ticking:
    """A clock that stands until somebody moves it."""

    def __init__(self, time: int = 1_800_000_000_000) -> None:
        self.time = time

    def __call__(self) -> int:
        return self.time

    def pass_seconds(self, seconds: int) -> None:
        self.time += seconds * 1000


class Known:
    """Bytes that are the same in every run, and never twice in one."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, size: int) -> bytes:
        self.asked += 1
        return sha256(str(self.asked).encode()).digest()[:size]


def people_at(where: str, clock: Ticking | None = None, cost: Cost = CHEAP) -> People:
    """People with a clock that stands."""
    return People(open_beside(where, "people"), clock=clock or Ticking(), cost=cost)
