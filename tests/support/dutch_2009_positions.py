"""Fields written down player by player, for the Dutch system of 2009: ``2 W! d.`` is score, wish and floats."""

from __future__ import annotations

from fractions import Fraction

from hakem.explain import Recorder
from hakem.facts.colours import ColourRecord, Preference, Urgency
from hakem.facts.floats import Float
from hakem.model import Colour, PlayerId, RoundNo
from hakem.pairing.swiss.dutch_2009 import DUTCH_RULES_2009, Dutch2009Rules
from hakem.pairing.swiss.dutch_2009.state import RoundState
from hakem.pairing.swiss.dutch_2009.system import paired_groups
from hakem.pairing.swiss.field import Field, Profile

_URGENCIES = {"!": Urgency.ABSOLUTE, "": Urgency.STRONG, "?": Urgency.MILD}
_FLOATS = {"u": Float.UP, "d": Float.DOWN, ".": Float.NONE}


def position(*rows: str, met: str = "", round_no: int = 2) -> Field:
    """Players 1, 2, 3, … in order, one row each: score, wish and, if wanted, floats, ``nobye`` and ``top``.

    A wish is W or B, with ``!`` if it is absolute and ``?`` if it is mild, or -
    for none. Floats are those of the last round and of the one before.
    ``met`` lists pairs who may not meet: ``1-2 3-4``.
    """
    profiles = [_profile(row.split()) for row in rows]
    size = len(rows)
    barred = [1 << i for i in range(size)]
    for pair in met.split():
        one, two = (int(number) - 1 for number in pair.split("-"))
        barred[one] |= 1 << two
        barred[two] |= 1 << one
    opponents = [
        sum(1 << j for j in range(size) if not barred[i] >> j & 1 and not _clash(profiles[i], profiles[j]))
        for i in range(size)
    ]
    return Field(
        round_no=RoundNo(round_no),
        ids=tuple(PlayerId(i) for i in range(1, size + 1)),
        numbers=tuple(range(1, size + 1)),
        places=tuple(range(1, size + 1)),
        profiles=tuple(profiles),
        kinds=tuple(range(size)),
        records=tuple(ColourRecord((), 0, None, Preference(p.colour, p.urgency)) for p in profiles),
        opponents=tuple(opponents),
        met=tuple(barred),
        point=2,
        everybody={},
    )


def _profile(words: list[str]) -> Profile:
    score, wish, *more = words
    floats = next((word for word in more if set(word) <= set("ud.")), "..")
    colour = {"W": Colour.WHITE, "B": Colour.BLACK}.get(wish[0])
    return Profile(
        score=int(Fraction(score) * 2),
        colour=colour,
        urgency=Urgency.NONE if colour is None else _URGENCIES[wish[1:]],
        difference=0,
        repeated=None,
        topscorer="top" in more,
        last_float=_FLOATS[floats[0]],
        float_before=_FLOATS[floats[1]],
        may_have_bye="nobye" not in more,
        unplayed=0,
    )


def _clash(one: Profile, two: Profile) -> bool:
    """B.2, with the exception of the last round."""
    same = one.colour is not None and one.colour is two.colour and one.urgency is two.urgency is Urgency.ABSOLUTE
    return same and not (one.topscorer or two.topscorer)


def outcome(field: Field, rules: Dutch2009Rules = DUTCH_RULES_2009) -> str:
    """The pairs of all groups in the order in which they were made, then who has the bye: ``1-2 3-5, 4``."""
    return _shown(paired_groups(field, rules))


def _shown(final: RoundState) -> str:
    pairs = " ".join(f"{one + 1}-{two + 1}" for one, two in final.all_pairs)
    return f"{pairs}, {final.stage.leaving[0] + 1}" if final.stage.leaving else pairs


def jumps(field: Field, rules: Dutch2009Rules = DUTCH_RULES_2009) -> set[str]:
    """Which jumps of the table were made."""
    trace = Recorder()
    paired_groups(field, rules, trace)
    return {f"{s.data['from']}>{s.data['to']}" for s in trace.steps if s.outcome == "procedure.jump"}


def told(field: Field, rules: Dutch2009Rules = DUTCH_RULES_2009) -> list[tuple[str, str]]:
    """The article and the outcome of every step that is not a jump."""
    trace = Recorder()
    paired_groups(field, rules, trace)
    return [(s.article.number, s.outcome) for s in trace.steps if s.outcome != "procedure.jump"]
