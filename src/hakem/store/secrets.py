"""National identity numbers, apart from the journal and encrypted.

A journal is copied, mailed and published; these numbers never enter it. They are
kept in ``secrets.db`` of the data folder or on the server, each encrypted with
AES-256-GCM and bound to its event and its player: moved to another one it cannot be
read. The key is kept elsewhere, so that a copy of the data is worth nothing without
it. Without a key nothing is stored, and nothing is ever stored in clear. A number is
in no message, no ``repr`` and no log.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model.ids import PlayerId
from hakem.store.beside import Database, Run, needed_package, open_beside
from hakem.store.guard import RandomBytes, chance
from hakem.store.journal import StoreError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_SIZE, NONCE_SIZE = 32, 12
LONGEST_NUMBER = 64
IN_ENVIRONMENT, FILE_IN_ENVIRONMENT = "HAKEM_SECRET_KEY", "HAKEM_SECRET_KEY_FILE"


class SecretKey:
    """A key. Its ``id`` tells keys apart and betrays nothing of them; nothing else of it is shown."""

    __slots__ = ("_bytes", "id")

    def __init__(self, text: str) -> None:
        try:
            self._bytes = urlsafe_b64decode(text.strip().encode("ascii"))
        except ValueError:
            self._bytes = b""
        if len(self._bytes) != KEY_SIZE:
            raise StoreError(Message("identity.no-key-at-all")) from None
        self.id = sha256(b"hakem key " + self._bytes).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"SecretKey({self.id})"

    def __reduce__(self) -> str:
        raise TypeError(repr(self))

    @property
    def cipher(self) -> AESGCM:
        """What encrypts with it."""
        try:
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        except ImportError:
            raise needed_package("cryptography", "desk") from None
        return AESGCM(self._bytes)


def new_key(source: RandomBytes = chance) -> str:
    """A new key as text, for the environment or a file."""
    return urlsafe_b64encode(source(KEY_SIZE)).decode()


def write_key_file(path: Path, source: RandomBytes = chance) -> SecretKey:
    """A new key in a new file that only its owner may read; a file that is there already is left alone."""
    text = new_key(source)
    try:
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise StoreError(Message("identity.key-file-exists", {"path": str(path)})) from error
    with os.fdopen(opened, "w", encoding="ascii") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
    return SecretKey(text)


def read_key_file(path: Path) -> SecretKey:
    """The key in a file."""
    try:
        text = path.read_bytes()[:1000].decode("ascii", errors="replace")
    except OSError as error:
        raise StoreError(Message("identity.key-file-unreadable", {"path": str(path)})) from error
    return SecretKey(text)


def configured_key(environment: Mapping[str, str], folder: Path | None = None) -> SecretKey | None:
    """The key of ``HAKEM_SECRET_KEY``, or of the file that ``HAKEM_SECRET_KEY_FILE`` names; None if neither is set.

    A key file in the data folder is refused: whoever copies the folder would have both.
    """
    if text := environment.get(IN_ENVIRONMENT, ""):
        return SecretKey(text)
    if not (name := environment.get(FILE_IN_ENVIRONMENT, "")):
        return None
    path = Path(name)
    if folder is not None and path.resolve().is_relative_to(folder.resolve()):
        raise StoreError(Message("identity.key-beside-data", {"path": name}))
    return read_key_file(path)


def open_secrets(where: str | Path, environment: Mapping[str, str] | None = None) -> Secrets:
    """The numbers of a data folder, or of the server of a ``postgresql://`` address, with the configured key."""
    database = open_beside(where, "secrets")
    try:
        return Secrets(database, configured_key(os.environ if environment is None else environment, database.folder))
    except BaseException:
        database.close()
        raise


