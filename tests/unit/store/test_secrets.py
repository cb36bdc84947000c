"""National identity numbers: encrypted, bound to event and player, and nowhere else."""

from __future__ import annotations

import pickle
import stat
import traceback
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.errors import HakemError, RequestError
from hakem.model.ids import PlayerId
from hakem.store.beside import open_beside
from hakem.store.journal import StoreError
from hakem.store.secrets import (
    SecretKey,
    Secrets,
    _bound_to,
    configured_key,
    new_key,
    open_secrets,
    read_key_file,
    write_key_file,
)
from tests.support.people_stores import place

NUMBER = "10000000146"
ONE, TWO = PlayerId(1), PlayerId(2)
KEY, OTHER = SecretKey(new_key()), SecretKey(new_key())


@pytest.fixture(params=["files", "server"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return place(request.param, tmp_path)


@pytest.fixture
def secrets(where: str) -> Iterator[Secrets]:
    with closing(Secrets(open_beside(where, "secrets"), KEY)) as made:
        yield made


def with_key(where: str, key: SecretKey | None) -> closing[Secrets]:
    return closing(Secrets(open_beside(where, "secrets"), key))


def rows(where: str) -> list[tuple[object, ...]]:
    with closing(open_beside(where, "secrets")) as database:
        return list(database.read("SELECT event, player, key_id, sealed FROM numbers ORDER BY event, player"))


def run(where: str, statement: str, *values: object) -> None:
    """What somebody does who can write to the store."""
    with closing(open_beside(where, "secrets")) as database, database.writing() as change:
        change(statement, *values)


def refused(error: pytest.ExceptionInfo[HakemError]) -> str:
    """The key of the message; nothing that is said, shown or traced has the number."""
    told = "".join(traceback.format_exception(error.value))
    assert NUMBER not in f"{told} {error.value!r} {error.value.message.to_data()}"
    return error.value.message.key


class TestNumbers:
    def test_are_kept_and_read(self, secrets: Secrets) -> None:
        secrets.put("bahar", TWO, f" {NUMBER} ")
        secrets.put("bahar", ONE, "20000000046")
        assert secrets.get("bahar", TWO) == NUMBER
        assert secrets.players("bahar") == (ONE, TWO)
        assert secrets.get("ekim", TWO) is None
        assert secrets.players("ekim") == ()

    def test_are_replaced(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        before = rows(where)
        secrets.put("bahar", ONE, NUMBER)
        assert rows(where) != before
        secrets.put("bahar", ONE, "20000000046")
        assert secrets.get("bahar", ONE) == "20000000046"
        assert len(rows(where)) == 1

    def test_are_forgotten(self, secrets: Secrets) -> None:
        for player in (1, 2, 3):
            secrets.put("bahar", PlayerId(player), NUMBER)
        secrets.put("ekim", ONE, NUMBER)
        assert secrets.delete("bahar", ONE) == 1
        assert secrets.delete("bahar", ONE) == 0
        assert secrets.get("bahar", ONE) is None
        assert secrets.delete("bahar") == 2
        assert secrets.players("bahar") == ()
        assert secrets.get("ekim", ONE) == NUMBER

    @pytest.mark.parametrize("number", ["", "  ", "1" * 65, f"{NUMBER}\n1", "\ud800"])
    def test_that_are_none_are_refused_without_repeating_them(self, secrets: Secrets, number: str) -> None:
        with pytest.raises(RequestError) as error:
            secrets.put("bahar", ONE, number)
        assert refused(error) == "identity.number"
        assert secrets.players("bahar") == ()

    def test_go_along_when_an_event_gets_another_id(self, secrets: Secrets) -> None:
        secrets.put("bahar", ONE, NUMBER)
        assert secrets.move_event("bahar", "bahar-2026") == 1
        assert secrets.get("bahar-2026", ONE) == NUMBER
        assert secrets.players("bahar") == ()
        secrets.put("ekim", ONE, NUMBER)
        with pytest.raises(StoreError) as error:
            secrets.move_event("ekim", "bahar-2026")
        assert refused(error) == "identity.has-numbers"
        assert secrets.get("ekim", ONE) == NUMBER

    @pytest.mark.parametrize("event", ["'; DROP TABLE numbers; --", "İstanbul %s ?", '["a", 1]'])
    def test_events_are_data(self, secrets: Secrets, event: str) -> None:
        secrets.put(event, ONE, NUMBER)
        assert secrets.get(event, ONE) == NUMBER

    def test_are_in_no_row(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        assert NUMBER not in str(rows(where))
        assert NUMBER not in repr(secrets)


class TestMoved:
    def test_to_another_player_it_cannot_be_read(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        run(where, "UPDATE numbers SET player = ?", 2)
        with pytest.raises(StoreError) as error:
            secrets.get("bahar", TWO)
        assert refused(error) == "identity.changed"

    def test_to_another_event_neither(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        run(where, "UPDATE numbers SET event = ?", "ekim")
        with pytest.raises(StoreError) as error:
            secrets.get("ekim", ONE)
        assert refused(error) == "identity.changed"

    def test_two_that_changed_places(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        secrets.put("bahar", TWO, NUMBER)
        (_, _, _, first), (_, _, _, second) = rows(where)
        run(where, "UPDATE numbers SET sealed = ? WHERE player = 1", second)
        run(where, "UPDATE numbers SET sealed = ? WHERE player = 2", first)
        for player in (ONE, TWO):
            with pytest.raises(StoreError) as error:
                secrets.get("bahar", player)
            assert refused(error) == "identity.changed"

    def test_a_changed_or_lost_byte_anywhere(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        ((_, _, _, sealed),) = rows(where)
        assert isinstance(sealed, bytes)
        changed = [sealed[:n] + bytes([sealed[n] ^ 1]) + sealed[n + 1 :] for n in range(len(sealed))]
        for damaged in [*changed, sealed[:-1], sealed[1:], sealed[:12], sealed[:5], b"", sealed + b"\0"]:
            run(where, "UPDATE numbers SET sealed = ?", damaged)
            with pytest.raises(StoreError) as error:
                secrets.get("bahar", ONE)
            assert refused(error) == "identity.changed"

    @given(st.text(), st.integers(1, 999), st.text(), st.integers(1, 999))
    def test_no_event_and_player_read_as_another_pair(self, event: str, player: int, other: str, second: int) -> None:
        bound = _bound_to(event, PlayerId(player)), _bound_to(other, PlayerId(second))
        assert (bound[0] == bound[1]) == ((event, player) == (other, second))


class TestKeys:
    def test_without_one_nothing_is_stored_and_the_message_says_how_to_have_one(self, where: str) -> None:
        with with_key(where, None) as secrets:
            with pytest.raises(StoreError) as error:
                secrets.put("bahar", ONE, NUMBER)
            assert refused(error) == "identity.no-key"
            assert "HAKEM_SECRET_KEY" in str(error.value)
            assert "HAKEM_SECRET_KEY_FILE" in str(error.value)
        assert rows(where) == []

    def test_without_one_numbers_can_be_counted_and_forgotten_only(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        with with_key(where, None) as keyless:
            assert keyless.players("bahar") == (ONE,)
            with pytest.raises(StoreError) as error:
                keyless.get("bahar", ONE)
            assert refused(error) == "identity.no-key"
            assert keyless.delete("bahar", ONE) == 1

    def test_another_one_neither_reads_nor_writes(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        before = rows(where)
        with with_key(where, OTHER) as others:
            for attempt in (
                lambda: others.get("bahar", ONE),
                lambda: others.put("bahar", TWO, NUMBER),
                lambda: others.move_event("bahar", "x"),
                lambda: others.rotate(KEY),
            ):
                with pytest.raises(StoreError) as error:
                    attempt()
                assert refused(error) == "identity.other-key"
                assert OTHER.id in str(error.value)
        assert rows(where) == before

    def test_a_row_that_says_it_has_another_key(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        run(where, "UPDATE numbers SET key_id = ?", OTHER.id)
        with with_key(where, OTHER) as others, pytest.raises(StoreError) as error:
            others.get("bahar", ONE)
        assert refused(error) == "identity.changed"

    def test_are_renewed_all_at_once(self, secrets: Secrets, where: str) -> None:
        for player in range(1, 6):
            secrets.put("bahar", PlayerId(player), f"{NUMBER}{player}")
        assert secrets.rotate(OTHER) == 5
        assert secrets.get("bahar", ONE) == f"{NUMBER}1"
        secrets.put("bahar", PlayerId(6), NUMBER)
        assert {row[2] for row in rows(where)} == {OTHER.id}
        with with_key(where, KEY) as old:
            with pytest.raises(StoreError) as error:
                old.get("bahar", ONE)
            assert refused(error) == "identity.other-key"
            with pytest.raises(StoreError):
                old.put("bahar", PlayerId(7), NUMBER)
        with with_key(where, OTHER) as new:
            assert new.get("bahar", PlayerId(5)) == f"{NUMBER}5"

    def test_are_not_renewed_by_half(self, secrets: Secrets, where: str) -> None:
        secrets.put("bahar", ONE, NUMBER)
        secrets.put("bahar", TWO, NUMBER)
        run(where, "UPDATE numbers SET sealed = ? WHERE player = 2", b"x" * 39)
        before = rows(where)
        with pytest.raises(StoreError) as error:
            secrets.rotate(OTHER)
        assert refused(error) == "identity.changed"
        assert rows(where) == before
        assert secrets.get("bahar", ONE) == NUMBER

    def test_writers_during_a_renewal_lose_nothing(self, secrets: Secrets, where: str) -> None:
        """Whatever was acknowledged can be read with the key that is in use in the end."""
        kept: list[PlayerId] = []

        def write() -> None:
            with with_key(where, KEY) as writer:
                for player in range(1, 60):
                    try:
                        writer.put("bahar", PlayerId(player), f"{NUMBER}{player}")
                    except StoreError:
                        return
                    kept.append(PlayerId(player))

        thread = Thread(target=write)
        thread.start()
        while len(kept) < 3 and thread.is_alive():
            pass
        secrets.rotate(OTHER)
        thread.join()
        assert len(kept) >= 3
        assert [secrets.get("bahar", player) for player in kept] == [f"{NUMBER}{player}" for player in kept]

    def test_are_shown_by_nothing(self) -> None:
        text = new_key()
        key = SecretKey(text)
        shown = f"{key} {key!r} {key.id}"
        assert text not in shown
        assert key.id not in text
        with pytest.raises(TypeError):
            pickle.dumps(key)

    @pytest.mark.parametrize("text", ["", "short", "x" * 43, "ş" * 44, urlsafe_b64encode(b"1" * 31).decode(), "=" * 44])
    def test_that_are_none_are_refused_without_repeating_them(self, text: str) -> None:
        with pytest.raises(StoreError) as error:
            SecretKey(text)
        assert error.value.message.key == "identity.no-key-at-all"
        assert not text or text not in str(error.value)

    def test_are_32_bytes_and_never_the_same(self) -> None:
        keys = {new_key() for _ in range(50)}
        assert len(keys) == 50
        assert {len(b64decode(key, b"-_")) for key in keys} == {32}


class TestKeyFiles:
    def test_are_for_their_owner(self, tmp_path: Path) -> None:
        path = tmp_path / "hakem.key"
        key = write_key_file(path)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert read_key_file(path).id == key.id

    def test_are_never_written_over(self, tmp_path: Path) -> None:
        path = tmp_path / "hakem.key"
        write_key_file(path)
        before = path.read_bytes()
        with pytest.raises(StoreError) as error:
            write_key_file(path)
        assert error.value.message.key == "identity.key-file-exists"
        assert path.read_bytes() == before

    def test_that_are_missing(self, tmp_path: Path) -> None:
        with pytest.raises(StoreError) as error:
            read_key_file(tmp_path / "none")
        assert error.value.message.key == "identity.key-file-unreadable"

    def test_are_found_by_the_environment(self, tmp_path: Path) -> None:
        path, data = tmp_path / "hakem.key", tmp_path / "data"
        data.mkdir()
        key = write_key_file(path)
        found = configured_key({"HAKEM_SECRET_KEY_FILE": str(path)}, data)
        assert found is not None
        assert found.id == key.id
        text = new_key()
        first = configured_key({"HAKEM_SECRET_KEY": text, "HAKEM_SECRET_KEY_FILE": str(path)}, data)
        assert first is not None
        assert first.id == SecretKey(text).id
        assert configured_key({}, data) is None

    def test_beside_the_data_are_refused(self, tmp_path: Path) -> None:
        (tmp_path / "data" / "deep").mkdir(parents=True)
        path = tmp_path / "data" / "deep" / "hakem.key"
        write_key_file(path)
        (tmp_path / "link").symlink_to(path)
        for name in (path, tmp_path / "link", tmp_path / "data" / "deep" / ".." / "deep" / "hakem.key"):
            with pytest.raises(StoreError) as error:
                open_secrets(tmp_path / "data", {"HAKEM_SECRET_KEY_FILE": str(name)})
            assert error.value.message.key == "identity.key-beside-data"

    def test_opened_as_it_is_used(self, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("HAKEM_SECRET_KEY", new_key())
        with closing(open_secrets(where)) as secrets:
            secrets.put("bahar", ONE, NUMBER)
            assert secrets.get("bahar", ONE) == NUMBER
