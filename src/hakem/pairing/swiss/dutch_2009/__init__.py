"""The Dutch system of 2009: a procedure C.1 to C.14 instead of criteria to be weighed."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.pairing.swiss.dutch_2009.rules import DUTCH_RULES_2009, Dutch2009Rules
    from hakem.pairing.swiss.dutch_2009.system import DutchSwiss2009
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.pairing.swiss.dutch_2009.rules": "DUTCH_RULES_2009 Dutch2009Rules",
            "hakem.pairing.swiss.dutch_2009.system": "DutchSwiss2009",
        },
    )

__all__ = ["DUTCH_RULES_2009", "Dutch2009Rules", "DutchSwiss2009"]
