"""The people of a simulated tournament: names, ratings, titles, years of birth.

Nobody has a FIDE or national number: a number made up could be somebody's.
"""

from __future__ import annotations

from fractions import Fraction

from hakem.model import Birth, Player, PlayerId, Sex, Title
from hakem.simulation.chance import Chance
from hakem.simulation.names import ABROAD, HOME
from hakem.simulation.settings import RatingBell, Settings
from hakem.values import replace

_FROM_HOME = Fraction(3, 5)
_WOMEN = Fraction(1, 4)
_UNRATED = Fraction(1, 15)
_TITLED = Fraction(4, 5)
"""The part of those strong enough for a title who have it."""

_TITLES = ((2500, Title.GM), (2400, Title.IM), (2300, Title.FM), (2200, Title.CM))
_WOMENS_TITLES = (*_TITLES[:2], (2300, Title.WGM), (2200, Title.WIM), (2100, Title.WFM), (2000, Title.WCM))
_TOP_OF_FIELD, _END_OF_FIELD = (2100, 2600), (1200, 1700)
_AGES = (9, 70)
_PATIENCE = 100
"""So often a rating outside the limits is drawn again."""


def players(settings: Settings, year: int) -> tuple[Player, ...]:
    """As many people as the settings ask for, in no order."""
    chance = Chance(settings.seed, "field")
    drawn = (chance.between(*_END_OF_FIELD), chance.between(*_TOP_OF_FIELD))
    low, high = settings.ratings or drawn
    unrated = _UNRATED if settings.ratings is None else Fraction(0)
    made = tuple(
        _player(Chance(settings.seed, "player", n), n, (low, high), (unrated, year))
        for n in range(1, settings.players + 1)
    )
    if settings.exactly is not None:
        return tuple(_rated(p, rating) for p, rating in zip(made, settings.exactly, strict=True))
    if settings.bell is not None:
        bell = settings.bell
        return tuple(_rated(p, _in_bell(Chance(settings.seed, "bell", p.id), bell, (low, high))) for p in made)
    return made


def _rated(p: Player, rating: int | None) -> Player:
    """The player with that rating, and with no title that it is not usual for."""
    return replace(p, rating=rating or None, title=_title(rating or 0, p.sex is Sex.WOMAN) if p.title else None)


def _in_bell(chance: Chance, bell: RatingBell, limits: tuple[int, int]) -> int:
    """A rating of the bell: twelve even draws add up to one that is nearly normal, without any floating point."""
    low, high = limits
    median = Fraction(low + high, 2) - bell.below
    deviation = Fraction(high - low, bell.groups + 1)
    for _ in range(_PATIENCE):
        rating = int(median + deviation * (sum(chance.share() for _ in range(12)) - 6))
        if low <= rating <= high:
            return rating
    return chance.between(low, high)


def _player(chance: Chance, n: int, ratings: tuple[int, int], about: tuple[Fraction, int]) -> Player:
    unrated, year = about
    woman = chance.happens(_WOMEN)
    country = HOME if chance.happens(_FROM_HOME) else chance.pick(ABROAD)
    name = f"{chance.pick(country.surnames)}, {chance.pick(country.women if woman else country.men)}"
    rating = sum(chance.between(*ratings) for _ in range(2)) // 2  # more people in the middle than at the ends
    born = year - chance.between(*_AGES)
    titled = chance.happens(_TITLED)
    if chance.happens(unrated):
        rating, titled = 0, False
    return Player(
        PlayerId(n),
        n,
        name,
        rating=rating or None,
        title=_title(rating, woman) if titled else None,
        sex=Sex.WOMAN if woman else Sex.MAN,
        birth=Birth(born),
        federation=country.federation,
    )


def _title(rating: int, woman: bool) -> Title | None:
    """The highest title that the rating is usual for."""
    return next((title for least, title in (_WOMENS_TITLES if woman else _TITLES) if rating >= least), None)
