"""A national identity number is in nothing that is written or printed, not even when things go wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

import psycopg
import pytest

from hakem.store.secrets import write_key_file
from tests.support.people_stores import in_every_store, place

NUMBER = "10000000146"

SCENARIO = """
import logging, sqlite3, sys, traceback
from contextlib import closing
from pathlib import Path

from hakem import Event, Player, Tournament, dump_native, dump_trf
from hakem.desk.journal.entry import Draft, Head, chained
from hakem.desk.journal.roles import Role
from hakem.errors import HakemError
from hakem.i18n import say
from hakem.store.beside import open_beside
from hakem.store.helpers import CodeWish
from hakem.store.people import open_people
from hakem.store.secrets import SecretKey, Secrets, new_key, open_secrets

where, folder, number = sys.argv[1], Path(sys.argv[2]), sys.stdin.read()
logging.basicConfig(level=logging.DEBUG, filename=folder / "hakem.log")
secrets = open_secrets(where)
event = Tournament((Player(1, 1, "Yılmaz, Ayşe"), Player(2, 2, "Can")), 1, event=Event(name="Bahar"))
head, lines = Head(), []
for player in event.players:
    secrets.put("bahar", player.id, number)
    entry = chained(Draft("add-player", {"player": player.id, "name": player.name}, "2026-11-16T10:00:00Z", "a"), head)
    head = entry.head
    lines.append(entry.line)
    logging.debug("added %r %r", player, secrets)
(folder / "bahar.jsonl").write_text("\\n".join(lines))
(folder / "bahar.trf").write_text(dump_trf(event).text)
(folder / "bahar.json").write_text(dump_native(event).text)

people = open_people(where)
people.add_account("Ayşe", "a long password", Role.ORGANISER)
people.log_in("Ayşe", "a long password", address="10.0.0.1", device="laptop")
people.helpers.make(CodeWish("bahar", 1, ((1, 9),), "Salon", "Ayşe"))

assert secrets.get("bahar", 1) == number
for attempt in (
    lambda: Secrets(open_beside(where, "secrets"), SecretKey(new_key())).get("bahar", 1),
    lambda: Secrets(open_beside(where, "secrets"), None).put("bahar", 1, number),
    lambda: secrets.put("bahar", 1, number * 20),
    lambda: secrets.put("bahar\\0", 1, number),
    lambda: secrets.put("bahar", "one", number),
    lambda: secrets.put("bahar", 2**70, number),
):
    try:
        attempt()
    except Exception as error:
        traceback.print_exc()
        logging.exception("refused: %r", error)
        if isinstance(error, HakemError):
            print(say(error.message, "tr"), error.message.to_data(), [repr(error.args), vars(error)])
    else:
        raise SystemExit("nothing was refused")
secrets.rotate(SecretKey(new_key()))
assert secrets.get("bahar", 2) == number
for name in ("people", "secrets"):
    if (folder / f"{name}.db").exists():
        kept, copy = sqlite3.connect(folder / f"{name}.db"), sqlite3.connect(folder / f"{name}.bak")
        with closing(kept), closing(copy):
            kept.backup(copy)
print("done", secrets, people)
"""


def forms(number: str) -> list[bytes]:
    """The number as it could hide: plain, wide, in hexadecimal, in base64 at every offset, packed, as an integer."""
    plain = number.encode()
    shifted = [b64encode(b"x" * n + plain)[4 if n else 0 : 12] for n in range(3)]
    packed = bytes.fromhex(number + "0")
    wide = [number.encode("utf-16-le"), number.encode("utf-16-be")]
    whole = [int(number).to_bytes(5, order) for order in ("big", "little")]
    return [plain, *wide, plain.hex().encode(), *shifted, packed, *whole, plain[::-1]]


def found(content: bytes) -> bool:
    return any(form in content for form in forms(NUMBER))


@pytest.mark.parametrize("form", forms(NUMBER))
def test_the_search_finds_what_it_looks_for(form: bytes) -> None:
    assert found(b"before" + form + b"behind")
    assert not found(b"before" + form[:-1])


def dumped(where: str) -> bytes:
    """What a backup of the server has."""
    content = b""
    with psycopg.connect(where) as connection:
        tables = connection.execute(
            "SELECT schemaname || '.' || tablename FROM pg_tables WHERE schemaname LIKE 'hakem%' ORDER BY 1"
        ).fetchall()
        for (table,) in tables:
            with connection.cursor().copy(f"COPY {table} TO STDOUT".encode()) as copy:
                content += table.encode() + b"".join(bytes(part) for part in copy)
    return content


@in_every_store
def test_in_nothing_that_is_written_or_printed(kind: str, tmp_path: Path) -> None:
    where = place(kind, tmp_path)
    key = tmp_path.parent / f"{tmp_path.name}.key"
    write_key_file(key)
    run = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "error", "-c", SCENARIO, where, str(tmp_path)],
        input=NUMBER.encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "HAKEM_SECRET_KEY_FILE": str(key), "PYTHONIOENCODING": "utf-8"},
    )
    assert b"\ndone" in run.stdout, run.stderr.decode()
    written = {path.name: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert {"hakem.log", "bahar.jsonl", "bahar.trf", "bahar.json"} <= written.keys()
    assert kind == "server" or {"people.db", "secrets.db", "people.bak", "secrets.bak"} <= written.keys()
    if kind == "server":
        written["dump"] = dumped(where)
        written["log of the server"] = _server_log(where)
        assert b"hakem_secrets.numbers" in written["dump"]
    written |= {"stdout": run.stdout, "stderr": run.stderr}
    assert all(written[name] for name in ("hakem.log", "stdout", "stderr"))
    assert [name for name, content in written.items() if found(content)] == []


def _server_log(where: str) -> bytes:
    folder = where.partition("host=")[2].partition("&")[0]
    return b"".join(path.read_bytes() for path in Path(folder).glob("log*"))
