"""Direct encounter against all that missing games could have brought, and what it tells beside the order."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product
from random import Random

import pytest

from hakem.model import STANDARD, Game, Mark, Player, PlayerId, PointSystem, Round, Tournament, point_system
from hakem.tiebreaks import StandingsRequest, standings
from hakem.tiebreaks.direct import direct_encounter, extended_encounter, split_by_results
from tests.support.effort import FACTOR
from tests.support.team_events import by_rounds
from tests.support.team_standings import ranked
from tests.support.tiebreak_events import by_crosstable

TABLES = 250 * FACTOR
MARKS = ((Mark.WIN, Mark.LOSS), (Mark.DRAW, Mark.DRAW), (Mark.LOSS, Mark.WIN))
LOSS_COUNTS = point_system(Fraction(3), Fraction(2), Fraction(1))
Results = dict[tuple[int, int], tuple[Mark, Mark]]


def event(size: int, results: Results, points: PointSystem) -> Tournament:
    players = tuple(Player(PlayerId(n), n, f"Player {n}") for n in range(1, size + 1))
    rounds = tuple(Round((Game(PlayerId(one), PlayerId(other), *marks),)) for (one, other), marks in results.items())
    return replace(Tournament(players, len(rounds) + 1, rounds), points=points)


def made(group: list[int], results: Results, points: PointSystem) -> dict[int, Fraction]:
    worth = {Mark.WIN: points.white_win, Mark.DRAW: points.white_draw, Mark.LOSS: points.white_loss}
    found = dict.fromkeys(group, Fraction(0))
    for pair, marks in results.items():
        for player, mark in zip(pair, marks, strict=True):
            found[player] += worth[mark]
    return found


def alone_on_top(group: list[int], results: Results, points: PointSystem) -> list[int]:
    """Whoever has more than everybody else, whatever the missing games bring."""
    missing = [pair for pair in combinations(group, 2) if pair not in results]
    always = set(group)
    for outcome in product(MARKS, repeat=len(missing)):
        final = made(group, {**results, **dict(zip(missing, outcome, strict=True))}, points)
        best = [key for key in group if final[key] == max(final.values())]
        always &= set(best) if len(best) == 1 else set()
    return sorted(always)


@pytest.mark.parametrize("points", [STANDARD, LOSS_COUNTS], ids=["½", "loss counts"])
def test_6_3_alone_on_top_whatever_the_missing_games_bring(points: PointSystem) -> None:
    chance = Random(1)
    seen = []
    for _ in range(TABLES):
        group = list(range(1, chance.choice((3, 4, 4)) + 1))
        pairs = [pair for pair in combinations(group, 2) if chance.random() < 0.7]
        results = {pair: chance.choice(MARKS) for pair in pairs}
        if not results or len(results) == len(group) * (len(group) - 1) // 2:
            continue
        alone = alone_on_top(group, results, points)
        found = standings(event(len(group), results, points), StandingsRequest(("DE",), round_robin=False))
        split = split_by_results(found.context.view(found.specs[0]), group)
        assert split == ([alone, [key for key in group if key not in alone]] if alone else [group]), results
        seen.append(len(alone))
    assert {0, 1} == set(seen)


def test_a_value_tells_the_place_inside_the_group() -> None:
    """1 has beaten 2 and 3, who have drawn; they share the second place."""
    found = standings(by_crosstable("x11 0x½ 0½x"), StandingsRequest(("DE",), edition="2026", round_robin=True))
    values = direct_encounter(found.context, found.specs[0], (1, 2, 3))
    assert {key: value.notes[0].data["place"] for key, value in values.items()} == {1: 1, 2: 2, 3: 2}
    assert {key: len(value.notes) for key, value in values.items()} == {1: 1, 2: 1, 3: 1}


def test_an_extended_encounter_tells_the_points_in_the_other_score() -> None:
    """Everybody beat one of the others; game points are 1½, 2½ and 2."""
    found = ranked(by_rounds("ABC", 2, "1-2:1=", "2-3:11", "3-1:11"), "EDE")
    values = extended_encounter(found.context, found.specs[0], (1, 2, 3))
    assert {key: [note.data.get("points") for note in value.notes] for key, value in values.items()} == {
        1: [None, Fraction(3, 2)],
        2: [None, Fraction(5, 2)],
        3: [None, Fraction(2)],
    }
