"""C.04.6 article by article: small events of teams of one board, whose matches are written as ``1-2 2-0``."""

from __future__ import annotations

import pytest

from hakem.explain import Recorder
from hakem.facts.card import cards
from hakem.facts.colours import NO_PREFERENCE, Preference, Urgency, colour_record
from hakem.facts.team_preferences import graded_preferences, simple_preferences
from hakem.model import (
    Colour,
    Game,
    Mark,
    Player,
    PlayerId,
    Prohibition,
    Round,
    RoundNo,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    Tournament,
)
from hakem.pairing import check_round, system_for
from hakem.pairing.api import PairsTeams
from hakem.values import replace

RESULTS = {"1": (Mark.WIN, Mark.LOSS), "=": (Mark.DRAW, Mark.DRAW), "0": (Mark.LOSS, Mark.WIN)}


def teams_of(count: int, rounds: int, *played: str, **options: str) -> tuple[Tournament, PairsTeams]:
    """Teams of one board with these rounds behind them: ``1-2=1 3-4==`` is White, Black and the result of White."""
    players = tuple(Player(PlayerId(n), n, f"P{n}") for n in range(1, count + 1))
    teams = tuple(Team(TeamId(n), f"T{n}", (PlayerId(n),)) for n in range(1, count + 1))
    made, byes = [], []
    for number, text in enumerate(played, start=1):
        games = []
        for match in text.split():
            pair, _, result = match.partition(":")
            white, _, black = pair.partition("-")
            if black:
                games.append(Game(PlayerId(int(white)), PlayerId(int(black)), *RESULTS[result]))
            else:
                byes.append(TeamBye(RoundNo(number), TeamId(int(white))))
        made.append(Round(tuple(games)))
    play = TeamPlay(TeamScoring(board_colours="W"), byes=tuple(byes))
    t = Tournament(players, rounds, tuple(made), teams=teams, team_play=play, initial_colour=Colour.WHITE)
    system = system_for("team-swiss", None, t, options)
    assert isinstance(system, PairsTeams)
    return t, system


def paired(t: Tournament, system: PairsTeams) -> str:
    """The next round: White and Black, the bye alone."""
    found = system.matches(t)
    return " ".join([*(f"{b.white}-{b.black}" for b in found.boards), *(str(bye.player) for bye in found.byes)])


def pairs_of(t: Tournament, system: PairsTeams) -> set[str]:
    """The next round without colours: the smaller number first, the bye alone."""
    return {"-".join(sorted(match.split("-"), key=int)) for match in paired(t, system).split()}


def colours(text: str) -> tuple[Colour, ...]:
    return tuple(Colour(letter.lower()) for letter in text)


class TestPreferences:
    """1.7."""

    @pytest.mark.parametrize(
        ("history", "due"),
        [
            ("", None),
            ("W", None),
            ("WW", "b"),
            ("BB", "w"),
            ("WBB", "w"),
            ("BWW", "b"),
            ("BBBWW", None),
            ("WBWBW", None),
        ],
    )
    def test_type_a(self, history: str, due: str | None) -> None:
        found = simple_preferences(colour_record(colours(history)), last_round=False)
        assert found == (NO_PREFERENCE if due is None else Preference(Colour(due), Urgency.STRONG))

    def test_type_b_has_mild_ones_that_balance_and_alternate(self) -> None:
        assert graded_preferences(colour_record(colours("W")), False) == Preference(Colour.BLACK, Urgency.MILD)
        assert graded_preferences(colour_record(colours("WB")), False) == Preference(Colour.WHITE, Urgency.MILD)
        assert graded_preferences(colour_record(colours("WB")), True) == NO_PREFERENCE
        assert graded_preferences(colour_record(()), False) == NO_PREFERENCE

    def test_two_equal_colours_are_strong_in_the_last_round_too(self) -> None:
        assert graded_preferences(colour_record(colours("WWBB")), True) == Preference(Colour.WHITE, Urgency.STRONG)


class TestFirstRound:
    """3.6 and 4.3.1: the upper half meets the lower half, colours alternate."""

    def test_six_teams(self) -> None:
        assert paired(*teams_of(6, 5)) == "1-4 5-2 3-6"

    def test_the_bye_goes_to_the_largest_number(self) -> None:
        assert paired(*teams_of(7, 5)) == "1-4 5-2 3-6 7"


class TestBye:
    """3.4, C2."""

    def test_nobody_has_it_twice(self) -> None:
        t, system = teams_of(5, 3, "1-2:1 3-4:1 5", "1-3:1 2-5:1 4")
        assert paired(t, system) == "5-1 4-2 3"

    def test_it_is_worth_a_drawn_match(self) -> None:
        t, system = teams_of(3, 3, "1-2:1 3")
        assert cards(system.contest(t).event)[PlayerId(3)].score == 1


