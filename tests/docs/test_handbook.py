"""The page about the handbook: every article has its row, what works has a place, what is left out has a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image
from starlette.routing import BaseRoute, Match
from tools.forms import WIDE, printed
from tools.handbook import LEFT_OUT, NO_DOOR, SOURCES, WORKS, Form, Row, chapters, cited_in, forms, rows

from hakem.paper.documents import DOCUMENTS
from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.cli.runner import hakem

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


# The doors

DOORS = sorted(
    {named for row in ROWS for door in (row.reach, row.desk, row.page) for named in re.findall("`([^`]+)`", door)}
)
COMMANDS = [named for named in DOORS if named.startswith("hakem ")]
ADDRESSES = [named for named in DOORS if named.startswith("/")]


def test_every_row_that_works_says_for_every_door_whether_it_can_be_done_there() -> None:
    for row in ROWS:
        doors = (row.reach, row.desk, row.page)
        assert all(doors) or row.verdict == LEFT_OUT
        assert row.verdict == LEFT_OUT or any(door != NO_DOOR for door in doors), row
        assert all(named.startswith("hakem desk ") for named in re.findall("`(hakem [^`]+)`", row.desk)), row
        assert not any(named.startswith("hakem desk ") for named in re.findall("`(hakem [^`]+)`", row.reach)), row
        assert all(named.startswith("/") for named in re.findall("`([^`]+)`", row.page)), row


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_page_is_there_with_its_options(command: str) -> None:
    _, name, *rest = command.split()
    part = rest[:1] if name in ("desk", "knockout", "tables", "ratings-list") else []
    told = hakem(name, *part, "--help")
    assert told.code == 0
    options = [word for word in rest if word.startswith("--")]
    assert all(re.search(rf"{option}[\s,\]=]", told.out) for option in options), options
    if part == ["print"]:
        assert rest[2] in DOCUMENTS


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_leads_to_a_page(address: str, routes: list[BaseRoute]) -> None:
    path = re.sub(r"\b(EVENT|COLUMN)\b", "kupa", re.sub(r"\b(N|BOARD|PLAYER)\b", "1", address))
    scope = {"type": "http", "method": "GET", "path": path, "root_path": "", "headers": []}
    assert any(route.matches(scope)[0] is Match.FULL for route in routes), path


@pytest.fixture(scope="module")
def routes(tmp_path_factory: pytest.TempPathFactory) -> list[BaseRoute]:
    """What the desk answers to."""
    return list(desk_app(Hall(HallSettings(str(tmp_path_factory.mktemp("hall"))))).routes)
