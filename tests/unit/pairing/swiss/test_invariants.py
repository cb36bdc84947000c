"""What holds of every round of the Dutch system, whatever came before it, in every edition."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from hakem.pairing import RoundPairing, system_for
from tests.effort import examples
from tests.swiss_events import swiss_events
from tests.swiss_invariants import assert_legal, boards_of, moved, with_a_guest, with_other_colours, with_other_ids

EDITIONS = ("2009", "2017", "2026")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def pairing_of(t: Tournament, edition: str) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return system_for("dutch", edition, t).pair(t)
    except (PairingError, RequestError):
        return None


@every_edition
@settings(max_examples=examples(150), deadline=None)
@given(t=swiss_events(most=30, rounds=9))
def test_legal_rounds(edition: str, t: Tournament) -> None:
    pairing = pairing_of(t, edition)
    if pairing is not None:
        assert_legal(t, pairing)


@every_edition
@settings(max_examples=examples(60), deadline=None)
@given(t=swiss_events(most=16), shift=st.integers(1, 900))
def test_ids_do_not_matter(edition: str, t: Tournament, shift: int) -> None:
    """Only numbers do: the same event with other ids gives the same round."""
    mine, theirs = pairing_of(t, edition), pairing_of(with_other_ids(t, shift), edition)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(moved(w, shift), moved(b, shift)) for w, b in boards_of(mine)] == boards_of(theirs)


@every_edition
@settings(max_examples=examples(60), deadline=None)
@given(t=swiss_events(most=16))
def test_other_colours_give_the_mirrored_round(edition: str, t: Tournament) -> None:
    mine, theirs = pairing_of(t, edition), pairing_of(with_other_colours(t), edition)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(b, w) for w, b in boards_of(mine)] == boards_of(theirs)
        assert mine.byes == theirs.byes


@every_edition
@settings(max_examples=examples(60), deadline=None)
@given(t=swiss_events(most=16))
def test_somebody_who_is_away_changes_nothing(edition: str, t: Tournament) -> None:
    assert pairing_of(with_a_guest(t), edition) == pairing_of(t, edition)
