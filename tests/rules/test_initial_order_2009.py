"""The handbook of the Turkish federation (2009), A.2: the initial order."""

from __future__ import annotations

from dataclasses import replace

from hakem.facts.initial_order import TSF_2009, OrderCriterion, initial_order
from hakem.model import TURKISH, Player, PlayerId, Title


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
