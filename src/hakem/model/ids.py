"""Names for the numbers that identify things, so that they are not mixed up."""

from __future__ import annotations

from typing import NewType

PlayerId = NewType("PlayerId", int)
"""Stable identity of a player inside one tournament."""

TeamId = NewType("TeamId", int)
"""Stable identity of a team inside one tournament."""

RoundNo = NewType("RoundNo", int)
"""Number of a round, counted from 1."""

FIRST_ROUND = RoundNo(1)
