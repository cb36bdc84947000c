"""Seeds of a knockout: who is seeded first, second and so on, and by which article.

Where lots are needed, everybody draws one, as for the numbers of a round robin
(``hakem/facts/lots.py``): in the drawing order the players take the numbers of
the draw, and the smaller number stands higher. The same text gives the same
seeds, whatever order the players are listed in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from hakem.errors import RequestError
from hakem.explain import Step
from hakem.facts.initial_order import FIDE_ELSE_NATIONAL, StrengthMethod
from hakem.facts.lots import draw_order, drawing_order
from hakem.i18n import Message
from hakem.model import Player, PlayerId
from hakem.regulations import KNOCKOUT_2009

_ART = KNOCKOUT_2009.art


class LotsNeeded(RequestError):  # noqa: N818 - it reads as what it says
    """Some cannot be told apart but by lots, and there is no text to draw them from."""

    def __init__(self) -> None:
        super().__init__(Message("knockout.lots-needed"))


@dataclass(frozen=True, slots=True)
class Seeding:
    """The players from the first seed to the last, and why they stand like this."""

    order: tuple[PlayerId, ...]
    steps: tuple[Step, ...]


def by_rating(
    players: Sequence[Player], lots_text: str | None = None, method: StrengthMethod = FIDE_ELSE_NATIONAL
) -> Seeding:
    """The higher rating first, then those without one.

    Lots order the latter, and those of equal rating; ``lots_text`` may be left
    out only if there are neither.
    """
    require_different(tuple(p.id for p in players))
    strength = {p.id: method.strength(p) or 0 for p in players}
    ranked = sorted(players, key=lambda p: -strength[p.id])
    groups = [tuple(group) for _, group in groupby(ranked, key=lambda p: strength[p.id])]
    steps = [Step(_ART("A.4"), "seeding.by-rating")]
    if all(len(group) == 1 for group in groups):
        return Seeding(tuple(p.id for p in ranked), tuple(steps))
    if lots_text is None:
        raise LotsNeeded
    lot = _lots(players, lots_text)
    order: list[PlayerId] = []
    for group in groups:
        drawn = sorted(group, key=lambda p: lot[p.id])
        order += [p.id for p in drawn]
        if len(group) > 1:
            steps.append(_drawn("seeding.equal" if strength[group[0].id] else "seeding.unrated", drawn, lots_text))
    return Seeding(tuple(order), tuple(steps))


def by_lots(players: Sequence[Player], lots_text: str) -> Seeding:
    """Everybody draws a seed."""
    require_different(tuple(p.id for p in players))
    lot = _lots(players, lots_text)
    drawn = sorted(players, key=lambda p: lot[p.id])
    return Seeding(tuple(p.id for p in drawn), (_drawn("seeding.lots", drawn, lots_text),))


def by_ranking(players: Sequence[Player], ranking: Sequence[PlayerId]) -> Seeding:
    """As the event before has ranked them; ``ranking`` may hold others too, who do not play here."""
    require_different(tuple(p.id for p in players))
    require_different(ranking)
    missing = [p for p in players if p.id not in ranking]
    if missing:
        raise RequestError(Message("knockout.not-ranked", {"name": missing[0].name, "player": missing[0].id}))
    place = {player: number for number, player in enumerate(ranking, start=1)}
    order = tuple(sorted((p.id for p in players), key=lambda player: place[player]))
    return Seeding(order, (Step(_ART("A.8"), "seeding.by-ranking", order),))


def as_given(players: Sequence[Player]) -> Seeding:
    """In the order in which they are listed, because the event's own regulations say so."""
    order = tuple(p.id for p in players)
    require_different(order)
    return Seeding(order, (Step(_ART("A.4"), "seeding.as-given", order),))


def require_different(players: Sequence[int]) -> None:
    """Refuse a list that names somebody twice."""
    twice = [player for place, player in enumerate(players) if player in players[:place]]
    if twice:
        raise RequestError(Message("knockout.seeded-twice", {"player": twice[0]}))


def _lots(players: Sequence[Player], text: str) -> Mapping[PlayerId, int]:
    drawers = drawing_order(tuple(players))
    return {p.id: number for p, number in zip(drawers, draw_order(text, len(drawers)), strict=True)}


def _drawn(outcome: str, players: Sequence[Player], text: str) -> Step:
    names = "; ".join(p.name for p in players)
    return Step(_ART("A.4"), outcome, tuple(p.id for p in players), {"names": names, "text": text})
