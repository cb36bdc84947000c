"""The players of an event beside a rating list: what differs, how much that matters, and what would change.

The handbook (A.1) and C.04.2 take the rating of the list in force. Nothing is
changed here: whoever agrees with a difference applies it, as any other change of
a player. The list writes names in ASCII, so that the same words in another
spelling are the same name, and ours stays.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Protocol

from hakem.desk.import_difference import json_of
from hakem.formats.rating_lists.listed import ListedPerson
from hakem.i18n import Datum, Json, Message, PlayerRef
from hakem.model import Birth, Player, PlayerId, Sex, Title, Tournament, search_words
from hakem.values import OneOf, dataclass, replace


class PlayerLookup(Protocol):
    """A rating list, as far as it is asked here."""

    def by_id(self, fide_id: int) -> ListedPerson | None:
        """Who has this FIDE number."""
        ...

    def by_national_id(self, national_id: str) -> ListedPerson | None:
        """Who has this licence number."""
        ...

    def find(self, name: str, birth_year: int | None = None) -> Sequence[ListedPerson]:
        """Who may be meant by a name."""
        ...


_COMPARED = ("name", "rating", "national_rating", "title", "sex", "birth", "federation", "fide_id", "national_id")


def fields_changed(was: Player, now: Player) -> dict[str, Json]:
    """The fields of ``change-player`` that make one of the other; what the list does not have is cleared."""
    differing = [name for name in _COMPARED if getattr(was, name) != getattr(now, name)]
    said: dict[str, Json] = {name: json_of(getattr(now, name)) for name in differing if getattr(now, name) is not None}
    gone: list[Json] = [name for name in differing if getattr(now, name) is None]
    return said | ({"clear": gone} if gone else {})


class ListRating(OneOf):
    """Which rating of a list counts for an event."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"
    NATIONAL = "national"


class Weight(OneOf):
    """How much a difference matters, the most first.

    DOUBTFUL: it may be another person, so nothing is proposed. WRONG: it changes
    the order, the pairing or the report. INCOMPLETE: the list knows more. NOTE: somebody should know.
    """

    DOUBTFUL = "doubtful"
    WRONG = "wrong"
    INCOMPLETE = "incomplete"
    NOTE = "note"


class Differing(OneOf):
    """What differs."""

    UNKNOWN_ID = "unknown-id"
    OTHER_PERSON = "other-person"
    SEVERAL = "several"
    NOT_LISTED = "not-listed"
    FIDE_ID = "fide-id"
    NATIONAL_ID = "national-id"
    RATING = "rating"
    NATIONAL_RATING = "national-rating"
    TITLE = "title"
    FEDERATION = "federation"
    BIRTH = "birth"
    SEX = "sex"
    NAME = "name"
    INACTIVE = "inactive"


@dataclass(frozen=True, slots=True)
class ListDifference:
    """One difference: what the event has, what the list has, and the player as this alone would make them.

    ``changed`` is None where there is nothing to apply.
    """

    player: PlayerId
    what: Differing
    weight: Weight
    ours: str = ""
    theirs: str = ""
    changed: Player | None = None

    @property
    def message(self) -> Message:
        """The difference in words."""
        data: dict[str, Datum] = {
            "player": PlayerRef(self.player),
            "ours": self.ours or "-",
            "theirs": self.theirs or "-",
        }
        return Message(f"lists.difference.{self.what.value}", data)


@dataclass(frozen=True, slots=True)
class ListComparison:
    """One player beside the list: who they are there, or who they may be, what differs, and all that applied."""

    player: Player
    listed: ListedPerson | None
    candidates: tuple[ListedPerson, ...]
    differences: tuple[ListDifference, ...]
    changed: Player


@dataclass(frozen=True, slots=True)
class ListQuestion:
    """Which rating is compared, and whether the standard one stands in for a rapid or blitz one that is missing."""

    rating: ListRating = ListRating.STANDARD
    effective: bool = False

    def of(self, person: ListedPerson) -> int | None:
        """The rating of a person that counts."""
        rating: int | None = getattr(person, self.rating.value)
        standing_in = self.effective and self.rating is not ListRating.NATIONAL
        return person.standard if rating is None and standing_in else rating


def compare_with_list(t: Tournament, lookup: PlayerLookup, question: ListQuestion) -> tuple[ListComparison, ...]:
    """Everybody beside the list, in the order of the event."""
    taken = {p.fide_id for p in t.players if p.fide_id is not None}
    return tuple(_compared(player, lookup, question, taken) for player in t.players)


def _compared(
    player: Player, lookup: PlayerLookup, question: ListQuestion, taken: Collection[int | None]
) -> ListComparison:
    listed = _by_number(player, lookup)
    if listed is not None and _share_no_word(player.name, listed.name):
        other = ListDifference(player.id, Differing.OTHER_PERSON, Weight.DOUBTFUL, player.name, listed.name)
        return ListComparison(player, listed, (), (other,), player)
    candidates: tuple[ListedPerson, ...] = ()
    found: list[ListDifference] = []
    if listed is None:
        candidates = _candidates(player, lookup, taken)
        number = player.national_id if question.rating is ListRating.NATIONAL else player.fide_id
        if number is not None or len(candidates) != 1:
            return ListComparison(player, None, candidates, (_unfound(player, candidates, number),), player)
        listed = candidates[0]
    found += _differences(player, listed, question)
    changed = player
    for difference in found:
        changed = _applied(changed, difference)
    return ListComparison(player, listed, candidates, tuple(found), changed)


