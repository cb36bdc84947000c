"""Brackets as text, as SVG and as a page: they are well formed, nothing overlaps, nothing comes from outside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.i18n import languages
from hakem.knockout import plan
from hakem.reports import Bracket, MatchResult, bracket_html, bracket_svg, bracket_text
from hakem.reports.columns import width_of
from hakem.reports.knockout.bracket_svg import text_width
from tests.support.brackets import CAPITALS, any_brackets, bracket
from tests.support.effort import examples
from tests.support.some import some

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Box:
    """A piece of the drawing."""

    left: float
    top: float
    right: float
    bottom: float

    def touches(self, other: Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def holds(self, other: Box) -> bool:
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom


def number(element: ElementTree.Element, name: str) -> float:
    return float(element.attrib[name])


def box_of_text(element: ElementTree.Element) -> Box:
    """Where the letters stand, by the widths that the drawing reckons with."""
    kinds = element.attrib["class"].split()
    size = 12 if "head" in kinds else 11 if {"seed", "note"} & set(kinds) else 13
    width = text_width(element.text or "", size, bold=bool({"won", "head"} & set(kinds)))
    width = float(element.get("textLength", width))
    x, y = number(element, "x"), number(element, "y")
    left = x - {"middle": width / 2, "end": width}.get(element.get("text-anchor", ""), 0)
    return Box(left, y - 0.75 * size, left + width, y + 0.25 * size)


def box_of_card(group: ElementTree.Element) -> Box:
    (rect,) = group.findall(f"{SVG}rect")
    x, y = number(rect, "x"), number(rect, "y")
    return Box(x, y, x + number(rect, "width"), y + number(rect, "height"))


def require_in_order(drawing: str) -> None:
    """Every text stays in its card, cards and headings stay apart and on the sheet."""
    root = ElementTree.fromstring(drawing)
    sheet = Box(0, 0, number(root, "width"), number(root, "height"))
    heads = [box_of_text(text) for text in root.findall(f"{SVG}text")]
    cards = [
        (box_of_card(group), [box_of_text(t) for t in group.findall(f"{SVG}text")]) for group in root.iter(f"{SVG}g")
    ]
    for place, (card, texts) in enumerate(cards):
        assert sheet.holds(card)
        assert all(card.holds(text) for text in texts)
        assert not any(a.touches(b) for n, a in enumerate(texts) for b in texts[:n])
        assert not any(card.touches(other) for other, _ in cards[:place])
        assert not any(card.touches(head) for head in heads)
    assert all(sheet.holds(head) for head in heads)
    assert not any(a.touches(b) for n, a in enumerate(heads) for b in heads[:n])


@settings(max_examples=examples(60))
@given(any_brackets(48), st.sampled_from(languages()))
def test_nothing_overlaps(drawn: Bracket, language: str) -> None:
    require_in_order(bracket_svg(drawn, "Kış Kupası", language))


@pytest.mark.parametrize(("players", "qualify", "stages"), [(128, 1, 7), (127, 1, 2), (128, 3, 1), (100, 64, 1)])
def test_nothing_overlaps_in_the_largest(players: int, qualify: int, stages: int) -> None:
    require_in_order(bracket_svg(bracket(players, qualify, stages=stages), "Kupa", "tr"))


NAMES = st.text(CAPITALS, max_size=60) | st.text(max_size=40)


@settings(max_examples=examples(80))
@given(st.lists(NAMES, min_size=8, max_size=8), st.text(max_size=20))
def test_any_name_and_any_score(names: list[str], score: str) -> None:
    drawn = Bracket(plan(8, 1), dict(enumerate(names, start=1)), {(1, 1): MatchResult(8, score)})
    require_in_order(bracket_svg(drawn, names[0]))
    bracket_text(drawn)


def test_names_are_escaped_and_cut() -> None:
    long = "Büyükkaraosmanoğlugilleroğulları Şükriye"
    drawing = bracket_svg(Bracket(plan(2, 1), {1: "<b>&\"'", 2: long}), "a < b")
    root = ElementTree.fromstring(drawing)
    names = [t.text or "" for t in root.iter(f"{SVG}text") if t.attrib["class"] == "name"]
    assert names[0] == "<b>&\"'"
    assert names[1].startswith("Büyükkaraosmanoğlu")
    assert names[1].endswith("…")


def test_letters_with_marks_are_as_wide_as_without() -> None:
    assert text_width("Şğçöü", 10) == text_width("Sgcou", 10)
    assert text_width("o\u0301", 10) == text_width("o", 10)
    assert text_width("棋", 10) == 10
    assert text_width("Ж", 10) == 7


def test_winners_and_losers_are_told_apart() -> None:
    root = ElementTree.fromstring(
        bracket_svg(Bracket(plan(2, 1), {1: "Ayşe", 2: "Can"}, {(1, 1): MatchResult(2, "2-0")}))
    )
    kinds = [(t.attrib["class"], t.text) for t in root.iter(f"{SVG}text")]
    assert ("name lost", "Ayşe") in kinds
    assert ("name won", "Can") in kinds
    assert ("score won", "2-0") in kinds
    assert [g.get("data-match") for g in root.iter(f"{SVG}g")] == ["1.1", None]


class Balance(HTMLParser):
    """Refuses tags that are not closed in order, and remembers what was opened."""

    EMPTY = frozenset({"meta", "path", "rect"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 16, 33, 128])
@pytest.mark.parametrize("reseed", [False, True])
def test_page(players: int, reseed: bool, language: str) -> None:
    page = bracket_html(bracket(players, 1, reseed=reseed, stages=2), "Kupa <2026> & ötesi", language)
    reader = Balance()
    reader.feed(page)
    assert reader.open == []
    tags = [tag for tag, _ in reader.seen]
    assert ("html", {"lang": language}) in reader.seen
    assert tags.count("svg") == tags.count("section") == tags.count("h1") >= 1
    assert "Kupa &lt;2026&gt; &amp; ötesi" in page
    assert "@media print" in page
    assert "size:A4" in page


def test_page_needs_nothing_else() -> None:
    page = bracket_html(bracket(64, 1), "Kupa")
    assert set(re.findall(r"https?://[^\"' ]+", page)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<(script|link|img|iframe|object)|url\(|@import", page)


def lines(text: str) -> Iterator[str]:
    yield from text.splitlines()


@pytest.mark.parametrize("players", range(2, 17))
def test_text_keeps_to_the_screen(players: int) -> None:
    for qualify in some(range(1, players)):
        for stages in (0, 1, 4):
            for language in languages():
                text = bracket_text(bracket(players, qualify, stages=stages, seed=stages), language)
                assert max(map(width_of, lines(text))) <= 80


@settings(max_examples=examples(30))
@given(any_brackets(64))
def test_text_of_every_bracket_names_everybody(drawn: Bracket) -> None:
    text = bracket_text(drawn)
    assert {int(found) for found in re.findall(r"(?<![\w.½-])\d+(?= )", text)} >= set(range(1, drawn.plan.players + 1))


def test_text_of_four() -> None:
    drawn = Bracket(plan(4, 1), {1: "Ayşe", 2: "Çağ", 3: "Işık", 4: "Öz"}, {(1, 1): MatchResult(4, "2-0")})
    assert bracket_text(drawn, "tr") == (
        "Yarı final  Final      Kazanan\n"
        "\n"
        "1 Ayşe ───┐\n"
        "          ├ 4 Öz 2-0 ┐\n"
        "4 Öz ─────┘          │\n"
        "                     ├ W2.1\n"
        "2 Çağ ────┐          │\n"
        "          ├ W1.2 ────┘\n"
        "3 Işık ───┘\n"
        "\n"
        "W1.2: 1. aşamanın 2. maçını kazanan\n"
    )


def test_text_of_a_preliminary_alone() -> None:
    assert bracket_text(Bracket(plan(5, 3))) == (
        "Preliminary  Selected\n"
        "\n"
        "             1\n"
        "\n"
        "2 ─────────┐\n"
        "           ├ W1.1\n"
        "5 ─────────┘\n"
        "\n"
        "3 ─────────┐\n"
        "           ├ W1.2\n"
        "4 ─────────┘\n"
        "\n"
        "W1.2: winner of match 2 of stage 1\n"
    )


def test_text_with_reseeding_is_a_list() -> None:
    drawn = Bracket(
        plan(4, 1, reseed=True), {1: "Ayşe", 4: "Öz"}, {(1, 1): MatchResult(4, "2-0"), (1, 2): MatchResult(2)}
    )
    assert bracket_text(drawn) == (
        "Semi-finals\n"
        "   1  1 Ayşe - 4 Öz  → 4 Öz 2-0\n"
        "   2  2 - 3  → 2\n"
        "\n"
        "Final\n"
        "   1  2 - 4 Öz\n"
        "\n"
        "Winner\n"
        "      R2.1\n"
        "\n"
        "R1.3: third best seed of those left after stage 1\n"
    )
