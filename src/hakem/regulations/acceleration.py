"""Where accelerated pairings are written."""

from __future__ import annotations

from datetime import date

from hakem.regulations.edition import Edition

_ARTICLES = {
    "1.2": "who is in the upper group",
    "1.3": "late entries",
    "1.4": "virtual points by round",
    "1.5": "the pairing score",
}

BAKU_2016 = Edition(
    regulation="C.04.5.1",
    id="2016",
    title="FIDE Baku acceleration: one and a half point",
    source="FIDE Handbook C.04.5.1",
    articles=_ARTICLES,
    valid_until=date(2026, 1, 31),
)

BAKU_2026 = Edition(
    regulation="C.04.7",
    id="2026",
    title="FIDE Baku acceleration: a win and half a win",
    source="FIDE Handbook C.04.7",
    articles=_ARTICLES,
    valid_from=date(2026, 2, 1),
)
