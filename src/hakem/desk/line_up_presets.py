"""Rules of line-ups by name, as regulations of leagues have them, and conditions as people write them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from hakem.errors import RequestError, UnknownName
from hakem.i18n import Message
from hakem.model import LineUpOrder, LineUpRules, PlayerCondition, Quota, Sex, SpecialBoard
from hakem.values import replace

_WOMAN = PlayerCondition(sex=Sex.WOMAN)
_JUNIOR, _U16 = PlayerCondition(under=20), PlayerCondition(under=16)
_GIRL = PlayerCondition(sex=Sex.WOMAN, under=16)

LINE_UP_PRESETS: Mapping[str, LineUpRules] = MappingProxyType(
    {
        "list-order": LineUpRules(),
        "free-order": LineUpRules(order=LineUpOrder.FREE),
        "tsf-clubs": LineUpRules(
            special=(
                SpecialBoard(5, _WOMAN),
                SpecialBoard(6, _JUNIOR),
                SpecialBoard(7, _U16),
                SpecialBoard(8, _GIRL),
            ),
            source="Kulüpler Yönergesi",
        ),
        "one-woman": LineUpRules(quotas=(Quota(_WOMAN, least=1),)),
    }
)
"""``tsf-clubs``: the special boards ("özellikli masalar") of the Turkish club league."""


def line_up_preset(name: str) -> LineUpRules:
    """The rules of that name."""
    if name not in LINE_UP_PRESETS:
        raise UnknownName("line-up-preset", name, tuple(LINE_UP_PRESETS))
    return LINE_UP_PRESETS[name]


_FIGURES = (
    (re.compile(r"u(\d{1,2})\Z"), "under"),
    (re.compile(r"born>=(\d{4})\Z"), "born_from"),
    (re.compile(r"born<=(\d{4})\Z"), "born_to"),
    (re.compile(r"rating>=(\d{1,4})\Z"), "rating_from"),
    (re.compile(r"rating<=(\d{1,4})\Z"), "rating_to"),
)
_SEXES = {"woman": Sex.WOMAN, "w": Sex.WOMAN, "kadın": Sex.WOMAN, "man": Sex.MAN, "erkek": Sex.MAN}
_FEDERATION = re.compile(r"(not-)?([A-Za-z]{3})\Z")


def read_condition(text: str) -> PlayerCondition:
    """A condition as people write it: ``woman,u16``, ``born>=2010``, ``rating<=2000``, ``TUR``, ``not-TUR``.

    Others are ``man``, ``junior``, ``born<=1966``, ``rating>=1000`` and ``untitled``.

    >>> read_condition("woman,u16").under
    16
    """
    made = PlayerCondition()
    for part in filter(None, (part.strip() for part in text.split(","))):
        made = _with_part(made, part, text)
    if made == PlayerCondition():
        raise RequestError(Message("line-up.no-condition", {"text": text[:80]}))
    return made


def _with_part(made: PlayerCondition, part: str, text: str) -> PlayerCondition:
    if part.lower() in _SEXES:
        return replace(made, sex=_SEXES[part.lower()])
    if part.lower() == "junior":
        return replace(made, under=_JUNIOR.under)
    if part.lower() == "untitled":
        return replace(made, untitled=True)
    for pattern, field in _FIGURES:
        found = pattern.match(part.lower())
        if found is not None:
            figure: dict[str, Any] = {field: int(found[1])}
            return replace(made, **figure)
    of = _FEDERATION.match(part)
    if of is None:
        raise RequestError(Message("line-up.no-condition", {"text": text[:80]}))
    if of[1]:
        return replace(made, foreign_to=of[2].upper())
    return replace(made, federations=(*made.federations, of[2].upper()))
