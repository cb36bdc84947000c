"""Why teams do not meet, and players of a Double-Swiss: the answer is about the contest that the rules pair."""

from __future__ import annotations

import pytest

from hakem.desk.choosing import SystemWish
from hakem.desk.journal.reasons import board_reasons
from hakem.desk.journal.reasons import why_not as of_board
from hakem.desk.why import answer, explained, teams_meet, why_nobody_else
from hakem.errors import RequestError
from hakem.explain import Level, RungStanding
from hakem.i18n import Message, TeamRef
from hakem.model import Event, EventRules, PlayerId, TeamPlay, TeamScoring, Tournament
from hakem.pairing import system_for
from hakem.pairing.why_not import Ask, Reply, RoundQuestion, WhyNot
from hakem.reports import event_renderer
from hakem.reports.why.round import explained_round
from hakem.reports.why.round_text import WhyWanted, explanation_text
from hakem.reports.why.why_not_text import why_not_data, why_not_text
from hakem.simulation import Settings, simulate
from hakem.values import replace
from tests.support.round_robins import event, team_event, with_round
from tests.support.team_events import by_rounds, member

NAMES = ("Ankara", "Bursa", "İzmir", "Üsküdar", "Şişli", "Çankaya", "Kadıköy")
BEFORE = ("1-4:11 2-5:1= 3-6:10 7:bye", "3-1:== 4-2:1= 6-7:10 5:bye", "1-2:11 4-3:10 5-6:=1")
TEAM_SWISS = SystemWish("team-swiss", "2026")
LANGUAGES = ("en", "tr")


def league() -> Tournament:
    return by_rounds(NAMES, 2, *BEFORE, total=5)


def asked(*teams: int, ask: Ask = Ask.MEET, wish: SystemWish = TEAM_SWISS) -> WhyNot:
    return answer(league(), 4, RoundQuestion(ask, tuple(map(PlayerId, teams))), wish)


def both(found: WhyNot, t: Tournament) -> list[str]:
    return [why_not_text(found, event_renderer(t, language)) for language in LANGUAGES]


def test_questions_are_about_teams_where_teams_meet() -> None:
    assert teams_meet(league(), 4, TEAM_SWISS)
    assert teams_meet(league(), 4, SystemWish("berger", "2026"))
    players = replace(league(), event=Event(kind="Individual"))
    assert not teams_meet(players, 4, SystemWish("berger", "2026"))


def test_teams_that_meet() -> None:
    found = asked(1, 5)
    assert (found.reply, found.of_teams) == (Reply.SO, True)
    english, turkish = both(found, league())
    assert "1 Ankara – 5 Şişli do meet, in match 1" in english
    assert "1 Ankara – 5 Şişli zaten karşılaşıyor: 1. maç" in turkish


def test_teams_that_have_met_are_forbidden() -> None:
    found = asked(1, 4)
    assert (found.reply, str(found.article)) == (Reply.FORBIDDEN, "C.04.6 (2026) C1")
    assert "1 Ankara – 4 Üsküdar have met in round 1" in both(found, league())[0]
    assert "1 Ankara – 4 Üsküdar 1. turda oynadı" in both(found, league())[1]


def test_a_worse_round_of_matches_with_the_teams_that_decide() -> None:
    """Team 4 could stay if team 1 met team 7: but that is a lower upfloater than team 5 (C5)."""
    found = asked(4, ask=Ask.STAY)
    assert found.reply is Reply.WORSE
    assert found.comparison is not None
    decided = found.comparison.decided_by
    assert decided is not None
    assert (decided.article.number, decided.standing, decided.of_teams) == ("C5", RungStanding.WORSE, True)
    assert (decided.our_players, decided.their_players) == ((5,), (7,))
    assert found.instead is not None
    assert {frozenset((b.white, b.black)) for b in found.instead.boards} >= {frozenset((1, 7)), frozenset((4, 5))}
    for text, points in zip(both(found, league()), ("points", "puan"), strict=True):
        assert f"3 {points} (5 Şişli) → 2 {points} (7 Kadıköy)" in text
        assert "7 Kadıköy – 1 Ankara" in text
    assert why_not_data(found, event_renderer(league(), "en"))["of_teams"] is True


