"""Accounts and logins: what opens, what does not, and what is kept of it."""

from __future__ import annotations

import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from hakem.desk.journal.roles import Person, Role
from hakem.errors import RequestError
from hakem.store.beside import open_beside
from hakem.store.guard import AccessRefused, TooOften
from hakem.store.people import LASTS, Cost, People, open_people
from tests.support.people_stores import CHEAP, Ticking, in_every_store, people_at, place

PASSWORD = "doğru at zımba pil"
HERE = "192.168.1.20"


Change = Callable[[People, str], None]
CHANGES: list[Change] = [
    lambda people, name: people.set_role(name, Role.ARBITER),
    lambda people, name: people.set_disabled(name, True),
    lambda people, name: people.remove_account(name),
]
"""What leaves an organiser less."""


@pytest.fixture
def clock() -> Ticking:
    return Ticking()


@pytest.fixture(params=["files", "server"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return place(request.param, tmp_path)


@pytest.fixture
def people(where: str, clock: Ticking) -> Iterator[People]:
    with closing(people_at(where, clock)) as made:
        made.add_account("Ayşe Yılmaz", PASSWORD, Role.ORGANISER)
        yield made


def log_in(people: People, name: str = "Ayşe Yılmaz", password: str = PASSWORD, address: str = HERE) -> str:
    return people.log_in(name, password, address=address, device="dizüstü").token


def wrong(people: People, name: str = "Ayşe Yılmaz", password: str = "no such password", address: str = HERE) -> str:
    with pytest.raises(AccessRefused) as refused:
        log_in(people, name, password, address)
    return refused.value.message.key


def run(where: str, statement: str, *values: object) -> None:
    """What somebody does who can write to the store."""
    with closing(open_beside(where, "people")) as database, database.writing() as change:
        change(statement, *values)


def everything(where: str) -> str:
    tables = ("accounts", "roles", "logins", "codes", "devices", "settings", "buckets")
    with closing(open_beside(where, "people")) as database:
        return str([database.read(f"SELECT * FROM {table}") for table in tables])


class TestAccounts:
    def test_open_with_their_password(self, people: People) -> None:
        assert people.person(log_in(people)) == Person("Ayşe Yılmaz", Role.ORGANISER)

    @pytest.mark.parametrize("name", ["AYŞE YILMAZ", "ayşe yılmaz", "ayse yilmaz", " Ayşe  Yılmaz ", "Ayşe Yılmaz"])
    def test_names_that_look_alike_are_one(self, people: People, name: str) -> None:
        assert people.person(log_in(people, name)) is not None
        with pytest.raises(RequestError) as refused:
            people.add_account(name, PASSWORD)
        assert refused.value.message.key == "access.account-exists"

    @pytest.mark.parametrize("name", ["Łukasz O'Hara", "'; DROP TABLE accounts; --", "100% ? %s \\", "李 小龍", '"a"'])
    def test_names_are_data(self, people: People, name: str) -> None:
        people.add_account(name, PASSWORD)
        person = people.person(log_in(people, name))
        assert person is not None
        assert person.name == " ".join(name.split())
        assert len(people.accounts()) == 2

    @pytest.mark.parametrize("password", ["", "short", "x" * 9, "x" * 1001])
    def test_passwords_have_a_length(self, people: People, password: str) -> None:
        for attempt in (people.add_account, people.set_password):
            with pytest.raises(RequestError) as refused:
                attempt("Ayşe Yılmaz", password)
            assert refused.value.message.key == "access.password"

    def test_a_password_is_the_same_on_every_keyboard(self, people: People) -> None:
        assert log_in(people, password=unicodedata.normalize("NFD", PASSWORD))

    @pytest.mark.parametrize("password", [PASSWORD + "x" * 100_000, "\udcff" * 12, "", "\0" * 12])
    def test_strange_passwords_are_wrong(self, people: People, password: str) -> None:
        assert wrong(people, password=password) == "access.wrong"

    def test_are_listed_with_what_they_are_at_events(self, people: People) -> None:
        people.add_account("Can", PASSWORD)
        people.set_event_role("can", "bahar", Role.ARBITER)
        people.set_event_role("can", "ekim", Role.CHIEF_ARBITER)
        people.set_event_role("can", "ekim", None)
        listed = {account.name: account for account in people.accounts()}
        assert listed["Can"].events == (("bahar", Role.ARBITER),)
        assert listed["Can"].role is Role.READER
        assert "argon2" not in str(listed)

    @pytest.mark.parametrize("attempt", [*CHANGES, lambda people, name: people.set_password(name, PASSWORD)])
    def test_nobody_who_is_not_there_can_be_changed(self, people: People, attempt: Change) -> None:
        with pytest.raises(RequestError) as refused:
            attempt(people, "nobody")
        assert refused.value.message.key == "access.no-such-account"

    @pytest.mark.parametrize("attempt", CHANGES)
    def test_the_last_organiser_stays(self, people: People, attempt: Change) -> None:
        with pytest.raises(RequestError) as refused:
            attempt(people, "ayşe yılmaz")
        assert refused.value.message.key == "access.last-organiser"
        people.add_account("Can", PASSWORD, Role.ORGANISER)
        attempt(people, "ayşe yılmaz")
        assert [a.name for a in people.accounts() if a.role is Role.ORGANISER and not a.disabled] == ["Can"]

    @pytest.mark.parametrize("attempt", CHANGES)
    def test_two_organisers_do_not_put_out_each_other_at_once(self, where: str, attempt: Change) -> None:
        with closing(people_at(where)) as one, closing(people_at(where)) as other:
            one.add_account("Ayşe", PASSWORD, Role.ORGANISER)
            one.add_account("Can", PASSWORD, Role.ORGANISER)
            refused: list[str] = []

            def put_out(people: People, name: str) -> None:
                try:
                    attempt(people, name)
                except RequestError as error:
                    refused.append(error.message.key)

            threads = [Thread(target=put_out, args=pair) for pair in ((one, "Can"), (other, "Ayşe"))]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert refused == ["access.last-organiser"]

    def test_a_helper_has_a_code_and_no_account(self, people: People) -> None:
        with pytest.raises(RequestError, match="unknown role 'helper'"):
            people.add_account("Can", PASSWORD, Role.HELPER)
        with pytest.raises(RequestError, match="unknown role 'helper'"):
            people.set_event_role("Ayşe Yılmaz", "bahar", Role.HELPER)

    def test_what_is_removed_is_gone(self, people: People, where: str) -> None:
        people.add_account("Can Öztürk", PASSWORD)
        people.set_event_role("Can Öztürk", "bahar", Role.ARBITER)
        token = log_in(people, "Can Öztürk")
        people.remove_account("Can Öztürk")
        assert people.person(token, "bahar") is None
        assert "ozturk" not in everything(where).lower()
        assert "öztürk" not in everything(where).lower()


class TestRoles:
    def test_at_an_event_and_everywhere(self, people: People) -> None:
        people.add_account("Can", PASSWORD)
        people.set_event_role("Can", "bahar", Role.CHIEF_ARBITER)
        token = log_in(people, "Can")
        assert people.person(token, "bahar") == Person("Can", Role.CHIEF_ARBITER)
        assert people.person(token, "ekim") == Person("Can", Role.READER)
        people.set_role("Can", Role.ORGANISER)
        assert people.person(token, "bahar") == Person("Can", Role.ORGANISER)

    def test_a_change_counts_from_the_next_request(self, people: People) -> None:
        people.add_account("Can", PASSWORD, Role.ARBITER)
        token = log_in(people, "Can")
        people.set_role("Can", Role.READER)
        assert people.person(token) == Person("Can", Role.READER)

    @pytest.mark.parametrize("role", ["admin", "", "ORGANISER", "helper "])
    def test_a_role_that_is_none_opens_nothing(self, people: People, where: str, role: str) -> None:
        token = log_in(people)
        run(where, "UPDATE accounts SET role = ?", role)
        assert people.person(token) is None


class TestLogins:
    def test_run_out(self, people: People, clock: Ticking) -> None:
        token = log_in(people)
        clock.pass_seconds(LASTS - 1)
        assert people.person(token) is not None
        clock.pass_seconds(1)
        assert people.person(token) is None
        assert people.logins("Ayşe Yılmaz") == ()

    def test_a_token_is_dead_after_logging_out(self, people: People) -> None:
        one, other = log_in(people), log_in(people)
        people.log_out(one)
        assert people.person(one) is None
        assert people.person(other) is not None

    def test_are_listed_and_ended_one_by_one(self, people: People) -> None:
        one, other = log_in(people), log_in(people)
        listed = people.logins("Ayşe Yılmaz")
        assert {login.device for login in listed} == {"dizüstü"}
        for login in listed[:1]:
            people.end_logins("Ayşe Yılmaz", login.id)
        assert sorted(token for token in (one, other) if people.person(token)) in ([one], [other])
        people.end_logins("Ayşe Yılmaz")
        assert people.person(one) is people.person(other) is None

    def test_others_cannot_end_them(self, people: People) -> None:
        token = log_in(people)
        people.add_account("Can", PASSWORD)
        people.end_logins("Can", people.logins("Ayşe Yılmaz")[0].id)
        people.end_logins("Can")
        assert people.person(token) is not None

    def test_end_with_another_password(self, people: People) -> None:
        token = log_in(people)
        people.set_password("Ayşe Yılmaz", "another long one")
        assert people.person(token) is None
        assert wrong(people, password=PASSWORD) == "access.wrong"
        assert log_in(people, password="another long one")

    def test_end_when_an_account_is_locked(self, people: People) -> None:
        people.add_account("Can", PASSWORD)
        token = log_in(people, "Can")
        people.set_disabled("Can", True)
        assert people.person(token) is None
        assert wrong(people, "Can", PASSWORD) == "access.wrong"
        people.set_disabled("Can", False)
        assert people.person(token) is None
        assert log_in(people, "Can")

    def test_a_locked_account_opens_nothing_whatever_logins_are_left(self, people: People, where: str) -> None:
        token = log_in(people)
        run(where, "UPDATE accounts SET disabled = 1")
        assert people.person(token) is None

    def test_truncated_and_changed_tokens_open_nothing(self, people: People) -> None:
        token = log_in(people)
        for changed in (token[:-1], token[1:], token + "A", token.swapcase(), "", "L", "D" + token[1:], token + "\0"):
            assert people.person(changed) is None

    def test_a_stored_digest_is_no_token(self, people: People, where: str) -> None:
        log_in(people)
        with closing(open_beside(where, "people")) as database:
            ((digest,),) = database.read("SELECT digest FROM logins")
        assert people.person(digest) is None
        assert people.person("L" + digest) is None

    def test_nothing_that_opens_is_kept_or_shown(self, people: People, where: str) -> None:
        new = people.log_in("Ayşe Yılmaz", PASSWORD, address=HERE, device="telefon")
        assert new.token not in everything(where)
        assert PASSWORD not in everything(where)
        assert HERE not in everything(where)
        assert new.token not in repr(new)

    def test_hold_after_a_restart_and_in_other_processes(self, people: People, where: str) -> None:
        program = (
            "import sys\n"
            "from hakem.store.people import open_people\n"
            "sys.stdout.buffer.write(str(open_people(sys.argv[1]).person(sys.argv[2])).encode())\n"
        )
        token = people.log_in("Ayşe Yılmaz", PASSWORD, address=HERE, device="x").token
        run(where, "UPDATE logins SET expires_at = ?", 10**14)
        asked = subprocess.run([sys.executable, "-c", program, where, token], capture_output=True, check=True)
        assert "Ayşe Yılmaz" in asked.stdout.decode()

    def test_old_ones_are_thrown_away(self, people: People, where: str, clock: Ticking) -> None:
        log_in(people)
        wrong(people)
        clock.pass_seconds(LASTS)
        people.forget_old()
        with closing(open_beside(where, "people")) as database:
            assert list(database.read("SELECT * FROM logins")) == []
            assert list(database.read("SELECT * FROM buckets")) == []


class TestGuessing:
    def test_is_limited_by_account_from_whatever_address(self, people: People) -> None:
        answers = [wrong(people, address=f"10.0.0.{n}") for n in range(12)]
        assert answers == ["access.wrong"] * 10 + ["access.too-often"] * 2

    def test_is_limited_by_address_whatever_the_account(self, people: People) -> None:
        answers = [wrong(people, name=f"user {n}") for n in range(22)]
        assert answers == ["access.wrong"] * 20 + ["access.too-often"] * 2

    def test_then_the_right_one_has_to_wait_too(self, people: People, clock: Ticking) -> None:
        for _ in range(10):
            wrong(people)
        with pytest.raises(TooOften) as refused:
            log_in(people)
        clock.pass_seconds(refused.value.seconds)
        assert log_in(people)

    def test_those_who_know_their_password_are_not_limited(self, people: People) -> None:
        assert len({log_in(people) for _ in range(30)}) == 30

    def test_nothing_tells_whether_an_account_exists(self, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
        """The same answer, after one comparison with a hash of the same cost: nobody's if there is none."""
        compared: list[str] = []
        asked = People._is_right

        def note(self: People, hashed: str, password: str) -> bool:
            compared.append(hashed.rpartition("$")[0].rpartition("$")[0])
            return asked(self, hashed, password)

        monkeypatch.setattr(People, "_is_right", note)
        people.add_account("Can", PASSWORD)
        people.set_disabled("Can", True)
        assert wrong(people) == wrong(people, "nobody") == wrong(people, "Can", PASSWORD) == "access.wrong"
        assert compared == ["$argon2id$v=19$m=64,t=1,p=1"] * 3


class TestHashes:
    def test_say_what_they_cost_and_are_renewed(self, where: str) -> None:
        dear = Cost(rounds=2, memory=128, lanes=1)
        with closing(people_at(where)) as before:
            before.add_account("Can", PASSWORD)
            before.add_account("Ece", PASSWORD)
        with closing(people_at(where, cost=dear)) as after:
            assert log_in(after, "Can")
            assert log_in(after, "Can")
        with closing(open_beside(where, "people")) as database:
            hashes: dict[str, str] = dict(database.read("SELECT name, password FROM accounts"))
        assert hashes["Can"].startswith("$argon2id$v=19$m=128,t=2,p=1$")
        assert hashes["Ece"].startswith("$argon2id$v=19$m=64,t=1,p=1$")

    def test_the_same_password_has_different_ones(self, people: People, where: str) -> None:
        people.add_account("Can", PASSWORD)
        with closing(open_beside(where, "people")) as database:
            assert len({password for (password,) in database.read("SELECT password FROM accounts")}) == 2

    @pytest.mark.parametrize("damage", ["", "$argon2id$", "plain", "$argon2id$v=19$m=64,t=1,p=1$AAAA$AAAA"])
    def test_damaged_ones_open_nothing(self, people: People, where: str, damage: str) -> None:
        run(where, "UPDATE accounts SET password = ?", damage)
        assert wrong(people, password=PASSWORD) == "access.wrong"

    def test_a_hash_put_under_another_account_opens_that_one_only_with_its_password(
        self, people: People, where: str
    ) -> None:
        people.add_account("Can", "another long one")
        run(where, "UPDATE accounts SET password = (SELECT password FROM accounts WHERE name = ?)", "Can")
        assert wrong(people, password=PASSWORD) == "access.wrong"


def test_as_it_is_used(tmp_path: Path) -> None:
    """With the clock, the chance and the cost that everybody gets."""
    with closing(open_people(tmp_path)) as people:
        people.add_account("Ayşe", PASSWORD, Role.ORGANISER)
        token = log_in(people, "Ayşe")
        assert people.person(token) == Person("Ayşe", Role.ORGANISER)
        ((password,),) = open_beside(tmp_path, "people").read("SELECT password FROM accounts")
        assert password.startswith("$argon2id$v=19$m=65536,t=3,p=4$")


@in_every_store
def test_a_password_changed_while_somebody_logs_in_wins(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(people_at(place(kind, tmp_path), cost=CHEAP)) as people:
        people.add_account("Can", PASSWORD)
        asked = People._renewed

        def meanwhile(self: People, hashed: str, password: str) -> str:
            people.set_password("Can", "another long one")
            return asked(self, hashed, password)

        monkeypatch.setattr(People, "_renewed", meanwhile)
        assert wrong(people, "Can", PASSWORD) == "access.wrong"
        assert people.logins("Can") == ()


# The first organiser


@in_every_store
def test_the_first_organiser_comes_by_a_code_that_is_told_once(kind: str, tmp_path: Path) -> None:
    with closing(people_at(place(kind, tmp_path))) as people:
        people.add_account("Okur", PASSWORD)
        code = people.setup_code()
        account = people.redeem_setup(code, "Ayşe  Yılmaz", PASSWORD)
        assert (account.name, account.role) == ("Ayşe Yılmaz", Role.ORGANISER)
        assert people.person(log_in(people)) == Person("Ayşe Yılmaz", Role.ORGANISER)
        assert people.setup_code() == ""
        with pytest.raises(AccessRefused):
            people.redeem_setup(code, "Başka Biri", PASSWORD)
        assert [each.name for each in people.accounts()] == ["Ayşe Yılmaz", "Okur"]


@in_every_store
def test_only_the_newest_code_makes_an_organiser(kind: str, tmp_path: Path) -> None:
    with closing(people_at(place(kind, tmp_path))) as people:
        old = people.setup_code()
        new = people.setup_code()
        assert old != new
        for wrong_code in (old, "", "S", new[:-1]):
            with pytest.raises(AccessRefused):
                people.redeem_setup(wrong_code, "Ayşe Yılmaz", PASSWORD)
        with pytest.raises(RequestError):
            people.redeem_setup(new, "Ayşe Yılmaz", "short")
        assert people.redeem_setup(new, "Ayşe Yılmaz", PASSWORD).role is Role.ORGANISER


def test_the_code_of_the_first_organiser_is_kept_as_a_hash_and_cannot_be_guessed(tmp_path: Path) -> None:
    with closing(people_at(str(tmp_path))) as people:
        code = people.setup_code()
        for _ in range(20):
            with pytest.raises(AccessRefused):
                people.redeem_setup("S" + "A" * 43, "Ayşe Yılmaz", PASSWORD, address=HERE)
        with pytest.raises(TooOften):
            people.redeem_setup(code, "Ayşe Yılmaz", PASSWORD, address=HERE)
    assert code.encode() not in b"".join(path.read_bytes() for path in tmp_path.iterdir())
