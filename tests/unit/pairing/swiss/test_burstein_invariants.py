"""What holds of every round of the Burstein system, whatever came before it, in both editions."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from hakem.pairing import PairingSystem, RoundPairing
from hakem.pairing.swiss.burstein import BursteinSwiss, HandbookBurstein
from hakem.pairing.swiss.burstein.edition_2009 import BURSTEIN_RULES_2009
from hakem.pairing.swiss.burstein.rules import Joining
from hakem.simulation import Settings, simulate
from tests.effort import examples
from tests.swiss_events import swiss_events
from tests.swiss_invariants import assert_legal, boards_of, moved, with_a_guest, with_other_colours, with_other_ids

JOINING = (Joining(), Joining(last_first=False), Joining(strangers_stay=True, float_anyway=True))
SYSTEMS: st.SearchStrategy[PairingSystem] = st.sampled_from(
    [BursteinSwiss(), *(HandbookBurstein(replace(BURSTEIN_RULES_2009, joining=joining)) for joining in JOINING)]
)


def pairing_of(t: Tournament, system: PairingSystem) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return system.pair(t)
    except (PairingError, RequestError):
        return None


@settings(max_examples=examples(300), deadline=None)
@given(t=swiss_events(most=30, rounds=9), system=SYSTEMS)
def test_legal_rounds(t: Tournament, system: PairingSystem) -> None:
    pairing = pairing_of(t, system)
    if pairing is not None:
        assert_legal(t, pairing)


@settings(max_examples=examples(100), deadline=None)
@given(t=swiss_events(most=16), system=SYSTEMS, shift=st.integers(1, 900))
def test_ids_do_not_matter(t: Tournament, system: PairingSystem, shift: int) -> None:
    mine, theirs = pairing_of(t, system), pairing_of(with_other_ids(t, shift), system)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(moved(w, shift), moved(b, shift)) for w, b in boards_of(mine)] == boards_of(theirs)


@settings(max_examples=examples(100), deadline=None)
@given(t=swiss_events(most=16), system=SYSTEMS)
def test_other_colours_give_the_mirrored_round(t: Tournament, system: PairingSystem) -> None:
    mine, theirs = pairing_of(t, system), pairing_of(with_other_colours(t), system)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(b, w) for w, b in boards_of(mine)] == boards_of(theirs)
        assert mine.byes == theirs.byes


@settings(max_examples=examples(100), deadline=None)
@given(t=swiss_events(most=16), system=SYSTEMS)
def test_somebody_who_is_away_changes_nothing(t: Tournament, system: PairingSystem) -> None:
    assert pairing_of(with_a_guest(t), system) == pairing_of(t, system)


@settings(max_examples=examples(20), deadline=None)
@given(t=swiss_events(most=12), shift=st.integers(1, 300), system=SYSTEMS)
def test_ratings_do_not_matter(t: Tournament, shift: int, system: PairingSystem) -> None:
    """The number stands for the rating, also in the handbook."""
    players = tuple(replace(p, rating=1000 + p.number * shift % 1009) for p in t.players)
    assert pairing_of(replace(t, players=players), system) == pairing_of(t, system)


@settings(max_examples=examples(10), deadline=None)
@given(players=st.integers(2, 14), seed=st.text("abc", max_size=4), edition=st.sampled_from(("2009", "2026")))
def test_whole_events(players: int, seed: str, edition: str) -> None:
    """Round after round until there is none any more, which is an answer and no accident."""
    event = simulate(Settings(players, players + 1, seed, system="burstein", edition=edition))
    assert event.tournament.rounds
    assert event.stuck_in is not None
