"""The Burstein system: players of a scoregroup by what their opponents scored, the first against the last."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.pairing.swiss.burstein.handbook import HandbookBurstein
    from hakem.pairing.swiss.burstein.system import BursteinSwiss
else:
    __getattr__ = lazily(
        __name__,
        {
            "hakem.pairing.swiss.burstein.handbook": "HandbookBurstein",
            "hakem.pairing.swiss.burstein.system": "BursteinSwiss",
        },
    )

__all__ = ["BursteinSwiss", "HandbookBurstein"]
