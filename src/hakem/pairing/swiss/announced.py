"""What every Swiss system says of itself, whatever its rules."""

from __future__ import annotations

from typing import ClassVar

from hakem.model import Tournament
from hakem.regulations import Edition
from hakem.regulations.edition import InEdition


class AnnouncedSwiss:
    """A system whose number of rounds is announced and whose text is that of its rules.

    ``name`` is the name by which the system is asked for.
    """

    __slots__ = ()

    name: ClassVar[str]
    rules: InEdition

    @property
    def edition(self) -> Edition:
        """The text that is applied."""
        return self.rules.edition

    def scheduled_rounds(self, t: Tournament) -> int:
        """As many rounds as were announced."""
        return t.rounds_total
