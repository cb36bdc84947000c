"""What the verifier says about a round."""

from __future__ import annotations

from hakem.i18n import Article, Message
from hakem.i18n.plain import Json
from hakem.values import OneOf, dataclass


class VerdictKind(OneOf):
    """Not legal; legal, but another round comes first; the one of the text, proved; legal, and no more is known."""

    ILLEGAL = "illegal"
    NOT_BEST = "not-best"
    BEST = "best"
    NOT_PROVED = "not-proved"


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on one round, why it is no better one, and the certificate if it is the best.

    It can go to another process, and to JSON.
    """

    round_no: int
    kind: VerdictKind
    reason: Message | None = None
    article: Article | None = None
    certificate: dict[str, Json] | None = None

    @property
    def is_refused(self) -> bool:
        """Whether the round should have been another."""
        return self.kind in (VerdictKind.ILLEGAL, VerdictKind.NOT_BEST)
