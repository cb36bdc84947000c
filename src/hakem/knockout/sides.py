"""Those who meet: players or teams. Contests know them by number, sentences by a reference that can be named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from hakem.explain import Level, Step
from hakem.i18n import Datum, Message, PlayerRef, TeamRef
from hakem.model import PlayerId, Points
from hakem.regulations import Article

Side: TypeAlias = PlayerRef | TeamRef
"""A player or a team, for a sentence."""

Refer: TypeAlias = type[PlayerRef] | type[TeamRef]
"""What the sides of a contest are, players or teams: it makes of a number the reference that a sentence needs."""


def sides(refer: Refer, ids: Iterable[int]) -> tuple[Side, ...]:
    """Several sides, in the order in which they are named."""
    return tuple(refer(side) for side in ids)


def side_step(
    article: Article, outcome: str, about: Iterable[Side], level: Level = Level.REASON, **data: Datum
) -> Step:
    """A step about these sides; its subject are players, so that teams stand in the data alone."""
    subject = tuple(PlayerId(side.id) for side in about if isinstance(side, PlayerRef))
    return Step(article, outcome, subject, data, level=level)


def score(points: Mapping[int, Points], first: int, second: int) -> Message:
    """The score of two, for a sentence: ``1½-½``."""
    return Message("playoff.score", {"first": points[first], "second": points[second]})
