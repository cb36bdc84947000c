"""What the players of a field are to each other, as sets: who may meet, whose colours clash, who has floated."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass

from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.model import Colour
from hakem.pairing.swiss.field import Field, set_of, stretch
from hakem.pairing.swiss.handbook.rules import HandbookRules

FLOATS_KEPT, UP_SECOND, UP_BOTH, DOWN_SECOND, DOWN_BOTH = range(5)
"""How far B.6 and B.5 are given up: not at all, B.6 and then B.5 upwards (C.9), then B.6 and B.5 downwards (C.10)."""


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

    def barred_up(self, floats: int) -> int:
        """Who may not meet somebody with more points, as long as that much of B.5 and B.6 is kept."""
        last, before, _, _ = self.floated
        return (last | before, last, 0, 0, 0)[floats]

    def barred_down(self, floats: int) -> int:
        """Who may not leave the group downwards, nor have the bye, as long as that much of B.5 and B.6 is kept."""
        _, _, last, before = self.floated
        return (last | before, last | before, last | before, last, 0)[floats]

    def opponents(self, player: int, floats: int) -> int:
        """Those whom the player may meet as long as that much of B.5 and B.6 is kept."""
        barred = self.barred_up(floats)
        allowed = self.legal[player] & ~(barred & self.lower[player])
        return allowed & ~self.higher[player] if barred >> player & 1 else allowed

    def breach(self, one: int, two: int, wishes: tuple[int, int]) -> Breach:
        """What pairing these two breaks, if the sets in ``wishes`` count as wishing White and Black."""
        pair = 1 << one | 1 << two
        unmet = any(pair & wish == pair for wish in wishes)
        return Breach(self.absolute[one] >> two & 1, self.strong[one] >> two & 1, int(unmet))


def relations_of(field: Field, rules: HandbookRules) -> Relations:
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
    )


def _those(field: Field, colour: Colour, urgencies: Container[Urgency] = tuple(Urgency)) -> int:
    """Those who are due that colour as urgently as that."""
    return set_of(i for i, p in enumerate(field.profiles) if p.colour is colour and p.urgency in urgencies)


def _same_side(sides: Mapping[Colour, int], player: int, colour: Colour | None) -> int:
    """The others on the player's side, if the player is on one."""
    if colour is None or not sides[colour] >> player & 1:
        return 0
    return sides[colour] & ~(1 << player)
