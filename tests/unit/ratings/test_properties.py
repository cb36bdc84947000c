"""What holds for the rating changes of any event."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.facts import cards
from hakem.model import Game, Mark, PlayerId, Round, Tournament, with_ids
from hakem.ratings import RatingList, rating_changes, rating_rules
from tests.support.effort import examples
from tests.support.rating_samples import closed_events
from tests.support.strategies import tournaments

CLOSE = st.integers(1800, 2200)
ANY = st.none() | st.integers(1400, 2850)
lists = pytest.mark.parametrize("wanted", list(RatingList))


@lists
@settings(max_examples=examples(40), deadline=None)
@given(t=closed_events(CLOSE), k=st.integers(1, 40))
def test_a_closed_event_moves_points_and_makes_none(wanted: RatingList, t: Tournament, k: int) -> None:
    """The table of expected scores is its own mirror, so with one K and no cut the changes cancel out."""
    found = rating_changes(t, rating_rules(t, wanted), {p.id: k for p in t.players})
    assert sum(change.change for change in found.rated) == 0
    assert sum(change.score for change in found.rated) == sum(change.expected for change in found.rated)


@lists
@settings(max_examples=examples(40), deadline=None)
@given(t=closed_events(ANY), numbers=st.permutations(range(1, 9)))
def test_other_ids_and_numbers_change_nothing(wanted: RatingList, t: Tournament, numbers: list[int]) -> None:
    other = with_ids(t, {p.id: PlayerId(100 + number) for p, number in zip(t.players, numbers, strict=False)})
    other = replace(other, players=tuple(replace(p, number=p.id - 100) for p in reversed(other.players)))

    def seen(event: Tournament) -> dict[str, tuple[object, ...]]:
        found = rating_changes(event, rating_rules(event, wanted))
        rated = {c.player.name: (c.change, c.new_rating, c.performance, c.coefficient) for c in found.rated}
        return rated | {f.player.name: (f.computed, f.missing, f.score) for f in found.unrated}

    assert seen(other) == seen(t)


@lists
@settings(max_examples=examples(60), deadline=None)
@given(t=tournaments())
def test_any_event_has_ratings(wanted: RatingList, t: Tournament) -> None:
    """Everybody is there once; every game is counted or told why not; the change is the sum of its terms."""
    found = rating_changes(t, rating_rules(t, wanted))
    everybody = [*(c.player.id for c in found.rated), *(f.player.id for f in found.unrated)]
    assert sorted(everybody) == sorted(p.id for p in t.players)
    games = {card.player.id: sum(e.opponent is not None for e in card.entries) for card in cards(t).values()}
    for change in found.rated:
        assert change.games + len(change.uncounted) == games[change.player.id]
        assert change.change == change.coefficient.value * sum((term.gain for term in change.terms), Fraction(0))
        assert change.coefficient.value * change.games <= 700
        assert abs(change.new_rating - change.rating - change.change) <= Fraction(1, 2)
    for first in found.unrated:
        assert first.games + len(first.uncounted) == games[first.player.id]
        assert first.estimate is None or 1400 <= first.estimate <= 2200
        assert (first.estimate is None) == (first.message is not None)


@settings(max_examples=examples(40), deadline=None)
@given(t=closed_events(ANY))
def test_a_better_result_is_never_worse(t: Tournament) -> None:
    best = replace(t, rounds=tuple(Round(tuple(won_by(PlayerId(1), game) for game in r.games)) for r in t.rounds))
    before, after = (
        {c.player.id: c.change for c in found.rated} | {f.player.id: f.computed for f in found.unrated}
        for found in (rating_changes(t), rating_changes(best))
    )
    assert after[PlayerId(1)] >= before[PlayerId(1)]


def won_by(player: PlayerId, game: Game) -> Game:
    """The game with a win for that player, if it is one of the two."""
    if player not in game.players:
        return game
    marks = (Mark.WIN, Mark.LOSS) if game.white == player else (Mark.LOSS, Mark.WIN)
    return Game(*game.players, *marks)
