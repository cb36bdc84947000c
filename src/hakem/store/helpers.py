"""Codes of helpers: for one event, its rounds or some of them, and some boards, until they run out or are revoked.

The code of a captain names a team instead of boards: its boards are those of the team's match in that round.

A code is told once, as eight digits to type and as a long token for a QR code; a
device that shows either gets a token of its own. Every use asks the store again, so
that a code that is revoked is dead on the next tap, on every device. Of digits and
tokens only hashes are kept; the digits, which could be guessed from a plain hash,
are hashed slowly and with a salt. A code may last for a whole season: its digits can be
typed for the first days only, its QR code as long as it lasts.
"""

from __future__ import annotations

from base64 import b64encode
from hashlib import scrypt

from hakem.desk.journal.roles import Boards, Person, Role, boards_of, boards_text
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.store.beside import Database, Rows
from hakem.store.guard import (
    LONGEST_NAME,
    SECOND,
    AccessRefused,
    Buckets,
    Clock,
    Limit,
    RandomBytes,
    clean_name,
    digest_of,
    neighbourhood,
    new_token,
    same,
)
from hakem.values import dataclass, field

DIGITS = 8
DAY = 24 * 3600
MOST_DAYS = 366
DAYS_TO_TYPE = 14
"""So long the digits of a code open it: guessing at them for a season is not worth it."""
EVERY_ROUND = 999
"""The last round of codes that are for all rounds, however many there will be."""
QR, DEVICE = "Q", "D"
"""First letters of the tokens in QR codes and of those that devices get."""

PER_ADDRESS = Limit(10, 10 * SECOND)
PER_CODE = Limit(20, 60 * SECOND)
ALL_GUESSES = Limit(100, 10 * SECOND)
"""Wrong digits from all addresses together: a hundred million codes outlast them by years. QR codes go on working."""


@dataclass(frozen=True, slots=True)
class CodeWish:
    """A code that somebody asks for; ``lasts`` is in seconds. ``team`` is that of a captain, 0 if it is for boards.

    ``last_round`` is the last of several rounds, 0 if it is for its round alone.
    """

    event: str
    round: int
    boards: Boards
    name: str
    by: str
    lasts: int = DAY
    team: int = 0
    last_round: int = 0


@dataclass(frozen=True, slots=True)
class HelperCode:
    """What is known of a code. Times are milliseconds since 1970; ``revoked_at`` is 0 while it is not."""

    id: str
    event: str
    round: int
    boards: Boards
    name: str
    made_by: str
    made_at: int
    expires_at: int
    revoked_at: int = 0
    team: int = 0
    last_round: int = 0

    def is_valid(self, at: int) -> bool:
        """Whether the code opens anything at that time."""
        return not self.revoked_at and at < self.expires_at


@dataclass(frozen=True, slots=True)
class NewCode:
    """A code with what opens it, which is told this once."""

    code: HelperCode
    digits: str = field(repr=False)
    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Device:
    """A phone on which a code is used."""

    id: str
    name: str
    made_at: int


_COLUMNS = (
    "c.id, c.event, c.round, c.boards, c.name, c.made_by, c.made_at, c.expires_at, c.revoked_at, c.team, c.last_round"
)


def _code_of(row: tuple[object, ...]) -> HelperCode:
    id, event, round, boards, *rest = row
    return HelperCode(id, event, round, () if rest[-2] else boards_of(str(boards)), *rest)  # type: ignore[arg-type]


