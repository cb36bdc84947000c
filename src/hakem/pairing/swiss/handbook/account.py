"""What there is to tell about the steps C.1 to C.14: groups, subgroups, x and p, what was given up and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from hakem.explain import Step
from hakem.i18n.message import Datum
from hakem.model.points import half_text
from hakem.pairing.swiss.handbook.bracket import Pair, count_colours
from hakem.pairing.swiss.handbook.relations import DOWN_BOTH, UP_BOTH
from hakem.pairing.swiss.handbook.state import State
from hakem.regulations import DUTCH_2009


def account(at: str, before: State, after: State) -> Iterable[Step]:
    """The tale of one step, from the state before it and the one after it."""
    return _TALES[at](before, after)


def _told(state: State, article: str, outcome: str, subject: Iterable[int] = (), **data: Datum) -> Step:
    ids = state.relations.field.ids
    return Step(DUTCH_2009.art(article), f"handbook.{outcome}", tuple(ids[p] for p in subject), data)


def numbers(state: State, players: Iterable[int]) -> str:
    """Pairing numbers as they are written down."""
    return ", ".join(str(state.relations.field.numbers[p]) for p in players) or "-"


def _pairs(state: State, pairs: Iterable[Pair]) -> str:
    number = state.relations.field.numbers
    return ", ".join(f"{number[one]}-{number[two]}" for one, two in pairs) or "-"


def _opponents(before: State, after: State) -> Iterator[Step]:
    new = [p for p in after.stage.passing if p not in before.stage.passing]
    if before.stage.place == after.stage.place and new:
        yield _told(after, "C.1", "moves-on", new, players=numbers(after, new))
    bracket = after.stage.bracket
    if bracket.players and bracket != before.stage.bracket:
        field = after.relations.field
        if field.round_no == 1:
            yield _told(after, "F.4", "first-round")
        score = field.points(field.profiles[after.groups[after.stage.place][-1]].score)
        yield _told(
            after,
            "A.3",
            "group.heterogeneous" if bracket.heterogeneous else "group.homogeneous",
            bracket.players,
            score=half_text(score),
            moved=numbers(after, bracket.players[: bracket.movers]),
            own=numbers(after, bracket.players[bracket.movers :]),
        )


def _x(_before: State, after: State) -> Iterator[Step]:
    count = after.stage.count
    left = after.stage.demand.allowed.unmet
    if after.head_pairs:
        count = count_colours(after.relations, after.open_players)
        left -= after.used.unmet
    yield _told(after, "A.8", "x", white=count.white, black=count.black, half=count.half, x=count.plain)
    if left != count.plain:
        lowered = "A.7.e" if after.stage.count.x < after.stage.count.plain else "C.14"
        yield _told(after, lowered if left < count.plain else "C.11", "x-in-force", x=left)


def _p(_before: State, after: State) -> Iterator[Step]:
    yield _told(after, "A.6", "p", p=after.p)


def _subgroups(_before: State, after: State) -> Iterator[Step]:
    s1, s2 = after.subgroups
    yield _told(after, "C.5", "subgroups", (*s1, *s2), s1=numbers(after, s1), s2=numbers(after, s2))


def _pairing(before: State, after: State) -> Iterator[Step]:
    finished = after.stage if after.stage.pairs else after.done[-1] if len(after.done) > len(before.done) else None
    made = finished.pairs if finished else after.head_pairs
    accepted = finished is not None or after.in_remainder is not before.in_remainder
    if not accepted:
        return
    new = [pair for pair in made if pair not in before.head_pairs]
    yield _told(before, "C.6", "accepted", chain(*new), pairs=_pairs(before, new))
    wishes = before.stage.count.wishes
    unmet = [pair for pair in new if before.relations.breach(*pair, wishes).unmet]
    if unmet:
        yield _told(before, "B.4", "unmet", chain(*unmet), pairs=_pairs(before, unmet))
    leaving = finished.leaving if finished else ()
    if leaving and not before.is_lowest:
        yield _told(before, "A.4", "moves-down", leaving, players=numbers(before, leaving))


def _transposition(before: State, after: State) -> Iterator[Step]:
    if after.order is None:
        yield _told(before, "D.1", "no-transposition")
    else:
        s2 = after.subgroups[1]
        yield _told(before, "D.1", "transposition", s2, s2=numbers(after, s2))


def _exchange(before: State, after: State) -> Iterator[Step]:
    old, new = set(before.subgroups[0]), set(after.subgroups[0])
    if old != new:
        going, coming = sorted(old - new), sorted(new - old)
        subject = (*going, *coming)
        data = {"going": numbers(before, going), "coming": numbers(before, coming)}
        yield _told(before, "D.2", "exchange", subject, **data)
    elif before.in_remainder:
        yield _told(before, "D.2", "no-exchange")


def _upfloats(before: State, after: State) -> Iterator[Step]:
    if after.stage.demand.floats != before.stage.demand.floats:
        yield _told(after, "B.5" if after.stage.demand.floats == UP_BOTH else "B.6", "upfloats-given-up")


def _downfloats(before: State, after: State) -> Iterator[Step]:
    if after.stage.demand.floats != before.stage.demand.floats:
        yield _told(after, "B.5" if after.stage.demand.floats == DOWN_BOTH else "B.6", "downfloats-given-up")


def _raised(before: State, after: State) -> Iterator[Step]:
    old, new = before.stage.demand.allowed, after.stage.demand.allowed
    if new.exempt > old.exempt:
        yield _told(after, "B.2", "exempt", pairs=new.exempt)
    if new.strong > old.strong:
        yield _told(after, "A.7.d", "strong-given-up", pairs=new.strong)
    if new.unmet != old.unmet:
        yield _told(after, "C.11", "x-raised", old=old.unmet, new=new.unmet)


def _other_floaters(before: State, after: State) -> Iterator[Step]:
    incoming, stuck = before.stage.incoming, before.stage.stuck
    if len(after.done) < len(before.done):
        yield _told(before, "C.12", "other-floaters", incoming, players=numbers(before, incoming))
    elif stuck is not None:
        yield _told(before, "C.12", "moves-on", (stuck,), players=numbers(before, (stuck,)))


def _lowest(before: State, after: State) -> Iterator[Step]:
    if len(after.groups) < len(before.groups):
        added = after.groups[-1][: after.added]
        yield _told(after, "C.13", "merged", after.groups[-1], added=numbers(after, added))
    elif len(after.done) < len(before.done):
        yield _told(after, "C.13", "fewer-pairs-above", pairs=after.stage.demand.pairs)


def _fewer(_before: State, after: State) -> Iterator[Step]:
    demand = after.stage.demand
    yield _told(after, "C.14", "fewer-pairs", pairs=demand.pairs, head=demand.head, x=demand.allowed.unmet)


def _nothing(_before: State, _after: State) -> Iterator[Step]:
    yield from ()


_TALES: dict[str, Callable[[State, State], Iterable[Step]]] = {
    "C.1": _opponents,
    "C.2": _x,
    "C.3": _p,
    "C.4": _nothing,
    "C.5": _subgroups,
    "C.6": _pairing,
    "C.7": _transposition,
    "C.8": _exchange,
    "C.9": _upfloats,
    "C.10": _downfloats,
    "C.11": _raised,
    "C.12": _other_floaters,
    "C.13": _lowest,
    "C.14": _fewer,
}
