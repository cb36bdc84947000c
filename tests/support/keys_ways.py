"""How somebody comes to a page of results, and what is asked of a page while it is worked on."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Page

from tests.support.keys_model import Row, Sight, turned

# What runs in the page

PRESS = "where => { const found = document.querySelector(where); if (found) { found.focus(); found.click(); } }"
ROW_IN_SIGHT = """number => {
  const rows = [...document.querySelectorAll('#boards tr[data-board], .ko-game[data-game]')];
  const row = rows.length ? rows[(number - 1) % rows.length] : null;
  const cell = row?.querySelector('.b-no, .line') ?? row;
  const box = cell?.getBoundingClientRect();
  if (!box || !box.height || box.top < 60 || box.bottom > innerHeight - 80) return null;
  return [box.left + Math.min(8, box.width / 2), box.top + box.height / 2];
}"""
GAMES_THERE = (
    "() => [...document.querySelectorAll('.ko-game[data-game]')].map(g => [g.dataset.game, g.dataset.match ?? ''])"
)
READY = """closed => {
  if (!window.seenNow || document.readyState === 'loading') return false;
  const seen = seenNow();
  if (!seen.rows.length) return false;
  return closed || Boolean(seen.said) || seen.rows.some(row => row.cursor && row.sight);
}"""
QUIET = "() => !document.querySelector('#boards .sending, .ko-game.sending')"


def _by_address(page: Page, _base: str, address: str) -> None:
    page.goto(address, wait_until="domcontentloaded")


def _by_current(page: Page, base: str, _address: str) -> None:
    page.goto(f"{base}/rounds", wait_until="domcontentloaded")


def _by_tab(page: Page, base: str, _address: str) -> None:
    page.goto(f"{base}/players", wait_until="domcontentloaded")
    page.click("nav.tabs a[href$='/rounds']")


def _by_key(page: Page, base: str, _address: str) -> None:
    page.goto(f"{base}/standings", wait_until="load")
    page.keyboard.press("F7")


def _by_reload(page: Page, _base: str, address: str) -> None:
    page.goto(address, wait_until="domcontentloaded")
    page.reload(wait_until="domcontentloaded")


def _by_back(page: Page, base: str, address: str) -> None:
    page.goto(address, wait_until="domcontentloaded")
    page.goto(f"{base}/standings", wait_until="domcontentloaded")
    page.go_back(wait_until="domcontentloaded")


def _by_button(page: Page, base: str, address: str) -> None:
    """The filled button, where it leads to the results."""
    page.goto(f"{base}/players", wait_until="load")
    button = page.locator("a.button.next[href*='/rounds']")
    if button.count():
        button.first.click()
    else:
        page.goto(address, wait_until="domcontentloaded")


WAYS: Mapping[str, Callable[[Page, str, str], None]] = {
    "address": _by_address,
    "current": _by_current,
    "tab": _by_tab,
    "F7": _by_key,
    "reload": _by_reload,
    "back": _by_back,
    "button": _by_button,
}


def asked_of(page: Page, expression: str) -> Any:
    """What the recorder in the page says, as one text: much of it in parts is slow to fetch."""
    return json.loads(page.evaluate(f"JSON.stringify({expression})"))


_OF_ROW = ("id", "turned", "disputed", "cursor", "there", "sight", "label", "text", "closed")


def sight_of(seen: Mapping[str, Any], readings: Mapping[str, str], *, closed: bool, games: bool) -> Sight:
    """What the recorder saw, in the words of the model; ``readings`` are the results by how they are shown."""
    rows = tuple(_row(each, readings, games) for each in seen["rows"])
    return Sight(rows, seen["way"], seen["find"], seen["focus"], seen["said"], tuple(seen["asking"]), closed, games)


def _row(seen: Mapping[str, Any], readings: Mapping[str, str], games: bool) -> Row:
    """A row; what a person reads there is what stands, the left side first."""
    known, typed = seen["known"], seen["typed"]
    if seen["turned"]:
        known, typed = turned(known), typed and turned(typed)
    stands = readings.get(seen["shown"].partition(" · ")[0] if games else seen["shown"], known)
    return Row(stands=stands, typed=typed, **{name: seen[name] for name in _OF_ROW})


def lines_of(pressed: list[dict[str, Any]], now: Mapping[str, Any]) -> list[str]:
    """The presses of a tab for somebody who reads them."""
    lines = []
    for nth, each in enumerate(pressed, start=1):
        before = each["before"]
        marked = next((row for row in before["rows"] if row["cursor"]), None)
        at = f"{marked['id']} {marked['shown']!r}" if marked else "-"
        what = each.get("key") or " ".join(filter(None, (each["kind"], each.get("row"), each.get("button"))))
        more = "".join(f" {name}" for name in ("held", "pad", "control") if each.get(name))
        typed = next((f" differs {row['id']}:{row['typed']}" for row in before["rows"] if row["typed"] is not None), "")
        lines.append(
            f"{nth}. [{each['visit']}] {what}{more} at {at}{typed} way={before['way']} focus={before['focus']} "
            f"find={before['find']!r} asks={before['asking']} said={before['said']!r}"
        )
    marked = next((row["id"] for row in now["rows"] if row["cursor"]), "-")
    return [*lines, f"end at {marked} asks={now['asking']} said={now['said']!r}"]
