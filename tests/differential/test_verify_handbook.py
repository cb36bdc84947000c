"""The verifier on rounds of the handbook of 2009: of the engine, of another program, of the print, and changed ones."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from hakem.model import ByeKind, Tournament
from hakem.pairing import check_round, system_for
from hakem.simulation import Rates, Settings, simulate
from hakem.verify import AskedRound, VerdictKind, dutch_2009, verify_asked, verify_round
from tests.rules.test_dutch_2009_example import EXAMPLE, event
from tests.support.corrupted_rounds import PROVED, ProvedSystem, corrupted
from tests.support.effort import examples
from tests.support.recorded import recorded
from tests.support.verdicts import with_pairs

ABSENT = Rates(forfeit=Fraction(1, 20), half_bye=Fraction(1, 20), zero_bye=Fraction(1, 20), withdraw=Fraction(1, 30))
OPTIONS = {
    "strong-as-absolute": ("yes", "no"),
    "mild-give-way": ("yes", "no"),
    "downfloats-given-up": ("b5-first", "b6-first"),
    "last-round-exception": ("half", "more-than-half"),
    "no-moved-down-pair": ("group-moves", "rest-stays"),
    "x-of-the-remainder": ("anew", "left"),
    "colour-history": ("difference", "irregularity"),
}


def agreeing(t: Tournament, system: str, edition: str, options: dict[str, str]) -> Counter[bool]:
    """Rounds by whether the engine has the same; the verifier must say the same of each."""
    told = Counter[bool]()
    engine = system_for(system, edition, t, options)
    for number in range(1, len(t.rounds) + 1):
        same = check_round(engine, t, number) is None
        found = verify_asked(AskedRound(t, number, options), system, edition)
        assert found.kind is (VerdictKind.BEST if same else VerdictKind.NOT_BEST), (number, found)
        assert same or found.article is not None
        told[same] += 1
    return told


@pytest.mark.parametrize("proved", PROVED, ids=str)
@pytest.mark.parametrize("number", range(examples(1)))
def test_what_was_changed_is_refused(proved: ProvedSystem, number: int) -> None:
    found = list(corrupted(proved, number))
    assert [one for one in found if not one.is_seen] == []
    assert len({one.how for one in found}) > 3


@pytest.mark.parametrize("system", ["dutch", "burstein"])
@pytest.mark.parametrize("number", range(examples(12)))
def test_generated_rounds_are_the_best(system: str, number: int) -> None:
    """Small events of many rounds, in which nearly everybody meets everybody, and larger ones."""
    players = 6 + number if number % 3 else 20 + 3 * number
    t = simulate(Settings(players, min(players - 2, 9), f"handbook {number}", system, "2009", ABSENT)).tournament
    found = Counter(verify_round(t, n, system, "2009").kind for n in range(1, len(t.rounds) + 1))
    assert found == {VerdictKind.BEST: len(t.rounds)}


@pytest.mark.parametrize("number", range(examples(12)))
def test_by_other_options_it_agrees_with_the_engine(number: int) -> None:
    lots = Random(number)
    players = lots.randrange(7, 22)
    t = simulate(Settings(players, min(players - 2, 9), f"options {number}", "dutch", "2009", ABSENT)).tournament
    assert agreeing(t, "dutch", "2009", {name: lots.choice(values) for name, values in OPTIONS.items()})


ANYWAY = {"colour-history": "difference", "joining": "float-anyway"}
BY_THE_WITNESS = {"colour-history": "difference", "joining": "foreseen", "ranks": "times-score"}


@pytest.mark.parametrize(
    ("options", "best"),
    [({}, 77), ({"colour-history": "difference"}, 85), (ANYWAY, 90), (BY_THE_WITNESS, 95)],
    ids=["text", "difference", "anyway", "witness"],
)
def test_of_recorded_rounds_it_says_what_the_engine_says(options: dict[str, str], best: int) -> None:
    told = Counter[bool]()
    for t in recorded("2009", "burstein").values():
        told += agreeing(t, "burstein", "2009", options)
    assert told[True] == best
    assert told.total() == 95


@pytest.mark.parametrize("joining", ["last-first", "from-the-top", "float-anyway", "foreseen"])
@pytest.mark.parametrize("number", range(examples(3)))
def test_however_groups_are_joined_it_agrees_with_the_engine(joining: str, number: int) -> None:
    """Dense events, in which groups become one in most rounds."""
    t = simulate(Settings(9 + number, 7, f"joining {number}", "burstein", "2009", ABSENT)).tournament
    for ranks in ("sums", "times-score"):
        assert agreeing(t, "burstein", "2009", {"joining": joining, "ranks": ranks})


@pytest.mark.parametrize("round_no", range(1, 5))
def test_the_rounds_of_the_print_are_the_best(round_no: int) -> None:
    printed = EXAMPLE["rounds"][round_no - 1]
    t = with_pairs(event(round_no), [tuple(board) for board in printed["boards"]], printed["bye"])
    assert verify_round(t, round_no, "dutch", "2009").kind is VerdictKind.BEST
    (bye,) = [one for one in t.rounds[-1].byes if one.kind is ByeKind.PAIRING_ALLOCATED]
    game, *others = t.rounds[-1].games
    games = (replace(game, black=bye.player), *others)
    wrong = replace(t.rounds[-1], games=games, byes=(replace(bye, player=game.black),))
    assert verify_round(replace(t, rounds=(*t.rounds[:-1], wrong)), round_no, "dutch", "2009").is_refused


def test_what_takes_too_many_proofs_is_not_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    t = simulate(Settings(12, 5, "bound", "dutch", "2009")).tournament
    monkeypatch.setattr(dutch_2009, "MOST_PROBLEMS", 3)
    found = verify_round(t, 4, "dutch", "2009")
    assert found.kind is VerdictKind.NOT_PROVED
    assert found.reason is not None
    assert found.reason.key == "verify.too-many-proofs"
