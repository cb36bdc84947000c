"""The cost of standings grows with the games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.model import Game, Mark, Player, PlayerId, Round, Tournament
from hakem.tiebreaks import StandingsRequest, standings
from tests.support.calls import calls_of

LISTS = (("BH/C1", "BH", "SB", "DE", "PS", "WON"), ("FB/C1", "AOB", "SB/C1", "TPR", "APPO", "KSX"))
OUTCOMES = ((Mark.WIN, Mark.LOSS), (Mark.DRAW, Mark.DRAW), (Mark.LOSS, Mark.WIN))


def event(players: int) -> Tournament:
    """Neighbours in a circle that turns by one every round; results in turn."""
    field = tuple(Player(PlayerId(n), n, f"Player {n}", rating=1500 + n % 700) for n in range(1, players + 1))
    rounds = []
    for number in range(7):
        order = [(n * (2 * number + 1)) % players + 1 for n in range(players)]
        ids = list(dict.fromkeys(order)) if len(set(order)) == players else list(range(1, players + 1))
        pairs = zip(ids[::2], ids[1::2], strict=True)
        games = tuple(
            Game(PlayerId(a), PlayerId(b), *OUTCOMES[(at + number) % 3], played=at % 10 > 0)
            if (at + number) % 3 != 1
            else Game(PlayerId(a), PlayerId(b), *OUTCOMES[1])
            for at, (a, b) in enumerate(pairs)
        )
        rounds.append(Round(games))
    return replace(Tournament(field, 9), rounds=tuple(rounds))


def calls(t: Tournament, wish: StandingsRequest) -> int:
    """How many Python calls it takes: a cost that no clock can disturb."""
    return calls_of(lambda: standings(t, wish))


@pytest.mark.parametrize("codes", LISTS, ids=" ".join)
def test_four_times_the_players_cost_four_times_as_much(codes: tuple[str, ...]) -> None:
    assert calls(event(512), StandingsRequest(codes)) < 4.6 * calls(event(128), StandingsRequest(codes))
