"""The search passes over a candidate only if it is certain that what follows cannot be as good."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.facts.colours import NO_PREFERENCE, ColourRecord, Urgency
from hakem.facts.floats import Float
from hakem.model import PlayerId, RoundNo
from hakem.pairing.swiss.brackets.bracket import Outcome
from hakem.pairing.swiss.brackets.whole_round import every_bracket_completes, last_brackets_collapse
from hakem.pairing.swiss.bye import anybody_entitled
from hakem.pairing.swiss.dutch.edition_2017 import DUTCH_RULES_2017
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.field import Field, Profile
from hakem.regulations import DUTCH_2026

POINT = 2


def field_with(groups: Iterable[int], pairs: Iterable[tuple[int, int]]) -> Field:
    """Scoregroups of so many players, best first, of whom only these may meet; nobody is due a colour."""
    sizes = list(groups)
    scores = [POINT * (len(sizes) - place) for place, size in enumerate(sizes) for _ in range(size)]
    opponents = [0] * len(scores)
    for a, b in pairs:
        opponents[a] |= 1 << b
        opponents[b] |= 1 << a
    everybody = range(1, len(scores) + 1)
    return Field(
        round_no=RoundNo(5),
        ids=tuple(PlayerId(n) for n in everybody),
        numbers=tuple(everybody),
        places=tuple(everybody),
        profiles=tuple(
            Profile(score, None, Urgency.NONE, 0, None, False, Float.NONE, Float.NONE, True, 0) for score in scores
        ),
        kinds=tuple(scores),
        records=(ColourRecord((), 0, None, NO_PREFERENCE),) * len(scores),
        opponents=tuple(opponents),
        met=tuple(opponents),
        point=POINT,
        everybody={},
    )


def first_bracket(field: Field) -> Outcome:
    prospect = anybody_entitled(field, field.groups, DUTCH_2026.art("2.2.1"))
    return every_bracket_completes(field, field.groups, DUTCH_RULES_2026.quality, prospect)[0].outcome


INSIDE = [(0, 2), (1, 4), (1, 2), (3, 4)]
"""The fourth floats in the first candidate, the first one only in a later one."""

FOLLOWING = [(5, 7), (5, 8), (5, 9)]
BELOW = [(6, 10), (7, 10), (8, 11)]


def test_the_first_candidate_is_kept_if_only_another_choice_below_completes_the_round() -> None:
    """The floater meets one of the following group, of which two more are left over: not those at hand, but others."""
    field = field_with((5, 5, 2), [*INSIDE, *FOLLOWING, *BELOW, (3, 6), (0, 9)])
    assert first_bracket(field) == Outcome(((0, 2), (1, 4)), (3,))


def test_it_is_passed_over_if_no_choice_below_completes_the_round() -> None:
    """Those who are left over after the floater of the first candidate have one opponent between them."""
    field = field_with((5, 5, 2), [*INSIDE, *FOLLOWING, (6, 10), (8, 11), (3, 6), (0, 9)])
    assert first_bracket(field) == Outcome(((1, 2), (3, 4)), (0,))


def test_the_last_bracket_is_the_last_and_nothing_comes_after_it() -> None:
    """2017, A.9: only where the last one cannot be paired does the one before become the last but one."""

    def roles(*pairs: tuple[int, int]) -> list[tuple[str, tuple[tuple[int, int], ...]]]:
        field = field_with((2, 2), pairs)
        prospect = anybody_entitled(field, field.groups, DUTCH_2026.art("2.2.1"))
        found = last_brackets_collapse(field, field.groups, DUTCH_RULES_2017.quality, prospect)
        return [(paired.role, paired.outcome.pairs) for paired in found]

    assert roles((0, 1), (2, 3)) == [("plain", ((0, 1),)), ("last", ((2, 3),))]
    assert roles((0, 1), (0, 2), (1, 3)) == [("penultimate", ()), ("collapsed", ((0, 2), (1, 3)))]