class HelperCodes:
    """The codes of all events."""

    def __init__(self, database: Database, buckets: Buckets, clock: Clock, source: RandomBytes) -> None:
        self._database, self._buckets, self._clock, self._source = database, buckets, clock, source

    def make(self, wish: CodeWish) -> NewCode:
        """A new code; what opens it cannot be told again."""
        if wish.round < 1 or not (wish.last_round == 0 or wish.round <= wish.last_round <= EVERY_ROUND):
            raise RequestError(Message("access.round"))
        if not 60 <= wish.lasts <= MOST_DAYS * DAY:
            raise RequestError(Message("access.lasts", {"days": MOST_DAYS}))
        boards, time = () if wish.team else boards_of(boards_text(wish.boards)), self._clock()
        until, names = time + wish.lasts * SECOND, (clean_name(wish.name), clean_name(wish.by))
        while True:
            digits = f"{int.from_bytes(self._source(16), 'big') % 10**DIGITS:0{DIGITS}}"
            token, id = new_token(QR, self._source), self._source(8).hex()
            code = HelperCode(id, wish.event, wish.round, boards, *names, time, until, 0, wish.team, wish.last_round)
            if self._keep(code, self._slowly(digits), digest_of(token)):
                return NewCode(code, digits, token)

    def _keep(self, code: HelperCode, digits: str, token: str) -> bool:
        """Whether it could be kept: digits that another code has cannot."""
        with self._database.writing() as run:
            kept = run(
                "INSERT INTO codes (id, event, round, boards, name, made_by, made_at, expires_at, digits, token, team,"
                " last_round) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
                *(code.id, code.event, code.round, boards_text(code.boards), code.name, code.made_by),
                *(code.made_at, code.expires_at, digits, token, code.team, code.last_round),
            )
        return bool(kept)

    def _slowly(self, digits: str) -> str:
        """What is kept of digits: a hundred million guesses at it take weeks."""
        salt, ask = "digits-salt", "SELECT value FROM settings WHERE name = ?"
        if not (found := self._database.read(ask, salt)):
            with self._database.writing() as run:
                new = b64encode(self._source(16)).decode()
                run("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", salt, new)
                found = run(ask, salt)
        ((kept,),) = found
        return scrypt(digits.encode(), salt=kept.encode(), n=2**14, r=8, p=1, dklen=32).hex()

    def listed(self, event: str) -> tuple[HelperCode, ...]:
        """The codes of an event, those that are over too, the newest first."""
        rows = self._database.read(
            f"SELECT {_COLUMNS} FROM codes c WHERE c.event = ? ORDER BY c.made_at DESC, c.id", event
        )
        return tuple(map(_code_of, rows))

    def devices(self, event: str, code: str) -> tuple[Device, ...]:
        """The devices on which a code of this event is used."""
        rows = self._database.read(
            "SELECT d.digest, d.name, d.made_at FROM devices d JOIN codes c ON c.id = d.code"
            " WHERE c.event = ? AND c.id = ? ORDER BY d.made_at, d.digest",
            event,
            code,
        )
        return tuple(Device(digest[:16], name, made_at) for digest, name, made_at in rows)

    def revoke(self, event: str, code: str) -> None:
        """End a code of this event, on all devices, from their next tap on."""
        with self._database.writing() as run:
            found = run("SELECT id FROM codes WHERE event = ? AND id = ?", event, code)
            if not found:
                raise RequestError(Message("access.no-such-code", {"code": code[:40]}))
            run("UPDATE codes SET revoked_at = ? WHERE id = ? AND revoked_at = 0", self._clock(), code)
            run("DELETE FROM devices WHERE code = ?", code)

    def revoke_device(self, event: str, code: str, device: str) -> None:
        """End the use of a code on one device."""
        digests = self._database.read(
            "SELECT d.digest FROM devices d JOIN codes c ON c.id = d.code WHERE c.event = ? AND c.id = ?", event, code
        )
        with self._database.writing() as run:
            for (digest,) in digests:
                if digest[:16] == device:
                    run("DELETE FROM devices WHERE digest = ?", digest)

    def redeem(self, shown: str, *, address: str, device: str) -> str:
        """A token for a device that shows digits or the token of a QR code; :class:`AccessRefused` otherwise.

        A second device of the same name gets a number behind it: reports are told apart by their names.
        """
        name, where = clean_name(device), neighbourhood(address)
        self._buckets.take("code-address", where, PER_ADDRESS)
        code = self._found(shown.strip())
        if code is None:
            raise AccessRefused(Message("access.code"))
        self._buckets.give_back("code-address", where, PER_ADDRESS)
        self._buckets.take("code", code.id, PER_CODE)
        token, time = new_token(DEVICE, self._source), self._clock()
        with self._database.writing() as run:
            run(f"SELECT id FROM codes WHERE event = ? AND name = ?{self._database.locked}", code.event, code.name)
            rows = run(
                "SELECT d.name FROM devices d JOIN codes c ON c.id = d.code WHERE c.event = ? AND c.name = ?",
                *(code.event, code.name),
            )
            free = _free_name(name, {str(taken) for (taken,) in rows})
            run("INSERT INTO devices VALUES (?, ?, ?, ?)", digest_of(token), code.id, free, time)
        return token

    def scanned(self, event: str, token: str) -> HelperCode | None:
        """The code of this event that the token of a QR code opens, None if it opens nothing; no device gets it."""
        code = self._opened("token", digest_of(token)) if token.startswith(QR) else None
        return code if code is not None and code.event == event else None

    def event_of(self, token: str) -> str:
        """The event at which a device helps; "" if it does not, or no longer."""
        digest = digest_of(token)
        rows = self._database.read(
            f"SELECT d.digest, {_COLUMNS} FROM devices d JOIN codes c ON c.id = d.code WHERE d.digest = ?", digest
        )
        return next((code.event for code in _valid(rows, digest, self._clock())), "")

    def forget_device(self, token: str) -> None:
        """End the use of a code on the device that has this token."""
        with self._database.writing() as run:
            run("DELETE FROM devices WHERE digest = ?", digest_of(token))

    def _found(self, shown: str) -> HelperCode | None:
        """The valid code that digits or a token open."""
        digits = "".join(sign for sign in shown[:40] if sign not in " -")
        if len(digits) == DIGITS and digits.isascii() and digits.isdigit():
            self._buckets.take("guess", "", ALL_GUESSES)
            code = self._opened("digits", self._slowly(digits))
            if code is None or self._clock() >= code.made_at + DAYS_TO_TYPE * DAY * SECOND:
                return None
            self._buckets.give_back("guess", "", ALL_GUESSES)
            return code
        return self._opened("token", digest_of(shown)) if shown.startswith(QR) else None

    def _opened(self, column: str, digest: str) -> HelperCode | None:
        rows = self._database.read(f"SELECT c.{column}, {_COLUMNS} FROM codes c WHERE c.{column} = ?", digest)
        return next(iter(_valid(rows, digest, self._clock())), None)

    def person(self, token: str, event: str) -> Person | None:
        """Who uses this device at this event, asked anew at every use; None if the code is over or for another one."""
        digest = digest_of(token)
        rows = self._database.read(
            f"SELECT d.digest, {_COLUMNS}, d.name FROM devices d JOIN codes c ON c.id = d.code"
            " WHERE d.digest = ? AND c.event = ?",
            digest,
            event,
        )
        names = [row[-1] for row in rows]
        for code in _valid([row[:-1] for row in rows], digest, self._clock()):
            name, given = f"{code.name} · {names[0]}", (code.round, code.boards, code.team, code.last_round)
            return Person(name, Role.HELPER, *given)
        return None

    def forget_old(self) -> None:
        """Throw away codes that have been over for long."""
        long_ago = self._clock() - 30 * DAY * SECOND
        with self._database.writing() as run:
            run("DELETE FROM codes WHERE expires_at < ?", long_ago)


def _free_name(name: str, taken: set[str]) -> str:
    """The name, with a number behind it if others have it."""
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name[: LONGEST_NAME - 8]} {number}"
    return free


def _valid(rows: Rows, digest: str, time: int) -> list[HelperCode]:
    """Codes that open something now, of rows that begin with what was looked for; a damaged row opens nothing."""
    found: list[HelperCode] = []
    for kept, *row in rows:
        try:
            code = _code_of(tuple(row))
        except RequestError:
            continue
        if same(str(kept), digest) and code.is_valid(time):
            found.append(code)
    return found
