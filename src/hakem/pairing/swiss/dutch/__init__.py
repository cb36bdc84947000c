"""The Dutch system of 2017 and 2026: of the candidates of a bracket the best by criteria is taken."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.pairing.swiss.dutch.edition_2017 import DUTCH_RULES_2017
    from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
    from hakem.pairing.swiss.dutch.rules import DutchRules
    from hakem.pairing.swiss.dutch.system import DutchSwiss
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.pairing.swiss.dutch.edition_2017": "DUTCH_RULES_2017",
            "hakem.pairing.swiss.dutch.edition_2026": "DUTCH_RULES_2026",
            "hakem.pairing.swiss.dutch.rules": "DutchRules",
            "hakem.pairing.swiss.dutch.system": "DutchSwiss",
        },
    )

__all__ = ["DUTCH_RULES_2017", "DUTCH_RULES_2026", "DutchRules", "DutchSwiss"]
