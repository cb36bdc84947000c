"""The page about speed and its plot show the same engines; what was measured is not tested."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

from tools.bench_door import Process, Taken, cells
from tools.bench_page import renewed, table
from tools.log_plot import Series, log_plot

DOCS = Path(__file__).parent.parent.parent / "docs"
SVG = "{http://www.w3.org/2000/svg}"


def names_in_plot(text: str) -> list[str]:
    drawing = ElementTree.fromstring(text)
    return [element.text or "" for element in drawing.iter(f"{SVG}text") if element.get("class") == "name"]


def names_in_table(page: str) -> list[str]:
    found = re.search(r"<!-- pairing -->\n(.*?)<!-- /pairing -->", page, re.DOTALL)
    assert found is not None
    return [line.split("|")[1].strip() for line in found[1].splitlines()[2:]]


def test_page_and_plot_have_the_same_engines() -> None:
    listed = names_in_table((DOCS / "speed.md").read_text(encoding="utf-8"))
    assert "Hakem, edition 2026" in listed
    assert names_in_plot((DOCS / "speed.svg").read_text(encoding="utf-8")) == listed


def test_a_page_is_renewed_between_its_marks_alone() -> None:
    page = "before\n<!-- one -->\nold\n<!-- /one -->\n<!-- two -->\nkept\n<!-- /two -->\n"
    made = table(["a", "b"], [["x", "1"]])
    assert renewed(page, {"one": made}) == page.replace("old", "| a   |   b |\n| --- | --: |\n| x   |   1 |")


def test_names_in_a_plot_do_not_stand_on_each_other() -> None:
    lines = [Series(f"<{n}>", ((20, 0.01), (500, 1 + n / 100)), n) for n in range(4)]
    drawing = log_plot("title", lines, ("players", (20, 500)), "seconds")
    assert names_in_plot(drawing) == ["<0>", "<1>", "<2>", "<3>"]
    heights = sorted(float(found) for found in re.findall(r'class="name" x="[\d.]+" y="([\d.]+)"', drawing))
    assert all(low + 15 < high for low, high in pairwise(heights))


def test_the_door_says_whether_its_goals_hold() -> None:
    quick, slow, free = (Process("a", ("a",), 0.1), Process("b", ("b",), 0.1), Process("c", ("c",)))
    made = cells((Taken(quick, 0.05), Taken(slow, 0.2), Taken(free, 0.02)))
    assert made == [["a", "0.1 s", "0.050 s", "yes"], ["b", "0.1 s", "0.200 s", "no"], ["c", "", "0.020 s", ""]]
