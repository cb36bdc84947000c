"""What is asked for: a code with its modifiers, as C.07 and the tournament report file write them.

``NAME[:MP|:GP][/Cn][/Mn][/L±n][/Kn][/P][/F][/R][/Un]``: the score of teams, cuts,
medians, the limit of Koya in half points, the factor of the combination, paired
forfeits as games, the fore variant, reversed order, and what an unrated player
counts for. Capital or small letters are the same.
"""

from __future__ import annotations

import re

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.tiebreaks.ledger import Score
from hakem.values import dataclass, replace

OTHER = "OTHER_"
"""What the names of values from outside begin with."""

_SHAPE = re.compile(r"(?P<name>[A-Z][A-Z0-9_]*)(?::(?P<score>MP|GP))?(?P<modifiers>(?:/[^/]*)*)")
_MODIFIER = re.compile(r"(?P<letter>[CMLKPFRU])(?P<number>[+-]?\d{1,4})?")
_WITH_NUMBER = "CMLKU"


@dataclass(frozen=True, slots=True)
class Spec:
    """A tie-break as it was asked for. ``low`` and ``high`` count values cut off; ``limit`` counts half points."""

    code: str
    name: str
    score: Score | None = None
    low: int = 0
    high: int = 0
    limit: int = 0
    factor: int | None = None
    paired: bool = False
    fore: bool = False
    reverse: bool = False
    unrated: int | None = None

    @property
    def cuts(self) -> int:
        """How many values are cut off in all."""
        return self.low + self.high


def split_codes(text: str) -> tuple[str, ...]:
    """``BH/C1, BH, SB`` as three codes; empty ones are left out."""
    return tuple(code for code in (part.strip() for part in re.split(r"[,;\s]+", text)) if code)


def parse_spec(code: str) -> tuple[Spec, str]:
    """A code taken apart, and the letters of its modifiers; whether they fit the tie-break is asked elsewhere."""
    canonical = code.strip().upper().replace("İ", "I")  # a Turkish keyboard's capital i
    found = _SHAPE.fullmatch(canonical)
    if found is None:
        raise RequestError(Message("tiebreak.not-a-code", {"code": code}))
    score = Score(found["score"]) if found["score"] else None
    spec = Spec(canonical, found["name"], score)
    letters = ""
    for text in found["modifiers"].split("/")[1:]:
        modifier = _MODIFIER.fullmatch(text)
        if modifier is None or bool(modifier["number"]) != (modifier["letter"] in _WITH_NUMBER):
            raise RequestError(Message("tiebreak.not-a-modifier", {"code": canonical, "modifier": text}))
        letters += modifier["letter"]
        spec = _modified(spec, modifier["letter"], int(modifier["number"] or 0))
    if len(set(letters)) < len(letters) or {"C", "M"} <= set(letters):
        raise RequestError(Message("tiebreak.modifiers-clash", {"code": canonical}))
    return spec, letters


def _modified(spec: Spec, letter: str, number: int) -> Spec:
    if letter in "CMK" and number < 1:
        raise RequestError(Message("tiebreak.below-one", {"code": spec.code}))
    changes: dict[str, dict[str, object]] = {
        "C": {"low": number},
        "M": {"low": number, "high": number},
        "L": {"limit": number},
        "K": {"factor": number},
        "P": {"paired": True},
        "F": {"fore": True},
        "R": {"reverse": True},
        "U": {"unrated": number},
    }
    return replace(spec, **changes[letter])  # type: ignore[arg-type]  # the table has the right type under each name
