"""How games of a knockout are conducted: what an arbiter has to know at the board, article by article.

No engine can do any of it; the sheet that announces a play-off says it.
"""

from __future__ import annotations

from hakem.i18n import Message
from hakem.regulations import KNOCKOUT_2009, Article

_SAID = {
    "A.12": "recording",
    "A.13": "illegal-move",
    "A.14": "flag",
    "A.15": "no-claim",
    "A.16": "both-flags",
    "A.17": "protest",
    "A.18": "competition",
}

CONDUCT: tuple[tuple[Article, Message], ...] = tuple(
    (KNOCKOUT_2009.art(number), Message(f"playoff.conduct.{key}")) for number, key in _SAID.items()
)
"""Each article with what it says, in our own words."""
