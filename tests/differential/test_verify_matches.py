"""The verifier against the judges of C.04.5 and C.04.6, against generated events, and against rounds with changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, event, given, settings

from hakem.errors import PairingError
from hakem.i18n import Renderer, languages
from hakem.model import Bye, ByeKind, Colour, Game, Mark, PlayerId, Round, RoundNo, TeamBye, TeamId, Tournament
from hakem.pairing import system_for
from hakem.reports import player_names, team_names
from hakem.simulation import Settings, simulate
from hakem.values import replace
from hakem.verify import AskedRound, Judgement, VerdictKind, verify_asked
from tests.differential.test_team_swiss_judge import as_event
from tests.differential.test_upfloating_events import RATES, TEAM_OPTIONS
from tests.judges.double_swiss import pair_players, players_here
from tests.judges.entrant import NoPairing
from tests.judges.team_swiss_position import teams_here
from tests.support.double_swiss_events import double_swisses
from tests.support.effort import examples
from tests.support.round_robins import team_event
from tests.support.some import some
from tests.support.swiss_events import RESULTS
from tests.support.team_swiss_events import TeamSwiss, team_swisses
from tests.support.verdicts import every_round, with_pairs

Options = Mapping[str, str]
Pairs = Sequence[tuple[PlayerId, PlayerId]]


def options_of(made: TeamSwiss) -> Options:
    return {
        "preference": made.preference.lower(),
        "primary": {"MP": "match", "GP": "game"}[made.primary],
        "secondary": "yes" if made.secondary else "no",
    }


def with_matches(t: Tournament, pairs: Pairs, bye: PlayerId | None) -> Tournament:
    """The event with one more round of teams, by their numbers: White on board 1 first, results open."""
    members = {int(team.id): team.members for team in t.teams}
    letters = t.team_play.scoring.board_colours
    games = [
        Game(*((one, two) if letter == "W" else (two, one)), Mark.PENDING, Mark.PENDING)
        for white, black in pairs
        for one, two, letter in zip(members[white], members[black], letters, strict=True)
    ]
    byes = () if bye is None else (TeamBye(t.next_round, TeamId(bye)),)
    play = replace(t.team_play, byes=(*t.team_play.byes, *byes))
    return replace(t, rounds=(*t.rounds, Round(tuple(games))), team_play=play)


def last(t: Tournament, system: str, edition: str, options: Options | None = None) -> Judgement:
    return verify_asked(AskedRound(t, len(t.rounds), options or {}), system, edition)


def turned(pairs: Pairs) -> Iterator[Pairs]:
    """The same pairs with the colours of one of them changed."""
    for i, (white, black) in enumerate(pairs):
        yield [*pairs[:i], (black, white), *pairs[i + 1 :]]


def require_only(right: tuple[Pairs, PlayerId | None] | None, everybody: Sequence[PlayerId], found: Finder) -> None:
    """Of all rounds only that of the judge is the best, and without one all are illegal."""
    together = None if right is None else ({frozenset(pair) for pair in right[0]}, right[1])
    for pairs, bye in some(every_round(everybody)):
        if ({frozenset(pair) for pair in pairs}, bye) != together:
            verdict = found(pairs, bye)
            assert verdict.is_refused, (pairs, bye)
            assert verdict.reason is not None
            assert right is not None or verdict.kind is VerdictKind.ILLEGAL
    if right is not None and right[0]:
        assert found(*right).kind is VerdictKind.BEST


class Finder:
    """Whoever gives the verdict on a round of an event."""

    def __init__(self, made: Tournament, system: str, edition: str, options: Options) -> None:
        self.made, self.asked = made, (system, edition, options)

    def __call__(self, pairs: Pairs, bye: PlayerId | None) -> Judgement:
        with_round = with_matches if self.made.teams else with_pairs
        return last(with_round(self.made, pairs, bye), *self.asked)


def require_colours(right: tuple[Pairs, PlayerId | None] | None, found: Finder) -> None:
    """With the colours of one match changed, the round of the judge is not the best; in round 1 they show the lot."""
    for wrong in turned(right[0]) if right is not None and found.made.rounds else ():
        assert found(wrong, right[1] if right else None).kind is VerdictKind.NOT_BEST


def judged(made: TeamSwiss) -> tuple[Pairs, PlayerId | None] | None:
    try:
        pairs, bye = made.judged()
    except NoPairing:
        return None
    return [(PlayerId(a), PlayerId(b)) for a, b in pairs], None if bye is None else PlayerId(bye)


def judged_games(t: Tournament) -> tuple[Pairs, PlayerId | None] | None:
    try:
        return pair_players(t)
    except NoPairing:
        return None


class TestAgainstTheJudges:
    @settings(max_examples=examples(150), deadline=None)
    @given(team_swisses(most=7))
    def test_teams(self, made: TeamSwiss) -> None:
        event(f"edition {made.edition}, type {made.preference}, by {made.primary}")
        found = Finder(as_event(made), "team-swiss", made.edition, options_of(made))
        require_only(judged(made), [PlayerId(team) for team in sorted(teams_here(made.t))], found)
        require_colours(judged(made), found)

    @settings(max_examples=examples(150), deadline=None)
    @given(double_swisses(most=7))
    def test_matches_of_two_games(self, t: Tournament) -> None:
        found = Finder(t, "double-swiss", "2026", {})
        require_only(judged_games(t), sorted(players_here(t)), found)
        require_colours(judged_games(t), found)

    @settings(max_examples=examples(60), deadline=None)
    @given(team_swisses(least=8, most=10, rounds=8))
    def test_larger_events_of_teams(self, made: TeamSwiss) -> None:
        right = judged(made)
        assume(right is not None and right[0])
        assert right is not None
        pairs, bye = right
        found = Finder(as_event(made), "team-swiss", made.edition, options_of(made))
        assert found(pairs, bye).kind is VerdictKind.BEST
        for (a, b), (c, d) in combinations(pairs, 2):
            rest = [pair for pair in pairs if pair not in ((a, b), (c, d))]
            assert found([*rest, (a, c), (b, d)], bye).is_refused
            assert found([*rest, (a, d), (b, c)], bye).is_refused


def generated(
    system: str, edition: str, size: int, rounds: int, options: tuple[tuple[str, str], ...] = ()
) -> Tournament:
    """The first event of some seeds that can be paired to the end."""
    for seed in range(20):
        try:
            return simulate(
                Settings(size, rounds, f"{size} {seed}", system, edition, RATES, options=options)
            ).tournament
        except PairingError:
            continue
    raise AssertionError("no event")


def kinds(t: Tournament, system: str, edition: str, options: Options) -> set[VerdictKind]:
    """The verdicts on all rounds in which somebody was paired."""
    rounds = [n for n, rnd in enumerate(t.rounds, start=1) if rnd.is_paired]
    return {verify_asked(AskedRound(t, n, options), system, edition).kind for n in rounds}


class TestGenerated:
    @pytest.mark.parametrize("options", TEAM_OPTIONS, ids=lambda options: "-".join(value for _, value in options))
    @pytest.mark.parametrize("edition", ["2024", "2026"])
    def test_teams(self, options: tuple[tuple[str, str], ...], edition: str) -> None:
        for size in (5, 12, 23):
            t = generated("team-swiss", edition, size, 6, options)
            assert kinds(t, "team-swiss", edition, dict(options)) == {VerdictKind.BEST}

    @pytest.mark.parametrize("size", [4, 7, 12, 25])
    def test_matches_of_two_games(self, size: int) -> None:
        t = generated("double-swiss", "2026", size, 6)
        assert kinds(t, "double-swiss", "2026", {}) == {VerdictKind.BEST}

    def test_by_another_edition_or_option_some_rounds_are_others(self) -> None:
        events = [generated("team-swiss", "2026", size, 6) for size in (20, 21, 22, 23)]
        for edition, options in some([("2024", {}), ("2026", {"preference": "none"}), ("2026", {"primary": "game"})]):
            found = {kind for t in events for kind in kinds(t, "team-swiss", edition, options)}
            assert found == {VerdictKind.BEST, VerdictKind.NOT_BEST}


def crossed(t: Tournament, number: int, lots: Random) -> Tournament:
    """The event up to that round, in which two matches, or the bye and a match, have changed opponents."""
    rnd = t.rounds[number - 1]
    team_of = {p: int(team.id) for team in t.teams for p in team.members}
    sides = [(team_of[game.white], team_of[game.black]) for game in rnd.games]
    matches = list(dict.fromkeys(tuple(sorted(pair)) for pair in sides))
    (a, b), (_, d) = lots.sample(matches, 2)
    new = {b: d, d: b} if lots.random() < 0.5 else {a: d, d: a}
    swap = {int(team.id): new.get(int(team.id), int(team.id)) for team in t.teams}
    seat = {p: (int(team.id), i) for team in t.teams for i, p in enumerate(team.members)}
    members = {int(team.id): team.members for team in t.teams}

    def moved(player: PlayerId) -> PlayerId:
        team, place = seat[player]
        return members[swap[team]][place] if swap[team] != team else player

    games = tuple(replace(game, white=moved(game.white), black=moved(game.black)) for game in rnd.games)
    return replace(t, rounds=(*t.rounds[: number - 1], replace(rnd, games=games)))


class TestChanged:
    @pytest.mark.parametrize("edition", ["2024", "2026"])
    def test_teams(self, edition: str) -> None:
        lots = Random(edition)
        refused = 0
        for size in (8, 14, 21):
            settings_ = Settings(size, 6, f"whole {size}", "team-swiss", edition, options=(("boards", "3"),))
            t = simulate(settings_).tournament
            for number in range(1, 7):
                for _ in range(4):
                    found = last(crossed(t, number, lots), "team-swiss", edition)
                    assert found.is_refused
                    refused += 1
        assert refused == 72

    def test_matches_of_two_games(self) -> None:
        t = generated("double-swiss", "2026", 13, 8)
        for number in some(range(1, 9)):
            rnd = t.rounds[number - 1]
            for i, j in some(combinations(range(len(rnd.games)), 2)):
                one, two = rnd.games[i], rnd.games[j]
                games = [game for k, game in enumerate(rnd.games) if k not in (i, j)]
                games += [replace(one, black=two.black), replace(two, black=one.black)]
                wrong = replace(t, rounds=(*t.rounds[: number - 1], replace(rnd, games=tuple(games))))
                assert last(wrong, "double-swiss", "2026").is_refused

    def test_another_bye(self) -> None:
        t = generated("double-swiss", "2026", 13, 8)
        byes = 0
        for number in (3, 5, 7):
            rnd = t.rounds[number - 1]
            alone = next((b for b in rnd.byes if b.kind is ByeKind.PAIRING_ALLOCATED), None)
            for i, game in enumerate(rnd.games if alone else ()):
                assert alone is not None
                games = [*rnd.games[:i], replace(game, white=alone.player), *rnd.games[i + 1 :]]
                others = [b for b in rnd.byes if b != alone]
                new = replace(rnd, games=tuple(games), byes=(*others, Bye(game.white, alone.kind)))
                found = last(replace(t, rounds=(*t.rounds[: number - 1], new)), "double-swiss", "2026")
                assert found.is_refused
                byes += 1
        assert byes


def paired_as_players(system: str, edition: str, options: Options, lots: Random) -> Tournament:
    """Teams paired by a system of players, with results by chance."""
    t = replace(team_event([3] * lots.randint(6, 13), 6), initial_colour=Colour.WHITE)
    engine = system_for(system, edition, t, options)
    for _ in range(4):
        made = engine.pair(t)
        games = tuple(Game(b.white, b.black, *lots.choice(RESULTS)) for b in made.boards)
        byes = tuple(TeamBye(t.next_round, team) for team in made.team_byes)
        play = replace(t.team_play, byes=(*t.team_play.byes, *byes))
        t = replace(t, rounds=(*t.rounds, replace(made.as_round(), games=games)), team_play=play)
    return t


def told(t: Tournament, found: Judgement, language: str) -> str:
    assert found.reason is not None
    reason = replace(found.reason, data={**found.reason.data, "title": ""})
    return Renderer(language, player_names(t), team_names(t)).say(reason)


class TestSystemsOfPlayers:
    @pytest.mark.parametrize(("system", "edition"), [("dutch", "2017"), ("dutch", "2026"), ("burstein", "2026")])
    @pytest.mark.parametrize("primary", ["match", "game"])
    def test_teams_are_their_players(self, system: str, edition: str, primary: str) -> None:
        options, lots = {"contestants": "teams", "primary": primary}, Random(f"{system} {edition} {primary}")
        t = paired_as_players(system, edition, options, lots)
        assert kinds(t, system, edition, options) == {VerdictKind.BEST}
        found = last(crossed(t, 4, lots), system, edition, options)
        assert found.is_refused
        assert found.reason is not None
        assert any(team.name in told(t, found, "en") for team in t.teams)


class TestWords:
    def test_teams_are_named_in_every_language(self) -> None:
        settings_ = Settings(12, 5, "words", "team-swiss", "2026", options=(("boards", "2"),))
        t = simulate(settings_).tournament
        wrong = crossed(t, 4, Random(3))
        found = last(wrong, "team-swiss", "2026")
        assert found.reason is not None
        for language in some(languages()):
            assert any(team.name in told(t, found, language) for team in t.teams)

    def test_a_bye_of_a_team_that_is_listed_is_seen(self) -> None:
        settings_ = Settings(7, 4, "bye", "team-swiss", "2026", options=(("boards", "2"),))
        t = simulate(settings_).tournament
        assert last(t, "team-swiss", "2026").kind is VerdictKind.BEST
        number = RoundNo(len(t.rounds))
        given_bye = next(b for b in t.team_play.byes if b.round_no == number)
        twice = TeamBye(number, next(b.team for b in t.team_play.byes if b.round_no == 1))
        byes = tuple(b for b in t.team_play.byes if b != given_bye)
        wrong = replace(t, team_play=replace(t.team_play, byes=(*byes, given_bye, twice)))
        assert last(wrong, "team-swiss", "2026").kind is VerdictKind.ILLEGAL