def test_the_best_round_with_a_pair_is_that_of_the_rules_without_any_other_for_the_two() -> None:
    found = asked(1, 6)
    assert found.instead is not None
    assert frozenset((1, 6)) in {frozenset((b.white, b.black)) for b in found.instead.boards}
    assert [bye.player for bye in found.instead.byes] == [2]
    assert found.reason.data["theirs"] == (TeamRef(2),)


def test_the_bye_of_a_team() -> None:
    assert asked(7, ask=Ask.BYE).reply is Reply.FORBIDDEN
    others = why_nobody_else(league(), 4, PlayerId(6), TEAM_SWISS)
    assert others
    assert all(found.of_teams and found.question.ask is Ask.BYE for found in others)
    assert why_nobody_else(league(), 4, PlayerId(1), TEAM_SWISS) == []


@pytest.fixture(scope="module")
def double() -> Tournament:
    return simulate(Settings(11, 6, "why not", "double-swiss")).tournament


def test_matches_of_a_double_swiss(double: Tournament) -> None:
    seen: set[Reply] = set()
    for one in range(1, 11):
        question = RoundQuestion(Ask.MEET, (PlayerId(one), PlayerId(one + 1)))
        found = answer(double, 5, question)
        seen.add(found.reply)
        assert found.own.round_no == 5
        assert all(both(found, double))
        if found.reply is Reply.FORBIDDEN:
            number = found.reason.data["round"]
            assert isinstance(number, int)
            games = double.rounds[number - 1].games
            assert {one, one + 1} in [set(game.players) for game in games]
            assert number % 2 == 1
    assert {Reply.FORBIDDEN, Reply.WORSE} <= seen


def test_second_games_are_not_paired(double: Tournament) -> None:
    boards = double.rounds[5].games
    one, other = boards[0].white, boards[1].white
    found = answer(double, 6, RoundQuestion(Ask.MEET, (one, other)))
    assert found.reply is Reply.TABLE
    english, turkish = both(found, double)
    assert "round 6 has the second games of the pairs of round 5" in english
    assert "6. turda 5. turdaki eşlerin ikinci oyunları" in turkish
    assert answer(double, 6, RoundQuestion(Ask.MEET, boards[0].players)).reply is Reply.SO
    resting = next(bye.player for bye in double.rounds[5].byes)
    assert why_nobody_else(double, 6, resting) == []


def test_teams_paired_by_a_system_of_players() -> None:
    """Every pair of teams by the Dutch system: what has been played is forbidden, and nobody speaks of players."""
    wish = SystemWish("dutch", "2026", (("contestants", "teams"),))
    replies = {}
    for one in range(1, 8):
        for other in range(one + 1, 8):
            found = asked(one, other, wish=wish)
            replies[one, other] = found.reply
            assert found.of_teams
            assert all("Ankara 1" not in text for text in both(found, league()))
            if found.comparison is not None:
                assert all(rung.of_teams for rung in found.comparison.rungs)
    met = {(1, 4), (2, 5), (3, 6), (1, 3), (2, 4), (6, 7), (1, 2), (3, 4), (5, 6)}
    assert {pair for pair, reply in replies.items() if reply is Reply.FORBIDDEN} >= met
    assert {Reply.SO, Reply.WORSE} <= set(replies.values())


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (TEAM_SWISS, "3.5  floating up: 5 Şişli"),
        (SystemWish("dutch", "2026", (("contestants", "teams"),)), "2.4.1   1 floater: 1 Ankara"),
    ],
    ids=["team-swiss", "dutch"],
)
def test_a_round_of_teams_is_explained_as_the_rules_see_it(wish: SystemWish, said: str) -> None:
    made = explained(league(), 4, wish)
    shown = explained_round(made.before, made.system, made.pairing, made.steps)
    assert shown.round_no == 4
    wanted = WhyWanted(Level.REASON)
    english, turkish = (
        explanation_text(shown, event_renderer(shown.before, language), wanted) for language in LANGUAGES
    )
    assert said in english
    assert "1. 5 Şişli – 1 Ankara: " in english
    assert "1. 5 Şişli – 1 Ankara: " in turkish


def test_a_match_of_a_double_swiss_is_explained_with_the_points_of_matches(double: Tournament) -> None:
    made = explained(double, 5)
    shown = explained_round(made.before, made.system, made.pairing, made.steps)
    assert (shown.round_no, shown.system) == (5, "double-swiss")
    assert len(shown.groups) > 1
    assert all(len(player.past) == 2 for group in shown.groups for player in group.players)


