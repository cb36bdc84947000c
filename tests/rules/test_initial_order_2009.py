"""The handbook of the Turkish federation (2009), A.2: the initial order."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import permutations

from hakem.facts.initial_order import TSF_2009, TSF_LIM_2009, OrderCriterion, initial_order, initial_order_rules
from hakem.facts.lots import places_drawn
from hakem.model import TURKISH, Player, PlayerId, Title
from hakem.regulations import choose_rules


def player(number: int, name: str, rating: int | None = None, **more: object) -> Player:
    return replace(Player(PlayerId(number), number, name, rating), **more)  # type: ignore[arg-type]


def order(*players: Player) -> tuple[int, ...]:
    return initial_order(players, TSF_2009, TURKISH).order


def decided(*players: Player) -> list[tuple[OrderCriterion, str]]:
    notes = initial_order(players, TSF_2009, TURKISH).notes
    return [(note.decided_by, note.article.number) for note in notes]


class TestA2b:
    """Rating."""

    def test_rating_before_title(self) -> None:
        assert order(player(1, "A", 2400, title=Title.GM), player(2, "Z", 2401)) == (2, 1)

    def test_a_national_rating_is_no_rating_here(self) -> None:
        """Players without FIDE rating follow after all who have one, however strong at home."""
        assert order(player(1, "A", national_rating=2500, title=Title.GM), player(2, "Z", 1000)) == (2, 1)


class TestA2c:
    """Title."""

    def test_title_before_national_rating(self) -> None:
        players = (player(1, "A", 2000, national_rating=2300), player(2, "Z", 2000, title=Title.WCM))
        assert order(*players) == (2, 1)
        assert decided(*players) == [(OrderCriterion.TITLE, "A.2.c")]

    def test_without_title_last(self) -> None:
        assert order(
            player(1, "A", 2000), player(2, "B", 2000, title=Title.WFM), player(3, "C", 2000, title=Title.CM)
        ) == (
            3,
            2,
            1,
        )


class TestA2National:
    """National rating between equals, and among those without a FIDE rating."""

    def test_between_equals_of_rating_and_title(self) -> None:
        players = (player(1, "A", 2000, national_rating=1900), player(2, "Z", 2000, national_rating=1950))
        assert order(*players) == (2, 1)
        assert decided(*players) == [(OrderCriterion.NATIONAL_RATING, "A.2 national")]

    def test_without_national_rating_after_those_who_have_one(self) -> None:
        assert order(player(1, "A", 2000), player(2, "Z", 2000, national_rating=1000)) == (2, 1)

    def test_national_rating_before_title_among_the_unrated(self) -> None:
        """Reading: the text orders them by national rating; the title is asked only where that is equal."""
        players = (
            player(1, "A", national_rating=1500, title=Title.CM),
            player(2, "B", national_rating=1600),
            player(3, "C", national_rating=1500),
            player(4, "D"),
        )
        assert order(*players) == (2, 1, 3, 4)
        assert decided(*players) == [
            (OrderCriterion.NATIONAL_RATING, "A.2 national"),
            (OrderCriterion.TITLE, "A.2.c"),
            (OrderCriterion.NATIONAL_RATING, "A.2 national"),
        ]


class TestA2d:
    """The alphabet."""

    def test_turkish_alphabet_and_its_note(self) -> None:
        players = (player(1, "Çelik", 2000), player(2, "Cüce", 2000), player(3, "Öz"), player(4, "Oz"))
        assert order(*players) == (2, 1, 4, 3)
        assert decided(*players) == [(OrderCriterion.ALPHABET, "A.2.d"), (OrderCriterion.ALPHABET, "A.2.d")]


def by_lots(players: tuple[Player, ...], seed: str) -> tuple[int, ...]:
    return initial_order(players, TSF_LIM_2009, TURKISH, places_drawn(players, seed)).order


class TestLim1:
    """The chapter on the Lim system has an order of its own: rating, title, local rating, lots."""

    EQUALS = (
        player(1, "Zeki", 2200),
        player(2, "Yasin", 2100, national_rating=2050),
        player(3, "Burak", 2100, national_rating=2050),
        player(4, "Ali", national_rating=2000),
        player(5, "Veli", national_rating=1800, title=Title.WFM),
        player(6, "Cem", national_rating=2000),
    )

    def test_the_title_counts_before_the_local_rating_among_the_unrated_too(self) -> None:
        found = initial_order(self.EQUALS, TSF_LIM_2009, TURKISH, places_drawn(self.EQUALS, "kura"))
        assert set(found.order[1:3]) == {2, 3}
        assert found.order[3] == 5
        assert set(found.order[4:]) == {4, 6}
        assert [(note.decided_by, str(note.article)) for note in found.notes] == [
            (OrderCriterion.LOTS, "TSF Lim (2009) 1"),
            (OrderCriterion.TITLE, "TSF Lim (2009) 1"),
            (OrderCriterion.LOTS, "TSF Lim (2009) 1"),
        ]
        assert found.by_lots

    def test_the_local_rating_counts_between_equal_ratings_and_titles(self) -> None:
        players = (player(1, "A", 2000, national_rating=1900), player(2, "Z", 2000, national_rating=1950))
        found = initial_order(players, TSF_LIM_2009, TURKISH, places_drawn(players, "kura"))
        assert found.order == (2, 1)
        assert not found.by_lots

    def test_lots_decide_by_their_seed_and_by_nothing_else(self) -> None:
        """Every order of two equals comes up; the same seed gives the same one, however the list was given."""
        equals = (player(1, "Ada", 2000), player(2, "Bora", 2000), player(3, "Can", 2000))
        found = {by_lots(equals, f"seed {n}") for n in range(60)}
        assert found == set(permutations((1, 2, 3)))
        assert len({by_lots(listed, "seed 1") for listed in permutations(equals)}) == 1

    def test_without_lots_the_order_of_the_list_is_kept_and_told(self) -> None:
        found = initial_order((player(2, "Bora", 2000), player(1, "Ada", 2000)), TSF_LIM_2009, TURKISH)
        assert found.order == (2, 1)
        assert [note.decided_by for note in found.notes] == [OrderCriterion.GIVEN]

    def test_it_is_the_order_of_lim_events_until_the_edition_of_2026(self) -> None:
        for day, regulation in (
            (date(2009, 5, 1), "TSF Lim"),
            (date(2020, 5, 1), "TSF Lim"),
            (date(2026, 5, 1), "C.04.2"),
        ):
            assert choose_rules(initial_order_rules("lim"), None, day).edition.regulation == regulation
        assert choose_rules(initial_order_rules("dutch"), None, date(2009, 5, 1)) == TSF_2009
