"""What holds of every round of the Dutch system, whatever came before it, in every edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.model import Tournament
from hakem.pairing import MAY_BE_ACCELERATED, RoundPairing, system_for, systems
from tests.effort import examples
from tests.swiss_events import swiss_events
from tests.swiss_invariants import assert_legal, boards_of, moved, with_a_guest, with_other_colours, with_other_ids


@dataclass(frozen=True)
class System:
    """A system in an edition, with options."""

    name: str
    edition: str
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.name, self.edition, *self.options])


EVERY = [System(s.name, edition) for s in systems() if s.name in MAY_BE_ACCELERATED for edition in s.editions]
EVERY += [System("lim", edition, {"maxi": "yes"}) for edition in ("2009", "2026")]
ALIKE = [system for system in EVERY if system.name != "dubov"]
"""Systems in which White and Black are alike; Dubov orders those due White and those due Black differently."""

every_system = pytest.mark.parametrize("system", EVERY, ids=str)


def pairing_of(t: Tournament, system: System) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return system_for(system.name, system.edition, t, system.options).pair(t)
    except (PairingError, RequestError):
        return None


@every_system
@settings(max_examples=examples(80), deadline=None)
@given(t=swiss_events(most=30, rounds=9))
def test_legal_rounds(system: System, t: Tournament) -> None:
    pairing = pairing_of(t, system)
    if pairing is not None:
        assert_legal(t, pairing)


@every_system
@settings(max_examples=examples(40), deadline=None)
@given(t=swiss_events(most=16), shift=st.integers(1, 900))
def test_ids_do_not_matter(system: System, t: Tournament, shift: int) -> None:
    """Only numbers do: the same event with other ids gives the same round."""
    mine, theirs = pairing_of(t, system), pairing_of(with_other_ids(t, shift), system)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(moved(w, shift), moved(b, shift)) for w, b in boards_of(mine)] == boards_of(theirs)


@pytest.mark.parametrize("system", ALIKE, ids=str)
@settings(max_examples=examples(40), deadline=None)
@given(t=swiss_events(most=16))
def test_other_colours_give_the_mirrored_round(system: System, t: Tournament) -> None:
    mine, theirs = pairing_of(t, system), pairing_of(with_other_colours(t), system)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(b, w) for w, b in boards_of(mine)] == boards_of(theirs)
        assert mine.byes == theirs.byes


@every_system
@settings(max_examples=examples(40), deadline=None)
@given(t=swiss_events(most=16))
def test_somebody_who_is_away_changes_nothing(system: System, t: Tournament) -> None:
    assert pairing_of(with_a_guest(t), system) == pairing_of(t, system)
