"""What guards the doors: tokens of which only a hash is kept, and limits on how often somebody may try.

A limit is a bucket of tries that fills again with time. It is kept in the store, so
that it holds for all processes together and survives a restart. Of whom a bucket is
for, an address or a code, only a hash is kept too.
"""

from __future__ import annotations

import hmac
import os
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_network

from hakem.errors import HakemError, RequestError
from hakem.i18n import Message
from hakem.store.beside import Database
from hakem.values import dataclass

Clock = Callable[[], int]
"""Milliseconds since 1970 in UTC."""

RandomBytes = Callable[[int], bytes]
"""So many bytes that nobody can foresee."""

SECOND = 1000
LONGEST_NAME = 100
LONGEST_TOKEN = 200
TOKEN_SIZE = 32
"""Bytes of chance in a token."""


def now() -> int:
    """The time of the machine."""
    return time.time_ns() // 1_000_000


def chance(size: int) -> bytes:
    """Bytes from the system's source for secrets."""
    return os.urandom(size)


class AccessRefused(HakemError):  # noqa: N818 - it reads as what it says
    """Who or what was shown at the door is not known; it is not said what about it was wrong."""


class TooOften(AccessRefused):
    """Too many tries; ``seconds`` later there may be another one."""

    def __init__(self, seconds: int) -> None:
        super().__init__(Message("access.too-often", {"seconds": seconds}))
        self.seconds = seconds


def new_token(kind: str, source: RandomBytes) -> str:
    """A secret that opens something: its kind, one letter, and 256 bits."""
    return kind + urlsafe_b64encode(source(TOKEN_SIZE)).decode().rstrip("=")


def digest_of(secret: str) -> str:
    """What is kept of a token; 256 bits of chance need no salt."""
    return sha256(secret[:LONGEST_TOKEN].encode(errors="replace")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two texts are equal, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))


def clean_name(name: str) -> str:
    """A name of an account, a code or a device as it is kept; refused if it could fool whoever reads it."""
    shown = " ".join(name.split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise RequestError(Message("access.name"))
    return shown


@dataclass(frozen=True, slots=True)
class Limit:
    """So many tries at once, and one more whenever so many milliseconds have passed."""

    tries: int
    every: int


class Buckets:
    """Tries that are left, by kind and by whom they are for.

    Of each bucket the moment is kept at which it will be full again. A try moves it
    on; one that would move it too far is refused. A bucket that is full is the same
    as one that is not there.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        least, greatest = database.least, database.greatest
        stands = f"{least}({greatest}(buckets.full_at, CAST(? AS BIGINT)), CAST(? AS BIGINT))"
        self._take = (
            "INSERT INTO buckets (name, full_at) VALUES (?, ?) ON CONFLICT (name) "
            f"DO UPDATE SET full_at = {stands} + ? WHERE {stands} + ? <= ? RETURNING full_at"
        )

    def take(self, kind: str, whose: str, limit: Limit) -> None:
        """One try less; :class:`TooOften` if there is none left."""
        name, time = _name(kind, whose), self._clock()
        full = time + limit.tries * limit.every
        stands = (time, full)
        with self._database.writing() as run:
            taken = run(self._take, name, time + limit.every, *stands, limit.every, *stands, limit.every, full)
            if taken:
                return
            ((full_at,),) = run("SELECT full_at FROM buckets WHERE name = ?", name)
            if full_at > full:  # the clock was set back: nobody waits until that time comes again
                run("UPDATE buckets SET full_at = ? WHERE name = ?", full, name)
        wait = min(int(full_at), full) + limit.every - full
        raise TooOften(-(-wait // SECOND))

    def give_back(self, kind: str, whose: str, limit: Limit) -> None:
        """A try that was none: what was shown is right."""
        with self._database.writing() as run:
            run("UPDATE buckets SET full_at = full_at - ? WHERE name = ?", limit.every, _name(kind, whose))

    def forget_full(self) -> None:
        """Throw away what says nothing any more."""
        with self._database.writing() as run:
            statement = f"SELECT name FROM buckets WHERE full_at <= ? ORDER BY name{self._database.locked}"
            full = run(statement, self._clock())
            for (name,) in full:
                run("DELETE FROM buckets WHERE name = ?", name)


def _name(kind: str, whose: str) -> str:
    return sha256(f"{kind}\n{whose}".encode(errors="replace")).hexdigest()


def neighbourhood(address: str) -> str:
    """Whom an address stands for: itself, or of the sixth version the network that one household has.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9")
    True
    """
    try:
        found = ip_address(address[:LONGEST_NAME].partition("%")[0])
    except ValueError:
        return address[:LONGEST_NAME]
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)
