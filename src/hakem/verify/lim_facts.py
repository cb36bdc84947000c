"""What the Lim system asks about an edition, an event and its players. Articles are those of 2009 / 2026."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

from hakem.model import HALF, ONE, ByeKind, Player, PlayerId, Title, Tournament
from hakem.regulations import LIM_2009, LIM_2026
from hakem.values import dataclass, replace
from hakem.verify.asked import AskedRound
from hakem.verify.editions import Articles, SwissText
from hakem.verify.participant import (
    ColourWish,
    FactRules,
    Participant,
    PresentField,
    any_unplayed,
    field_of,
    full_point_unplayed,
)
from hakem.verify.rated import points_without_a_game, scores_of_rounds


class PairingDirection(enum.Enum):
    """Which way a group is paired, and which way a floater came."""

    DOWN = "down"
    UP = "up"


@dataclass(frozen=True, slots=True)
class LimChoices:
    """What an edition says, or an event chooses instead; ``standing`` is the order for the bye of round 1."""

    standing: Callable[[Player], tuple[int, ...]]
    bye_is_float: bool
    upfloater_meets_lowest: bool
    forfeit_is_float: bool = True
    in_turn: bool = False
    first_made: bool = False
    maxi: bool = False

    def chosen(self, asked: AskedRound) -> LimChoices:
        """The same with the options of an event."""
        end = "lowest" if self.upfloater_meets_lowest else "highest"
        return replace(
            self,
            bye_is_float=asked.option("bye-is-float", "yes" if self.bye_is_float else "no") == "yes",
            upfloater_meets_lowest=asked.option("upfloater-in-median-meets", end) == "lowest",
            forfeit_is_float=asked.option("forfeit-is-float", "yes") == "yes",
            in_turn=asked.option("exchanges-for-colours") == "in-turn",
            first_made=asked.option("locked-median-breaks") == "first-made",
            maxi=asked.option("maxi") == "yes",
        )


@dataclass(frozen=True, slots=True)
class LimStepArticles:
    """Where an edition writes its steps."""

    floats_on: str
    opponent: str
    leaves_downward: str
    leaves_upward: str
    exchanges: str
    clashes: str
    locked: str
    lot: str
    granted: str
    must: str
    balance: str
    history: str
    higher: str
    lower: str


@dataclass(frozen=True, slots=True)
class LimText:
    """An edition of the Lim system."""

    text: SwissText
    choices: LimChoices
    steps: LimStepArticles


def _by_article_1(player: Player) -> tuple[int, ...]:
    """B.1.1 with 1 (LIM-16): rating, then title, then national rating."""
    title = 0 if player.title is None else len(Title) - list(Title).index(player.title)
    return player.rating or 0, title, player.national_rating or 0


def rating_for_lim(player: Player) -> int:
    """LIM-13, LIM-16: the rating, else the national one, else 0."""
    return player.rating or player.national_rating or 0


LIM_TEXT_2009 = LimText(
    SwissText(
        LIM_2009,
        FactRules(any_unplayed, points_without_a_game, (ONE, HALF), topscorers=False),
        (),
        Articles(*("3.1", "2.2", "6.1", "2.1", "2.1", "5.2", "5.3", "4.3"), ("6.2", "6.3", "6.4", "6.6", "B.1.2")),
        lowest_bye=False,
        collapses=False,
    ),
    LimChoices(_by_article_1, bye_is_float=True, upfloater_meets_lowest=True),
    LimStepArticles(
        *("4.5", "4.8", "4.3", "4.4", "5.2", "6.2", "3.6", "B.1.2", "6.2", "6.3", "6.6", "6.4"),
        *("6.4 upper", "6.4 lower"),
    ),
)
LIM_TEXT_2026 = LimText(
    SwissText(
        LIM_2026,
        FactRules(any_unplayed, full_point_unplayed, None, topscorers=False),
        (),
        Articles(*("2.1", "1.1", "5.1", "1.1", "1.1", "4.2", "4.3", "3.2.4"), ("5.2", "5.3", "5.4", "5.6", "7.2")),
        lowest_bye=False,
        collapses=False,
    ),
    LimChoices(lambda player: (rating_for_lim(player),), bye_is_float=False, upfloater_meets_lowest=False),
    LimStepArticles(
        *("3.5", "3.8", "3.2.4", "3.2.4", "4.2", "5.2", "2.6", "7.2", "5.2", "5.3", "5.6", "5.4"),
        *("5.4 upper", "5.4 lower"),
    ),
)


class LimPlayer(Participant):
    """A player in a round; ``floated``: was moved to another group in the round before."""

    __slots__ = ("floated", "last_round", "number", "rating", "standing")

    def __init__(self, like: Participant, player: Player, last_round: bool, choices: LimChoices) -> None:
        for slot in Participant.__slots__:
            setattr(self, slot, getattr(like, slot))
        self.number, self.rating = player.number, rating_for_lim(player)
        self.standing = choices.standing(player)
        self.last_round = self.topscorer = last_round
        self.floated = False

    @property
    def absolute(self) -> bool:
        """6.1 a, b / 5.1: the other colour would be the third running, or the third one more."""
        return self.wish is ColourWish.ABSOLUTE

    def may_meet(self, other: Participant) -> bool:
        """3.1 / 2.1: not met, colours keep the limits; 7 / 6: in the last round equal scores are enough (LIM-12)."""
        if other is self or other.id in self.met:
            return False
        return (self.last_round and self.score == other.score) or not breaks(self, other)


def clash(one: Participant, two: Participant) -> bool:
    """6.2 / 5.2: both are due the same colour."""
    return one.wants is not None and one.wants is two.wants


def breaks(one: Participant, two: Participant) -> bool:
    """Both must have the same colour, so that one of them goes beyond a limit."""
    return one.wish is two.wish is ColourWish.ABSOLUTE and one.wants is two.wants


def near(one: LimPlayer, two: LimPlayer) -> bool:
    """Maxi tournaments: at most 100 points apart."""
    return abs(one.rating - two.rating) <= 100


def in_order(players: Sequence[LimPlayer], direction: PairingDirection) -> list[LimPlayer]:
    """5.1 / 4.1: downward from the highest number, which is the smallest figure; upward from the lowest."""
    return sorted(players, key=lambda e: e.number, reverse=direction is PairingDirection.UP)


def lim_field(asked: AskedRound, lim: LimText, choices: LimChoices) -> tuple[PresentField, tuple[LimPlayer, ...]]:
    """Those who were paired in that round, as they stood before it, best first."""
    t, round_no, facts = asked.t, asked.number, lim.text.facts
    if asked.option("half-point-bars-bye") == "no":
        facts = replace(facts, bars_bye=full_point_unplayed)
    field = field_of(t, round_no, facts)
    people = {player.id: player for player in t.players}
    floated = _floated(t, round_no, facts, choices)
    players = tuple(LimPlayer(e, people[e.id], round_no >= t.rounds_total, choices) for e in field.entrants)
    for e in players:
        e.floated = e.id in floated
    return PresentField(players, field.point), players


def _floated(t: Tournament, round_no: int, facts: FactRules, choices: LimChoices) -> set[PlayerId]:
    """4.1, 4.10 / 2.3, 3.10 (LIM-3): who was moved in the round before: towards the median, past an opponent."""
    before = round_no - 1
    if not before:
        return set()
    everybody, scores = scores_of_rounds(t, round_no, facts)
    median = (before - 1) * t.points.win / 2
    found = set()
    for p, past in everybody.items():
        line = past.lines[before - 1]
        if line.opponent is None:
            moved = choices.bye_is_float and line.bye is ByeKind.PAIRING_ALLOCATED
        else:
            own, theirs = scores[before][p], scores[before][line.opponent]
            moved = own > max(median, theirs) or own < min(median, theirs)
            moved = moved and (line.over_the_board or choices.forfeit_is_float)
        if moved:
            found.add(p)
    return found
