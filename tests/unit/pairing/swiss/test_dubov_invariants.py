"""What holds of every round of the Dubov system, whatever came before it, in both editions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.i18n import LANGUAGES, say
from hakem.model import Absence, ByeKind, Player, PlayerId, Tournament
from hakem.pairing import pair_explained, system_for
from hakem.pairing.swiss.dubov import DubovSwiss
from tests.effort import examples
from tests.rated_events import rated_events
from tests.swiss_invariants import colours_keep_their_limits, everybody_is_seated_once, pairing_of, with_other_ids

every_edition = pytest.mark.parametrize("edition", ["2009", "2026"])


@every_edition
@settings(max_examples=examples(150), deadline=None)
@given(t=rated_events(most=30, rounds=9))
def test_legal_rounds(edition: str, t: Tournament) -> None:
    pairing = pairing_of(t, "dubov", edition)
    if pairing is not None:
        everybody_is_seated_once(t, pairing)
        colours_keep_their_limits(t, pairing)


@every_edition
@settings(max_examples=examples(60), deadline=None)
@given(t=rated_events(most=16), shift=st.integers(1, 900))
def test_ids_do_not_matter(edition: str, t: Tournament, shift: int) -> None:
    other, moved = with_other_ids(t, shift)
    mine, theirs = pairing_of(t, "dubov", edition), pairing_of(other, "dubov", edition)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(moved[b.white], moved[b.black]) for b in mine.boards] == [(b.white, b.black) for b in theirs.boards]


@every_edition
@settings(max_examples=examples(60), deadline=None)
@given(t=rated_events(most=16))
def test_somebody_who_is_away_changes_nothing(edition: str, t: Tournament) -> None:
    guest = PlayerId(500)
    more = replace(
        t,
        players=(*t.players, Player(guest, 500, "Guest")),
        absences=(*t.absences, Absence(t.next_round, guest, ByeKind.ZERO_POINT)),
    )
    assert pairing_of(more, "dubov", edition) == pairing_of(t, "dubov", edition)


@every_edition
@settings(max_examples=examples(150), deadline=None)
@given(t=rated_events(most=14))
def test_explained_in_both_languages_and_judged_right(edition: str, t: Tournament) -> None:
    """The same round with and without a trace, with a sentence for everything, and nothing to say against it."""
    system = system_for("dubov", edition, t)
    assert isinstance(system, DubovSwiss)
    try:
        plain = system.pair(t)
    except (PairingError, RequestError):
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
    rounds = {edition: pairing_of(t, "dubov", edition) for edition in ("2009", "2026")}
    for edition, other in (("2009", "2026"), ("2026", "2009")):
        mine, given_one = rounds[edition], rounds[other]
        if mine is None or given_one is None:
            continue
        system = system_for("dubov", edition, t)
        assert isinstance(system, DubovSwiss)
        step = system.first_difference(t, given_one)
        assert (step is None) == (set(mine.boards) == set(given_one.boards) and mine.byes == given_one.byes)
        assert step is None or all(say(step.message, language) for language in LANGUAGES)
