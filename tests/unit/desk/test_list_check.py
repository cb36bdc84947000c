"""Players beside a rating list: every kind of difference, how much it matters, and what it would change."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hakem.desk.list_check import (
    Differing,
    ListComparison,
    ListQuestion,
    ListRating,
    PlayerLookup,
    Weight,
    compare_with_list,
)
from hakem.formats.rating_lists.listed import ListedPerson
from hakem.i18n import CATALOGUE, languages
from hakem.model import Birth, Player, PlayerId, Sex, Title, Tournament, search_words
from hakem.values import replace


class Rows:
    """A list in memory, found by looking at every row."""

    def __init__(self, *rows: ListedPerson) -> None:
        self.rows = rows

    def by_id(self, fide_id: int) -> ListedPerson | None:
        return next((p for p in self.rows if p.fide_id == fide_id), None)

    def by_national_id(self, national_id: str) -> ListedPerson | None:
        return next((p for p in self.rows if p.national_id == national_id), None)

    def find(self, name: str, birth_year: int | None = None) -> Sequence[ListedPerson]:
        words = sorted(search_words(name))
        same = [p for p in self.rows if sorted(search_words(p.name)) == words]
        return [p for p in same if birth_year is None or p.birth_year in (None, birth_year)]


OURS = Player(
    PlayerId(7),
    7,
    "Işık, Çağla",
    rating=2000,
    title=Title.WFM,
    sex=Sex.WOMAN,
    birth=Birth(1998, 3, 12),
    federation="TUR",
    fide_id=63,
)
THEIRS = ListedPerson(63, "Isik, Cagla", "TUR", "w", "WFM", "WFM", standard=2000, rapid=1900, birth_year=1998)


def compared(player: Player, rows: PlayerLookup, question: ListQuestion | None = None) -> ListComparison:
    (one,) = compare_with_list(Tournament((player,), 5), rows, question or ListQuestion())
    return one


def found(player: Player, *rows: ListedPerson) -> list[tuple[Differing, Weight]]:
    return [(d.what, d.weight) for d in compared(player, Rows(*rows)).differences]


def test_nothing_differs() -> None:
    """Another spelling of the same name is no difference, and a whole day of birth is no other year."""
    one = compared(OURS, Rows(THEIRS))
    assert (one.listed, one.differences, one.changed) == (THEIRS, (), OURS)


@pytest.mark.parametrize(
    ("listed", "what", "changed"),
    [
        (THEIRS._replace(standard=2014), Differing.RATING, replace(OURS, rating=2014)),
        (THEIRS._replace(standard=None), Differing.RATING, replace(OURS, rating=None)),
        (THEIRS._replace(title="WIM"), Differing.TITLE, replace(OURS, title=Title.WIM)),
        (THEIRS._replace(title="", women_title=""), Differing.TITLE, replace(OURS, title=None)),
        (THEIRS._replace(federation="GER"), Differing.FEDERATION, replace(OURS, federation="GER")),
        (THEIRS._replace(birth_year=1999), Differing.BIRTH, replace(OURS, birth=Birth(1999))),
        (THEIRS._replace(sex="m"), Differing.SEX, replace(OURS, sex=Sex.MAN)),
    ],
)
def test_what_is_wrong_and_what_it_would_change(listed: ListedPerson, what: Differing, changed: Player) -> None:
    one = compared(OURS, Rows(listed))
    (difference,) = one.differences
    assert (difference.what, difference.weight) == (what, Weight.WRONG)
    assert difference.changed == changed == one.changed


def test_what_the_event_does_not_know_is_filled_in() -> None:
    bare = Player(PlayerId(7), 7, "Çağla Işık", fide_id=63)
    one = compared(bare, Rows(THEIRS))
    assert {d.what for d in one.differences} == {
        Differing.RATING,
        Differing.TITLE,
        Differing.FEDERATION,
        Differing.BIRTH,
        Differing.SEX,
    }
    assert {d.weight for d in one.differences} == {Weight.INCOMPLETE}
    assert one.changed == replace(OURS, name="Çağla Işık", birth=Birth(1998))


def test_the_title_of_women_counts_where_there_is_no_other() -> None:
    assert found(OURS, THEIRS._replace(title="")) == []
    assert compared(OURS, Rows(THEIRS._replace(title="XM"))).changed.title is None


def test_names_stay_ours() -> None:
    one = compared(OURS, Rows(THEIRS._replace(name="Isik, Cagla Nur")))
    assert [(d.what, d.weight, d.changed) for d in one.differences] == [(Differing.NAME, Weight.NOTE, None)]
    assert one.changed == OURS


def test_who_does_not_play_any_more() -> None:
    assert found(OURS, THEIRS._replace(inactive=True)) == [(Differing.INACTIVE, Weight.NOTE)]


class TestWhoIsMeant:
    """A number that leads to somebody else changes nothing; a name leads to a number if it leads to one only."""

    def test_the_number_of_somebody_else(self) -> None:
        one = compared(OURS, Rows(THEIRS._replace(name="Kaya, Ali", standard=2600)))
        assert [(d.what, d.weight) for d in one.differences] == [(Differing.OTHER_PERSON, Weight.DOUBTFUL)]
        assert one.changed == OURS

    def test_a_number_that_nobody_has(self) -> None:
        other = THEIRS._replace(fide_id=64)
        one = compared(OURS, Rows(other))
        assert [(d.what, d.weight) for d in one.differences] == [(Differing.UNKNOWN_ID, Weight.DOUBTFUL)]
        assert (one.candidates, one.changed) == ((other,), OURS)

    def test_no_number_and_one_who_is_called_so(self) -> None:
        one = compared(replace(OURS, fide_id=None), Rows(THEIRS, THEIRS._replace(fide_id=70, birth_year=1950)))
        assert [(d.what, d.weight) for d in one.differences] == [(Differing.FIDE_ID, Weight.INCOMPLETE)]
        assert one.changed == OURS

    def test_no_number_and_several(self) -> None:
        one = compared(replace(OURS, fide_id=None), Rows(THEIRS, THEIRS._replace(fide_id=70)))
        assert [(d.what, d.weight) for d in one.differences] == [(Differing.SEVERAL, Weight.DOUBTFUL)]
        assert len(one.candidates) == 2
        assert one.changed.fide_id is None

    def test_those_of_the_same_federation_come_first(self) -> None:
        one = compared(replace(OURS, fide_id=None), Rows(THEIRS, THEIRS._replace(fide_id=70, federation="GER")))
        assert one.listed == THEIRS

    def test_a_number_that_another_player_has_is_no_candidate(self) -> None:
        twin = replace(OURS, id=PlayerId(8), number=8, fide_id=None)
        first, second = compare_with_list(Tournament((OURS, twin), 5), Rows(THEIRS), ListQuestion())
        assert first.differences == ()
        assert [d.what for d in second.differences] == [Differing.NOT_LISTED]

    def test_nobody(self) -> None:
        assert found(replace(OURS, fide_id=None)) == [(Differing.NOT_LISTED, Weight.NOTE)]


class TestWhichRating:
    def test_rapid(self) -> None:
        one = compared(OURS, Rows(THEIRS), ListQuestion(ListRating.RAPID))
        assert one.changed == replace(OURS, rating=1900)

    @pytest.mark.parametrize(("effective", "rating"), [(False, None), (True, 2000)])
    def test_the_standard_rating_stands_in(self, effective: bool, rating: int | None) -> None:
        assert compared(OURS, Rows(THEIRS), ListQuestion(ListRating.BLITZ, effective)).changed.rating == rating

    def test_national(self) -> None:
        """A national list gives its rating and licence, and takes no title away."""
        listed = ListedPerson(63, "Işık, Çağla", sex="w", birth_year=1998, national_id="35", national=1850)
        one = compared(OURS, Rows(listed), ListQuestion(ListRating.NATIONAL, effective=True))
        assert one.changed == replace(OURS, national_rating=1850, national_id="35")
        licensed = replace(OURS, fide_id=None, national_id="35", national_rating=1850)
        assert compared(licensed, Rows(listed), ListQuestion(ListRating.NATIONAL)).changed.fide_id == 63
        unknown = compared(licensed, Rows(), ListQuestion(ListRating.NATIONAL))
        assert [(d.what, d.ours) for d in unknown.differences] == [(Differing.UNKNOWN_ID, "35")]


def test_every_difference_can_be_said() -> None:
    for language in languages():
        assert all(CATALOGUE.has(f"lists.difference.{what.value}", language) for what in Differing)
    one = compared(OURS, Rows(THEIRS._replace(standard=2014)))
    assert one.differences[0].message.data["theirs"] == "2014"
