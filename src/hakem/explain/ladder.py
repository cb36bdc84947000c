"""The rungs of a ladder as messages: the criterion, both values as people count them, and what that means."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from hakem.explain import Rung, RungStanding
from hakem.i18n import Datum, Message, PlayerRef, TeamRef
from hakem.model import PlayerId

DECIDES = "swiss.ladder.decides"
"""The outcome of the step that tells of the rung that decides."""


def rung_message(rung: Rung) -> Message:
    """A rung as one sentence of an explanation; the last one says that it decides."""
    data: dict[str, Datum] = {"criterion": criterion_name(rung)}
    values = rung_values(rung)
    if rung.standing is RungStanding.SAME or not values:
        return Message("step.swiss.ladder", {**data, "value": values[0] if values else ""})
    ours, theirs = values
    return Message(f"step.{DECIDES}", {**data, "ours": ours, "theirs": theirs})


def criterion_name(rung: Rung) -> Message:
    """What the criterion asks."""
    return Message(f"why.criterion.{rung.criterion}")


def rung_values(rung: Rung) -> tuple[Message, ...]:
    """Both values: how many, how many points, or whom it concerns; only one if they are the same.

    None where nothing but the order of candidates is left.
    """
    if rung.other and not (rung.our_players or rung.their_players):
        return ()
    if rung.standing is not RungStanding.SAME:
        ours = _value(rung, rung.ours, rung.our_players, rung.our_value)
        return ours, _value(rung, rung.theirs, rung.their_players, rung.their_value)
    named = rung.our_players if rung.our_players == rung.their_players else ()
    return (_value(rung, rung.ours, named, rung.our_value),)


def _value(rung: Rung, sizes: tuple[int, ...], players: tuple[PlayerId, ...], said: Message | None) -> Message:
    who = tuple(TeamRef(p) if rung.of_teams else PlayerRef(p) for p in players)
    if rung.other:
        return Message("why.value.who", {"players": who})
    counted = said or Message("why.value.count", {"count": len(sizes) if len(sizes) != 1 else sizes[0]})
    return Message("why.value", {"value": counted, "players": who}) if who else counted


def points_said(points: tuple[Datum, ...]) -> Message:
    """Scores, or differences of scores, from the largest."""
    if not points:
        return Message("why.value.nothing")
    several = [each if isinstance(each, int | Fraction) else 2 for each in points]  # a half is not several
    return Message("why.value.points", {"points": points, "count": ceil(sum(several))})
