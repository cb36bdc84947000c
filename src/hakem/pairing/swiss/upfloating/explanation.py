"""Why a round with upfloaters is as it is, and by which article a round that somebody else made is another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hakem.explain import ORDER, Comparison, Level, Rung, Step
from hakem.explain.ladder import points_said
from hakem.matching.bits import everything
from hakem.matching.cardinality import deficient_set
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.brackets.bracket import outcome
from hakem.pairing.swiss.completion import all_can_be_paired
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Pair, members, ordered, set_of
from hakem.pairing.swiss.judge import Scrutiny, named_rung, other_bye, verdict
from hakem.pairing.swiss.system import BoardNumbers, board_numbers, colour_steps
from hakem.pairing.swiss.upfloating.bracket import UpfloatBracket, bracket_of
from hakem.pairing.swiss.upfloating.round import UpfloatGroup, UpfloatRound, bye_order
from hakem.pairing.swiss.upfloating.rules import Following, RoundFacts, UpfloatRules
from hakem.pairing.swiss.upfloating.upfloaters import following, least_crossing
from hakem.values import replace

UpfloatStepMaker = StepMaker[UpfloatRules]


def maker_of(own: UpfloatRound) -> UpfloatStepMaker:
    """Who makes the steps of the round."""
    return StepMaker(own.facts.field, own.facts.rules, own.facts.first)


def explanation(own: UpfloatRound) -> Iterator[Step]:
    """The bye, the brackets one after the other, the colours board by board."""
    field, maker = own.facts.field, maker_of(own)
    left = everything(field.size)
    if own.bye is not None:
        left &= ~(1 << own.bye)
        yield from _bye_steps(maker, own.facts, own.bye)
    boards = board_numbers(field, own.pairs)
    for group in own.groups:
        left &= ~set_of(group.residents)
        score = field.points(field.profiles[group.residents[0]].score)
        for step in _group_steps(maker, own.facts, group, left, boards):
            yield replace(step, bracket=score)
        left &= ~set_of(group.raised)
    yield from colour_steps(maker, own.pairs, own.colour)


def _bye_steps(maker: UpfloatStepMaker, facts: RoundFacts, bye: int) -> Iterator[Step]:
    """Who has the bye, and who would have come first but cannot be spared."""
    absolute, order = maker.rules.absolute, bye_order(facts)
    needed = order[: order.index(bye)]
    if needed:
        yield maker.step(absolute.completion, "upfloat.bye-refused", needed, players=maker.players(needed))
    yield maker.step(absolute.lowest_bye, "bye", (bye,), level=Level.HEADLINE, player=maker.player(bye))


def _group_steps(
    maker: UpfloatStepMaker, facts: RoundFacts, group: UpfloatGroup, lower: int, boards: BoardNumbers
) -> Iterator[Step]:
    """Who is in the bracket, who floats up and why, and its pairs."""
    score = facts.field.profiles[group.residents[0]].score
    yield maker.bracket(maker.rules.criteria.brackets, score, group.players, group.residents, ())
    yield from _upfloater_steps(maker, facts, group, lower)
    yield from _pair_steps(maker, bracket_of(facts, group.residents, group.raised), group, boards)


def _upfloater_steps(maker: UpfloatStepMaker, facts: RoundFacts, group: UpfloatGroup, lower: int) -> Iterator[Step]:
    """How many there must be, who they are, and by which criterion those before them in the order fall behind."""
    if not group.raised:
        return
    criteria, raised = maker.rules.criteria, maker.players(group.raised)
    yield maker.step(criteria.fewest, _why_needed(facts, group), group.raised, count=len(group.raised))
    passed: dict[tuple[str, str], list[int]] = {}
    for other in _earlier(group.raised, members(lower)):
        passed.setdefault(what_decides(facts, group, other, lower), []).extend(other)
    for (article, name), players in passed.items():
        key = f"upfloat.passed.{name}"
        yield maker.step(article, key, players, level=Level.DETAIL, players=maker.players(players), ours=raised)
    yield maker.step(criteria.sets, "upfloat.upfloaters", group.raised, players=raised)


def _why_needed(facts: RoundFacts, group: UpfloatGroup) -> str:
    """Why the group needs upfloaters: an odd number, residents who cannot all meet each other, or those below."""
    alone = deficient_set(facts.field.opponents, None, set_of(group.residents)).missing
    if len(group.raised) > alone:
        return "upfloat.needed.below"
    return "upfloat.needed.odd" if alone == 1 else "upfloat.needed.residents"


def _earlier(raised: Sequence[int], lower: Sequence[int]) -> list[tuple[int, ...]]:
    """Sets that come before the chosen one: every single contestant before a single one, else the first of all."""
    if len(raised) == 1:
        return [(p,) for p in lower if p < raised[0]]
    first = tuple(lower[: len(raised)])
    return [] if first == tuple(raised) else [first]


def what_decides(facts: RoundFacts, group: UpfloatGroup, other: Sequence[int], lower: int) -> tuple[str, str]:
    """Article and name of the first criterion by which another set of upfloaters falls behind the one of the rules."""
    *_, (article, name, _, _) = _sets_compared(facts, group, other, lower)
    return article, name


_Held = tuple[str, str, tuple[int, ...], tuple[int, ...]]
"""A criterion: its article and name, and what it holds against ours and theirs, from the largest."""


def _sets_compared(facts: RoundFacts, group: UpfloatGroup, other: Sequence[int], lower: int) -> Iterator[_Held]:
    """Two sets of upfloaters, criterion by criterion down to the one that parts them."""
    criteria, absolute, field = facts.rules.criteria, facts.rules.absolute, facts.field
    taken, top = set_of(other), field.profiles[group.residents[0]].score
    parts = (set_of(group.residents) | taken, lower & ~taken)
    if not all(all_can_be_paired(field.opponents, part) for part in parts):
        yield absolute.completion, "impossible", (), ()
        return
    measures: tuple[tuple[str | None, str, Callable[[Sequence[int]], tuple[int, ...]]], ...] = (
        (criteria.fewest, "fewest", lambda chosen: (len(chosen),)),
        (criteria.scores, "scores", lambda chosen: tuple(sorted(top - field.profiles[p].score for p in chosen)[::-1])),
        (criteria.following, "following", lambda chosen: (_following_value(facts, chosen, lower),)),
        (criteria.upfloaters_again, "again", lambda chosen: (sum(facts.tired >> p & 1 for p in chosen),)),
    )
    for article, name, measure in measures:
        if article is not None:
            yield article, name, measure(group.raised), measure(other)
            if measure(other) != measure(group.raised):
                return
    yield criteria.sets, "later", (), ()


def _following_value(facts: RoundFacts, chosen: Sequence[int], lower: int) -> int:
    """What C6 makes of a set: what the scoregroup below will need, or whether that is too much."""
    rest = following(facts, lower) & ~set_of(chosen)
    if facts.rules.following is Following.ALONE:
        return deficient_set(facts.field.opponents, None, rest).missing
    needed = least_crossing(facts, rest, lower & ~set_of(chosen))
    return needed if facts.rules.following is Following.FEWEST else int(needed > rest.bit_count() % 2)


def _pair_steps(
    maker: UpfloatStepMaker, bracket: UpfloatBracket, group: UpfloatGroup, boards: BoardNumbers
) -> Iterator[Step]:
    """What no pairing of the bracket can avoid, then every pair, and why a top does not meet the first who is left."""
    yield from _failing_steps(maker, bracket, group)
    order, place = bracket.order, {p: at for at, p in enumerate(bracket.order)}
    tops = {top for top, _ in group.tops}
    left = [p for p in order if p not in tops]
    article = maker.rules.criteria.pairings
    for top, partner in group.tops:
        first = left[0]
        left.remove(partner)
        board, told = boards[ordered(top, partner)], maker.pair((top, partner))
        if first == partner:
            yield maker.step(article, "pair", (top, partner), board=board, level=Level.HEADLINE, pair=told)
            continue
        other = maker.pair((top, first))
        cited, said = maker.rules.absolute.rematch, "pair.barred"
        if bracket.legal[place[top]] >> place[first] & 1:
            theirs, ours = bracket.cost(place[top], place[first]), bracket.cost(place[top], place[partner])
            worse = _worse(maker.rules, theirs, ours)
            cited, said = worse or article, "pair.moved" if worse is None else "pair.worse"
        yield maker.step(cited, said, (top, partner), board=board, level=Level.HEADLINE, pair=told, other=other)


def _worse(rules: UpfloatRules, theirs: Sequence[int], ours: Sequence[int]) -> str | None:
    """The first criterion by which one pair costs more than another; None if none does."""
    return next(
        (article for article, a, b in zip(_pair_articles(rules), theirs, ours, strict=True) if article and a > b), None
    )


def _pair_articles(rules: UpfloatRules) -> tuple[str | None, str | None, str | None]:
    criteria = rules.criteria
    return criteria.preferences, criteria.strong_preferences, criteria.opponents_again


_FAILING = ("preference", "strong-preference", "opponents-again")


def _failing_steps(maker: UpfloatStepMaker, bracket: UpfloatBracket, group: UpfloatGroup) -> Iterator[Step]:
    """Which pairs of the bracket fall short, criterion by criterion: no pairing has fewer."""
    place = {p: at for at, p in enumerate(bracket.order)}
    costs = {pair: bracket.cost(place[pair[0]], place[pair[1]]) for pair in group.tops}
    for number, (article, name) in enumerate(zip(_pair_articles(maker.rules), _FAILING, strict=True)):
        failing = [pair for pair in group.tops if costs[pair][number]]
        if article and failing:
            players = [p for pair in failing for p in pair]
            yield maker.step(
                article, f"upfloat.failing.{name}", players, count=len(failing), pairs=maker.pairs(failing)
            )


def compared(own: UpfloatRound, given: RoundPairing) -> Comparison | None:
    """The first thing that is wrong with a round that somebody else made; None if nothing is."""
    maker = maker_of(own)

    def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Comparison]:
        yield from other_bye(maker, own.bye, byes)
        left = everything(own.facts.field.size) & ~(0 if own.bye is None else 1 << own.bye)
        for group in own.groups:
            left &= ~set_of(group.residents)
            found = _group_compared(maker, own.facts, group, left, pairs)
            if found is not None:
                yield found
                return
            left &= ~set_of(group.raised)

    return verdict(Scrutiny(maker, own.facts.field.opponents, differences, own.colour), given)


_UPFLOATERS = {
    "impossible": "completion",
    "fewest": "upfloaters",
    "scores": "upfloater-scores",
    "following": "following-group",
    "again": "upfloaters-again",
    "later": ORDER,
}
"""What the ladder calls the criteria of sets of upfloaters."""


def _group_compared(
    maker: UpfloatStepMaker, facts: RoundFacts, group: UpfloatGroup, lower: int, pairs: Sequence[Pair]
) -> Comparison | None:
    """What a round makes worse of a bracket than the rules do; None if it is the same."""
    residents = set(group.residents)
    here = [pair for pair in pairs if residents.intersection(pair)]
    if {ordered(*pair) for pair in here} == set(group.pairs):
        return None
    raised = tuple(sorted({p for pair in here for p in pair} - residents))
    ours, theirs = maker.apart(outcome(group.pairs, group.players), outcome(here, tuple({p for q in here for p in q})))
    if raised != group.raised:
        held = [*_sets_compared(facts, group, raised, lower)]
        rungs = [_upfloater_rung(maker, each, group.raised, raised) for each in held]
        said = f"upfloat.check.{held[-1][1]}"
    else:
        held = [*_pairs_compared(facts, group, here)]
        rungs = [_rung(maker, article, name, mine, other) for article, name, mine, other in held]
        said = "check.later" if held[-1][1] == ORDER else f"upfloat.check.{held[-1][1]}"
    score = facts.field.profiles[group.residents[0]].score
    step = maker.step(held[-1][0], said, group.players, at=score, ours=ours, theirs=theirs)
    return Comparison(step, tuple(rungs), step.bracket)


def _upfloater_rung(maker: UpfloatStepMaker, held: _Held, mine: Sequence[int], other: Sequence[int]) -> Rung:
    """A criterion of sets of upfloaters, with the sets."""
    article, name, ours, theirs = held
    if not (ours or theirs):
        return named_rung(maker, article, _UPFLOATERS[name], mine, other)
    ids, scores = maker.field.ids, maker.field.profiles
    rung = _rung(maker, article, _UPFLOATERS[name], ours, theirs)
    if name == "scores":
        values = [points_said(tuple(sorted(maker.field.points(scores[p].score) for p in who))) for who in (mine, other)]
        rung = replace(rung, our_value=values[0], their_value=values[1])
    return replace(rung, our_players=tuple(ids[p] for p in mine), their_players=tuple(ids[p] for p in other))


def _rung(
    maker: UpfloatStepMaker, article: str, criterion: str, ours: tuple[int, ...], theirs: tuple[int, ...]
) -> Rung:
    if criterion == ORDER:
        return named_rung(maker, article, criterion)
    return Rung(maker.rules.edition.art(article), criterion, ours, theirs)


def _pairs_compared(facts: RoundFacts, group: UpfloatGroup, here: Sequence[Pair]) -> Iterator[_Held]:
    """Two pairings of a bracket, criterion by criterion down to the one that parts them."""
    bracket = bracket_of(facts, group.residents, group.raised)
    mine, other = _counts(bracket, group.pairs), _counts(bracket, here)
    for article, name, own_count, their_count in zip(_pair_articles(facts.rules), _FAILING, mine, other, strict=True):
        if article:
            yield article, name, (own_count,), (their_count,)
            if their_count > own_count:
                return
    yield facts.rules.criteria.pairings, ORDER, (), ()


def _counts(bracket: UpfloatBracket, pairs: Sequence[Pair]) -> list[int]:
    """What these pairs count against each criterion, together."""
    place = {p: at for at, p in enumerate(bracket.order)}
    costs = [bracket.cost(place[a], place[b]) for a, b in pairs]
    return [sum(cost[number] for cost in costs) for number in range(3)]
