"""Who can still win: against everything that can still happen, tried out for small events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import cycle, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.desk.race import Hope, race_of
from hakem.desk.scheduling import schedule_of
from hakem.model import (
    Bye,
    ByeKind,
    EventRules,
    Game,
    Mark,
    Player,
    PlayerId,
    PointSystem,
    Round,
    RoundNo,
    Tournament,
    point_system,
)
from hakem.values import replace
from tests.support import paper_events as events

MARKS = {"1": (Mark.WIN, Mark.LOSS), "½": (Mark.DRAW, Mark.DRAW), "0": (Mark.LOSS, Mark.WIN)}
OPEN = (Mark.PENDING, Mark.PENDING)
Scores = dict[int, Fraction]
SHARES = ((Fraction(1), Fraction(0)), (Fraction(1, 2), Fraction(1, 2)), (Fraction(0), Fraction(1)))


def pairings(players: Sequence[int]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to seat the players; of an odd number the one who is left over sits with 0."""
    seats = [*players, *([0] if len(players) % 2 else [])]
    if not seats:
        yield ()
        return
    first = seats[0]
    for other in seats[1:]:
        for rest in pairings([seat for seat in seats[1:] if seat != other]):
            yield ((first, other), *rest)


def after_games(scores: Scores, games: Sequence[tuple[int, int]], bye: Fraction) -> Iterator[Scores]:
    """The scores after any results of these games."""
    free = {one + other for one, other in games if 0 in (one, other)}
    played = [game for game in games if 0 not in game]
    for results in product(SHARES, repeat=len(played)):
        made = dict(scores)
        for (one, other), (mine, yours) in zip(played, results, strict=True):
            made[one] += mine
            made[other] += yours
        for player in free:
            made[player] += bye
        yield made


def all_ends(t: Tournament, bye: Fraction = Fraction(1)) -> list[Scores]:
    """All scores with which the event can end."""
    worth = {Mark.WIN: Fraction(1), Mark.DRAW: Fraction(1, 2), Mark.LOSS: Fraction(0), Mark.PENDING: Fraction(0)}
    scores: Scores = {int(p.id): Fraction(0) for p in t.players}
    waiting = []
    for rnd in t.rounds:
        for game in rnd.games:
            scores[game.white] += worth[game.white_mark]
            scores[game.black] += worth[game.black_mark]
            if game.pending:
                waiting.append((int(game.white), int(game.black)))
        for each in rnd.byes:
            scores[each.player] += bye
    ends = list(after_games(scores, waiting, bye))
    for coming in range(len(t.rounds) + 1, t.rounds_total + 1):
        there = [int(p.id) for p in t.players if p.takes_part_in(coming)]
        ends = [end for now in ends for games in pairings(there) for end in after_games(now, games, bye)]
        ends = [dict(each) for each in {tuple(end.items()) for end in ends}]
    return ends


def tried_out(ends: Sequence[Scores], player: int) -> Hope:
    """What somebody can be in one of these ends."""
    over = [(end[player], max(score for other, score in end.items() if other != player)) for end in ends]
    if all(own > others for own, others in over):
        return Hope.SURE
    if any(own > others for own, others in over):
        return Hope.ALONE
    return Hope.SHARED if any(own == others for own, others in over) else Hope.OUT


