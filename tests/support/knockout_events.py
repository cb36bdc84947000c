"""Whole knockouts for tests: any size, any rules, played by chance."""

from __future__ import annotations

from hypothesis import strategies as st

from hakem.knockout import KnockoutEvent, Log, Lots, MatchRules, Pending, as_reported, plan
from hakem.model import Event, Player, PlayerId, Team, TeamId
from tests.support.playoffs import played

RULES = st.builds(
    MatchRules,
    games=st.sampled_from((2, 2, 4)),
    extra=st.sampled_from((0, 2)),
    golden=st.sampled_from((True, True, True, False)),
    stop_when_decided=st.booleans(),
)
COVER = Event(name="Kupa")


@st.composite
def events(draw: st.DrawFn, most_players: int = 16, boards: int = 1) -> KnockoutEvent:
    """A knockout that has not begun; its players are numbered from 1, in any order of seeds."""
    count = draw(st.integers(2, most_players))
    wanted = plan(count, draw(st.integers(1, count - 1)), draw(st.booleans()))
    players = tuple(draw(st.permutations(range(1, count + 1))))
    return KnockoutEvent(wanted, players, Lots(draw(st.text("ab", max_size=3))), draw(RULES), boards)


@st.composite
def unfinished(draw: st.DrawFn, boards: int = 1) -> tuple[KnockoutEvent, Log]:
    """A knockout of which some games have been played, in any order that can be."""
    event = draw(events(8, boards))
    return event, draw(played(event, draw(st.integers(0, 30))))


def small(players: int = 4, qualify: int = 1, reseed: bool = False, boards: int = 1) -> KnockoutEvent:
    """A knockout with seeds 1, 2, 3 … and two games a match, then the golden point."""
    numbers = tuple(range(1, players + 1))
    return KnockoutEvent(plan(players, qualify, reseed), numbers, Lots("x"), MatchRules(extra=0), boards)


def people(count: int) -> tuple[Player, ...]:
    """Players whose number is their id."""
    return tuple(Player(PlayerId(n), n, f"Oyuncu {n}") for n in range(1, count + 1))


def teams(count: int, boards: int) -> tuple[Team, ...]:
    """Teams with a reserve each."""
    size = boards + 1
    return tuple(
        Team(TeamId(n), f"Takım {n}", tuple(PlayerId(size * (n - 1) + k) for k in range(1, size + 1)))
        for n in range(1, count + 1)
    )


def reported(log: Log) -> Log:
    """What a report keeps of the results."""
    return {game: as_reported(result) for game, result in log.items()}


def names_due(event: KnockoutEvent, log: Log) -> list[str]:
    """The games that are due."""
    state = event.state(log)
    return [due.id for due in state.due] if isinstance(state, Pending) else []
