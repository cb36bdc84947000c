"""Accounts and logins, and who somebody is at an event.

``open_people`` opens them, in ``people.db`` of the data folder or on the server
that has the journals. The web asks :meth:`People.person` at every request: the
answer is what the desk checks (:func:`hakem.desk.journal.roles.may`). Passwords are
kept as argon2id hashes, logins as the hash of a token that only the browser has, so
that each can be ended at once. Hashing takes a tenth of a second and more: call
``log_in`` in a thread.
"""

from __future__ import annotations

import unicodedata
from base64 import b64encode
from pathlib import Path
from threading import BoundedSemaphore
from typing import TYPE_CHECKING

from hakem.desk.journal.roles import Person, Role, role_of
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model.names import search_key
from hakem.store.beside import Database, Rows, Run, needed_package, open_beside
from hakem.store.guard import (
    SECOND,
    AccessRefused,
    Buckets,
    Clock,
    Limit,
    RandomBytes,
    chance,
    clean_name,
    digest_of,
    neighbourhood,
    new_token,
    now,
    same,
)
from hakem.store.helpers import DEVICE, HelperCodes
from hakem.values import dataclass, field

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LEAST_PASSWORD, MOST_PASSWORD = 10, 1000
LOGIN = "L"
"""First letter of the token of a login."""

SETUP = "S"
"""First letter of the code of the first organiser."""

_SETUP, _SETUP_ASKED = "setup-code", "SELECT value FROM settings WHERE name = ?"

LASTS = 14 * 24 * 3600
"""Seconds that a login lasts."""

PER_ADDRESS = Limit(20, 15 * SECOND)
PER_ACCOUNT = Limit(10, 30 * SECOND)
"""Wrong passwords; right ones do not count."""

MOST_HASHED = 2
"""So many passwords are hashed at once: each takes 64 MiB, and whoever guesses may send many together."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a guess at a password costs: rounds, KiB of memory, lanes. A hash says its own; others are made at login."""

    rounds: int = 3
    memory: int = 65_536
    lanes: int = 4


@dataclass(frozen=True, slots=True)
class UserAccount:
    """Somebody who can log in: what they are everywhere, and at single events."""

    name: str
    role: Role
    disabled: bool
    made_at: int
    events: tuple[tuple[str, Role], ...] = ()


@dataclass(frozen=True, slots=True)
class Login:
    """An account on a device, until a time in milliseconds since 1970."""

    id: str
    device: str
    made_at: int
    expires_at: int


@dataclass(frozen=True, slots=True)
class NewLogin:
    """A login with its token, which is told this once."""

    login: Login
    token: str = field(repr=False)


def open_people(where: str | Path) -> People:
    """The people of a data folder, or of the server of a ``postgresql://`` address."""
    return People(open_beside(where, "people"))


