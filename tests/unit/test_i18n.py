"""The words: every language says the same things, everything said has words, and nothing has words that nobody says."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import hakem
from hakem.i18n import CATALOGUE, Catalogue, Message, languages, say
from hakem.i18n.catalogue import area_of, identifier_of, key_of
from hakem.i18n.fluent import FluentError, Pattern, Placeable, Selection, places
from hakem.i18n.renderer import FUNCTIONS
from hakem.i18n.turkish import CASES
from hakem.pairing import systems
from hakem.ratings.coefficient import CoefficientReason
from hakem.ratings.first import Missing
from hakem.ratings.games import Obstacle
from hakem.ratings.rules import RatingList
from hakem.tiebreaks import DEFINITIONS, PRESETS, Cut, Why
from tests.support.some import some

ROOT = Path(hakem.__file__).parent
OPEN_PREFIXES = ("unknown.", "step.")
"""Keys that are put together from a prefix and the name that a caller gives."""

SOURCE_ONLY = frozenset({"article", "edition"})
"""Areas about the regulations, which have a test of their own: their keys follow from articles."""

KEY = re.compile(r"[a-z]+\.[a-z0-9][a-z0-9-]*\Z")
TEMPLATE_KEY = re.compile(r"web(?:-[a-z]+)?(?:\.[a-z0-9-]+)+\Z")


@cache
def words(language: str) -> dict[str, Pattern]:
    """Every sentence of a language by key, taken to pieces."""
    return {
        key: entry.pattern()
        for area in CATALOGUE.areas(language)
        if area not in SOURCE_ONLY
        for key, entry in CATALOGUE.entries(language, area).items()
    }


ENGLISH = words("en")


@cache
def trees() -> tuple[ast.Module, ...]:
    """The source without the catalogue."""
    paths = (path for path in sorted(ROOT.rglob("*.py")) if path.stem != "catalogue")
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


@cache
def nodes() -> tuple[ast.AST, ...]:
    return tuple(node for tree in trees() for node in ast.walk(tree))


@cache
def in_templates() -> frozenset[str]:
    """Every text in quotes that stands in a template or a script of a page."""
    files = [path for ending in ("*.html", "*.js") for path in (ROOT / "web").rglob(ending) if ".min." not in path.name]
    quoted = (re.compile(r"'([^'\n]+)'"), re.compile(r'"([^"\n]+)"'), re.compile(r"\bw\('([^'\n]+)'"))
    texts = [path.read_text(encoding="utf-8") for path in files]
    return frozenset(found for text in texts for pattern in quoted for found in pattern.findall(text))


@cache
def constants() -> frozenset[str]:
    """Every text that stands in the source."""
    own = {n.value for n in nodes() if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return frozenset(own | in_templates())


@cache
def built_prefixes() -> frozenset[str]:
    """Beginnings of keys that are put together: ``f"order.{name}"``."""
    found = {*OPEN_PREFIXES, *(text for text in in_templates() if text.endswith("."))}
    for node in nodes():
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if "." in start and any(start in key for key in ENGLISH):
                found.add(start)
    return frozenset(found)


@cache
def built_endings() -> tuple[str, ...]:
    """Endings of keys that are put together: ``f"web-pair.fact.{kind}-text"``, in templates ``~ '-text'``."""
    joined = (node.values[-1] for node in nodes() if isinstance(node, ast.JoinedStr))
    ends = {str(part.value) for part in joined if isinstance(part, ast.Constant)} | in_templates()
    return tuple(end for end in ends if re.fullmatch(r"[-.][a-z-]+", end))


def calls(name: str) -> Iterator[ast.Call]:
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def template_keys() -> Iterator[str]:
    """Keys that templates say as they stand."""
    return (text for text in in_templates() if TEMPLATE_KEY.match(text) and not text.endswith((".css", ".js")))


def message_keys() -> Iterator[str]:
    """Keys given to ``Message`` as they stand."""
    for call in calls("Message"):
        if call.args and isinstance(call.args[0], ast.Constant):
            yield str(call.args[0].value)


def unknown_kinds() -> Iterator[str]:
    """Keys of the errors about unknown names."""
    for call in calls("UnknownName"):
        if isinstance(call.args[0], ast.Constant):
            yield f"unknown.{call.args[0].value!s}"


def step_outcomes() -> Iterator[str]:
    """Keys of the steps of explanations."""
    for call in calls("Step"):
        given = [k.value for k in call.keywords if k.arg == "outcome"] + call.args[1:2]
        yield from (f"step.{o.value!s}" for o in given if isinstance(o, ast.Constant))


@pytest.mark.parametrize("language", languages())
class TestEveryLanguage:
    def test_has_every_sentence_and_no_other(self, language: str) -> None:
        assert set(words(language)) == set(ENGLISH)

    def test_fills_the_same_places(self, language: str) -> None:
        asked = {key: set(places(pattern)) for key, pattern in words(language).items()}
        assert {key for key in asked if asked[key] != set(places(ENGLISH[key]))} == set()

    def test_stands_in_the_files_that_the_keys_name(self, language: str) -> None:
        for area in some(CATALOGUE.areas(language)):
            assert {area_of(key) for key in CATALOGUE.entries(language, area)} <= {area}

    def test_asks_only_for_functions_that_there_are(self, language: str) -> None:
        known = FUNCTIONS if language == "tr" else FUNCTIONS - CASES
        asked = {part.function for pattern in words(language).values() for part in parts(pattern)}
        assert asked - {""} <= known


def parts(pattern: Pattern) -> Iterator[Placeable]:
    """All places of a sentence, those inside choices too."""
    for part in pattern:
        if isinstance(part, Placeable):
            yield part
        elif isinstance(part, Selection):
            for _, variant in part.variants:
                yield from parts(variant)


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_sentences_are_translated(language: str) -> None:
    theirs = words(language)

    def has_words(pattern: Pattern) -> bool:
        return any(isinstance(part, str) and re.search(r"[a-z]{3} ", part) for part in pattern)

    assert {key for key, pattern in ENGLISH.items() if pattern == theirs[key] and has_words(pattern)} == set()


def test_nothing_is_left_to_the_reader_that_a_plural_form_says() -> None:
    """``1 file(s)`` is what a program says that cannot count."""
    shy = re.compile(r"\((s|es|e|lar|ler)\)")
    for language in languages():
        texts = {key: [part for part in pattern if isinstance(part, str)] for key, pattern in words(language).items()}
        assert {key for key, found in texts.items() if any(map(shy.search, found))} == set()


def test_keys_that_are_used_have_words() -> None:
    used = {*message_keys(), *unknown_kinds(), *step_outcomes(), *template_keys()}
    assert used - set(ENGLISH) == set()


def test_texts_that_look_like_keys_are_keys() -> None:
    """Keys, or beginnings of keys, also travel as arguments; one that begins no key is mistyped."""
    beginnings = {key.split(".")[0] for key in ENGLISH}
    looking = {text for text in constants() if KEY.match(text) and text.split(".")[0] in beginnings}
    looking = {text for text in looking if not text.endswith((".html", ".css", ".js", ".svg"))}
    assert {text for text in looking if not any(key.startswith(text) for key in ENGLISH)} == set()


def put_together(key: str) -> bool:
    """Whether a key stands in the source, or pieces of it that are joined at a full stop."""
    if any(form in constants() for form in (key, key.upper(), key.replace("-", "_"))) or key.isdecimal():
        return True
    if any(key.endswith(end) and put_together(key.removesuffix(end)) for end in built_endings()):
        return True
    cuts = [place for place, sign in enumerate(key) if sign == "."]
    return any(
        (key[:cut] in constants() or key[: cut + 1] in built_prefixes()) and put_together(key[cut + 1 :])
        for cut in cuts
    )


def test_words_that_nobody_says() -> None:
    """What is said of many findings of one kind is said where the kind is."""
    assert {key for key in ENGLISH if not put_together(key.replace(".many.", "."))} == set()


FAMILIES = {
    "system.": {system.name for system in systems()},
    "option.": {option.name for system in systems() for text in system.texts for option in system.options(text)},
    "tiebreak.title.": {"OTHER", *(definition.code for definition in DEFINITIONS)},
    "tiebreak.preset.": {preset.name for preset in PRESETS},
    "tiebreak.why.": {"capped-by-opponent", *(why.value for why in Why)},
    "tiebreak.cut.": {cut.value for cut in Cut},
    "ratings.caption.": {rating_list.value for rating_list in RatingList},
    "ratings.missing.": {missing.value for missing in Missing},
    "ratings.uncounted.": {obstacle.value for obstacle in Obstacle},
}
"""Keys that follow from a list of names: each name has a sentence, and there is none for any other."""


@pytest.mark.parametrize("prefix", FAMILIES)
def test_every_name_has_words_and_every_word_a_name(prefix: str) -> None:
    assert {key.removeprefix(prefix) for key in ENGLISH if key.startswith(prefix)} == FAMILIES[prefix]


def test_every_reason_for_a_coefficient_has_words() -> None:
    assert {f"ratings.k.{reason.value}" for reason in CoefficientReason} <= set(ENGLISH)


def test_the_file_and_the_entry_of_a_key_follow_from_it() -> None:
    for key in ENGLISH:
        assert "_" not in key
        assert key_of(identifier_of(key)) == key
        assert key in CATALOGUE.entries("en", area_of(key))
    assert area_of("step.lim.bye.barred") == "step-lim"
    assert area_of("cli.check.summary") == "cli"


def test_a_sentence_in_the_wrong_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "cli.ftl").write_text("# words\nmodel_rating = text\n", encoding="utf-8")
    with pytest.raises(FluentError, match=r"en/cli\.ftl:2: model_rating belongs into model\.ftl"):
        Catalogue(str(tmp_path)).entries("en", "cli")


def test_words_come_with_the_package() -> None:
    settings = (ROOT.parent.parent / "pyproject.toml").read_text(encoding="utf-8")
    assert '"i18n/*/*.ftl"' in settings


def test_files_are_read_when_they_are_needed_and_once(tmp_path: Path) -> None:
    shutil.copytree(Path(CATALOGUE.folder) / "en", tmp_path / "en")
    own = Catalogue(str(tmp_path))
    assert own.sentence("file.empty", "en")
    shutil.rmtree(tmp_path / "en")
    assert own.sentence("file.binary", "en")  # of the same file
    with pytest.raises(LookupError):
        own.sentence("cli.bye", "en")


PLURALS = re.compile(
    r"\A (bytes|boards|byes|columns|cycles|decimals|files|floaters|games|groups|minutes|moves|pairs|players|points"
    r"|preferences|rounds|scoregroups|seeds|signs|teams|values|members|upfloaters)\b"
)
ALWAYS_SEVERAL = {
    "cli.member-too-large": "the most there can be",
    "cli.plan.title": "a knockout has two players at least",
    "cli.plan.too-large": "the most there can be",
    "cli.playoff.idle": "a play-off has two players at least",
    "cli.prizes.too-large": "the most there can be",
    "cli.table-too-large": "the most there can be",
    "pairing.boards-below-one": "0 or less",
    "pairing.cycles-below-one": "0 or less",
    "pairing.option-text": "the most there can be",
    "pairing.varma-size": "the sizes that there are",
    "lists.too-large": "the most there can be",
    "picture.heat.parts": "more than have a row each",
    "playoff.line.games": "an even number",
    "file.too-large": "the most there can be",
    "file.too-many-players": "more than the most there can be",
    "playoff.match-boards": "0 or less",
    "playoff.moves": "0 or less",
    "playoff.title": "a play-off has two players at least",
    "playoff.too-large": "the most there can be",
    "ratings.missing.games": "as many as are needed",
    "simulation.players": "the fewest there can be",
    "simulation.rounds": "the most there can be",
    "step.burstein.merged": "two groups at least become one",
    "step.plan.numbers": "a knockout has two players at least",
    "step.plan.preliminary-only": "twice something",
    "step.plan.preliminary-size": "an even number",
}
"""English sentences with a plural behind a number that is never 1, and why it is not."""


def plural_behind_a_number(pattern: Pattern) -> bool:
    """Whether a place is followed by a plural that no choice has made."""
    return any(
        isinstance(one, Placeable) and isinstance(two, str) and PLURALS.match(two) for one, two in pairwise(pattern)
    )


def test_a_number_that_can_be_one_has_its_singular() -> None:
    """What is said of many findings of one kind is said of two at least."""
    plural = {key for key, pattern in ENGLISH.items() if plural_behind_a_number(pattern)}
    assert {key for key in plural if ".many." not in key} == set(ALWAYS_SEVERAL)


FOREIGN = re.compile(r"\b(bay|tohum\w*|güçlü|FILE|OUT|NAME|TEXT|Annex|upper|lower|bye)\b")
"""Words that no arbiter says, or that have another word beside them."""


def test_turkish_has_one_word_for_one_thing() -> None:
    texts = {key: " ".join(part for part in p if isinstance(part, str)) for key, p in words("tr").items()}
    assert {key: text for key, text in texts.items() if FOREIGN.search(text)} == {}


@pytest.mark.parametrize(
    ("colour", "english", "turkish"),
    [
        ("white", "too many due White: at least", "beyaz bekleyen çok: en az"),
        ("black", "too many due Black: at least", "siyah bekleyen çok: en az"),
    ],
)
def test_strong_preferences_are_counted_only_if_some_must_fail(colour: str, english: str, turkish: str) -> None:
    def said(count: int, strong: int, language: str) -> str:
        return say(Message(f"step.swiss.bound.{colour}", {"count": count, "strong": strong}), language)

    assert said(1, 0, "en") == f"{english} 1 preference must fail"
    assert said(3, 1, "en") == f"{english} 3 preferences must fail, 1 of them strong"
    assert said(1, 0, "tr") == f"{turkish} 1 tercih karşılanamaz"
    assert said(3, 2, "tr") == f"{turkish} 3 tercih karşılanamaz, 2 tanesi kuvvetli"


def test_the_only_seeding_round_is_no_round_of_several() -> None:
    only, second = ({"round": 1, "rounds": 1}, {"round": 2, "rounds": 3})
    assert say(Message("step.burstein.seeding", only)) == "the only seeding round: paired by the Dutch system"
    assert say(Message("step.burstein.seeding", second)).startswith("round 2 of 3 seeding rounds")
    assert say(Message("step.burstein.seeding", only), "tr").startswith("tek hazırlık turu")
