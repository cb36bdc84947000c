"""Events for the tests of ratings: one player against a row of opponents, or everybody against everybody."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from hypothesis import strategies as st

from hakem.model import Birth, Event, Game, Mark, Player, PlayerId, Round, Tournament
from hakem.pairing import berger_table

MARKS = {"1": (Mark.WIN, Mark.LOSS), "½": (Mark.DRAW, Mark.DRAW), "0": (Mark.LOSS, Mark.WIN)}
SUMMER = date(2026, 7, 25)
RESULTS = tuple(MARKS.values())


def against(
    rating: int | None, games: Sequence[tuple[int | None, str]], event: Event | None = None, born: int | None = None
) -> Tournament:
    """Player 1 meets players 2, 3, 4 and so on, one a round; each game is the opponent's rating and the result."""
    birth = Birth(born) if born is not None else None
    others = tuple(Player(PlayerId(n), n, f"Rakip {n}", rating=other) for n, (other, _) in enumerate(games, start=2))
    rounds = tuple(
        Round((Game(PlayerId(1), PlayerId(n), *MARKS[result]),)) for n, (_, result) in enumerate(games, start=2)
    )
    first = Player(PlayerId(1), 1, "Işık, Gülşen", rating=rating, birth=birth)
    return Tournament((first, *others), max(1, len(games)), rounds, event or Event(start=SUMMER))


@st.composite
def closed_events(draw: st.DrawFn, ratings: st.SearchStrategy[int | None], most: int = 8) -> Tournament:
    """Everybody against everybody, with any ordinary results."""
    count = draw(st.integers(2, most))
    players = tuple(
        Player(PlayerId(n), n, f"Oyuncu {n}", rating=draw(ratings), birth=draw(st.none() | st.just(Birth(2010))))
        for n in range(1, count + 1)
    )
    rounds = tuple(
        Round(
            tuple(
                Game(PlayerId(white), PlayerId(black), *draw(st.sampled_from(RESULTS)))
                for white, black in pairs
                if max(white, black) <= count
            )
        )
        for pairs in berger_table(count)
    )
    return Tournament(players, len(rounds), rounds, Event(start=SUMMER))
