"""``hakem learn``: questions on the terminal, as JSON and on paper."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import hakem
from tests.paper.reading import text_of


def test_answers_are_checked_and_counted() -> None:
    answers = "?\n" + "99\n1-2\nno\n1\n" * 8
    shown = hakem("learn", "--seed", "a", "--count", "3", stdin=answers.encode())
    assert shown.code == 0
    assert shown.out.count("Not right.") + shown.out.count("Right.") == 3
    assert "C.04.3 (2026)" in shown.out
    assert "of 3 right." in shown.out


def test_nobody_answers() -> None:
    shown = hakem("learn", "--seed", "a", lang="tr")
    assert (shown.code, "0 yanıttan 0 doğru." in shown.out) == (0, True)


def test_all_questions_of_a_file_for_programs() -> None:
    shown = hakem("learn", "examples/istanbul-open.trf", "--seed", "a", "--count", "5", "--format", "json")
    asked = json.loads(shown.out)
    assert len(asked) == 5
    assert all(each["why"] for each in asked)


def test_a_round_step_by_step() -> None:
    asked = json.loads(hakem("learn", "--seed", "a", "--round", "4", "--format", "json").out)
    assert {each["round"] for each in asked} == {4}
    assert asked[-1]["kind"] == "colour"


@pytest.mark.parametrize(("lang", "word"), [("en", "Answers"), ("tr", "Yanıtlar")])
def test_cards_to_print(tmp_path: Path, lang: str, word: str) -> None:
    out = tmp_path / "quiz.pdf"
    assert hakem("learn", "--seed", "a", "--cards", str(out), lang=lang).code == 0
    text = text_of(out.read_bytes())
    assert word in text


def test_a_round_robin_has_no_such_questions() -> None:
    shown = hakem("learn", "examples/club-round-robin.trf", "--seed", "a")
    assert (shown.code, "Swiss" in shown.err) == (3, True)
