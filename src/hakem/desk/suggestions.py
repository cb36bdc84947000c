"""Who may be meant while a name is being typed: persons of rating lists, one line for each of them.

Several lists are put together: whoever stands in the list of FIDE and in the
national one is one person, with the name as the country writes it.
"""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.list_check import ListRating
from hakem.formats.rating_lists.listed import ListedPerson
from hakem.i18n import Json
from hakem.model import PlayerId, Title, Tournament
from hakem.values import dataclass

Found = tuple[str, Sequence[ListedPerson]]
"""The label of a list, and who was found in it."""

_TITLES = frozenset(title.value for title in Title)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A person, the rating that counts for the event, the lists that know them, and who they are if they are in."""

    person: ListedPerson
    rating: int | None
    lists: tuple[str, ...]
    entered: PlayerId | None

    @property
    def title(self) -> str:
        """The title over the board."""
        return self.person.title or self.person.women_title

    @property
    def fields(self) -> dict[str, Json]:
        """The fields of ``add-player``; what the lists do not know is not said."""
        person = self.person
        said: dict[str, Json] = {
            "name": person.name,
            "rating": self.rating,
            "national_rating": person.national,
            "title": self.title if self.title in _TITLES else None,
            "sex": {"m": "m", "w": "f"}.get(person.sex),
            "birth": str(person.birth_year) if person.birth_year else None,
            "federation": person.federation or None,
            "club": person.club or None,
            "fide_id": person.fide_id,
            "national_id": person.national_id or None,
            "rating_list": ", ".join(self.lists),
        }
        return {name: value for name, value in said.items() if value is not None}


def suggestions(t: Tournament, found: Sequence[Found], rating: ListRating) -> tuple[Suggestion, ...]:
    """Everybody who was found, once, the first list first."""
    people: dict[object, tuple[ListedPerson, tuple[str, ...]]] = {}
    for label, persons in found:
        for person in persons:
            key: object = person.fide_id or (person.national_id or person.name, person.birth_year)
            known, lists = people.get(key, (person, ()))
            people[key] = (_together(known, person) if lists else person, (*lists, label))
    by_fide = {p.fide_id: p.id for p in t.players if p.fide_id}
    by_licence = {p.national_id: p.id for p in t.players if p.national_id}
    return tuple(
        Suggestion(
            person,
            None if rating is ListRating.NATIONAL else getattr(person, rating.value) or person.standard,
            lists,
            by_fide.get(person.fide_id or 0) or by_licence.get(person.national_id or "-"),
        )
        for person, lists in people.values()
    )


def _together(one: ListedPerson, other: ListedPerson) -> ListedPerson:
    """What two lists know of one person; the national one knows how the name is written."""
    joined = {field: getattr(one, field) or getattr(other, field) for field in ListedPerson._fields}
    name = other.name if other.national is not None or not other.name.isascii() else one.name
    return ListedPerson(**{**joined, "name": name})
