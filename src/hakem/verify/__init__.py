"""An independent verifier: whether a round is legal, whether it is the one of the text, and what proves it.

It is written from the texts alone and shares nothing with the engines but the model. A
round that it calls the best comes with a certificate, which ``tools/certificate_checker.py``
checks without this package.
"""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.verify.asked import AskedRound
    from hakem.verify.rounds import verify_asked, verify_round
    from hakem.verify.verdict import Judgement, VerdictKind
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.verify.asked": "AskedRound",
            "hakem.verify.rounds": "verify_asked verify_round",
            "hakem.verify.verdict": "Judgement VerdictKind",
        },
    )

__all__ = ["AskedRound", "Judgement", "VerdictKind", "verify_asked", "verify_round"]
