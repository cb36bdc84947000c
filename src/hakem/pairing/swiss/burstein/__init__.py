"""The Burstein system: players of a scoregroup by what their opponents scored, the first against the last."""

from hakem.pairing.swiss.burstein.handbook import HandbookBurstein
from hakem.pairing.swiss.burstein.system import BursteinSwiss

__all__ = ["BursteinSwiss", "HandbookBurstein"]
