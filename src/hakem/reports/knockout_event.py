"""A knockout that is being played, as a bracket to be drawn."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.knockout import KnockoutEvent, Log
from hakem.reports.bracket import Bracket, Outcome


def bracket_of(event: KnockoutEvent, log: Log, names: Mapping[int, str]) -> Bracket:
    """The plan with the names of the players, by their numbers, and the matches decided so far with their scores."""
    by_seed = {seed: names[player] for seed, player in enumerate(event.players, start=1) if player in names}
    results = {key: Outcome(match.winner, match.score) for key, match in event.scores(log).items()}
    return Bracket(event.plan, by_seed, results)
