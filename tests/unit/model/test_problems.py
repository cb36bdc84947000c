"""Everything that can be wrong with a tournament: one test per kind, and none of them for a sound one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings

from hakem.i18n import CATALOGUE, languages, say
from hakem.model import (
    NO_TEAM_PLAY,
    AbnormalKind,
    AbnormalPoints,
    About,
    Absence,
    Acceleration,
    AccelerationMethod,
    BoardPrizes,
    Bye,
    ByeKind,
    Event,
    EventRules,
    ExternalValues,
    ForfeitedMatch,
    Game,
    LineUpRules,
    Mark,
    PairedBy,
    Part,
    Player,
    PlayerCondition,
    PlayerId,
    Points,
    PointSystem,
    Prize,
    PrizeCategory,
    PrizeList,
    Problem,
    Prohibition,
    Quota,
    Round,
    RoundNo,
    Severity,
    SpecialBoard,
    Team,
    TeamAbnormalPoints,
    TeamBye,
    TeamId,
    TeamLineUp,
    TeamPlay,
    TeamScoring,
    Tournament,
    VirtualPoints,
    looks_like_citizen_number,
    problems,
)
from tests.support.effort import examples
from tests.support.strategies import tournaments

ONE, TWO, THREE, STRANGER = PlayerId(1), PlayerId(2), PlayerId(3), PlayerId(9)
CITIZEN = "10000000146"


def game(white: PlayerId, black: PlayerId, marks: str = "10", played: bool = True) -> Game:
    return Game(white, black, Mark(marks[0]), Mark(marks[1]), played)


SOUND = Tournament(
    players=(Player(ONE, 1, "Ada"), Player(TWO, 2, "Bora"), Player(THREE, 3, "Cem")),
    rounds_total=3,
    rounds=(Round((game(ONE, TWO),), (Bye(THREE, ByeKind.PAIRING_ALLOCATED),)),),
)


def with_player(**changes: object) -> Tournament:
    """The first player is different."""
    return replace(SOUND, players=(replace(SOUND.players[0], **changes), *SOUND.players[1:]))  # type: ignore[arg-type]


def with_round(rnd: Round) -> Tournament:
    """There is a second round."""
    return replace(SOUND, rounds=(*SOUND.rounds, rnd))


def with_absences(*absences: tuple[int, PlayerId]) -> Tournament:
    """Somebody is not coming."""
    return replace(SOUND, absences=tuple(Absence(RoundNo(no), who, ByeKind.HALF_POINT) for no, who in absences))


def with_teams(*teams: tuple[int, tuple[PlayerId, ...]]) -> Tournament:
    """Teams by number and members."""
    return replace(SOUND, teams=tuple(Team(TeamId(number), "T", members) for number, members in teams))


def with_team_play(
    *listed: TeamBye | ForfeitedMatch, scoring: TeamScoring = NO_TEAM_PLAY.scoring, rounds: tuple[Round, ...] = ()
) -> Tournament:
    """Teams 1 and 2 of a player each, with byes, forfeited matches or values of their own."""
    byes = tuple(one for one in listed if isinstance(one, TeamBye))
    forfeited = tuple(one for one in listed if isinstance(one, ForfeitedMatch))
    t = with_teams((1, (ONE,)), (2, (TWO,)))
    return replace(t, rounds=rounds, team_play=TeamPlay(scoring, byes, forfeited))


def team_bye(round_no: int, team: int) -> TeamBye:
    return TeamBye(RoundNo(round_no), TeamId(team))


def forfeit(round_no: int, white: int, black: int, wins: tuple[bool, bool] = (True, False)) -> ForfeitedMatch:
    return ForfeitedMatch(RoundNo(round_no), TeamId(white), TeamId(black), *wins)


def with_external(*external: ExternalValues) -> Tournament:
    """Values from outside, in an event of three players of whom two are teams."""
    return replace(with_teams((7, (ONE,)), (8, (TWO,))), external=external)


def with_points(**values: Points) -> Tournament:
    """Another point system."""
    return replace(SOUND, points=PointSystem(**values))


def with_prizes(*categories: PrizeCategory, **rules: Any) -> Tournament:
    return replace(SOUND, prizes=PrizeList(categories, **rules))


def with_rules(**rules: object) -> Tournament:
    """The event has rules."""
    return replace(SOUND, rules=EventRules(**rules))  # type: ignore[arg-type]


def keys(t: Tournament) -> list[str]:
    return [problem.message.key for problem in problems(t)]


def with_line_up(round_no: int, team: int, opponent: int, *players: PlayerId | None) -> Tournament:
    """Who sat where for a team."""
    line_up = TeamLineUp(RoundNo(round_no), TeamId(team), TeamId(opponent), players)
    return replace(with_team_play(), team_play=TeamPlay(line_ups=(line_up,)))


def with_unusual(*teams: int) -> Tournament:
    """A match of these teams counts differently."""
    unusual = TeamAbnormalPoints(AbnormalKind.WIN, Points(1), None, None, tuple(TeamId(team) for team in teams))
    return replace(with_team_play(), team_play=TeamPlay(abnormal_points=(unusual,)))


def with_line_up_rules(**fields: Any) -> Tournament:
    """Other rules of line-ups."""
    return replace(SOUND, team_play=TeamPlay(line_up_rules=LineUpRules(**fields)))


CASES: list[tuple[str, Callable[[], Tournament]]] = [
    ("model.line-up", lambda: with_line_up(1, 1, 2, TWO)),
    ("model.line-up", lambda: with_line_up(1, 1, 2, ONE, None, ONE)),
    ("model.team-round", lambda: with_line_up(9, 1, 2, ONE)),
    ("model.team-round", lambda: with_line_up(1, 1, 5, ONE)),
    ("model.unknown-team-named", lambda: with_unusual(1, 9)),
    ("model.unknown-team", lambda: with_team_play(team_bye(1, 3))),
    ("model.unknown-team", lambda: with_team_play(forfeit(1, 1, 3))),
    ("model.team-round", lambda: with_team_play(team_bye(4, 1))),
    ("model.team-round", lambda: with_team_play(forfeit(0, 1, 2))),
    ("model.team-twice-in-round", lambda: with_team_play(team_bye(1, 1), team_bye(1, 1))),
    ("model.team-twice-in-round", lambda: with_team_play(team_bye(2, 1), forfeit(2, 2, 1))),
    ("model.team-twice-in-round", lambda: with_team_play(forfeit(2, 1, 1))),
    (
        "model.team-bye-and-games",
        lambda: with_team_play(team_bye(1, 2), rounds=(Round((game(ONE, TWO),)),)),
    ),
    ("model.forfeit-won-twice", lambda: with_team_play(forfeit(1, 1, 2, (True, True)))),
    ("model.match-point-order", lambda: with_team_play(scoring=TeamScoring(draw=Points(3)))),
    ("model.match-point-order", lambda: with_team_play(scoring=TeamScoring(Points(0), Points(0), Points(0)))),
    ("model.match-point-fraction", lambda: with_team_play(scoring=TeamScoring(loss=Points(-1)))),
    ("model.team-bye-fraction", lambda: with_team_play(scoring=TeamScoring(bye_match_points=Points(1, 3)))),
    ("model.team-bye-fraction", lambda: with_team_play(scoring=TeamScoring(bye_game_points=Points(-1)))),
    ("model.board-colours", lambda: with_team_play(scoring=TeamScoring(board_colours="WBX"))),
    ("model.line-up-board", lambda: with_line_up_rules(special=(SpecialBoard(0, PlayerCondition()),))),
    ("model.line-up-board", lambda: with_line_up_rules(special=(SpecialBoard(100, PlayerCondition()),))),
    ("model.line-up-board-twice", lambda: with_line_up_rules(special=(SpecialBoard(5, PlayerCondition()),) * 2)),
    ("model.line-up-numbers", lambda: with_line_up_rules(may_move=-1)),
    ("model.line-up-numbers", lambda: with_line_up_rules(least=-1)),
    ("model.line-up-quota", lambda: with_line_up_rules(quotas=(Quota(PlayerCondition(), 2, 1),))),
    ("model.line-up-range", lambda: with_line_up_rules(quotas=(Quota(PlayerCondition(born_from=2010, born_to=2000)),))),
    ("model.external-twice", lambda: with_external(ExternalValues("Playoff", ()), ExternalValues("PLAYOFF", ()))),
    ("model.external-unknown", lambda: with_external(ExternalValues("X", ((7, Points(1)),)))),
    ("model.external-unknown", lambda: with_external(ExternalValues("X", ((1, Points(1)),), of_teams=True))),
    ("model.external-id-twice", lambda: with_external(ExternalValues("X", ((1, Points(1)), (1, Points(2)))))),
    ("model.id-twice", lambda: with_player(id=TWO)),
    ("model.number-twice", lambda: with_player(number=3)),
    ("model.number-below-one", lambda: with_player(number=0)),
    ("model.no-name", lambda: with_player(name="  ")),
    ("model.rating", lambda: with_player(rating=4000)),
    ("model.rating", lambda: with_player(national_rating=0)),
    ("model.membership", lambda: with_player(joined=RoundNo(3), withdrawn_after=RoundNo(1))),
    ("model.membership", lambda: with_player(joined=RoundNo(0))),
    ("model.citizen-number", lambda: with_player(national_id=CITIZEN)),
    ("model.too-many-rounds", lambda: replace(SOUND, rounds_total=0)),
    ("model.empty-round", lambda: with_round(Round())),
    ("model.empty-round", lambda: with_round(Round((), (Bye(ONE, ByeKind.HALF_POINT),)))),
    ("model.round-limit", lambda: replace(SOUND, rounds_total=1000)),
    (
        "model.virtual-twice",
        lambda: replace(
            SOUND,
            acceleration=Acceleration(
                AccelerationMethod.LISTED,
                tuple(VirtualPoints(ONE, RoundNo(n), RoundNo(2), Points(1)) for n in (1, 2)),
            ),
        ),
    ),
    ("model.plays-himself", lambda: with_round(Round((game(ONE, ONE),)))),
    ("model.marks", lambda: with_round(Round((game(ONE, TWO, "11"),)))),
    ("model.marks", lambda: with_round(Round((game(ONE, TWO, "==", played=False),)))),
    ("model.unknown-player", lambda: with_round(Round((game(ONE, STRANGER),)))),
    ("model.unknown-player", lambda: with_round(Round((), (Bye(STRANGER, ByeKind.PAIRING_ALLOCATED),)))),
    ("model.not-there", lambda: with_player(joined=RoundNo(2))),
    ("model.not-there", lambda: with_player(withdrawn_after=RoundNo(0))),
    ("model.twice-in-round", lambda: with_round(Round((game(ONE, TWO), game(THREE, ONE))))),
    ("model.twice-in-round", lambda: with_round(Round((game(ONE, TWO),), (Bye(TWO, ByeKind.ZERO_POINT),)))),
    ("model.point-order.white", lambda: with_points(white_draw=Points(2))),
    ("model.point-order.black", lambda: with_points(black_win=Points(0))),
    (
        "model.absence-kind",
        lambda: replace(SOUND, absences=(Absence(RoundNo(2), ONE, ByeKind.PAIRING_ALLOCATED),)),
    ),
    ("model.lonely-ban", lambda: replace(SOUND, prohibited=(Prohibition((ONE, ONE)),))),
    ("model.round-range", lambda: replace(SOUND, prohibited=(Prohibition((ONE, TWO), RoundNo(3), RoundNo(2)),))),
    ("model.round-range", lambda: replace(SOUND, prohibited=(Prohibition((ONE, TWO), RoundNo(0)),))),
    (
        "model.round-range",
        lambda: replace(
            SOUND,
            acceleration=Acceleration(
                AccelerationMethod.LISTED, (VirtualPoints(ONE, RoundNo(2), RoundNo(1), Points(1)),)
            ),
        ),
    ),
    (
        "model.round-range",
        lambda: replace(SOUND, abnormal_points=(AbnormalPoints(AbnormalKind.EXTRA, Points(1), RoundNo(0), (ONE,)),)),
    ),
    ("model.team-below-one", lambda: replace(SOUND, teams=(Team(TeamId(0), "A", (ONE,)),))),
    ("model.bye-above-win", lambda: with_points(half_point_bye=Points(3, 2))),
    ("model.bye-above-win", lambda: with_points(forfeit_win=Points(3, 2))),
    ("model.point-fraction", lambda: with_points(unknown=Points(1, 3))),
    ("model.point-fraction", lambda: with_points(zero_point_bye=Points(-1))),
    ("model.unknown-absent", lambda: with_absences((2, STRANGER))),
    ("model.absence-round", lambda: with_absences((1, ONE))),
    ("model.absence-round", lambda: with_absences((4, ONE))),
    ("model.absence-twice", lambda: with_absences((2, ONE), (2, ONE))),
    ("model.unknown-named", lambda: replace(SOUND, prohibited=(Prohibition((ONE, STRANGER)),))),
    (
        "model.unknown-named",
        lambda: replace(
            SOUND,
            acceleration=Acceleration(
                AccelerationMethod.LISTED, (VirtualPoints(STRANGER, RoundNo(1), RoundNo(1), Points(1)),)
            ),
        ),
    ),
    (
        "model.unknown-named",
        lambda: replace(SOUND, abnormal_points=(AbnormalPoints(AbnormalKind.EXTRA, Points(1), None, (STRANGER,)),)),
    ),
    ("model.team-twice", lambda: with_teams((1, (ONE,)), (1, (TWO,)))),
    ("model.unknown-member", lambda: with_teams((1, (ONE, STRANGER)))),
    ("model.member-twice", lambda: with_teams((1, (ONE,)), (2, (ONE,)))),
    (
        "model.no-reason",
        lambda: replace(SOUND, rounds=(replace(SOUND.rounds[0], paired_by=PairedBy("lim", by_hand=True)),)),
    ),
    ("model.option-twice", lambda: with_rules(options=(("maxi", "yes"), ("maxi", "no")))),
    ("model.option-nameless", lambda: with_rules(options=((" ", "yes"),))),
    ("model.tie-break-code", lambda: with_rules(tie_breaks=("BH", ""))),
    ("model.tie-break-code", lambda: with_rules(tie_breaks=("BH,SB",))),
    ("model.tie-break-code", lambda: with_rules(tie_breaks=("BH SB",))),
    ("unknown.collation", lambda: with_rules(collation="xx")),
    ("model.unknown-named", lambda: with_prizes(PrizeCategory("A", players=(STRANGER,)))),
    ("model.unknown-named", lambda: with_prizes(excluded=(STRANGER,))),
    ("model.prize-step", lambda: with_prizes(step=0)),
    ("model.board-games", lambda: with_prizes(boards=BoardPrizes(least=-1))),
    ("model.prize-categories", lambda: with_prizes(*(PrizeCategory(str(n)) for n in range(201)))),
    ("model.prize-nameless", lambda: with_prizes(PrizeCategory(" "))),
    ("model.prize-name-twice", lambda: with_prizes(PrizeCategory("A"), PrizeCategory("A "))),
    ("model.prize-places", lambda: with_prizes(PrizeCategory("A", (Prize(1),) * 1001))),
    ("model.prize-amount", lambda: with_prizes(PrizeCategory("A", (Prize(-1),)))),
    ("model.prize-amount", lambda: with_prizes(PrizeCategory("A", (Prize(10**14),)))),
    ("model.prize-grows", lambda: with_prizes(PrizeCategory("A", (Prize(1), Prize(2))))),
    ("model.prize-figures", lambda: with_prizes(PrizeCategory("A", rate=Points(0)))),
    ("model.prize-figures", lambda: with_prizes(PrizeCategory("A", least=-1))),
    ("model.prize-range", lambda: with_prizes(PrizeCategory("A", born_from=2012, born_to=2010))),
    ("model.prize-range", lambda: with_prizes(PrizeCategory("A", rating_from=2000, rating_to=1000))),
    ("model.dates", lambda: replace(SOUND, event=Event(start=date(2026, 3, 2), end=date(2026, 3, 1)))),
    (
        "model.round-dates",
        lambda: replace(SOUND, event=Event(round_dates=(date(2026, 3, 2), None, date(2026, 3, 1)))),
    ),
]
WARNINGS = {
    "model.no-reason",
    "model.tie-break-code",
    "unknown.collation",
    "model.match-point-order",
    "model.no-name",
    "model.empty-round",
    "model.citizen-number",
    "model.not-there",
    "model.point-order.white",
    "model.point-order.black",
    "model.bye-above-win",
    "model.dates",
    "model.round-dates",
}
ALONG_WITH = {
    "model.id-twice": {"model.unknown-player"},
    "model.point-order.white": {"model.bye-above-win"},
    "model.point-order.black": {"model.bye-above-win"},
    "model.membership": {"model.not-there"},
}
"""What one mistake necessarily brings with it."""


def test_sound_tournament() -> None:
    assert problems(SOUND) == ()


@pytest.mark.parametrize(("key", "build"), CASES, ids=[f"{i}-{key}" for i, (key, _) in enumerate(CASES)])
def test_each_kind_of_problem(key: str, build: Callable[[], Tournament]) -> None:
    found = problems(build())
    assert key in {problem.message.key for problem in found}
    assert {problem.message.key for problem in found} <= {key} | ALONG_WITH.get(key, set())
    for problem in found:
        assert problem.severity is (Severity.WARNING if problem.message.key in WARNINGS else Severity.ERROR)
        for language in languages():
            assert say(problem.message, language)


def test_every_problem_that_can_be_said_is_tested() -> None:
    said = set(CATALOGUE.entries("en", "model"))
    assert said | {"unknown.collation"} == {key for key, _ in CASES}


def test_all_problems_at_once() -> None:
    t = replace(with_player(rating=-5, number=2), rounds=(Round((game(ONE, STRANGER, "11"),)),))
    assert keys(t) == [
        "model.number-twice",
        "model.rating",
        "model.number-twice",
        "model.marks",
        "model.unknown-player",
    ]


def test_a_problem_names_player_and_round() -> None:
    (found,) = problems(with_round(Round((game(ONE, STRANGER),))))
    assert found == Problem(found.message, About(Part.ROUNDS, player=STRANGER, round_no=RoundNo(2)))


def test_values_of_players_and_of_teams() -> None:
    of_players = ExternalValues("PLAYOFF", ((1, Points(2)), (3, Points(1))))
    assert keys(with_external(of_players, ExternalValues("TEAMS", ((7, Points(2)),), of_teams=True))) == []


def test_a_team_may_have_the_bye_of_a_round_to_come() -> None:
    assert keys(with_team_play(team_bye(3, 1), forfeit(2, 1, 2))) == []


def test_an_absence_may_be_announced_after_the_last_round_for_the_next() -> None:
    t = replace(with_absences((2, ONE)), rounds_total=1)
    assert keys(t) == []


@pytest.mark.parametrize(
    ("text", "citizen"),
    [
        (CITIZEN, True),
        ("10000000145", False),
        ("10000000156", False),
        ("00000000000", False),
        ("1000000014", False),
        ("1000000014x", False),
        ("١0000000146", False),
    ],
)
def test_citizen_numbers_have_two_check_digits(text: str, citizen: bool) -> None:
    assert looks_like_citizen_number(text) == citizen


@settings(max_examples=examples(60), deadline=None)
@given(tournaments())
def test_generated_tournaments_are_sound(t: Tournament) -> None:
    assert [problem for problem in problems(t) if problem.severity is Severity.ERROR] == []


@settings(max_examples=examples(60), deadline=None)
@given(tournaments(trf=True))
def test_generated_tournaments_for_report_files_are_sound(t: Tournament) -> None:
    assert [problem for problem in problems(t) if problem.severity is Severity.ERROR] == []
    assert [p.id for p in t.players] == [p.number for p in t.players] == list(range(1, len(t.players) + 1))
