"""axe-core in a page: what people with a screen reader, a keyboard or weak eyes would stumble over.

``tests/data/axe.min.js`` is axe-core 4.14.0, unchanged, under the Mozilla Public License 2.0.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent / "data" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds: the rule, how many places, and the first of them."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{each['id']} x{len(each['nodes'])}: {each['nodes'][0]['html'][:160]}" for each in found]
