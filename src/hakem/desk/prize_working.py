"""Why somebody got a prize, as messages: the sum, what could not be divided, and what was left to others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from hakem.desk.awards import Awards, CategoryAwards, PrizeShare
from hakem.desk.prize_field import EventAwards, missing_for
from hakem.desk.prize_text import COINS
from hakem.i18n import Datum, Message
from hakem.model import PrizeCategory, PrizeSharing, UnratedIn
from hakem.model.prizes import BandRating

_SHOWN = 5
"""So many amounts of a sum are written out."""


def money(coins: int, currency: str = "") -> Message:
    """An amount with its thousands apart; hundredths only if there are any."""
    whole: Datum = str(coins // COINS % 1000)
    high = coins // COINS // 1000
    if high:
        groups = [f"{coins // COINS % 1000:03}"]
        while high >= 1000:
            groups.append(f"{high % 1000:03}")
            high //= 1000
        whole = str(high)
        for group in reversed(groups):
            whole = Message("prize.thousands", {"high": whole, "low": group})
    said: Datum = whole
    if coins % COINS:
        said = Message("prize.hundredths", {"whole": whole, "part": f"{coins % COINS:02}"})
    return Message("prize.money" if currency else "prize.plain", {"amount": said, "currency": currency})


def prize_message(coins: int, thing: str, currency: str) -> Message:
    """What is handed over: money, a thing, or both."""
    if not thing:
        return money(coins, currency)
    return Message("prize.both", {"money": money(coins, currency), "thing": thing}) if coins else _thing(thing)


def _thing(thing: str) -> Message:
    return Message("prize.thing", {"thing": thing})


def _exact(value: Fraction) -> Message:
    """A share before it is paid: rounded to hundredths only to be shown, and then said to be about that."""
    if value.denominator == 1:
        return money(int(value))
    return Message("prize.about", {"amount": money(round(value))})


def _sum(amounts: Sequence[int]) -> Message:
    """What several places are worth together."""
    if len(amounts) == 1:
        return money(amounts[0])
    shown = amounts if len(amounts) <= _SHOWN else (*amounts[:2], amounts[-1])
    parts: list[Message] = [money(amount) for amount in shown]
    whole = parts[0]
    for nth, part in enumerate(parts[1:], start=1):
        skips = len(amounts) > _SHOWN and nth == 2
        whole = Message("prize.plus-skipping" if skips else "prize.plus", {"one": whole, "other": part})
    return Message("prize.together", {"sum": whole})


def working(category: PrizeCategory, share: PrizeShare) -> Iterator[Message]:
    """How a share was reckoned: the places, the division, odd coins, and where only the list decided."""
    yield from _division(category, share)
    odd = share.coins - share.exact
    if odd:
        yield Message("prize.odd-more" if odd > 0 else "prize.odd-less")
    if share.by_list:
        yield Message("prize.by-list", {"thing": share.thing})


def _division(category: PrizeCategory, share: PrizeShare) -> Iterator[Message]:
    together = share.last - share.first + 1
    places: dict[str, Datum] = {"first": share.first, "last": share.last, "count": together}
    score_last = share.score_first + share.sharers - 1
    tied: dict[str, Datum] = {"first": share.score_first, "last": score_last, "count": share.sharers}
    if (
        (not any(share.of_score) and not any(share.of_place))
        or share.sharers == 1
        or (category.sharing is PrizeSharing.TIE_BREAKS and together == 1)
    ):
        yield Message("prize.place", {"place": share.first})
    elif category.sharing is PrizeSharing.TIE_BREAKS:
        yield Message("prize.share-place", {**places, "sum": _sum(share.of_place)})
    elif category.sharing is PrizeSharing.EQUAL:
        yield Message("prize.share-score", {**tied, "sum": _sum(share.of_score)})
    else:
        own = Fraction(sum(share.of_place), together)
        among = Fraction(sum(share.of_score), share.sharers)
        said: dict[str, Datum] = {"own": _exact(own / 2), "shared": _exact(among / 2), "place": share.first}
        yield Message("prize.hort", {**tied, **said, "sum": _sum(share.of_score), "of": _exact(own)})


def choice(found: Awards, category: CategoryAwards, share: PrizeShare) -> Iterator[Message]:
    """What somebody left to others by taking this prize."""
    currencies = {each.category.name: each.currency for each in found.categories}
    for other in found.given_up.get((share.id, category.category.name), ()):
        what = prize_message(round(other.exact), other.thing, currencies[other.category])
        yield Message("prize.given-up", {"category": other.category, "prize": what})


def conditions(category: PrizeCategory) -> Iterator[Message]:
    """Who competes for a category, one message a condition; nothing where everybody does."""
    if category.sex is not None:
        yield Message(f"prize.for.sex.{category.sex.value}")
    yield from _range("born", category.born_from, category.born_to)
    if category.unrated is UnratedIn.ONLY:
        yield Message("prize.for.unrated")
    else:
        yield from _band(category)
    for kind in ("clubs", "federations", "teams", "groups"):
        names: tuple[str, ...] = getattr(category, kind)
        if names:
            yield Message(f"prize.for.{kind}", {"names": names})
    if category.titles:
        yield Message("prize.for.titles", {"names": tuple(title.value for title in category.titles)})
    if category.players is not None:
        yield Message("prize.for.players", {"count": len(category.players)})


def _band(category: PrizeCategory) -> Iterator[Message]:
    kind = {BandRating.EITHER: "rating", BandRating.FIDE: "fide", BandRating.NATIONAL: "national"}[category.rating_of]
    yield from _range(kind, category.rating_from, category.rating_to)
    if category.unrated is UnratedIn.TOO:
        yield Message("prize.for.unrated-too")


def _range(kind: str, first: int | None, last: int | None) -> Iterator[Message]:
    if first is not None and last is not None:
        yield Message(f"prize.for.{kind}.between", {"first": str(first), "last": str(last)})
    elif first is not None:
        yield Message(f"prize.for.{kind}.from", {"first": str(first)})
    elif last is not None:
        yield Message(f"prize.for.{kind}.to", {"last": str(last)})


def missing(found: EventAwards, category: PrizeCategory) -> tuple[Message, ...]:
    """Of how many players something is not known that the category asks for, and of whom."""
    said = []
    for fact, who in missing_for(category, found.field):
        names = (*(each.name for each in who[:_SHOWN]), *(("…",) if len(who) > _SHOWN else ()))
        said.append(Message(f"prize.missing.{fact}", {"count": len(who), "names": names}))
    return tuple(said)