class People:
    """Accounts, logins and, as ``helpers``, the codes of helpers; ``buckets`` has limits for whoever needs one."""

    def __init__(
        self, database: Database, *, clock: Clock = now, source: RandomBytes = chance, cost: Cost | None = None
    ) -> None:
        self._database, self._clock, self._source = database, clock, source
        self._cost = cost or Cost()
        self._decoy = _decoy(self._cost, source)
        self._turns = BoundedSemaphore(MOST_HASHED)
        self.buckets = Buckets(database, clock)
        self.helpers = HelperCodes(database, self.buckets, clock, source)

    def close(self) -> None:
        """Let go of the store."""
        self._database.close()

    # Accounts

    def add_account(self, name: str, password: str, role: Role = Role.READER) -> UserAccount:
        """A new account; names that look alike (``IŞIK``, ``ışık``, ``isik``) are one."""
        shown = clean_name(name)
        account = UserAccount(shown, _for_accounts(role), False, self._clock())
        hashed = self._hashed(password)
        with self._database.writing() as run:
            made = run(
                "INSERT INTO accounts (id, name, password, role, made_at) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING RETURNING id",
                *(_id(shown), shown, hashed, role.value, account.made_at),
            )
        if not made:
            raise RequestError(Message("access.account-exists", {"name": shown}))
        return account

    def accounts(self) -> tuple[UserAccount, ...]:
        """All accounts, by name."""
        events: dict[str, list[tuple[str, Role]]] = {}
        for account, event, role in self._database.read("SELECT account, event, role FROM roles ORDER BY event"):
            events.setdefault(account, []).append((event, role_of(role)))
        rows = self._database.read("SELECT id, name, role, disabled, made_at FROM accounts ORDER BY id")
        return tuple(
            UserAccount(name, role_of(role), bool(disabled), made_at, tuple(events.get(id, ())))
            for id, name, role, disabled, made_at in rows
        )

    def set_password(self, name: str, password: str) -> None:
        """Another password; all logins of the account end."""
        hashed = self._hashed(password)
        with self._database.writing() as run:
            id = self._existing(run, name)
            run("UPDATE accounts SET password = ? WHERE id = ?", hashed, id)
            run("DELETE FROM logins WHERE account = ?", id)

    def set_role(self, name: str, role: Role) -> None:
        """What somebody is everywhere."""
        with self._database.writing() as run:
            if _for_accounts(role) is not Role.ORGANISER:
                self._keep_an_organiser(run, name)
            id = self._existing(run, name)
            run("UPDATE accounts SET role = ? WHERE id = ?", role.value, id)

    def set_event_role(self, name: str, event: str, role: Role | None) -> None:
        """What somebody is at one event; None: what they are everywhere."""
        with self._database.writing() as run:
            id = self._existing(run, name)
            run("DELETE FROM roles WHERE account = ? AND event = ?", id, event)
            if role is not None:
                run("INSERT INTO roles VALUES (?, ?, ?)", id, event, _for_accounts(role).value)

    def set_disabled(self, name: str, disabled: bool) -> None:
        """Lock an account, which ends its logins, or unlock it."""
        with self._database.writing() as run:
            if disabled:
                self._keep_an_organiser(run, name)
            id = self._existing(run, name)
            run("UPDATE accounts SET disabled = ? WHERE id = ?", int(disabled), id)
            run("DELETE FROM logins WHERE account = ?", id)

    def remove_account(self, name: str) -> None:
        """Remove an account with everything that is known of it; entries of journals keep the name."""
        with self._database.writing() as run:
            self._keep_an_organiser(run, name)
            id = self._existing(run, name)
            run("DELETE FROM accounts WHERE id = ?", id)

    def _existing(self, run: Run, name: str) -> str:
        id = _id(name)
        if not run(f"SELECT id FROM accounts WHERE id = ?{self._database.locked}", id):
            raise RequestError(Message("access.no-such-account", {"name": name[:100]}))
        return id

    def _keep_an_organiser(self, run: Run, name: str) -> None:
        """Refuse what would leave nobody who can manage accounts."""
        organisers = run(
            f"SELECT id FROM accounts WHERE role = ? AND disabled = 0 ORDER BY id{self._database.locked}",
            Role.ORGANISER.value,
        )
        if [each for (each,) in organisers] == [_id(name)]:
            raise RequestError(Message("access.last-organiser", {"name": name}))

    # The first organiser

    def setup_code(self) -> str:
        """A code by which the first organiser gets an account, told this once; "" if there is an organiser already.

        A new code ends the one before it, and so does the account that is made.
        """
        code = new_token(SETUP, self._source)
        with self._database.writing() as run:
            run("DELETE FROM settings WHERE name = ?", _SETUP)
            if run("SELECT id FROM accounts WHERE role = ?", Role.ORGANISER.value):
                return ""
            run("INSERT INTO settings (name, value) VALUES (?, ?)", _SETUP, digest_of(code))
        return code

    def redeem_setup(self, code: str, name: str, password: str, *, address: str = "") -> UserAccount:
        """The account of the first organiser; :class:`AccessRefused` if the code is not the one that was told."""
        where = neighbourhood(address)
        self.buckets.take("setup-address", where, PER_ADDRESS)
        if not self._is_setup(self._database.read(_SETUP_ASKED, _SETUP), code):
            raise AccessRefused(Message("access.code"))
        self.buckets.give_back("setup-address", where, PER_ADDRESS)
        shown, hashed, time = clean_name(name), self._hashed(password), self._clock()
        with self._database.writing() as run:  # of two who come at once, one is the organiser
            if not self._is_setup(run(_SETUP_ASKED + self._database.locked, _SETUP), code):
                raise AccessRefused(Message("access.code"))
            made = run(
                "INSERT INTO accounts (id, name, password, role, made_at) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING RETURNING id",
                *(_id(shown), shown, hashed, Role.ORGANISER.value, time),
            )
            if not made:
                raise RequestError(Message("access.account-exists", {"name": shown}))
            run("DELETE FROM settings WHERE name = ?", _SETUP)
        return UserAccount(shown, Role.ORGANISER, False, time)

    def _is_setup(self, rows: Rows, code: str) -> bool:
        return any(same(kept, digest_of(code)) for (kept,) in rows)

    # Logins

    def log_in(self, name: str, password: str, *, address: str, device: str) -> NewLogin:
        """A login on a device; :class:`AccessRefused` says nothing about what was wrong, nor does the time it takes."""
        id, where, shown = _id(name), neighbourhood(address), clean_name(device)
        self.buckets.take("login-address", where, PER_ADDRESS)
        self.buckets.take("login-account", id, PER_ACCOUNT)
        rows = self._database.read("SELECT password FROM accounts WHERE id = ? AND disabled = 0", id)
        hashed = rows[0][0] if rows else self._decoy
        if not self._is_right(hashed, password) or not rows:
            raise AccessRefused(Message("access.wrong"))
        self.buckets.give_back("login-address", where, PER_ADDRESS)
        self.buckets.give_back("login-account", id, PER_ACCOUNT)
        renewed = self._renewed(hashed, password)
        token, time = new_token(LOGIN, self._source), self._clock()
        login = Login(digest_of(token)[:16], shown, time, time + LASTS * SECOND)
        with self._database.writing() as run:
            unchanged = f"SELECT 1 FROM accounts WHERE id = ? AND password = ? AND disabled = 0{self._database.locked}"
            if not run(unchanged, id, hashed):
                raise AccessRefused(Message("access.wrong"))
            run("UPDATE accounts SET password = ? WHERE id = ?", renewed, id)
            run("INSERT INTO logins VALUES (?, ?, ?, ?, ?)", digest_of(token), id, shown, time, login.expires_at)
        return NewLogin(login, token)

    def logins(self, name: str) -> tuple[Login, ...]:
        """Where an account is logged in."""
        rows = self._database.read(
            "SELECT digest, device, made_at, expires_at FROM logins"
            " WHERE account = ? AND expires_at > ? ORDER BY made_at, digest",
            *(_id(name), self._clock()),
        )
        return tuple(Login(digest[:16], *rest) for digest, *rest in rows)

    def log_out(self, token: str) -> None:
        """End the login that has this token."""
        with self._database.writing() as run:
            run("DELETE FROM logins WHERE digest = ?", digest_of(token))

    def end_logins(self, name: str, login: str = "") -> None:
        """End one login of an account, or all of them."""
        with self._database.writing() as run:
            for (digest,) in run("SELECT digest FROM logins WHERE account = ?", _id(name)):
                if login in ("", digest[:16]):
                    run("DELETE FROM logins WHERE digest = ?", digest)

    def person(self, token: str, event: str = "") -> Person | None:
        """Who has this token, at this event; None if nobody does, or no longer. Ask at every request."""
        if token.startswith(DEVICE):
            return self.helpers.person(token, event)
        digest = digest_of(token)
        rows = self._database.read(
            "SELECT l.digest, l.expires_at, a.name, a.role, r.role FROM logins l"
            " JOIN accounts a ON a.id = l.account LEFT JOIN roles r ON r.account = a.id AND r.event = ?"
            " WHERE l.digest = ? AND a.disabled = 0",
            *(event, digest),
        )
        for kept, expires_at, name, everywhere, here in rows:
            if same(kept, digest) and self._clock() < expires_at:
                return _person(name, everywhere, here)
        return None

    def forget_old(self) -> None:
        """Throw away what is over: logins, codes, limits. Once a day is enough."""
        with self._database.writing() as run:
            run("DELETE FROM logins WHERE expires_at <= ?", self._clock())
        self.helpers.forget_old()
        self.buckets.forget_full()

    # Passwords

    def _hashed(self, password: str) -> str:
        secret = _typed(password)
        if not LEAST_PASSWORD <= len(secret) <= MOST_PASSWORD:
            raise RequestError(Message("access.password", {"least": LEAST_PASSWORD, "most": MOST_PASSWORD}))
        with self._turns:
            return self._hasher().hash(secret.encode(errors="surrogatepass"), salt=self._source(16))

    def _renewed(self, hashed: str, password: str) -> str:
        """The hash, or a new one if what a guess should cost is another thing by now."""
        return self._hashed(password) if self._hasher().check_needs_rehash(hashed) else hashed

    def _is_right(self, hashed: str, password: str) -> bool:
        hasher, secret = self._hasher(), _typed(password).encode(errors="surrogatepass")
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            # What is too long to be a password is compared as one that nobody has, in the same time.
            with self._turns:
                return hasher.verify(hashed, secret if len(secret) <= 4 * MOST_PASSWORD else b"")
        except (VerificationError, InvalidHashError):
            return False

    def _hasher(self) -> PasswordHasher:
        try:
            from argon2 import PasswordHasher
        except ImportError:
            raise needed_package("argon2-cffi", "desk") from None
        return PasswordHasher(self._cost.rounds, self._cost.memory, self._cost.lanes)


def _decoy(cost: Cost, source: RandomBytes) -> str:
    """A hash that no password has: whoever has no account is compared with it, so that it takes as long."""
    salt, tag = (b64encode(source(size)).decode().rstrip("=") for size in (16, 32))
    return f"$argon2id$v=19$m={cost.memory},t={cost.rounds},p={cost.lanes}${salt}${tag}"


def _typed(password: str) -> str:
    """A password as one text, however the keyboard puts its letters together."""
    return unicodedata.normalize("NFC", password[: 4 * MOST_PASSWORD])


def _id(name: str) -> str:
    """What names that look alike have in common."""
    return search_key(unicodedata.normalize("NFKC", name[:200]))


def _for_accounts(role: Role) -> Role:
    """A helper has a code, no account."""
    if role is Role.HELPER:
        known = tuple(each.value for each in Role if each is not Role.HELPER)
        raise RequestError(Message("access.unknown-role", {"name": role.value, "known": known}))
    return role


def _person(name: str, everywhere: str, here: str | None) -> Person | None:
    """An organiser is one at every event; a role that is none opens nothing."""
    try:
        role = role_of(everywhere)
        return Person(name, role if role is Role.ORGANISER or here is None else role_of(here))
    except RequestError:
        return None
