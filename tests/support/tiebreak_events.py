"""Events written down as their cards, for tests of tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from hakem.model import Bye, Game, Mark, Player, PlayerId, Round, Tournament
from tests.support.letters import BYES

MARKS = {"1": Mark.WIN, "½": Mark.DRAW, "0": Mark.LOSS, "+": Mark.WIN, "-": Mark.LOSS, "?": Mark.PENDING}


def by_cards(text: str, ratings: Sequence[int] = ()) -> Tournament:
    """A line for every player, a word for every round: ``12b½``, ``3w+`` against ``1b-``, or the letter of a bye."""
    lines = [line.split() for line in text.split("\n") if line.strip()]
    rounds = tuple(_round(cells) for cells in zip(*lines, strict=True))
    return Tournament(_players(len(lines), ratings), len(rounds), rounds)


def by_crosstable(text: str) -> Tournament:
    """A word for every player with a result against every other one; who met whom when is of no importance."""
    rows = text.split()
    seats = len(rows) + len(rows) % 2
    games: list[list[Game]] = [[] for _ in range(seats - 1)]
    for one, other in combinations(range(len(rows)), 2):
        when = 2 * one % (seats - 1) if other == seats - 1 else (one + other) % (seats - 1)
        marks = (MARKS[rows[one][other]], MARKS[rows[other][one]])
        games[when].append(Game(PlayerId(one + 1), PlayerId(other + 1), *marks))
    return Tournament(_players(len(rows), ()), seats - 1, tuple(Round(tuple(played)) for played in games))


def _players(count: int, ratings: Sequence[int]) -> tuple[Player, ...]:
    people = tuple(Player(PlayerId(n), n, f"Player {n}") for n in range(1, count + 1))
    return tuple(replace(p, rating=r) for p, r in zip(people, ratings, strict=True)) if ratings else people


def _round(cells: Sequence[str]) -> Round:
    games, byes = [], []
    for player, cell in enumerate(cells, start=1):
        if cell in BYES:
            byes.append(Bye(PlayerId(player), BYES[cell]))
        elif cell[-2] == "w":
            black = int(cell[:-2])
            marks = (MARKS[cell[-1]], MARKS[cells[black - 1][-1]])
            games.append(Game(PlayerId(player), PlayerId(black), *marks, played=cell[-1] not in "+-"))
    return Round(tuple(games), tuple(byes))
