"""The score of a team: what its boards have scored together."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hakem.facts.card import cards
from hakem.model import ZERO, Points, TeamId, Tournament


def team_scores(t: Tournament, after: int | None = None) -> Mapping[TeamId, Points]:
    """The points of all members added up, at the end or after the round ``after``."""
    all_cards = cards(t)
    score = {p: card.score if after is None else card.score_after(after) for p, card in all_cards.items()}
    return MappingProxyType({team.id: sum((score[m] for m in team.members), ZERO) for team in t.teams})
