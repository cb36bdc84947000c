"""The lot for the colours of an event as its system sees it: of players or of teams, in the ranking of its rules."""

from __future__ import annotations

from hakem.facts.initial_colour import (
    USUAL_RANKING,
    RanksPlayers,
    contradicted_colour,
    drawn_colour,
)
from hakem.model import Colour, Tournament
from hakem.pairing.api import PairingSystem, PairsTeams
from hakem.pairing.swiss.field import facts_of
from hakem.pairing.swiss.system import SeesContest


def drawn_lot(system: PairingSystem, t: Tournament) -> Colour:
    """The colour of the lot: declared, else shown by round 1, else White."""
    return drawn_colour(*_seen_by(system, t))


def contradicted_lot(system: PairingSystem, t: Tournament) -> Colour | None:
    """The colour that round 1 shows against the declared one; None if nothing contradicts it."""
    return contradicted_colour(*_seen_by(system, t)) if t.initial_colour is not None else None


def ranking_of(system: PairingSystem) -> RanksPlayers:
    """How the rules of a system rank a round; the usual way if it is no Swiss system of players."""
    return facts_of(system) or USUAL_RANKING


def _seen_by(system: PairingSystem, t: Tournament) -> tuple[Tournament, RanksPlayers]:
    """The event of the contestants, and how they are ranked."""
    seen = system.seen(t) if isinstance(system, PairsTeams) and isinstance(system, SeesContest) else None
    return (t, ranking_of(system)) if seen is None else (seen.event, ranking_of(seen.system))
