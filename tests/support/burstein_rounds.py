"""The ranks of a Burstein round, as tests write them down."""

from __future__ import annotations

from hakem.explain import Step
from hakem.i18n import Message, PlayerRef
from hakem.model.points import Points, half_text


def ranking_text(step: Step) -> str:
    """Players in order, each with the sums that put it there: ``3 (1½ / 2 / 0), 1 (½ / 1 / 0)``."""
    ranking = step.data["ranking"]
    assert isinstance(ranking, tuple)
    return ", ".join(_ranked(message) for message in ranking)


def _ranked(message: object) -> str:
    assert isinstance(message, Message)
    player, sums = message.data["player"], message.data["sums"]
    assert isinstance(player, PlayerRef)
    assert isinstance(sums, Message)
    values = [value for value in sums.data.values() if isinstance(value, Points)]
    assert len(values) == len(sums.data)
    return f"{player.id} ({' / '.join(half_text(value) for value in values)})"
