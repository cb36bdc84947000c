"""Tie-breaks of the handbook and of C.07, standings, and the working behind every figure."""

from hakem.tiebreaks.editions import TIEBREAK_RULES
from hakem.tiebreaks.ledger import Contestant, Score
from hakem.tiebreaks.presets import PRESETS, Preset
from hakem.tiebreaks.printed import RankCheck, RankDifference, check_ranks
from hakem.tiebreaks.ranking import Standing
from hakem.tiebreaks.registry import DEFINITIONS, Definition, definition_of
from hakem.tiebreaks.spec import OTHER, Spec, split_codes
from hakem.tiebreaks.standings import FIRST_SCORES, Standings, Wish, standings
from hakem.tiebreaks.value import Cut, Term, Value, Why

__all__ = [
    "DEFINITIONS",
    "FIRST_SCORES",
    "OTHER",
    "PRESETS",
    "TIEBREAK_RULES",
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
    "Term",
    "Value",
    "Why",
    "Wish",
    "check_ranks",
    "definition_of",
    "split_codes",
    "standings",
]
