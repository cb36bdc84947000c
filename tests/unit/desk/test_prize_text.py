"""Prizes as people write them, the working in words, and who of an event competes for them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.desk.journal.state import Desk
from hakem.desk.package_check import BESIDE, package_check
from hakem.desk.prize_field import OutOfPrizes, desk_awards
from hakem.desk.prize_text import PrizeTable, amount_text, prizes_text, read_amount, read_prizes
from hakem.desk.prize_working import choice, conditions, money, prize_message, working
from hakem.errors import RequestError
from hakem.formats.native import from_data, to_data
from hakem.i18n import Renderer
from hakem.model import PlayerId, Prize, PrizeCategory, PrizeList, PrizeSharing, Sex, Title, UnratedIn
from hakem.model.changes import with_prizes, without_player
from hakem.values import replace
from tests.support.desks import AtDesk, swiss
from tests.support.strategies import prize_lists


class TestReading:
    @pytest.mark.parametrize(
        ("text", "coins", "currency"),
        [
            ("5000", 500_000, ""),
            ("5.000", 500_000, ""),
            ("5,000", 500_000, ""),
            ("5 000,50", 500_050, ""),
            ("1.250.000,5 TL", 125_000_050, "TL"),
            ("99.5", 9_950, ""),
            ("₺ 100", 10_000, "TL"),
            ("250 eur", 25_000, "EUR"),
            ("$1,000.25", 100_025, "USD"),
        ],
    )
    def test_amounts(self, text: str, coins: int, currency: str) -> None:
        assert read_amount(text) == (coins, currency)

    @pytest.mark.parametrize("text", ["", "Kupa", "1 kupa", "5.00.0", "-5", "5000 lira", "٣", "1,2,3"])
    def test_what_is_no_amount(self, text: str) -> None:
        assert read_amount(text) is None

    @pytest.mark.parametrize(
        ("text", "prizes"),
        [
            ("5000\n3000", (Prize(500_000), Prize(300_000))),
            ("1;5000;Kupa\n2;3000", (Prize(500_000, "Kupa"), Prize(300_000))),
            ("1\t5.000 TL\n\n2-3\t1.000 TL", (Prize(500_000), Prize(100_000), Prize(100_000))),
            ("1. 5000\n2. Madalya", (Prize(500_000), Prize(0, "Madalya"))),
            ("5000 + Kupa + saat", (Prize(500_000, "Kupa, saat"),)),
            ("2;100\n1;200", (Prize(20_000), Prize(10_000))),
            ("3;100", (Prize(), Prize(), Prize(10_000))),
        ],
    )
    def test_tables(self, text: str, prizes: tuple[Prize, ...]) -> None:
        assert read_prizes(text).prizes == prizes

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("1;5000\n1;3000", "prize.line-twice"),
            ("5-3;100", "prize.line-backwards"),
            ("0;100", "prize.line-no-place"),
            ("1-1001;1", "prize.line-no-place"),
            ("3000;Kupa", "prize.line-no-place"),
            ("1;100;200", "prize.line"),
            ("1;", "prize.line"),
            ("1;-5", "prize.line"),
            ("-5;100", "prize.line"),
            ("100 TL\n100 EUR", "prize.currencies"),
        ],
    )
    def test_what_is_no_table_is_said(self, text: str, code: str) -> None:
        with pytest.raises(RequestError) as refused:
            read_prizes(text)
        assert refused.value.message.key == code

    @given(st.lists(st.builds(Prize, st.integers(0, 10**8), st.sampled_from(("", "Kupa", "Saat, kitap"))), max_size=9))
    def test_a_table_is_read_as_it_was_written(self, prizes: list[Prize]) -> None:
        while prizes and prizes[-1] == Prize():
            prizes.pop()
        assert read_prizes(prizes_text(prizes)) == PrizeTable(tuple(prizes))

    def test_amounts_for_programs(self) -> None:
        assert [amount_text(coins) for coins in (500_000, 9_950, 5)] == ["5000", "99.50", "0.05"]


class TestWords:
    @pytest.mark.parametrize(
        ("coins", "english", "turkish"),
        [
            (0, "0", "0"),
            (99_900, "999", "999"),
            (100_050, "1,000.50", "1.000,50"),
            (123_456_789_01, "123,456,789.01", "123.456.789,01"),
        ],
    )
    def test_money(self, coins: int, english: str, turkish: str) -> None:
        assert Renderer("en").say(money(coins)) == english
        assert Renderer("tr").say(money(coins, "TL")) == f"{turkish} TL"

    def test_money_and_a_thing(self) -> None:
        assert Renderer("tr").say(prize_message(500_000, "Kupa", "TL")) == "5.000 TL + Kupa"
        assert Renderer("tr").say(prize_message(0, "Kupa", "TL")) == "Kupa"

    def test_conditions(self) -> None:
        made = PrizeCategory(
            "K",
            sex=Sex.WOMAN,
            born_from=2014,
            rating_from=1000,
            rating_to=1600,
            unrated=UnratedIn.TOO,
            titles=(Title.WFM,),
            clubs=("A", "B"),
        )
        said = [Renderer("tr").say(each) for each in conditions(made)]
        assert said[:4] == ["kadınlar", "2014 ve sonrası doğumlular", "1000–1600 rating", "ratingsizler de"]
        assert said[4:] == ["kulüp A, B", "unvan WFM"]
        assert [*conditions(PrizeCategory("Genel"))] == []


def _event() -> AtDesk:
    """Two rounds of eight: one has withdrawn, one never came."""
    event = swiss(8, 3)
    event.do("pair")
    event.results(1, "1-0", "1-0", "½-½", "+/-")
    event.do("close")
    return event


def _listed(event: AtDesk, *categories: PrizeCategory, **rules: Any) -> Desk:
    listed = replace(PrizeList(categories), **rules)
    said: dict[str, Any] = to_data(listed)
    event.do("prizes", **said)
    return event.desk


class TestOfAnEvent:
    def test_whoever_left_never_came_or_is_excluded_takes_none(self) -> None:
        event = _event()
        first = event.desk.tournament.rounds[0].games[0].white
        second = event.desk.tournament.rounds[0].games[1].white
        absent = event.desk.tournament.rounds[0].games[3].black
        event.do("withdraw", player=int(first))
        made = PrizeCategory("Genel", (Prize(100),) * 8)
        found = desk_awards(_listed(event, made, excluded=(second,)))
        why = {each.id: reason for each, reason in found.field.out}
        assert why == {
            first: OutOfPrizes.WITHDRAWN,
            second: OutOfPrizes.EXCLUDED,
            absent: OutOfPrizes.NEVER_THERE,
        }
        assert len(found.awards.categories[0].shares) == 5
        again = desk_awards(_listed(event, made, withdrawn=True))
        assert {each.id for each, _ in again.field.out} == {absent}

    def test_the_working_says_what_was_shared_and_left(self) -> None:
        event = _event()
        listed = (
            PrizeCategory("Genel", (Prize(10_000), Prize(5_000), Prize(2_001)), PrizeSharing.EQUAL),
            PrizeCategory("Hort", (Prize(3_000), Prize(1_000)), PrizeSharing.HORT),
        )
        found = desk_awards(_listed(event, *listed, currency="TL"))
        category = found.awards.categories[0]
        words = Renderer("tr")
        first, *_ = category.shares
        said = [words.say(each) for each in (*working(listed[0], first), *choice(found.awards, category, first))]
        assert said[0] == "Eş puanlı 3 kişi 1–3. derecelerin ödülünü paylaşıyor: (100 + 50 + 20,01) / 3"
        assert said[1].startswith("Arkadakilere bıraktığı: Hort, ")
        assert len(said) == 2
        assert sum(share.coins for share in category.shares) == 17_001

    def test_the_list_is_undone_and_told(self) -> None:
        event = swiss(4, 3)
        desk = _listed(event, PrizeCategory(" Genel ", (Prize(100),)))
        assert [each.name for each in desk.tournament.prizes.categories] == ["Genel"]
        assert event.do("undo")["entries"]
        assert event.desk.tournament.prizes == PrizeList()

    def test_a_list_may_come_after_the_end(self) -> None:
        event = swiss(2, 1)
        event.do("pair")
        event.results(1, "1-0")
        event.do("finish")
        assert _listed(event, PrizeCategory("Genel", (Prize(100),))).tournament.prizes.categories

    def test_a_category_whose_last_player_is_removed_entitles_nobody(self) -> None:
        t = swiss(3, 3).desk.tournament
        made = PrizeCategory("Liste", (Prize(100),), players=(t.players[0].id,))
        listed = PrizeList((made,), excluded=(t.players[0].id,))
        after = without_player(with_prizes(t, listed), t.players[0].id)
        assert after.prizes.categories[0].players == ()
        assert after.prizes.excluded == ()
        assert not after.prizes.categories[0].is_main

    @given(prize_lists([PlayerId(1), PlayerId(2)]))
    def test_every_list_is_read_as_it_was_written(self, listed: PrizeList) -> None:
        assert from_data(PrizeList, to_data(listed)) == listed


class TestPackage:
    def test_says_what_is_missing_before_anything_is_sent(self) -> None:
        event = swiss(3, 2)
        said = [each.key for each in package_check(event.desk).missing]
        assert said[0] == "package.not-played"
        event.do("change-event", city="Ankara", federation="TUR", chief_arbiter="A", time_control="90+30")
        event.do("change-event", start="2026-11-14", end="2026-11-15")
        event.do("pair")
        keys = [each.key for each in package_check(event.desk).missing]
        assert keys[:2] == ["package.open", "package.not-final"]
        assert not [key for key in keys if key.startswith("package.no.")]
        assert [key for key in keys if key.startswith("package.players.")] == [
            f"package.players.{name}" for name in ("birth", "sex", "federation", "national-id")
        ]

    @pytest.mark.parametrize("language", ["tr", "en"])
    def test_everything_has_words(self, language: str) -> None:
        checked = package_check(swiss(2, 2).desk)
        said = [Renderer(language).say(each) for each in (*checked.missing, *checked.beside)]
        assert len(checked.beside) == len(BESIDE)
        assert all(said)
