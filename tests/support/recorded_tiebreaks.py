"""Events with the tie-breaks that a program in use has found for them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from hakem.formats import parse_trf
from hakem.model import Tournament

FOLDER = Path(__file__).parents[1] / "data" / "tiebreaks"
FILES = sorted(path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.glob("*/*.json"))

ROUND_ROBINS = {"2024/small-2000010", "2026/small-1000009", "2026/small-1000027", "2026/small-1000054"}
"""Swiss events with one round less than players, which the program takes for round robins (TB-20)."""

OVER_THE_BOARD = ("WON", "BPG", "BWG", "REP", "ARO", "ARO/C1", "ARO/M1", "TPR", "PTP", "APRO", "APPO")
"""Before 2026 forfeits of a round robin were games for these too (15.2); the program never counts them."""

Recorded = dict[str, dict[str, str]]


@cache
def event(name: str) -> Tournament:
    return parse_trf((FOLDER / f"{name}.trf").read_text("utf-8")).require()


@cache
def recorded(name: str) -> Recorded:
    found: Recorded = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def edition_of(name: str) -> str:
    return name.split("/", maxsplit=1)[0]


def taken_for_round_robin(name: str, code: str) -> bool:
    return name in ROUND_ROBINS and (edition_of(name) == "2026" or code not in OVER_THE_BOARD)
