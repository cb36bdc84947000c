"""Reading documents back."""

from __future__ import annotations

import re
from io import BytesIO

from pypdf import PdfReader

from hakem.desk.journal.state import Desk
from hakem.paper.documents import PaperWish, document

_CUT = re.compile(r"\w…")


def printed(name: str, desk: Desk, language: str = "tr", round_no: int = 0, **options: str) -> bytes:
    """A document of the event."""
    return document(name, PaperWish(desk, language, round_no, options))


def pages_of(made: bytes) -> list[str]:
    """What stands on every page."""
    return [page.extract_text() for page in PdfReader(BytesIO(made)).pages]


def text_of(made: bytes) -> str:
    """All that stands in it, without the ends of lines."""
    return " ".join(" ".join(pages_of(made)).split())


def page_count(made: bytes) -> int:
    """How many pages it has."""
    return len(PdfReader(BytesIO(made)).pages)


def words_missing(text: str, *wanted: str) -> list[str]:
    """Words that do not stand there; names that are folded have their words on two lines."""
    there = set(re.split(r"[\s()]+", text))
    return sorted({word for each in wanted for word in each.split() if word not in there})


def cut_words(text: str) -> list[str]:
    """What was cut because it was too long."""
    return _CUT.findall(text)
