"""How things stand on paper: names that fold, tables that are parted, sheets that are cut in order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hakem.i18n import Renderer
from hakem.paper.cut import stacked
from hakem.paper.flow import Flow, draw_table
from hakem.paper.fonts import LEAST, drawn, fitted, folded, width, wrapped
from hakem.paper.sheet import Heading, Sheets
from hakem.paper.table import HEAD, PaperRow, TableColumn, TableStyle, chunks
from tests.paper.reading import pages_of
from tests.support.paper_events import LONGEST


def test_names_shrink_first_then_fold_then_are_cut() -> None:
    name = LONGEST[0]
    wide = width(name, 12)
    assert folded(name, wide + 1, 12) == ((name,), 12)
    assert folded(name, wide * 0.8, 12) == ((name,), fitted(name, wide * 0.8, 12)[1])
    lines, size = folded(name, wide * 0.5, 12)
    assert (" ".join(lines), len(lines)) == (name, 2)
    assert all(width(line, size) <= wide * 0.5 for line in lines)
    assert all(line.endswith("…") for line in folded(name, wide * 0.1, 12)[0])


@given(st.text("abç ,İ", min_size=1, max_size=60), st.floats(5, 400))
def test_what_is_fitted_fits(text: str, room: float) -> None:
    line, size = fitted(text, room, 12)
    assert size >= 12 * LEAST - 0.01
    assert width(line, size) <= room + 0.02 or line == "…"


def test_sentences_are_wrapped_at_spaces() -> None:
    lines = wrapped("bir iki üç dört beş", width("bir iki üç", 10) + 1, 10)
    assert lines == ["bir iki üç", "dört beş"]
    assert wrapped("", 10, 10) == [""]


def test_letters_that_the_font_has_not_become_boxes() -> None:
    assert drawn("Çığ ½ ↑ 棋") == "Çığ ½ ↑ □"


@given(st.integers(1, 200), st.integers(1, 8))
def test_piles_that_are_laid_on_each_other_are_in_order(count: int, per_page: int) -> None:
    pages = stacked(count, per_page)
    piles = [page[place] for place in range(per_page) for page in pages]
    assert [each for each in piles if each is not None] == list(range(count))
    assert len(pages) == -(-count // per_page)


def sheets() -> Sheets:
    return Sheets(Heading("Kupa", "Tablo"))


def test_wide_tables_are_parted_and_say_on_every_part_who_it_is() -> None:
    made = sheets()
    columns = [TableColumn("Ad", elastic=True, key=True), *(TableColumn(f"sütun {n}") for n in range(60))]
    rows = [PaperRow((name, *(f"{n}" for n in range(60)))) for name in ("Işık", "Öz")]
    draw_table(made, columns, rows)
    lines = "\n".join(pages_of(made.pdf(Renderer("tr")))).splitlines()
    heads = [line for line in lines if line.startswith("Ad ")]
    assert len(heads) > 2
    assert (
        sum(line.startswith("Işık ") for line in lines) == sum(line.startswith("Öz ") for line in lines) == len(heads)
    )
    assert all(f"sütun {n}" in " ".join(heads) for n in range(60))


def test_long_tables_have_their_headings_on_every_page_and_no_lonely_band() -> None:
    made = sheets()
    rows = []
    for number in range(40):
        rows += [PaperRow((f"Bölüm {number}",), band=True), PaperRow(("a",)), PaperRow(("b",))]
    draw_table(made, [TableColumn("Başlık")], rows)
    pages = pages_of(made.pdf(Renderer("tr")))
    assert len(pages) > 1
    assert all("Başlık" in page for page in pages)
    body = [[line for line in page.splitlines() if line.strip() in "ab" or "Bölüm" in line] for page in pages]
    assert not any(lines[-1].startswith("Bölüm") for lines in body)
    assert sum(map(len, body)) == len(rows)


def test_a_short_list_is_made_larger_and_a_long_one_not() -> None:
    few, many = sheets(), sheets()
    columns, style = [TableColumn("Ad", elastic=True)], TableStyle(10, 16)
    draw_table(few, columns, [PaperRow(("Işık, Ayşe",))] * 4, style)
    draw_table(many, columns, [PaperRow(("Işık, Ayşe",))] * 400, style)
    sizes = [f" {size:.2f} Tf" for size in (15, 10)]
    canvases = [_operators(each) for each in (few, many)]
    assert sizes[0] in canvases[0]
    assert sizes[1] in canvases[1]


def _operators(made: Sheets) -> str:
    """What the first page draws."""
    said: list[str] = []

    class Listening:
        """Takes what is drawn."""

        class letters:  # noqa: N801 - it stands for an attribute
            """Letters as they are."""

            @staticmethod
            def shown(words: str, font: str, size: float) -> str:
                return f"/{font} {size:.2f} Tf {words}"

        @staticmethod
        def code(operators: str) -> None:
            said.append(operators)

    for draw in made.pages[0]:
        draw(Listening)
    return "".join(said)


def test_sections_flow_and_headings_stay_with_what_they_are_about() -> None:
    made = sheets()
    flow = Flow(made)
    for number in range(40):
        flow.heading(f"Başlık {number}")
        flow.facts([("Ad", f"değer {number}"), ("Boş", "")])
    pages = pages_of(made.pdf(Renderer("tr")))
    assert len(pages) > 1
    for page in pages:
        assert page.count("Başlık") == page.count("değer")
    assert "Boş" not in "".join(pages)


def test_an_empty_table_is_a_page() -> None:
    made = sheets()
    draw_table(made, [TableColumn("Ad")], [])
    assert len(pages_of(made.pdf(Renderer("en")))) == 1


def test_a_page_with_hardly_a_row_is_saved() -> None:
    """Thirty rows are two more than a page has: they are made a little lower."""
    style = TableStyle(12, 24)
    made = sheets()
    each = int(made.area.height / 24 - HEAD)
    draw_table(made, [TableColumn("Ad", elastic=True)], [PaperRow((f"Öz {n}",)) for n in range(each + 2)], style)
    assert len(made.pages) == 1
    more = sheets()
    draw_table(more, [TableColumn("Ad", elastic=True)], [PaperRow((f"Öz {n}",)) for n in range(each + 9)], style)
    assert len(more.pages) == 2


@given(st.lists(st.integers(1, 4), min_size=1, max_size=40), st.integers(4, 30))
def test_rows_that_follow_are_not_parted(groups: list[int], high: int) -> None:
    rows = [PaperRow((str(number),), follows=place > 0) for number, size in enumerate(groups) for place in range(size)]
    found = list(chunks(rows, high, high, 1))
    assert [row for chunk in found for row in chunk] == rows
    assert all(len(chunk) <= high for chunk in found)
    assert not any(chunk[0].follows for chunk in found)


def test_a_group_too_long_for_a_page_has_its_line_again() -> None:
    rows = [PaperRow(("1. tur",), band=True), *(PaperRow((str(n),)) for n in range(25))]
    found = list(chunks(rows, 10, 10, 1))
    assert [chunk[0].cells[0] for chunk in found] == ["1. tur"] * 3
    assert [len(chunk) for chunk in found] == [10, 10, 8]