def event(count: int, results: str, left: int, points: PointSystem | None = None) -> Tournament:
    """Rounds in which seat 1 meets the last one and so on, moved on each time; ``?`` is a game without a result."""
    players = tuple(Player(PlayerId(n), n, f"P{n}") for n in range(1, count + 1))
    boards = count // 2
    rounds = []
    for number in range(len(results) // boards):
        seats = [(seat + number) % count + 1 for seat in range(count)]
        texts = results[number * boards : (number + 1) * boards]
        games = tuple(
            Game(PlayerId(seats[b]), PlayerId(seats[-1 - b]), *MARKS.get(text, OPEN)) for b, text in enumerate(texts)
        )
        byes = (Bye(PlayerId(seats[boards]), ByeKind.PAIRING_ALLOCATED),) if count % 2 else ()
        rounds.append(Round(games, byes))
    made = Tournament(
        players=players, rounds=tuple(rounds), rounds_total=len(rounds) + left, rules=EventRules("dutch", "2026")
    )
    return made if points is None else replace(made, points=points)


@st.composite
def small_events(draw: st.DrawFn) -> Tournament:
    """Few players, some games open in any round, up to two rounds to come, perhaps somebody gone."""
    count = draw(st.integers(2, 5))
    rounds, left = draw(st.integers(1, 3)), draw(st.integers(0, 2))
    results = draw(st.text("10½?", min_size=rounds * (count // 2), max_size=rounds * (count // 2)))
    t = event(count, results, left)
    if count > 3 and draw(st.booleans()):
        gone = replace(t.players[0], withdrawn_after=RoundNo(rounds))
        t = replace(t, players=(gone, *t.players[1:]))
    return t


@settings(max_examples=150, deadline=None)
@given(small_events())
def test_the_answer_is_what_trying_everything_out_gives(t: Tournament) -> None:
    found = race_of(t)
    if found is None:
        assert t.rounds_total == len(t.rounds)
        assert not any(game.pending for rnd in t.rounds for game in rnd.games)
        return
    ends = all_ends(t)
    said = {int(each.player): each for each in found.contenders}
    assert {p: each.hope for p, each in said.items()} == {p: tried_out(ends, p) for p in said}
    assert {p: each.most for p, each in said.items()} == {p: max(end[p] for end in ends) for p in said}


@pytest.mark.parametrize("bye", [Fraction(0), Fraction(1, 2), Fraction(1)])
def test_a_bye_is_worth_what_the_event_says(bye: Fraction) -> None:
    points = point_system(Fraction(1), Fraction(1, 2), pab=bye)
    for results in ("1110", "00½½", "1?1?"):
        t = event(5, results, 1, points)
        found = race_of(t)
        assert found is not None
        ends = all_ends(t, bye)
        assert {c.hope for c in found.contenders} != set()
        assert {int(c.player): c.hope for c in found.contenders} == {n: tried_out(ends, n) for n in range(1, 6)}


def test_two_leaders_who_meet_leave_no_room_for_the_third() -> None:
    """Nobody is out by the most points alone here; that the leaders play each other decides."""
    t = event(4, "10", 0)
    last = Round((Game(PlayerId(1), PlayerId(3), *OPEN), Game(PlayerId(2), PlayerId(4), *OPEN)))
    t = replace(t, rounds=(*t.rounds, last), rounds_total=2)
    found = race_of(t)
    assert found is not None
    said = {int(each.player): (each.score, each.most, each.hope) for each in found.contenders}
    assert said == {
        1: (1, 2, Hope.ALONE),
        3: (1, 2, Hope.ALONE),
        2: (0, 1, Hope.OUT),
        4: (0, 1, Hope.OUT),
    }
    assert [int(each.player) for each in found.alive] == [1, 3]


@pytest.mark.parametrize("count", [5, 6])
@pytest.mark.parametrize("results", ["1½0", "110", "½", "0011½"])
def test_a_table_knows_the_games_to_come(count: int, results: str) -> None:
    """In a round robin everything is known: tried out with the games of the table."""
    begun = replace(event(count, "", count - 1 + count % 2), rules=EventRules("berger", "2026"))
    table = schedule_of(begun).rounds
    texts = cycle(results)
    played = [
        replace(rnd, games=tuple(Game(g.white, g.black, *MARKS[next(texts)]) for g in rnd.games)) for rnd in table[:-2]
    ]
    found = race_of(replace(begun, rounds=tuple(played)))
    assert found is not None
    assert (found.unpaired, found.open_games) == (0, 2 * (count // 2))
    ends = all_ends(replace(begun, rounds=(*played, *table[-2:])), Fraction(0))
    assert {int(c.player): c.hope for c in found.contenders} == {n: tried_out(ends, n) for n in range(1, count + 1)}


def test_nothing_is_said_of_a_table_that_somebody_has_left() -> None:
    begun = replace(event(6, "", 5), rules=EventRules("berger", "2026"))
    t = replace(begun, rounds=schedule_of(begun).rounds[:3])
    assert race_of(t) is not None
    assert race_of(replace(t, players=(replace(t.players[0], withdrawn_after=RoundNo(2)), *t.players[1:]))) is None


def test_nothing_is_said_where_points_do_not_say_it() -> None:
    assert race_of(events.teams(4).tournament) is None
    assert race_of(events.from_journal("knockout").tournament) is None
    assert race_of(event(4, "10", 1, point_system(Fraction(3), Fraction(1)))) is None
    assert race_of(event(4, "10", 0)) is None
    assert race_of(event(4, "", 2)) is None
