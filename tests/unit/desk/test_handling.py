"""What an arbiter is told before a Swiss round is paired, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from hakem.desk import RoundWish, SystemWish, pair_next
from hakem.desk.handling import COLOUR, event_seed
from hakem.errors import RequestError
from hakem.i18n import PairRef, PlayerRef
from hakem.model import Absence, ByeKind, Colour, Event, Game, Lot, Mark, PlayerId, Round, RoundNo, Tournament
from tests.support.round_robins import event

DUTCH_2009 = SystemWish("dutch", "2009")


def game(white: int, black: int, marks: str = "10", played: bool = True) -> Game:
    return Game(PlayerId(white), PlayerId(black), Mark(marks[0]), Mark(marks[1]), played)


def held(*rounds: tuple[Game, ...], players: int = 6) -> Tournament:
    return replace(event(players, 5), rounds=tuple(Round(games) for games in rounds), initial_colour=Colour.WHITE)


FIRST = (game(1, 4), game(5, 2, "01"), game(3, 6))


class TestOpenResults:
    """F.9, C.04.2 3.1: a game that is not finished counts as drawn; a forgotten one must not."""

    def test_of_the_last_round_are_named_with_the_article(self) -> None:
        t = held((*FIRST[:2], game(3, 6, "??")))
        (note,) = pair_next(t, RoundWish(DUTCH_2009)).notes
        assert note.key == "pairing.open-taken-as-draws"
        assert (note.data["round"], note.data["games"]) == (1, (PairRef(3, 6),))
        assert str(note.data["article"]) == "TSF Swiss (2009) F.9"
        (note,) = pair_next(t).notes
        assert str(note.data["article"]) == "C.04.2 (2026) 3.1"

    def test_of_a_round_before_are_refused_unless_accepted(self) -> None:
        t = held((*FIRST[:2], game(3, 6, "??")), (game(2, 1), game(4, 3), game(6, 5)))
        with pytest.raises(RequestError, match="round 1 still has games without a result: 3-6"):
            pair_next(t)
        assert [note.key for note in pair_next(t, RoundWish(open_as_draws=True)).notes] == [
            "pairing.open-taken-as-draws"
        ]

    def test_a_table_does_not_mind_them(self) -> None:
        t = held((game(1, 6, "??"), game(2, 5, "??"), game(3, 4, "??")), (game(6, 4), game(5, 3), game(1, 2)))
        assert pair_next(t, RoundWish(SystemWish("berger"))).notes == ()


class TestTheLotForTheColour:
    """A.7.c: it is drawn; the draw can be repeated, and is part of the event."""

    def test_is_drawn_once_and_kept(self) -> None:
        t = replace(event(6, 5), event=Event(name="Bahar Kupası", start=date(2026, 5, 1)))
        made = pair_next(t)
        (note,) = made.notes
        assert (note.key, note.data["seed"]) == ("pairing.colour-drawn", "Bahar Kupası 2026-05-01 6")
        assert made.tournament.initial_colour is not None
        assert made.tournament.lots == (
            Lot(COLOUR, event_seed(t), outcome=made.tournament.initial_colour.name.lower()),
        )
        assert pair_next(t) == made

    def test_comes_out_either_way(self) -> None:
        drawn = {pair_next(event(6, 5), RoundWish(seed=str(seed))).tournament.initial_colour for seed in range(9)}
        assert drawn == set(Colour)

    def test_decides_who_has_white(self) -> None:
        for seed in range(9):
            made = pair_next(event(6, 5), RoundWish(seed=str(seed)))
            top_has_white = made.pairing.boards[0].white == 1
            assert top_has_white == (made.tournament.initial_colour is Colour.WHITE)

    def test_somebody_may_say_the_colour(self) -> None:
        made = pair_next(event(6, 5), RoundWish(colour=Colour.BLACK))
        assert (made.notes, made.tournament.lots) == ((), ())
        assert made.pairing.boards[0].black == 1

    def test_but_not_another_one_than_the_event_says(self) -> None:
        with pytest.raises(RequestError, match="settled already"):
            pair_next(held(FIRST), RoundWish(colour=Colour.BLACK))

    def test_is_not_drawn_where_games_show_it(self) -> None:
        made = pair_next(replace(held(FIRST), initial_colour=None))
        assert (made.notes, made.tournament.lots) == ((), ())


class TestNumbersOutOfOrder:
    def rated(self, *ratings: int) -> Tournament:
        t = held(players=len(ratings))
        return replace(t, players=tuple(replace(p, rating=r) for p, r in zip(t.players, ratings, strict=True)))

    def test_are_said_with_the_first_two(self) -> None:
        (note,) = pair_next(self.rated(2400, 2200, 2300, 2100)).notes
        assert note.key == "pairing.numbers-out-of-order"
        assert (note.data["above"], note.data["below"]) == (PlayerRef(2), PlayerRef(3))
        assert str(note.data["article"]) == "C.04.2 (2026) 2.2.1"

    def test_equal_strength_is_in_order(self) -> None:
        assert pair_next(self.rated(2400, 2300, 2300, 2100)).notes == ()

    def test_not_once_numbers_are_final(self) -> None:
        t = self.rated(2400, 2200, 2300, 2100, 2000, 1900)
        rounds = (FIRST, (game(2, 1), game(4, 3), game(6, 5)), (game(1, 3), game(2, 6), game(5, 4)))
        assert pair_next(replace(t, rounds=tuple(map(Round, rounds)))).notes == ()


class TestWhoStayedAway:
    """F.8: whoever stays away without a word counts as withdrawn; the arbiter is told and decides."""

    T = held((*FIRST[:2], game(3, 6, "00", played=False)))

    def test_is_named_with_the_article_of_2009(self) -> None:
        (note,) = pair_next(self.T, RoundWish(DUTCH_2009)).notes
        assert note.key == "pairing.absent-without-notice"
        assert (note.data["players"], str(note.data["article"])) == (
            (PlayerRef(3), PlayerRef(6)),
            "TSF Swiss (2009) F.8",
        )
        assert [note.key for note in pair_next(self.T).notes] == ["pairing.absent"]

    def test_unless_they_are_away_now(self) -> None:
        away = tuple(Absence(RoundNo(2), PlayerId(p), ByeKind.ZERO_POINT) for p in (3, 6))
        assert pair_next(replace(self.T, absences=away)).notes == ()
