"""What the players of a field are to each other, as sets: who may meet, whose colours clash, who has floated."""

from __future__ import annotations

import enum
from collections.abc import Container, Iterable, Mapping

from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.model import Colour
from hakem.pairing.swiss.completion import all_can_be_paired
from hakem.pairing.swiss.dutch_2009.rules import Dutch2009Rules
from hakem.pairing.swiss.field import Field, Pair, set_of, stretch, with_bye
from hakem.values import dataclass


class GivenUp(enum.IntEnum):
    """How far B.6 and B.5 are given up: not at all, first for upfloaters (C.9), then for downfloaters too (C.10)."""

    NOTHING = 0
    B6_UPFLOATS = 1
    B5_UPFLOATS = 2
    ONE_FOR_DOWNFLOATS = 3
    BOTH = 4


@dataclass(frozen=True, slots=True)
class Breach:
    """What a set of pairs breaks, most serious first.

    ``exempt`` counts pairs whose absolute preferences clash, possible for
    players above 50 % in the last round only; ``strong`` pairs that A.7.d keeps
    apart; ``unmet`` pairs in which a preference stays unmet.
    """

    exempt: int = 0
    strong: int = 0
    unmet: int = 0

    def __add__(self, other: Breach) -> Breach:
        return Breach(self.exempt + other.exempt, self.strong + other.strong, self.unmet + other.unmet)

    @property
    def besides_wishes(self) -> Breach:
        """The same without the unmet preferences."""
        return Breach(self.exempt, self.strong)

    def within(self, other: Breach) -> bool:
        """Whether nothing is broken more often than there."""
        return self.exempt <= other.exempt and self.strong <= other.strong and self.unmet <= other.unmet


NOTHING_BROKEN = Breach()


@dataclass(frozen=True, slots=True)
class Relations:
    """Sets of players, one bit for each.

    ``legal[i]`` are those whom player i may meet at all, the exemption of the
    last round included; ``absolute[i]`` those who are due the same colour
    absolutely, ``strong[i]`` those whom A.7.d keeps apart from i besides.
    ``higher[i]`` and ``lower[i]`` have another score.
    """

    field: Field
    legal: tuple[int, ...]
    absolute: tuple[int, ...]
    strong: tuple[int, ...]
    higher: tuple[int, ...]
    lower: tuple[int, ...]
    white: int
    black: int
    mild: int
    bye: int
    floated: tuple[int, int, int, int]
    """Up in the last round, up in the one before, down in the last round, down in the one before."""
    mild_give_way: bool
    rules: Dutch2009Rules

    def barred_up(self, given_up: GivenUp) -> int:
        """Who may not meet somebody with more points, with that much of B.5 and B.6 given up."""
        last, before, _, _ = self.floated
        return (last | before, last, 0, 0, 0)[given_up]

    def barred_down(self, given_up: GivenUp) -> int:
        """Who may not leave the group downwards, nor have the bye, with that much of B.5 and B.6 given up."""
        _, _, last, before = self.floated
        both = last | before
        return (both, both, both, last if self.rules.b6_first else before, 0)[given_up]

    def may_leave(self, given_up: GivenUp, lowest: bool) -> int:
        """Those who may leave a group downwards, or have the bye in the lowest one."""
        allowed = stretch(0, self.field.size) & ~self.barred_down(given_up)
        return allowed & self.bye if lowest else allowed

    def opponents(self, player: int, given_up: GivenUp) -> int:
        """Those whom the player may meet with that much of B.5 and B.6 given up."""
        barred = self.barred_up(given_up)
        allowed = self.legal[player] & ~(barred & self.lower[player])
        return allowed & ~self.higher[player] if barred >> player & 1 else allowed

    def breach(self, pair: Pair, wishes: tuple[int, int]) -> Breach:
        """What pairing these two breaks, if the sets in ``wishes`` count as wishing White and Black."""
        one, two = pair
        both = 1 << one | 1 << two
        unmet = any(both & wish == both for wish in wishes)
        return Breach(self.absolute[one] >> two & 1, self.strong[one] >> two & 1, int(unmet))

    def breach_of(self, pairs: Iterable[Pair], wishes: tuple[int, int]) -> Breach:
        """What all these pairs break."""
        return sum((self.breach(pair, wishes) for pair in pairs), NOTHING_BROKEN)

    def complete_pairing_exists(self, players: Iterable[int], playing: Iterable[int] = ()) -> bool:
        """Whether these players have a legal pairing that leaves nobody out, but for a bye if their number is odd.

        Those in ``playing`` are not to have the bye.
        """
        everybody = set_of(players)
        entitled = self.bye & everybody & ~set_of(playing) if everybody.bit_count() % 2 else 0
        within = everybody | (1 << self.field.size if entitled else 0)
        return all_can_be_paired(with_bye(self.legal, entitled), within)


def relations_of(field: Field, rules: Dutch2009Rules) -> Relations:
    """The relations between all players of a field."""
    profiles = field.profiles
    odd = field.round_no % 2 == 1
    ranges = [group for group in field.groups for _ in group]
    absolute = {c: _those(field, colour=c, urgencies=(Urgency.ABSOLUTE,)) for c in Colour}
    bound = {c: _those(field, colour=c, urgencies=(Urgency.STRONG, Urgency.ABSOLUTE)) for c in Colour}
    kept_apart = odd and rules.strong_as_absolute
    clashing = tuple(_same_side(absolute, i, p.colour) for i, p in enumerate(profiles))
    strong = tuple(_same_side(bound, i, p.colour) & ~clashing[i] if kept_apart else 0 for i, p in enumerate(profiles))
    return Relations(
        field=field,
        legal=field.opponents,
        absolute=clashing,
        strong=strong,
        higher=tuple(stretch(0, group.start) for group in ranges),
        lower=tuple(stretch(group.stop, field.size) for group in ranges),
        white=_those(field, colour=Colour.WHITE),
        black=_those(field, colour=Colour.BLACK),
        mild=set_of(i for i, p in enumerate(profiles) if p.urgency is Urgency.MILD),
        bye=set_of(i for i, p in enumerate(profiles) if p.may_have_bye),
        floated=(
            set_of(i for i, p in enumerate(profiles) if p.last_float is Float.UP),
            set_of(i for i, p in enumerate(profiles) if p.float_before is Float.UP),
            set_of(i for i, p in enumerate(profiles) if p.last_float is Float.DOWN),
            set_of(i for i, p in enumerate(profiles) if p.float_before is Float.DOWN),
        ),
        mild_give_way=not odd and rules.mild_give_way,
        rules=rules,
    )


def _those(field: Field, colour: Colour, urgencies: Container[Urgency] = tuple(Urgency)) -> int:
    """Those who are due that colour as urgently as that."""
    return set_of(i for i, p in enumerate(field.profiles) if p.colour is colour and p.urgency in urgencies)


def _same_side(sides: Mapping[Colour, int], player: int, colour: Colour | None) -> int:
    """The others on the player's side, if the player is on one."""
    if colour is None or not sides[colour] >> player & 1:
        return 0
    return sides[colour] & ~(1 << player)
