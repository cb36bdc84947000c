"""What the Dubov and the Burstein system tell about a round, as data: players, pairs and points, never joined texts."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from hakem.errors import PairingError, RequestError
from hakem.explain import Level, Step, step_from_data, step_to_data
from hakem.i18n import Datum, Message
from hakem.model import Tournament
from hakem.pairing import RoundPairing, pair_explained, system_for
from tests.support.effort import examples
from tests.support.rated_events import rated_events
from tests.support.swiss_rounds import swiss

TEXTS = [("dubov", "2009"), ("dubov", "2026"), ("burstein", "2009"), ("burstein", "2026")]
each_text = pytest.mark.parametrize(("name", "edition"), TEXTS)
CASES = {"a", "b", "c", "d"}
"""Letters of an article, the only texts in the data of a step."""

MADE_BY_BRACKETS = "burstein.first-candidate"
"""Steps that the account of brackets makes for every system."""


def explained(t: Tournament, name: str, edition: str) -> tuple[RoundPairing, tuple[Step, ...]] | None:
    """The next round with its steps; None if it has no pairing, or is one of those for which Burstein has another."""
    if (name, edition) == ("burstein", "2026") and t.next_round <= t.rounds_total // 2:
        return None
    try:
        return pair_explained(system_for(name, edition, t), t)
    except (PairingError, RequestError):
        return None


def texts_in(datum: Datum) -> Iterator[str]:
    """Every text among the data of a step."""
    match datum:
        case str():
            yield datum
        case tuple():
            for part in datum:
                yield from texts_in(part)
        case Message():
            for part in datum.data.values():
                yield from texts_in(part)


@each_text
@settings(max_examples=examples(40), deadline=None)
@given(t=rated_events(most=12))
def test_the_system_s_own_steps_hold_no_texts(name: str, edition: str, t: Tournament) -> None:
    _, steps = explained(t, name, edition) or (None, ())
    own = [step for step in steps if step.outcome.startswith((f"{name}.", "swiss.bracket"))]
    own = [step for step in own if not step.outcome.startswith(MADE_BY_BRACKETS)]
    assert {text for step in own for datum in step.data.values() for text in texts_in(datum)} <= CASES


@each_text
@settings(max_examples=examples(40), deadline=None)
@given(t=rated_events(most=12))
def test_every_board_has_one_pair_as_its_headline(name: str, edition: str, t: Tournament) -> None:
    """Whatever was compared on the way, the number of the board is that of the round announced."""
    found = explained(t, name, edition)
    if found is None:
        return
    pairing, steps = found
    told = {
        step.board: frozenset(step.subject)
        for step in steps
        if step.outcome.startswith("swiss.pair") and step.level is Level.HEADLINE
    }
    seats = {number: frozenset((b.white, b.black)) for number, b in enumerate(pairing.boards, start=1)}
    assert told == seats
    assert sum(s.outcome.startswith("swiss.pair") and s.level is Level.HEADLINE for s in steps) == len(seats)


@each_text
@settings(max_examples=examples(40), deadline=None)
@given(t=rated_events(most=12))
def test_steps_of_a_bracket_know_its_score(name: str, edition: str, t: Tournament) -> None:
    """From the first bracket to the colours every step has the score of the bracket that was told last."""
    _, steps = explained(t, name, edition) or (None, ())
    current = None
    for step in steps:
        if step.outcome.startswith("swiss.bracket"):
            current = step.data["score"]
        if step.outcome.startswith(("swiss.pair", "swiss.floaters", f"{name}.ranking", "dubov.lists", "dubov.order")):
            assert step.bracket == current is not None


@each_text
def test_steps_go_to_json_and_back(name: str, edition: str) -> None:
    t = swiss(7, 4, "1-4 1, 2-5 =, 6-3 0, 7 U", "3-1 =, 4-2 0, 7-5 =, 6 U")
    _, steps = explained(t, name, edition) or (None, ())
    assert len(steps) > 10
    assert [step_from_data(json.loads(json.dumps(step_to_data(step)))) for step in steps] == list(steps)
