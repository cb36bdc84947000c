"""Swiss tournaments whose players have ratings and names, with many ties, for systems that ask for them."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from hakem.model import Tournament
from tests.swiss_events import swiss_events

RATINGS = (None, 1800, 1850, 1850, 1900, 2000, 2001, 2150)
NATIONAL = (None, None, 1700, 1850)
NAMES = ("Çelik", "Cem", "Ilgın", "İlke", "Can")


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
