"""What the texts of systems with upfloaters leave open."""

from __future__ import annotations

from hakem.pairing.info import Option

FOLLOWING = Option("following", (("parity", "parity"), ("fewest", "fewest")))
"""What the following scoregroup must be able to do (C6)."""
