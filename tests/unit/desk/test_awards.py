"""Who gets which prize: what every list of prizes and every standing must satisfy, and cases counted by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.desk.awards import Awards, Contender, awards, shares
from hakem.desk.prize_field import entitled_to
from hakem.model import (
    Birth,
    Player,
    PlayerId,
    Points,
    Prize,
    PrizeCategory,
    PrizeList,
    PrizesEach,
    PrizeSharing,
    Sex,
    UnratedIn,
)
from hakem.values import replace
from tests.support.some import some


def field(*places: tuple[int, int], women: Sequence[int] = ()) -> list[Contender]:
    """Contenders 1, 2, 3 … by place and points."""
    return [
        Contender(
            nth,
            place,
            Points(points),
            player=Player(PlayerId(nth), nth, f"P{nth}", sex=Sex.WOMAN if nth in women else Sex.MAN),
        )
        for nth, (place, points) in enumerate(places, start=1)
    ]


def in_order(count: int, women: Sequence[int] = ()) -> list[Contender]:
    """So many with different places and points."""
    return field(*((nth, 100 - nth) for nth in range(1, count + 1)), women=women)


def category(name: str, *coins: int, **conditions: Any) -> PrizeCategory:
    return replace(PrizeCategory(name, tuple(Prize(each) for each in coins)), **conditions)


def awarded(contenders: Sequence[Contender], listed: PrizeList) -> Awards:
    entitled = [tuple(filter(entitled_to(each), contenders)) for each in listed.categories]
    return awards(contenders, listed, entitled)


def coins(found: Awards, name: str) -> dict[int, int]:
    return next({s.id: s.coins for s in each.shares} for each in found.categories if each.category.name == name)


# Strategies


@st.composite
def fields(draw: st.DrawFn) -> list[Contender]:
    """Standings in which points and places are shared now and then."""
    steps = draw(st.lists(st.sampled_from(("same place", "same points", "less")), max_size=14))
    place, points, rows = 1, 20, []
    for nth, step in enumerate(["less", *steps], start=1):
        if step != "same place":
            place = nth
        if step == "less":
            points -= 1
        birth = Birth(draw(st.integers(2008, 2012)))
        sex, rating = draw(st.sampled_from(Sex)), draw(st.none() | st.integers(1400, 1600))
        player = Player(PlayerId(nth), nth, "x", sex=sex, birth=birth, rating=rating)
        rows.append(Contender(nth, place, Points(points), player=player))
    return rows


AMOUNTS = st.lists(st.integers(0, 100_000), max_size=8).map(lambda each: sorted(each, reverse=True))
CONDITIONS: st.SearchStrategy[dict[str, Any]] = st.sampled_from(
    (
        {},
        {"sex": Sex.WOMAN},
        {"born_from": 2010},
        {"rating_to": 1500},
        {"unrated": UnratedIn.ONLY},
        {"rating_to": 1500, "unrated": UnratedIn.TOO},
        {"players": (PlayerId(1), PlayerId(3))},
    )
)


@st.composite
def categories(draw: st.DrawFn, name: str) -> PrizeCategory:
    things = draw(st.lists(st.sampled_from(("", "Kupa")), max_size=3))
    money = draw(AMOUNTS)
    size = max(len(things), len(money))
    prizes = tuple(
        Prize(money[nth] if nth < len(money) else 0, things[nth] if nth < len(things) else "") for nth in range(size)
    )
    made = PrizeCategory(name, prizes, draw(st.sampled_from(PrizeSharing)), least=draw(st.sampled_from((0, 0, 3))))
    return replace(made, **draw(CONDITIONS))


@st.composite
def lists(draw: st.DrawFn) -> PrizeList:
    count = draw(st.integers(1, 4))
    return PrizeList(
        tuple(draw(categories(f"K{nth}")) for nth in range(count)),
        draw(st.sampled_from(PrizesEach)),
        step=draw(st.sampled_from((1, 1, 100, 700))),
    )


class TestWhatAlwaysHolds:
    @given(fields(), lists())
    def test_what_is_paid_and_what_nobody_takes_is_the_fund(self, people: list[Contender], listed: PrizeList) -> None:
        found = awarded(people, listed)
        for each in some(found.categories):
            paid = sum(share.coins for share in each.shares)
            assert paid + sum(prize.coins for _, prize in each.left) == sum(p.coins for p in each.category.prizes)
            things = [share.thing for share in each.shares if share.thing]
            assert len(things) + sum(bool(p.thing) for _, p in each.left) == sum(
                bool(p.thing) for p in each.category.prizes
            )
        assert sum(fund.whole for fund in found.funds) == sum(fund.paid + fund.kept for fund in found.funds)

    @given(fields(), lists())
    def test_nobody_takes_more_prizes_than_the_list_allows(self, people: list[Contender], listed: PrizeList) -> None:
        found = awarded(people, listed)
        counted = [
            share.id
            for each in found.categories
            if not (listed.each is PrizesEach.MAIN_AND_BEST and each.category.is_main)
            for share in each.shares
        ]
        assert listed.each is PrizesEach.ALL or max(Counter(counted).values(), default=0) <= 1

    @given(fields(), lists())
    def test_a_better_place_never_gets_less_in_a_category(self, people: list[Contender], listed: PrizeList) -> None:
        for each in some(awarded(people, listed).categories):
            paid = [share.coins for share in each.shares]
            assert paid == sorted(paid, reverse=True)

    @given(fields(), lists())
    def test_only_the_entitled_get_something_and_enough_of_them(
        self, people: list[Contender], listed: PrizeList
    ) -> None:
        for each in some(awarded(people, listed).categories):
            entitled = [one.id for one in people if entitled_to(each.category)(one)]
            assert each.entitled == len(entitled)
            assert {share.id for share in each.shares} <= set(entitled)
            assert each.given == (len(entitled) >= each.category.least)
            assert each.given or not each.shares

    @given(fields(), categories("K"), st.sampled_from((1, 100, 700)))
    def test_nobody_is_paid_a_step_more_or_less_than_the_exact_share(
        self, people: list[Contender], made: PrizeCategory, step: int
    ) -> None:
        groups = [list(tied) for _, tied in groupby(people, key=lambda each: each.score)]
        found = [shares(made, step, group[0].id - 1, group) for group in groups]
        for share in some(share for group in found for share in group):
            assert -step < share.coins - share.exact < 2 * step


class TestSharing:
    @given(fields(), AMOUNTS)
    def test_hort_is_half_by_place_and_half_shared(self, people: list[Contender], money: list[int]) -> None:
        """Counted again from the definition, place by place, for everybody."""
        made = category("K", *money, sharing=PrizeSharing.HORT)
        worth = dict(enumerate(money, start=1))
        for nth, each in enumerate(some(people)):
            together = [n for n, one in enumerate(people, start=1) if one.place == each.place]
            tied = [n for n, one in enumerate(people, start=1) if one.score == each.score]
            place = Fraction(sum(worth.get(n, 0) for n in together), len(together))
            shared = Fraction(sum(worth.get(n, 0) for n in tied), len(tied))
            group = [one for one in people if one.score == each.score]
            share = next(s for s in shares(made, 1, tied[0] - 1, group) if s.id == nth + 1)
            assert share.exact == place / 2 + shared / 2

    @given(fields(), lists())
    def test_what_was_taken_was_worth_no_less_than_what_was_left(
        self, people: list[Contender], listed: PrizeList
    ) -> None:
        """Whoever stands behind can only leave: what was chosen does not become less."""
        found = awarded(people, replace(listed, each=PrizesEach.BEST))
        taken = {(s.id, each.category.name): s for each in found.categories for s in each.shares}
        worse = [
            key
            for key, offers in found.given_up.items()
            if key in taken and any(offer.exact > taken[key].exact for offer in offers)
        ]
        assert worse == []

    def test_three_ways_counted_by_hand(self) -> None:
        people = field((1, 8), (2, 7), (3, 7), (4, 7), (5, 6))
        money = (5000, 3000, 2000, 1000)
        by_ties, equal, hort = (
            coins(awarded(people, PrizeList((category("K", *money, sharing=how),))), "K") for how in PrizeSharing
        )
        assert by_ties == {1: 5000, 2: 3000, 3: 2000, 4: 1000}
        assert equal == {1: 5000, 2: 2000, 3: 2000, 4: 2000}
        assert hort == {1: 5000, 2: 2500, 3: 2000, 4: 1500}

    def test_the_odd_coin_goes_to_whoever_stands_first(self) -> None:
        people = field((1, 8), (2, 7), (3, 7), (4, 7))
        made = PrizeList((category("K", 1000, 100, sharing=PrizeSharing.EQUAL),))
        assert coins(awarded(people, made), "K") == {1: 1000, 2: 34, 3: 33, 4: 33}

    def test_whole_liras_only(self) -> None:
        people = field((1, 7), (2, 7), (3, 7))
        made = PrizeList((category("K", 100_050, sharing=PrizeSharing.EQUAL),), step=100)
        assert coins(awarded(people, made), "K") == {1: 33_450, 2: 33_300, 3: 33_300}

    def test_those_whom_no_tie_break_parts_share_even_by_tie_breaks(self) -> None:
        people = field((1, 7), (1, 7), (3, 7))
        assert coins(awarded(people, PrizeList((category("K", 100, 50, 20),))), "K") == {1: 75, 2: 75, 3: 20}

    def test_a_thing_is_not_divided(self) -> None:
        people = field((1, 7), (1, 7), (3, 6))
        made = PrizeCategory("K", (Prize(100, "Kupa"), Prize(50)), PrizeSharing.EQUAL)
        first, second = awarded(people, PrizeList((made,))).categories[0].shares
        assert (first.thing, first.by_list, first.coins) == ("Kupa", True, 75)
        assert (second.thing, second.by_list, second.coins) == ("", False, 75)


class TestOnePrizeEach:
    def test_the_better_one_is_taken_and_the_others_pass_on(self) -> None:
        people = in_order(5, women=[2, 4])
        listed = PrizeList((category("Genel", 1000, 500, 200), category("Kadın", 600, 100, sex=Sex.WOMAN)))
        found = awarded(people, listed)
        assert coins(found, "Genel") == {1: 1000, 3: 500, 4: 200}
        assert coins(found, "Kadın") == {2: 600}
        assert found.categories[0].passed == ((2, "Kadın"),)
        assert [(offer.category, offer.exact) for offer in found.given_up[2, "Kadın"]] == [("Genel", 500)]
        assert found.categories[1].left == ((2, Prize(100)),)

    def test_in_the_order_of_the_list(self) -> None:
        people = in_order(5, women=[2, 4])
        both = (category("Genel", 1000, 500, 200), category("Kadın", 600, 100, sex=Sex.WOMAN))
        found = awarded(people, PrizeList(both, PrizesEach.FIRST))
        assert coins(found, "Genel") == {1: 1000, 2: 500, 3: 200}
        assert coins(found, "Kadın") == {4: 600}
        turned = awarded(people, PrizeList(both[::-1], PrizesEach.FIRST))
        assert coins(turned, "Kadın") == {2: 600, 4: 100}
        assert coins(turned, "Genel") == {1: 1000, 3: 500, 5: 200}

    def test_the_main_prize_and_one_category(self) -> None:
        people = in_order(4, women=[1, 2])
        listed = PrizeList(
            (
                category("Genel", 1000, 500),
                category("Kadın", 600, 100, sex=Sex.WOMAN),
                category("Liste", 300, players=(PlayerId(1), PlayerId(2))),
            ),
            PrizesEach.MAIN_AND_BEST,
        )
        found = awarded(people, listed)
        assert coins(found, "Genel") == {1: 1000, 2: 500}
        assert coins(found, "Kadın") == {1: 600}
        assert coins(found, "Liste") == {2: 300}

    def test_another_currency_is_compared_by_its_rate(self) -> None:
        people = in_order(2, women=[1])
        euros = category("Kadın", 100, sex=Sex.WOMAN, currency="EUR", rate=Points(45))
        found = awarded(people, PrizeList((category("Genel", 1000, 10), euros), currency="TL"))
        assert coins(found, "Kadın") == {1: 100}
        assert [(fund.currency, fund.whole, fund.paid) for fund in found.funds] == [
            ("TL", 1010, 1000),
            ("EUR", 100, 100),
        ]

    @given(st.integers(1, 5), st.data())
    def test_nobody_could_choose_better_without_somebody_before_losing(self, count: int, data: st.DataObject) -> None:
        """Of all ways to put everybody into one category, this one is best for the first, then for the second …"""
        women = data.draw(st.lists(st.integers(1, count), unique=True))
        people = in_order(count, women)
        money = data.draw(st.lists(st.integers(1, 999), min_size=4, max_size=6, unique=True))
        first, second, third = sorted(money[:2], reverse=True), sorted(money[2:4], reverse=True), money[4:]
        listed = (
            category("A", *first),
            category("B", *second, sex=Sex.WOMAN),
            category("C", *sorted(third, reverse=True), players=tuple(p.player.id for p in people if p.player)[::2]),
        )
        found = awarded(people, PrizeList(listed))
        got = [sum(s.coins for each in found.categories for s in each.shares if s.id == one.id) for one in people]
        assert got == max(_all_ways(people, listed))


def _all_ways(people: Sequence[Contender], listed: Sequence[PrizeCategory]) -> list[list[int]]:
    """What everybody would get, for every way to put each into one category that they are entitled to."""
    ways = []
    for chosen in product(range(len(listed)), repeat=len(people)):
        if not all(entitled_to(listed[nth])(one) for nth, one in zip(chosen, people, strict=True)):
            continue
        taken: Counter[int] = Counter()
        got = []
        for nth in chosen:
            prizes = listed[nth].prizes
            got.append(prizes[taken[nth]].coins if taken[nth] < len(prizes) else 0)
            taken[nth] += 1
        ways.append(got)
    return ways


class TestConditions:
    def one(self, **said: Any) -> Contender:
        return Contender(1, 1, Points(1), player=replace(Player(PlayerId(1), 1, "A"), **said), team="Kale", group="B")

    @pytest.mark.parametrize(
        ("conditions", "said", "meets"),
        [
            ({"sex": Sex.WOMAN}, {}, False),
            ({"born_from": 2010, "born_to": 2012}, {"birth": Birth(2012)}, True),
            ({"born_from": 2010}, {"birth": Birth(2009)}, False),
            ({"rating_to": 1800}, {"rating": 1800}, True),
            ({"rating_to": 1800}, {"national_rating": 1700}, True),
            ({"rating_to": 1800}, {}, False),
            ({"rating_to": 1800, "unrated": UnratedIn.TOO}, {}, True),
            ({"unrated": UnratedIn.ONLY}, {"rating": 1500}, False),
            ({"clubs": ("IŞIK SK",)}, {"club": "Işık SK"}, True),
            ({"clubs": ("Işık",)}, {"club": "Işık SK"}, False),
            ({"federations": ("TUR",)}, {"federation": "TUR"}, True),
            ({"teams": ("kale",)}, {}, True),
            ({"groups": ("A",)}, {}, False),
            ({"players": ()}, {}, False),
        ],
    )
    def test_are_met_or_not(self, conditions: dict[str, Any], said: dict[str, Any], meets: bool) -> None:
        assert entitled_to(category("K", 100, **conditions))(self.one(**said)) is meets

    def test_teams_compete_for_what_has_no_condition_of_players(self) -> None:
        team = Contender(1, 1, Points(1), team="Kale")
        assert entitled_to(category("K"))(team)
        assert entitled_to(category("K", teams=("Kale",)))(team)
        assert not entitled_to(category("K", sex=Sex.WOMAN))(team)

    def test_too_few_take_nothing(self) -> None:
        made = category("Kadın", 500, sex=Sex.WOMAN, least=3)
        (found,) = awarded(in_order(5, women=[1, 2]), PrizeList((made,))).categories
        assert (found.given, found.entitled, found.shares) == (False, 2, ())
        assert found.left == ((1, Prize(500)),)
