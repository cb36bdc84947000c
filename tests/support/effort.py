"""How much the property tests try: always the same in ``make test``, much more and always new in a campaign.

In a run of mutants, where every test is run hundreds of times, it is a quarter.
"""

from __future__ import annotations

import os

FACTOR = int(os.environ.get("HAKEM_EFFORT", "1"))
MUTATING = "HAKEM_MUTATING" in os.environ


def examples(count: int) -> int:
    """The number of examples: half of those a property asks for, multiplied in a campaign."""
    return max(1, count * FACTOR // (8 if MUTATING else 2))
