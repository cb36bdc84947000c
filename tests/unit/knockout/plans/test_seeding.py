"""Seeds by rating, by lots, by the ranking before: A.4 and A.8."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import LotsNeeded, RequestError
from hakem.facts.initial_order import FIDE_ONLY
from hakem.i18n import PlayerRef, TeamRef, languages, say
from hakem.knockout import Seeding, as_given, by_lots, by_ranking, by_rating
from hakem.model import Player, PlayerId, Team, TeamId
from tests.support.effort import examples
from tests.support.some import some


def player(number: int, rating: int | None = None, national: int | None = None) -> Player:
    return Player(PlayerId(number), number, f"Oyuncu {number}", rating=rating, national_rating=national)


def told(seeding: Seeding) -> list[tuple[str, str]]:
    return [(step.article.number, step.outcome) for step in seeding.steps]


FIELDS = st.lists(st.none() | st.integers(1000, 1005), min_size=1, max_size=12).map(
    lambda ratings: [player(n, rating) for n, rating in enumerate(ratings, start=1)]
)


def test_the_higher_rating_first() -> None:
    made = by_rating([player(1, 1800), player(2, 2400), player(3, 2000)])
    assert made.order == (2, 3, 1)
    assert told(made) == [("A.4", "seeding.by-rating")]


def test_without_a_rating_after_the_others_by_lots() -> None:
    players = [player(1), player(2, 1500), player(3), player(4, 1400), player(5)]
    made = by_rating(players, "kura")
    assert made.order[:2] == (2, 4)
    assert sorted(made.order[2:]) == [1, 3, 5]
    assert told(made) == [("A.4", "seeding.by-rating"), ("A.4", "seeding.unrated")]
    assert made.steps[1].subject == made.order[2:]


def test_lots_do_not_depend_on_the_list_and_differ_with_the_text() -> None:
    players = [player(n) for n in range(1, 9)]
    first = by_rating(players, "kura").order
    assert by_rating(players[::-1], "kura").order == first
    assert {by_rating(players, f"kura {n}").order for n in range(20)} != {first}


def test_equal_ratings_are_drawn_and_told() -> None:
    players = [player(1, 2000), player(2, 2100), player(3, 2000)]
    orders = {by_rating(players, f"text {n}").order for n in range(20)}
    assert orders == {(2, 1, 3), (2, 3, 1)}
    assert told(by_rating(players, "x")) == [("A.4", "seeding.by-rating"), ("A.4", "seeding.equal")]


def test_a_single_player_without_a_rating_needs_no_lots() -> None:
    assert by_rating([player(1), player(2, 1500)]).order == (2, 1)


def test_a_national_rating_counts_unless_told_otherwise() -> None:
    players = [player(1, 1500), player(2, national=1700), player(3)]
    assert by_rating(players).order == (2, 1, 3)
    with pytest.raises(RequestError):
        by_rating(players, method=FIDE_ONLY)
    assert by_rating(players, "kura", FIDE_ONLY).order[0] == 1


@settings(max_examples=examples(50))
@given(FIELDS, st.text(max_size=5))
def test_everybody_once_in_an_order_that_can_be_repeated(players: list[Player], text: str) -> None:
    for made in (by_rating(players, text), by_lots(players, text)):
        assert sorted(made.order) == [p.id for p in players]
    rating: dict[int, int] = {p.id: p.rating or 0 for p in players}
    seeded = by_rating(players, text)
    assert seeded == by_rating(players, text)
    assert [rating[p] for p in seeded.order] == sorted(rating.values(), reverse=True)


def test_lots_for_all() -> None:
    players = [player(n, 2000 + n) for n in range(1, 7)]
    made = by_lots(players, "yazı tura")
    assert made == by_lots(players[::-1], "yazı tura")
    assert told(made) == [("A.4", "seeding.lots")]


def test_those_who_draw_are_referred_to_in_the_order_of_their_lots() -> None:
    made = by_lots([player(n) for n in range(1, 5)], "kura")
    assert made.steps[0].data == {"players": tuple(map(PlayerRef, made.order)), "text": "kura"}
    assert made.steps[0].subject == made.order


def test_teams_draw_by_name_and_are_referred_to_as_teams() -> None:
    """The lots fall as they fall for players of these names of whom nothing else is known."""
    names = ("Vezir", "at", "Şah", "Kale")
    teams = [Team(TeamId(n), name, ()) for n, name in enumerate(names, start=1)]
    people = [Player(PlayerId(n), n, name) for n, name in enumerate(names, start=1)]
    for text in ("a", "b", "c"):
        made = by_lots(teams, text)
        assert made.order == by_lots(people, text).order
        assert made.steps[0].data["players"] == tuple(map(TeamRef, made.order))
    assert by_ranking(teams, [3, 9, 1, 4, 2]).order == (3, 1, 4, 2)
    assert [as_given(teams).order, as_given(teams).steps[0].subject] == [(1, 2, 3, 4), ()]
    with pytest.raises(RequestError) as refused:
        by_ranking(teams, [1, 2, 3])
    assert refused.value.message.data == {"player": TeamRef(4)}


def test_lots_that_are_needed_have_an_error_of_their_own() -> None:
    with pytest.raises(LotsNeeded):
        by_rating([player(1), player(2)])


def test_ranking_of_the_event_before_may_hold_others() -> None:
    ranking = [PlayerId(n) for n in (9, 3, 1, 8, 2)]
    made = by_ranking([player(1), player(2), player(3)], ranking)
    assert made.order == (3, 1, 2)
    assert told(made) == [("A.8", "seeding.by-ranking")]


def test_as_listed() -> None:
    assert as_given([player(3), player(1)]).order == (3, 1)


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_said(language: str) -> None:
    players = [player(1), player(2), player(3, 2000), player(4, 2000)]
    ids = [p.id for p in players]
    for made in (by_rating(players, "x"), by_lots(players, "x"), by_ranking(players, ids), as_given(players)):
        for step in some(made.steps):
            assert say(step.message, language)


def test_what_cannot_be_seeded() -> None:
    twice = [player(1), player(1)]
    refused: list[str] = []
    attempts: tuple[Callable[[], Seeding], ...] = (
        lambda: by_rating([player(1), player(2)]),
        lambda: by_rating(twice, "x"),
        lambda: by_lots(twice, "x"),
        lambda: as_given(twice),
        lambda: by_ranking([player(1)], [PlayerId(2)]),
        lambda: by_ranking([player(1)], [PlayerId(1), PlayerId(1)]),
    )
    for attempt in attempts:
        with pytest.raises(RequestError) as error:
            attempt()
        refused.append(error.value.message.key.removeprefix("knockout."))
    assert refused == ["lots-needed", *["seeded-twice"] * 3, "not-ranked", "seeded-twice"]
