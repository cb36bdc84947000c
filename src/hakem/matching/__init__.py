"""Matchings in general graphs: pure algorithms on numbers, which know nothing of chess."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.matching.cardinality import Shortage, augment, deficient_set, maximum_matching, smallest_unmatchable
    from hakem.matching.certificate import Certificate, is_proved
    from hakem.matching.weighted import WeightedMatcher, max_weight_matching
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.matching.cardinality": "Shortage augment deficient_set maximum_matching smallest_unmatchable",
            "hakem.matching.certificate": "Certificate is_proved",
            "hakem.matching.weighted": "WeightedMatcher max_weight_matching",
        },
    )

__all__ = [
    "Certificate",
    "Shortage",
    "WeightedMatcher",
    "augment",
    "deficient_set",
    "is_proved",
    "max_weight_matching",
    "maximum_matching",
    "smallest_unmatchable",
]
