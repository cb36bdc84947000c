"""Tournaments that never took place: everything in them follows from a seed."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.simulation.generator import Simulated, simulate
    from hakem.simulation.likeness import settings_like
    from hakem.simulation.results import expected_score
    from hakem.simulation.settings import Rates, RatingBell, Settings
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.simulation.generator": "Simulated simulate",
            "hakem.simulation.likeness": "settings_like",
            "hakem.simulation.results": "expected_score",
            "hakem.simulation.settings": "RatingBell Rates Settings",
        },
    )

__all__ = ["Rates", "RatingBell", "Settings", "Simulated", "expected_score", "settings_like", "simulate"]
