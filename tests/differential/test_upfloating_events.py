"""Whole random events of teams, and of matches of two games: what must hold in every round of them.

Nobody meets anybody twice or has the bye twice, and every round comes out again when it is paired from those before it.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from hakem.errors import PairingError
from hakem.facts.card import cards
from hakem.facts.colours import took_place
from hakem.facts.double_rounds import contest_of_matches
from hakem.model import ByeKind, Tournament
from hakem.pairing import check_round, system_for
from hakem.pairing.api import PairsTeams
from hakem.simulation import Rates, Settings, simulate

RATES = Rates(
    forfeit=Fraction(1, 20),
    half_bye=Fraction(1, 15),
    zero_bye=Fraction(1, 20),
    withdraw=Fraction(1, 10),
    late=Fraction(1, 10),
)
TEAM_OPTIONS = [
    (("preference", preference), ("primary", primary), ("boards", boards))
    for preference in ("a", "b", "none")
    for primary in ("match", "game")
    for boards in ("1", "4")
]


def made(settings: Settings) -> Tournament | None:
    try:
        return simulate(settings).tournament
    except PairingError:
        return None


def require_sound(event: Tournament) -> None:
    """Nobody meets the same opponent twice, or has the pairing-allocated bye twice."""
    for card in cards(event).values():
        met = [entry.opponent for entry in card.entries if entry.opponent is not None and took_place(entry)]
        assert len(met) == len(set(met))
        assert sum(entry.bye is ByeKind.PAIRING_ALLOCATED for entry in card.entries) <= 1


@pytest.mark.parametrize("options", TEAM_OPTIONS, ids=lambda options: "-".join(value for _, value in options))
@pytest.mark.parametrize("edition", ["2024", "2026"])
def test_teams(options: tuple[tuple[str, str], ...], edition: str) -> None:
    for size in (5, 8, 13):
        t = made(Settings(size, 5, f"{size}", "team-swiss", edition, RATES, options=options))
        assert t is not None
        system = system_for("team-swiss", edition, t, dict(options))
        assert isinstance(system, PairsTeams)
        require_sound(system.contest(t).event)
        assert [check_round(system, t, n) for n in range(1, len(t.rounds) + 1)] == [None] * len(t.rounds)


@pytest.mark.parametrize("size", [4, 7, 12, 19])
def test_matches_of_two_games(size: int) -> None:
    t = made(Settings(size, 6, f"{size}", "double-swiss", rates=RATES))
    assert t is not None
    system = system_for("double-swiss", None, t)
    require_sound(contest_of_matches(t).event)
    assert [check_round(system, t, n) for n in range(1, len(t.rounds) + 1)] == [None] * len(t.rounds)
