"""The written form of a tie-break of teams: a name, the score it goes by, and what is to be done differently."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tests.judges.tiebreak_code import Code

MP, GP = "MP", "GP"

MODIFIERS: Mapping[str, str] = {
    **dict.fromkeys(("MP", "GP", "MPVGP", "WIN", "BC", "TBR", "BBE"), ""),
    **dict.fromkeys(("OKM", "OKMSB", "TSB", "TSBG", "FFW", "DTB"), ""),
    **dict.fromkeys(("BH", "FB"), "CMP"),
    **dict.fromkeys(("SB", "EMMSB", "EMGSB", "EGMSB", "EGGSB"), "CMP"),
    **dict.fromkeys(("DE", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB"), "P"),
    "AOB": "F",
    "PS": "C",
    "SSSC": "FKP",
}
"""What may be asked of every tie-break, by letter."""


@dataclass(frozen=True, slots=True)
class TeamCode:
    """``score`` is MP, GP or None for the primary one; ``factor`` is the one of 13.4 if the event sets it."""

    asked: Code
    score: str | None = None
    factor: int | None = None

    @property
    def name(self) -> str:
        """The name without anything else."""
        return self.asked.name


def parse_team_code(text: str) -> TeamCode:
    """Read ``BH:GP/M1`` or ``SSSC/K3``.

    >>> parse_team_code("SSSC/K3").factor, parse_team_code("bh:gp/m2").score, parse_team_code("BH/M2").asked.high
    (3, 'GP', 2)
    """
    head, *modifiers = text.upper().split("/")
    name, _, score = head.partition(":")
    by_letter = {modifier[0]: modifier[1:] for modifier in modifiers}
    if not by_letter.keys() <= set(MODIFIERS[name]) or score not in ("", MP, GP):
        raise ValueError(text)
    median = int(by_letter.get("M", 0))
    asked = Code(
        name=name,
        low=int(by_letter.get("C", median)),
        high=median,
        paired_forfeits="P" in by_letter,
        fore="F" in by_letter,
    )
    return TeamCode(asked, score or None, int(by_letter["K"]) if "K" in by_letter else None)
