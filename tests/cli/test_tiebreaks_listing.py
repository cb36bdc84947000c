"""``hakem tiebreaks``: every code and every list, in both languages."""

from __future__ import annotations

import json

import pytest

from hakem.tiebreaks import DEFINITIONS, PRESETS
from tests.cli.runner import hakem


@pytest.mark.parametrize("lang", ["en", "tr"])
def test_every_code_and_every_list_is_there(lang: str) -> None:
    done = hakem("tiebreaks", lang=lang)
    assert done.code == 0
    codes = {line.split()[0] for line in done.out.splitlines() if line[:1].strip()}
    assert {definition.code for definition in DEFINITIONS} <= codes
    for preset in PRESETS:
        assert f"  {preset.name}: " in done.out


def test_one_of_them() -> None:
    assert (
        "BH      Buchholz\n"
        "        type C; /C /M /P; players and teams\n"
        "        TSF Tie-breaks Buchholz (2009)\n"
        "        C.07 8.1 (2023, 2024, 2026)\n"
    ) in hakem("tiebreaks").out
    assert "PS      Kademeli\n        tür B; /C; oyuncular ve takımlar\n" in hakem("tiebreaks", lang="tr").out


def test_lists() -> None:
    out = hakem("tiebreaks").out
    assert "  swiss: Swiss, a proposal for today\n        BH/C1, BH, SB\n" in out
    assert "  olympiad: Olympiad (handbook)\n        by GP: MP, DE\n" in out


def test_of_one_edition() -> None:
    codes = {
        code["code"]
        for code in json.loads(hakem("tiebreaks", "--edition", "2009", "--format", "json").out)["tiebreaks"]
    }
    assert {"KD", "BB", "OKM", "BH"} <= codes
    assert codes.isdisjoint({"PTP", "STD", "EDE"})


def test_json() -> None:
    found = json.loads(hakem("tiebreaks", "--format", "json").out)
    by_code = {code["code"]: code for code in found["tiebreaks"]}
    assert by_code["SB"] == {
        "code": "SB",
        "name": "Sonneborn-Berger",
        "type": "BC",
        "for": "all",
        "modifiers": ["C", "M", "P"],
        "articles": {
            "2009": "TSF Tie-breaks Sonneborn-Berger",
            "2023": "C.07 9.1",
            "2024": "C.07 9.1",
            "2026": "C.07 9.1",
        },
    }
    assert by_code["STD"]["articles"] == {"2026": "C.07 7.7"}
    assert found["presets"][-1]["name"] == PRESETS[-1].name


def test_unknown_edition() -> None:
    done = hakem("tiebreaks", "--edition", "1984")
    assert (done.code, done.out) == (3, "")