def test_who_asks_about_players_of_a_board_is_told_of_their_teams() -> None:
    t = replace(league(), event=Event(type_code="FIDE_TEAM"))
    one, other = member(1, 1, 2), member(4, 2, 2)
    found = of_board(t, 3, one, other)
    assert isinstance(found, WhyNot)
    assert (found.of_teams, found.question.players, found.reply) == (True, (1, 4), Reply.FORBIDDEN)
    mates = of_board(t, 3, one, member(1, 2, 2))
    assert isinstance(mates, Message)
    assert mates.key == "why.same-team"
    assert board_reasons(t, 3, 1).refused is None


FOUR = replace(team_event([2, 2, 2, 2], 3), event=Event(type_code="FIDE_TEAM_ROUNDROBIN"))
BERGER = SystemWish("berger", "2026")


def of_table(t: Tournament, round_no: int, *teams: int, ask: Ask = Ask.MEET) -> WhyNot:
    return answer(t, round_no, RoundQuestion(ask, tuple(map(PlayerId, teams))), BERGER)


class TestTables:
    def test_teams_that_meet(self) -> None:
        found = of_table(FOUR, 1, 2, 3)
        assert (found.reply, found.of_teams) == (Reply.SO, True)
        assert "2 Team 2 – 3 Team 3 do meet, in match 2" in both(found, FOUR)[0]

    def test_when_teams_meet(self) -> None:
        found = of_table(FOUR, 1, 1, 3)
        assert found.reply is Reply.TABLE
        assert "by the table 1 Team 1 – 3 Team 3 meet in round 3" in both(found, FOUR)[0]
        assert "tabloya göre 1 Team 1 – 3 Team 3 3. turda karşılaşır" in both(found, FOUR)[1]

    def test_teams_that_have_met(self) -> None:
        t = with_round(FOUR, system_for("berger", "2026", FOUR).pair(FOUR))
        found = of_table(t, 2, 1, 4)
        assert "1 Team 1 – 4 Team 4 have met in round 1" in both(found, t)[0]

    def test_who_rests(self) -> None:
        t = replace(team_event([2, 2, 2], 3), event=FOUR.event)
        assert of_table(t, 1, 1, ask=Ask.BYE).reply is Reply.SO
        assert of_table(t, 1, 2, ask=Ask.BYE).reply is Reply.TABLE
        assert why_nobody_else(t, 1, PlayerId(1), BERGER) == []

    def test_the_same_team_twice(self) -> None:
        with pytest.raises(RequestError, match="no team meets itself"):
            of_table(FOUR, 1, 2, 2)

    def test_players_of_a_board_are_told_of_their_teams(self) -> None:
        t = with_round(replace(FOUR, rules=EventRules("berger", "2026")), system_for("berger", "2026", FOUR).pair(FOUR))
        found = of_board(t, 1, PlayerId(101), PlayerId(302))
        assert isinstance(found, WhyNot)
        assert found.of_teams
        assert found.question.players == (1, 3)


class TestBrackets:
    def test_teams_of_a_knockout(self) -> None:
        scoring = TeamPlay(TeamScoring(board_colours="WW"))
        t = replace(team_event([2, 2, 2, 2], 9), event=Event(type_code="CUSTOM_KNOCKOUT"), team_play=scoring)
        wish = SystemWish("knockout", options=(("seeding", "given"),))
        assert teams_meet(t, 1, wish)
        found = answer(t, 1, RoundQuestion(Ask.MEET, (PlayerId(1), PlayerId(4))), wish)
        assert (found.reply, found.of_teams) == (Reply.SO, True)
        other = answer(t, 1, RoundQuestion(Ask.MEET, (PlayerId(1), PlayerId(2))), wish)
        assert other.reply is Reply.TABLE
        assert "Why not 1 Team 1 – 2 Team 2?" in both(other, t)[0]

    def test_players_of_a_knockout_are_asked_about_as_players(self) -> None:
        t = replace(event(4, 9), event=Event(type_code="CUSTOM_KNOCKOUT"))
        assert not teams_meet(t, 1, SystemWish("knockout"))
