"""What holds of every round, whatever came before it, in every Swiss system and edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.i18n import languages, say
from hakem.model import Tournament
from hakem.pairing import Judge, RoundPairing, pair_explained, system_for, systems
from hakem.pairing.colour_lot import drawn_lot
from hakem.simulation import Settings, simulate
from tests.support.effort import examples
from tests.support.rated_events import rated_events
from tests.support.swiss_events import swiss_events
from tests.support.swiss_invariants import (
    assert_legal,
    boards_of,
    moved,
    with_a_guest,
    with_other_colours,
    with_other_ids,
)


@dataclass(frozen=True)
class System:
    """A system in an edition, with options."""

    name: str
    edition: str
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.name, self.edition, *self.options])


EVERY = [System(s.name, edition) for s in systems() if s.teams_too for edition in s.editions]
"""Systems of players with one game a round; those of teams and of matches have their own events."""
EVERY += [System("lim", edition, {"maxi": "yes"}) for edition in ("2009", "2026")]
ALIKE = [system for system in EVERY if system.name != "dubov"]
"""Systems in which White and Black are alike; Dubov orders those due White and those due Black differently."""

every_system = pytest.mark.parametrize("system", EVERY, ids=str)


def any_events(most: int, rounds: int = 7) -> st.SearchStrategy[Tournament]:
    """Events with and without ratings."""
    return swiss_events(most=most, rounds=rounds) | rated_events(most=most, rounds=rounds)


def pairing_of(t: Tournament, system: System) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return system_for(system.name, system.edition, t, system.options).pair(t)
    except (PairingError, RequestError):
        return None


@every_system
@settings(max_examples=examples(80), deadline=None)
@given(t=any_events(most=30, rounds=9))
def test_legal_rounds(system: System, t: Tournament) -> None:
    pairing = pairing_of(t, system)
    assume(pairing is not None)
    assert pairing is not None
    assert_legal(t, pairing)


@every_system
@settings(max_examples=examples(40), deadline=None)
@given(t=any_events(most=16), shift=st.integers(1, 900))
def test_ids_do_not_matter(system: System, t: Tournament, shift: int) -> None:
    """Only numbers do: the same event with other ids gives the same round."""
    mine, theirs = pairing_of(t, system), pairing_of(with_other_ids(t, shift), system)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(moved(w, shift), moved(b, shift)) for w, b in boards_of(mine)] == boards_of(theirs)


@pytest.mark.parametrize("system", ALIKE, ids=str)
@settings(max_examples=examples(40), deadline=None)
@given(t=any_events(most=16))
def test_other_colours_give_the_mirrored_round(system: System, t: Tournament) -> None:
    lot = drawn_lot(system_for(system.name, system.edition, t, system.options), t)
    mine, theirs = pairing_of(t, system), pairing_of(with_other_colours(t, lot), system)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(b, w) for w, b in boards_of(mine)] == boards_of(theirs)
        assert mine.byes == theirs.byes


@every_system
@settings(max_examples=examples(40), deadline=None)
@given(t=any_events(most=16))
def test_somebody_who_is_away_changes_nothing(system: System, t: Tournament) -> None:
    assert pairing_of(with_a_guest(t), system) == pairing_of(t, system)


@every_system
@settings(max_examples=examples(60), deadline=None)
@given(t=any_events(most=14))
def test_explained_in_both_languages_and_judged_right(system: System, t: Tournament) -> None:
    """The same round with and without a trace, with a sentence for everything, and nothing to say against it."""
    made = system_for(system.name, system.edition, t, system.options)
    plain = pairing_of(t, system)
    assume(plain is not None)
    assert plain is not None
    told, steps = pair_explained(made, t)
    assert told == plain
    assert all(say(step.message, language) for step in steps for language in languages())
    boards = {step.subject for step in steps if step.outcome.startswith("swiss.colour.")}
    assert boards == {(b.white, b.black) for b in plain.boards}
    assert isinstance(made, Judge)
    assert made.first_difference(t, plain) is None


@every_system
@settings(max_examples=examples(40), deadline=None)
@given(t=any_events(most=10), data=st.data())
def test_any_other_round_is_a_difference(system: System, t: Tournament, data: st.DataObject) -> None:
    """Two boards exchange an opponent, or one its colours: something is said about it."""
    own = pairing_of(t, system)
    assume(own is not None and own.boards)
    assert own is not None
    boards = list(own.boards)
    one, two = (data.draw(st.integers(0, len(boards) - 1)) for _ in range(2))
    if one == two:
        boards[one] = replace(boards[one], white=boards[one].black, black=boards[one].white)
    else:
        boards[one] = replace(boards[one], black=boards[two].black)
        boards[two] = replace(boards[two], black=own.boards[one].black)
    judge = system_for(system.name, system.edition, t, system.options)
    assert isinstance(judge, Judge)
    step = judge.first_difference(t, replace(own, boards=tuple(boards)))
    assert step is not None
    assert all(say(step.message, language) for language in languages())


@every_system
@settings(max_examples=examples(10), deadline=None)
@given(players=st.integers(2, 12), seed=st.text("abc", max_size=4))
def test_more_rounds_than_there_are(system: System, players: int, seed: str) -> None:
    """Round after round until there is none any more, which is an answer and no accident."""
    options = tuple(system.options.items())
    wanted = Settings(players, players + 1, seed, system=system.name, edition=system.edition, options=options)
    event = simulate(wanted)
    assert event.tournament.rounds
    assert event.stuck_in is not None
