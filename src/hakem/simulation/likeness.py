"""A tournament like another one: its size, its points, its ratings, and how often things happened there."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from hakem.facts import Entry, cards
from hakem.model import ByeKind, Mark, Tournament
from hakem.simulation.settings import Rates, Settings


def settings_like(t: Tournament, seed: str, system: str, accelerated: bool) -> Settings:
    """What a tournament after this model is to be like.

    The ratings are the very ones of the model. Rates are counted in it; where nothing has been
    played, nothing unusual happens. Whoever has an empty round was away, as one with a zero-point bye.
    """
    entries = [entry for card in cards(t).values() for entry in card.entries]
    return Settings(
        players=len(t.players),
        rounds=t.rounds_total,
        seed=seed,
        system=system,
        rates=_rates(entries),
        points=t.points,
        accelerated=accelerated,
        exactly=tuple(p.rating for p in t.players),
    )


def _rates(entries: Sequence[Entry]) -> Rates:
    games = [entry for entry in entries if entry.bye is None]
    played = [entry for entry in games if entry.played]
    byes = {kind: sum(entry.bye is kind for entry in entries) for kind in ByeKind}
    return Rates(
        draw=_part(sum(entry.mark is Mark.DRAW for entry in played), len(played)) if played else Rates().draw,
        forfeit=_part(sum(not entry.played and entry.mark is not Mark.PENDING for entry in games), len(games)),
        half_bye=_part(byes[ByeKind.HALF_POINT], len(entries)),
        zero_bye=_part(byes[ByeKind.ZERO_POINT], len(entries)),
        full_bye=_part(byes[ByeKind.FULL_POINT], len(entries)),
        quick=_part(sum(not entry.rated for entry in played), len(played)),
    )


def _part(some: int, of: int) -> Fraction:
    return Fraction(some, of) if of else Fraction(0)
