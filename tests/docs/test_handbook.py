"""The page about the handbook: every article has its row, what works has a place, what is left out has a reason."""

from __future__ import annotations

import pytest
from tools.handbook import LEFT_OUT, SOURCES, WORKS, Row, chapters, cited_in, rows

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
