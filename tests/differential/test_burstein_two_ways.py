"""Pairs at the bound and the exact weighing find the same outcome for every Burstein bracket."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings

from hakem.errors import PairingError, RequestError
from hakem.facts.rewind import before_round
from hakem.model import Tournament
from hakem.pairing.swiss.brackets import search, whole_round
from hakem.pairing.swiss.brackets.bracket import Outcome
from hakem.pairing.swiss.burstein.editions import BURSTEIN_RULES_2026
from hakem.pairing.swiss.burstein.ranks_and_bye import round_facts
from hakem.pairing.swiss.burstein.system import paired_brackets
from hakem.simulation.generator import simulate
from hakem.simulation.settings import Rates, Settings
from tests.support.effort import FACTOR, examples
from tests.support.some import some
from tests.support.swiss_events import swiss_events


def outcomes(t: Tournament) -> list[Outcome] | str:
    try:
        return [b.outcome for b in paired_brackets(round_facts(t, BURSTEIN_RULES_2026), BURSTEIN_RULES_2026)]
    except (PairingError, RequestError) as error:
        return str(error)


def weighed_only(t: Tournament, way: str = "quickly") -> list[Outcome] | str:
    """Every bracket together with the whole rest, or only without searching."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(whole_round, way, lambda *_: None)
        return outcomes(t)


@settings(max_examples=examples(200), deadline=None)
@given(t=swiss_events(most=24, rounds=9))
def test_wild_brackets(t: Tournament) -> None:
    assert outcomes(t) == weighed_only(t) == weighed_only(t, "search")


RATES = (
    Rates(),
    Rates(draw=Fraction(9, 10)),
    Rates(zero_bye=Fraction(1, 12), half_bye=Fraction(1, 12), forfeit=Fraction(1, 12), withdraw=Fraction(1, 6)),
)


@pytest.mark.parametrize("seed", range(6 * FACTOR))
def test_brackets_of_events(seed: int) -> None:
    players, rounds = 12 + seed * 5 % 29, 5 + seed % 5
    settings = Settings(players, rounds, f"two ways {seed}", "burstein", "2026", RATES[seed % len(RATES)])
    t = simulate(settings).tournament
    for number in some(range(1, len(t.rounds) + 1)):
        before = before_round(t, number)
        assert outcomes(before) == weighed_only(before, "search")


def test_the_bound_is_where_most_of_them_end() -> None:
    """A search that always gave up would agree with everything."""
    found: list[bool] = []
    quick = search.search

    def counted(*args: object) -> Outcome | None:
        answer = quick(*args)  # type: ignore[arg-type]
        found.append(answer is not None)
        return answer

    t = simulate(Settings(200, 9, "bound", "burstein", "2026")).tournament
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(whole_round, "search", counted)
        for number in range(5, len(t.rounds) + 1):
            outcomes(before_round(t, number))
    assert found.count(True) > 5 * found.count(False)
