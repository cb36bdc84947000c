"""The Lim system: from both ends of the table towards the middle, the group with half of the points last."""

from hakem.pairing.swiss.lim.rules import LIM_RULES_2009, LIM_RULES_2026, LimRules
from hakem.pairing.swiss.lim.system import LimSwiss

__all__ = ["LIM_RULES_2009", "LIM_RULES_2026", "LimRules", "LimSwiss"]
