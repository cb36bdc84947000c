"""The verifier against knockouts: played by chance to the end, the handbook's examples, and rounds with changes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hakem.errors import PairingError
from hakem.i18n import Renderer, languages
from hakem.knockout.plans.seeding import by_lots
from hakem.model import Event, Game, Lot, Mark, Player, PlayerId, Round, TeamPlay, TeamScoring, Tournament
from hakem.pairing import system_for
from hakem.reports import player_names, team_names
from hakem.values import replace
from hakem.verify import AskedRound, Judgement, VerdictKind, verify_asked
from hakem.verify.knockout_seeds import lots_of
from tests.support.effort import examples
from tests.support.round_robins import gone_after, team_event
from tests.support.some import some

DATA = Path(__file__).parents[1] / "data"
EXAMPLES: list[Any] = json.loads((DATA / "knockout_examples.json").read_text(encoding="utf-8"))["examples"]
PLANS = [example for example in EXAMPLES if example["n"]]
RESULTS = ((Mark.WIN, Mark.LOSS), (Mark.LOSS, Mark.WIN), (Mark.DRAW, Mark.DRAW), (Mark.DRAW, Mark.DRAW))
CUP = Event(name="Kupa", type_code="CUSTOM_KNOCKOUT")

Options = Mapping[str, str]


def cup(players: int, ratings: Iterator[int | None] | None = None) -> Tournament:
    """Players whose ratings fall with their numbers, unless told otherwise."""
    rated = ratings or iter(range(2500, 0, -10))
    people = (Player(PlayerId(n), n, f"Oyuncu {n}", rating=next(rated)) for n in range(1, players + 1))
    return Tournament(tuple(people), 60, event=CUP)


def cup_of_teams(number: int, boards: int) -> Tournament:
    t = team_event([boards + 1] * number, 60)
    players = tuple(replace(p, rating=2500 - i) for i, p in enumerate(t.players))
    return replace(t, players=players, event=CUP, team_play=TeamPlay(TeamScoring(board_colours="W" * boards)))


def played(t: Tournament, options: Options, lots: Random) -> Tournament:
    """The knockout to its end, by chance."""
    while True:
        try:
            made = system_for("knockout", "2009", t, options).pair(t)
        except PairingError:
            return t
        games = tuple(Game(board.white, board.black, *lots.choice(RESULTS)) for board in made.boards)
        t = replace(t, rounds=(*t.rounds, Round(games + made.forfeits, made.byes)))


def verdicts(t: Tournament, options: Options) -> list[Judgement]:
    return [verify_asked(AskedRound(t, n, options), "knockout", "2009") for n in range(1, len(t.rounds) + 1)]


def kinds(t: Tournament, options: Options) -> set[VerdictKind]:
    return {found.kind for found in verdicts(t, options)}


class TestPlayed:
    @pytest.mark.parametrize("seed", range(examples(60)))
    def test_whatever_the_event_has_chosen(self, seed: int) -> None:
        lots = Random(seed)
        number, boards = lots.randint(2, 12), lots.choice((1, 1, 2, 3))
        options = {
            "qualify": str(lots.randint(1, max(1, number // 2))),
            "games": lots.choice("24"),
            "extra": lots.choice("02"),
            "reseed": lots.choice(("yes", "no")),
            "seeding": lots.choice(("event", "given", "lots", "rating")),
            "lots": "kura",
        }
        ratings = iter(lambda: lots.choice((None, 1500, lots.randint(1000, 2500))), 0)
        t = played(cup(number, ratings) if boards == 1 else cup_of_teams(number, boards), options, lots)
        assert kinds(t, options) == {VerdictKind.BEST}

    @pytest.mark.parametrize("example", PLANS, ids=lambda example: example["id"])
    def test_the_handbooks_examples(self, example: dict[str, Any]) -> None:
        options = {"qualify": str(example["n"])}
        t = played(cup(example["N"]), options, Random(example["id"]))
        assert kinds(t, options) == {VerdictKind.BEST}
        plan = [p for game in t.rounds[0].games for p in game.players]
        assert not example.get("prelim_players") or sorted(plan) == example["prelim_players"]

    def test_whoever_has_left_loses(self) -> None:
        t = played(gone_after(cup(8), {3: 1}), {}, Random(1))
        assert any(not game.played for rnd in t.rounds for game in rnd.games)
        assert kinds(t, {}) == {VerdictKind.BEST}

    def test_rounds_show_that_seeds_are_those_of_the_list(self) -> None:
        t = cup(8, iter([2000, 1500, 2400, 1000, 2200, 1700, 1900, 2100]))
        t = played(t, {"seeding": "given"}, Random(5))
        assert kinds(t, {}) == {VerdictKind.BEST}
        assert verdicts(t, {"seeding": "rating"})[0].kind is VerdictKind.NOT_BEST

    def test_lots_are_drawn_as_everybody_else_draws_them(self) -> None:
        players = cup(9, iter([2000, 2000, None, None, 1900, 1900, 1900, None, 2100])).players
        lot = lots_of(players, "kura")
        assert tuple(sorted(lot, key=lambda player: lot[player])) == by_lots(players, "kura").order

    def test_without_the_text_of_the_lots_another_lot_may_have_been_drawn(self) -> None:
        level = cup(8, iter([1500] * 8))
        t = played(level, {"lots": "salon"}, Random(2))
        assert verdicts(t, {})[0].kind is VerdictKind.NOT_PROVED
        assert kinds(replace(t, lots=(Lot("knockout", "salon"),)), {}) == {VerdictKind.BEST}
        assert verdicts(replace(t, lots=(Lot("knockout", "ev"),)), {})[0].kind is VerdictKind.NOT_BEST

    def test_after_open_results_nothing_is_proved(self) -> None:
        t = played(cup(4), {}, Random(3))
        games = tuple(replace(game, white_mark=Mark.PENDING, black_mark=Mark.PENDING) for game in t.rounds[0].games)
        t = replace(t, rounds=(replace(t.rounds[0], games=games), *t.rounds[1:]))
        assert [found.kind for found in verdicts(t, {})][:2] == [VerdictKind.BEST, VerdictKind.NOT_PROVED]


def changed(t: Tournament, number: int) -> Iterator[Tournament]:
    """Every round of which two games have changed opponents, one is away, or somebody plays who waits."""
    rnd = t.rounds[number - 1]

    def with_games(games: list[Game]) -> Tournament:
        return replace(t, rounds=(*t.rounds[: number - 1], replace(rnd, games=tuple(games)), *t.rounds[number:]))

    for i, game in enumerate(rnd.games):
        others = [*rnd.games[:i], *rnd.games[i + 1 :]]
        yield with_games(others)
        for bye in rnd.byes:
            yield with_games([*others, replace(game, black=bye.player)])
    for one, two in combinations(rnd.games, 2):
        others = [game for game in rnd.games if game not in (one, two)]
        yield with_games([*others, replace(one, black=two.black), replace(two, black=one.black)])
        yield with_games([*others, replace(one, black=two.white), replace(two, white=one.black)])


def turned(t: Tournament, number: int) -> Tournament:
    """The round with the colours of its first game changed."""
    rnd = t.rounds[number - 1]
    first, *rest = rnd.games
    games = (replace(first, white=first.black, black=first.white), *rest)
    return replace(t, rounds=(*t.rounds[: number - 1], replace(rnd, games=games), *t.rounds[number:]))


class TestChanged:
    @pytest.mark.parametrize("players", [4, 7, 9, 12])
    @pytest.mark.parametrize("reseed", ["yes", "no"])
    def test_players(self, players: int, reseed: str) -> None:
        options = {"seeding": "rating", "reseed": reseed}
        t = played(cup(players), options, Random(players))
        for number in some(range(1, len(t.rounds) + 1)):
            for wrong in some(changed(t, number)):
                found = verify_asked(AskedRound(wrong, number, options), "knockout", "2009")
                assert found.kind in (VerdictKind.NOT_BEST, VerdictKind.ILLEGAL)
                assert found.reason is not None

    def test_colours_change_from_game_to_game(self) -> None:
        options = {"games": "4", "extra": "0"}
        t = played(cup(4), options, Random(8))
        found = [verify_asked(AskedRound(turned(t, n), n, options), "knockout", "2009").kind for n in range(1, 5)]
        assert found == [VerdictKind.BEST, VerdictKind.NOT_BEST, VerdictKind.NOT_BEST, VerdictKind.NOT_BEST]

    def test_boards_of_a_team_have_one_colour(self) -> None:
        t = played(cup_of_teams(4, 3), {}, Random(4))
        found = verify_asked(AskedRound(turned(t, 1), 1), "knockout", "2009")
        assert found.kind is VerdictKind.NOT_BEST
        assert found.article is not None
        assert found.article.number == "A.30"

    def test_after_a_round_that_left_the_bracket_nothing_is_proved(self) -> None:
        options = {"seeding": "rating"}
        t = played(cup(8), options, Random(6))
        wrong = next(changed(t, 1))
        found = verdicts(wrong, options)
        assert [one.kind for one in found][:2] == [VerdictKind.NOT_BEST, VerdictKind.NOT_PROVED]

    def test_it_is_said_in_every_language(self) -> None:
        t = played(cup_of_teams(4, 2), {}, Random(7))
        games = t.rounds[0].games
        crossed = (
            replace(games[0], black=games[2].black),
            replace(games[1], black=games[3].black),
            replace(games[2], black=games[0].black),
            replace(games[3], black=games[1].black),
        )
        wrong = replace(t, rounds=(replace(t.rounds[0], games=crossed), *t.rounds[1:]))
        found = verify_asked(AskedRound(wrong, 1, {"seeding": "rating"}), "knockout", "2009")
        assert found.reason is not None
        for language in some(languages()):
            told = Renderer(language, player_names(t), team_names(t)).say(found.reason)
            assert "1 Team 1 – 4 Team 4" in told
