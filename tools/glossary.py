"""The glossary (docs/glossary.md): its words read from the English table, and the table for the way back."""

from __future__ import annotations

import re

from hakem.model import collation
from tools.documents import ROOT

PAGE = ROOT / "docs" / "glossary.md"


def words() -> list[tuple[str, str, str]]:
    """English, Turkish and meaning of every entry."""
    table = PAGE.read_text(encoding="utf-8").partition("## English to Turkish")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|$", table, re.MULTILINE)
    return [(english, turkish, meaning) for english, turkish, meaning in rows if english != "English"]


def turkish_table() -> str:
    """From every Turkish word to its English ones, in the order of the Turkish alphabet."""
    found: dict[str, list[str]] = {}
    for english, turkish, _ in words():
        for word in re.split(r", (?![^(]*\))", turkish):
            found.setdefault(word, []).append(english)
    order = sorted(found, key=collation("tr").key)
    return "\n".join(
        ["| Türkçe | English |", "|---|---|", *(f"| {word} | {'; '.join(found[word])} |" for word in order)]
    )
