"""The keys of the desk, told once: what is printed on each, what it does, the result that it enters or its page.

The bar below the boards, the help, the guides and the script of the pages are made
from this table or compared with it. How entry goes on from row to row is in
``static/keys.js``.
"""

from __future__ import annotations

from collections.abc import Mapping

from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Key:
    """A key: its cap, the name of the sentence that says what it does, and its result or page if it has one.

    A result reads as it is shown: in ``1-0`` whoever stands on the left has won.
    """

    cap: str
    does: str
    result: str | None = None
    path: str = ""


RESULT_KEYS = (
    Key("1", "left", "1-0"),
    Key("2", "draw", "½-½"),
    Key("3", "right", "0-1"),
    Key("4", "forfeit-left", "+/-"),
    Key("5", "forfeit-right", "-/+"),
    Key("6", "forfeit-both", "-/-"),
    Key("7", "adjourned", "adjourned"),
    Key("0", "clear", ""),
)
"""The digits that write a result into the marked row."""

GAME_RESULTS = ("1-0", "½-½", "0-1", "")
"""Results that a game of a match or of a play-off can have."""

RARE_RESULTS = ("½-0", "0-½", "0-0", "1-0u", "½-½u", "0-1u")
"""Results that are rare enough to have no key."""

MOVING_KEYS = (
    Key("Enter", "on"),
    Key("↑ ↓", "beside"),
    Key("Home End", "ends"),
    Key("/", "find"),
    Key("Backspace", "back"),
    Key("Esc", "leave"),
)
"""Keys that move the cursor or take back; none of them writes."""

PAGE_KEYS = (
    Key("F5", "standings", path="/standings"),
    Key("F6", "pair", path="/pair"),
    Key("F7", "results", path="/rounds?enter=1"),
    Key("F10", "pairings", path="/rounds"),
)
"""Keys that lead to a page of the event, from all of its pages."""

PAGES: Mapping[str, str] = {key.cap: key.path for key in PAGE_KEYS}
"""The same for the script: the page behind each key, below the address of the event."""
