"""Paper: every document that the event has, with what it is for, to open in the browser or to keep."""

from __future__ import annotations

from urllib.parse import quote, urlencode

from starlette.routing import BaseRoute

from hakem.desk.journal.published import rounds_out
from hakem.desk.package_check import package_check
from hakem.paper.offered import PRIVATE, OfferedPaper, PaperShelf, offered
from hakem.paper.package import package_files
from hakem.values import dataclass
from hakem.web.looking import Look, Page, event_page
from hakem.web.sent import number_in


@dataclass(frozen=True, slots=True)
class PaperLink:
    """A form of a document, by its name and address."""

    label: str
    href: str


@dataclass(frozen=True, slots=True)
class PaperLine:
    """A document: what it is called and for, where it opens, where it is kept, and its other forms."""

    name: str
    title: str
    purpose: str
    href: str
    keep: str
    forms: tuple[PaperLink, ...]


@event_page("/paper", "documents")
def paper(look: Look) -> Page:
    """The documents by where they end up; a round chooses the state of those that have one."""
    last = look.desk.round_no
    asked = number_in(look.query.get("round", ""), 5) or 0
    chosen = asked if 1 <= asked <= last else last
    base = f"/e/{quote(look.running.event)}{f'@{look.past}' if look.past else ''}/paper"
    shelves = [_shelf(look, shelf, chosen) for shelf in offered(look.desk) if look.reads("journal") or _is_read(shelf)]
    return Page(
        "paper.html",
        {
            "tab": "event",
            "shelves": [shelf for shelf in shelves if shelf["rows"]],
            "rounds": [(number, f"{base}?round={number}", number == chosen) for number in range(1, last + 1)],
            "chosen": chosen,
            "package": _package(look) if look.desk.tournament.players and look.reads("export") else None,
            "site": _site(look) if look.desk.tournament.players and look.reads("export") else None,
        },
    )


def _is_read(shelf: PaperShelf) -> bool:
    """Whether it has what people read, and not what arbiters cut out and put down."""
    return shelf.name != "boards"


def _package(look: Look) -> dict[str, object]:
    """The archive for the federation: what it lacks is said before anybody sends it."""
    checked, say = package_check(look.desk), look.words.say
    past = f"@{look.past}" if look.past else ""
    address = f"/api/v1/events/{quote(look.running.event)}{past}/package.zip"
    return {
        "missing": [*map(say, checked.missing)],
        "beside": [*map(say, checked.beside)],
        "files": package_files(look.desk),
        "href": f"{address}?{urlencode({'language': look.words.language})}",
    }


def _site(look: Look) -> dict[str, object]:
    """The archive with the site, of what is published or of everything."""
    past = f"@{look.past}" if look.past else ""
    address = f"/api/v1/events/{quote(look.running.event)}{past}/export/site"
    language = {"language": look.words.language}
    return {
        "out": rounds_out(look.desk),
        "href": f"{address}?{urlencode(language)}",
        "all": f"{address}?{urlencode({**language, 'all': '1'})}",
    }


def _shelf(look: Look, shelf: PaperShelf, chosen: int) -> dict[str, object]:
    seen = [each for each in shelf.papers if each.name not in PRIVATE or look.reads("journal")]
    return {
        "name": shelf.name,
        "title": look.words(f"web-paper.shelf.{shelf.name}"),
        "rows": [_row(look, each, chosen) for each in seen],
    }


def _row(look: Look, offer: OfferedPaper, chosen: int) -> PaperLine:
    options = {"round": str(chosen)} if offer.by_round else {}
    forms = tuple(
        PaperLink(look.words(f"web-paper.form.{form}"), _href(look, offer, {**options, "form": form}))
        for form in offer.forms
    )
    return PaperLine(
        offer.name,
        look.words(f"web-paper.name.{offer.name}"),
        look.words(f"web-paper.for.{offer.name}"),
        _href(look, offer, options),
        _href(look, offer, {**options, "download": "1"}),
        forms,
    )


def _href(look: Look, offer: OfferedPaper, options: dict[str, str]) -> str:
    past = f"@{look.past}" if look.past else ""
    address = f"/api/v1/events/{quote(look.running.event)}{past}/documents/{offer.name}.pdf"
    return f"{address}?{urlencode({**options, 'language': look.words.language})}"


ROUTES: list[BaseRoute] = [paper]
