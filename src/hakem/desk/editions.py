"""The edition of the tie-breaks that goes with that of the pairing: the handbook's with it, FIDE's with FIDE's.

Both follow from the day of the event where nobody chooses. Where somebody
chooses a text for the pairing, or a list of tie-breaks that only one text
has, the tie-breaks are of that text too and the rules of the event say so.
"""

from __future__ import annotations

from datetime import date

from hakem.pairing import system_info
from hakem.regulations import choose
from hakem.tiebreaks.editions import TIEBREAK_RULES
from hakem.tiebreaks.presets import BOARDS_ALONE, preset

_ALL = tuple(rules.edition for rules in TIEBREAK_RULES)
_FIDE = tuple(rules.edition for rules in TIEBREAK_RULES if not rules.handbook_presets)
_COMPANIONS = {rules.edition.id: rules.edition.id for rules in TIEBREAK_RULES if rules.handbook_presets}
"""Editions of the pairing that have tie-breaks of their own; all others go with FIDE's."""


def tie_break_edition(system: str, edition: str, preset_name: str, day: date | None) -> str:
    """The edition that the rules of the event have to state; empty if its day says it.

    A system of which there is one text alone has chosen nothing by it.
    """
    own = _COMPANIONS.get(edition, "")
    if preset_name and preset(preset_name) is not BOARDS_ALONE:
        own = next(iter(_COMPANIONS)) if preset(preset_name).handbook else ""
    elif len(system_info(system).texts) < 2:
        return ""
    by_day, fitting = choose(_ALL, None, day), choose(_FIDE, None, day)
    return own or ("" if by_day == fitting else fitting.id)
