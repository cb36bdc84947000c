"""The readings of unclear articles in docs/interpretations: number, title, articles, text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tools.documents import ROOT

FOLDER = ROOT / "docs" / "interpretations"

_READING = re.compile(
    r"^### (?P<id>\S+) · (?P<title>.+)\n\n\*Articles: (?P<articles>.+)\*\n\n(?P<text>(?:(?!^#).*\n)*)", re.M
)


@dataclass(frozen=True)
class Reading:
    """One decision: ``RR-6``, its title, the articles as they are cited, the text with the test that pins it."""

    page: Path
    id: str
    title: str
    articles: tuple[str, ...]
    text: str

    @property
    def link(self) -> str:
        """Where the reading stands, from the index page on; headings become anchors as on the usual hosts."""
        anchor = re.sub(r"[^\w\- ]", "", f"{self.id} · {self.title}".lower()).replace(" ", "-")
        return f"{FOLDER.name}/{self.page.name}#{anchor}"


def readings() -> list[Reading]:
    """Every reading of every page."""
    found = []
    for page in sorted(FOLDER.glob("*.md")):
        for part in _READING.finditer(page.read_text(encoding="utf-8")):
            articles = () if part["articles"] == "none" else tuple(part["articles"].split("; "))
            found.append(Reading(page, part["id"], part["title"], articles, part["text"]))
    return found
