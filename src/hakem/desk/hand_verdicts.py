"""Rounds made by hand, judged while they are made: what may not be, what is unwise, and how far from the rules it is.

Nothing here pairs anybody: the round of the rules is found once and handed over,
so that every move can be judged at once, in events of any size.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property

from hakem.desk.announced import too_many
from hakem.explain import Step
from hakem.facts.colours import Urgency, took_place
from hakem.i18n import Article, Datum, Message, PlayerRef
from hakem.model import Bye, ByeKind, Colour, Game, Mark, Player, PlayerId, Prohibition, Round, Tournament
from hakem.pairing import Board, PairingSystem, RoundPairing
from hakem.pairing.api import Judge
from hakem.pairing.swiss.colours import colour_of_first
from hakem.pairing.swiss.explain import Cited
from hakem.pairing.swiss.field import Field, ordered
from hakem.values import dataclass, field

_SIDES = (Colour.WHITE, Colour.BLACK)


class HandLevel(enum.Enum):
    """How much an objection weighs: the board is looked at, stands against the arbiter's own word, or cannot stand."""

    UNWISE = "unwise"
    FORBIDDEN = "forbidden"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Objection:
    """What there is to say against a board or a bye, and where it is written, if it is."""

    kind: str
    weight: HandLevel
    article: Article | None = None
    data: Mapping[str, Datum] = field(default_factory=dict, hash=False)

    @property
    def message(self) -> Message:
        """The sentence, without the article."""
        return Message(f"hand.{self.kind}", self.data)


@dataclass(frozen=True, slots=True)
class BoardVerdict:
    """A board and what is to be said of it; ``by_rules`` if the rules have it too, with the same colours."""

    board: Board
    by_rules: bool
    objections: tuple[Objection, ...] = ()

    @property
    def refused(self) -> bool:
        """Whether the board cannot stand."""
        return self.has(HandLevel.REFUSED)

    def has(self, weight: HandLevel) -> bool:
        """Whether something of that weight is to be said against it."""
        return any(each.weight is weight for each in self.objections)


@dataclass(frozen=True, slots=True)
class Measures:
    """What can be counted of a round.

    ``denied`` are players without the colour that they are due, ``uneven`` boards of players with different
    points, ``distance`` the points between them, all boards together.
    """

    boards: int
    denied: int
    uneven: int
    distance: Fraction


@dataclass(frozen=True, slots=True)
class RoundVerdict:
    """A round as far as it is made: board by board, the byes, who is left, and the same counted of the rules' round."""

    boards: tuple[BoardVerdict, ...]
    byes: tuple[tuple[PlayerId, tuple[Objection, ...]], ...]
    left: tuple[PlayerId, ...]
    mine: Measures
    rules: Measures | None

    @property
    def different(self) -> int:
        """How many boards the rules do not have."""
        return sum(not each.by_rules for each in self.boards)


@dataclass(frozen=True, slots=True)
class HandBasis:
    """What is known before a round is made by hand.

    ``t`` is the event before the round, ``players`` those who are to be paired, ``own`` the round of the rules, or
    why they give none. ``stands`` are boards that cannot go: they have results. ``initial`` is the colour of the
    first of the list; ``colours_open`` says that it is still to be drawn, so that only the pairs of two rounds can
    be compared. ``weak`` are those who are kept apart only if possible.
    """

    t: Tournament
    system: PairingSystem
    players: Field
    own: RoundPairing | Message
    stands: tuple[Board, ...] = ()
    initial: Colour = Colour.WHITE
    colours_open: bool = False
    weak: tuple[Prohibition, ...] = ()


