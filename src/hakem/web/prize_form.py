"""The list of prizes as forms: a category with its places pasted as a table, and the rules of the list; both ways."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeVar

from hakem.desk.prize_text import COINS, prizes_text, read_amount, read_prizes
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import (
    ONE,
    BandRating,
    BoardOf,
    BoardPrizeOrder,
    BoardPrizes,
    PlayerId,
    Points,
    PrizeCategory,
    PrizeList,
    PrizesEach,
    PrizeSharing,
    Sex,
    Title,
    Tournament,
    UnratedIn,
    decimal_text,
    parse_points,
)
from hakem.values import dataclass, replace
from hakem.web.forms import FormSent
from hakem.web.pages.players import meant
from hakem.web.sent import number_in

E = TypeVar("E", bound=Enum)

_NUMBERS = ("born_from", "born_to", "rating_from", "rating_to")
_NAMES = ("clubs", "federations", "teams", "groups")
STEPS = (1, COINS, 5 * COINS, 10 * COINS, 100 * COINS)
"""Smallest amounts that are paid: a coin, and round sums."""


@dataclass(frozen=True, slots=True)
class CategoryForm:
    """A category as its form shows it; ``old`` is the name under which it stands in the list, "" for a new one."""

    old: str
    texts: Mapping[str, str]
    narrowed: bool

    def text(self, name: str) -> str:
        """What a field of the form holds."""
        return self.texts.get(name, "")


def category_form(category: PrizeCategory, t: Tournament, new: bool = False) -> CategoryForm:
    """The form of a category."""
    numbers = {p.id: f"{p.number} {p.name}" for p in t.players}
    texts = {
        "name": category.name,
        "prizes": prizes_text(category.prizes),
        "sharing": category.sharing.value,
        "currency": category.currency,
        "rate": "" if category.rate == 1 else decimal_text(category.rate),
        "least": str(category.least or ""),
        "sex": category.sex.value if category.sex else "",
        "rating_of": category.rating_of.value,
        "unrated": category.unrated.value,
        "titles": " ".join(title.value for title in category.titles),
        "players": "\n".join(numbers.get(p, "?") for p in category.players or ()),
        **{name: _number_text(getattr(category, name)) for name in _NUMBERS},
        **{name: "; ".join(getattr(category, name)) for name in _NAMES},
    }
    narrowed = not category.is_main or bool(category.least or category.currency)
    return CategoryForm("" if new else category.name, texts, narrowed)


def _number_text(number: int | None) -> str:
    return "" if number is None else str(number)


def sent_category(sent: FormSent) -> PrizeCategory:
    """The category that a form asks for."""
    table = read_prizes(sent.text("prizes"))
    own = sent.look.desk.tournament.prizes.currency
    said = sent.text("currency")[:8]
    if table.currency and said and table.currency != said.upper():
        raise RequestError(Message("prize.currencies", {"currencies": (said, table.currency)}))
    currency = said or (table.currency if table.currency != own else "")
    born_from, born_to, rating_from, rating_to = (_number(sent, name) for name in _NUMBERS)
    clubs, federations, teams, groups = (_names(sent.text(name)) for name in _NAMES)
    return PrizeCategory(
        sent.text("name")[:80],
        table.prizes,
        _one_of(PrizeSharing, sent.text("sharing"), PrizeSharing.TIE_BREAKS),
        currency,
        _rate(sent.text("rate")),
        _number(sent, "least") or 0,
        Sex(sent.text("sex")) if sent.text("sex") in ("m", "w") else None,
        *(born_from, born_to, rating_from, rating_to),
        rating_of=_one_of(BandRating, sent.text("rating_of"), BandRating.EITHER),
        unrated=_one_of(UnratedIn, sent.text("unrated"), UnratedIn.NO),
        titles=tuple(_title(word) for word in sent.text("titles").upper().replace(",", " ").split()),
        clubs=clubs,
        federations=federations,
        teams=teams,
        groups=groups,
        players=_players(sent, "players") or None,
    )


def _one_of(kind: type[E], text: str, usual: E) -> E:
    return next((each for each in kind if each.value == text), usual)


def _number(sent: FormSent, name: str) -> int | None:
    """A number, None where nothing is typed. One that cannot be read is refused: without it everybody would compete."""
    text = sent.text(name)
    number = number_in(text, 4)
    if text and number is None:
        raise RequestError(Message("web-prizes.no-number", {"text": text[:40]}))
    return number


def _rate(text: str) -> Points:
    try:
        return parse_points(text[:12]) if text else ONE
    except ValueError:
        raise RequestError(Message("web-prizes.no-number", {"text": text[:40]})) from None


def _title(word: str) -> Title:
    try:
        return Title(word)
    except ValueError:
        known = tuple(title.value for title in Title)
        raise RequestError(Message("web-prizes.no-title", {"text": word[:40], "known": known})) from None


def _names(text: str) -> tuple[str, ...]:
    return tuple(filter(None, (name.strip() for name in text.replace("\n", ";").split(";"))))


def _players(sent: FormSent, name: str) -> tuple[PlayerId, ...]:
    """Players named one a line, by number or by name."""
    t = sent.look.desk.tournament
    lines = [line.strip() for line in sent.text(name).replace(";", "\n").splitlines() if line.strip()]
    return tuple(dict.fromkeys(PlayerId(meant(t, line)) for line in lines[:1000]))


def sent_rules(sent: FormSent, listed: PrizeList) -> PrizeList:
    """The list with the rules that a form asks for."""
    step = read_amount(sent.text("step"))
    return replace(
        listed,
        each=_one_of(PrizesEach, sent.text("each"), listed.each),
        currency=sent.text("currency")[:8],
        step=max(step[0], 1) if step else listed.step,
        withdrawn=sent.text("withdrawn") == "1",
        excluded=_players(sent, "excluded"),
        boards=_boards(sent, listed.boards),
    )


def _boards(sent: FormSent, was: BoardPrizes) -> BoardPrizes:
    """How the best of every board are found; a form of an event without teams does not say it."""
    if not sent.text("board_order"):
        return was
    order = _one_of(BoardPrizeOrder, sent.text("board_order"), was.order)
    return BoardPrizes(order, _one_of(BoardOf, sent.text("board_of"), was.board), _number(sent, "board_games") or 0)


def with_category(listed: PrizeList, old: str, category: PrizeCategory) -> PrizeList:
    """The list with a category in the place of the one of that name, or at its end."""
    kept = tuple(category if each.name == old else each for each in listed.categories)
    known = any(each.name == old for each in listed.categories)
    return replace(listed, categories=kept if known else (*listed.categories, category))


def moved(listed: PrizeList, name: str, by: int) -> PrizeList:
    """The list with a category one place up (-1) or down (1)."""
    order = list(listed.categories)
    at = next((nth for nth, each in enumerate(order) if each.name == name), None)
    if at is None or not 0 <= at + by < len(order):
        return listed
    order[at], order[at + by] = order[at + by], order[at]
    return replace(listed, categories=tuple(order))


def without_category(listed: PrizeList, name: str) -> PrizeList:
    """The list without the category of that name."""
    return replace(listed, categories=tuple(each for each in listed.categories if each.name != name))
