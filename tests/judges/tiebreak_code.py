"""The written form of a tie-break: a name, and what is to be done differently."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

Value = Fraction | tuple[Fraction, ...] | None
"""None is of nobody: there is nothing to make a value of."""

MODIFIERS: Mapping[str, str] = {
    **dict.fromkeys(("PTS", "WIN", "WON", "BPG", "BWG", "REP", "STD", "KSX", "KD", "BB"), ""),
    **dict.fromkeys(("BH", "FB"), "CMP"),
    **dict.fromkeys(("TPR", "PTP", "APRO", "APPO"), "U"),
    "PS": "C",
    "SB": "CMP",
    "KS": "L",
    "AOB": "F",
    "ARO": "CMU",
    "RTNG": "RU",
    "TPN": "R",
    "DE": "P",
}
"""What may be asked of every tie-break, by letter."""


@dataclass(frozen=True, slots=True)
class Code:
    """``low`` and ``high`` are cuts, ``limit`` half points, ``unrated`` the rating of those who have none."""

    name: str
    low: int = 0
    high: int = 0
    limit: int = 0
    unrated: int | None = None
    paired_forfeits: bool = False
    fore: bool = False
    reverse: bool = False


def parse_code(text: str) -> Code:
    """Read ``BH/C1/P``.

    >>> parse_code("ARO/M1/U1400")
    Code(name='ARO', low=1, high=1, limit=0, unrated=1400, paired_forfeits=False, fore=False, reverse=False)
    """
    name, *modifiers = text.upper().split("/")
    by_letter = {modifier[0]: modifier[1:] for modifier in modifiers}
    if name not in MODIFIERS or not by_letter.keys() <= set(MODIFIERS[name]):
        raise ValueError(text)
    median = int(by_letter.get("M", 0))
    return Code(
        name=name,
        low=int(by_letter.get("C", median)),
        high=median,
        limit=int(by_letter.get("L", 0)),
        unrated=int(by_letter["U"]) if "U" in by_letter else None,
        paired_forfeits="P" in by_letter,
        fore="F" in by_letter,
        reverse="R" in by_letter,
    )