class HandRound:
    """What a round by hand is held against, with all that is asked at every move found once."""

    def __init__(self, basis: HandBasis) -> None:
        self.t, self.system, self.field = basis.t, basis.system, basis.players
        self.own = basis.own if isinstance(basis.own, RoundPairing) else None
        self.weak = basis.weak
        self.without = basis.own if isinstance(basis.own, Message) else None
        self.stands, self.initial, self.colours_open = basis.stands, basis.initial, basis.colours_open
        self.rules: Cited = basis.system.rules  # type: ignore[attr-defined] # every Swiss system has rules that cite
        self.places: Mapping[PlayerId, int] = {player: place for place, player in enumerate(basis.players.ids)}

    @cached_property
    def people(self) -> Mapping[PlayerId, Player]:
        """Everybody of the event."""
        return {player.id: player for player in self.t.players}

    @cached_property
    def rivals(self) -> Mapping[PlayerId, PlayerId]:
        """Whom everybody meets by the rules."""
        boards = self.own.boards if self.own else ()
        return {me: other for b in boards for me, other in ((b.white, b.black), (b.black, b.white))}

    @cached_property
    def own_byes(self) -> frozenset[PlayerId]:
        """Who has the bye by the rules."""
        byes = self.own.byes if self.own else ()
        return frozenset(bye.player for bye in byes if bye.kind is ByeKind.PAIRING_ALLOCATED)

    @cached_property
    def _own_boards(self) -> frozenset[Board]:
        return frozenset(self.own.boards if self.own else ())

    def points(self, player: PlayerId) -> Fraction:
        """With how many points somebody is paired."""
        return self.field.points(self.field.profiles[self.places[player]].score)

    def due(self, player: PlayerId) -> Colour | None:
        """The colour that somebody is due."""
        return self.field.profiles[self.places[player]].colour

    def has(self, board: Board) -> bool:
        """Whether the rules have this board."""
        if self.colours_open:
            return self.rivals.get(board.white) == board.black
        return board in self._own_boards

    def seated(self, one: PlayerId, other: PlayerId) -> Board:
        """Two at a board, with the colours that the rules give them."""
        for board in (Board(one, other), Board(other, one)):
            if board in self._own_boards or board in self.stands:
                return board
        first, second = ordered(self.places[one], self.places[other])
        colour, _ = colour_of_first(self.field, first, second, self.initial, self.rules.colours)
        ids = self.field.ids
        return Board(ids[first], ids[second]) if colour is Colour.WHITE else Board(ids[second], ids[first])

    def in_order(self, boards: Sequence[Board]) -> tuple[Board, ...]:
        """Boards as they are announced: by the better score, the sum of both, the better number."""

        def order(board: Board) -> tuple[Fraction, Fraction, int]:
            both = [self.points(p) if p in self.places else Fraction(0) for p in (board.white, board.black)]
            numbers = [self.people[p].number for p in (board.white, board.black) if p in self.people]
            return -max(both), -sum(both, Fraction(0)), min(numbers, default=0)

        return tuple(sorted(boards, key=order))

    # What there is against two players, whatever their colours

    def against(self, one: PlayerId, other: PlayerId) -> Iterator[Objection]:
        """Why two may not meet, or should not."""
        away = [player for player in (one, other) if player not in self.places]
        if away:
            yield Objection("away", HandLevel.REFUSED, None, {"player": PlayerRef(away[0])})
            return
        articles, edition = self.rules.absolute, self.rules.edition
        if (met := self._met_in(one, other)) is not None:
            yield Objection("rematch", HandLevel.REFUSED, edition.art(articles.rematch), {"round": met})
        elif self._kept_apart(one, other, self.t.prohibited):
            yield Objection("prohibited", HandLevel.FORBIDDEN)
        elif self._both_due(one, other):
            colour = Message(f"pairing.colour.{'white' if self.due(one) is Colour.WHITE else 'black'}")
            yield Objection("colours", HandLevel.REFUSED, edition.art(articles.colours), {"colour": colour})
        elif self._kept_apart(one, other, self.weak):
            yield Objection("better-apart", HandLevel.UNWISE)

    def _met_in(self, one: PlayerId, other: PlayerId) -> int | None:
        entries = self.field.everybody[one].entries
        return next((int(e.round_no) for e in entries if e.opponent == other and took_place(e)), None)

    def _kept_apart(self, one: PlayerId, other: PlayerId, bans: Sequence[Prohibition]) -> bool:
        pair, number = {one, other}, len(self.t.rounds) + 1
        return any(pair <= set(ban.players) and ban.holds_in(number) for ban in bans)

    def _both_due(self, one: PlayerId, other: PlayerId) -> bool:
        """Whether both are due the same colour absolutely, and the rules do not let them meet all the same."""
        if self.rivals.get(one) == other:
            return False
        a, b = self.places[one], self.places[other]
        both = (self.field.profiles[a], self.field.profiles[b])
        absolute = all(each.urgency is Urgency.ABSOLUTE for each in both) and both[0].colour is both[1].colour
        return absolute and not self.field.opponents[a] >> b & 1

    def barred(self, player: PlayerId, others: Sequence[PlayerId]) -> dict[PlayerId, Objection]:
        """Who of the others may not meet this player, or should not, and why."""
        found = {other: next(self.against(player, other), None) for other in others if other != player}
        return {other: objection for other, objection in found.items() if objection is not None}


def judged(hand: HandRound, boards: Sequence[Board], byes: Sequence[PlayerId]) -> RoundVerdict:
    """What is to be said of a round as far as it is made."""
    seats: dict[PlayerId, int] = {}
    for player in (*(p for b in boards for p in (b.white, b.black)), *byes):
        seats[player] = seats.get(player, 0) + 1
    twice = {player for player, count in seats.items() if count > 1}
    verdicts = tuple(_of_board(hand, board, twice) for board in boards)
    return RoundVerdict(
        verdicts,
        tuple((player, tuple(_of_bye(hand, player, len(byes), twice))) for player in byes),
        tuple(player for player in hand.field.ids if player not in seats),
        measured(hand, boards),
        measured(hand, hand.own.boards) if hand.own else None,
    )


