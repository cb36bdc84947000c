"""Headings of the column with the rating that seeded, and the same for programs: a column for either rating."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hakem.facts.seed_rating import RatingsShown, SeedRating, shown_in
from hakem.i18n import Json, Message, say

RECORD_HEAD = "national_rating"
"""The column that programs find beside ``rating`` where somebody was seeded by a national one."""


def rating_head(ratings: Iterable[SeedRating | None], usual: str, language: str | None) -> str:
    """The heading of a list: as it is called there, or national, or both; programs get keys."""
    kind = shown_in(ratings)
    if kind is RatingsShown.FIDE:
        return usual
    if language is None:
        return RECORD_HEAD if kind is RatingsShown.NATIONAL else f"rating ({RECORD_HEAD})"
    return say(Message(f"ratings.seed.{kind.value}"), language)


def rating_data(rating: SeedRating | None) -> dict[str, Json]:
    """The rating for programs: ``rating`` is FIDE's, a national one has a name of its own."""
    if rating is None or not rating.national:
        return {"rating": None if rating is None else rating.value}
    return {"rating": None, RECORD_HEAD: rating.value}


def with_national(head: Sequence[str], national: bool) -> list[str]:
    """The names of the columns of a table for programs, with a further one behind every ``rating``."""
    found = []
    for name in head:
        found.append(name)
        if national and name.endswith("rating"):
            found.append(name.removesuffix("rating") + RECORD_HEAD)
    return found


def rating_cells(rating: SeedRating | None, national: bool) -> list[int | None]:
    """The cells under ``rating`` and, if it is there, under ``national_rating``."""
    if rating is None:
        return [None, None] if national else [None]
    return [rating.fide, rating.own] if national else [rating.fide]


def any_national(ratings: Iterable[SeedRating | None]) -> bool:
    """Whether a table for programs needs the further column."""
    return any(each is not None and each.national for each in ratings)


def rating_cell(rating: SeedRating | None) -> int | str | None:
    """The cell of a spreadsheet: a number, in brackets where lists have brackets."""
    if rating is None:
        return None
    return str(rating) if rating.marked else rating.value


def rating_named(rating: SeedRating | None, language: str) -> str:
    """The rating where no heading says which it is: ``2000``, ``UKD 1500``."""
    if rating is None:
        return ""
    national = RatingsShown.NATIONAL.value
    return f"{say(Message(f'ratings.seed.{national}'), language)} {rating.value}" if rating.national else str(rating)


def head_if_any(ratings: Iterable[SeedRating | None], usual: str, language: str) -> str:
    """The heading of the column, or nothing where nobody has a rating and there is no column."""
    there = [each for each in ratings if each is not None]
    return rating_head(there, usual, language) if there else ""
