"""C.04.6, the FIDE Team Swiss, editions 2024 and 2026, followed to the letter.

What is common with Double-Swiss stands in ``match_swiss``; how an event of teams
becomes a position in ``team_swiss_position``. Readings, where the text leaves a
choice:

- C6 (2026): the following scoregroup is the one directly below the residents,
  also if upfloaters come from further down. If the set empties it nothing is
  asked. Else it passes if it can be paired with as many upfloaters as its
  parity needs while all others can be paired too.
- C6 (2024): "remaining teams" are those of the following scoregroup, and they
  are pairable with each other; by C3 everybody else is pairable anyway.
- C5 before the order of 3.5: sets are compared by their scores first, the order
  decides among equal ones.
- C8: a pair in which both want one colour is one team without its preference,
  as the colours of Art. 4 always grant one of the two.
- 2024: the sets of 3.5 are chosen by C4 to C6 alone, as the criterion of floats
  is the last one there; it has no exception for last rounds, and counts
  upfloaters and opponents alike.
- 2024, 3.4: "games" are games, on all boards.
- 1.5: who "plays" an opponent of another score is a floater; a match that was
  not played makes none.
- Virtual points are part of the primary score wherever it is asked for: in
  scoregroups, in 3.4, in 4.2, and in floats with the points of their round.
- 1.7 Type B in the last round with CD = 0: two equal last colours are a strong
  preference still.
- 2024 without 4.3.9: Basic Rule 8 wants colours to alternate, which comes to
  the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hakem.model import Colour
from tests.judges.match_swiss import pair_round
from tests.judges.match_swiss_colours import (
    alternate_the_first,
    alternate_the_second,
    latest_difference,
    neither_has_played,
)
from tests.judges.match_swiss_facts import (
    ColourRule,
    Group,
    Laws,
    Paired,
    Pairs,
    PairsCriterion,
    Past,
    Position,
    Preference,
    PreferenceRule,
    SetCriterion,
    Side,
    Table,
    before_the_last,
)
from tests.judges.match_swiss_pairs import again_floaters, again_opponents
from tests.judges.match_swiss_upfloaters import again_upfloaters, fails_at_parity, left_over_next

# Preferences of colours


def simple(colours: tuple[Colour, ...], last_round: bool) -> Preference:
    """Type A: White if CD < -1, or if CD is 0 or -1 and the last two matches were Black; Black likewise."""
    return next((Preference(colour) for colour in Colour if is_due(colours, colour)), Preference())


def graded(colours: tuple[Colour, ...], last_round: bool) -> Preference:
    """Type B: what Type A wants is strong; else the colour had less often, mildly.

    With CD = 0 it is the other one than in the last match, but not in the last round.
    """
    strong = simple(colours, last_round).colour
    if strong is not None:
        return Preference(strong, strong=True)
    balance = colours.count(Colour.WHITE) - colours.count(Colour.BLACK)
    if balance == -1:
        return Preference(Colour.WHITE)
    if balance == 1:
        return Preference(Colour.BLACK)
    return Preference(colours[-1].other) if colours and not last_round else Preference()


def unconcerned(colours: tuple[Colour, ...], last_round: bool) -> Preference:
    """The event has no preferences."""
    return Preference()


def is_due(colours: tuple[Colour, ...], colour: Colour) -> bool:
    """1.7.1: whether this colour is wanted: far behind in it, or not ahead in it and twice running without it."""
    behind = colours.count(colour.other) - colours.count(colour)
    return behind > 1 or (behind in (0, 1) and colours[-2:] == (colour.other,) * 2)


PREFERENCES: Mapping[str, PreferenceRule] = MappingProxyType({"A": simple, "B": graded, "none": unconcerned})
"""By the name of the type."""

# Criteria


def without_preference(table: Table, upfloaters: Group, pairs: Pairs) -> int:
    """C8 (C7 of 2024): teams that do not get the colour they want."""
    return len(disappointed(table, pairs))


def without_strong_preference(table: Table, upfloaters: Group, pairs: Pairs) -> int:
    """C9 (C8 of 2024), Type B: teams that do not get the colour they want strongly; no other type has any."""
    return sum(s.wants.strong for s in disappointed(table, pairs))


def disappointed(table: Table, pairs: Pairs) -> Group:
    """Who wants a colour and has the other one when Art. 4 has been applied."""
    seen = [table.coloured(*pair) for pair in pairs]
    sides = [(s, colour) for pair in seen for s, colour in zip(pair, (Colour.WHITE, Colour.BLACK), strict=True)]
    return tuple(s for s, colour in sides if s.wants.colour is not None and s.wants.colour is not colour)


# Colours


def only_preference(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.2: if only one of them wants a colour, that team gets it."""
    if first.wants.colour is not None and second.wants.colour is None:
        return first.wants.colour
    if first.wants.colour is None and second.wants.colour is not None:
        return second.wants.colour.other
    return None


def opposite_preferences(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.3: if they want different colours, both get them."""
    wanted = first.wants.colour
    return wanted if wanted is not None and second.wants.colour is wanted.other else None


def only_strong_preference(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.4: if only one of them wants it strongly, that team gets it."""
    if first.wants.strong and not second.wants.strong:
        return first.wants.colour
    if second.wants.strong and not first.wants.strong:
        assert second.wants.colour is not None
        return second.wants.colour.other
    return None


def lower_difference(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.5: White for the lower colour difference."""
    if first.balance == second.balance:
        return None
    return Colour.WHITE if first.balance < second.balance else Colour.BLACK


def preference_of_the_first(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.7: what the first-team wants."""
    return first.wants.colour


COLOURS: tuple[ColourRule, ...] = (
    neither_has_played,
    only_preference,
    opposite_preferences,
    only_strong_preference,
    lower_difference,
    latest_difference,
    preference_of_the_first,
    alternate_the_first,
    alternate_the_second,
)
"""4.3.1 to 4.3.9."""

# Editions


def matches(past: Past) -> int:
    """3.4.3 of 2026: matches played."""
    return int(past.played)


def games(past: Past) -> int:
    """3.4.3 of 2024: games played."""
    return past.games


SETS_2026: tuple[SetCriterion, ...] = (fails_at_parity, before_the_last(2, again_upfloaters))
"""C6, C7."""
PAIRS_2026: tuple[PairsCriterion, ...] = (
    without_preference,
    without_strong_preference,
    before_the_last(2, again_opponents),
)
"""C8, C9, C10."""
SETS_2024: tuple[SetCriterion, ...] = (left_over_next,)
"""C6."""
PAIRS_2024: tuple[PairsCriterion, ...] = (without_preference, without_strong_preference, again_floaters)
"""C7, C8, C9."""


def team_laws(edition: str = "2026", *, preference: str = "A", secondary: bool = True) -> Laws:
    """The laws of an edition with the settings of an event."""
    sets, pairs, experience = {
        "2026": (SETS_2026, PAIRS_2026, matches),
        "2024": (SETS_2024, PAIRS_2024, games),
    }[edition]
    return Laws(
        preference=PREFERENCES[preference],
        experience=experience,
        of_sets=sets,
        of_pairs=pairs,
        of_colours=COLOURS,
        forfeited_floats=False,
        secondary_ranks=secondary,
    )


def judged(position: Position, edition: str = "2026", *, preference: str = "A", secondary: bool = True) -> Paired:
    """The next round of a team Swiss."""
    return pair_round(position, team_laws(edition, preference=preference, secondary=secondary))
