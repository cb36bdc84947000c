"""Why a Burstein round is as it is: the bye, bracket after bracket, then the colours board by board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from hakem.explain import Level, Step
from hakem.i18n import Message
from hakem.pairing.swiss.brackets.bracket import Outcome, outcome
from hakem.pairing.swiss.brackets.explain import bound_steps, pair_step, shortfall_steps
from hakem.pairing.swiss.brackets.tried_first import TriedFirst, deciding_article
from hakem.pairing.swiss.brackets.whole_round import PairedBracket
from hakem.pairing.swiss.burstein.groups_2009 import BursteinGroup
from hakem.pairing.swiss.burstein.rank_order import RankOrder
from hakem.pairing.swiss.burstein.ranks_and_bye import BursteinRoundFacts, bye_candidates
from hakem.pairing.swiss.burstein.rules import BracketRules, BursteinRules, GroupRules
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Pair, ordered
from hakem.pairing.swiss.system import BoardNumbers, board_numbers, colour_steps
from hakem.values import replace

R = TypeVar("R", bound=BursteinRules)

WORDS = "burstein."
"""Where the sentences of this system are."""


def step_maker(facts: BursteinRoundFacts, rules: R) -> StepMaker[R]:
    """Makes the steps of a round; it knows who of two newcomers is the higher ranked."""
    return StepMaker(facts.field, rules, rules.colour_rules.newcomer(facts.ranking))


def bracket_explanation(
    facts: BursteinRoundFacts, rules: BracketRules, brackets: Sequence[PairedBracket], colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round in which criteria decide about brackets."""
    maker = step_maker(facts, rules)
    pairs = [pair for bracket in brackets for pair in bracket.outcome.pairs]
    boards = board_numbers(facts.field, pairs)
    yield from _bye_steps(maker, facts)
    for bracket in brackets:
        score = facts.field.points(bracket.costs.bracket.score)
        yield from (replace(step, bracket=score) for step in _bracket_steps(maker, facts, bracket, boards))
    yield from colour_steps(maker, pairs, colour)


