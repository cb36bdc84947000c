"""Point values in the three dialects: record 162, JaVaFo's XXS and bbpPairings' BB lines."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import Row
from hakem.model import STANDARD, Points, PointSystem, decimal_text, parse_points

_WINS = ("white_win", "black_win", "forfeit_win", "full_point_bye")
_DRAWS = ("white_draw", "black_draw", "half_point_bye")
_LOSSES = ("white_loss", "black_loss")
_PAB = "pairing_allocated_bye"

RECORD_162: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "W": _WINS,
        "D": _DRAWS,
        "L": _LOSSES,
        "A": ("zero_point_bye", "forfeit_loss"),
        "P": (_PAB,),
        "X": ("unknown",),
    }
)
XXS_CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "W": _WINS,
        "D": _DRAWS,
        "L": _LOSSES,
        "WW": ("white_win",),
        "BW": ("black_win",),
        "WD": ("white_draw",),
        "BD": ("black_draw",),
        "WL": ("white_loss",),
        "BL": ("black_loss",),
        "ZPB": ("zero_point_bye",),
        "HPB": ("half_point_bye",),
        "FPB": ("full_point_bye",),
        "PAB": (_PAB,),
        "FW": ("forfeit_win",),
        "FL": ("forfeit_loss",),
    }
)
BB_CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "BBW": _WINS,
        "BBD": _DRAWS,
        "BBL": _LOSSES,
        "BBZ": ("zero_point_bye",),
        "BBF": ("forfeit_loss",),
        "BBU": (_PAB,),
    }
)
_ENTRY_162 = re.compile(r"([A-Za-z])\s*=?\s*([\d.,]*)|\S+")
_ENTRY_XXS = re.compile(r"([^\s=;]+)\s{0,4}=\s{0,4}([^\s=;]*)|[^\s;]+")
_WIDTH_162 = 4


class PointValues:
    """Values as the records give them; shortcuts for several results give way to single ones."""

    def __init__(self) -> None:
        self._shared: dict[str, Points] = {}
        self._single: dict[str, Points] = {}

    def read_162(self, row: Row, found: Findings) -> None:
        """``162  W 3.0    D 1.0``"""
        if not any(entry[2] for entry in _ENTRY_162.finditer(row.text, 4)):
            found.error((row.number, 6), "trf.point-value", {"code": row.value[:20], "text": ""})
            return
        for entry in _ENTRY_162.finditer(row.text, 4):
            code = (entry[1] or entry[0]).upper()
            if entry[2] or code not in RECORD_162:  # a letter without a value says nothing
                self._set(row, code, entry[2] or "", entry.start() + 1, found, RECORD_162)

    def read_xxs(self, row: Row, found: Findings) -> None:
        """``XXS W=3.0 D=1.0 PAB=1.0``"""
        for entry in _ENTRY_XXS.finditer(row.text, 3):
            self._set(row, (entry[1] or entry[0]).upper(), entry[2] or "", entry.start() + 1, found, XXS_CODES)

    def read_bb(self, row: Row, found: Findings) -> None:
        """``BBW  3.0``"""
        self._set(row, row.code, row.value, 5, found, BB_CODES)

    def _set(
        self, row: Row, code: str, text: str, column: int, found: Findings, codes: Mapping[str, tuple[str, ...]]
    ) -> None:
        try:
            fields, points = codes[code], parse_points(text)
        except (KeyError, ValueError):
            found.error((row.number, column), "trf.point-value", {"code": code[:20], "text": text[:20]})
            return
        target = self._single if len(fields) == 1 else self._shared
        if any(target.setdefault(name, points) != points for name in fields):
            found.adjusted((row.number, column), "trf.point-twice", {"code": code})

    def system(self) -> PointSystem:
        """The point system; what is not said follows: a PAB is a win, an open result a draw."""
        given = self._shared | self._single
        values = replace(STANDARD, **given)
        return replace(
            values,
            pairing_allocated_bye=given.get(_PAB, values.win),
            unknown=given.get("unknown", values.draw),
        )


def _common(values: PointSystem, fields: tuple[str, ...]) -> Points | None:
    found = {getattr(values, name) for name in fields}
    return found.pop() if len(found) == 1 else None


def record_162(values: PointSystem) -> str | None:
    """Record 162, or None when the values need more than it can say.

    The value of an open result is left out when it is a draw's: that is what it
    means anyway, and some programs refuse the entry.
    """
    codes = dict(RECORD_162)
    if values.unknown == values.draw:
        del codes["X"]
    entries = [(code, _common(values, fields)) for code, fields in codes.items()]
    if any(points is None or len(decimal_text(points)) > _WIDTH_162 for _, points in entries):
        return None
    return "162  " + "    ".join(f"{code}{decimal_text(points):>4}" for code, points in entries if points is not None)


def point_records(values: PointSystem) -> list[str]:
    """Record 162 where it can say everything; otherwise XXS, and 162 for the open result alone."""
    whole = record_162(values)
    if whole is not None:
        return [whole]
    alone = [f"162  X{decimal_text(values.unknown):>4}"] if values.unknown != values.draw else []
    return [xxs_record(values), *alone]


def xxs_record(values: PointSystem) -> str:
    """XXS with every single value."""
    single = [(code, fields[0]) for code, fields in XXS_CODES.items() if len(fields) == 1]
    return "XXS " + " ".join(f"{code}={decimal_text(getattr(values, name))}" for code, name in single)


def bb_records(values: PointSystem) -> list[str]:
    """BB lines, or nothing when the values need more than they can say."""
    entries = [(code, _common(values, fields)) for code, fields in BB_CODES.items()]
    if any(points is None for _, points in entries):
        return []
    return [f"{code} {decimal_text(points):>4}" for code, points in entries if points is not None]