def _by_number(player: Player, lookup: PlayerLookup) -> ListedPerson | None:
    listed = lookup.by_id(player.fide_id) if player.fide_id is not None else None
    if listed is None and player.national_id:
        listed = lookup.by_national_id(player.national_id)
    return listed


def _share_no_word(ours: str, theirs: str) -> bool:
    return not set(search_words(ours)) & set(search_words(theirs))


def _candidates(player: Player, lookup: PlayerLookup, taken: Collection[int | None]) -> tuple[ListedPerson, ...]:
    """Who may be meant by name and year of birth; those of the same federation if there are any."""
    year = player.birth.year if player.birth is not None else None
    found = [p for p in lookup.find(player.name, year) if p.fide_id is None or p.fide_id not in taken]
    same = [p for p in found if player.federation is not None and p.federation == player.federation]
    return tuple(same or found)


def _unfound(player: Player, candidates: Sequence[ListedPerson], number: int | str | None) -> ListDifference:
    names = "; ".join(f"{p.name} ({p.fide_id or p.national_id})" for p in candidates[:5])
    if number is not None:
        return ListDifference(player.id, Differing.UNKNOWN_ID, Weight.DOUBTFUL, str(number), names)
    if candidates:
        return ListDifference(player.id, Differing.SEVERAL, Weight.DOUBTFUL, player.name, names)
    return ListDifference(player.id, Differing.NOT_LISTED, Weight.NOTE, player.name)


def _differences(player: Player, listed: ListedPerson, question: ListQuestion) -> Iterator[ListDifference]:
    """What differs between a player and the person of the list, what matters most first."""
    rating = question.of(listed)
    if question.rating is ListRating.NATIONAL:
        if rating != player.national_rating:
            yield _of(player, Differing.NATIONAL_RATING, player.national_rating, rating, national_rating=rating)
    elif rating != player.rating:
        yield _of(player, Differing.RATING, player.rating, rating, rating=rating)
    if listed.fide_id is not None and listed.fide_id != player.fide_id:
        yield _of(player, Differing.FIDE_ID, player.fide_id, listed.fide_id, fide_id=listed.fide_id)
    if listed.national_id and listed.national_id != player.national_id:
        yield _of(player, Differing.NATIONAL_ID, player.national_id, listed.national_id, national_id=listed.national_id)
    yield from _personal(player, listed, question)
    if sorted(search_words(player.name)) != sorted(search_words(listed.name)):
        yield ListDifference(player.id, Differing.NAME, Weight.NOTE, player.name, listed.name)
    if listed.inactive:
        yield ListDifference(player.id, Differing.INACTIVE, Weight.NOTE)


def _personal(player: Player, listed: ListedPerson, question: ListQuestion) -> Iterator[ListDifference]:
    """Title, federation, year of birth and sex. A national list that gives no title does not take one away."""
    title = next((t for t in Title if t.value == (listed.title or listed.women_title)), None)
    if title is not player.title and (title is not None or question.rating is not ListRating.NATIONAL):
        ours = player.title.value if player.title else None
        yield _of(player, Differing.TITLE, ours, title.value if title else None, title=title)
    if listed.federation and listed.federation != player.federation:
        yield _of(player, Differing.FEDERATION, player.federation, listed.federation, federation=listed.federation)
    year = player.birth.year if player.birth is not None else None
    if listed.birth_year is not None and listed.birth_year != year:
        yield _of(player, Differing.BIRTH, year, listed.birth_year, birth=Birth(listed.birth_year))
    sex = Sex(listed.sex) if listed.sex else None
    if sex is not None and sex is not player.sex:
        yield _of(player, Differing.SEX, player.sex.value if player.sex else None, sex.value, sex=sex)


def _of(player: Player, what: Differing, ours: object, theirs: object, **change: object) -> ListDifference:
    """A difference that can be applied: wrong if the event says something else, incomplete if it says nothing."""
    weight = Weight.INCOMPLETE if ours is None else Weight.WRONG
    changed: Player = replace(player, **change)  # type: ignore[arg-type]
    return ListDifference(player.id, what, weight, _text(ours), _text(theirs), changed)


def _text(side: object) -> str:
    return "" if side is None else str(side)


_FIELDS = {
    Differing.FIDE_ID: "fide_id",
    Differing.NATIONAL_ID: "national_id",
    Differing.RATING: "rating",
    Differing.NATIONAL_RATING: "national_rating",
    Differing.TITLE: "title",
    Differing.FEDERATION: "federation",
    Differing.BIRTH: "birth",
    Differing.SEX: "sex",
}


def _applied(player: Player, difference: ListDifference) -> Player:
    """The player with one difference more applied."""
    if difference.changed is None:
        return player
    field = _FIELDS[difference.what]
    return replace(player, **{field: getattr(difference.changed, field)})
