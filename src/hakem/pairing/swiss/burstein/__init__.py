"""The Burstein system: players of a scoregroup by what their opponents scored, the first against the last."""

from hakem.pairing.swiss.burstein.system import BursteinSwiss, BursteinSwiss2009

__all__ = ["BursteinSwiss", "BursteinSwiss2009"]