class Secrets:
    """National identity numbers by event and player."""

    def __init__(self, database: Database, key: SecretKey | None, *, source: RandomBytes = chance) -> None:
        self._database, self._key, self._source = database, key, source

    def close(self) -> None:
        """Let go of the store."""
        self._database.close()

    def put(self, event: str, player: PlayerId, number: str) -> None:
        """Keep the number of a player, in the place of one that was there."""
        key, plain = self._needed_key(), _checked(number)
        with self._database.writing() as run:
            self._claim(run, key)
            self._write(run, key, event, player, plain)

    def get(self, event: str, player: PlayerId) -> str | None:
        """The number of a player, None if there is none. Show it to whoever may see ``identity-numbers`` only."""
        rows = self._database.read("SELECT key_id, sealed FROM numbers WHERE event = ? AND player = ?", event, player)
        return self._opened(self._needed_key(), event, player, *rows[0]) if rows else None

    def players(self, event: str) -> tuple[PlayerId, ...]:
        """The players whose number is kept; needs no key."""
        rows = self._database.read("SELECT player FROM numbers WHERE event = ? ORDER BY player", event)
        return tuple(PlayerId(player) for (player,) in rows)

    def delete(self, event: str, player: PlayerId | None = None) -> int:
        """Forget the number of a player, or all of an event; how many there were. Needs no key."""
        with self._database.writing() as run:
            if player is None:
                return len(run("DELETE FROM numbers WHERE event = ? RETURNING player", event))
            return len(run("DELETE FROM numbers WHERE event = ? AND player = ? RETURNING player", event, player))

    def move_event(self, event: str, new_event: str) -> int:
        """Take the numbers along when an event gets another id; how many there were."""
        key = self._needed_key()
        with self._database.writing() as run:
            self._claim(run, key)
            if run("SELECT player FROM numbers WHERE event = ?", new_event):
                raise StoreError(Message("identity.has-numbers", {"event": new_event}))
            rows = run("SELECT player, key_id, sealed FROM numbers WHERE event = ? ORDER BY player", event)
            for player, key_id, sealed in rows:
                plain = self._opened(key, event, player, key_id, sealed)
                self._write(run, key, new_event, player, plain)
            run("DELETE FROM numbers WHERE event = ?", event)
        return len(rows)

    def rotate(self, new: SecretKey) -> int:
        """Encrypt everything with a new key, all of it or nothing; how many numbers there are.

        From then on whoever still has the old key can neither read nor write.
        """
        old = self._needed_key()
        with self._database.writing() as run:
            self._claim(run, old)
            rows = run("SELECT event, player, key_id, sealed FROM numbers ORDER BY event, player")
            for event, player, key_id, sealed in rows:
                self._write(run, new, event, player, self._opened(old, event, player, key_id, sealed))
            run("UPDATE settings SET value = ? WHERE name = ?", new.id, "key")
        self._key = new
        return len(rows)

    def _needed_key(self) -> SecretKey:
        if self._key is None:
            raise StoreError(Message("identity.no-key", {"variable": IN_ENVIRONMENT, "file": FILE_IN_ENVIRONMENT}))
        return self._key

    def _claim(self, run: Run, key: SecretKey) -> None:
        """Nobody writes with another key than the one in use; until the end nobody changes which one that is."""
        run("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", "key", key.id)
        ((in_use,),) = run(f"SELECT value FROM settings WHERE name = ?{self._database.locked}", "key")
        if in_use != key.id:
            raise StoreError(Message("identity.other-key", {"key": key.id, "used": in_use}))

    def _write(self, run: Run, key: SecretKey, event: str, player: PlayerId, plain: str) -> None:
        nonce = self._source(NONCE_SIZE)
        sealed = nonce + key.cipher.encrypt(nonce, plain.encode(), _bound_to(event, player))
        run(
            "INSERT INTO numbers (event, player, key_id, sealed) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (event, player) DO UPDATE SET key_id = excluded.key_id, sealed = excluded.sealed",
            *(event, player, key.id, sealed),
        )

    def _opened(self, key: SecretKey, event: str, player: PlayerId, key_id: str, sealed: bytes) -> str:
        if key_id != key.id:
            raise StoreError(Message("identity.other-key", {"key": key.id, "used": key_id}))
        try:
            nonce, rest = sealed[:NONCE_SIZE], sealed[NONCE_SIZE:]
            return key.cipher.decrypt(nonce, rest, _bound_to(event, player)).decode()
        except StoreError:
            raise
        except Exception:  # whatever it is, it may hold what must not be told
            raise StoreError(Message("identity.changed", {"event": event, "player": player})) from None


def _bound_to(event: str, player: PlayerId) -> bytes:
    """What a number is bound to, in one way only: no event and player read as another pair."""
    return json.dumps(["hakem identity number", 1, event, player]).encode()


def _checked(number: str) -> str:
    """The number without blanks around it; what is wrong with one is said without it."""
    plain = number.strip()
    if not plain or len(plain) > LONGEST_NUMBER or not plain.isprintable():
        raise RequestError(Message("identity.number", {"most": LONGEST_NUMBER}))
    return plain
