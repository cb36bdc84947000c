"""Steps are data: what a system says in its own words names players, pairs and points as such, and knows its place."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hakem.explain import Level, Step, step_from_data, step_to_data
from hakem.facts.rewind import before_round
from hakem.i18n import Datum, PairRef, PlayerRef
from hakem.pairing import pair_explained, system_for
from hakem.simulation import Rates, Settings, simulate

SYSTEMS = [("lim", "2009", {"maxi": "yes"}), ("lim", "2026", {}), ("dutch", "2009", {})]
OWN_WORDS = ("lim.", "dutch-2009.")
OF_THE_WHOLE_ROUND = {"lim.unrated", "lim.median", "lim.bye.barred", "lim.bye.needed", "dutch-2009.not-paired"}
"""What is said before the first bracket or after the last one."""


def explained(name: str, edition: str, options: dict[str, str]) -> list[Step]:
    """Every step of some events with byes and withdrawals."""
    often = Fraction(1, 12)
    found: list[Step] = []
    for seed in ("a", "b", "c"):
        rates = Rates(forfeit=often, half_bye=often, withdraw=often)
        settings = Settings(15, 9, seed, rates=rates, system=name, edition=edition, options=tuple(options.items()))
        t = simulate(settings).tournament
        for round_no in range(1, len(t.rounds) + 1):
            now = before_round(t, round_no)
            found += pair_explained(system_for(name, edition, now, options), now)[1]
    return found


def is_typed(datum: Datum) -> bool:
    if isinstance(datum, tuple):
        return bool(datum) and all(map(is_typed, datum))
    return isinstance(datum, int | Fraction | PlayerRef | PairRef)


@pytest.mark.parametrize(("name", "edition", "options"), SYSTEMS)
def test_nothing_is_joined_beforehand_and_no_list_is_empty(name: str, edition: str, options: dict[str, str]) -> None:
    own = [step for step in explained(name, edition, options) if step.outcome.startswith(OWN_WORDS)]
    assert len({step.outcome for step in own}) > 10
    assert [step for step in own if not all(map(is_typed, step.data.values()))] == []


@pytest.mark.parametrize(("name", "edition", "options"), SYSTEMS)
def test_what_happens_in_a_bracket_names_it(name: str, edition: str, options: dict[str, str]) -> None:
    steps = explained(name, edition, options)
    own = [s for s in steps if s.outcome.startswith(OWN_WORDS) and s.outcome not in OF_THE_WHOLE_ROUND]
    assert [s for s in own if s.bracket is None] == []
    assert {s.level for s in steps if s.outcome == "swiss.bye"} == {Level.HEADLINE}


def test_jumps_of_the_procedure_are_details_of_their_bracket() -> None:
    jumps = [step for step in explained("dutch", "2009", {}) if step.outcome == "procedure.jump"]
    assert {(step.bracket is None, step.level) for step in jumps} == {(False, Level.DETAIL)}


@pytest.mark.parametrize(("name", "edition", "options"), SYSTEMS)
def test_steps_go_to_json_and_back(name: str, edition: str, options: dict[str, str]) -> None:
    steps = explained(name, edition, options)
    assert [step_from_data(step_to_data(step)) for step in steps] == steps
