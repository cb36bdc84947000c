"""Why a round of the Dutch system of 2009 is as it is, step by step, and where somebody else's round falls behind.

The procedure does not weigh pairings against each other, but what it looks for group by group are the criteria B.3 to
B.6 in their order; so they are what tells another pairing of the same group apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain

from hakem.explain import Comparison, Level, Step
from hakem.i18n import Datum, PlayerRef
from hakem.model import Tournament
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.brackets import rules as c
from hakem.pairing.swiss.brackets.bracket import Bracket, BracketCosts, outcome
from hakem.pairing.swiss.brackets.criteria import Criteria, Criterion, by_priority, left_over, score_above_residents
from hakem.pairing.swiss.brackets.explain import OwnRound, judged
from hakem.pairing.swiss.brackets.whole_round import PairedBracket
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.dutch_2009.colours import count_colours
from hakem.pairing.swiss.dutch_2009.relations import GivenUp
from hakem.pairing.swiss.dutch_2009.rules import Dutch2009Rules
from hakem.pairing.swiss.dutch_2009.state import GroupStage, RoundState
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Field
from hakem.pairing.swiss.system import colour_steps


def account(at: str, before: RoundState, after: RoundState) -> Iterable[Step]:
    """What there is to tell about the step ``at``, from the state before it and the one after it."""
    return _TALES[at](before, after)


def closing(t: Tournament, final: RoundState, colour: ColourOfFirst) -> Iterator[Step]:
    """When all groups are paired: the colours, the order of the boards, the bye, and who was not paired."""
    maker = _maker(final)
    yield from colour_steps(maker, final.all_pairs, colour)
    yield _told(final, "F.1", "boards-in-order", level=Level.DETAIL, count=len(final.all_pairs))
    for player in final.stage.leaving:
        yield maker.step("A.5", "bye", (player,), level=Level.HEADLINE, player=maker.player(player))
    missing = [p.id for p in sorted(t.players, key=lambda p: (p.number, p.id)) if p.id not in maker.field.ids]
    if missing:
        article = maker.rules.edition.art("F.5")
        yield Step(article, "dutch-2009.not-paired", tuple(missing), {"players": tuple(map(PlayerRef, missing))})


def _maker(state: RoundState) -> StepMaker[Dutch2009Rules]:
    return StepMaker(state.relations.field, state.relations.rules)


def _told(
    state: RoundState,
    article: str,
    outcome: str,
    subject: Iterable[int] = (),
    level: Level = Level.REASON,
    **data: Datum,
) -> Step:
    """A step in the group in hand."""
    field = state.relations.field
    ids = tuple(field.ids[p] for p in subject)
    cited = state.relations.rules.edition.art(article)
    return Step(cited, f"dutch-2009.{outcome}", ids, data, field.points(state.score), level=level)


def _players(state: RoundState, players: Iterable[int]) -> tuple[PlayerRef, ...]:
    return _maker(state).players(players)


def _opponents(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.1."""
    new = [p for p in after.stage.moving_on if p not in before.stage.moving_on]
    if before.stage.place == after.stage.place and new:
        others = [p for p in before.members if p not in before.stage.moving_on]
        yield from (step for player in new for step in _without_opponent(before, player, others))
        yield _told(after, "C.1", "moves-on", new, players=_players(after, new))
    group = after.stage.group
    if group.players and group != before.stage.group:
        if after.relations.field.round_no == 1:
            yield _told(after, "F.4", "first-round")
        yield _group(after)


def _without_opponent(state: RoundState, player: int, others: Iterable[int]) -> Iterator[Step]:
    """Why a player of a group may meet none of the others."""
    for other in others:
        if other != player:
            article, said, data = _forbidden(state, player, other) or ("B.2", "absolute", {})
            pair = (player, other)
            yield _told(state, article, f"tried.{said}", pair, Level.DETAIL, pair=_maker(state).pair(pair), **data)


def _group(state: RoundState) -> Step:
    """A group as it is going to be paired: which kind it is, who moved down, who belongs to it."""
    group = state.stage.group
    score = state.relations.field.points(state.score)
    mdps = _players(state, group.players[: group.mdps])
    own = _players(state, group.players[group.mdps :])
    told = partial(_told, state, "A.3", subject=group.players, score=score)
    if group.heterogeneous:
        return told(outcome="group.heterogeneous", mdps=mdps, own=own)
    if not mdps:
        return told(outcome="group.homogeneous", own=own)
    if not own:
        return told(outcome="group.homogeneous.only-mdps", mdps=mdps)
    return told(outcome="group.homogeneous.mdps", mdps=mdps, own=own)


