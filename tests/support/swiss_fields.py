"""Fields of players made up by chance: what no events would come to in many rounds, at once and in any mixture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from hakem.facts.colours import NO_PREFERENCE, ColourRecord, Urgency
from hakem.facts.floats import Float
from hakem.model import Colour, PlayerId, RoundNo
from hakem.pairing.swiss.field import Field, Profile

POINT = 2


def any_field(chance: Random, sizes: Sequence[int], density: float) -> Field:
    """Scoregroups of these sizes, best first; two of any players may meet with that probability."""
    scores = [POINT * (len(sizes) - place) for place, size in enumerate(sizes) for _ in range(size)]
    opponents = [0] * len(scores)
    for a, b in combinations(range(len(scores)), 2):
        if chance.random() < density:
            opponents[a] |= 1 << b
            opponents[b] |= 1 << a
    often = chance.choice(tuple(Colour))
    return field_with(tuple(_profile(chance, score, often) for score in scores), opponents)


def field_with(profiles: Sequence[Profile], opponents: Sequence[int]) -> Field:
    """A field of these players, best first."""
    everybody = range(1, len(profiles) + 1)
    known: dict[Profile, int] = {}
    return Field(
        round_no=RoundNo(5),
        ids=tuple(PlayerId(n) for n in everybody),
        numbers=tuple(everybody),
        places=tuple(everybody),
        profiles=tuple(profiles),
        kinds=tuple(known.setdefault(profile, len(known)) for profile in profiles),
        records=(ColourRecord((), 0, None, NO_PREFERENCE),) * len(profiles),
        opponents=tuple(opponents),
        met=tuple(opponents),
        point=POINT,
        everybody={},
    )


def _profile(chance: Random, score: int, often: Colour) -> Profile:
    """Somebody with that score, probably due that colour, about whom few things are out of the ordinary."""
    urgency = chance.choice((Urgency.NONE, Urgency.MILD, Urgency.STRONG, Urgency.STRONG, Urgency.ABSOLUTE))
    colour = None if urgency is Urgency.NONE else chance.choice((often, often, often.other))
    floats = [chance.choice((Float.NONE, Float.NONE, Float.NONE, Float.UP, Float.DOWN)) for _ in range(2)]
    return Profile(
        score=score,
        colour=colour,
        urgency=urgency,
        difference=0,
        repeated=None,
        topscorer=False,
        last_float=floats[0],
        float_before=floats[1],
        may_have_bye=chance.random() < 0.7,
        unplayed=chance.choice((0, 0, 1)),
    )
