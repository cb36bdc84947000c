"""The bar of keys below boards and games, and what its script says, in one language."""

from __future__ import annotations

import json

from hakem.web.keys import GAME_RESULTS, PAGE_KEYS, RARE_RESULTS, RESULT_KEYS
from hakem.web.rendering import PageView, Words, static_address
from hakem.web.round_rows import all_results

_SAID = (
    *("sending", "waiting", "refused", "retry", "keep", "mine", "confirm", "leave", "undo", "board", "conflict"),
    *("second", "second-first", "second-second", "progress", "complete", "unsent", "more", "why", "clear"),
    *("differs", "differs-said", "none", "none-closed", "no-key", "answer-first", "num-lock", "end-open", "end-done"),
    *(
        "all-done",
        "nothing-back",
        "back-unseen",
        "too-early",
        "not-found",
        "left",
        "gone",
        "lost",
        "read",
        "other-round",
        "nothing",
        "nothing-so",
        "no-row",
    ),
)
"""What the scripts of rows and keys may have to say."""

_STATES = ("open", "done", "forfeit", "adjourned", "disputed")


def board_keys(w: Words, base: str) -> PageView:
    """The bar of a round: every result, the rare ones, and which boards are shown and gone to."""
    keys = [(key.cap, key.result, shown_of(key.result or "", w)) for key in RESULT_KEYS]
    more = [(result, shown_of(result, w)) for result in RARE_RESULTS]
    return {"keys": keys, "more": more, "ways": ("all", "open", "disputed"), **_rest(w, base)}


def game_keys(w: Words, base: str) -> PageView:
    """The bar of a bracket or a play-off: the results that a game can have; nobody disputes them."""
    keys = [(key.cap, key.result, shown_of(key.result or "", w)) for key in RESULT_KEYS if key.result in GAME_RESULTS]
    return {"keys": keys, "more": [], "ways": ("all", "open"), **_rest(w, base)}


def shown_of(result: str, w: Words) -> str:
    """A result on a button; the empty one clears."""
    return all_results(w).get(result, result) if result else w("web-round.clear")


def _rest(w: Words, base: str) -> PageView:
    pages = [(key.cap, f"{base}{key.path}", w(f"web-round.page.{key.does}")) for key in PAGE_KEYS]
    return {"pages": pages, "words": json.dumps(_said(w), ensure_ascii=False)}


def _said(w: Words) -> dict[str, object]:
    """What the scripts say and show."""
    return {
        **{key: w(f"web-round.js.{key}") for key in _SAID},
        "shown": all_results(w),
        "states": {key: w(f"web-round.state.{key}") for key in _STATES},
        "icons": static_address("icons.svg"),
    }
