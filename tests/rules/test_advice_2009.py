"""What the handbook advises before an event, sentence by sentence: the openings of its chapters, and 002."""

from __future__ import annotations

import pytest

from hakem.desk import Advice, EventPlan, Ratings, Topic, advise
from hakem.desk.advice import COUNSELS, groups_with_final
from hakem.desk.planning import all_meet, one_winner
from hakem.errors import RequestError
from hakem.i18n import languages, say
from tests.support.some import some


def names(plan: EventPlan, topic: Topic | None = None) -> list[str]:
    """The pieces, by their keys."""
    return [p.message.key.removeprefix("advice.") for p in advise(plan) if topic in (None, p.topic)]


def piece(plan: EventPlan, name: str) -> Advice:
    (found,) = (p for p in advise(plan) if p.message.key == f"advice.{name}")
    return found


class TestRoundRobinOpening:
    """000:2352 "az sayıda oyuncunun katıldığı turnuvalar için idealdir"."""

    def test_few_players_with_time_meet_all(self) -> None:
        found = piece(EventPlan(players=8, days=7, rounds_per_day=1), "round-robin")
        assert (found.system, str(found.article)) == ("berger", "TSF Handbook (2009) Döner")

    def test_few_are_as_many_as_the_largest_printed_table_has(self) -> None:
        assert names(EventPlan(players=12), Topic.SYSTEM) == ["round-robin"]
        assert names(EventPlan(players=13), Topic.SYSTEM) == ["swiss"]

    def test_few_without_time_do_not(self) -> None:
        plan = EventPlan(players=8, days=6, rounds_per_day=1)
        assert names(plan, Topic.SYSTEM) == ["no-time-for-all", "swiss", "groups"]

    def test_an_odd_number_needs_a_round_more(self) -> None:
        assert names(EventPlan(players=7, days=6, rounds_per_day=1), Topic.SYSTEM)[0] == "no-time-for-all"
        assert piece(EventPlan(players=7, rounds=7), "round-robin-rounds").message.data == {"rounds": 7}

    def test_teams_few_enough_meet_as_well(self) -> None:
        assert piece(EventPlan(teams=9), "round-robin").system == "berger"


class TestOneClass:
    """000:20 "aynı sınıf oyuncu … en iyi yarışma şekli Round Robin"."""

    def test_players_of_one_class_meet_all_if_there_is_time(self) -> None:
        plan = EventPlan(players=14, days=13, rounds_per_day=1, ratings=Ratings.CLOSE)
        assert names(plan, Topic.SYSTEM) == ["one-class"]
        assert piece(plan, "list").preset == "individual-round-robin"

    def test_without_time_it_is_a_swiss(self) -> None:
        plan = EventPlan(players=14, days=9, rounds_per_day=1, ratings=Ratings.CLOSE)
        assert "one-class" not in names(plan)
        assert piece(plan, "list").preset == "swiss-ratings-close"

    def test_more_of_different_strength_are_told_that_there_is_time(self) -> None:
        """000:25 "İsviçre Sistemi, Berger Sistemi … tamlığına erişemez"."""
        plan = EventPlan(players=14, days=13, rounds_per_day=1, ratings=Ratings.APART)
        assert names(plan, Topic.SYSTEM)[:2] == ["complete", "swiss"]

    def test_an_event_with_as_many_rounds_is_a_round_robin(self) -> None:
        assert piece(EventPlan(players=14, rounds=13), "list").preset == "individual-round-robin"


class TestSwissOpening:
    """000:5-18: many players, a short time, ratings that differ; one winner in as few rounds as possible."""

    @pytest.mark.parametrize(
        ("players", "rounds"), [(2, 1), (8, 3), (9, 4), (40, 6), (600, 10), (1024, 10), (2000, 11)]
    )
    def test_fewest_rounds_with_one_winner(self, players: int, rounds: int) -> None:
        assert one_winner(players) == rounds
        unbeaten = players
        for _ in range(rounds):
            unbeaten = (unbeaten + 1) // 2
        assert unbeaten == 1

    def test_enough_rounds(self) -> None:
        assert piece(EventPlan(players=40, days=9, rounds_per_day=1), "enough-rounds").message.data == {"least": 6}
        assert "rounds-suffice" in names(EventPlan(players=40, rounds=7), Topic.ROUNDS)

    def test_too_few_rounds(self) -> None:
        """000:2579 "Kısa zamanda çok fazla sayıda sporcuyla … birkaç tur ön eleme"."""
        plan = EventPlan(players=600, rounds=9)
        assert piece(plan, "too-few-rounds").message.data == {"least": 10, "limit": 9, "sides": 600, "most": 512}
        assert str(piece(plan, "preliminaries").article) == "TSF Handbook (2009) Eleme"

    def test_a_small_field_is_not_very_many(self) -> None:
        assert "preliminaries" not in names(EventPlan(players=8, rounds=2))

    def test_the_number_of_rounds_is_announced(self) -> None:
        """Ana Kurallar 1."""
        assert "announce-rounds" in names(EventPlan(players=40))
        assert "announce-rounds" not in names(EventPlan(players=8))

    def test_without_ratings_burstein(self) -> None:
        """000:2228 "ratingleri … ilk iki turda … sonraki turların eşlendirilmesinde yalnızca … turnuvanın verileri"."""
        assert piece(EventPlan(players=40, ratings=Ratings.FEW), "burstein").system == "burstein"
        assert "burstein" not in names(EventPlan(players=40, ratings=Ratings.APART))


