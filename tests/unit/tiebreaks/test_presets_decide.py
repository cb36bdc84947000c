"""No list has an entry that can never decide: for each there is an event in which it parts somebody."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

import pytest

from hakem.model import Tournament
from hakem.tiebreaks import PRESETS, Preset, Score, StandingsRequest, standings
from hakem.tiebreaks.presets import preset
from tests.support.team_events import by_rounds
from tests.support.tiebreak_events import by_cards, by_crosstable

TRIES = 1000
OTHER_SIDE = {"1": "0", "0": "1", "½": "½"}
Maker = Callable[[Random], Tournament]


def table_of_players(chance: Random) -> Tournament:
    """All have played all, many games were drawn."""
    size = chance.randint(4, 8)
    cells = [["x"] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            cells[one][other] = chance.choice("10½½")
            cells[other][one] = OTHER_SIDE[cells[one][other]]
    return by_crosstable(" ".join("".join(row) for row in cells))


def table_of_teams(chance: Random) -> Tournament:
    """All have played all on two boards: the last team stays, the others go round."""
    size = chance.choice((4, 6))
    going, rounds = list(range(1, size)), []
    for _ in range(size - 1):
        seats = [*going, size]
        pairs = [(seats[at], seats[size - 1 - at]) for at in range(size // 2)]
        rounds.append(" ".join(f"{a}-{b}:{chance.choice('10=')}{chance.choice('10=')}" for a, b in pairs))
        going = [*going[1:], going[0]]
    return by_rounds("ABCDEF"[:size], 2, *rounds)


def rounds_of_players(chance: Random) -> Tournament:
    """Three rounds of eight, whoever they had met before."""
    size = 8
    cards: list[list[str]] = [[] for _ in range(size)]
    for _ in range(3):
        seats = chance.sample(range(size), size)
        for white, black in zip(seats[::2], seats[1::2], strict=True):
            mark = chance.choice("10½")
            cards[white].append(f"{black + 1}w{mark}")
            cards[black].append(f"{white + 1}b{OTHER_SIDE[mark]}")
    ratings = [chance.choice((1800, 1900, 2000)) for _ in range(size)]
    return by_cards("\n".join(" ".join(card) for card in cards), ratings)


def rounds_of_teams(chance: Random) -> Tournament:
    """Three rounds of four or six teams, in which matches and boards were forfeited."""
    size = chance.choice((4, 6))
    rounds = []
    for _ in range(3):
        seats = chance.sample(range(1, size + 1), size)
        matches = [chance.choice(("won", "10", "01", "==", "11", "+0", "=0")) for _ in range(size // 2)]
        pairs = zip(seats[::2], seats[1::2], matches, strict=True)
        rounds.append(" ".join(f"{a}-{b}:{match}" for a, b, match in pairs))
    return by_rounds("ABCDEF"[:size], 2, *rounds)


MAKERS: Mapping[tuple[bool, bool], Maker] = {
    (False, True): table_of_players,
    (True, True): table_of_teams,
    (False, False): rounds_of_players,
    (True, False): rounds_of_teams,
}


def deciding(known: Preset, codes: tuple[str, ...] | None = None, tries: int = TRIES) -> Iterator[str]:
    """The entries that part somebody in one of many events, each named when it first does."""
    edition = "2009" if known.handbook else "2026"
    seen: set[str] = set()
    for seed in range(tries):
        t = MAKERS[known.of_teams, known.round_robin](Random(seed))
        wish = StandingsRequest(
            codes or known.codes, edition=edition, round_robin=known.round_robin, primary=known.primary
        )
        found = standings(t, wish)
        for row in found.rows:
            by = row.parted_by
            if by is not None and by >= 0 and found.specs[by].code not in seen:
                seen.add(found.specs[by].code)
                yield found.specs[by].code


def all_decide(known: Preset, codes: tuple[str, ...], tries: int = TRIES) -> bool:
    """Whether each of the entries parts somebody somewhere."""
    missing = set(codes)
    for code in deciding(known, codes, tries):
        missing.discard(code)
        if not missing:
            return True
    return False


@pytest.mark.parametrize("known", PRESETS, ids=lambda p: p.name)
def test_every_entry_of_a_list_can_decide(known: Preset) -> None:
    assert all_decide(known, known.codes)


def test_okm_is_refused_where_all_meet_all() -> None:
    """D9, U2: teams with equal match points have met opponents with the same match points, but for each other."""
    assert not all_decide(preset("team-round-robin"), ("MP", "DE", "TSB", "OKM", "DTB"), tries=150)


def test_olympiad_points_are_dead_in_every_full_table_of_teams() -> None:
    """The sum of all match points without the own ones, and without the lowest of the others.

    The lowest of the others is the same for both, as it is the lowest of all or, where one of them has the lowest,
    the other one has as few.
    """
    for seed in range(60):
        found = standings(
            table_of_teams(Random(seed)),
            StandingsRequest(("OKM",), edition="2009", round_robin=True, primary=Score.MATCH),
        )
        assert all(row.parted_by == -1 for row in found.rows if row.first == row.last)
