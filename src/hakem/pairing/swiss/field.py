"""Everybody who is to be paired in a round, in order, with all that the rules ask about them.

Inside an engine a player is a number from 0 in the order of the field, and a
set of players is an int with one bit for each of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from math import lcm
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from hakem.facts.acceleration import VirtualRules, VirtualScores
from hakem.facts.bye_bars import ByeBar
from hakem.facts.card import Card, cards
from hakem.facts.colours import (
    NO_PREFERENCE,
    ColourRecord,
    Preference,
    PreferenceRule,
    Urgency,
    record_of,
    took_place,
)
from hakem.facts.floats import Float, PairedFloat, UnplayedFloat, met_another_score
from hakem.facts.initial_colour import places_in_the_list
from hakem.facts.list_order import ListOrder, by_number
from hakem.matching.bits import bits, mask_of
from hakem.model import Colour, PlayerId, Points, RoundNo, Tournament
from hakem.model.points import common_unit, in_units
from hakem.values import dataclass, replace

T = TypeVar("T")

Pair = tuple[int, int]
"""Two players of a field, higher ranked first."""


@dataclass(frozen=True, slots=True)
class FieldRules:
    """What an edition says about the facts of a player: floats, who may have the bye, acceleration.

    ``exempts_topscorers`` says that in the last round colours do not keep two
    apart of whom one has more than half of the points, ``half_is_enough`` that
    half of them is as good (also where it is only asked afterwards whether a round
    that was announced stands); ``before_any_game`` is the preference of somebody who
    has not played yet. ``paired_float`` is how two float who were paired with each
    other; with ``forfeits_float`` they do even if their game did not take place.
    ``list_order`` is the order of the list of the event, and of the field where
    scores are equal. ``preference`` is who is due which colour, if it is not what the
    rules of players say.
    """

    unplayed_float: UnplayedFloat
    bars_the_bye: ByeBar
    virtual: VirtualRules
    exempts_topscorers: bool = True
    before_any_game: Preference = NO_PREFERENCE
    paired_float: PairedFloat = met_another_score
    forfeits_float: bool = False
    list_order: ListOrder = by_number
    half_is_enough: bool = False
    preference: PreferenceRule | None = None

    def record(self, card: Card, last_round: bool) -> ColourRecord:
        """The colours of a card, and which one is due."""
        found = record_of(card, self.before_any_game)
        return found if self.preference is None else replace(found, preference=self.preference(found, last_round))

    def is_enough(self, score: Points | int, rounds: int, win: Points | int) -> bool:
        """Whether the score after so many rounds is enough to go without the due colour in the last one."""
        above_half = 2 * score - rounds * win
        return above_half > 0 or (self.half_is_enough and above_half == 0)


@runtime_checkable
class HasFacts(Protocol):
    """Rules of a Swiss system, which say what counts as a float, who may have the bye, and how the list goes."""

    @property
    def facts(self) -> FieldRules: ...


def facts_of(system: object) -> FieldRules | None:
    """What a system or its rules say about the facts of a player; None if it is no Swiss system of players."""
    for said in (system, getattr(system, "rules", None)):
        if isinstance(said, HasFacts):
            return said.facts
    return None


class Profile(NamedTuple):
    """What the criteria ask about a player. Players with equal profiles are alike in every pair.

    ``score`` counts in units of the field. ``difference`` and ``repeated`` are
    filled in for topscorers and their opponents only: nobody else may be asked
    to give up an absolute preference.
    """

    score: int
    colour: Colour | None
    urgency: Urgency
    difference: int
    repeated: Colour | None
    topscorer: bool
    last_float: Float
    float_before: Float
    may_have_bye: bool
    unplayed: int


@dataclass(frozen=True, slots=True)
class Field:
    """The players to be paired, best first.

    ``everybody`` are the cards of all players of the event, here or not;
    ``places`` are the places in the list of those who have been paired so far;
    ``opponents[i]`` is the set of those whom player i may meet, ``met[i]`` of
    those whom i has met or must not meet; ``kinds[i]`` numbers the distinct
    profiles; ``point`` is how many units of score one point is.
    """

    round_no: RoundNo
    ids: tuple[PlayerId, ...]
    numbers: tuple[int, ...]
    places: tuple[int, ...]
    profiles: tuple[Profile, ...]
    kinds: tuple[int, ...]
    records: tuple[ColourRecord, ...]
    opponents: tuple[int, ...]
    met: tuple[int, ...]
    point: int
    everybody: Mapping[PlayerId, Card]

    @property
    def size(self) -> int:
        """How many are to be paired."""
        return len(self.ids)

    @property
    def groups(self) -> tuple[range, ...]:
        """The scoregroups, best first; each is a stretch of the field."""
        starts = [i for i, p in enumerate(self.profiles) if i == 0 or p.score != self.profiles[i - 1].score]
        return tuple(range(a, b) for a, b in pairwise([*starts, self.size]))

    def points(self, score: int) -> Points:
        """A score of the field in points."""
        return Fraction(score, self.point)


def members(players: int) -> list[int]:
    """The players of a set, best first."""
    return list(bits(players))


def set_of(players: Iterable[int]) -> int:
    """The set of these players."""
    return mask_of(players)


def ordered(a: int, b: int) -> Pair:
    """Two players, the higher ranked first."""
    return (a, b) if a < b else (b, a)


def stretch(start: int, stop: int) -> int:
    """The set of the players from ``start`` up to but not including ``stop``."""
    return (1 << stop) - (1 << start)


def board_key(field: Field, pair: tuple[int, int]) -> tuple[int, int, int]:
    """Boards go by the score of the higher ranked, then by the sum of scores, then by the rank of the higher ranked."""
    higher, lower = field.profiles[pair[0]].score, field.profiles[pair[1]].score
    return -higher, -higher - lower, pair[0]


def with_bye(opponents: Sequence[int], receivers: int) -> list[int]:
    """The sets of opponents, with one more vertex for the bye if there are players who may have it."""
    adjacency = list(opponents)
    if receivers:
        for player in bits(receivers):
            adjacency[player] |= 1 << len(opponents)
        adjacency.append(receivers)
    return adjacency


def set_aside(field: Field, player: int) -> Field:
    """The same field with one player moved to its very end, where the numbers of nobody else depend on it."""

    def moved(values: Sequence[T]) -> tuple[T, ...]:
        return (*values[:player], *values[player + 1 :], values[player])

    before, last = (1 << player) - 1, field.size - 1

    def moved_bit(players: int) -> int:
        return players & before | players >> 1 & ~before | (players >> player & 1) << last

    return replace(
        field,
        ids=moved(field.ids),
        numbers=moved(field.numbers),
        places=moved(field.places),
        profiles=moved(field.profiles),
        kinds=moved(field.kinds),
        records=moved(field.records),
        opponents=tuple(map(moved_bit, moved(field.opponents))),
        met=tuple(map(moved_bit, moved(field.met))),
    )


def without_last(field: Field) -> Field:
    """The field without the player at its end."""
    rest = (1 << field.size - 1) - 1
    return replace(
        field,
        ids=field.ids[:-1],
        numbers=field.numbers[:-1],
        places=field.places[:-1],
        profiles=field.profiles[:-1],
        kinds=field.kinds[:-1],
        records=field.records[:-1],
        opponents=tuple(row & rest for row in field.opponents[:-1]),
        met=tuple(row & rest for row in field.met[:-1]),
    )


def field_of(t: Tournament, rules: FieldRules) -> Field:
    """The field of the next round: everybody who takes part and has not announced a bye."""
    round_no = t.next_round
    away = {a.player for a in t.absences if a.round_no == round_no}
    everybody = cards(t)
    score = _Scores(t, everybody, rules.virtual(t))
    here = [c for p, c in everybody.items() if c.player.takes_part_in(round_no) and p not in away]
    here.sort(key=lambda c: (-score.now[c.player.id], *rules.list_order(c.player), c.player.id))
    records = [rules.record(c, round_no >= t.rounds_total) for c in here]
    profiles = [_profile(c, r, t, rules, score) for c, r in zip(here, records, strict=True)]
    kinds: dict[Profile, int] = {}
    index = {c.player.id: i for i, c in enumerate(here)}
    places = places_in_the_list(everybody, frozenset(index), rules.list_order)
    met = _met(t, here, index)
    return Field(
        round_no=round_no,
        ids=tuple(c.player.id for c in here),
        numbers=tuple(c.player.number for c in here),
        places=tuple(places[c.player.id] for c in here),
        profiles=tuple(profiles),
        kinds=tuple(kinds.setdefault(p, len(kinds)) for p in profiles),
        records=tuple(records),
        opponents=_opponents(met, profiles),
        met=met,
        point=score.point,
        everybody=everybody,
    )


class _Scores:
    """Scores in whole units: before the round to be paired, and before each of the last two rounds."""

    def __init__(self, t: Tournament, everybody: Mapping[PlayerId, Card], virtual: VirtualScores | None) -> None:
        played = len(t.rounds)
        values = [e.points for c in everybody.values() for e in c.entries]
        scores = [c.score for c in everybody.values()]
        extra: list[list[Points]] = []
        if virtual is not None:
            extra = [[virtual(p, played + 1 - back) for p in everybody] for back in range(3)]
            values += [points for given in extra for points in given]
        self.point = point = lcm(common_unit(values), common_unit(scores), 2 * t.points.win.denominator)
        (self.win,) = in_units([t.points.win], point)
        self.real = dict(zip(everybody, in_units(scores, point), strict=True))
        gained = {p: in_units([e.points for e in c.entries], point) for p, c in everybody.items()}
        shown = [self.real, *({p: sum(g[: max(0, played - back)]) for p, g in gained.items()} for back in (1, 2))]
        for back, given in enumerate(extra):
            more = zip(shown[back].items(), in_units(given, point), strict=True)
            shown[back] = {p: score + units for (p, score), units in more}
        self.now, *self._before = shown

    def before(self, back: int) -> Mapping[PlayerId, int]:
        """The scores with which the round was paired that lies so many rounds back."""
        return self._before[back - 1]


def _profile(card: Card, record: ColourRecord, t: Tournament, rules: FieldRules, score: _Scores) -> Profile:
    identity = card.player.id
    last_round = t.next_round >= t.rounds_total
    floats = [_float(card, back, t, rules, score) for back in (1, 2)]
    return Profile(
        score=score.now[identity],
        colour=record.preference.colour,
        urgency=record.preference.urgency,
        difference=record.difference if last_round else 0,
        repeated=record.repeated if last_round else None,
        topscorer=rules.exempts_topscorers
        and last_round
        and rules.is_enough(score.real[identity], len(t.rounds), score.win),
        last_float=floats[0],
        float_before=floats[1],
        may_have_bye=not any(rules.bars_the_bye(e, t.points) for e in card.entries),
        unplayed=sum(not took_place(e) for e in card.entries),
    )


def _float(card: Card, back: int, t: Tournament, rules: FieldRules, score: _Scores) -> Float:
    """How the player floated ``back`` rounds ago, judged by the scores with which that round was paired."""
    if back > len(card.entries):
        return Float.NONE
    entry = card.entries[-back]
    if entry.opponent is None or not (rules.forfeits_float or took_place(entry)):
        return Float.DOWN if rules.unplayed_float(entry, t.points) else Float.NONE
    scores = score.before(back)
    mine, theirs = scores[card.player.id], scores[entry.opponent]
    if mine == theirs:
        return Float.NONE
    return rules.paired_float(mine, theirs, (len(t.rounds) - back) * score.win // 2)


def _met(t: Tournament, here: Sequence[Card], index: Mapping[PlayerId, int]) -> tuple[int, ...]:
    """Former opponents, and those the event does not allow."""
    barred = _prohibited(t, index)
    result = []
    for i, card in enumerate(here):
        out = barred.get(i, 0)
        for entry in card.entries:
            place = index.get(entry.opponent) if entry.opponent is not None and took_place(entry) else None
            if place is not None:
                out |= 1 << place
        result.append(out)
    return tuple(result)


def _opponents(met: Sequence[int], profiles: Sequence[Profile]) -> tuple[int, ...]:
    """Whom everybody may meet: not oneself, no former opponent, nobody due the same colour absolutely.

    Two may meet in spite of their colours as soon as one of them is a topscorer.
    """
    everybody = (1 << len(met)) - 1
    bound = {
        colour: set_of(
            i
            for i, p in enumerate(profiles)
            if p.colour is colour and p.urgency is Urgency.ABSOLUTE and not p.topscorer
        )
        for colour in Colour
    }
    result = []
    for i, former in enumerate(met):
        out = former | 1 << i
        for same in bound.values():
            if same >> i & 1:
                out |= same
        result.append(everybody & ~out)
    return tuple(result)


def _prohibited(t: Tournament, index: Mapping[PlayerId, int]) -> dict[int, int]:
    """Pairs the event does not allow in this round."""
    barred: dict[int, int] = {}
    for rule in t.prohibited:
        if rule.holds_in(t.next_round):
            group = set_of(index[p] for p in rule.players if p in index)
            for player in members(group):
                barred[player] = barred.get(player, 0) | group & ~(1 << player)
    return barred