def group_explanation(
    facts: BursteinRoundFacts, rules: GroupRules, groups: Sequence[BursteinGroup], colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round that goes from group to group."""
    maker = step_maker(facts, rules)
    pairs = [pair for group in groups for pair in group.pairs]
    boards = board_numbers(facts.field, pairs)
    yield from _bye_steps(maker, facts)
    for group in groups:
        score = facts.field.points(group.score)
        yield from (replace(step, bracket=score) for step in _group_steps(maker, facts, group, boards))
    yield from colour_steps(maker, pairs, colour)


def _bye_steps(maker: StepMaker[BursteinRules], facts: BursteinRoundFacts) -> Iterator[Step]:
    """Who has the bye, with what counts for it, and who would have come before but is needed by the others."""
    bye, field, absolute = facts.bye, facts.field, maker.rules.absolute
    if bye is None:
        return
    candidates = bye_candidates(field, facts.ranking, maker.rules)
    before = candidates[: candidates.index(bye)]
    if before:
        yield maker.step(absolute.completion, "burstein.bye-needed", before, players=maker.players(before))
    yield maker.step(
        absolute.lowest_bye,
        "burstein.bye",
        (bye,),
        level=Level.HEADLINE,
        player=maker.player(bye),
        score=field.points(field.profiles[bye].score),
        games=len(field.records[bye].history),
        sums=_sums(maker, facts, bye),
    )


def _sums(maker: StepMaker[BursteinRules], facts: BursteinRoundFacts, player: int) -> Message:
    """The sums by which a player is ranked."""
    ranking = maker.rules.ranking
    data = dict(zip(ranking.names, facts.ranking.sums[player], strict=True))
    return Message(f"step.burstein.sums.{ranking.words}", data)


def _ranking_step(maker: StepMaker[BursteinRules], facts: BursteinRoundFacts, ranked: Sequence[int]) -> Step:
    """Players in order, each with the sums that put it there."""
    rules = maker.rules.ranking
    ranking = tuple(
        Message("step.burstein.ranked", {"player": maker.player(p), "sums": _sums(maker, facts, p)}) for p in ranked
    )
    return maker.step(rules.article, f"burstein.ranking.{rules.words}", ranked, ranking=ranking)


def _bracket_steps(
    maker: StepMaker[BracketRules], facts: BursteinRoundFacts, paired: PairedBracket, boards: BoardNumbers
) -> Iterator[Step]:
    """Who is in a bracket and in which order, what decided about it, its pairs, and who is left over."""
    costs, found, order = paired.costs, paired.outcome, maker.rules.order
    bracket = costs.bracket
    yield maker.bracket(order.subgroups, bracket.score, bracket.players, bracket.residents, bracket.mdps)
    ranked = sorted(bracket.players, key=facts.ranking.ranks.__getitem__)
    yield _ranking_step(maker, facts, ranked)
    yield from bound_steps(maker, costs, WORDS)
    first, by_rank = _outermost(ranked, bracket.players), RankOrder(facts.ranking.ranks)
    tried = [*TriedFirst(maker, paired, first, by_rank, order, WORDS).steps()]
    yield from tried
    yield from shortfall_steps(maker, costs, found)
    article = deciding_article(tried, order.best)

    def why_not(pair: Pair, other: int) -> Step:
        return pair_step(maker, costs, pair, other, article)

    yield from _pair_steps(maker, ranked, found.pairs, boards, order.best, why_not)
    if found.floaters:
        yield maker.step(order.best, "floaters", found.floaters, players=maker.players(found.floaters))


def _outermost(ranked: Sequence[int], players: Sequence[int]) -> Outcome:
    """The first candidate of all: the first against the last and so on; of an odd number the middle one floats."""
    half = len(ranked) // 2
    return outcome([ordered(a, b) for a, b in zip(ranked[:half], reversed(ranked), strict=False)], players)


def _group_steps(
    maker: StepMaker[GroupRules], facts: BursteinRoundFacts, group: BursteinGroup, boards: BoardNumbers
) -> Iterator[Step]:
    """Who is in a group and in which order, what must happen by counting, its pairs, and who floats."""
    rules = maker.rules
    if group.scoregroups > 1:
        yield maker.step(rules.merging, "burstein.merged", group.players, groups=group.scoregroups)
    residents = sorted(p for p in group.players if p not in group.came_down)
    yield maker.bracket(rules.group, group.score, group.players, residents, group.came_down)
    yield _ranking_step(maker, facts, group.players)
    if group.sent_back:
        players = maker.players(group.sent_back)
        yield maker.step(rules.merging, "burstein.sent-back", group.sent_back, players=players)
    if group.clashes == group.bound > 0:
        yield maker.step(rules.preferences, "burstein.clashes", group.players, count=group.clashes)
    elif group.clashes:
        beyond = "burstein.clashes-beyond"
        yield maker.step(rules.preferences, beyond, group.players, count=group.clashes, bound=group.bound)

    def why_not(pair: Pair, other: int) -> Step:
        return _passed(maker, group, pair, other)

    yield from _pair_steps(maker, group.players, group.pairs, boards, rules.first, why_not)
    if group.floater is not None:
        player = maker.player(group.floater)
        yield maker.step(rules.floater, "burstein.floater", (group.floater,), player=player)


def _passed(maker: StepMaker[GroupRules], group: BursteinGroup, pair: Pair, passed: int) -> Step:
    """Why the first of a pair does not meet another one: not at all, at the price of a colour, or for the others."""
    rules, profiles = maker.rules, maker.field.profiles
    first, second = pair
    article, said = rules.even if group.floater is None else rules.odd, "pair.moved"
    due = profiles[first].colour
    if not maker.field.opponents[first] >> passed & 1:
        article, said = maker.barred((first, passed)), "pair.barred"
    elif due is not None and due is profiles[passed].colour and due is not profiles[second].colour:
        article, said = rules.preferences, "pair.worse"
    return maker.step(article, said, pair, pair=maker.pair(pair), other=maker.pair((first, passed)))


def _pair_steps(
    maker: StepMaker[BursteinRules],
    ranked: Sequence[int],
    pairs: Sequence[Pair],
    boards: BoardNumbers,
    article: str,
    why_not: Callable[[Pair, int], Step],
) -> Iterator[Step]:
    """Every pair in the order in which it is found, and why its first player does not meet somebody further back.

    Of several comparisons all but the last are details.
    """
    mate = dict(pairs) | {b: a for a, b in pairs}
    left = list(ranked)
    while left:
        first = left.pop(0)
        if first not in mate:
            continue
        pair = first, mate[first]
        passed = left[left.index(pair[1]) + 1 :]
        left.remove(pair[1])
        steps = [why_not(pair, other) for other in reversed(passed)]
        *details, last = steps or [maker.step(article, "pair", pair, pair=maker.pair(pair))]
        board = boards[ordered(*pair)]
        yield from (replace(step, board=board, level=Level.DETAIL) for step in details)
        yield replace(last, board=board, level=Level.HEADLINE)
