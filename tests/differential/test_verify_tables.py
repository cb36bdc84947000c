"""The verifier against tables, as they are and changed: round robins of players and teams, Scheveningen, Skalitzka."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import pytest

from hakem.i18n import Renderer, languages
from hakem.model import Game, Mark, PlayerId, Round, TeamPlay, TeamScoring, Tournament
from hakem.pairing import system_for
from hakem.reports import player_names, team_names
from hakem.values import replace
from hakem.verify import AskedRound, Judgement, VerdictKind, verify_asked
from tests.support.handbook_tables import teams
from tests.support.round_robins import data, event, gone_after, lines, played_out, team_event
from tests.support.some import some

BEST, NOT_BEST = VerdictKind.BEST, VerdictKind.NOT_BEST


def held(t: Tournament, system: str, edition: str, options: Mapping[str, str]) -> Tournament:
    """The event with all its rounds by the engine."""
    return played_out(t, system_for(system, edition, t, options))


def verdicts(t: Tournament, system: str, edition: str, options: Mapping[str, str]) -> list[Judgement]:
    rounds = range(1, len(t.rounds) + 1)
    return [verify_asked(AskedRound(t, number, options), system, edition) for number in rounds]


def all_best(t: Tournament, system: str, edition: str, options: Mapping[str, str]) -> bool:
    return {found.kind for found in verdicts(t, system, edition, options)} == {BEST}


def with_games(t: Tournament, number: int, games: Sequence[Game]) -> Tournament:
    rounds = list(t.rounds)
    rounds[number - 1] = replace(rounds[number - 1], games=tuple(games))
    return replace(t, rounds=tuple(rounds))


def swapped(game: Game) -> Game:
    return replace(game, white=game.black, black=game.white)


def changed_games(t: Tournament, number: int) -> Iterator[Tournament]:
    """Every round with the colours of one board, or the opponents of two boards, changed, or without one board."""
    games = t.rounds[number - 1].games
    for i, game in enumerate(games):
        yield with_games(t, number, [*games[:i], swapped(game), *games[i + 1 :]])
        yield with_games(t, number, [*games[:i], *games[i + 1 :]])
    for i, j in combinations(range(len(games)), 2):
        one, two = games[i], games[j]
        for first, second in (
            (replace(one, black=two.black), replace(two, black=one.black)),
            (replace(one, black=two.white), replace(two, white=one.black)),
        ):
            others = [game for k, game in enumerate(games) if k not in (i, j)]
            yield with_games(t, number, [*others, first, second])
    for bye in t.rounds[number - 1].byes[:1]:
        for i, game in enumerate(games):
            yield with_games(t, number, [*games[:i], replace(game, white=bye.player), *games[i + 1 :]])


def refused(t: Tournament, system: str, edition: str, options: Mapping[str, str]) -> int:
    """How many changed rounds there are; all of them are refused with a reason that can be told."""
    count = 0
    for number in range(1, len(t.rounds) + 1):
        for wrong in changed_games(t, number):
            found = verify_asked(AskedRound(wrong, number, options), system, edition)
            assert found.is_refused, (number, wrong.rounds[number - 1].games)
            assert found.reason is not None
            count += 1
    return count


def told(t: Tournament, found: Judgement, language: str) -> str:
    assert found.reason is not None
    return Renderer(language, player_names(t), team_names(t)).say(found.reason)


class TestBerger:
    @pytest.mark.parametrize("edition", ["2009", "2026"])
    @pytest.mark.parametrize("last_two", [None, "yes", "no"])
    @pytest.mark.parametrize("cycles", [1, 2, 3, 4])
    def test_cycles(self, edition: str, last_two: str | None, cycles: int) -> None:
        options = {"cycles": str(cycles)} | ({"reverse-last-two": last_two} if last_two else {})
        for players in range(2, 11):
            t = event(players, cycles * (players - 1 + players % 2))
            assert all_best(held(t, "berger", edition, options), "berger", edition, options)

    def test_as_often_as_the_rounds_allow(self) -> None:
        t = held(event(6, 10), "berger", "2026", {})
        assert all_best(t, "berger", "2026", {})
        other = verdicts(t, "berger", "2026", {"reverse-last-two": "no"})
        assert [found.kind for found in other] == [BEST] * 3 + [NOT_BEST] * 2 + [BEST] * 5

    def test_after_the_last_row_there_is_none(self) -> None:
        t = held(event(6, 10), "berger", "2026", {})
        found = verdicts(t, "berger", "2026", {"cycles": "1"})[5]
        assert found.kind is NOT_BEST
        assert told(t, found, "en") == "the table ends with round 5"

    def test_whoever_has_left_stays_in_the_table(self) -> None:
        t = gone_after(event(7, 14), {3: 2, 5: 0})
        t = held(t, "berger", "2009", {})
        assert any(not game.played for rnd in t.rounds for game in rnd.games)
        assert all_best(t, "berger", "2009", {})

    def test_every_changed_round_is_refused(self) -> None:
        for players in (5, 6, 7):
            t = held(event(players, 2 * (players - 1 + players % 2)), "berger", "2026", {})
            assert refused(t, "berger", "2026", {}) > 50

    def test_colours_that_a_file_does_not_give_are_no_matter(self) -> None:
        t = held(event(4), "berger", "2026", {})
        game = t.rounds[0].games[0]
        wrong = with_games(t, 1, [swapped(game), *t.rounds[0].games[1:]])
        unknown = AskedRound(wrong, 1, colourless=[frozenset(game.players)])
        assert verify_asked(unknown, "berger", "2026").kind is BEST
        assert verify_asked(AskedRound(wrong, 1), "berger", "2026").kind is NOT_BEST


COLOURS = ("", "WB", "WWBB", "BWBW")


def of_teams(number: int, boards: int, rounds: int, colours: str = "") -> Tournament:
    play = TeamPlay(TeamScoring(board_colours=colours))
    return replace(team_event([boards] * number, rounds), team_play=play)


def changed_matches(t: Tournament, number: int, boards: int) -> Iterator[Tournament]:
    """Every round with the colours of one board or one match changed, or the opponents of two matches."""
    games = t.rounds[number - 1].games
    matches = [list(games[i : i + boards]) for i in range(0, len(games), boards)]
    for i, match in enumerate(matches):
        rest = [game for other in matches[:i] + matches[i + 1 :] for game in other]
        yield with_games(t, number, [*rest, *map(swapped, match)])
        for k in range(len(match)):
            if len(match) > 1:
                yield with_games(t, number, [*rest, *match[:k], swapped(match[k]), *match[k + 1 :]])
    for i, j in combinations(range(len(matches)), 2):
        rest = [game for k, match in enumerate(matches) if k not in (i, j) for game in match]
        crossed = [
            made
            for one, two in zip(matches[i], matches[j], strict=True)
            for made in (replace(one, black=two.black), replace(two, black=one.black))
        ]
        yield with_games(t, number, [*rest, *crossed])


class TestTeams:
    @pytest.mark.parametrize("colours", COLOURS)
    @pytest.mark.parametrize("edition", ["2009", "2026"])
    def test_every_number_of_teams(self, edition: str, colours: str) -> None:
        for number in (*range(3, 10), 22):
            t = of_teams(number, 4, number - 1 + number % 2, colours)
            assert all_best(held(t, "berger", edition, {}), "berger", edition, {})

    @pytest.mark.parametrize("cycles", [2, 3])
    def test_cycles(self, cycles: int) -> None:
        t = of_teams(5, 2, 5 * cycles)
        assert all_best(held(t, "berger", "2026", {}), "berger", "2026", {})

    def test_the_four_teams_of_the_handbook(self) -> None:
        t = teams("teams_4")
        assert all_best(t, "berger", "2009", {})

    @pytest.mark.parametrize("colours", COLOURS)
    def test_every_changed_round_is_refused(self, colours: str) -> None:
        count, boards = 0, len(colours) or 4
        for number in (4, 5, 6):
            t = held(of_teams(number, boards, number - 1 + number % 2, colours), "berger", "2026", {})
            for at in range(1, len(t.rounds) + 1):
                for wrong in changed_matches(t, at, boards):
                    found = verify_asked(AskedRound(wrong, at), "berger", "2026")
                    assert found.is_refused, (at, wrong.rounds[at - 1].games)
                    count += 1
        assert count > 100

    def test_teams_are_named(self) -> None:
        t = held(of_teams(4, 2, 3), "berger", "2026", {})
        wrong = [*t.rounds[0].games[2:], *map(swapped, t.rounds[0].games[:2])]
        found = verify_asked(AskedRound(with_games(t, 1, wrong), 1), "berger", "2026")
        assert told(t, found, "en") == "the table has 1 Team 1 – 4 Team 4 instead of 4 Team 4 – 1 Team 1"
        for language in some(languages()):
            assert "4 Team 4" in told(t, found, language)

    def test_one_board_is_named_by_its_players(self) -> None:
        t = held(of_teams(4, 2, 3), "berger", "2026", {})
        games = t.rounds[0].games
        wrong = with_games(t, 1, [games[0], swapped(games[1]), *games[2:]])
        found = verify_asked(AskedRound(wrong, 1), "berger", "2026")
        assert told(t, found, "en") == "the colours of 2 Player 102 – 8 Player 402 should be the other way round"

    def test_who_sat_is_no_matter_of_the_table(self) -> None:
        t = held(of_teams(4, 4, 3), "berger", "2026", {})
        one, two, *rest = t.rounds[0].games
        sat = with_games(t, 1, [replace(one, white=two.black), replace(two, black=one.white), *rest])
        assert verify_asked(AskedRound(sat, 1), "berger", "2026").kind is BEST


def rated(t: Tournament, ratings: Sequence[int]) -> Tournament:
    """The teams with one rating for all members of each."""
    rating = {p: ratings[i] for i, team in enumerate(t.teams) for p in team.members}
    return replace(t, players=tuple(replace(p, rating=rating[p.id]) for p in t.players))


class TestScheveningen:
    @pytest.mark.parametrize("plan", ["alternate", "balanced"])
    @pytest.mark.parametrize("cycles", [1, 2, 3])
    def test_two_teams(self, plan: str, cycles: int) -> None:
        options = {"colours": plan, "cycles": str(cycles)}
        for boards in range(1, 10):
            t = rated(team_event([boards] * 2, boards * cycles), (2000, 2000 + 100 * (boards % 2)))
            assert all_best(held(t, "scheveningen", "2009", options), "scheveningen", "2009", options)

    @pytest.mark.parametrize("boards", [5, 6])
    def test_the_older_tables(self, boards: int) -> None:
        options = {"colours": "balanced", "variant": "older"}
        t = held(team_event([boards] * 2, boards), "scheveningen", "2009", options)
        assert all_best(t, "scheveningen", "2009", options)
        assert not all_best(t, "scheveningen", "2009", {"colours": "balanced"})

    @pytest.mark.parametrize("number", [3, 4, 5])
    def test_more_teams(self, number: int) -> None:
        t = held(team_event([3] * number, 3 * (number - 1 + number % 2)), "scheveningen", "2009", {})
        assert all_best(t, "scheveningen", "2009", {})

    def test_a_table_that_nobody_has_published_is_not_proved(self) -> None:
        options = {"colours": "balanced"}
        t = held(team_event([10, 10], 10), "scheveningen", "2009", options)
        assert {found.kind for found in verdicts(t, "scheveningen", "2009", options)} == {VerdictKind.NOT_PROVED}

    def test_the_first_round_shows_who_is_a(self) -> None:
        t = held(rated(team_event([4, 4], 4), (2300, 2200)), "scheveningen", "2009", {})
        later = rated(t, (2200, 2300))
        assert [found.kind for found in verdicts(later, "scheveningen", "2009", {})] == [NOT_BEST, BEST, BEST, BEST]
        assert all_best(later, "scheveningen", "2009", {"team-a": "listed"})

    def test_the_printed_table_of_four_boards(self) -> None:
        t = team_event([4, 4], 4)
        t = replace(t, rounds=tuple(read(t, line.split(), "-") for line in lines("scheveningen_4")["rounds"]))
        assert all_best(t, "scheveningen", "2009", {})

    def test_every_changed_round_is_refused(self) -> None:
        for plan in ("alternate", "balanced"):
            t = held(team_event([4, 4], 8), "scheveningen", "2009", {"colours": plan})
            assert refused(t, "scheveningen", "2009", {"colours": plan}) > 100


def seat(t: Tournament, text: str) -> PlayerId:
    """``A3``, or a letter or number of the handbook's Skalitzka: capitals, small letters, numbers."""
    if len(text) > 1:
        return t.teams["AB".index(text[0])].members[int(text[1:]) - 1]
    team = 2 if text.isdigit() else 1 if text.islower() else 0
    return t.teams[team].members[int(text) - 1 if text.isdigit() else ord(text.lower()) - ord("a")]


