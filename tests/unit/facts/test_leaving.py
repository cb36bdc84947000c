"""Withdrawals from round robins that nobody has written down (interpretation RR-14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.facts.berger import rounds_per_cycle
from hakem.facts.leaving import withdrawals_shown
from hakem.facts.withdrawal import round_robin_scores
from hakem.model import (
    Absence,
    Bye,
    ByeKind,
    Event,
    EventRules,
    Game,
    Mark,
    Player,
    PlayerId,
    Round,
    RoundNo,
    Team,
    TeamId,
    Tournament,
)
from hakem.model.changes import with_round, withdrawn
from hakem.pairing import BergerRoundRobin
from tests.support.some import some

W, D, L = Mark.WIN, Mark.DRAW, Mark.LOSS
TABLE = Event(type_code="BERGER_ROUNDROBIN")


def played(t: Tournament, rounds: int) -> Tournament:
    """The next rounds of the table, all games drawn; whoever has withdrawn loses by forfeit."""
    for _ in range(rounds):
        pairing = BergerRoundRobin().pair(t)
        games = tuple(Game(board.white, board.black, D, D) for board in pairing.boards)
        t = with_round(t, Round((*games, *pairing.forfeits), pairing.byes))
    return t


def event(players: int, cover: Event = TABLE) -> Tournament:
    people = tuple(Player(PlayerId(n), n, f"Oyuncu {n}") for n in range(1, players + 1))
    return Tournament(people, rounds_per_cycle(players), event=cover)


def left(players: int, who: int, after: int, cover: Event = TABLE) -> Tournament:
    """A whole round robin that somebody has left, with nothing said about it."""
    t = withdrawn(played(event(players, cover), after), PlayerId(who))
    t = played(t, t.rounds_total - after)
    return replace(t, players=tuple(replace(p, withdrawn_after=None) for p in t.players))


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_two_games_missed_at_the_end_are_a_withdrawal(players: int) -> None:
    for who in some(range(1, players + 1)):
        for after in some(range(rounds_per_cycle(players) - 1)):
            t = left(players, who, after)
            missed = [
                rnd
                for rnd in t.rounds[after:]
                if any(PlayerId(who) in game.players and not game.played for game in rnd.games)
            ]
            shown = withdrawals_shown(t)
            assert bool(shown) is (len(missed) > 1), (who, after)
            seen = [number for number, rnd in enumerate(t.rounds, start=1) if _played(rnd, who)]
            assert not shown or shown == {who: max(seen, default=0)}


def _played(rnd: Round, who: int) -> bool:
    return any(game.played for game in rnd.games if PlayerId(who) in game.players)


def test_one_game_missed_at_the_end_is_a_game_missed() -> None:
    t = played(event(6), 5)
    last = t.rounds[-1].games
    missed = tuple(Game(g.white, g.black, L, W, played=False) if 6 in g.players else g for g in last)
    assert not withdrawals_shown(replace(t, rounds=(*t.rounds[:-1], Round(missed))))


def test_whoever_came_back_has_not_left() -> None:
    t = left(6, 6, 2)
    last = tuple(Game(g.white, g.black, D, D) if 6 in g.players else g for g in t.rounds[-1].games)
    assert not withdrawals_shown(replace(t, rounds=(*t.rounds[:-1], Round(last))))


def test_a_postponed_game_is_no_game_missed() -> None:
    t = left(6, 6, 2)
    last = tuple(
        Game(g.white, g.black, Mark.PENDING, Mark.PENDING) if 6 in g.players else g for g in t.rounds[-1].games
    )
    assert not withdrawals_shown(replace(t, rounds=(*t.rounds[:-1], Round(last))))


def test_whoever_missed_games_in_a_running_event_may_come_back() -> None:
    t = left(8, 8, 2)
    assert not withdrawals_shown(replace(t, rounds=t.rounds[:5]))


def test_byes_without_a_point_for_all_rounds_to_come_are_a_withdrawal() -> None:
    t = played(event(6), 3)
    away = tuple(Absence(RoundNo(n), PlayerId(6), ByeKind.ZERO_POINT) for n in (4, 5))
    assert withdrawals_shown(replace(t, absences=away)) == {6: 3}
    assert not withdrawals_shown(replace(t, absences=away[:1]))
    half = (away[0], replace(away[1], kind=ByeKind.HALF_POINT))
    assert not withdrawals_shown(replace(t, absences=half))


def test_the_bye_of_an_odd_table_is_no_withdrawal() -> None:
    """Five players: in round 5 seat 3 has the bye, which somebody may have announced."""
    t = played(event(5), 4)
    (idle,) = {p.id for p in t.players} - {p for g in BergerRoundRobin().pair(t).boards for p in (g.white, g.black)}
    assert not withdrawals_shown(replace(t, absences=(Absence(RoundNo(5), idle, ByeKind.ZERO_POINT),)))
    other = next(p.id for p in t.players if p.id != idle)
    assert withdrawals_shown(replace(t, absences=(Absence(RoundNo(5), other, ByeKind.ZERO_POINT),))) == {other: 4}


def test_a_point_for_the_bye_shows_nobody() -> None:
    """In some files the bye of the table has a point even for somebody who is gone."""
    t = left(7, 7, 2)
    rounds = [
        replace(rnd, byes=tuple(Bye(bye.player, ByeKind.PAIRING_ALLOCATED) for bye in rnd.byes)) for rnd in t.rounds
    ]
    assert withdrawals_shown(replace(t, rounds=tuple(rounds))) == {7: 2}


def test_an_event_that_says_nothing_must_follow_the_table() -> None:
    """A Swiss event of six in five rounds may have all its games too."""
    t = left(6, 6, 2, Event())
    assert withdrawals_shown(t) == {6: 2}
    other = replace(t, rounds=(t.rounds[1], t.rounds[0], *t.rounds[2:]))
    assert not withdrawals_shown(other)
    assert withdrawals_shown(replace(other, event=Event(kind="Individual: Round-Robin"))) == {6: 2}
    assert withdrawals_shown(replace(other, rules=EventRules(system="berger"))) == {6: 2}


def test_without_a_type_code_a_running_event_must_follow_the_table() -> None:
    t = played(event(6, Event()), 2)
    away = tuple(Absence(RoundNo(n), PlayerId(6), ByeKind.ZERO_POINT) for n in (3, 4, 5))
    assert withdrawals_shown(replace(t, absences=away)) == {6: 2}
    assert not withdrawals_shown(replace(t, absences=away, rounds=t.rounds[::-1]))


@pytest.mark.parametrize(
    "other",
    [
        lambda t: replace(t, event=Event(type_code="FIDE_DUTCH_2026")),
        lambda t: replace(t, rules=EventRules(system="dutch")),
        lambda t: replace(t, event=Event(type_code="FIDE_TEAM_ROUNDROBIN"), teams=(Team(TeamId(1), "A", ()),)),
        lambda t: replace(t, rounds=t.rounds[:4], rounds_total=4),
        lambda t: replace(t, rounds=(Round((Game(PlayerId(1), PlayerId(2), L, L, played=False),)),) * 5),
    ],
    ids=["Swiss by its code", "Swiss by its rules", "of teams", "cut short", "nobody left"],
)
def test_other_events_show_nothing(other: object) -> None:
    assert not withdrawals_shown(other(left(6, 6, 2)))  # type: ignore[operator]


def test_handbook_below_and_from_half_of_the_games() -> None:
    """000, Round Robin 3: "oyunlarının %50'sinden azını tamamlamışsa … son sıralamasında yer almaz"."""
    for after, out in ((2, {6}), (3, set())):
        t = left(6, 6, after)
        t = replace(t, players=tuple(replace(p, withdrawn_after=withdrawals_shown(t).get(p.id)) for p in t.players))
        assert round_robin_scores(t).out == out


def test_a_withdrawal_that_is_still_to_come_changes_no_standings() -> None:
    t = withdrawn(played(event(6), 3), PlayerId(6), 3)
    assert round_robin_scores(replace(t, rounds=t.rounds[:2])).out == set()
