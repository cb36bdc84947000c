"""Tournaments that never took place: everything in them follows from a seed."""

from hakem.simulation.generator import Simulated, simulate
from hakem.simulation.results import expected_score
from hakem.simulation.settings import Rates, Settings

__all__ = ["Rates", "Settings", "Simulated", "expected_score", "simulate"]
