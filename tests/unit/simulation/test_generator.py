"""Whole tournaments: they follow from the seed, make sense, and are what the engine would pair again."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from hakem.errors import PairingError, RequestError, UnknownName
from hakem.formats import dump_trf, parse_trf
from hakem.model import (
    AccelerationMethod,
    ByeKind,
    Player,
    PlayerId,
    Sex,
    Title,
    Tournament,
    point_system,
    problems,
)
from hakem.pairing import PairingSystem, check_round, system_for, system_named_by
from hakem.simulation import Rates, RatingBell, Settings, settings_like, simulate
from hakem.simulation.attendance import attendance
from hakem.simulation.field import players
from tests.support.neighbours import Helpless, Neighbours

OFTEN = Fraction(1, 5)
EVENTFUL = Rates(Fraction(1, 3), OFTEN, OFTEN, OFTEN, OFTEN, OFTEN)
BERGER = Settings(players=8, rounds=7, seed="test", system="berger")


@pytest.fixture
def swiss(monkeypatch: pytest.MonkeyPatch) -> PairingSystem:
    """A stand-in for every system."""
    system = Neighbours()
    monkeypatch.setattr("hakem.simulation.generator.system_for", lambda *_: system)
    return system


def settings(seed: str = "test", **changes: object) -> Settings:
    plain = Settings(players=13, rounds=6, seed=seed, rates=EVENTFUL)
    return replace(plain, **changes)  # type: ignore[arg-type]


def differences(system: PairingSystem, t: Tournament) -> list[object]:
    return [d for n in range(1, len(t.rounds) + 1) if (d := check_round(system, t, n)) is not None]


class TestRepeatable:
    def test_the_same_bytes_for_ever(self) -> None:
        """A seed in a bug report must give the same file years later: this figure may only change with the format."""
        text = dump_trf(simulate(BERGER).tournament).text
        assert hashlib.sha256(text.encode()).hexdigest()[:16] == "d26d0e49b79cfa75"

    def test_another_seed_another_event(self) -> None:
        assert simulate(BERGER) == simulate(BERGER)
        assert simulate(BERGER) != simulate(replace(BERGER, seed="other"))

    def test_the_seed_is_recorded(self) -> None:
        (lot,) = simulate(BERGER).tournament.lots
        assert (lot.purpose, lot.seed) == ("simulation", "test")


class TestSense:
    @pytest.mark.parametrize("seed", "abcdefgh")
    def test_checks_without_a_difference(self, seed: str, swiss: PairingSystem) -> None:
        made = simulate(settings(seed))
        assert problems(made.tournament) == ()
        assert len(made.tournament.rounds) == made.tournament.rounds_total
        read = parse_trf(dump_trf(made.tournament).text).require()
        assert differences(swiss, read) == differences(swiss, made.tournament) == []

    @pytest.mark.usefixtures("swiss")
    def test_everything_happens(self) -> None:
        rounds = [rnd for seed in "abcdefgh" for rnd in simulate(settings(seed)).tournament.rounds]
        kinds = Counter(bye.kind for rnd in rounds for bye in rnd.byes)
        assert set(kinds) == {ByeKind.PAIRING_ALLOCATED, ByeKind.HALF_POINT, ByeKind.ZERO_POINT}
        games = Counter(game.played for rnd in rounds for game in rnd.games)
        assert min(games[True], games[False]) > 20
        assert all(rnd.is_paired for rnd in rounds)

    @pytest.mark.usefixtures("swiss")
    def test_nothing_happens_that_is_not_asked_for(self) -> None:
        t = simulate(settings(rates=Rates())).tournament
        assert {bye.kind for rnd in t.rounds for bye in rnd.byes} == {ByeKind.PAIRING_ALLOCATED}
        assert all(game.played for rnd in t.rounds for game in rnd.games)

    @pytest.mark.usefixtures("swiss")
    def test_even_if_everybody_asks_for_a_bye_somebody_plays(self) -> None:
        always = Rates(half_bye=Fraction(1), zero_bye=Fraction(1), late=Fraction(1), withdraw=Fraction(1))
        made = simulate(settings(rates=always, players=5, rounds=3))
        assert all(rnd.games for rnd in made.tournament.rounds)

    @pytest.mark.usefixtures("swiss")
    def test_points(self) -> None:
        values = point_system(*(Fraction(n) for n in (3, 1, 0)))
        assert simulate(settings(points=values)).tournament.points == values

    @pytest.mark.usefixtures("swiss")
    def test_acceleration(self) -> None:
        t = simulate(settings(accelerated=True)).tournament
        assert t.acceleration is not None
        assert t.acceleration.method is AccelerationMethod.BAKU


class TestShorter:
    def test_ends_before_a_round_without_a_pairing(self, swiss: PairingSystem) -> None:
        made = simulate(settings(players=4, rounds=6, rates=Rates()))
        assert made.stuck_in == 4
        assert made.reason is not None
        t = made.tournament
        assert (len(t.rounds), t.rounds_total, len(t.event.round_dates)) == (3, 3, 3)
        assert t.event.end == t.event.round_dates[-1]
        assert differences(swiss, t) == []

    def test_no_round_at_all(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hakem.simulation.generator.system_for", lambda *_: Helpless())
        with pytest.raises(PairingError):
            simulate(settings())


class TestTables:
    @pytest.mark.parametrize("edition", ["2009", "2026"])
    @pytest.mark.parametrize(("count", "rounds"), [(6, 5), (7, 7), (6, 10), (5, 15), (6, 3)])
    def test_type_code_and_date_name_system_and_edition(self, edition: str, count: int, rounds: int) -> None:
        t = simulate(replace(BERGER, players=count, rounds=rounds, edition=edition, rates=EVENTFUL)).tournament
        read = parse_trf(dump_trf(t).text).require()
        named = system_named_by(read.event.type_code)
        assert named is not None
        system = system_for(named.system, None, read)
        assert system.edition.id == edition
        assert differences(system, read) == []

    def test_a_table_does_not_move(self) -> None:
        t = simulate(replace(BERGER, rates=replace(EVENTFUL, forfeit=Fraction(0)))).tournament
        assert all(len(rnd.games) == 4 for rnd in t.rounds)
        assert any(not game.played for rnd in t.rounds for game in rnd.games)

    def test_refused(self) -> None:
        for wrong in (
            {"system": "scheveningen"},
            {"accelerated": True},
            {"players": 1},
            {"rounds": 0},
            {"rounds": 1000},
        ):
            with pytest.raises(RequestError):
                simulate(replace(BERGER, **wrong))
        for ratings in ((2000, 1500), (0, 2000), (1000, 4000)):
            with pytest.raises(RequestError):
                simulate(replace(BERGER, ratings=ratings))
        for unknown in ({"system": "keizer"}, {"edition": "1066"}):
            with pytest.raises(UnknownName):
                simulate(replace(BERGER, **unknown))  # type: ignore[arg-type]


class TestField:
    def test_people(self) -> None:
        people = players(replace(BERGER, players=400), 2026)
        assert {p.sex for p in people} == {Sex.MAN, Sex.WOMAN}
        assert len({p.federation for p in people}) == 9
        assert {"ı", "ğ", "ş", "İ"} <= set("".join(p.name for p in people))
        assert any(p.rating is None for p in people)
        assert all(p.birth is not None and 1950 < p.birth.year < 2020 for p in people)
        assert all(p.fide_id is None and p.national_id is None for p in people)
        assert all(len(p.name) <= 33 for p in people)

    def test_ratings_and_titles(self) -> None:
        strong = players(replace(BERGER, players=300, ratings=(2000, 2700)), 2026)
        assert all(p.rating is not None and 2000 <= p.rating <= 2700 for p in strong)
        assert {p.title for p in strong} >= {Title.GM, Title.IM, Title.FM, Title.CM, Title.WGM, Title.WIM, None}
        assert all(p.sex is Sex.WOMAN for p in strong if p.title and p.title.value.startswith("W"))
        assert all(p.title is None for p in players(replace(BERGER, ratings=(1000, 1500)), 2026))

    def test_numbers_are_ids_in_the_order_of_strength(self) -> None:
        people = simulate(replace(BERGER, players=40, rounds=1)).tournament.players
        assert [p.id for p in people] == [p.number for p in people] == list(range(1, 41))
        ratings = [p.rating or 0 for p in people]
        assert ratings == sorted(ratings, reverse=True)


class TestAttendance:
    PEOPLE = tuple(Player(PlayerId(n), n, f"P{n}") for n in range(1, 61))

    def test_late_and_leaving(self) -> None:
        there = attendance(self.PEOPLE, settings(rates=Rates(late=OFTEN, withdraw=OFTEN), rounds=9))
        stays = list(there.stays.values())
        assert stays[:2] == [range(1, 10)] * 2
        assert {1, 2, 5} <= {stay.start for stay in stays} <= {1, 2, 3, 4, 5}
        assert len({stay.stop for stay in stays}) > 3
        assert all(1 <= stay.start < stay.stop <= 10 for stay in stays)
        assert there.announced(1) == ()
        assert {a.kind for a in there.absences(1)} == {ByeKind.ZERO_POINT}

    def test_no_half_point_bye_in_the_last_round(self) -> None:
        there = attendance(self.PEOPLE, settings(rates=Rates(half_bye=OFTEN), rounds=3))
        assert [bool(there.announced(n)) for n in (1, 2, 3)] == [True, True, False]

    def test_one_round_only(self) -> None:
        there = attendance(self.PEOPLE, settings(rates=EVENTFUL, rounds=1))
        assert set(there.stays.values()) == {range(1, 2)}


class TestRatings:
    """Ratings as a bell, and the very ratings of a model."""

    def test_bell_has_its_median_below_the_middle_and_stays_within_its_limits(self) -> None:
        wide, narrow = (
            sorted(p.rating or 0 for p in players(Settings(400, 5, "bell", ratings=(1400, 2600), bell=bell), 2026))
            for bell in (RatingBell(below=100, groups=2), RatingBell(below=100, groups=9))
        )
        for drawn in (wide, narrow):
            assert drawn[0] >= 1400
            assert drawn[-1] <= 2600
            assert abs(drawn[200] - 1900) < 60
        assert narrow[360] - narrow[40] < wide[360] - wide[40]

    def test_nobody_outside_the_limits_even_where_the_median_is(self) -> None:
        made = players(Settings(50, 5, "far", ratings=(2000, 2100), bell=RatingBell(below=3000, groups=5)), 2026)
        assert all(2000 <= (p.rating or 0) <= 2100 for p in made)

    def test_like_a_model(self) -> None:
        rates = Rates(forfeit=Fraction(1, 5), half_bye=Fraction(1, 10), full_bye=Fraction(1, 10), quick=Fraction(1, 5))
        model = simulate(Settings(40, 7, "model", rates=rates)).tournament
        like = settings_like(model, "another", "dutch", accelerated=False)
        assert (like.players, like.rounds, like.points) == (40, 7, model.points)
        assert like.exactly == tuple(p.rating for p in model.players)
        for name in ("forfeit", "half_bye", "full_bye", "quick"):
            assert abs(getattr(like.rates, name) - getattr(rates, name)) < Fraction(1, 12)
        made = simulate(like).tournament
        assert [p.rating for p in made.players] == [p.rating for p in model.players]

    def test_a_model_without_rounds_has_nothing_unusual(self) -> None:
        model = replace(simulate(Settings(10, 5, "model")).tournament, rounds=())
        assert settings_like(model, "another", "dutch", accelerated=False).rates == Rates()