def _of_board(hand: HandRound, board: Board, twice: set[PlayerId]) -> BoardVerdict:
    found = list(hand.against(board.white, board.black))
    again = [player for player in (board.white, board.black) if player in twice]
    if again:
        found.append(Objection("twice", HandLevel.REFUSED, None, {"player": PlayerRef(again[0])}))
    by_rules = hand.has(board)
    if not any(each.weight is HandLevel.REFUSED for each in found):
        found += _colours_of(hand, board)
        found += () if by_rules or hand.own is None else _beside_the_rules(hand, board)
    return BoardVerdict(board, by_rules, tuple(found))


def _colours_of(hand: HandRound, board: Board) -> Iterator[Objection]:
    article = hand.rules.edition.art(hand.rules.absolute.colours)
    for player, colour in zip((board.white, board.black), _SIDES, strict=True):
        if too_many(hand.field.everybody[player], colour) and not hand.has(board):
            yield Objection("third-colour", HandLevel.UNWISE, article, {"player": PlayerRef(player)})


def _beside_the_rules(hand: HandRound, board: Board) -> Iterator[Objection]:
    """Of a board that the rules do not have: why it is worse, as far as one board shows it."""
    white, black = board.white, board.black
    if hand.rivals.get(white) == black:
        yield Objection("colours-turned", HandLevel.UNWISE)
        return
    apart = abs(hand.points(white) - hand.points(black))
    if apart and apart > max(abs(hand.points(p) - hand.points(hand.rivals.get(p, p))) for p in (white, black)):
        yield Objection("uneven", HandLevel.UNWISE, None, {"points": apart})
    due = hand.due(white)
    if due is not None and due is hand.due(black):
        colour = Message(f"pairing.colour.{'white' if due is Colour.WHITE else 'black'}")
        yield Objection("same-due", HandLevel.UNWISE, None, {"colour": colour})


def _of_bye(hand: HandRound, player: PlayerId, byes: int, twice: set[PlayerId]) -> Iterator[Objection]:
    if player not in hand.places or player in twice:
        kind = "twice" if player in hand.places else "away"
        yield Objection(kind, HandLevel.REFUSED, None, {"player": PlayerRef(player)})
        return
    edition, articles = hand.rules.edition, hand.rules.absolute
    if not hand.field.profiles[hand.places[player]].may_have_bye:
        yield Objection("second-bye", HandLevel.UNWISE, edition.art(articles.bye))
    if byes > hand.field.size % 2:
        yield Objection("needless-bye", HandLevel.UNWISE, edition.art(articles.completion))
    elif hand.own_byes and player not in hand.own_byes:
        (other, *_) = sorted(hand.own_byes)
        yield Objection("other-bye", HandLevel.UNWISE, edition.art(articles.lowest_bye), {"player": PlayerRef(other)})


def measured(hand: HandRound, boards: Sequence[Board]) -> Measures:
    """What can be counted of boards; those of players who are not in the round are left out."""
    known = [b for b in boards if b.white in hand.places and b.black in hand.places]
    apart = [abs(hand.points(b.white) - hand.points(b.black)) for b in known]
    given = [(p, colour) for b in known for p, colour in zip((b.white, b.black), _SIDES, strict=True)]
    denied = sum(hand.due(player) not in (None, colour) for player, colour in given)
    return Measures(len(known), denied, sum(each > 0 for each in apart), sum(apart, Fraction(0)))


def first_difference(hand: HandRound, boards: Sequence[Board], byes: Sequence[PlayerId]) -> Step | None:
    """The first article by which a finished round is worse than the one of the rules; None if it is the same.

    This pairs the round again, so it is asked at the end and not at every move.
    """
    if not isinstance(hand.system, Judge) or hand.own is None:
        return None
    given = tuple(Bye(player, ByeKind.PAIRING_ALLOCATED) for player in byes)
    return hand.system.first_difference(hand.t, RoundPairing(hand.t.next_round, tuple(boards), given))


def round_made(hand: HandRound, boards: Sequence[Board], byes: Sequence[PlayerId]) -> Round:
    """The round as it would be stored: with the byes of those who are away and were not seated all the same."""
    games = tuple(Game(board.white, board.black, Mark.PENDING, Mark.PENDING) for board in boards)
    given = tuple(Bye(player, ByeKind.PAIRING_ALLOCATED) for player in byes)
    busy = {*byes, *(player for game in games for player in game.players)}
    return Round(games, (*given, *(bye for bye in byes_announced(hand) if bye.player not in busy)))


def byes_announced(hand: HandRound) -> tuple[Bye, ...]:
    """Who is away in this round: byes that were asked for, and those who did not check in."""
    t = hand.t
    return tuple(Bye(away.player, away.kind) for away in t.absences if away.round_no == t.next_round)
