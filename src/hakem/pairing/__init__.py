"""Pairing systems: pure functions from the tournament so far to the next round."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.facts.berger import BergerSchedule, berger_round, berger_table, rounds_per_cycle
    from hakem.pairing.api import Assuming, Board, Judge, PairingSystem, RoundPairing, pair_explained
    from hakem.pairing.check import Pairs, PointsDifference, RoundDifference, check_round, different_points
    from hakem.pairing.fixed import pair_around
    from hakem.pairing.info import Free, Option, SystemEdition, SystemInfo, TypeCode
    from hakem.pairing.knockout.system import Knockout, KnockoutRules, SeedOrder
    from hakem.pairing.numbers.groups import balanced_groups, final_group
    from hakem.pairing.numbers.lots import numbers_by_lots
    from hakem.pairing.numbers.redraw import redraw_needed, without_players_before_start
    from hakem.pairing.numbers.varma import VarmaDraw, late_meetings, numbers_by_varma, varma_draw, varma_groups
    from hakem.pairing.registry import (
        options_of,
        system_described_by,
        system_for,
        system_info,
        system_named_by,
        systems,
        type_code_for,
    )
    from hakem.pairing.tables.round_robin import ROUND_ROBIN_RULES, BergerRoundRobin, RoundRobinRules
    from hakem.pairing.tables.scheveningen import ColourPlan, Scheveningen, scheveningen_table
    from hakem.pairing.tables.scheveningen_check import TableFlaw, check_table
    from hakem.pairing.tables.scheveningen_tables import Variant
    from hakem.pairing.tables.seats import Seat, SeatTable, round_text
    from hakem.pairing.tables.skalitzka import Skalitzka, skalitzka_table
    from hakem.pairing.type_codes import Choice
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.facts.berger": "BergerSchedule berger_round berger_table rounds_per_cycle",
            "hakem.pairing.api": "Assuming Board Judge PairingSystem RoundPairing pair_explained",
            "hakem.pairing.check": "Pairs PointsDifference RoundDifference check_round different_points",
            "hakem.pairing.fixed": "pair_around",
            "hakem.pairing.info": "Free Option SystemEdition SystemInfo TypeCode",
            "hakem.pairing.knockout.system": "Knockout KnockoutRules SeedOrder",
            "hakem.pairing.numbers.groups": "balanced_groups final_group",
            "hakem.pairing.numbers.lots": "numbers_by_lots",
            "hakem.pairing.numbers.redraw": "redraw_needed without_players_before_start",
            "hakem.pairing.numbers.varma": "VarmaDraw late_meetings numbers_by_varma varma_draw varma_groups",
            "hakem.pairing.registry": (
                "options_of system_described_by system_for system_info system_named_by systems type_code_for"
            ),
            "hakem.pairing.tables.round_robin": "ROUND_ROBIN_RULES BergerRoundRobin RoundRobinRules",
            "hakem.pairing.tables.scheveningen": "ColourPlan Scheveningen scheveningen_table",
            "hakem.pairing.tables.scheveningen_check": "TableFlaw check_table",
            "hakem.pairing.tables.scheveningen_tables": "Variant",
            "hakem.pairing.tables.seats": "Seat SeatTable round_text",
            "hakem.pairing.tables.skalitzka": "Skalitzka skalitzka_table",
            "hakem.pairing.type_codes": "Choice",
        },
    )

__all__ = [
    "ROUND_ROBIN_RULES",
    "Assuming",
    "BergerRoundRobin",
    "BergerSchedule",
    "Board",
    "Choice",
    "ColourPlan",
    "Free",
    "Judge",
    "Knockout",
    "KnockoutRules",
    "Option",
    "PairingSystem",
    "Pairs",
    "PointsDifference",
    "RoundDifference",
    "RoundPairing",
    "RoundRobinRules",
    "Scheveningen",
    "Seat",
    "SeatTable",
    "SeedOrder",
    "Skalitzka",
    "SystemEdition",
    "SystemInfo",
    "TableFlaw",
    "TypeCode",
    "Variant",
    "VarmaDraw",
    "balanced_groups",
    "berger_round",
    "berger_table",
    "check_round",
    "check_table",
    "different_points",
    "final_group",
    "late_meetings",
    "numbers_by_lots",
    "numbers_by_varma",
    "options_of",
    "pair_around",
    "pair_explained",
    "redraw_needed",
    "round_text",
    "rounds_per_cycle",
    "scheveningen_table",
    "skalitzka_table",
    "system_described_by",
    "system_for",
    "system_info",
    "system_named_by",
    "systems",
    "type_code_for",
    "varma_draw",
    "varma_groups",
    "without_players_before_start",
]
