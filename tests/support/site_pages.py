"""Reading a site as a browser would: whether its pages are well formed, and whether every link leads somewhere."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

_VOID = frozenset({"meta", "link", "br", "img", "input", "hr", "col", "rect", "path", "circle", "use"})
"""Elements without an end; those of SVG may have one all the same."""


@dataclass
class SitePage:
    """What a page has: its ids, where it leads, its words, and what is wrong with how it is written."""

    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    attributes: dict[str, dict[str, str]] = field(default_factory=dict)
    text: str = ""
    wrong: list[str] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.page, self._open = SitePage(), list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        self.page.tags.append(tag)
        self.page.attributes.setdefault(tag, known)
        if len(known) < len(attrs):
            self.page.wrong.append(f"<{tag}> has an attribute twice")
        if "id" in known:
            self.page.ids.append(known["id"])
        self.page.links += [known[name] for name in ("href", "src") if name in known]
        if tag not in _VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in _VOID:
            return
        if not self._open or self._open[-1] != tag:
            self.page.wrong.append(f"</{tag}> closes {self._open[-1:]}")
        else:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        self.page.text += data

    def close(self) -> None:
        super().close()
        self.page.wrong += [f"<{tag}> is never closed" for tag in self._open]


def read_page(data: bytes) -> SitePage:
    """The page, with everything that is wrong in it."""
    reader = _Reader()
    reader.feed(data.decode())
    reader.close()
    page = reader.page
    page.wrong += [f"id {each} twice" for each in set(page.ids) if page.ids.count(each) > 1]
    return page


def broken_links(files: Mapping[str, bytes]) -> Iterator[str]:
    """Links of all pages that lead to no file or to no place in it, or out of the site."""
    pages = {name: read_page(data) for name, data in files.items() if name.endswith(".html")}
    for name, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme == "data":
                continue
            if parts.scheme or parts.netloc or link.startswith("/"):
                yield f"{name}: {link} leads out of the site"
                continue
            target = (
                posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path))) if parts.path else name
            )
            if target not in files:
                yield f"{name}: {link} is not there"
            elif parts.fragment and parts.fragment not in pages[target].ids:
                yield f"{name}: {link} has no such place"
