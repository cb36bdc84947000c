"""The Lim system: from both ends of the table towards the middle, the group with half of the points last."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.pairing.swiss.lim.rules import LIM_RULES_2009, LIM_RULES_2026, LimRules
    from hakem.pairing.swiss.lim.system import LimSwiss
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.pairing.swiss.lim.rules": "LIM_RULES_2009 LIM_RULES_2026 LimRules",
            "hakem.pairing.swiss.lim.system": "LimSwiss",
        },
    )

__all__ = ["LIM_RULES_2009", "LIM_RULES_2026", "LimRules", "LimSwiss"]