class TestUpfloaters:
    """3.5: the first set in the order that allows a legal pairing, C4 and C5 by construction."""

    def test_the_first_by_number_floats_up(self) -> None:
        """Another program floats team 4 here; set {3} comes first, is legal, and leaves one upfloater for the rest."""
        t, system = teams_of(6, 3, "1-2:1 3-4:= 5-6:=")
        assert paired(t, system) == "3-1 4-6 2-5"

    def test_who_floated_in_the_round_before_does_not_float_up_again(self) -> None:
        t, system = teams_of(6, 9, "1-4:1 5-2:= 3-6:=", "5-1:0 2-3:= 6-4:=")
        found = Recorder()
        system.matches(t, found)
        (raised,) = [step for step in found.steps if step.outcome == "upfloat.upfloaters"][:1]
        assert raised.article.number == "3.5"
        assert PlayerId(5) not in raised.subject


class TestFollowing:
    """C6: the following scoregroup needs no more upfloaters than its number makes it need."""

    def test_a_set_that_leaves_two_who_have_met_is_passed_over(self) -> None:
        """Team 2 comes first, but 3 and 4 would need two upfloaters then; with 3 the others need none."""
        t, system = teams_of(7, 9, "1-5:1 3-4:= 2")
        assert pairs_of(t, system) == {"1-3", "2-4", "6-7", "5"}

    @pytest.mark.parametrize("way", ["parity", "fewest"])
    def test_both_ways_are_the_same_where_the_number_suffices(self, way: str) -> None:
        t, system = teams_of(6, 3, "1-2:1 3-4:= 5-6:=", following=way)
        assert paired(t, system) == "3-1 4-6 2-5"


class TestIdentifier:
    """3.6: of the best pairings the one with the smallest identifier; the smaller number is the top."""

    def test_tops_come_first(self) -> None:
        t, system = teams_of(4, 5, "1-3:= 4-2:=")
        assert pairs_of(t, system) == {"1-4", "2-3"}

    def test_an_upfloater_with_a_small_number_is_a_top(self) -> None:
        """By scores 3 and 4 would be the tops, and 3 would meet 1."""
        t, system = teams_of(6, 5, "3-6:1 4-1:1 5-2:1")
        assert pairs_of(t, system) == {"1-5", "3-4", "2-6"}


class TestColours:
    """4.3."""

    def test_opposite_preferences_are_granted(self) -> None:
        t, system = teams_of(4, 3, "1-3:1 4-2:0", "1-4:1 3-2:0")
        assert paired(t, system).split()[0] == "2-1"

    def test_without_preferences_the_lower_difference_has_white(self) -> None:
        t, system = teams_of(4, 3, "1-3:1 2-4:1", "1-4:1 3-2:0", preference="none", secondary="no")
        assert paired(t, system).split() == ["2-1", "4-3"]

    def test_the_initial_colour_may_be_black(self) -> None:
        t, system = teams_of(4, 3)
        assert paired(replace(t, initial_colour=Colour.BLACK), system) == "3-1 2-4"


class TestKeptApart:
    def test_teams_whose_members_must_not_meet_do_not(self) -> None:
        t, system = teams_of(4, 3)
        apart = replace(t, prohibited=(Prohibition((PlayerId(1), PlayerId(3))),))
        assert "1-4" in paired(apart, system)


class TestBoards:
    def test_a_round_has_boards_and_notes_the_team_with_the_bye(self) -> None:
        t, _ = teams_of(3, 3)
        system = system_for("team-swiss", None, t)
        made = system.pair(t)
        after = made.added_to(t)
        assert [(g.white, g.black) for g in after.rounds[0].games] == [(1, 2)]
        assert after.team_play.byes == (TeamBye(RoundNo(1), TeamId(3)),)


class TestChecked:
    def test_a_round_of_the_rules_is_the_same_and_another_one_names_its_article(self) -> None:
        t, _ = teams_of(6, 5, "1-4:1 5-2:0 3-6:1")
        system = system_for("team-swiss", None, t)
        assert check_round(system, t, 1) is None
        other, _ = teams_of(6, 5, "1-5:1 4-2:0 3-6:1")
        found = check_round(system, other, 1)
        assert found is not None
        assert found.of_teams
        assert found.reason is not None
        assert (found.reason.article.number, found.reason.outcome) == ("3.6", "swiss.check.later")
