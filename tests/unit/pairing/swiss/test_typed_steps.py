"""Steps are data: what a system says in its own words names players, pairs and points as such, and knows its place."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hakem.explain import Level, Step, step_from_data, step_to_data
from hakem.facts.rewind import before_round
from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.pairing import pair_explained, system_for
from hakem.simulation import Rates, Settings, simulate

SYSTEMS: list[tuple[str, str, dict[str, str]]] = [
    ("lim", "2009", {"maxi": "yes"}),
    ("lim", "2026", {}),
    ("dutch", "2009", {}),
    ("dubov", "2009", {}),
    ("dubov", "2026", {}),
    ("burstein", "2009", {}),
    ("burstein", "2026", {}),
]
OWN_WORDS = ("lim.", "dutch-2009.", "dubov.", "burstein.")
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
}
"""What is said before the first bracket or after the last one."""

CASES = ("a", "b", "c", "d")
"""Letters by which an article tells its cases apart."""

MADE_BY_BRACKETS = {"burstein.first-candidate-barred"}
"""Steps that the account of brackets makes for every system."""


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
    own = [step for step in explained(name, edition, options) if step.outcome.startswith(OWN_WORDS)]
    own = [step for step in own if step.outcome not in MADE_BY_BRACKETS]
    assert len({step.outcome for step in own}) >= 5
    assert [step for step in own if not all(map(is_typed, step.data.values()))] == []


@pytest.mark.parametrize(("name", "edition", "options"), SYSTEMS)
def test_what_happens_in_a_bracket_names_it(name: str, edition: str, options: dict[str, str]) -> None:
    steps = explained(name, edition, options)
    own = [s for s in steps if s.outcome.startswith(OWN_WORDS) and s.outcome not in OF_THE_WHOLE_ROUND]
    assert [s for s in own if s.bracket is None] == []
    assert {s.level for s in steps if s.outcome in ("swiss.bye", "burstein.bye")} == {Level.HEADLINE}


def test_jumps_of_the_procedure_are_details_of_their_bracket() -> None:
    jumps = [step for step in explained("dutch", "2009", {}) if step.outcome == "procedure.jump"]
    assert {(step.bracket is None, step.level) for step in jumps} == {(False, Level.DETAIL)}


@pytest.mark.parametrize(("name", "edition", "options"), SYSTEMS)
def test_steps_go_to_json_and_back(name: str, edition: str, options: dict[str, str]) -> None:
    steps = explained(name, edition, options)
    assert [step_from_data(step_to_data(step)) for step in steps] == steps


@pytest.mark.parametrize(("name", "edition", "options"), [s for s in SYSTEMS if s[0] in ("dubov", "burstein")])
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
