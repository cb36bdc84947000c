"""Steps are data: what a system says in its own words names players, pairs and points as such, and knows its place."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest

from hakem.explain import Level, Step, step_from_data, step_to_data
from hakem.facts.rewind import before_round
from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.pairing import pair_explained, system_for
from hakem.pairing.api import Board, Judge
from hakem.simulation import Rates, Settings, simulate
from tests.support.some import some

SYSTEMS: list[tuple[str, str, dict[str, str]]] = [
    ("lim", "2009", {"maxi": "yes"}),
    ("lim", "2026", {}),
    ("dutch", "2009", {}),
    ("dutch", "2017", {}),
    ("dutch", "2026", {}),
    ("dubov", "2009", {}),
    ("dubov", "2026", {}),
    ("burstein", "2009", {}),
    ("burstein", "2026", {}),
]
OF_THE_WHOLE_ROUND = {
    "lim.unrated",
    "lim.median",
    "lim.bye.barred",
    "lim.bye.needed",
    "dutch-2009.not-paired",
    "dubov.unrated",
    "dubov.bye-refused",
    "burstein.seeding",
    "burstein.bye-needed",
    "burstein.bye",
    "swiss.bye",
}
"""What is said before the first bracket or after the last one."""

BY_GROUPS = (("lim", "2009"), ("lim", "2026"), ("dutch", "2009"))
"""Systems that do not tell pair by pair."""

CASES = ("a", "b", "c", "d")
"""Letters by which an article tells its cases apart."""


def explained(name: str, edition: str, options: dict[str, str]) -> list[Step]:
    """Every step by the articles of the system, of some events with byes and withdrawals."""
    often = Fraction(1, 12)
    found: list[Step] = []
    for seed in ("a", "b", "c"):
        rates = Rates(forfeit=often, half_bye=often, withdraw=often)
        settings = Settings(15, 9, seed, rates=rates, system=name, edition=edition, options=tuple(options.items()))
        t = simulate(settings).tournament
        for round_no in range(1, len(t.rounds) + 1):
            now = before_round(t, round_no)
            system = system_for(name, edition, now, options)
            found += [s for s in pair_explained(system, now)[1] if s.article.regulation == system.edition.regulation]
    return found


def is_typed(datum: Datum) -> bool:
    if isinstance(datum, tuple):
        return bool(datum) and all(map(is_typed, datum))
    if isinstance(datum, Message):
        return all(map(is_typed, datum.data.values()))
    return isinstance(datum, int | Fraction | PlayerRef | PairRef) or datum in CASES


@pytest.mark.parametrize(("name", "edition", "options"), SYSTEMS)
def test_nothing_is_joined_beforehand_and_no_list_is_empty(name: str, edition: str, options: dict[str, str]) -> None:
    steps = [step for step in explained(name, edition, options) if step.outcome != "procedure.jump"]
    assert len({step.outcome for step in steps}) >= 10
    assert [step for step in steps if not all(map(is_typed, step.data.values()))] == []


@pytest.mark.parametrize(("name", "edition", "options"), SYSTEMS)
def test_what_happens_in_a_bracket_names_it(name: str, edition: str, options: dict[str, str]) -> None:
    steps = explained(name, edition, options)
    inside = [s for s in steps if s.outcome not in OF_THE_WHOLE_ROUND and not s.outcome.startswith("swiss.colour.")]
    assert [s for s in inside if s.bracket is None] == []
    assert [s for s in steps if s.outcome.startswith("swiss.colour.") and s.board is None] == []
    assert {s.level for s in steps if s.outcome in ("swiss.bye", "burstein.bye")} == {Level.HEADLINE}


def test_jumps_of_the_procedure_are_the_trace_of_their_bracket() -> None:
    jumps = [step for step in explained("dutch", "2009", {}) if step.outcome == "procedure.jump"]
    assert {(step.bracket is None, step.level) for step in jumps} == {(False, Level.TRACE)}


@pytest.mark.parametrize(("name", "edition", "options"), SYSTEMS)
def test_steps_go_to_json_and_back(name: str, edition: str, options: dict[str, str]) -> None:
    steps = explained(name, edition, options)
    assert [step_from_data(step_to_data(step)) for step in steps] == steps


@pytest.mark.parametrize(("name", "edition", "options"), [s for s in SYSTEMS if s[:2] not in BY_GROUPS])
def test_every_pair_is_the_headline_of_its_board(name: str, edition: str, options: dict[str, str]) -> None:
    """Once, whatever was compared on the way; then come the colours."""
    t = simulate(Settings(15, 9, "boards", system=name, edition=edition, options=tuple(options.items()))).tournament
    for round_no in range(5, 10):
        now = before_round(t, round_no)
        pairing, steps = pair_explained(system_for(name, edition, now, options), now)
        pairs = [s for s in steps if s.outcome.startswith("swiss.pair") and s.level is Level.HEADLINE]
        seats = {number: {b.white, b.black} for number, b in enumerate(pairing.boards, start=1)}
        assert {step.board: set(step.subject) for step in pairs} == seats
        assert len(pairs) == len(seats)


@pytest.mark.parametrize(("name", "edition", "options"), SYSTEMS)
def test_what_is_held_against_another_round_is_typed_too(name: str, edition: str, options: dict[str, str]) -> None:
    """The players with Black at two boards change places; where they may, the judgement names the bracket."""
    found: list[Step] = []
    t = simulate(Settings(15, 9, "judged", system=name, edition=edition, options=tuple(options.items()))).tournament
    for round_no in range(1, 10):
        now = before_round(t, round_no)
        system = system_for(name, edition, now, options)
        assert isinstance(system, Judge)
        own = system.pair(now)
        for one, two in combinations(range(len(own.boards)), 2):
            boards = list(own.boards)
            boards[one], boards[two] = (
                Board(boards[one].white, boards[two].black),
                Board(boards[two].white, boards[one].black),
            )
            step = system.first_difference(now, replace(own, boards=tuple(boards)))
            found += [step] if step is not None else []
    assert len(found) > 50
    assert [step for step in found if not all(map(is_typed, step.data.values()))] == []
    compared = [step for step in found if "theirs" in step.data and step.outcome != "swiss.check.other-bye"]
    assert [step for step in some(compared) if step.bracket is None] == []
