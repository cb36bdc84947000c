"""The Dubov system in both editions: the same two colour lists, made and filled in different ways."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.pairing.swiss.dubov.edition_2009 import DUBOV_RULES_2009
    from hakem.pairing.swiss.dubov.edition_2026 import DUBOV_RULES_2026
    from hakem.pairing.swiss.dubov.rules import DubovRules
    from hakem.pairing.swiss.dubov.system import DubovSwiss
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.pairing.swiss.dubov.edition_2009": "DUBOV_RULES_2009",
            "hakem.pairing.swiss.dubov.edition_2026": "DUBOV_RULES_2026",
            "hakem.pairing.swiss.dubov.rules": "DubovRules",
            "hakem.pairing.swiss.dubov.system": "DubovSwiss",
        },
    )

__all__ = ["DUBOV_RULES_2009", "DUBOV_RULES_2026", "DubovRules", "DubovSwiss"]
