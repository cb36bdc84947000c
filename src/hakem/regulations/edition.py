"""An edition of a regulation, and the articles that code may cite."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from hakem.i18n import Article


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
