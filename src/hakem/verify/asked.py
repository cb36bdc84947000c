"""A round that somebody asks about, with what its event has chosen where the rules leave a choice."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hakem.i18n import Article, Message
from hakem.model import Round, Tournament
from hakem.values import dataclass
from hakem.verify.legal import UncolouredPairs
from hakem.verify.verdict import Judgement, VerdictKind

ChosenOptions = Mapping[str, str]
"""Names of options with the values that the event gives them."""

NOTHING_CHOSEN: ChosenOptions = MappingProxyType({})
_UNSAID = "event"


@dataclass(frozen=True, slots=True)
class AskedRound:
    """A round of an event that is there."""

    t: Tournament
    number: int
    chosen: ChosenOptions = NOTHING_CHOSEN
    colourless: UncolouredPairs = ()

    @property
    def round(self) -> Round:
        """The round itself."""
        return self.t.rounds[self.number - 1]

    def option(self, name: str, usual: str = "") -> str:
        """What was chosen, else what is usual."""
        said = self.chosen.get(name, _UNSAID)
        return usual if said == _UNSAID else said

    def count(self, name: str, usual: int) -> int:
        """A number that was chosen, else the usual one."""
        return int(self.option(name) or usual)

    def best(self) -> Judgement:
        """It is the one of the text."""
        return Judgement(self.number, VerdictKind.BEST)

    def refused(self, reason: Message, article: Article) -> Judgement:
        """It is legal, and should have been another."""
        return Judgement(self.number, VerdictKind.NOT_BEST, reason, article)

    def illegal(self, reason: Message, article: Article) -> Judgement:
        """It breaks what nobody may break."""
        return Judgement(self.number, VerdictKind.ILLEGAL, reason, article)

    def not_proved(self, reason: Message) -> Judgement:
        """Nothing is known against it, and nothing is proved."""
        return Judgement(self.number, VerdictKind.NOT_PROVED, reason)
