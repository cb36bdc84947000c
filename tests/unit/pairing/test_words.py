"""Everything the rules say has words in both languages."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

import hakem
from hakem.i18n import rules_en, rules_tr

PACKAGE = Path(hakem.__file__).parent
MODULES = sorted([*(PACKAGE / "pairing").glob("*.py"), *(PACKAGE / "reports").glob("*.py")])


def places(sentence: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def test_both_languages_say_the_same_things() -> None:
    assert rules_en.WORDS.keys() == rules_tr.WORDS.keys()
    for key, sentence in rules_en.WORDS.items():
        assert places(sentence) == places(rules_tr.WORDS[key]), key


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_messages_have_words(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
            key = node.args[0]
            if isinstance(key, ast.Constant):
                assert key.value in rules_en.WORDS
