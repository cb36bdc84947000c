"""The knockout as a pairing system: the games of the next round, found from the rounds before it."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence

from hakem.errors import NothingToPair, RequestError
from hakem.explain import NO_TRACE, Level, Step, Trace
from hakem.i18n import Message, PlayerRef
from hakem.knockout import (
    KNOCKOUT_LOTS,
    Course,
    Decided,
    Entrant,
    KnockoutEvent,
    LineUp,
    Lots,
    MatchRules,
    PlacedGame,
    Seeding,
    as_given,
    as_played,
    by_lots,
    by_rating,
    event_in,
    games_due_next,
    plan,
    plan_steps,
    seats_in,
    teams_by_rating,
)
from hakem.knockout.sides import side_step
from hakem.model import MOST_ROUNDS, Bye, ByeKind, Game, Tournament
from hakem.pairing.announce import forfeited
from hakem.pairing.api import Board, RoundPairing, short_repr
from hakem.regulations import KNOCKOUT_2009, Edition
from hakem.values import dataclass, replace

_TEAM_COLOURS = KNOCKOUT_2009.art("A.30")


class SeedOrder(enum.Enum):
    """Where the seeds come from."""

    RATING = "rating"
    GIVEN = "given"
    LOTS = "lots"
    SHOWN = "shown"
    """As given, because the rounds played show it."""


@dataclass(frozen=True, slots=True)
class KnockoutRules:
    """What the handbook leaves to the event.

    ``seeding`` None says that the event has named no other way than ratings.
    ``lots`` is the text from which lots are drawn; None stands for the drawing
    that the event has recorded, else its name.
    """

    edition: Edition = KNOCKOUT_2009
    qualify: int = 1
    games: int = 2
    extra: int = 2
    reseed: bool = False
    seeding: SeedOrder | None = None
    lots: str | None = None

    def __post_init__(self) -> None:
        self.match  # noqa: B018 - numbers of games that cannot be are refused here

    @property
    def match(self) -> MatchRules:
        """How long a match is."""
        return MatchRules(self.games, self.extra)


KNOCKOUT_RULES = KnockoutRules()


@dataclass(frozen=True, slots=True)
class Knockout:
    """Matches of several games, whose losers are out.

    With colours named for the boards of a match, the teams of the event play;
    else the players do.
    """

    rules: KnockoutRules = KNOCKOUT_RULES

    __repr__ = short_repr

    @property
    def name(self) -> str:
        """The name by which the system is asked for."""
        return "knockout"

    @property
    def edition(self) -> Edition:
        """The text that is applied."""
        return self.rules.edition

    def scheduled_rounds(self, t: Tournament) -> int:
        """As many rounds as there are if every stage goes to the golden point."""
        return min(MOST_ROUNDS, self.event(t).most_rounds)

    def teams_meet(self, t: Tournament) -> bool:
        """Whether the sides of the matches are teams."""
        return _boards(t) > 1

    def event(self, t: Tournament) -> KnockoutEvent:
        """The knockout of these players, before its first game."""
        seeds = self.seeding(t).order
        wanted = plan(len(seeds), self.rules.qualify, self.rules.reseed)
        return KnockoutEvent(wanted, seeds, Lots(self._lots(t)), self.rules.match, _boards(t))

    def _lots(self, t: Tournament) -> str:
        if self.rules.lots is not None:
            return self.rules.lots
        recorded = [lot.seed for lot in t.lots if lot.purpose == KNOCKOUT_LOTS]
        return recorded[-1] if recorded else t.event.name

    def seeding(self, t: Tournament) -> Seeding:
        """The seeds in order, and why."""
        boards = _boards(t)
        people = sorted(t.players, key=lambda p: (p.number, p.id))
        listed: Sequence[Entrant] = people if boards == 1 else sorted(t.teams, key=lambda team: team.id)
        match self.rules.seeding:
            case SeedOrder.GIVEN:
                return as_given(listed)
            case SeedOrder.SHOWN:
                return as_played(listed)
            case SeedOrder.LOTS:
                return by_lots(listed, self._lots(t))
        if boards > 1:
            return teams_by_rating(t.teams, t.players, boards, self._lots(t))
        return by_rating(t.players, self._lots(t))

    def as_played(self, t: Tournament) -> Knockout:
        """The system with the seeds that the rounds played show, where nobody says that they are others than A.4 has.

        Seeds by rating, unless these explain fewer rounds than the order of the list.
        """
        if self.rules.seeding is not None or not t.rounds:
            return self
        listed = Knockout(replace(self.rules, seeding=SeedOrder.SHOWN))
        by_rating = self._explained(t)
        return listed if by_rating < len(t.rounds) and listed._explained(t) > by_rating else self

    def _explained(self, t: Tournament) -> int:
        """How many rounds, from the first on, are those of the event with these seeds."""
        try:
            event_in(t, self.event(t))
        except RequestError as refused:
            first_wrong = refused.message.data.get("round")
            return first_wrong - 1 if isinstance(first_wrong, int) else 0
        return len(t.rounds)

    @property
    def assumed(self) -> Step | None:
        """That the seeds are as listed, because the rounds show it."""
        shown = self.rules.seeding is SeedOrder.SHOWN
        return Step(KNOCKOUT_2009.art("A.4"), "seeding.as-played") if shown else None

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The first round, in the order of stages, of which games are due."""
        event, log, course = event_in(t, self.event(t))
        _require_results(t)
        due, seats = games_due_next(course, log), seats_in(t, event, t.next_round)
        if not due:
            raise _over(t, event, event.end(course))
        announced = _announced(t, due, _waiting(event, course, due), seats)
        if not trace.wanted and self.assumed is not None:
            trace.add(self.assumed)
        if trace.wanted:
            matches = dict.fromkeys(game.match for game in due)
            stand = (step for key in matches for step in course.states[key].why)
            games = _games_told(event, due, seats, announced.boards)
            for step in (*self.seeding(t).steps, *plan_steps(event.plan), *stand, *games):
                trace.add(step)
        return announced


