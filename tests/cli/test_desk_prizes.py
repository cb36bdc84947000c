"""``hakem desk prizes``: the list from the command line, and who gets what."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import Outcome, hakem
from tests.support.desk_clients import two_rounds


@pytest.fixture
def event(tmp_path: Path) -> str:
    two_rounds(tmp_path).close()
    return str(tmp_path / "event.hakem")


def prizes(event: str, *words: str, lang: str = "en") -> Outcome:
    return hakem("desk", "prizes", event, *words, lang=lang)


def test_a_list_is_built_shown_and_taken_apart(event: str) -> None:
    assert prizes(event).out == "There is no list of prizes.\n"
    first = ("--category", "Genel", "--places", "1;5000;Kupa,2;3000.50,3;1000", "--sharing", "hort", "--currency", "TL")
    assert prizes(event, *first).out == "list of prizes saved\n"
    club = ("--category", "Kulüp", "--places", "1.500 TL", "--where", "clubs=Kulüp Oyuncu 1", "--where", "least=2")
    assert prizes(event, *club, "--each", "all", "--step", "1", "--withdrawn", "yes", "--exclude", "Oyuncu 2").code == 0
    data = json.loads(prizes(event, "--format", "json").out)
    assert data["prizes"]["categories"][1] == {
        "name": "Kulüp",
        "least": 2,
        "clubs": ["Kulüp Oyuncu 1"],
        "prizes": [{"coins": 150000}],
    }
    listed = data["prizes"]
    assert (listed["each"], listed["step"], listed["withdrawn"], listed["excluded"]) == ("all", 100, True, [2])
    shown = prizes(event, lang="tr").out
    assert "1.500 / 2" in shown
    assert "Toplam 10.500,50 TL, ödenen 10.500,50 TL" in shown
    assert prizes(event, "--category", "Kulüp", "--where", "clubs=", "--places", "100").code == 0
    assert "clubs" not in json.loads(prizes(event, "--format", "json").out)["prizes"]["categories"][1]
    assert prizes(event, "--category", "Genel", "--remove").code == 0
    assert [each["name"] for each in json.loads(prizes(event, "--format", "json").out)["categories"]] == ["Kulüp"]


def test_a_list_from_a_file(event: str, tmp_path: Path) -> None:
    file = tmp_path / "list.json"
    file.write_text('{"categories": [{"name": "Genel", "prizes": [{"coins": 5}]}]}', "utf-8")
    assert prizes(event, "--file", str(file)).code == 0
    assert "Genel" in prizes(event).out
    file.write_text("{", "utf-8")
    assert "is no list of prizes" in prizes(event, "--file", str(file)).err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--category", "A", "--where", "shoe"), "rating_to=1800"),
        (("--category", "A", "--where", "shoe=42"), "unknown condition 'shoe'; known: born_from"),
        (("--category", "A", "--where", "rating_too=1800"), "did you mean rating_to?"),
        (("--where", "sex=f"), "missing: --category"),
        (("--places", "100"), "missing: --category"),
        (("--remove",), "missing: --category"),
        (("--category", "A", "--where", "rating_to=x"), "whole number"),
        (("--category", "A", "--where", "sex=x"), "woman"),
        (("--category", "A", "--places", "1,2"), "worth more"),
        (("--category", "A", "--places", "1;2;3"), "is no prize"),
        (("--step", "0"), "an amount such as"),
    ],
)
def test_what_cannot_be_is_refused(event: str, words: tuple[str, ...], said: str) -> None:
    done = prizes(event, *words)
    assert done.code == 3
    assert said in done.err


def test_a_condition_takes_the_words_with_which_players_are_entered(event: str) -> None:
    assert prizes(event, "--category", "K", "--places", "1;300", "--where", "sex=f", "--where", "title=WFM").code == 0
    (category,) = json.loads(prizes(event, "--format", "json").out)["prizes"]["categories"]
    assert (category["sex"], category["titles"]) == ("woman", ["WFM"])


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--where", "club=A", "--where", "born_from=old"), "--where born_from=old: a whole number should stand here"),
        (("--places", "3000;Kupa"), "'3000;Kupa': what stands first is the place, and 3000 is no place from 1 to 1000"),
        (("--places", "1;300,1;200"), "'1;200': place 1 has a prize already"),
    ],
)
def test_a_refusal_says_which_part_is_wrong(event: str, words: tuple[str, ...], part: str) -> None:
    done = prizes(event, "--category", "K", *words)
    assert (done.code, part in done.err) == (3, True)