class TestGroups:
    """000:2376 "birkaç grup oluşturulabilir … kuvvet dengesinin olması doğru olacaktır"."""

    def test_as_few_groups_as_there_is_time_for(self) -> None:
        plan = EventPlan(players=40, days=9, rounds_per_day=2)
        assert groups_with_final(plan) == (3, 14, 3)
        assert all_meet(14) + all_meet(3) <= 18 < all_meet(20) + all_meet(4)

    def test_none_without_time(self) -> None:
        assert groups_with_final(EventPlan(players=600, days=9, rounds_per_day=2)) is None
        assert groups_with_final(EventPlan(players=40)) is None


class TestTeams:
    def test_two_teams(self) -> None:
        """Scheveningen 1: as many rounds as players of a team."""
        plan = EventPlan(teams=2, boards=6, days=2, rounds_per_day=2)
        assert piece(plan, "scheveningen").system == "scheveningen"
        assert piece(plan, "scheveningen-too-long").message.data == {"rounds": 6, "limit": 4}
        assert "scheveningen-rounds" in names(EventPlan(teams=2, boards=6, days=3, rounds_per_day=2))

    def test_three_teams(self) -> None:
        """Skalitzka: two rounds, and an even number of boards."""
        assert piece(EventPlan(teams=3, boards=4), "skalitzka").system == "skalitzka"
        assert piece(EventPlan(teams=3, boards=5), "round-robin").system == "berger"

    def test_many_teams(self) -> None:
        plan = EventPlan(teams=60, days=7, rounds_per_day=1)
        assert names(plan, Topic.SYSTEM) == ["swiss-of-teams"]
        assert piece(plan, "list").preset == "team-swiss"
        assert piece(EventPlan(teams=9), "list").preset == "team-round-robin"


class TestTieBreaks:
    """002, "Turnuvalara Uygulanması" and the remarks inside the methods."""

    def test_lists_by_ratings(self) -> None:
        lists = {r: piece(EventPlan(players=40, ratings=r), "list").preset for r in Ratings}
        assert list(lists.values()) == ["swiss-ratings-close", "swiss-ratings-apart", "swiss-unrated"]
        assert names(EventPlan(players=40)).count("list") == 3

    @pytest.mark.parametrize("rounds", [5, 6])
    def test_no_median_in_short_events(self, rounds: int) -> None:
        """Medyan: "5–6 turlu yarışmalarda medyan -1 yöntemini kullanmak doğru sonuç vermeyecektir"."""
        assert "no-median" in names(EventPlan(players=20, rounds=rounds))
        assert "cuts" not in names(EventPlan(players=20, rounds=rounds))

    @pytest.mark.parametrize(("rounds", "deepest"), [(7, 1), (8, 1), (9, 2), (11, 3)])
    def test_cuts_by_rounds(self, rounds: int, deepest: int) -> None:
        """Medyan Alttan: "7 tur için … -1 alttan … 9 tur için … -2 alttan", in their order."""
        data = piece(EventPlan(players=40, rounds=rounds), "cuts").message.data
        assert data["cuts"] == tuple(f"BH/C{n}" for n in range(1, deepest + 1))
        assert data["medians"] == tuple(f"BH/M{n}" for n in range(1, deepest + 1))

    def test_while_the_rounds_are_open_all_of_it(self) -> None:
        assert "cuts-by-rounds" in names(EventPlan(players=40))
        assert "cuts-by-rounds" not in names(EventPlan(players=40, days=3, rounds_per_day=2))

    def test_wins_in_top_events(self) -> None:
        """Galibiyet Sayısı: "Genellikle üst düzey yarışmalarda … doğru değildir"."""
        assert "wins" in names(EventPlan(players=8, top=True))
        assert "wins" not in names(EventPlan(players=8))

    def test_colours_in_round_robins(self) -> None:
        """Renk: "Berger … kullanılmamalıdır"."""
        assert "colours" in names(EventPlan(players=8))
        assert "colours" not in names(EventPlan(players=40))

    def test_order_and_permission_always(self) -> None:
        """Uygulama: "ilgili kurullardan izin alınmalıdır"; 000:2822 "yönergeleri hazırlanırken"."""
        for plan in (EventPlan(players=8), EventPlan(players=2000), EventPlan(teams=2)):
            assert {"regulations", "permission"} <= set(names(plan))


class TestPlayOffs:
    """000:2807 "Unvan veya bir başka yarışmaya katılma hakkı durumlarında ek maçlar … daha doğru"."""

    def test_titles(self) -> None:
        found = names(EventPlan(players=40, title=True), Topic.PLAY_OFFS)
        assert found == ["play-offs", "play-off-announced", "play-off-time", "play-off-day"]

    def test_prizes(self) -> None:
        assert names(EventPlan(players=40), Topic.PLAY_OFFS) == ["prizes"]


def test_nobody_to_advise() -> None:
    for plan in (EventPlan(), EventPlan(players=1), EventPlan(teams=1)):
        with pytest.raises(RequestError):
            advise(plan)


EVENTS = [
    EventPlan(players=n, teams=t, boards=b, days=d, rounds_per_day=1 if d else None, ratings=r, title=top, top=top)
    for n, t, b in ((8, 0, None), (14, 0, None), (600, 0, None), (0, 2, 6), (0, 3, 4), (0, 60, None))
    for d in (None, 1, 5, 9, 30)
    for r in (None, *Ratings)
    for top in (False, True)
] + [EventPlan(players=14, rounds=r) for r in (1, 6, 9, 13)]


def test_every_sentence_is_said_of_some_event() -> None:
    said = {p.message.key for plan in EVENTS for p in advise(plan)}
    assert said == {f"advice.{counsel.name}" for counsel in COUNSELS}


def test_every_event_has_a_system_and_words_in_every_language() -> None:
    for plan in some(EVENTS):
        pieces = advise(plan)
        assert any(p.topic is Topic.SYSTEM for p in pieces)
        for p in pieces:
            assert all(say(message, language) for message in (p.message, p.reason) for language in languages())
