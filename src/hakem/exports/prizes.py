"""The prizes of an event as data for programs and as a table for spreadsheets."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.awards import CategoryAwards, PrizeShare
from hakem.desk.journal.state import Desk
from hakem.desk.prize_field import EventAwards, desk_awards
from hakem.desk.prize_text import amount_text
from hakem.desk.prize_working import choice, conditions, missing, working
from hakem.formats.native import to_data
from hakem.i18n import Json, Renderer

COLUMNS = ("category", "place", "id", "name", "amount", "currency", "thing", "working")


def awards_data(desk: Desk, language: str) -> dict[str, Json]:
    """The list of prizes, who gets what with the working of it, who is out, and the funds."""
    found, words = desk_awards(desk), Renderer(language)
    return {
        "prizes": dict(to_data(desk.tournament.prizes)),
        "final": desk.finished,
        "categories": [_category(found, each, words) for each in found.awards.categories],
        "out": [{"id": each.id, "name": each.name, "why": why.value} for each, why in found.field.out],
        "funds": [
            {"currency": each.currency, "whole": each.whole, "paid": each.paid, "kept": each.kept}
            for each in found.awards.funds
        ],
    }


def _category(found: EventAwards, category: CategoryAwards, words: Renderer) -> dict[str, Json]:
    names = found.names
    given: list[Json] = [
        {
            "id": share.id,
            "name": names[share.id],
            "first": share.first,
            "last": share.last,
            "coins": share.coins,
            "thing": share.thing,
            "working": [*working_lines(found, category, share, words)],
        }
        for share in category.shares
    ]
    return {
        "name": category.category.name,
        "conditions": [words.say(each) for each in conditions(category.category)],
        "currency": category.currency,
        "entitled": category.entitled,
        "given": category.given,
        "awards": given,
        "passed": [{"id": who, "name": names[who], "took": other} for who, other in category.passed],
        "missing": [words.say(each) for each in missing(found, category.category)],
        "left": [{"place": place, "coins": prize.coins, "thing": prize.thing} for place, prize in category.left],
    }


def working_lines(
    found: EventAwards, category: CategoryAwards, share: PrizeShare, words: Renderer, *, places: bool = True
) -> Iterator[str]:
    """Why somebody got this, a sentence each; without ``places`` nothing that the place alone says."""
    for each in (*working(category.category, share), *choice(found.awards, category, share)):
        if places or each.key != "prize.place":
            yield words.say(each)


def prize_records(desk: Desk, language: str) -> Iterator[list[str]]:
    """Everybody who gets something, with headings: a row for a prize."""
    found, words = desk_awards(desk), Renderer(language)
    names = found.names
    yield [words.words(f"prize.column.{name}") for name in COLUMNS]
    for category in found.awards.categories:
        for share in category.shares:
            place = str(share.first) if share.first == share.last else f"{share.first}-{share.last}"
            money = [amount_text(share.coins), category.currency] if share.coins else ["", ""]
            why = " · ".join(working_lines(found, category, share, words))
            yield [category.category.name, place, str(share.id), names[share.id], *money, share.thing, why]
