"""The Burstein system: players of a scoregroup by what their opponents scored, the first against the last."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.pairing.swiss.burstein.system import BursteinSwiss, BursteinSwiss2009
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.pairing.swiss.burstein.system": "BursteinSwiss BursteinSwiss2009",
        },
    )

__all__ = ["BursteinSwiss", "BursteinSwiss2009"]
