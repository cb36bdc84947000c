"""The rating that seeded stands in every list under its name: FIDE's, national ones, and both among each other."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from hakem.desk.journal.state import Desk
from hakem.exports.sheets import EventTables
from hakem.facts.seed_rating import seed_ratings
from hakem.model import Player, PlayerId, RatingMethod, Tournament
from hakem.reports import player_table, round_list, round_text, standings_table, standings_text
from hakem.reports.tables.crosstable import crosstable_text
from hakem.reports.tables.crosstable_data import crosstable_data
from hakem.reports.tables.round_data import round_data, round_records
from hakem.reports.tables.standings import standings_records
from hakem.tiebreaks import standings
from hakem.values import replace
from hakem.web.site.site import SiteWish, site_files
from tests.paper.reading import printed, text_of
from tests.support.desks import AtDesk
from tests.support.some import some

FIDE, NATIONAL = 2017, 1843


@cache
def event(kind: str = "both") -> Desk:
    """Six players, seeded by ratings of one kind or of both, after one round of two."""
    at = AtDesk()
    at.do("create", name="Kupa", system="dutch", rounds=2, colour="white", start="2026-11-19")
    for number in range(6):
        by_fide = kind == "fide" or (kind == "both" and number < 3)
        fields: dict[str, Any] = {"rating": FIDE - number} if by_fide else {"national_rating": NATIONAL - number}
        at.do("add-player", name=f"Oyuncu {number}", **fields)
    at.do("pair")
    at.results(1, "1-0", "½-½")
    at.do("close")
    at.do("publish", round=1)
    return at.desk


def heading(kind: str, language: str) -> str | None:
    names = {"national": {"tr": "UKD", "en": "National"}, "both": {"tr": "Elo (UKD)", "en": "Elo (national)"}}
    return names.get(kind, {}).get(language)


def shown(kind: str) -> list[str]:
    """What stands in a list of the three last of the six."""
    return [f"({NATIONAL - 4})" if kind == "both" else str((FIDE if kind == "fide" else NATIONAL) - 4)]


def require(kind: str, language: str, text: str) -> None:
    assert all(each in text for each in shown(kind))
    name = heading(kind, language)
    if name:
        assert name in text
    else:
        assert "UKD" not in text
        assert "(national)" not in text


@pytest.mark.parametrize("language", ["tr", "en"])
@pytest.mark.parametrize("kind", ["fide", "national", "both"])
def test_in_the_terminal(kind: str, language: str) -> None:
    t = event(kind).tournament
    found = standings(t)
    require(kind, language, standings_text(standings_table(t, found), language))
    require(kind, language, round_text(round_list(t, 1), language=language))
    require(kind, language, crosstable_text(player_table(t, found), language))


PAPERS = ("standings", "pairings", "results", "crosstable", "round-sheet")


@pytest.mark.parametrize("language", ["tr", "en"])
@pytest.mark.parametrize("kind", ["fide", "national", "both"])
def test_on_paper(kind: str, language: str) -> None:
    for name in PAPERS:
        require(kind, language, text_of(printed(name, event(kind), language, 1)))
    cards = text_of(printed("cards", event(kind), language, 1))
    assert (f"{heading('national', language)} {NATIONAL - 4}" in cards) is (kind != "fide")


@pytest.mark.parametrize("language", ["tr", "en"])
@pytest.mark.parametrize("kind", ["fide", "national", "both"])
def test_on_the_pages_that_everybody_reads(kind: str, language: str) -> None:
    files = dict(site_files(SiteWish(event(kind), (), (language,))))
    pages = {name: data.decode() for name, data in files.items() if name.endswith(".html")}
    listed = [
        name
        for name in pages
        if name.rpartition("/")[2] in ("players.html", "standings.html", "crosstable.html", "round-1.html")
    ]
    assert len(listed) == 4, sorted(pages)
    for name in listed:
        require(kind, language, pages[name])


@pytest.mark.parametrize("kind", ["national", "both"])
def test_in_workbooks(kind: str) -> None:
    tables = EventTables(event(kind), "tr")
    for name in some(n for n in ("round-1", "standings", "crosstable", "round-sheet", "cards") if n in tables.names):
        sheet = tables.sheet(name)
        cells = [str(cell) for row in sheet.rows for cell in row]
        assert heading(kind, "tr") in cells, name
        assert shown(kind)[0] in cells, name


def test_for_programs_a_national_rating_has_a_name_of_its_own() -> None:
    t = event("both").tournament
    table = standings_table(t, standings(t))
    head, *rows = standings_records(table)
    at = head.index("national_rating")
    assert sorted(str(row[at]) for row in rows if row[at]) == ["1838", "1839", "1840"]
    odd = AtDesk()
    odd.do("create", name="Kupa", system="dutch", rounds=2, colour="white")
    for number in range(3):
        fields: dict[str, Any] = {"rating" if number else "national_rating": NATIONAL}
        odd.do("add-player", name=f"Oyuncu {number}", **fields)
    odd.do("pair")
    names, *lines = round_records(round_list(odd.desk.tournament, 1))
    assert len(lines) == 2
    assert {"white_rating", "white_national_rating", "black_national_rating"} <= set(names)
    assert all(len(line) == len(names) for line in lines)
    for data in (round_data(round_list(t, 1)), crosstable_data(player_table(t, standings(t)))):
        assert '"rating": null, "national_rating": 1839' in json.dumps(data)
    head, *_ = standings_records(standings_table(event("fide").tournament, standings(event("fide").tournament)))
    assert "national_rating" not in head


@pytest.mark.parametrize(
    ("method", "said"),
    [
        ("FIDE", "2000"),
        ("NRO", "2100"),
        ("FIDON", "2000"),
        ("NIDOF", "2100"),
        ("HBFN", "2100"),
        ("LBFN", "2000"),
        ("OTHER", "2000"),
    ],
)
def test_the_method_of_the_event_decides_for_those_who_have_both(method: str, said: str) -> None:
    both = Player(PlayerId(1), 1, "A", rating=2000, national_rating=2100, federation="TUR")
    t = Tournament((both,), 1)
    t = replace(t, event=replace(t.event, rating_methods=(RatingMethod("TUR", method),)))
    rating = seed_ratings(t)(both)
    assert str(rating) == said
    assert rating is not None
    assert rating.national is (said == "2100")


def test_nobody_is_shown_a_rating_that_did_not_seed() -> None:
    only = Player(PlayerId(1), 1, "A", national_rating=2100, federation="TUR")
    t = Tournament((only, Player(PlayerId(2), 2, "B")), 1)
    by_fide = replace(t, event=replace(t.event, rating_methods=(RatingMethod("TUR", "FIDE"),)))
    assert seed_ratings(by_fide)(only) is None, "C.04.2 2.2.1: no strength by that method"
    handbook = replace(by_fide, rules=replace(t.rules, system="dutch", edition="2009"))
    assert str(seed_ratings(handbook)(only)) == "2100", "A.2: the national one among those without FIDE's"
    assert seed_ratings(t)(t.players[1]) is None
