"""The page about the handbook: every article has its row, what works has a place, what is left out has a reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from tools.forms import WIDE, printed
from tools.handbook import LEFT_OUT, SOURCES, WORKS, Form, Row, chapters, cited_in, forms, rows

from hakem.paper.documents import DOCUMENTS

ROWS = list(rows())


def test_every_article_of_the_chapters_has_one_row() -> None:
    listed = [(row.chapter, row.article) for row in ROWS]
    assert len(listed) == len(set(listed))
    articles = {(edition.regulation, number) for edition in chapters() for number in edition.articles}
    assert articles <= set(listed)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.chapter} {row.article}")
def test_what_works_has_a_place_and_what_is_left_out_a_reason(row: Row) -> None:
    assert row.verdict in (WORKS, LEFT_OUT)
    if row.verdict == LEFT_OUT:
        assert row.why
        assert not row.where
    else:
        assert row.reach
        assert row.where
    assert all((SOURCES / name).is_file() for name in row.where)


def test_a_number_inside_another_one_is_no_citation() -> None:
    assert cited_in("TSF Dutch", "C.1") != cited_in("TSF Dutch", "C.11")
    assert cited_in("TSF Dutch", "Z.9") == ()


PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.mark.parametrize("form", forms(), ids=lambda form: form.picture)
def test_every_form_has_its_document_and_its_picture(form: Form) -> None:
    """The document can be made of the event on the picture, and says something in Turkish; the picture is one."""
    assert form.document in DOCUMENTS
    assert printed(form).startswith(b"%PDF-")
    with Image.open(PICTURES / form.picture) as picture:
        assert picture.width == WIDE
        assert len(picture.convert("L").getcolors() or ()) > 2


def test_pictures_of_forms_are_small_and_none_is_left_over() -> None:
    found = {f"forms/{path.name}": path.stat().st_size for path in (PICTURES / "forms").glob("*.png")}
    assert set(found) == {form.picture for form in forms()}
    assert sum(found.values()) < 600_000


def test_the_handbook_has_these_forms() -> None:
    """Cards, sheet of a round, adjusted scores, tables of teams, sheets of teams, of games, bracket, lots."""
    assert {form.document for form in forms()} >= {
        *("cards", "blank-cards", "round-sheet", "adjusted-scores", "crosstable", "results", "schedule"),
        *("team-sheets", "game-sheet", "bracket", "lots-protocol"),
    }
