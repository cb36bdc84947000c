"""What holds of every round of the Lim system, whatever came before it, in both editions and in maxi tournaments."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from hakem.pairing import RoundPairing
from hakem.pairing.swiss.lim import LIM_RULES_2009, LIM_RULES_2026, LimRules, LimSwiss
from hakem.simulation import Settings, simulate
from tests.effort import examples
from tests.swiss_events import swiss_events
from tests.swiss_invariants import assert_legal, boards_of, moved, with_a_guest, with_other_colours, with_other_ids

EDITIONS = (LIM_RULES_2009, LIM_RULES_2026)
RULES = st.sampled_from([replace(rules, maxi=maxi) for rules in EDITIONS for maxi in (False, True)])


def pairing_of(t: Tournament, rules: LimRules) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return LimSwiss(rules).pair(t)
    except (PairingError, RequestError):
        return None


@settings(max_examples=examples(300), deadline=None)
@given(t=swiss_events(most=30, rounds=9), rules=RULES)
def test_legal_rounds(t: Tournament, rules: LimRules) -> None:
    pairing = pairing_of(t, rules)
    if pairing is not None:
        assert_legal(t, pairing)


@settings(max_examples=examples(100), deadline=None)
@given(t=swiss_events(most=16), rules=RULES, shift=st.integers(1, 900))
def test_ids_do_not_matter(t: Tournament, rules: LimRules, shift: int) -> None:
    mine, theirs = pairing_of(t, rules), pairing_of(with_other_ids(t, shift), rules)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(moved(w, shift), moved(b, shift)) for w, b in boards_of(mine)] == boards_of(theirs)


@settings(max_examples=examples(100), deadline=None)
@given(t=swiss_events(most=16), rules=RULES)
def test_other_colours_give_the_mirrored_round(t: Tournament, rules: LimRules) -> None:
    mine, theirs = pairing_of(t, rules), pairing_of(with_other_colours(t), rules)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(b, w) for w, b in boards_of(mine)] == boards_of(theirs)
        assert mine.byes == theirs.byes


@settings(max_examples=examples(100), deadline=None)
@given(t=swiss_events(most=16), rules=RULES)
def test_somebody_who_is_away_changes_nothing(t: Tournament, rules: LimRules) -> None:
    assert pairing_of(with_a_guest(t), rules) == pairing_of(t, rules)


@settings(max_examples=examples(20), deadline=None)
@given(t=swiss_events(most=12), shift=st.integers(1, 300), rules=st.sampled_from(EDITIONS))
def test_ratings_matter_in_maxi_tournaments_only(t: Tournament, shift: int, rules: LimRules) -> None:
    players = tuple(replace(p, rating=1000 + p.number * shift % 1009) for p in t.players)
    assert pairing_of(replace(t, players=players), rules) == pairing_of(t, rules)


@settings(max_examples=examples(10), deadline=None)
@given(players=st.integers(2, 14), seed=st.text("abc", max_size=4), edition=st.sampled_from(("2009", "2026")))
def test_whole_events(players: int, seed: str, edition: str) -> None:
    """Round after round until there is none any more, which is an answer and no accident."""
    event = simulate(Settings(players, players + 1, seed, system="lim", edition=edition))
    assert event.tournament.rounds
    assert event.stuck_in is not None
