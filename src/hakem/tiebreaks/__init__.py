"""Tie-breaks of the handbook and of C.07, standings, and the working behind every figure."""

from hakem.tiebreaks.check_ranks import RankCheck, RankDifference, check_ranks, places_to_print, rank_differences
from hakem.tiebreaks.context import TieBreakContext, View
from hakem.tiebreaks.definition import Adding, Definition
from hakem.tiebreaks.editions import TIEBREAK_RULES
from hakem.tiebreaks.ledger import Contestant, Ledger, LedgerRow, Score
from hakem.tiebreaks.presets import PRESETS, Preset
from hakem.tiebreaks.ranking import Standing
from hakem.tiebreaks.registry import DEFINITIONS, definition_of
from hakem.tiebreaks.rules import CutArticles, Sight, TieBreakRules
from hakem.tiebreaks.spec import OTHER, Spec, split_codes
from hakem.tiebreaks.standings import FIRST_SCORES, Standings, StandingsRequest, standings
from hakem.tiebreaks.unplayed import StandIn
from hakem.tiebreaks.value import Cut, Term, Value, Why

__all__ = [
    "DEFINITIONS",
    "FIRST_SCORES",
    "OTHER",
    "PRESETS",
    "TIEBREAK_RULES",
    "Adding",
    "Contestant",
    "Cut",
    "CutArticles",
    "Definition",
    "Ledger",
    "LedgerRow",
    "Preset",
    "RankCheck",
    "RankDifference",
    "Score",
    "Sight",
    "Spec",
    "StandIn",
    "Standing",
    "Standings",
    "StandingsRequest",
    "Term",
    "TieBreakContext",
    "TieBreakRules",
    "Value",
    "View",
    "Why",
    "check_ranks",
    "definition_of",
    "places_to_print",
    "rank_differences",
    "split_codes",
    "standings",
]
