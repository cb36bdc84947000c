"""Positions of the Lim system written down player by player: ``2 WBW d 2310`` is score, colours, float and rating."""

from __future__ import annotations

from fractions import Fraction

from hakem.explain import Step
from hakem.facts.card import Card
from hakem.facts.colours import NO_PREFERENCE, Urgency, colour_record
from hakem.facts.floats import Float
from hakem.model import Colour, Player, PlayerId, RoundNo
from hakem.model.points import half_text
from hakem.pairing.swiss.field import Field, Profile
from hakem.pairing.swiss.lim import LIM_RULES_2009, LimRules
from hakem.pairing.swiss.lim.explanation import explanation
from hakem.pairing.swiss.lim.round import LimRound, paired_round
from hakem.pairing.swiss.lim.round_facts import LimRoundFacts, colour_of_first, round_facts

_COLOURS = {"W": Colour.WHITE, "B": Colour.BLACK}


def position(
    *rows: str, met: str = "", round_no: int = 4, rules: LimRules = LIM_RULES_2009, last_round: bool = False
) -> LimRoundFacts:
    """Players 1, 2, 3, … in the order of the field, one row each: score and colours, - for none.

    After that may stand ``d`` for somebody who floated in the round before, a
    rating, and ``nobye``. ``met`` lists those who may not meet: ``1-2 3-456``
    is 1 with 2, and 3 with each of 4, 5 and 6.
    """
    words = [row.split() for row in rows]
    profiles = [_profile(row) for row in words]
    former = _former(len(rows), met)
    people = [Player(PlayerId(n), n, f"Player {n}", rating=_rating(row)) for n, row in enumerate(words, start=1)]
    field = Field(
        round_no=RoundNo(round_no),
        ids=tuple(p.id for p in people),
        numbers=tuple(p.number for p in people),
        places=tuple(p.number for p in people),
        profiles=tuple(profiles),
        kinds=tuple(range(len(rows))),
        records=tuple(colour_record(_history(row)) for row in words),
        opponents=tuple(_may_meet(profiles, former, i) for i in range(len(rows))),
        met=tuple(former),
        point=2,
        everybody={p.id: Card(p, (), Fraction(row[0])) for p, row in zip(people, words, strict=True)},
    )
    return round_facts(field, rules, round_no - 1, is_last_round=last_round)


def _history(row: list[str]) -> tuple[Colour, ...]:
    return tuple(_COLOURS[letter] for letter in row[1] if letter != "-")


def _rating(row: list[str]) -> int | None:
    return next((int(word) for word in row[2:] if word.isdecimal()), None)


def _profile(row: list[str]) -> Profile:
    history = _history(row)
    wish = colour_record(history).preference if history else NO_PREFERENCE
    return Profile(
        score=int(Fraction(row[0]) * 2),
        colour=wish.colour,
        urgency=wish.urgency,
        difference=0,
        repeated=None,
        topscorer=False,
        last_float=Float.DOWN if "d" in row[2:] else Float.NONE,
        float_before=Float.NONE,
        may_have_bye="nobye" not in row,
        unplayed=0,
    )


def _former(size: int, met: str) -> list[int]:
    former = [0] * size
    for item in met.split():
        one, others = item.split("-")
        for other in others:
            a, b = int(one) - 1, int(other) - 1
            former[a] |= 1 << b
            former[b] |= 1 << a
    return former


def _may_meet(profiles: list[Profile], former: list[int], i: int) -> int:
    def barred(one: Profile, two: Profile) -> bool:
        return one.urgency is two.urgency is Urgency.ABSOLUTE and one.colour is two.colour

    others = (j for j in range(len(profiles)) if j != i and not former[i] >> j & 1)
    return sum(1 << j for j in others if not barred(profiles[i], profiles[j]))


def groups(facts: LimRoundFacts) -> list[str]:
    """The groups in the order of pairing with their pairs and, in brackets, who left: ``1: 1-3 2-4 (5)``.

    Then who has the bye: ``bye 7``. Groups with nobody in them are left out.
    """
    found = paired_round(facts)
    shown = [_group(facts, found, n) for n, g in enumerate(found.groups) if g.group.residents or g.group.floaters]
    return shown if found.bye is None else [*shown, f"bye {found.bye + 1}"]


def _group(facts: LimRoundFacts, found: LimRound, place: int) -> str:
    paired = found.groups[place]
    words = [f"{half_text(facts.field.points(paired.group.score))}:"]
    words += [f"{one + 1}-{other + 1}" for one, other in found.lasting(paired)]
    if paired.leaving:
        words.append(f"({' '.join(str(p + 1) for p in paired.leaving)})")
    return " ".join(words)


def steps(facts: LimRoundFacts) -> list[tuple[str, str]]:
    """Article and outcome of every step of the explanation."""
    return [(s.article.number, s.outcome.removeprefix("swiss.")) for s in told_steps(facts)]


def told_steps(facts: LimRoundFacts) -> list[Step]:
    """The explanation."""
    found = paired_round(facts)
    below = found.below_the_median
    return list(
        explanation(facts, found, lambda one, other: colour_of_first(facts, (one, other), Colour.WHITE, one in below))
    )


def colours(one: str, other: str, *, below: bool = False, round_no: int = 4, rules: LimRules = LIM_RULES_2009) -> str:
    """Colour of the first of two with these rows, and the article: ``W 6.2``."""
    facts = position(one, other, round_no=round_no, rules=rules)
    colour, article = colour_of_first(facts, (0, 1), Colour.WHITE, below)
    return f"{'W' if colour is Colour.WHITE else 'B'} {article}"