def read(t: Tournament, pairs: Sequence[str], mark: str) -> Round:
    """A printed round, all of it drawn."""
    seats = [[seat(t, side) for side in pair.split(mark)] for pair in pairs]
    return Round(tuple(Game(white, black, Mark.DRAW, Mark.DRAW) for white, black in seats))


class TestSkalitzka:
    def test_the_printed_table_of_eight_boards(self) -> None:
        printed = data("skalitzka_8")
        assert isinstance(printed, dict)
        t = team_event([8, 8, 8], 2)
        t = replace(t, rounds=(read(t, printed["round_1"], ":"), read(t, printed["round_2"], ":")))
        assert all_best(t, "skalitzka", "2009", {})

    @pytest.mark.parametrize("boards", [2, 4, 6, 12])
    def test_it_is_that_of_the_engine(self, boards: int) -> None:
        assert all_best(held(team_event([boards] * 3, 2), "skalitzka", "2009", {}), "skalitzka", "2009", {})

    def test_every_changed_round_is_refused(self) -> None:
        t = held(team_event([4] * 3, 2), "skalitzka", "2009", {})
        assert refused(t, "skalitzka", "2009", {}) > 50

    def test_teams_that_have_no_table_are_not_proved(self) -> None:
        t = held(team_event([4] * 3, 2), "skalitzka", "2009", {})
        short = replace(t, teams=(*t.teams[:2], replace(t.teams[2], members=t.teams[2].members[:3])))
        assert verdicts(short, "skalitzka", "2009", {})[0].kind is VerdictKind.NOT_PROVED
