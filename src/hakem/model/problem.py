"""One thing that is wrong with a tournament."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from hakem.i18n import Message
from hakem.model.ids import PlayerId, RoundNo


class Severity(enum.Enum):
    """An ERROR cannot be worked with; a WARNING can, but somebody should look."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and whom and which round it concerns."""

    message: Message
    severity: Severity = Severity.ERROR
    player: PlayerId | None = None
    round_no: RoundNo | None = None
