"""Articles as people read them: a printed number, with words where it has parts, and titles in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hakem.i18n import CATALOGUE, Article, Renderer, languages
from hakem.i18n.renderer import slug
from hakem.regulations import EDITIONS, Edition
from tests.support.some import some

ALL = [edition for _, editions in EDITIONS for edition in editions]
ARTICLES = [(edition, edition.art(number)) for edition in ALL for number in edition.articles]
PRINTED = re.compile(r"(?:[A-Z]\.)?\d+(?:\.\d+)*(?:\.[a-z])?")
HEADING = re.compile(r"[A-ZÇĞİÖŞÜ][\w-]*(?: [A-ZÇĞİÖŞÜ][\w-]*)*")
OTHERS = [language for language in languages() if language != "en"]


def label_key(article: Article) -> str:
    return f"article.{slug(article.regulation)}.{slug(article.number)}"


@pytest.mark.parametrize("language", languages())
def test_nobody_reads_an_id_of_ours(language: str) -> None:
    """What is neither a printed number nor a printed heading has a label."""
    ours = [a for _, a in ARTICLES if not PRINTED.fullmatch(a.number) and not HEADING.fullmatch(a.number)]
    assert len(ours) > 15
    assert [article for article in ours if not CATALOGUE.has(label_key(article), language)] == []


@pytest.mark.parametrize("language", languages())
def test_a_label_begins_with_the_printed_number(language: str) -> None:
    in_parts = [a for _, a in ARTICLES if " " in a.number and PRINTED.fullmatch(a.number.partition(" ")[0])]
    for article in some(in_parts):
        assert Renderer(language).article_number(article).startswith(f"{article.number.partition(' ')[0]}, ")


def test_labels_tell_the_parts_of_one_article_apart() -> None:
    for language in languages():
        labels = [Renderer(language).article(article) for _, article in ARTICLES]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", languages())
def test_every_label_belongs_to_an_article_or_a_regulation(language: str) -> None:
    known = {label_key(article) for _, article in ARTICLES} | {f"article.{slug(e.regulation)}" for e in ALL}
    assert set(CATALOGUE.entries(language, "article")) <= known
    assert set(CATALOGUE.entries(language, "article")) == set(CATALOGUE.entries("en", "article"))


def test_no_two_articles_of_an_edition_share_a_key() -> None:
    for edition in ALL:
        assert len({slug(number) for number in edition.articles}) == len(edition.articles)


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "TSF Lim (2009) 6.4, in the middle and above"), ("tr", "TSF Lim (2009) 6.4, medyan ve üstü")],
)
def test_a_label(language: str, label: str) -> None:
    assert Renderer(language).article(Article("TSF Lim", "2009", "6.4 upper")) == label


def test_regulations_have_names_in_the_language() -> None:
    article = Article("TSF Knockout", "2009", "A.9")
    assert [Renderer(language).article(article) for language in ("en", "tr")] == [
        "TSF Knockout (2009) A.9",
        "TSF Eleme (2009) A.9",
    ]
    assert {Renderer(language).article(Article("C.04.3", "2026", "")) for language in languages()} == {"C.04.3 (2026)"}


def test_an_article_that_nobody_knows_is_called_by_its_number() -> None:
    assert Renderer("tr").article(Article("Dream", "2028", "1")) == "Dream (2028) 1"


def titles(edition: Edition) -> Iterator[tuple[Article, str]]:
    yield edition.whole, edition.title
    for number, title in edition.articles.items():
        yield edition.art(number), title


def test_english_titles_are_those_of_the_editions() -> None:
    assert CATALOGUE.entries("en", "edition") == {}
    for edition in ALL:
        for article, title in titles(edition):
            assert Renderer("en").title(article, title) == title


@pytest.mark.parametrize("language", OTHERS)
def test_every_title_is_translated(language: str) -> None:
    """And no title of one edition is taken for another one's."""
    missing = "no title"
    translations: dict[tuple[str, str], set[str]] = {}
    for edition in ALL:
        for article, title in titles(edition):
            words = Renderer(language).title(article, missing)
            assert words != missing, article
            translations.setdefault((edition.regulation, title), set()).add(words)
    assert [key for key, words in translations.items() if len(words) > 1] == []
    for edition in ALL:
        several = [Renderer(language).title(article, "") for article, _ in titles(edition)]
        distinct = [title for _, title in titles(edition)]
        assert len(set(several)) == len(set(distinct))


@pytest.mark.parametrize("language", OTHERS)
def test_no_title_is_left_over(language: str) -> None:
    used = set()
    for edition in ALL:
        regulation = slug(edition.regulation)
        used |= {f"edition.{regulation}.{edition.id}"}
        used |= {f"edition.{regulation}.{slug(number)}" for number in edition.articles}
        used |= {f"edition.{regulation}.{edition.id}.{slug(number)}" for number in edition.articles}
    assert set(CATALOGUE.entries(language, "edition")) <= used
