"""Tie-breaks of the handbook and of C.07, standings, and the working behind every figure."""

from hakem.tiebreaks.check_ranks import RankCheck, RankDifference, check_ranks
from hakem.tiebreaks.definition import Adding, Definition
from hakem.tiebreaks.editions import TIEBREAK_RULES
from hakem.tiebreaks.ledger import Contestant, Score
from hakem.tiebreaks.presets import PRESETS, Preset
from hakem.tiebreaks.ranking import Standing
from hakem.tiebreaks.registry import DEFINITIONS, definition_of
from hakem.tiebreaks.spec import OTHER, Spec, split_codes
from hakem.tiebreaks.standings import FIRST_SCORES, Standings, StandingsRequest, standings
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
    "Definition",
    "Preset",
    "RankCheck",
    "RankDifference",
    "Score",
    "Spec",
    "Standing",
    "Standings",
    "StandingsRequest",
    "Term",
    "Value",
    "Why",
    "check_ranks",
    "definition_of",
    "split_codes",
    "standings",
]
