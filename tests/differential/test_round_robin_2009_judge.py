"""Round robins of the handbook with byes, forfeits and withdrawals against a judge who has read the Turkish text only.

The event goes through the door that other programs use: every round is paired,
results are entered, somebody leaves, and the standings are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hakem
from hakem import EventRules, Player, PlayerId, Standings, StandingsRequest, Tournament
from tests.judges import round_robin_2009 as judge
from tests.judges import round_robin_2009_ties as ties
from tests.support.effort import examples
from tests.support.some import some

WORDS = ("1-0", "½-½", "0-1") * 4 + tuple(judge.BY_FORFEIT)
RULES = EventRules(system="berger", edition="2009", tie_break_edition="2009")


@st.composite
def round_robins(draw: st.DrawFn, most: int = 9, forfeits: bool = True, leave: int = 2) -> judge.RoundRobin:
    """Three players or more, once or twice round; one or two may leave in the middle."""
    players = draw(st.integers(3, most))
    cycles = draw(st.sampled_from((1, 1, 1, 2)))
    ratings = tuple(draw(st.lists(st.integers(1400, 2700), min_size=players, max_size=players)))
    rounds = len(judge.table_of(players, cycles))
    word = st.sampled_from(WORDS if forfeits else WORDS[:3])
    boards = players // 2
    words = tuple(tuple(draw(word) for _ in range(boards)) for _ in range(rounds))
    left = draw(st.dictionaries(st.integers(1, players), st.integers(1, rounds - 1), max_size=leave))
    return judge.RoundRobin(ratings, words, cycles, left)


def played(e: judge.RoundRobin) -> Tournament:
    """The event as the program makes it, each round compared with what the judge would hang up."""
    people = tuple(Player(PlayerId(n), n, f"P{n}", rating=e.ratings[n - 1]) for n in e.numbers)
    t = Tournament(people, len(e.words), rules=RULES)
    for round_no, words in enumerate(e.words, start=1):
        for n, after in e.left.items():
            t = hakem.withdrawn(t, PlayerId(n), after) if after == round_no - 1 else t
        made = hakem.pair_next(t).pairing
        expected = judge.paired_round(e, round_no)
        assert {(b.white, b.black) for b in made.boards} == set(expected.boards)
        assert {(g.white, g.black, g.white_mark, g.black_mark) for g in made.forfeits} == {
            (w, b, hakem.model.RESULTS[word].white, hakem.model.RESULTS[word].black) for w, b, word in expected.forfeits
        }
        t = hakem.pair_next(t).tournament
        for pair, word in zip(judge.boards_of(e, round_no), words, strict=True):
            if pair in expected.boards:
                t = hakem.with_result(t, round_no, (PlayerId(pair[0]), PlayerId(pair[1])), word)
    return t


@settings(max_examples=examples(60), deadline=None)
@given(e=round_robins())
def test_points_and_who_is_ranked(e: judge.RoundRobin) -> None:
    found = hakem.standings(played(e), StandingsRequest(()))
    assert {row.contestant.id: row.points for row in found.rows} == judge.points(e)
    assert {p.id for p in found.out} == judge.out_of_the_ranking(e)


@pytest.mark.parametrize("code", ties.TIE_BREAKS)
@settings(max_examples=examples(60), deadline=None)
@given(e=round_robins())
def test_values(code: str, e: judge.RoundRobin) -> None:
    found = hakem.standings(played(e), StandingsRequest((code,)))
    for n, worth in some(ties.values(e, code).items()):
        (mine,) = (row.values[0] for row in found.rows if row.contestant.id == n)
        if worth is None:
            assert mine.shown == (), (code, n)
        else:
            assert mine.order == (worth if isinstance(worth, tuple) else (worth,)), (code, n)


def places_of(found: Standings) -> list[list[int]]:
    """Those who share a place."""
    groups: dict[int, list[int]] = {}
    for row in found.rows:
        groups.setdefault(row.first, []).append(row.contestant.id)
    return [sorted(group) for group in groups.values()]


@settings(max_examples=examples(60), deadline=None)
@given(e=round_robins(), codes=st.permutations((*ties.RECOMMENDED, "KD", "PS")))
def test_places(e: judge.RoundRobin, codes: list[str]) -> None:
    """In the recommended order and in any other."""
    t = played(e)
    for order in (ties.RECOMMENDED, tuple(codes)):
        assert places_of(hakem.standings(t, StandingsRequest(order))) == ties.places(e, order)


FILES: Mapping[str, Callable[[Tournament], str]] = {
    "json": lambda t: hakem.dump_native(t).text,
    "trf26": lambda t: hakem.dump_trf(t, hakem.TRF26).text,
    "trf16": lambda t: hakem.dump_trf(t, hakem.TRF16).text,
    "trf06": lambda t: hakem.dump_trf(t, hakem.TRF06).text,
}


@pytest.mark.parametrize("form", FILES)
@settings(max_examples=examples(40), deadline=None)
@given(e=round_robins())
def test_the_ranking_survives_every_file(form: str, e: judge.RoundRobin) -> None:
    """What a report has no place for, the rules of the event, is said again."""
    read = hakem.parse(FILES[form](played(e))).require()
    wish = StandingsRequest(ties.RECOMMENDED, edition="2009", round_robin=True)
    found = hakem.standings(read, wish)
    assert {row.contestant.id: row.points for row in found.rows} == judge.points(e)
    assert places_of(found) == ties.places(e)
