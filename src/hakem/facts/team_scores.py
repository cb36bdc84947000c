"""The score of a team: what its boards have scored together."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hakem.facts.matches import team_cards
from hakem.model import Points, TeamId, Tournament


def team_scores(t: Tournament, after: int | None = None) -> Mapping[TeamId, Points]:
    """The game points of every team, at the end or after the round ``after``.

    They are the points of all members added up, and what the event states for
    rounds in which a team had no boards.
    """
    return MappingProxyType(
        {
            team: card.game_points if after is None else card.game_points_after(after)
            for team, card in team_cards(t).items()
        }
    )
