"""The words: both languages say the same things, and nothing is said that nobody says."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hakem
from hakem.i18n import LANGUAGES, Message, catalogue, model_en, native_en, say

ROOT = Path(hakem.__file__).parent
OPEN_PREFIXES = ("unknown.", "step.")
"""Keys that are put together from a prefix and the name that a caller gives."""

KEY = re.compile(r"[a-z]+\.[a-z0-9][a-z0-9-]*\Z")


@cache
def trees() -> tuple[ast.Module, ...]:
    """The source without the catalogues."""
    paths = (path for path in sorted(ROOT.rglob("*.py")) if path.parent.name != "i18n")
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def nodes() -> Iterator[ast.AST]:
    for tree in trees():
        yield from ast.walk(tree)


@cache
def constants() -> frozenset[str]:
    """Every text that stands in the source."""
    return frozenset(n.value for n in nodes() if isinstance(n, ast.Constant) and isinstance(n.value, str))


@cache
def built_prefixes() -> frozenset[str]:
    """Beginnings of keys that are put together: ``f"order.{name}"``."""
    found = set(OPEN_PREFIXES)
    for node in nodes():
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if "." in start and any(start in key for key in catalogue("en")):
                found.add(start)
    return frozenset(found)


def message_keys() -> Iterator[str]:
    """Keys given to ``Message`` as they stand."""
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message" and node.args:
            key = node.args[0]
            if isinstance(key, ast.Constant):
                yield str(key.value)


def unknown_kinds() -> Iterator[str]:
    """Keys of the errors about unknown names."""
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "UnknownName":
            kind = node.args[0]
            if isinstance(kind, ast.Constant):
                yield f"unknown.{kind.value!s}"


def step_outcomes() -> Iterator[str]:
    """Keys of the steps of explanations."""
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Step":
            given = [k.value for k in node.keywords if k.arg == "outcome"] + node.args[1:2]
            yield from (f"step.{o.value!s}" for o in given if isinstance(o, ast.Constant))


def places(sentence: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert set(catalogue(language)) == set(catalogue("en"))


def test_every_language_fills_the_same_places() -> None:
    def all_places(key: str) -> set[tuple[str, ...]]:
        return {tuple(places(catalogue(language)[key])) for language in LANGUAGES}

    assert {key for key in catalogue("en") if len(all_places(key)) > 1} == set()


def test_sentences_are_translated() -> None:
    turkish = catalogue("tr")
    same = {key for key, words in catalogue("en").items() if words == turkish[key] and re.search(r"[a-z]{3} ", words)}
    assert same == set()


def test_keys_that_are_used_have_words() -> None:
    used = {*message_keys(), *unknown_kinds(), *step_outcomes()}
    assert used - set(catalogue("en")) == set()


def test_texts_that_look_like_keys_are_keys() -> None:
    """Keys, or beginnings of keys, also travel as arguments; one that begins no key is mistyped."""
    beginnings = {key.split(".")[0] for key in catalogue("en")}
    looking = {text for text in constants() if KEY.match(text) and text.split(".")[0] in beginnings}
    assert {text for text in looking if not any(key.startswith(text) for key in catalogue("en"))} == set()


def put_together(key: str) -> bool:
    """Whether a key stands in the source, or pieces of it that are joined at a full stop."""
    if key in constants():
        return True
    cuts = [place for place, sign in enumerate(key) if sign == "."]
    return any(
        (key[:cut] in constants() or key[: cut + 1] in built_prefixes()) and put_together(key[cut + 1 :])
        for cut in cuts
    )


def test_words_that_nobody_says() -> None:
    assert {key for key in catalogue("en") if not put_together(key)} == set()


def test_saying_a_message() -> None:
    message = Message("model.absence-round", {"player": 4, "round": 2})
    assert say(message) == "player 4 announces an absence for round 2, which is not to come"
    assert "4 numaralı oyuncu" in say(message, "tr")


def test_a_key_said_twice_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue.cache_clear()
    monkeypatch.setitem(native_en.WORDS, next(iter(model_en.WORDS)), "again")
    with pytest.raises(ValueError, match="said twice"):
        catalogue("en")
    catalogue.cache_clear()
