"""A whole site: every page in every language, the style, and the files, as names with their bytes.

The first language stands in the folder itself, so that the address of the site is the
page of the event; every other one has a folder of its own below it, with the same names
of pages, and a switch on every page leads to the same page in the other language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from urllib.parse import quote

from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.published import as_published, changed_at
from hakem.desk.journal.state import Desk
from hakem.desk.scheduling import has_schedule
from hakem.errors import HakemError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.model import Birth, Player
from hakem.pictures import Picture, svg_of
from hakem.reports import event_renderer
from hakem.values import dataclass, replace
from hakem.web.announcement import place_and_days
from hakem.web.card_view import CardWords
from hakem.web.rendering import STATIC, PageView, Words, rendered
from hakem.web.site import lists, tables
from hakem.web.site.downloads import REPORT, Downloads, report
from hakem.web.site.links import FILES, INDEX, LINKS, STYLE, SiteLink

_MARKS = re.compile(r"<!--/?b[^>]*-->")
"""What the desk knows parts of a page by; a site has no use for it."""


@dataclass(frozen=True, slots=True)
class SiteWish:
    """An event whose site somebody wants, in which languages, the main one first.

    ``everything`` puts in what is not published, too: for the arbiters' own use.
    """

    desk: Desk
    entries: Sequence[JournalEntry]
    languages: tuple[str, ...]
    everything: bool = False


def site_size(wish: SiteWish) -> int:
    """About how many files the site has, to say how far it is."""
    t = wish.desk.tournament
    return len(wish.languages) * (len(t.players) + 5 * len(t.rounds) + 30)


def site_files(wish: SiteWish) -> Iterator[tuple[str, bytes]]:
    """Every file of the site: where it lies, and what is in it. The same event has the same files."""
    desk = wish.desk if wish.everything else _for_everybody(as_published(wish.desk))
    nothing = not desk.published and not wish.everything
    yield STYLE, site_style()
    if not nothing and desk.tournament.players:
        yield f"{FILES}/{REPORT}", report(desk)
    for language in wish.languages:
        yield from _Folder(wish, desk, language, nothing).files()


def _for_everybody(desk: Desk) -> Desk:
    """The event without what a site need not tell of people: of the day of birth the year is enough."""

    def shown(player: Player) -> Player:
        return player if player.birth is None else replace(player, birth=Birth(player.birth.year))

    t = desk.tournament
    return replace(desk, tournament=replace(t, players=tuple(map(shown, t.players))))


@dataclass(frozen=True, slots=True)
class _SitePage:
    """A page: its name, its words in the navigation ("" if it is not there), its template and its view."""

    name: str
    label: str
    template: str
    view: PageView
    under: str = ""
    """The page of the navigation to which it belongs, if it is another one."""


class _Folder:
    """Makes the pages and files of one language."""

    def __init__(self, wish: SiteWish, desk: Desk, language: str, nothing: bool) -> None:
        self._wish, self._desk, self._t, self._nothing = wish, desk, desk.tournament, nothing
        self._w = Words(event_renderer(self._t, language))
        self._main = language == wish.languages[0]
        self._prefix = "" if self._main else f"{language}/"
        self._up = "" if self._main else "../"
        self._icon = "data:image/svg+xml," + quote((STATIC / "hakem.svg").read_text(encoding="utf-8").strip())
        self._downloads = None if nothing or not self._t.players else Downloads(desk, self._w)

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Documents and tables, pictures, then the pages."""
        if self._downloads is not None:
            for name, data in self._downloads.data.items():
                yield f"{self._prefix}{FILES}/{name}", data
        pictures = () if self._nothing else tables.drawn(self._desk, self._w)
        for picture in pictures:
            yield f"{self._prefix}pictures/{picture.name}.svg", svg_of(picture).encode()
        pages = [self._index(), *([] if self._nothing else self._pages(pictures))]
        nav = [(page.label, page.name) for page in pages if page.label]
        frame = self._frame()
        for page in pages:
            yield f"{self._prefix}{page.name}", self._html(frame, page, nav)
        if not self._nothing:
            for page in self._cards():
                yield f"{self._prefix}{page.name}", self._html(frame, page, nav)

    # Pages

    def _index(self) -> _SitePage:
        view = lists.index_view(self._desk, self._w, self._nothing)
        files = self._downloads.listed(f"{self._up}{FILES}/{REPORT}") if self._downloads is not None else []
        return _SitePage(INDEX, self._w("web.tab.event"), "site_index.html", {**view, "title": "", "files": files})

    def _pages(self, pictures: tuple[Picture, ...]) -> Iterator[_SitePage]:
        yield from self._rounds()
        yield from self._ranked()
        t, w, desk = self._t, self._w, self._desk
        if is_knockout(t):
            yield from self._bracket()
        if t.teams:
            yield from self._table(
                "teams", w("web-tables.nav.teams"), lambda: tables.teams_view(desk, w), "team-sheets"
            )
        if has_schedule(t):
            label = w("web-tables.nav.schedule")
            yield from self._table("schedule", label, lambda: tables.rounds_view(desk, w), "schedule")
        if t.players:
            view = {**lists.players_view(desk, w), "also": self._also("entry-list", "players")}
            yield _SitePage("players.html", w("web.tab.players"), "site_players.html", view)
        if t.prizes.categories:
            label = w("web-tables.nav.prizes")
            yield from self._table("prizes", label, lambda: tables.prizes_view(desk, w), "prizes")
        if pictures:
            label = w("web-site.pictures")
            yield from self._table("pictures", label, lambda: tables.pictures_view(pictures, w))

    def _rounds(self) -> Iterator[_SitePage]:
        """Every round by board and by name; the navigation leads to the last one."""
        last = self._desk.round_no
        for number in range(1, last + 1):
            label = self._w("web.tab.rounds") if number == last else ""
            papers = ("pairings", "pairings-by-name") if number == last else ()
            view = {
                **lists.round_view(self._desk, number, self._w),
                "also": self._also(*papers[:1], f"round-{number}"),
            }
            yield _SitePage(LINKS.round(number), label, "site_round.html", view, LINKS.round(last))
            by_name = {
                **lists.names_view(self._desk, number, self._w),
                "also": self._also(*papers[1:], f"round-{number}-names"),
            }
            yield _SitePage(LINKS.names(number), "", "site_names.html", by_name, LINKS.round(last))

    def _ranked(self) -> Iterator[_SitePage]:
        """Standings, of teams and of players; cross tables in all forms. What cannot be ranked yet is not there."""
        t, w, desk = self._t, self._w, self._desk
        if not t.rounds:
            return
        of_teams = is_team_event(t) and not is_knockout(t)
        names = {"standings": of_teams or None, **({"standings-players": False} if of_teams else {})}
        for name, each in names.items():
            with suppress(HakemError):
                view = tables.places_view(desk, w, of_teams=each)
                files = ("standings", "team-standings") if each else ("standings",)
                also = self._also(*files) if name == "standings" else self._also("standings")[-1:]
                turn = [
                    SiteLink(w(f"web-site.{'of-teams' if one else 'of-players'}"), f"{other}.html", other == name)
                    for other, one in names.items()
                ]
                label = w("web-tables.nav.standings") if name == "standings" else ""
                whole = {**view, "forms": turn, "also": also}
                yield _SitePage(f"{name}.html", label, "site_standings.html", whole, "standings.html")
        yield from self._cross()

    def _cross(self) -> Iterator[_SitePage]:
        w, forms = self._w, tables.cross_forms(self._desk)
        pages = {form: "crosstable.html" if form == forms[0] else f"{tables.FORMS[form]}.html" for form in forms}
        for form, name in pages.items():
            with suppress(HakemError):
                view = tables.crosstable_view(self._desk, form, w)
                turn = [SiteLink(w(f"web-tables.form.{each}"), href, each == form) for each, href in pages.items()]
                files = ("crosstable", "crosstable-rounds", "team-crosstable", "team-matches")
                label = w("web-tables.nav.crosstable") if form == forms[0] else ""
                whole = {**view, "forms": turn, "also": self._also(*files)}
                yield _SitePage(name, label, "site_cross.html", whole, "crosstable.html")

    def _bracket(self) -> Iterator[_SitePage]:
        w = self._w
        with suppress(HakemError):
            views = dict(zip(("bracket.html", "matches.html"), tables.knockout_views(self._desk, w), strict=True))
            for name, view in views.items():
                turn = [SiteLink(str(each["title"]), href, href == name) for href, each in views.items()]
                label = w("web-knockout.title") if name == "bracket.html" else ""
                whole = {**view, "forms": turn, "also": self._also("bracket", "game-sheet", "games")}
                yield _SitePage(name, label, "site_bracket.html", whole, "bracket.html")

    def _table(self, name: str, label: str, view: Callable[[], PageView], *files: str) -> Iterator[_SitePage]:
        with suppress(HakemError):
            whole = {**view(), "also": self._also(*files)}
            yield _SitePage(f"{name}.html", label, "site_tables.html", whole)

    def _cards(self) -> Iterator[_SitePage]:
        """The card of every player."""
        said = CardWords(self._desk, self._w)
        order = sorted(self._t.players, key=lambda p: p.number)
        for at, player in enumerate(order):
            near = {"before": order[at - 1] if at else None, "after": order[at + 1] if at + 1 < len(order) else None}
            view = {**said.view(player), **near, "title": player.name}
            yield _SitePage(LINKS.player(int(player.id)), "", "site_player.html", view, "players.html")

    # The frame

    def _also(self, *names: str) -> list[SiteLink]:
        return self._downloads.beside(*names) if self._downloads is not None else []

    def _frame(self) -> PageView:
        """What all pages of the language share."""
        w, t = self._w, self._t
        at = changed_at(self._wish.entries, self._desk)
        place = place_and_days(w, t.event)
        return {
            "w": w,
            "t": t,
            "to": LINKS,
            "language": w.language,
            "icon": self._icon,
            "style": f"{self._up}{STYLE}",
            "index": INDEX,
            "place": place,
            "description": w("web-site.description", event=", ".join(filter(None, (t.event.name, place)))),
            "changed": w("web.changed-at", moment=w.moment(at)) if at else "",
            "everything": self._wish.everything,
        }

    def _html(self, frame: PageView, page: _SitePage, nav: Sequence[tuple[str, str]]) -> bytes:
        links = [SiteLink(label, name, name in (page.name, page.under)) for label, name in nav]
        view = {**frame, **page.view, "nav": links if len(links) > 1 else (), "languages": self._languages(page.name)}
        return _MARKS.sub("", rendered(page.template, view)).encode("utf-8", "replace")

    def _languages(self, name: str) -> list[SiteLink]:
        """The same page in every language."""
        main, *_ = self._wish.languages
        here = self._w.language
        folders = {code: "" if code == main else f"{code}/" for code in self._wish.languages}
        return [
            SiteLink(code.upper(), name if code == here else f"{self._up}{folder}{name}", code == here)
            for code, folder in folders.items()
        ]


# The style

_SHEETS = (
    *("desk.css", "web-round.css", "web-tables.css", "web-card.css", "web-pictures.css", "web-knockout.css"),
    "site.css",
)
_BOTH = re.compile(r"light-dark\(([^,()]+(?:\([^()]*\))?), ([^,()]+(?:\([^()]*\))?)\)")
_TOKEN = re.compile(r"(--[a-z-]+): " + _BOTH.pattern)


@lru_cache
def site_style() -> bytes:
    """The style: light by itself, dark where somebody has chosen dark for the whole screen, light on paper."""
    text = "\n".join((STATIC / name).read_text(encoding="utf-8") for name in _SHEETS)
    dark = "".join(f"  {name}: {value};\n" for name, _, value in _TOKEN.findall(text))
    screen = f"@media screen and (prefers-color-scheme: dark) {{\n:root {{\n{dark}}}\n}}\n"
    return (_BOTH.sub(r"\1", text) + screen).encode()
