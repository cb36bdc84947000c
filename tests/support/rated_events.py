"""Swiss tournaments whose players have ratings and names, with many ties, for systems that ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from hypothesis import strategies as st

from hakem.model import Prohibition, Tournament
from tests.support.swiss_events import swiss_events

RATINGS = (None, 1800, 1850, 1850, 1900, 2000, 2001, 2150)
NATIONAL = (None, None, 1700, 1850)
NAMES = ("Çelik", "Cem", "Ilgın", "İlke", "Can")


def with_ratings(t: Tournament, ratings: Sequence[int], names: Sequence[str] = ()) -> Tournament:
    """The tournament with these ratings, and these names if there are any, in the order of the numbers."""
    players = [replace(p, rating=rating) for p, rating in zip(t.players, ratings, strict=True)]
    if names:
        players = [replace(p, name=name) for p, name in zip(players, names, strict=True)]
    return replace(t, players=tuple(players))


@st.composite
def rated_events(draw: st.DrawFn, least: int = 2, most: int = 9, rounds: int = 7) -> Tournament:
    """A tournament of ``swiss_events`` with a rating and a name for everybody."""
    t = draw(swiss_events(least, most, rounds))
    chance = draw(st.randoms(use_true_random=False))
    players = tuple(
        replace(
            p,
            rating=chance.choice(RATINGS),
            national_rating=chance.choice(NATIONAL),
            name=chance.choice(NAMES),
        )
        for p in t.players
    )
    return replace(t, players=players)


@st.composite
def tangled_events(draw: st.DrawFn, least: int = 4, most: int = 8, rounds: int = 7) -> Tournament:
    """A tournament of ``rated_events`` in which many must not meet, so that plain ways to pair it lead nowhere."""
    t = draw(rated_events(least, most, rounds))
    chance = draw(st.randoms(use_true_random=False))
    part = draw(st.sampled_from((0.1, 0.3, 0.45)))
    pairs = [pair for pair in combinations([p.id for p in t.players], 2) if chance.random() < part]
    return replace(t, prohibited=tuple(Prohibition(pair) for pair in pairs))