def _boards(t: Tournament) -> int:
    """The boards of a match of teams, as many as colours are named for, all the same (A.30); 1 where players meet."""
    colours = t.team_play.scoring.board_colours if t.teams else ""
    if len(set(colours.upper())) > 1:
        raise RequestError(Message("pairing.knockout-board-colours", {"colours": colours, "article": _TEAM_COLOURS}))
    return max(1, len(colours))


def _require_results(t: Tournament) -> None:
    """A knockout goes on when everything before is decided."""
    for number, rnd in enumerate(t.rounds, start=1):
        for board, game in enumerate(rnd.games, start=1):
            if game.pending:
                who = {"white": PlayerRef(game.white), "black": PlayerRef(game.black)}
                raise RequestError(Message("pairing.knockout-open", {"round": number, "board": board, **who}))


def _over(t: Tournament, event: KnockoutEvent, state: Decided) -> NothingToPair:
    """That everything is decided, and who is left: with names, because nobody may know them who reads an error."""
    names: dict[int, str] = {side.id: side.name for side in (t.players if event.boards == 1 else t.teams)}
    ids = [finish.player for finish in state.tiers[0]]
    left = tuple(
        Message("knockout.left", {"name": names[side], "id": side}) if names[side] else event.refer(side)
        for side in ids
    )
    key = "pairing.knockout-won" if event.plan.qualify == 1 else "pairing.knockout-selected"
    return NothingToPair(Message(key, {"players": left}), state.why[-1].article)


def _waiting(event: KnockoutEvent, course: Course, due: tuple[PlacedGame, ...]) -> tuple[int, ...]:
    """Those who are still in the event and do not play."""
    out = {state.order[1] for state in course.decided.values()}
    busy = {side for game in due for side in (game.due.white, game.due.black)}
    return tuple(side for side in event.players if side not in out | busy)


def _announced(t: Tournament, due: tuple[PlacedGame, ...], waiting: tuple[int, ...], seats: LineUp) -> RoundPairing:
    """Boards in the order of matches. Whoever has left loses by forfeit; whoever is out has no part in the round."""
    here = {p.id: p.takes_part_in(t.next_round) for p in t.players}
    boards: list[Board] = []
    forfeits: list[Game] = []
    for game in due:
        white, black = seats.pair(game.due)
        if here[white] and here[black]:
            boards.append(Board(white, black))
        elif here[white] or here[black]:
            forfeits.append(forfeited(white, black, here[white], here[black]))
        else:
            who = {"white": PlayerRef(white), "black": PlayerRef(black)}
            raise RequestError(Message("pairing.knockout-both-gone", who))
    byes = tuple(Bye(player, ByeKind.ZERO_POINT) for side in waiting for player in seats.members[side])
    return RoundPairing(t.next_round, tuple(boards), byes, tuple(forfeits))


def _games_told(
    event: KnockoutEvent, due: tuple[PlacedGame, ...], seats: LineUp, boards: tuple[Board, ...]
) -> Iterable[Step]:
    """The games of the round, each with its board unless it is forfeited."""
    numbers = {board: number for number, board in enumerate(boards, start=1)}
    for game in due:
        both = white, black = event.refer(game.due.white), event.refer(game.due.black)
        name, article = game.due.id, game.due.article
        step = side_step(article, "knockout.game", both, Level.HEADLINE, game=name, white=white, black=black)
        yield replace(step, board=numbers.get(Board(*seats.pair(game.due))))
