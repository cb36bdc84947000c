"""What a simulated tournament is to be like."""

from __future__ import annotations

from fractions import Fraction

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import MOST_ROUNDS, STANDARD, PointSystem
from hakem.values import dataclass

NEVER = Fraction(0)
FEWEST_PLAYERS = 2
LOWEST_RATING, HIGHEST_RATING = 1, 3999


@dataclass(frozen=True, slots=True)
class Rates:
    """How often things happen, from 0 to 1.

    ``draw`` is the part of games that are drawn where the ratings allow it, ``forfeit`` the part of
    games to which somebody does not come, ``half_bye`` and ``zero_bye`` the part of the rounds for
    which a player asks for such a bye, ``withdraw`` and ``late`` the part of the players who leave
    before the end or come after the start. ``full_bye`` is the part of the rounds for which a player
    is given a full point, ``quick`` the part of games that end before a full move: they have a result,
    and are not rated.
    """

    draw: Fraction = Fraction(3, 10)
    forfeit: Fraction = NEVER
    half_bye: Fraction = NEVER
    zero_bye: Fraction = NEVER
    withdraw: Fraction = NEVER
    late: Fraction = NEVER
    full_bye: Fraction = NEVER
    quick: Fraction = NEVER


@dataclass(frozen=True, slots=True)
class RatingBell:
    """Ratings as a bell around their median, as JaVaFo 2 describes its ``Separator`` and ``Groups``.

    The median lies ``below`` points under the middle of the limits; the larger ``groups``, the narrower the
    bell: its deviation is the width of the limits divided by one more. Whoever would fall outside is drawn again.
    """

    below: int
    groups: int


@dataclass(frozen=True, slots=True)
class Settings:
    """One tournament. Without ``ratings`` the seed decides between which ratings the players are.

    They lie everywhere between the two, with more in the middle, unless there is a ``bell``; ``exactly`` are the
    very ratings of the players, one for everybody, None for who has none.
    """

    players: int
    rounds: int
    seed: str
    system: str = "dutch"
    edition: str | None = None
    rates: Rates = Rates()
    points: PointSystem = STANDARD
    accelerated: bool = False
    ratings: tuple[int, int] | None = None
    options: tuple[tuple[str, str], ...] = ()
    bell: RatingBell | None = None
    exactly: tuple[int | None, ...] | None = None

    def require_possible(self) -> None:
        """Refuse what no tournament can be like."""
        if self.players < FEWEST_PLAYERS:
            raise RequestError(Message("simulation.players", {"least": FEWEST_PLAYERS, "players": self.players}))
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise RequestError(Message("simulation.rounds", {"most": MOST_ROUNDS, "rounds": self.rounds}))
        low, high = self.ratings or (LOWEST_RATING, HIGHEST_RATING)
        if not LOWEST_RATING <= low <= high <= HIGHEST_RATING:
            raise RequestError(Message("simulation.ratings", {"low": low, "high": high}))
