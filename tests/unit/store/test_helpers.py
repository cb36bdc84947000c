"""Codes of helpers: for one round and some boards, dead on the next tap when they are revoked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hakem.desk.journal.roles import Person, Role
from hakem.errors import RequestError
from hakem.store.beside import open_beside
from hakem.store.guard import AccessRefused, TooOften
from hakem.store.helpers import DAY, EVERY_ROUND, CodeWish
from hakem.store.people import People
from hakem.values import replace
from tests.support.people_stores import Ticking, people_at, place

WISH = CodeWish("bahar", 3, ((1, 10), (15, 15)), "Salon A", "Ayşe Yılmaz")
HERE = "192.168.1.20"


@pytest.fixture
def clock() -> Ticking:
    return Ticking()


@pytest.fixture(params=["files", "server"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return place(request.param, tmp_path)


@pytest.fixture
def people(where: str, clock: Ticking) -> Iterator[People]:
    with closing(people_at(where, clock)) as made:
        yield made


def redeemed(people: People, shown: str, device: str = "Ali'nin telefonu", address: str = HERE) -> str:
    return people.helpers.redeem(shown, address=address, device=device)


def refusal(people: People, shown: str, address: str = HERE) -> str:
    with pytest.raises(AccessRefused) as refused:
        redeemed(people, shown, address=address)
    return refused.value.message.key


class TestACode:
    def test_is_eight_digits_or_a_token(self, people: People) -> None:
        new = people.helpers.make(WISH)
        assert len(new.digits) == 8
        assert new.digits.isdigit()
        for device, shown in enumerate(
            (
                new.digits,
                f" {new.digits[:4]} {new.digits[4:]} ",
                f"{new.digits[:4]}-{new.digits[4:]}",
                new.token,
            )
        ):
            person = people.person(redeemed(people, shown, f"Telefon {device}"), "bahar")
            assert person == Person(f"Salon A · Telefon {device}", Role.HELPER, 3, ((1, 10), (15, 15)))

    def test_is_for_one_event(self, people: People) -> None:
        token = redeemed(people, people.helpers.make(WISH).digits)
        assert people.person(token, "ekim") is None
        assert people.person(token) is None
        assert people.person(token, "bahar' OR '1'='1") is None

    def test_runs_out(self, people: People, clock: Ticking) -> None:
        new = people.helpers.make(replace(WISH, lasts=3600))
        token = redeemed(people, new.token)
        clock.pass_seconds(3599)
        assert people.person(token, "bahar") is not None
        clock.pass_seconds(1)
        assert people.person(token, "bahar") is None
        assert refusal(people, new.digits) == refusal(people, new.token) == "access.code"

    def test_can_be_for_several_rounds(self, people: People) -> None:
        new = people.helpers.make(replace(WISH, last_round=EVERY_ROUND))
        assert people.helpers.listed("bahar") == (new.code,)
        token = redeemed(people, new.token)
        person = people.person(token, "bahar")
        assert person == Person("Salon A · Ali'nin telefonu", Role.HELPER, 3, WISH.boards, last_round=EVERY_ROUND)
        assert person.goes_on
        assert [person.has_round(number) for number in (2, 3, 40)] == [False, True, True]
        people.helpers.revoke("bahar", new.code.id)
        assert people.person(token, "bahar") is None

    def test_for_a_season_is_typed_in_its_first_days_and_scanned_to_its_end(
        self, people: People, clock: Ticking
    ) -> None:
        new = people.helpers.make(replace(WISH, lasts=200 * DAY, last_round=9))
        clock.pass_seconds(14 * DAY - 1)
        assert redeemed(people, new.digits, "bir")
        clock.pass_seconds(1)
        assert refusal(people, new.digits) == "access.code"
        assert redeemed(people, new.token, "iki")

    def test_is_found_by_its_event_as_long_as_it_opens_something(self, people: People) -> None:
        new = people.helpers.make(WISH)
        assert people.helpers.scanned("bahar", new.token) == new.code
        assert people.helpers.devices("bahar", new.code.id) == ()
        for event, token in (("ekim", new.token), ("bahar", new.digits), ("bahar", "Qx")):
            assert people.helpers.scanned(event, token) is None
        people.helpers.revoke("bahar", new.code.id)
        assert people.helpers.scanned("bahar", new.token) is None

    def test_is_dead_on_the_next_tap_on_every_device(self, people: People) -> None:
        new = people.helpers.make(WISH)
        tokens = [redeemed(people, new.digits, f"telefon {n}") for n in range(3)]
        assert [device.name for device in people.helpers.devices("bahar", new.code.id)].count("telefon 1") == 1
        people.helpers.revoke("bahar", new.code.id)
        assert [people.person(token, "bahar") for token in tokens] == [None] * 3
        assert refusal(people, new.digits) == refusal(people, new.token) == "access.code"

    def test_stays_dead_if_it_is_revoked_twice(self, people: People, clock: Ticking) -> None:
        new = people.helpers.make(WISH)
        people.helpers.revoke("bahar", new.code.id)
        first = people.helpers.listed("bahar")
        clock.pass_seconds(10)
        people.helpers.revoke("bahar", new.code.id)
        assert people.helpers.listed("bahar") == first

    def test_ends_on_one_device(self, people: People) -> None:
        new = people.helpers.make(WISH)
        one, other = redeemed(people, new.digits, "bir"), redeemed(people, new.digits, "iki")
        device = next(d for d in people.helpers.devices("bahar", new.code.id) if d.name == "bir")
        people.helpers.revoke_device("ekim", new.code.id, device.id)
        assert people.person(one, "bahar") is not None
        people.helpers.revoke_device("bahar", new.code.id, device.id)
        assert people.person(one, "bahar") is None
        assert people.person(other, "bahar") is not None

    def test_devices_of_one_name_are_told_apart(self, people: People) -> None:
        new, again = people.helpers.make(WISH), people.helpers.make(WISH)
        other = people.helpers.make(replace(WISH, name="Salon B"))
        tokens = [redeemed(people, each.token, "Ali") for each in (new, new, again, other)]
        people_there = [people.person(token, "bahar") for token in tokens]
        names = [person.name for person in people_there if person is not None]
        assert names == ["Salon A · Ali", "Salon A · Ali 2", "Salon A · Ali 3", "Salon B · Ali"]

    def test_a_device_knows_its_event_and_can_forget_it(self, people: People) -> None:
        new = people.helpers.make(WISH)
        token, other = redeemed(people, new.token), redeemed(people, new.token)
        assert (people.helpers.event_of(token), people.helpers.event_of("Dx")) == ("bahar", "")
        people.helpers.forget_device(token)
        assert (people.helpers.event_of(token), people.helpers.event_of(other)) == ("", "bahar")
        people.helpers.revoke("bahar", new.code.id)
        assert people.helpers.event_of(other) == ""

    def test_is_listed_and_revoked_by_its_own_event_alone(self, people: People) -> None:
        new = people.helpers.make(WISH)
        assert people.helpers.listed("bahar") == (new.code,)
        assert people.helpers.listed("ekim") == ()
        assert people.helpers.devices("ekim", new.code.id) == ()
        with pytest.raises(RequestError) as refused:
            people.helpers.revoke("ekim", new.code.id)
        assert refused.value.message.key == "access.no-such-code"
        assert people.person(redeemed(people, new.digits), "bahar") is not None

    def test_is_told_once(self, people: People, where: str) -> None:
        new = people.helpers.make(WISH)
        token = redeemed(people, new.token)
        with closing(open_beside(where, "people")) as database:
            kept = str(
                [database.read(f"SELECT * FROM {table}") for table in ("codes", "devices", "settings", "buckets")]
            )
        for secret in (new.digits, new.token, token):
            assert secret not in kept
            assert secret not in f"{new!r} {people.helpers.listed('bahar')}"

    @pytest.mark.parametrize(
        ("wish", "key"),
        [
            (replace(WISH, round=0), "access.round"),
            (replace(WISH, lasts=59), "access.lasts"),
            (replace(WISH, lasts=367 * DAY), "access.lasts"),
            (replace(WISH, last_round=2), "access.round"),
            (replace(WISH, last_round=1000), "access.round"),
            (replace(WISH, boards=()), "access.no-boards"),
            (replace(WISH, boards=((9, 3),)), "access.no-boards"),
            (replace(WISH, name="\x1b[2J"), "access.name"),
            (replace(WISH, by=""), "access.name"),
            (replace(WISH, event="a\0b"), "beside.value"),
        ],
    )
    def test_that_makes_no_sense_is_refused(self, people: People, wish: CodeWish, key: str) -> None:
        with pytest.raises(RequestError) as refused:
            people.helpers.make(wish)
        assert refused.value.message.key == key
        assert people.helpers.listed("bahar") == ()

    def test_names_are_data(self, people: People) -> None:
        new = people.helpers.make(replace(WISH, event="'; DROP TABLE codes; --", name="Işık %s ? \\"))
        person = people.person(redeemed(people, new.digits, "😀 \"'"), "'; DROP TABLE codes; --")
        assert person is not None
        assert person.name == "Işık %s ? \\ · 😀 \"'"


class TestWhatOpensNothing:
    def test_other_digits_and_cut_tokens(self, people: People) -> None:
        new = people.helpers.make(WISH)
        other = f"{(int(new.digits) + 1) % 10**8:08}"
        arabic = new.digits.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"))
        for n, shown in enumerate(
            [other, new.digits[:-1], arabic, new.token[:-1], new.token[1:], "", "Q", new.code.id]
        ):
            assert refusal(people, shown, address=f"10.0.0.{n}") == "access.code"

    def test_what_opens_a_code_is_no_token_of_a_device(self, people: People) -> None:
        new = people.helpers.make(WISH)
        token = redeemed(people, new.token)
        for shown in (new.token, new.digits, "D" + new.token[1:], token[:-1], token + "A", "L" + token[1:]):
            assert people.person(shown, "bahar") is None

    def test_the_token_of_a_device_is_no_code(self, people: People) -> None:
        token = redeemed(people, people.helpers.make(WISH).token)
        assert refusal(people, token) == "access.code"

    @pytest.mark.parametrize("boards", ["", "all", "1-", "0-9999999999", "5-1"])
    def test_a_damaged_row(self, people: People, where: str, boards: str) -> None:
        new = people.helpers.make(WISH)
        token = redeemed(people, new.token)
        with closing(open_beside(where, "people")) as database, database.writing() as run:
            run("UPDATE codes SET boards = ?", boards)
        assert people.person(token, "bahar") is None
        assert refusal(people, new.digits) == "access.code"


class TestGuessing:
    def test_is_limited_by_address(self, people: People) -> None:
        answers = [refusal(people, f"{n:08}") for n in range(12)]
        assert answers == ["access.code"] * 10 + ["access.too-often"] * 2

    def test_from_many_addresses_is_limited_and_qr_codes_go_on(
        self, people: People, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        new = people.helpers.make(WISH)
        monkeypatch.setattr("hakem.store.helpers.scrypt", lambda *_, **__: b"as fast as a guess can be")
        answers = [refusal(people, f"{n:08}", f"10.0.{n}.1") for n in range(103)]
        assert answers == ["access.code"] * 100 + ["access.too-often"] * 3
        assert redeemed(people, new.token)

    def test_right_codes_do_not_count_against_a_hall_with_one_address(self, people: People) -> None:
        codes = [people.helpers.make(WISH) for _ in range(12)]
        tokens = {redeemed(people, code.digits) for code in codes}
        assert len(tokens) == 12

    def test_a_code_that_everybody_has_is_limited(self, people: People) -> None:
        new = people.helpers.make(WISH)
        for n in range(20):
            redeemed(people, new.token, address=f"10.0.0.{n}")
        with pytest.raises(TooOften):
            redeemed(people, new.token, address="10.0.1.1")

    def test_digits_that_another_code_has_are_not_given_again(self, where: str) -> None:
        """Chance that repeats itself: the second code gets other digits."""
        said = iter(
            [b"\1" * 16, b"\2" * 16, b"\1" * 16, b"\1" * 16, b"\3" * 16] + [bytes([n]) * 16 for n in range(9, 99)]
        )
        counted = iter(range(10**6))

        def source(size: int) -> bytes:
            return next(said) if size == 16 else next(counted).to_bytes(size, "big")

        with closing(People(open_beside(where, "people"), clock=Ticking(), source=source)) as people:
            assert len({people.helpers.make(WISH).digits for _ in range(4)}) == 4


def test_old_ones_are_thrown_away_with_their_devices(people: People, clock: Ticking, where: str) -> None:
    redeemed(people, people.helpers.make(WISH).token)
    clock.pass_seconds(30 * DAY)
    people.forget_old()
    assert len(people.helpers.listed("bahar")) == 1
    clock.pass_seconds(2 * DAY)
    people.forget_old()
    assert people.helpers.listed("bahar") == ()
    with closing(open_beside(where, "people")) as database:
        assert list(database.read("SELECT * FROM devices")) == []
