"""C.04.2 (2026): the initial order, article by article."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import RequestError
from hakem.facts.initial_order import C04_2_2026, TITLE_ORDER, OrderCriterion, initial_order, numbered
from hakem.model import TURKISH, Bye, ByeKind, Player, PlayerId, Round, Title, Tournament


def player(number: int, name: str, rating: int | None = None, **more: object) -> Player:
    return replace(Player(PlayerId(number), number, name, rating), **more)  # type: ignore[arg-type]


class TestArticle2_2_1:  # noqa: N801 - the number of the article
    """Strength, higher first."""

    def test_strength_before_everything(self) -> None:
        players = (player(1, "A", 2400, title=Title.GM), player(2, "Z", 2401))
        assert initial_order(players, C04_2_2026, TURKISH).order == (2, 1)

    def test_national_rating_stands_in_for_a_missing_one(self) -> None:
        """Reading: without another method, the national rating is the measure of those who have no FIDE rating."""
        players = (player(1, "A", 1800), player(2, "B", national_rating=1900), player(3, "C"))
        assert initial_order(players, C04_2_2026, TURKISH).order == (2, 1, 3)

    def test_without_any_strength_last(self) -> None:
        players = (player(1, "A", title=Title.GM), player(2, "B", 1000))
        assert initial_order(players, C04_2_2026, TURKISH).order == (2, 1)


class TestArticle2_2_2:  # noqa: N801
    """Title, in the order of the article; none comes last."""

    def test_title_order(self) -> None:
        titles = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")
        assert tuple(title.value for title in TITLE_ORDER) == titles
        players = [player(9, "A", 2000), *(player(i, "Z", 2000, title=t) for i, t in enumerate(TITLE_ORDER, start=1))]
        found = initial_order(players[::-1], C04_2_2026, TURKISH)
        assert found.order == (*range(1, 9), 9)
        assert {(note.decided_by, note.article.number) for note in found.notes} == {(OrderCriterion.TITLE, "2.2.2")}

    def test_national_rating_does_not_break_ties(self) -> None:
        players = (player(1, "B", 2000, national_rating=2300), player(2, "A", 2000))
        assert initial_order(players, C04_2_2026, TURKISH).order == (2, 1)


class TestArticle2_2_3:  # noqa: N801
    """The alphabet."""

    def test_turkish_alphabet(self) -> None:
        names = ("Ilgaz", "İnce", "Can", "Çelik", "Şen", "Sarı")
        players = tuple(player(i, name, 1500) for i, name in enumerate(names, start=1))
        found = initial_order(players, C04_2_2026, TURKISH)
        assert [names[i - 1] for i in found.order] == ["Can", "Çelik", "Ilgaz", "İnce", "Sarı", "Şen"]
        assert {(note.article.number, note.collation) for note in found.notes} == {("2.2.3", "tr")}

    def test_among_those_without_strength(self) -> None:
        players = (player(1, "B"), player(2, "A"), player(3, "C", title=Title.WCM))
        found = initial_order(players, C04_2_2026, TURKISH)
        assert found.order == (3, 2, 1)
        assert [note.decided_by for note in found.notes] == [OrderCriterion.TITLE, OrderCriterion.ALPHABET]


class TestArticle2_3:  # noqa: N801
    """Numbers 1, 2, 3 …; not anew once round 4 is paired."""

    @pytest.mark.parametrize(("paired", "allowed"), [(0, True), (3, True), (4, False)])
    def test_limit(self, paired: int, allowed: bool) -> None:
        rnd = Round((), (Bye(PlayerId(1), ByeKind.PAIRING_ALLOCATED),))
        t = Tournament((player(1, "A", 1000), player(2, "B", 1500)), 9, (rnd,) * paired)
        order = initial_order(t.players, C04_2_2026, TURKISH)
        if allowed:
            assert [p.number for p in numbered(t, order).players] == [2, 1]
        else:
            with pytest.raises(RequestError):
                numbered(t, order)
