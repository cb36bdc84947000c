"""Who the systems are whose rounds stand in a table: Berger, Scheveningen, Skalitzka."""

from __future__ import annotations

from hakem.model import ByeKind
from hakem.pairing.api import PairingSystem
from hakem.pairing.info import BOARDS, COUNT, NO_OR_YES, YES_OR_NO, Chosen, Option, SystemEdition, SystemInfo, TypeCode
from hakem.regulations import (
    ROUND_ROBIN_2009,
    ROUND_ROBIN_2026,
    SCHEVENINGEN_2009,
    SKALITZKA_2009,
    Edition,
    choose_rules,
)
from hakem.values import replace

_POINT, _NONE = ("point", ByeKind.PAIRING_ALLOCATED), ("none", ByeKind.ZERO_POINT)

CYCLES: Option[int | None] = Option("cycles", (("event", None),), COUNT)
"""How often everybody meets; ``event``: as often as the rounds of the event allow."""
_LAST_TWO = {
    ROUND_ROBIN_2009.id: Option("reverse-last-two", NO_OR_YES),
    ROUND_ROBIN_2026.id: Option("reverse-last-two", YES_OR_NO),
}
_BYE = {
    ROUND_ROBIN_2009.id: Option("bye", (_POINT, _NONE)),
    ROUND_ROBIN_2026.id: Option("bye", (_NONE, _POINT)),
}
"""What each text says of the order of a double round robin and of the bye, the usual value first."""
COLOURS = Option("colours", (("alternate", False), ("balanced", True)))
TEAM_A = Option("team-a", (("rating", True), ("listed", False)))
VARIANT = Option("variant", (("newer", "newer"), ("older", "older")))


def _berger(edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.tables.round_robin import ROUND_ROBIN_RULES, BergerRoundRobin

    rules = choose_rules(ROUND_ROBIN_RULES, edition.id, None)
    reverse, bye = _LAST_TWO[edition.id].of(chosen), _BYE[edition.id].of(chosen)
    return BergerRoundRobin(
        replace(rules, reverse_last_two=reverse, bye_kind=bye), CYCLES.of(chosen), BOARDS.of(chosen)
    )


def _berger_by(edition: Edition) -> SystemEdition:
    """The round robin by one text, which is silent about cycles and says what is usual in the rest."""
    return SystemEdition(edition, _berger, (CYCLES, _LAST_TWO[edition.id], _BYE[edition.id], BOARDS))


def _scheveningen(edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.pairing.tables.scheveningen import ColourPlan, Scheveningen
    from hakem.pairing.tables.scheveningen_tables import Variant

    plan = ColourPlan.BALANCED if COLOURS.of(chosen) else ColourPlan.ALTERNATE
    return Scheveningen(edition, plan, Variant(VARIANT.of(chosen)), CYCLES.of(chosen), TEAM_A.of(chosen))


def _skalitzka(edition: Edition, _chosen: Chosen) -> PairingSystem:
    from hakem.pairing.tables.skalitzka import Skalitzka

    return Skalitzka(edition)


def _once(reverse_last_two: str) -> tuple[tuple[str, str], ...]:
    """What the code of a round robin says; it is silent on cycles, so that the rounds of the event count."""
    return (("reverse-last-two", reverse_last_two),)


def _twice(reverse_last_two: str) -> tuple[tuple[str, str], ...]:
    return (("cycles", "2"), *_once(reverse_last_two))


BERGER = SystemInfo(
    "berger",
    texts=(
        _berger_by(ROUND_ROBIN_2009),
        _berger_by(ROUND_ROBIN_2026),
    ),
    type_codes=(
        TypeCode("BERGER_ROUNDROBIN", options=_once("no"), games_each=True),
        TypeCode("BERGER_DOUBLEROUNDROBIN", options=_twice("no")),
        TypeCode("FIDE_ROUNDROBIN", "2026", _once("yes")),
        TypeCode("FIDE_DOUBLEROUNDROBIN", "2026", _twice("yes")),
        TypeCode("BERGER_TEAM_ROUNDROBIN", options=_once("no"), games_each=True, of_teams=True),
        TypeCode("BERGER_TEAM_DOUBLEROUNDROBIN", options=_twice("no"), of_teams=True),
        TypeCode("FIDE_TEAM_ROUNDROBIN", "2026", _once("yes"), of_teams=True),
        TypeCode("FIDE_TEAM_DOUBLEROUNDROBIN", "2026", _twice("yes"), of_teams=True),
    ),
)

SCHEVENINGEN = SystemInfo(
    "scheveningen",
    texts=(SystemEdition(SCHEVENINGEN_2009, _scheveningen, (CYCLES, COLOURS, TEAM_A, VARIANT)),),
    type_codes=(TypeCode("FIDE_SCHEVENINGEN", options=(("colours", "balanced"),), of_teams=True),),
    of_teams=True,
)

SKALITZKA = SystemInfo("skalitzka", texts=(SystemEdition(SKALITZKA_2009, _skalitzka),), of_teams=True)