def _x(_before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.2."""
    search = after.remainder
    if after.mdp_pairs:
        counted = "remainder.left" if after.relations.rules.x_is_left else "remainder.anew"
        yield _told(after, "C.6", counted, after.open_players, players=_players(after, after.open_players))
    count = count_colours(after.relations, after.open_players)
    left = search.demand.allowed.unmet - after.used.unmet
    yield _told(after, "A.8", "x", white=count.white, black=count.black, half=count.half, x=count.plain)
    if left != count.plain:
        lowered = "A.7.e" if search.count.x < search.count.plain else "C.14"
        yield _told(after, lowered if left < count.plain else "C.11", "x-in-force", x=left)


def _p(_before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.3."""
    yield _told(after, "A.6", "p", p=after.p)


def _nothing(_before: RoundState, _after: RoundState) -> Iterator[Step]:
    """C.4, which is told with C.5."""
    yield from ()


def _subgroups(_before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.5."""
    s1, s2 = after.subgroups
    if s1:
        refs = _players(after, s1), _players(after, s2)
        yield _maker(after).step("C.5", "subgroups", (*s1, *s2), at=after.score, s1=refs[0], s2=refs[1])
    else:
        yield _told(after, "C.5", "only-s2", s2, s2=_players(after, s2))


def _pairing(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.6, where it is accepted."""
    finished = after.stage if after.stage.pairs else after.done[-1] if len(after.done) > len(before.done) else None
    made = finished.pairs if finished else after.mdp_pairs
    accepted = finished is not None or after.in_remainder is not before.in_remainder
    if not accepted:
        if before.order is None:
            yield from _tries(before)
        return
    pairs_of = _maker(before).pairs
    new = [pair for pair in made if pair not in before.mdp_pairs]
    if new:
        yield _told(before, "C.6", "accepted", chain(*new), pairs=pairs_of(new))
    else:
        yield _told(before, "C.6", "accepted.no-pair")
    wishes = before.remainder.count.wishes
    unmet = [pair for pair in new if before.relations.breach(pair, wishes).unmet]
    if unmet:
        yield _told(before, "B.4", "unmet", chain(*unmet), pairs=pairs_of(unmet))
    leaving = finished.leaving if finished else ()
    if leaving and not before.is_lowest:
        yield _told(before, "A.4", "moves-down", leaving, players=_players(before, leaving))


def _tries(state: RoundState) -> Iterator[Step]:
    """What somebody with a pencil tries first: everybody of S1 from the top, and why each of S2 will not do."""
    s1, free = state.subgroups[0], list(state.subgroups[1])
    wishes = state.remainder.count.wishes
    left = state.remainder.demand.allowed.unmet - state.used.unmet
    for player in s1:
        for other in list(free):
            rejected = _rejected(state, player, other, left)
            if rejected is None:
                left -= state.relations.breach((player, other), wishes).unmet
                free.remove(other)
                break
            article, said, data = rejected
            pair = (player, other)
            yield _told(state, article, f"tried.{said}", pair, Level.DETAIL, pair=_maker(state).pair(pair), **data)
        else:
            yield _told(state, "C.7", "tried.nobody", (player,), Level.DETAIL, player=_maker(state).player(player))
            return


def _rejected(state: RoundState, player: int, other: int, left: int) -> tuple[str, str, dict[str, Datum]] | None:
    """Why two of a group will not do as a pair, if it is a matter of the two: article, words, and what fills them."""
    relations, pair = state.relations, (player, other)
    forbidden = _forbidden(state, player, other)
    if forbidden is not None:
        return forbidden
    breach, demand = relations.breach(pair, state.remainder.count.wishes), state.remainder.demand
    if breach.strong > demand.allowed.strong:
        return "A.7.d", "colours", {}
    if breach.unmet > max(left, 0):
        return "B.4", "colours", {}
    if not relations.opponents(player, demand.given_up) >> other & 1:
        again = relations.floated[0] >> other & 1
        return ("B.5" if again else "B.6"), "upfloat", {}
    return None


def _forbidden(state: RoundState, player: int, other: int) -> tuple[str, str, dict[str, Datum]] | None:
    """The absolute rule that keeps two apart."""
    field = state.relations.field
    if field.met[player] >> other & 1:
        card = field.everybody.get(field.ids[player])  # a field that somebody made up has no past
        met = next((e.round_no for e in card.entries if e.opponent == field.ids[other]), None) if card else None
        return ("B.1.a", "met", {"round": met}) if met is not None else ("B.1.a", "prohibited", {})
    return None if state.relations.legal[player] >> other & 1 else ("B.2", "absolute", {})


def _transposition(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.7."""
    if after.order is None:
        yield _told(before, "D.1", "no-transposition", level=Level.DETAIL)
    else:
        s2 = after.subgroups[1]
        yield _told(before, "D.1", "transposition", s2, level=Level.DETAIL, s2=_players(after, s2))


def _exchange(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.8."""
    old, new = set(before.subgroups[0]), set(after.subgroups[0])
    if old != new:
        going, coming = sorted(old - new), sorted(new - old)
        exchanged = (*going, *coming)
        refs = _players(before, going), _players(before, coming)
        yield _told(before, "D.2", "exchange", exchanged, level=Level.DETAIL, going=refs[0], coming=refs[1])
    elif before.in_remainder:
        yield _told(before, "D.2", "no-exchange", level=Level.DETAIL)


def _upfloats(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.9."""
    given_up = after.stage.demand.given_up
    if given_up != before.stage.demand.given_up:
        yield _told(after, "B.5" if given_up is GivenUp.B5_UPFLOATS else "B.6", "upfloats-given-up")


def _downfloats(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.10."""
    given_up = after.stage.demand.given_up
    if given_up != before.stage.demand.given_up:
        b6 = (given_up is GivenUp.BOTH) is not after.relations.rules.b6_first
        yield _told(after, "B.6" if b6 else "B.5", "downfloats-given-up")


def _raised(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.11."""
    old, new = before.stage.demand.allowed, after.stage.demand.allowed
    if new.exempt > old.exempt:
        yield _told(after, "B.2", "exempt", count=new.exempt)
    if new.strong > old.strong:
        yield _told(after, "A.7.d", "strong-given-up", count=new.strong)
    if new.unmet != old.unmet:
        yield _told(after, "C.11", "x-raised", old=old.unmet, new=new.unmet)


def _other_floaters(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.12."""
    mdps, stuck = before.stage.mdps, before.stage.stuck
    if len(after.done) < len(before.done):
        yield _told(before, "C.12", "other-floaters", mdps, players=_players(before, mdps))
    elif stuck is not None:
        yield _told(before, "C.12", "moves-on", (stuck,), players=_players(before, (stuck,)))


def _lowest(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.13."""
    if len(after.groups) < len(before.groups):
        merged = after.groups[-1][: after.merged]
        yield _told(after, "C.13", "merged", after.groups[-1], mdps=_players(after, merged))
    elif len(after.done) < len(before.done):
        yield _told(after, "C.13", "fewer-pairs-above", count=after.stage.demand.pairs)


def _fewer(before: RoundState, after: RoundState) -> Iterator[Step]:
    """C.14."""
    if len(after.done) > len(before.done):
        yield _told(before, "C.14", "group-moves", before.members, players=_players(before, before.members))
        return
    demand = after.stage.demand
    yield _told(after, "C.14", "fewer-pairs", pairs=demand.pairs, mdps=demand.mdps, x=demand.allowed.unmet)


_TALES: dict[str, Callable[[RoundState, RoundState], Iterable[Step]]] = {
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

DOWN_AGAIN = Criterion("B.5", "downfloat-again", floater=c.leaves_again)
DOWN_BEFORE = Criterion("B.6", "downfloat-before", floater=c.leaves_as_two_rounds_before)


def criteria(b6_first: bool) -> Criteria:
    """B.3 to B.6; what C.10 gives up first for those who move down is the less important of the two."""
    first, second = (DOWN_AGAIN, DOWN_BEFORE) if b6_first else (DOWN_BEFORE, DOWN_AGAIN)
    return by_priority(
        Criterion("B.3", "downfloaters", floater=left_over),
        Criterion("B.3", "downfloater-scores", floater=score_above_residents, graded=True),
        Criterion("B.3", "differences", pair=c.score_difference, graded=True),
        Criterion("B.4", "preference", pair=c.preference_denied),
        first,
        second,
        Criterion("B.5", "upfloat-again", pair=c.opponent_upfloats_again),
        Criterion("B.6", "upfloat-before", pair=c.opponent_upfloats_as_two_rounds_before),
    )


CRITERIA = {b6_first: criteria(b6_first) for b6_first in (False, True)}


def compared(final: RoundState, given: RoundPairing, colour: ColourOfFirst) -> Comparison | None:
    """What tells a given round from the one of the procedure.

    A group that moved down as a whole is part of the following one.
    """
    maker = _maker(final)
    stages = [stage for stage in (*final.done, final.stage) if stage.pairs or stage is final.stage]
    rules = CRITERIA[final.relations.rules.b6_first]
    brackets = [_bracket(maker.field, stage, place, rules) for place, stage in enumerate(stages)]
    return judged(OwnRound(maker, maker.rules.order, brackets, colour), given)


def _bracket(field: Field, stage: GroupStage, place: int, rules: Criteria) -> PairedBracket:
    """A group with everybody who was in it, whoever moved on at once included."""
    players = tuple(sorted((*stage.group.players, *stage.moving_on)))
    lowest = min((field.profiles[p].score for p in players), default=0)
    costs = BracketCosts(field, Bracket(players, 0, lowest), None, rules)
    return PairedBracket(costs, outcome(stage.pairs, players), place)
