"""Prizes: the money of a list shared among those who hold its places, with the working of every share.

The list stands in the address of the page and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from starlette.routing import BaseRoute

from hakem.desk.play_off import names_of
from hakem.desk.prizes import PrizeLine, prize_lines, prizes_of_event
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.rewind import after_round
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.tiebreaks.standings import last_known_round
from hakem.values import dataclass
from hakem.web.looking import Look, Page, event_page
from hakem.web.rendering import Words
from hakem.web.tables.shown import shown_event, table_links
from hakem.web.tables.standings_view import place_text

COINS = 100
MOST_PRIZES = 300
LONGEST_LIST = 4000
_AMOUNT = re.compile(r"(\d{1,10})(?:[.,](\d{1,2}))?")
_BETWEEN = re.compile(r"[;\s]+")


@dataclass(frozen=True, slots=True)
class ShareView:
    """Places with a prize: who holds them, what everybody gets, and how that was reckoned."""

    places: str
    people: tuple[tuple[int, str, str], ...]
    working: str


@event_page("/prizes", "standings")
def prizes_page(look: Look) -> Page:
    """Who gets what."""
    t = shown_event(look)
    text, whole = look.query.get("p", "")[:LONGEST_LIST], look.query.get("whole") == "1"
    unit = look.query.get("unit", "")[:8]
    lines: tuple[ShareView, ...] = ()
    problem: Message | None = None
    try:
        amounts = read_amounts(text, whole)
        at = t if is_knockout(t) else after_round(t, last_known_round(t))
        if amounts:
            lines = tuple(_views(at, prize_lines(prizes_of_event(at, amounts), amounts), look.words, whole))
    except RequestError as error:
        problem = error.message
    return Page(
        "prizes.html",
        {
            "tab": "standings",
            "tables": table_links(look, "prizes"),
            "text": text,
            "whole": whole,
            "unit": unit,
            "lines": lines,
            "problem": "" if problem is None else look.words.say(problem),
            "of_teams": is_team_event(t),
            "final": look.desk.finished,
            "after": last_known_round(t),
        },
    )


def read_amounts(text: str, whole: bool) -> list[int]:
    """The prizes of the places from the first on, in coins or in whole units; refused if one cannot be read."""
    amounts = []
    for part in filter(None, _BETWEEN.split(text.strip())):
        found = _AMOUNT.fullmatch(part)
        if found is None or (whole and (found[2] or "").strip("0")):
            raise RequestError(Message("web-prizes.not-read", {"text": part[:40]}))
        amounts.append(int(found[1]) if whole else int(found[1]) * COINS + int((found[2] or "").ljust(2, "0")))
    if len(amounts) > MOST_PRIZES:
        raise RequestError(Message("web-prizes.too-many", {"most": MOST_PRIZES}))
    return amounts


def _views(t: Tournament, lines: tuple[PrizeLine, ...], words: Words, whole: bool) -> Iterator[ShareView]:
    names = names_of(t)

    def money(coins: int) -> str:
        text = str(coins) if whole else f"{coins // COINS}.{coins % COINS:02}"
        return words.renderer.decimals(text)

    for line in lines:
        people = tuple((who, names.get(who, "?"), money(coins)) for who, coins in line.shares)
        prizes = " + ".join(map(money, line.prizes))
        shared = len(line.shares) > 1
        working = f"({prizes}) / {len(line.shares)}" if shared and len(line.prizes) > 1 else prizes
        working = f"{prizes} / {len(line.shares)}" if shared and len(line.prizes) == 1 else working
        yield ShareView(place_text(line.first, line.last), people, working if shared else "")


ROUTES: list[BaseRoute] = [prizes_page]
