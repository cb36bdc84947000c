"""Prizes as people write them: a table that is pasted, one place a line, and back.

``1;5000;Cup`` is a place, its money and a thing; the place may be a range, or left
out where the places follow each other. Amounts are read as they are written in
Turkish and in English; a currency behind them is noted.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import groupby

from hakem.errors import RequestError
from hakem.i18n import Datum, Message
from hakem.model import Prize
from hakem.model.prizes import MOST_PRIZES
from hakem.values import dataclass

COINS = 100
"""Hundredths of a currency."""

_CURRENCIES = {
    **dict.fromkeys(("TL", "₺", "TRY"), "TL"),
    **dict.fromkeys(("EUR", "€", "EURO", "AVRO"), "EUR"),
    **dict.fromkeys(("USD", "$"), "USD"),
    **dict.fromkeys(("GBP", "£"), "GBP"),
    **{code: code for code in ("CHF", "AZN", "GEL", "RUB", "KZT", "INR", "PLN", "HUF", "CZK", "RON", "BGN")},
}
_PLACE = re.compile(r"([0-9]{1,4})(?:\s*[-–]\s*([0-9]{1,4}))?\s*[.)]?")
_NO_PLACE = re.compile(r"[-–−+][0-9]+")
_BEFORE = re.compile(r"([0-9]{1,4}(?:\s*[-–]\s*[0-9]{1,4})?[.):])\s+(\S.*)")
_AMOUNT = re.compile(r"([0-9]{1,12}|[0-9]{1,3}(?:([., ])[0-9]{3})(?:\2[0-9]{3}){0,3})(?:[.,]([0-9]{1,2}))?")
_CELLS = re.compile(r"[;\t|]")


@dataclass(frozen=True, slots=True)
class PrizeTable:
    """Prizes by place from the first on, and the currency that stands beside them, "" if none does."""

    prizes: tuple[Prize, ...]
    currency: str = ""


def read_amount(text: str) -> tuple[int, str] | None:
    """Coins and currency; None if the text is no amount. Three figures behind a dot or a comma are thousands.

    >>> read_amount("5.000,50 TL"), read_amount("₺1,250"), read_amount("Kupa")
    ((500050, 'TL'), (125000, 'TL'), None)
    """
    text = text.strip().replace("\u00a0", " ").replace("'", "")
    currency = ""
    for sign in sorted(_CURRENCIES, key=len, reverse=True):
        upper = text.upper()
        if upper.endswith(sign) or upper.startswith(sign):
            text = (text[: -len(sign)] if upper.endswith(sign) else text[len(sign) :]).strip()
            currency = _CURRENCIES[sign]
            break
    found = _AMOUNT.fullmatch(text)
    if found is None:
        return None
    whole = re.sub("[^0-9]", "", found[1])
    return int(whole) * COINS + int((found[3] or "").ljust(2, "0")), currency


def read_prizes(text: str) -> PrizeTable:
    """The prizes of a pasted table; refused with the line that cannot be read."""
    by_place: dict[int, Prize] = {}
    currencies: set[str] = set()
    for line in filter(None, (line.strip() for line in text.splitlines())):
        first, last, cells = _placed(line, max(by_place, default=0) + 1)
        prize, currency = _prize(cells, line)
        currencies |= {currency} - {""}
        _require_places(first, last, by_place, line)
        by_place |= dict.fromkeys(range(first, last + 1), prize)
    if len(currencies) > 1:
        raise RequestError(Message("prize.currencies", {"currencies": tuple(sorted(currencies))}))
    places = range(1, max(by_place, default=0) + 1)
    return PrizeTable(tuple(by_place.get(place, Prize()) for place in places), next(iter(currencies), ""))


def _require_places(first: int, last: int, taken: Container[int], line: str) -> None:
    """The places of a line are places, from the smaller to the greater, and nobody has named them before."""
    data: dict[str, Datum] = {"line": line[:60], "first": first, "last": last, "most": MOST_PRIZES}
    if not (1 <= first <= MOST_PRIZES and 1 <= last <= MOST_PRIZES):
        beyond = first if not 1 <= first <= MOST_PRIZES else last
        raise RequestError(Message("prize.line-no-place", {**data, "place": beyond}))
    if first > last:
        raise RequestError(Message("prize.line-backwards", data))
    twice = next((place for place in range(first, last + 1) if place in taken), None)
    if twice is not None:
        raise RequestError(Message("prize.line-twice", {**data, "place": twice}))


def _placed(line: str, following: int) -> tuple[int, int, list[str]]:
    """First and last place of a line, and what is left of it; the next place if it names none."""
    cells = [cell.strip() for cell in _CELLS.split(line)]
    place = _PLACE.fullmatch(cells[0])
    if len(cells) > 1 and place:
        return int(place[1]), int(place[2] or place[1]), cells[1:]
    if len(cells) > 1 and _NO_PLACE.fullmatch(cells[0]):
        raise RequestError(Message("prize.line", {"line": line[:60]}))
    before = _BEFORE.fullmatch(line)
    if before and len(cells) == 1 and (place := _PLACE.fullmatch(before[1].rstrip(":"))):
        return int(place[1]), int(place[2] or place[1]), [before[2]]
    return following, following, cells


def _prize(cells: Iterable[str], line: str) -> tuple[Prize, str]:
    """The money and the things of a line; ``5000 + Cup`` in one cell is both."""
    parts = [part.strip() for cell in cells for part in cell.split("+")]
    amounts = [found for part in parts if (found := read_amount(part)) is not None]
    if any(_NO_PLACE.fullmatch(part) for part in parts):  # money that is owed, which is no thing either
        raise RequestError(Message("prize.line", {"line": line[:60]}))
    things = [part for part in parts if part and part != "-" and read_amount(part) is None]
    if len(amounts) > 1 or not (amounts or things):
        raise RequestError(Message("prize.line", {"line": line[:60]}))
    coins, currency = amounts[0] if amounts else (0, "")
    return Prize(coins, ", ".join(things)), currency


def prizes_text(prizes: Sequence[Prize]) -> str:
    """The table as it can be read again; places that are worth the same stand together."""
    return "\n".join(_lines(prizes))


def _lines(prizes: Sequence[Prize]) -> Iterator[str]:
    place = 1
    for prize, same in groupby(prizes):
        last = place + sum(1 for _ in same) - 1
        named = str(place) if place == last else f"{place}-{last}"
        if prize != Prize():
            money = [amount_text(prize.coins)] if prize.coins else []
            yield ";".join([named, *money, *([prize.thing] if prize.thing else [])])
        place = last + 1


def amount_text(coins: int) -> str:
    """An amount as programs write it: ``5000`` or ``99.50``."""
    return str(coins // COINS) if coins % COINS == 0 else f"{coins // COINS}.{coins % COINS:02}"
