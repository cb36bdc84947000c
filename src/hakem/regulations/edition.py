"""An edition of a regulation, the articles that code may cite, and which edition held on a given day."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Protocol, TypeVar

from hakem.errors import UnknownName
from hakem.i18n import Article
from hakem.values import dataclass, field


@dataclass(frozen=True, slots=True)
class Edition:
    """One text of a regulation: its name, when it holds, and its articles with our own short titles.

    ``art`` refuses a number that the edition does not have, so a citation that
    compiles is a citation that exists.
    """

    regulation: str
    id: str
    title: str
    source: str
    articles: Mapping[str, str] = field(hash=False)
    valid_from: date | None = None
    valid_until: date | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "articles", dict(self.articles))  # which can be pickled, whatever was given

    def art(self, number: str) -> Article:
        """The article of that number."""
        if number not in self.articles:
            raise KeyError(f"{self.regulation} ({self.id}) has no article {number}")
        return Article(self.regulation, self.id, number)

    @property
    def whole(self) -> Article:
        """The edition as a whole, for a sentence that names no article of it."""
        return Article(self.regulation, self.id, "")

    def holds_on(self, day: date) -> bool:
        """Whether the edition was in force on that day."""
        return (self.valid_from is None or self.valid_from <= day) and (
            self.valid_until is None or day <= self.valid_until
        )


class InEdition(Protocol):
    """Rules that belong to an edition."""

    @property
    def edition(self) -> Edition: ...


R = TypeVar("R", bound=InEdition)


def choose_rules(rules: Iterable[R], wanted: str | None, day: date | None) -> R:
    """The rules of the edition that ``choose`` gives."""
    known = tuple(rules)
    edition = choose((r.edition for r in known), wanted, day)
    return next(r for r in known if r.edition == edition)


def choose(editions: Iterable[Edition], wanted: str | None, day: date | None) -> Edition:
    """The edition asked for; without a wish the one in force on ``day``, and today's when no day is known."""
    known = tuple(editions)
    if wanted is None:
        return next((e for e in known if day is not None and e.holds_on(day)), known[-1])
    for edition in known:
        if edition.id == wanted:
            return edition
    raise UnknownName("edition", wanted, tuple(e.id for e in known))


def any_in_force(editions: Iterable[Edition], day: date) -> bool:
    """Whether one of the editions held on that day; if not, another day's stands in for it."""
    return any(edition.holds_on(day) for edition in editions)
