"""What happened to everybody before a round, read from the event itself.

This is the verifier's own reading of scores, games and colours: it shares nothing
with the engines but the model, so that an error there is seen here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from hakem.model import (
    AbnormalKind,
    AccelerationMethod,
    Bye,
    ByeKind,
    Colour,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    PointSystem,
    Round,
    Tournament,
)
from hakem.values import dataclass

Baku = tuple[Points, Points] | None
"""What the Baku acceleration gives in a round, full and reduced; None: a win and half a win."""

VirtualTable = dict[tuple[PlayerId, int], Points]
"""Points that count for pairing only, by player and round."""

ListPlace = Callable[[Player], tuple[int, ...]]
"""Who stands higher on the list of the event has the smaller key."""


def by_number(player: Player) -> tuple[int, ...]:
    """The list goes by number."""
    return (player.number,)


def by_rating(player: Player) -> tuple[int, ...]:
    """The list goes by rating, the national one if there is no other, then by number."""
    rating = next((one for one in (player.rating, player.national_rating) if one is not None and one > 0), 0)
    return -rating, player.number


@dataclass(frozen=True, slots=True)
class PastRound:
    """One round of one player; ``over_the_board`` says that a game took place or is still going on."""

    points: Points
    opponent: PlayerId | None = None
    colour: Colour | None = None
    over_the_board: bool = False
    mark: Mark | None = None
    bye: ByeKind | None = None

    @property
    def won_by_forfeit(self) -> bool:
        """Whether the opponent stayed away."""
        return self.opponent is not None and not self.over_the_board and self.mark is Mark.WIN


@dataclass(frozen=True, slots=True)
class Past:
    """The rounds of a player so far; ``extra`` are points that belong to no round."""

    player: Player
    lines: tuple[PastRound, ...]
    extra: Points

    @property
    def score(self) -> Points:
        """All points so far."""
        return sum((line.points for line in self.lines), self.extra)

    def score_before(self, round_no: int) -> Points:
        """The points of the rounds before that one."""
        return sum((line.points for line in self.lines[: round_no - 1]), Fraction(0))

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the games that took place, gaps left out."""
        return tuple(line.colour for line in self.lines if line.over_the_board and line.colour is not None)

    @property
    def opponents(self) -> frozenset[PlayerId]:
        """Whom the player has met over the board."""
        return frozenset(line.opponent for line in self.lines if line.over_the_board and line.opponent is not None)

    @property
    def was_paired(self) -> bool:
        """Whether the player was on a board or had the pairing-allocated bye at any time."""
        return any(line.opponent is not None or line.bye is ByeKind.PAIRING_ALLOCATED for line in self.lines)


def pasts(t: Tournament, round_no: int) -> dict[PlayerId, Past]:
    """Everybody before that round."""
    lines: dict[PlayerId, list[PastRound]] = {player.id: [] for player in t.players}
    unusual = _unusual(t)
    absent = PastRound(t.points.zero_point_bye, bye=ByeKind.ZERO_POINT)
    for number, rnd in enumerate(t.rounds[: round_no - 1], start=1):
        seen = _lines_of(rnd, t.points)
        for player, had in lines.items():
            had.append(_valued(seen.get(player, absent), player, number, unusual))
    none: dict[AbnormalKind, Points] = {}
    return {
        player.id: Past(
            player,
            tuple(lines[player.id]),
            unusual.get((player.id, None), none).get(AbnormalKind.EXTRA, Fraction(0)),
        )
        for player in t.players
    }


def _lines_of(rnd: Round, points: PointSystem) -> dict[PlayerId, PastRound]:
    seen = {}
    for game in rnd.games:
        seen[game.white] = _side(game, Colour.WHITE, points)
        seen[game.black] = _side(game, Colour.BLACK, points)
    for bye in rnd.byes:
        seen[bye.player] = PastRound(_worth(bye, points), bye=bye.kind)
    return seen


def _side(game: Game, colour: Colour, points: PointSystem) -> PastRound:
    white = colour is Colour.WHITE
    mark, opponent = (game.white_mark, game.black) if white else (game.black_mark, game.white)
    if mark is Mark.PENDING:
        return PastRound(points.unknown, opponent, colour, True, mark)
    if not game.played:
        return PastRound(points.forfeit_win if mark is Mark.WIN else points.forfeit_loss, opponent, colour, False, mark)
    if mark is Mark.WIN:
        value = points.white_win if white else points.black_win
    elif mark is Mark.DRAW:
        value = points.white_draw if white else points.black_draw
    else:
        value = points.white_loss if white else points.black_loss
    return PastRound(value, opponent, colour, True, mark)


