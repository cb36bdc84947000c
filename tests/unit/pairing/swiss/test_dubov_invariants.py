"""What holds of every round of the Dubov system when players have ratings, in both editions."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.i18n import LANGUAGES, say
from hakem.model import Tournament
from hakem.pairing import RoundPairing, pair_explained
from hakem.pairing.swiss.dubov import DUBOV_RULES_2009, DUBOV_RULES_2026, DubovSwiss
from tests.effort import examples
from tests.rated_events import rated_events
from tests.swiss_invariants import assert_legal, boards_of, moved, with_a_guest, with_other_ids

EDITIONS = {"2009": DubovSwiss(DUBOV_RULES_2009), "2026": DubovSwiss(DUBOV_RULES_2026)}
every_edition = pytest.mark.parametrize("edition", sorted(EDITIONS))


def pairing_of(t: Tournament, edition: str) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return EDITIONS[edition].pair(t)
    except (PairingError, RequestError):
        return None


@every_edition
@settings(max_examples=examples(80), deadline=None)
@given(t=rated_events(most=30, rounds=9))
def test_legal_rounds(edition: str, t: Tournament) -> None:
    pairing = pairing_of(t, edition)
    if pairing is not None:
        assert_legal(t, pairing)


@every_edition
@settings(max_examples=examples(40), deadline=None)
@given(t=rated_events(most=16), shift=st.integers(1, 900))
def test_ids_do_not_matter(edition: str, t: Tournament, shift: int) -> None:
    mine, theirs = pairing_of(t, edition), pairing_of(with_other_ids(t, shift), edition)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(moved(a, shift), moved(b, shift)) for a, b in boards_of(mine)] == boards_of(theirs)


@every_edition
@settings(max_examples=examples(40), deadline=None)
@given(t=rated_events(most=16))
def test_somebody_who_is_away_changes_nothing(edition: str, t: Tournament) -> None:
    assert pairing_of(with_a_guest(t), edition) == pairing_of(t, edition)


@every_edition
@settings(max_examples=examples(150), deadline=None)
@given(t=rated_events(most=14))
def test_explained_in_both_languages_and_judged_right(edition: str, t: Tournament) -> None:
    """The same round with and without a trace, with a sentence for everything, and nothing to say against it."""
    system = EDITIONS[edition]
    plain = pairing_of(t, edition)
    if plain is None:
        return
    told, steps = pair_explained(system, t)
    assert told == plain
    assert all(say(step.message, language) for step in steps for language in LANGUAGES)
    boards = {step.subject for step in steps if step.outcome.startswith("swiss.colour.")}
    assert boards == {(b.white, b.black) for b in plain.boards}
    assert system.first_difference(t, plain) is None


@settings(max_examples=examples(150), deadline=None)
@given(t=rated_events(most=10))
def test_each_edition_has_something_against_the_other_one(t: Tournament) -> None:
    """A round that is not its own is judged by an article of the edition."""
    rounds = {edition: pairing_of(t, edition) for edition in EDITIONS}
    for edition, other in (("2009", "2026"), ("2026", "2009")):
        mine, given_one = rounds[edition], rounds[other]
        if mine is None or given_one is None:
            continue
        step = EDITIONS[edition].first_difference(t, given_one)
        assert (step is None) == (set(mine.boards) == set(given_one.boards) and mine.byes == given_one.byes)
        assert step is None or all(say(step.message, language) for language in LANGUAGES)
