"""The verifier against the literal judges, against recorded rounds, and against rounds with something changed."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from types import ModuleType

import pytest
from hypothesis import given, settings

from hakem.model import ByeKind, PlayerId, Tournament
from hakem.pairing import check_round, system_for
from hakem.simulation import Rates, Settings, simulate
from hakem.verify import VerdictKind, verify_round
from tests.judges import burstein_2009, burstein_2026, dutch_2009, dutch_2017, dutch_2026
from tests.judges.dutch_criteria import may_meet
from tests.judges.entrant import NoPairing, difference, entrants
from tests.support.effort import FACTOR, examples
from tests.support.recorded import ALL, EDITIONS, recorded
from tests.support.round_robins import event, played_out
from tests.support.swiss_events import swiss_events
from tests.support.verdicts import CHANGES, changed, every_round, verdict, with_pairs

LITERAL = {"2017": dutch_2017, "2026": dutch_2026}
JUDGES = {
    ("dutch", "2009"): dutch_2009,
    ("dutch", "2017"): dutch_2017,
    ("dutch", "2026"): dutch_2026,
    ("burstein", "2009"): burstein_2009,
    ("burstein", "2026"): burstein_2026,
}


def to_be_paired(t: Tournament) -> list[PlayerId]:
    away = {a.player for a in t.absences if a.round_no == t.next_round}
    return [p.id for p in t.players if p.takes_part_in(t.next_round) and p.id not in away]


def literal(t: Tournament, module: ModuleType) -> tuple[list[tuple[PlayerId, PlayerId]], PlayerId | None] | None:
    if not to_be_paired(t):
        return [], None
    try:
        pairs, bye = module.pair(t)
    except NoPairing:
        return None
    return sorted(pairs), bye


@pytest.mark.parametrize(("system", "edition"), sorted(JUDGES))
@settings(max_examples=examples(120), deadline=None)
@given(t=swiss_events(most=7))
def test_of_all_rounds_only_that_of_the_judge_is_the_best(system: str, edition: str, t: Tournament) -> None:
    right = literal(t, JUDGES[system, edition])
    together = None if right is None else ({frozenset(pair) for pair in right[0]}, right[1])
    others = [
        verdict(with_pairs(t, pairs, bye), edition, system)
        for pairs, bye in every_round(to_be_paired(t))
        if pairs and ({frozenset(pair) for pair in pairs}, bye) != together
    ]
    assert all(found.is_refused for found in others)
    assert right is not None or all(found.kind is VerdictKind.ILLEGAL for found in others)
    own = [] if right is None or not right[0] else [verdict(with_pairs(t, right[0], right[1]), edition, system).kind]
    assert own in ([], [VerdictKind.BEST])


@pytest.mark.parametrize(("edition", "name"), ALL, ids=[f"{edition}-{name}" for edition, name in ALL])
def test_recorded_rounds_are_the_best(edition: str, name: str) -> None:
    t = recorded(edition)[name]
    assert [verify_round(t, n, "dutch", edition).kind for n in range(1, len(t.rounds) + 1)] == [VerdictKind.BEST] * len(
        t.rounds
    )


@pytest.mark.parametrize(("edition", "other"), [("2017", "2026"), ("2026", "2017")])
def test_by_the_other_edition_it_agrees_with_the_engine(edition: str, other: str) -> None:
    told = []
    for t in list(recorded(edition).values())[:40]:
        for n in range(1, len(t.rounds) + 1):
            same = check_round(system_for("dutch", other, t), t, n) is None
            told.append(verify_round(t, n, "dutch", other).kind is VerdictKind.BEST)
            assert told[-1] == same
    assert not all(told)


@pytest.mark.parametrize("number", range(examples(16)))
def test_generated_rounds_of_the_burstein_system_are_the_best(number: int) -> None:
    rates = Rates(forfeit=Fraction(1, 30), half_bye=Fraction(1, 30), zero_bye=Fraction(1, 30), withdraw=Fraction(1, 50))
    settings_ = Settings(9 + 6 * (number % 8), 9, f"verify {number}", "burstein", "2026", rates)
    t = simulate(settings_).tournament
    found = {verify_round(t, n, "burstein", "2026").kind for n in range(1, len(t.rounds) + 1)}
    assert found == {VerdictKind.BEST}


@pytest.mark.parametrize("edition", ["2009", "2026"])
@pytest.mark.parametrize("players", range(3, 17))
def test_round_robins_are_those_of_the_table_with_their_colours(players: int, edition: str) -> None:
    t = event(players)
    t = played_out(t, system_for("berger", edition, t))
    found = [verify_round(t, n, "berger", edition).kind for n in range(1, len(t.rounds) + 1)]
    assert found == [VerdictKind.BEST] * (players - 1 + players % 2)
    turned = changed(t, 2, "colours" if players > 4 else "first-colours", Random(players))
    assert turned is not None
    assert verdict(turned, edition, "berger").kind is VerdictKind.NOT_BEST


ROUNDS_CHANGED = 150 * min(FACTOR, 7)
"""In each edition; in a campaign more than a thousand."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_in_which_something_was_changed_is_refused(edition: str) -> None:
    lots, events = Random(20261118), list(recorded(edition).values())
    refused = dict.fromkeys(VerdictKind, 0)
    while sum(refused.values()) < ROUNDS_CHANGED:
        t = lots.choice(events)
        number, how = lots.randrange(1, len(t.rounds) + 1), lots.choice(CHANGES)
        wrong = changed(t, number, how, lots)
        if wrong is not None and t.rounds[number - 1].is_paired:
            found = verdict(wrong, edition)
            refused[found.kind] += 1
            assert found.is_refused, (number, how)
            assert (found.kind is VerdictKind.ILLEGAL) == breaks_something(wrong, edition)
    assert refused[VerdictKind.ILLEGAL]
    assert refused[VerdictKind.NOT_BEST]


def breaks_something(t: Tournament, edition: str) -> bool:
    """Whether the last round breaks an absolute criterion, by the judge's reading of facts."""
    rnd = t.rounds[-1]
    module = LITERAL[edition]
    before = replace(t, rounds=t.rounds[:-1])
    everybody = {e.id: e for e in entrants(before, module.unplayed_float, module.bars_from_pab)}
    byes = [bye.player for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED]
    if any(everybody[player].barred_from_pab for player in byes):
        return True
    for game in rnd.games:
        white, black = everybody[game.white], everybody[game.black]
        if not may_meet(white, black):
            return True
        for player, step in ((white, 1), (black, -1)):
            wide = abs(difference(player.colours) + step) > 2
            third = len(player.colours) > 1 and all((c.value == "w") == (step > 0) for c in player.colours[-2:])
            if (wide or third) and not (white.topscorer or black.topscorer):
                return True
    return False
