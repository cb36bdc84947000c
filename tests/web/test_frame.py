"""What all pages share: files that are what they were, blocks that are renewed alone, pages that are kept."""

from __future__ import annotations

from hashlib import sha256

import pytest

from hakem.web.cache import PageCache, changed_blocks, made
from hakem.web.rendering import STATIC, static_address
from tests.support.axe import AXE

OF_OTHERS = {
    STATIC / "htmx.min.js": "e484d9171a9db30a39c8f16e3d709d4137f3211c659f8e6125816635033d593f",
    AXE: "20c09fe157a8a34a30e241aaa1fcdade657734f08ab379ecfbeb7d45cc46e878",
}
"""Files of other projects, unchanged: htmx 4.0.0 (Zero-Clause BSD) and axe-core 4.14.0 (MPL 2.0)."""


@pytest.mark.parametrize("path", OF_OTHERS, ids=lambda path: path.name)
def test_files_of_others_are_what_they_were(path: object) -> None:
    assert sha256(path.read_bytes()).hexdigest() == OF_OTHERS[path]  # type: ignore[attr-defined,index]


def test_another_content_has_another_address() -> None:
    assert static_address("desk.css") != static_address("desk.js")
    assert static_address("desk.css").startswith("/static/desk.css?v=")


def page(*rows: str, head: str = "") -> str:
    blocks = "".join(f'<!--b:r{n}--><tr id="r{n}">{row}</tr><!--/b-->' for n, row in enumerate(rows))
    return f"<h1>{head}</h1><table>{blocks}</table>"


@pytest.mark.parametrize(
    ("old", "new", "blocks"),
    [
        (page("a", "b"), page("a", "b"), {}),
        (page("a", "b"), page("a", "c"), {"r1": '<tr id="r1">c</tr>'}),
        (page("a", "b"), page("a"), None),
        (page("a", "b"), page("a", "b", head="x"), None),
    ],
)
def test_only_blocks_that_changed_are_sent(old: str, new: str, blocks: dict[str, str] | None) -> None:
    assert changed_blocks(old, new) == blocks


def test_pages_that_nobody_asks_for_are_forgotten_first() -> None:
    cache = PageCache(most=3 * made("x" * 1000).size)
    for name in "abc":
        cache.keep(name, made("x" * 1000))
    assert cache.get("a") is not None
    cache.keep("d", made("y" * 1000))
    assert [cache.get(name) is not None for name in "abcd"] == [True, False, True, True]
