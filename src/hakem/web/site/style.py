"""The one style of a site: that of the desk, with colours that browsers of every age understand, and a little more."""

from __future__ import annotations

import re
from functools import lru_cache

from hakem.web.rendering import STATIC

_SHEETS = (
    *("desk.css", "web-round.css", "web-tables.css", "web-card.css", "web-pictures.css", "web-knockout.css"),
    "site.css",
)
_BOTH = re.compile(r"light-dark\(([^,()]+(?:\([^()]*\))?), ([^,()]+(?:\([^()]*\))?)\)")
_TOKEN = re.compile(r"(--[a-z-]+): " + _BOTH.pattern)


@lru_cache
def site_style() -> bytes:
    """The style: light by itself, dark where somebody has chosen dark for the whole screen, light on paper."""
    text = "\n".join((STATIC / name).read_text(encoding="utf-8") for name in _SHEETS)
    dark = "".join(f"  {name}: {value};\n" for name, _, value in _TOKEN.findall(text))
    screen = f"@media screen and (prefers-color-scheme: dark) {{\n:root {{\n{dark}}}\n}}\n"
    return (_BOTH.sub(r"\1", text) + screen).encode()
