"""Ratings as people and programs read them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.i18n.numbers import fixed_text, signed_text
from hakem.model import Event, Mark, PlayerId, Round, Tournament
from hakem.ratings import EventRatings, RatingList, rating_changes, rating_rules
from hakem.reports import (
    GAME_COLUMNS,
    RATING_COLUMNS,
    game_records,
    rating_records,
    rating_sheet,
    rating_sheet_text,
    ratings_text,
)
from tests.support.rating_samples import SUMMER, against

EVENT = against(2000, [(2100, "½"), (None, "1"), (1500, "1")], born=2009)


def sheet(t: Tournament, player: int, language: str = "en", ratings: EventRatings | None = None) -> list[str]:
    found = ratings or rating_changes(t)
    players = {p.id: p for p in t.players}
    return rating_sheet_text(rating_sheet(found.of(PlayerId(player)), players, found.rules), language).splitlines()


@pytest.mark.parametrize(
    ("value", "fixed", "signed"),
    [("0", "0.00", "0.00"), ("1/3", "0.33", "+0.33"), ("-5/2", "-2.50", "-2.50"), ("-1/1000", "0.00", "0.00")],
)
def test_figures(value: str, fixed: str, signed: str) -> None:
    assert (fixed_text(Fraction(value)), signed_text(Fraction(value))) == (fixed, signed)


def test_almost_nothing_has_no_sign() -> None:
    assert signed_text(Fraction(1, 1000)) == "0.00"
    assert [signed_text(n) for n in (-3, 0, 3)] == ["-3", "0", "+3"]


class TestTable:
    def test_english(self) -> None:
        assert ratings_text(rating_changes(EVENT)).splitlines() == [
            "Standard ratings, B.02 (2025)",
            "",
            "No  Name          Rating  Games  Score  Expected   K  Change   New  Perf.",
            " 1  Işık, Gülşen    2000      2     1½      1.28  40   +8.80  2009   1993",
            " 2  Rakip 2         2100      1      ½      0.64  20   -2.80  2097   2000",
            " 4  Rakip 4         1500      1      0      0.08  20   -1.60  1498   1200",
            "",
            "Without a rating, if this event alone counted:",
            "No  Name     Games  Score    Ra  First rating",
            " 3  Rakip 3      1      0  1867  none: an event without a point is ignored",
        ]

    def test_turkish(self) -> None:
        lines = ratings_text(rating_changes(EVENT), "tr").splitlines()
        assert lines[2].split() == ["No", "Adı", "Rating", "Oyun", "Puan", "Beklenen", "K", "Değişim", "Yeni", "Perf."]
        assert lines[-1].endswith("yok: hiç puan alınmayan etkinlik sayılmaz")

    def test_whoever_falls_off_the_list_has_no_new_rating(self) -> None:
        row = ratings_text(rating_changes(against(1400, [(1400, "0")]))).splitlines()[3]
        assert row.split()[-2:] == ["-", "600"]

    def test_nobody_has_a_rating(self) -> None:
        text = ratings_text(rating_changes(against(None, [(None, "1")])))
        assert "Rating  Games" not in text
        assert text.count("none: 0 of 5 games against rated players") == 2

    @pytest.mark.parametrize(("wanted", "words"), [(RatingList.RAPID, "Rapid"), (RatingList.BLITZ, "Blitz")])
    def test_the_list_is_named(self, wanted: RatingList, words: str) -> None:
        found = rating_changes(EVENT, rating_rules(EVENT, wanted))
        assert ratings_text(found).splitlines()[0] == f"{words} ratings, B.02 Rapid and Blitz (2024)"


class TestSheet:
    def test_english(self) -> None:
        assert sheet(EVENT, 1) == [
            "1  Işık, Gülşen  2000",
            "B.02 (2025) 8.3.3: K = 40: below 2300, until the end of the year of the 18th birthday",
            "B.02 (2025) 8.1.2: round 1: 2 Rakip 2 (2100), difference -100, expected 0.36, scored ½: +0.14",
            "B.02 (2025) 8.3.1: round 2: 3 Rakip 3: the opponent has no rating, does not count",
            "B.02 (2025) 8.3.1: round 3: 4 Rakip 4 (1500), difference +500 counts as +400, expected 0.92, "
            "scored 1: +0.08",
            "B.02 (2025) 8.3.2: scored 1½, expected 1.28: 40 × +0.22 = +8.80",
            "B.02 (2025) 8.3.4: with no other event in the rating period: +9, new rating 2009",
            "B.02 (2025) 8.1.1: opponents 1800.00 on average, 75 % of the points: performance 1993",
        ]

    def test_turkish(self) -> None:
        lines = sheet(EVENT, 1, "tr")
        assert lines[2].endswith("1. tur: 2 Rakip 2 (2100), fark -100, beklenen 0,36, alınan ½: +0,14")
        assert lines[4].endswith("fark +500 yerine +400 sayılır, beklenen 0,92, alınan 1: +0,08")

    def test_somebody_without_a_rating(self) -> None:
        t = against(None, [(1901, "1"), (1902, "1"), (1903, "1"), (1900, "0"), (1901, "0")])
        assert sheet(t, 1)[-2:] == [
            "B.02 (2025) 8.2.2: with two draws against 1800: Ra = 1872.43, 57 % of the points",
            "B.02 (2025) 8.2.3: Ra + dp = 1872 +50, at most 2200: first rating 1922",
        ]
        assert sheet(t, 1, "tr")[-1].endswith("ilk rating 1922")

    def test_nothing_to_tell_of_somebody_who_met_nobody(self) -> None:
        assert sheet(against(None, []), 1) == [
            "1  Işık, Gülşen",
            "B.02 (2025) 7.1.4: none: 0 of 5 games against rated players",
        ]
        assert [line.split(": ")[0] for line in sheet(against(2500, []), 1)[1:]] == [
            "B.02 (2025) 8.3.3",
            "B.02 (2025) 8.3.2",
            "B.02 (2025) 8.3.4",
        ]

    def test_k_made_smaller_and_a_rating_lost(self) -> None:
        lines = sheet(against(1405, [(1405, "0")] * 39), 1)
        assert lines[2] == "B.02 (2025) 8.3.3: 20 × 39 games is more than 700, so K = 17"
        assert lines[-2] == "B.02 (2025) 7.2.1: below 1400: without a rating on the next list"

    @pytest.mark.parametrize(
        ("language", "regulation"), [("en", "B.02 Rapid and Blitz"), ("tr", "B.02 Hızlı ve Yıldırım")]
    )
    def test_every_reason_why_a_game_does_not_count(self, language: str, regulation: str) -> None:
        t = against(2700, [(2000, "1"), (2600, "1"), (2600, "½"), (2600, "0")])
        forfeit, marked, pending = (t.rounds[n].games[0] for n in (1, 2, 3))
        rounds = (
            t.rounds[0],
            Round((replace(forfeit, played=False),)),
            Round((replace(marked, rated=False),)),
            Round((replace(pending, white_mark=Mark.PENDING, black_mark=Mark.PENDING),)),
        )
        t = replace(t, rounds=rounds)
        lines = sheet(t, 1, language, rating_changes(t, rating_rules(t, RatingList.RAPID)))[2:6]
        assert [line.split(": ")[0] for line in lines] == [
            f"{regulation} (2024) 7.3.1",
            *[f"{regulation} (2024) 4.1"] * 3,
        ]
        assert len(set(lines)) == 4

    @pytest.mark.parametrize(("code", "words"), [("900", "does not fit this list"), ("W300-B240", "different times")])
    def test_time_that_does_not_fit(self, code: str, words: str) -> None:
        t = against(2000, [(2000, "1")], Event(start=SUMMER, time_control_code=code))
        assert words in sheet(t, 1, ratings=rating_changes(t, rating_rules(t, RatingList.BLITZ)))[2]


class TestRecords:
    def test_a_row_for_everybody(self) -> None:
        rows = rating_records(rating_changes(EVENT))
        assert [tuple(row) for row in rows] == [RATING_COLUMNS] * 4
        assert rows[0] == {
            "id": 1,
            "number": 1,
            "name": "Işık, Gülşen",
            "rating": 2000,
            "games": 2,
            "score": "1.5",
            "expected": "1.28",
            "k": 40,
            "k_reason": "young",
            "change": "8.8",
            "rounded_change": 9,
            "new_rating": 2009,
            "stays_listed": True,
            "average": "1800.00",
            "performance": 1993,
            "first_rating": None,
            "missing": None,
        }
        assert {name: value for name, value in rows[3].items() if value is not None} == {
            "id": 3,
            "number": 3,
            "name": "Rakip 3",
            "games": 1,
            "score": "0.0",
            "average": "1866.67",
            "missing": "score",
        }

    def test_a_row_for_every_game(self) -> None:
        found = rating_changes(EVENT)
        rows = game_records(found.rated[0], {p.id: p for p in EVENT.players})
        assert [tuple(row) for row in rows] == [GAME_COLUMNS] * 3
        assert [row["counts"] for row in rows] == [True, False, True]
        assert (rows[1]["reason"], rows[1]["article"]) == ("no-rating", "B.02 (2025) 8.3.1")
        assert (rows[2]["difference"], rows[2]["counted_difference"], rows[2]["gain"]) == (500, 400, "0.08")
        (row,) = game_records(found.unrated[0], {p.id: p for p in EVENT.players})
        assert (row["opponent"], row["rating"], row["score"], row["difference"]) == (1, 2000, "0.0", None)
