"""What must happen, as sentences: for every result of the own game the cases, and whether they are exact."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from hakem.desk.foresight.asked import Goal, OpenBoardRef
from hakem.desk.foresight.conditions import Conditions, OwnResult
from hakem.desk.foresight.covering import Alternative, Cover, Restriction
from hakem.desk.foresight.outlook import SampledGoal
from hakem.i18n import Datum, Message, PlayerRef, TeamRef
from hakem.values import dataclass

MOST_ALTERNATIVES = 6
"""So many alternatives are said; of more, how many there are."""

_OWN = ("won", "drawn", "lost")
_RESULTS = {(0,): "beats", (1,): "draw", (0, 1): "not-lost", (0, 2): "decided"}


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A sentence, and how far it stands inside those before it."""

    message: Message
    depth: int = 0


def told_conditions(found: Conditions, of_teams: bool) -> tuple[ToldLine, ...]:
    """The answer for the goal after the round."""
    facts = goal_facts(found.goal, of_teams)
    if not found.open_games:
        reached = bool(found.branches[0].sure)
        return (ToldLine(Message(f"what-if.over.{'yes' if reached else 'no'}", facts)),)
    return tuple(_told(found, facts))


def _told(found: Conditions, facts: dict[str, Datum]) -> Iterator[ToldLine]:
    yield ToldLine(Message("what-if.question", {**facts, "round": found.after, "games": len(found.open_games)}))
    for branch in found.branches:
        yield from _told_branch(branch, found.own_game is not None)
    if found.exact:
        yield ToldLine(Message("what-if.exact"))
    else:
        yield ToldLine(Message("what-if.sampled", {"count": sum(branch.samples for branch in found.branches)}))
    if not (found.exact and found.chance in (0, 1)):
        yield ToldLine(Message("what-if.chance", {"percent": percent(found.chance)}))


def _told_branch(branch: OwnResult, own: bool) -> Iterator[ToldLine]:
    """The own result, then what else it needs: said by what must happen or by what must not, whichever is shorter."""
    when = _OWN[branch.own] if own and branch.own is not None else "any"
    if branch.sure == ((),) or branch.never == ((),):
        yield ToldLine(Message(f"what-if.{when}.{'sure' if branch.sure else 'never'}"))
        return
    if branch.level == ((),):
        yield ToldLine(Message(f"what-if.{when}.drawn", {"percent": percent(branch.chance), "count": branch.samples}))
        return
    by_exception = bool(branch.sure) and not branch.level and _long(branch.never) < _long(branch.sure)
    if by_exception:
        yield ToldLine(Message(f"what-if.{when}.unless", {"ways": len(branch.never)}))
        yield from _alternatives(branch.games, branch.never)
    elif branch.sure:
        yield ToldLine(Message(f"what-if.{when}.if", {"ways": len(branch.sure)}))
        yield from _alternatives(branch.games, branch.sure)
    if branch.level:
        yield ToldLine(Message(f"what-if.{when}.level", {"count": branch.samples, "ways": len(branch.level)}))
        yield from _alternatives(branch.games, branch.level)


def _long(cover: Cover) -> tuple[int, int]:
    return len(cover), sum(map(len, cover))


def _alternatives(games: tuple[OpenBoardRef, ...], cover: Cover) -> Iterator[ToldLine]:
    for alternative in cover[:MOST_ALTERNATIVES]:
        yield ToldLine(Message("what-if.all-of", {"parts": told_alternative(games, alternative)}), 1)
    if len(cover) > MOST_ALTERNATIVES:
        yield ToldLine(Message("what-if.more", {"count": len(cover) - MOST_ALTERNATIVES}), 1)


def told_alternative(games: tuple[OpenBoardRef, ...], alternative: Alternative) -> tuple[Message, ...]:
    """What has to happen together."""
    return tuple(_restricted(games[each.game], each) for each in alternative)


def _restricted(ref: OpenBoardRef, restriction: Restriction) -> Message:
    ways, first, second = restriction.outcomes, ref.white, ref.black
    if ways in ((2,), (1, 2)):  # the same said of Black
        ways, first, second = tuple(sorted(2 - way for way in ways)), second, first
    return Message(f"what-if.{_RESULTS[ways]}", {"one": PlayerRef(first), "other": PlayerRef(second)})


def told_outlook(found: SampledGoal, of_teams: bool) -> tuple[ToldLine, ...]:
    """The answer for the end of the event, by samples."""
    facts = goal_facts(found.goal, of_teams)
    if not found.samples:
        return (ToldLine(Message("what-if.stuck", {"count": found.stuck})),)
    counts: dict[str, Datum] = {"rounds": found.rounds, "count": found.samples, "percent": percent(found.share)}
    lines = [ToldLine(Message("what-if.outlook", {**facts, **counts}))]
    for score in found.by_score:
        share = Fraction(score.reached, score.samples)
        data: dict[str, Datum] = {"points": score.points, "count": score.samples, "percent": percent(share)}
        lines.append(ToldLine(Message("what-if.by-score", data), 1))
    if found.stuck:
        lines.append(ToldLine(Message("what-if.stuck", {"count": found.stuck})))
    return tuple(lines)


def goal_facts(goal: Goal, of_teams: bool) -> dict[str, Datum]:
    """Who, and which place."""
    return {"who": TeamRef(goal.who) if of_teams else PlayerRef(goal.who), "place": goal.place}


def percent(share: Fraction) -> int:
    """A share in whole hundredths; 0 and 100 are kept for what never and always happened."""
    rounded = round(100 * share)
    return rounded if share in (0, 1) else min(max(rounded, 1), 99)