def _worth(bye: Bye, points: PointSystem) -> Points:
    if bye.kind is ByeKind.PAIRING_ALLOCATED:
        return points.pairing_allocated_bye
    if bye.kind is ByeKind.FULL_POINT:
        return points.full_point_bye
    return points.half_point_bye if bye.kind is ByeKind.HALF_POINT else points.zero_point_bye


_Unusual = Mapping[tuple[PlayerId, int | None], Mapping[AbnormalKind, Points]]


def _unusual(t: Tournament) -> _Unusual:
    """Results that count for other points, by player and round; extra points add up."""
    found: dict[tuple[PlayerId, int | None], dict[AbnormalKind, Points]] = {}
    for one in t.abnormal_points:
        for player in one.players:
            kinds = found.setdefault((player, one.round_no), {})
            before = kinds.get(one.kind, Fraction(0)) if one.kind is AbnormalKind.EXTRA else Fraction(0)
            kinds[one.kind] = before + one.points
    return found


def _valued(line: PastRound, player: PlayerId, round_no: int, unusual: _Unusual) -> PastRound:
    """The line with its unusual value; one for the round goes before one for all rounds."""
    every, this = unusual.get((player, None)), unusual.get((player, round_no))
    if not every and not this:
        return line
    kind, points = _kind(line), line.points
    for known in (every, this):
        points = known.get(kind, points) if known and kind is not None else points
    points += this.get(AbnormalKind.EXTRA, Fraction(0)) if this else Fraction(0)
    return PastRound(points, line.opponent, line.colour, line.over_the_board, line.mark, line.bye)


def _kind(line: PastRound) -> AbnormalKind | None:
    """Under which heading an unusual value of this line stands; none for the bye of the pairing and an open game."""
    if line.bye is not None:
        return {
            ByeKind.FULL_POINT: AbnormalKind.FULL_POINT_BYE,
            ByeKind.HALF_POINT: AbnormalKind.HALF_POINT_BYE,
            ByeKind.ZERO_POINT: AbnormalKind.ZERO_POINT_BYE,
        }.get(line.bye)
    if line.mark is None or line.mark is Mark.PENDING:
        return None
    if not line.over_the_board:
        return AbnormalKind.FORFEIT_WIN if line.mark is Mark.WIN else AbnormalKind.FORFEIT_LOSS
    return {Mark.WIN: AbnormalKind.WIN, Mark.DRAW: AbnormalKind.DRAW, Mark.LOSS: AbnormalKind.LOSS}[line.mark]


def virtual_points(t: Tournament, baku: Baku) -> VirtualTable:
    """Points that count for pairing only, by player and round (C.04.7; listed ones are facts and go before)."""
    given = t.acceleration
    if given is None:
        return {}
    found: VirtualTable = {}
    if given.method is AccelerationMethod.BAKU:
        full, reduced = baku if baku is not None else (t.points.win, t.points.win / 2)
        rounds = (t.rounds_total + 1) // 2
        full_rounds = (rounds + 1) // 2
        for player in _upper_group(t):
            for number in range(1, rounds + 1):
                found[player, number] = full if number <= full_rounds else reduced
    for one in given.points:
        for number in range(one.first_round, one.last_round + 1):
            found[one.player, number] = one.points
    return found


def _upper_group(t: Tournament) -> list[PlayerId]:
    """Half of those paired in round 1, rounded up to an even number, and who else has a number above the last."""
    present = paired_in(t.rounds[0]) if t.rounds else frozenset(player.id for player in t.players)
    numbers = sorted(player.number for player in t.players if player.id in present)
    upper = numbers[: 2 * ((len(numbers) + 3) // 4)]
    return [player.id for player in t.players if upper and player.number <= upper[-1]]


def for_the_upper_half(t: Tournament) -> VirtualTable:
    """Burstein 2009, 3.3: a win in rounds 1 and 2 for the upper half of the list by rating (BU-09-1).

    It is the list of those paired in round 1, the one in the middle is not in it; whoever else stands
    above the last of them has the point too. An event with virtual points of its own keeps to those.
    """
    if t.acceleration is not None:
        return virtual_points(t, (Fraction(1), Fraction(1, 2)))
    present = paired_in(t.rounds[0]) if t.rounds else frozenset()
    first = sorted(by_rating(player) for player in t.players if player.id in present)
    upper = first[: len(first) // 2]
    above = [player.id for player in t.players if upper and by_rating(player) <= upper[-1]]
    return {(player, number): t.points.win for player in above for number in (1, 2)}


def paired_in(rnd: Round) -> frozenset[PlayerId]:
    """Who was on a board or had the pairing-allocated bye."""
    byes = (bye.player for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED)
    return frozenset((*(player for game in rnd.games for player in game.players), *byes))
