"""``hakem advise``: facts from the line or from a file, both languages, text and JSON."""

from __future__ import annotations

import json

import pytest

from tests.cli.runner import hakem

FILE = "examples/bahar-kupasi/final.json"


def test_text() -> None:
    out = hakem("advise", "--players", "8", "--days", "7", "--rounds-per-day", "1").out
    assert out.startswith("8 players, 7 days, 1 round a day\n\nThe system\n- Hold a round robin (--system berger): 8 ")
    assert "[TSF Handbook (2009) Döner, opening]\n" in out
    assert "- The table has 7 rounds.\n" in out
    assert max(map(len, out.splitlines())) <= 110


def test_turkish() -> None:
    out = hakem("advise", "--players", "600", "--days", "1", "--time", "rapid", lang="tr").out
    assert out.startswith("600 oyuncu, 1 gün, günde 7 tur varsayıldı (--rounds-per-day)\n\nSistem\n")
    assert "- 7 tur az: 600 katılımcı için en az 10 tur gerekir.\n" in out
    assert "[TSF el kitabı (2009) Eleme, giriş]\n" in out


@pytest.mark.parametrize("lang", ["en", "tr"])
def test_json(lang: str) -> None:
    args = ("--teams", "2", "--boards", "6", "--title", "--top", "--ratings", "close")
    found = json.loads(hakem("advise", *args, "--format", "json", lang=lang).out)
    assert len(found["facts"]) == 5
    first = found["advice"][0]
    assert (first["topic"], first["system"], first["preset"]) == ("system", "scheveningen", None)
    assert first["article"] == "TSF Scheveningen (2009) 1"
    assert {piece["topic"] for piece in found["advice"]} == {"system", "rounds", "tie-breaks", "play-offs"}
    assert all(piece["advice"] and piece["reason"] for piece in found["advice"])


def test_of_a_file() -> None:
    out = hakem("advise", FILE).out
    assert out.startswith("9 players, 4 rounds, 2 days, ratings far apart\n")
    assert "- 4 rounds are enough: the least is 4.\n" in out


def test_what_is_said_beside_a_file_comes_first() -> None:
    out = hakem("advise", FILE, "--rounds", "9", "--ratings", "close").out
    assert out.startswith("9 players, 9 rounds, 2 days, ratings close to each other\n")
    assert "Hold a round robin" in out


def test_no_heading_stands_above_nothing() -> None:
    out = hakem("advise", "--teams", "3").out
    assert "\nThe system\n- Play by the Skalitzka method" in out
    assert "Rounds" not in out


def test_nothing_known() -> None:
    for args in ((), ("--players", "1")):
        done = hakem("advise", *args)
        assert done.code == 3
        assert (
            done.err
            == "hakem: Say how many players or teams there are, 2 at least (--players, --teams), or name a file.\n"
        )


def test_numbers_from_one_on() -> None:
    assert hakem("advise", "--players", "0").code == 3
