"""Files of sentences: what they may hold, and that every mistake is found at its place."""

from __future__ import annotations

import pytest

from hakem.i18n.fluent import FluentError, Pattern, Placeable, Selection, entries, places


def pattern(text: str) -> Pattern:
    """The pieces of the sentence ``key``, which stands in the text."""
    return entries(text, "xx/area.ftl")["key"].pattern()


def test_a_text() -> None:
    assert pattern("key = the round is over") == ("the round is over",)


def test_comments_and_empty_lines_are_nothing() -> None:
    text = "### File\n\n## Group\n# about the key\nkey = one\n\n# about the other\nother = two\n"
    assert [*entries(text, "f")] == ["key", "other"]


def test_places() -> None:
    assert pattern("key = { $white } meets {$black}") == (Placeable("white"), " meets ", Placeable("black"))


def test_a_place_with_a_function() -> None:
    assert pattern("key = { GEN($player) } renk tercihi") == (Placeable("player", "GEN"), " renk tercihi")


def test_indented_lines_go_on_with_a_text() -> None:
    goes_on = "key = a long\n    sentence { $x }\n  that goes on"
    assert pattern(goes_on) == ("a long sentence ", Placeable("x"), " that goes on")
    assert pattern("key =\n    below") == ("below",)


def test_a_text_in_quotes_keeps_its_blanks_and_braces() -> None:
    assert pattern('key = usage:{ " " }') == ("usage: ",)
    assert pattern('key = { "{" }x{ "}" }') == ("{x}",)


def test_signs_that_mean_something_elsewhere_are_texts() -> None:
    assert pattern("key = '/Cn' [x] *y = \"z\" #1") == ("'/Cn' [x] *y = \"z\" #1",)


CHOICE = """key = { $count ->
        [0] nobody
        [one] { $count } player
       *[other] { $count } players
    } left
"""


def test_a_choice() -> None:
    players: Pattern = (Placeable("count"), " players")
    variants = (("0", ("nobody",)), ("one", (Placeable("count"), " player")), ("other", players))
    assert pattern(CHOICE) == (Selection("count", variants, players), " left")


def test_choices_inside_choices() -> None:
    found = pattern("key = { $a ->\n  [one] x\n  *[other] { $b ->\n    [one] y\n    *[other] z\n  }\n }")
    assert isinstance(found[0], Selection)
    assert found[0].otherwise == (Selection("b", (("one", ("y",)), ("other", ("z",))), ("z",)),)


def test_all_places_of_a_sentence() -> None:
    assert list(places(pattern(CHOICE))) == ["count", "count", "count"]


MISTAKES = {
    "no entry": ("key = one\nnonsense\n", 2, "neither a comment"),
    "a key with a full stop": ("a.b = one\n", 1, "neither a comment"),
    "an indented line before any entry": ("  text\n", 1, "neither a comment"),
    "a key twice": ("key = one\n\nkey = two\n", 3, "key is there twice"),
    "an empty text": ("key =\n", 1, "the text is empty"),
    "a brace that is not closed": ("key = one\n    { $name\n", 2, "braces must hold"),
    "a brace that is not opened": ("key = one }\n", 1, "braces must hold"),
    "a place without its sign": ("key = { name }\n", 1, "braces must hold"),
    "a choice without an end": ("key = { $n ->\n  [one] a\n  *[other] b\n", 3, "a choice does not end"),
    "a choice without a star": ("key = { $n ->\n  [one] a\n  [other] b\n  }\n", 3, "one variant with a star"),
    "a choice with two stars": ("key = { $n ->\n  *[one] a\n  *[other] b\n  }\n", 3, "one variant with a star"),
    "a choice without variants": ("key = { $n -> }\n", 1, "one variant with a star"),
    "a variant twice": ("key = { $n ->\n  [one] a\n  [one] b\n  *[other] c\n  }\n", 4, "two variants for the same"),
    "a variant with a strange name": ("key = { $n ->\n  [One] a\n  *[other] b\n  }\n", 1, "each on a line of its own"),
    "a variant for a word": ("key = { $n ->\n  [white] a\n  *[other] b\n  }\n", 1, "each on a line of its own"),
    "a choice by a function": ("key = { GEN($n) ->\n  *[other] b\n  }\n", 1, "a place without a function"),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_a_mistake_has_a_file_a_line_and_a_reason(case: str) -> None:
    text, line, reason = MISTAKES[case]
    with pytest.raises(FluentError) as caught:
        pattern(text)
    assert (caught.value.file, caught.value.line) == ("xx/area.ftl", line)
    assert reason in caught.value.reason
    assert str(caught.value).startswith(f"xx/area.ftl:{line}: ")
