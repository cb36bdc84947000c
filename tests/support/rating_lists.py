"""Rating lists that nobody published: persons from a seed, and the files that are made of them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from xml.sax.saxutils import escape

from hakem.formats.rating_lists.listed import ListedPerson
from hakem.model import ascii_name
from hakem.simulation.names import ABROAD, CITIES, HOME

_TITLES = (*["CM", "FM", "FM", "IM", "GM"], *[""] * 60)
_LETTERS = "abcdefgiklmnoprstuvyz"


def people(count: int, seed: int = 1, ascii_only: bool = True) -> Iterator[ListedPerson]:
    """So many persons, two thirds of them without a rating, as on the list of FIDE."""
    chance = random.Random(seed)
    for number in range(count):
        country = HOME if chance.random() < 0.2 else chance.choice(ABROAD)
        woman = chance.random() < 0.25
        given = chance.choice(country.women if woman else country.men)
        surname = chance.choice(country.surnames) + "".join(chance.choices(_LETTERS, k=chance.randrange(5)))
        name = f"{surname}, {given}"
        if chance.random() < 0.3:
            name += " " + chance.choice(country.women if woman else country.men)
        rated = chance.random() < 0.35
        title = chance.choice(_TITLES) if rated else ""
        yield ListedPerson(
            fide_id=100_000 + 7 * number + chance.randrange(7),
            name=ascii_name(name).replace("?", "e") if ascii_only else name,
            federation=country.federation,
            sex="w" if woman else "m",
            title=title,
            women_title="WFM" if woman and title else "",
            other_titles="NA" if chance.random() < 0.02 else "",
            standard=chance.randrange(1400, 2850) if rated else None,
            standard_k=chance.choice((10, 20, 40)) if rated else None,
            rapid=chance.randrange(1400, 2800) if rated and chance.random() < 0.6 else None,
            rapid_k=20 if rated else None,
            blitz=chance.randrange(1400, 2800) if rated and chance.random() < 0.5 else None,
            blitz_k=20 if rated else None,
            birth_year=chance.randrange(1930, 2020) if chance.random() < 0.97 else None,
            inactive=chance.random() < 0.3,
        )


_TO_FOA = (
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
)
COMBINED = _TO_FOA + "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
LEGACY = _TO_FOA + "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
SINGLE = _TO_FOA + "FOA OCT26 Gms K  B-day Flag"


def combined(found: Iterable[ListedPerson]) -> Iterator[str]:
    """The lines of the combined list, as FIDE writes them."""
    yield COMBINED + "\r\n"
    for p in found:
        yield f"{_to_titles(p)}{'':<4}{_ratings(p)}{_end(p)}\r\n"


def legacy(found: Iterable[ListedPerson]) -> Iterator[str]:
    """The lines of the older layout, which has no titles of the arena."""
    yield LEGACY + "\r\n"
    for p in found:
        yield f"{_to_titles(p)}{_ratings(p)}{_end(p)}\r\n"


def single(found: Iterable[ListedPerson], kind: str = "standard") -> Iterator[str]:
    """The lines of a list of one rating."""
    yield SINGLE + "\r\n"
    for p in found:
        rating, k = getattr(p, kind), getattr(p, f"{kind}_k")
        yield f"{_to_titles(p)}{'':<4}{rating or 0:<6}{0:<4}{k or 0:<3}{_end(p)}\r\n"


def _to_titles(p: ListedPerson) -> str:
    sex = {"m": "M", "w": "F", "": ""}[p.sex]
    return f"{p.fide_id:<15}{p.name:<61}{p.federation:<4}{sex:<4}{p.title:<5}{p.women_title:<5}{p.other_titles:<15}"


def _ratings(p: ListedPerson) -> str:
    pairs = ((p.standard, p.standard_k), (p.rapid, p.rapid_k), (p.blitz, p.blitz_k))
    return "".join(f"{rating or 0:<6}{0:<4}{k or 0:<3}" for rating, k in pairs)


def _end(p: ListedPerson) -> str:
    flag = ("w" if p.sex == "w" else "") + ("i" if p.inactive else "")
    return f"{p.birth_year or '0000':<6}{flag:<4}"


_FIELDS = (
    *(("fideid", "fide_id"), ("name", "name"), ("country", "federation"), ("sex", "sex"), ("title", "title")),
    *(("w_title", "women_title"), ("o_title", "other_titles"), ("rating", "standard"), ("k", "standard_k")),
    *(("rapid_rating", "rapid"), ("rapid_k", "rapid_k"), ("blitz_rating", "blitz"), ("blitz_k", "blitz_k")),
    ("birthday", "birth_year"),
)


def xml(found: Iterable[ListedPerson]) -> Iterator[str]:
    """The combined list as XML."""
    yield "<playerslist>\n"
    for p in found:
        said = {tag: escape(str(getattr(p, field) or "")) for tag, field in _FIELDS}
        said["sex"] = {"m": "M", "w": "F", "": ""}[p.sex]
        said["flag"] = "i" if p.inactive else ""
        yield "<player>\n" + "".join(f"<{tag}>{text}</{tag}>\n" for tag, text in said.items()) + "</player>\n"
    yield "</playerslist>\n"


def national(found: Iterable[ListedPerson], separator: str = ";") -> Iterator[str]:
    """A national list as a table; the licence follows from the number of FIDE."""
    yield separator.join(("Lisans No", "Adı Soyadı", "Doğum Tarihi", "Cinsiyet", "İl", "UKD", "FIDE ID")) + "\n"
    for row in national_rows(found):
        yield separator.join(f'"{cell}"' if separator in cell else cell for cell in row) + "\n"


def national_rows(found: Iterable[ListedPerson]) -> Iterator[Sequence[str]]:
    """The cells of a national list, without its heading."""
    for p in found:
        assert p.fide_id is not None
        birth = f"17.05.{p.birth_year}" if p.birth_year else ""
        sex = {"m": "Erkek", "w": "Kadın", "": ""}[p.sex]
        yield (
            str(p.fide_id + 1),
            p.name,
            birth,
            sex,
            CITIES[p.fide_id % len(CITIES)],
            str(p.standard or 0),
            str(p.fide_id),
        )
