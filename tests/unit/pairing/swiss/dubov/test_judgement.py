"""Rounds of one edition of the Dubov system before the judge of the other."""

from __future__ import annotations

from hypothesis import assume, given, settings

from hakem.errors import PairingError, RequestError
from hakem.i18n import languages, say
from hakem.model import Tournament
from hakem.pairing import RoundPairing
from hakem.pairing.swiss.dubov import DUBOV_RULES_2009, DUBOV_RULES_2026, DubovSwiss
from tests.support.effort import examples
from tests.support.rated_events import rated_events

EDITIONS = {"2009": DubovSwiss(DUBOV_RULES_2009), "2026": DubovSwiss(DUBOV_RULES_2026)}


def pairing_of(t: Tournament, edition: str) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return EDITIONS[edition].pair(t)
    except (PairingError, RequestError):
        return None


@settings(max_examples=examples(150), deadline=None)
@given(t=rated_events(most=10))
def test_each_edition_has_something_against_the_other_one(t: Tournament) -> None:
    """A round that is not its own is judged by an article of the edition."""
    rounds = {edition: pairing_of(t, edition) for edition in EDITIONS}
    assume(all(rounds.values()))
    for edition, other in (("2009", "2026"), ("2026", "2009")):
        mine, given_one = rounds[edition], rounds[other]
        assert mine is not None
        assert given_one is not None
        step = EDITIONS[edition].first_difference(t, given_one)
        assert (step is None) == (set(mine.boards) == set(given_one.boards) and mine.byes == given_one.byes)
        assert step is None or all(say(step.message, language) for language in languages())
