"""Why a Burstein round is as it is: the bye, bracket after bracket, then the colours board by board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from hakem.explain import Level, Step
from hakem.i18n import Message
from hakem.pairing.swiss.announcement import BoardNumbers, board_numbers, colours_told
from hakem.pairing.swiss.bracket import Outcome, outcome
from hakem.pairing.swiss.bracket_account import bounds_told, pair_told, shortfalls_told, what_decided
from hakem.pairing.swiss.brackets import PairedBracket
from hakem.pairing.swiss.burstein.groups_2009 import BursteinGroup
from hakem.pairing.swiss.burstein.ranks_and_bye import BursteinRoundFacts, bye_candidates
from hakem.pairing.swiss.burstein.rules import BracketRules, BursteinRules, GroupRules
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair, ordered

WORDS = "burstein."
"""Where the sentences of this system are."""


def bracket_explanation(
    facts: BursteinRoundFacts, rules: BracketRules, brackets: Sequence[PairedBracket], colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round in which criteria decide about brackets."""
    teller = Teller(facts.field, rules)
    pairs = [pair for bracket in brackets for pair in bracket.outcome.pairs]
    boards = board_numbers(facts.field, pairs)
    yield from _bye_steps(teller, facts)
    for bracket in brackets:
        score = facts.field.points(bracket.problem.bracket.score)
        yield from (replace(step, bracket=score) for step in _bracket_steps(teller, facts, bracket, boards))
    yield from colours_told(teller, pairs, colour)


def group_explanation(
    facts: BursteinRoundFacts, rules: GroupRules, groups: Sequence[BursteinGroup], colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round that goes from group to group."""
    teller = Teller(facts.field, rules)
    pairs = [pair for group in groups for pair in group.pairs]
    boards = board_numbers(facts.field, pairs)
    yield from _bye_steps(teller, facts)
    for group in groups:
        score = facts.field.points(group.score)
        yield from (replace(step, bracket=score) for step in _group_steps(teller, facts, group, boards))
    yield from colours_told(teller, pairs, colour)


def _bye_steps(teller: Teller[BursteinRules], facts: BursteinRoundFacts) -> Iterator[Step]:
    """Who has the bye, with what counts for it, and who would have come before but is needed by the others."""
    bye, field, absolute = facts.bye, facts.field, teller.rules.absolute
    if bye is None:
        return
    candidates = bye_candidates(field, facts.ranking, teller.rules)
    before = candidates[: candidates.index(bye)]
    if before:
        yield teller.step(absolute.completion, "burstein.bye-needed", before, players=teller.players(before))
    yield teller.step(
        absolute.lowest_bye,
        "burstein.bye",
        (bye,),
        level=Level.HEADLINE,
        player=teller.player(bye),
        score=field.points(field.profiles[bye].score),
        games=len(field.records[bye].history),
        sums=_sums(teller, facts, bye),
    )


def _sums(teller: Teller[BursteinRules], facts: BursteinRoundFacts, player: int) -> Message:
    """The sums by which a player is ranked."""
    ranking = teller.rules.ranking
    data = dict(zip(ranking.names, facts.ranking.sums[player], strict=True))
    return Message(f"step.burstein.sums.{ranking.words}", data)


def _ranking_step(teller: Teller[BursteinRules], facts: BursteinRoundFacts, ranked: Sequence[int]) -> Step:
    """Players in order, each with the sums that put it there."""
    rules = teller.rules.ranking
    ranking = tuple(
        Message("step.burstein.ranked", {"player": teller.player(p), "sums": _sums(teller, facts, p)}) for p in ranked
    )
    return teller.step(rules.article, f"burstein.ranking.{rules.words}", ranked, ranking=ranking)


def _bracket_steps(
    teller: Teller[BracketRules], facts: BursteinRoundFacts, paired: PairedBracket, boards: BoardNumbers
) -> Iterator[Step]:
    """Who is in a bracket and in which order, what decided about it, its pairs, and who is left over."""
    problem, found, order = paired.problem, paired.outcome, teller.rules.order
    bracket = problem.bracket
    yield teller.bracket(order.subgroups, bracket.score, bracket.players, bracket.residents, bracket.came_down)
    ranked = sorted(bracket.players, key=facts.ranking.ranks.__getitem__)
    yield _ranking_step(teller, facts, ranked)
    yield from bounds_told(teller, problem, WORDS)
    decided = what_decided(teller, problem, found, _outermost(ranked, bracket.players), WORDS)
    yield from decided
    yield from shortfalls_told(teller, problem, found)
    article = decided[0].article.number if decided else order.best

    def why_not(pair: Pair, other: int) -> Step:
        return pair_told(teller, problem, pair, other, article)

    yield from _pair_steps(teller, ranked, found.pairs, boards, order.best, why_not)
    if found.floaters:
        yield teller.step(order.best, "floaters", found.floaters, players=teller.players(found.floaters))


def _outermost(ranked: Sequence[int], players: Sequence[int]) -> Outcome:
    """The first candidate of all: the first against the last and so on; of an odd number the middle one floats."""
    half = len(ranked) // 2
    return outcome([ordered(a, b) for a, b in zip(ranked[:half], reversed(ranked), strict=False)], players)


def _group_steps(
    teller: Teller[GroupRules], facts: BursteinRoundFacts, group: BursteinGroup, boards: BoardNumbers
) -> Iterator[Step]:
    """Who is in a group and in which order, what must happen by counting, its pairs, and who floats."""
    rules = teller.rules
    if group.scoregroups > 1:
        yield teller.step(rules.merging, "burstein.merged", group.players, groups=group.scoregroups)
    residents = sorted(p for p in group.players if p not in group.came_down)
    yield teller.bracket(rules.group, group.score, group.players, residents, group.came_down)
    yield _ranking_step(teller, facts, group.players)
    if group.sent_back:
        players = teller.players(group.sent_back)
        yield teller.step(rules.merging, "burstein.sent-back", group.sent_back, players=players)
    if group.clashes == group.bound > 0:
        yield teller.step(rules.preferences, "burstein.clashes", group.players, count=group.clashes)
    elif group.clashes:
        beyond = "burstein.clashes-beyond"
        yield teller.step(rules.preferences, beyond, group.players, count=group.clashes, bound=group.bound)

    def why_not(pair: Pair, other: int) -> Step:
        return _passed(teller, group, pair, other)

    yield from _pair_steps(teller, group.players, group.pairs, boards, rules.first, why_not)
    if group.floater is not None:
        player = teller.player(group.floater)
        yield teller.step(rules.floater, "burstein.floater", (group.floater,), player=player)


def _passed(teller: Teller[GroupRules], group: BursteinGroup, pair: Pair, passed: int) -> Step:
    """Why the first of a pair does not meet another one: not at all, at the price of a colour, or for the others."""
    rules, profiles = teller.rules, teller.field.profiles
    first, second = pair
    article, said = rules.even if group.floater is None else rules.odd, "pair.moved"
    due = profiles[first].colour
    if not teller.field.opponents[first] >> passed & 1:
        article, said = teller.barred((first, passed)), "pair.barred"
    elif due is not None and due is profiles[passed].colour and due is not profiles[second].colour:
        article, said = rules.preferences, "pair.worse"
    return teller.step(article, said, pair, pair=teller.pair(pair), other=teller.pair((first, passed)))


def _pair_steps(
    teller: Teller[BursteinRules],
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
        *details, last = steps or [teller.step(article, "pair", pair, pair=teller.pair(pair))]
        board = boards[ordered(*pair)]
        yield from (replace(step, board=board, level=Level.DETAIL) for step in details)
        yield replace(last, board=board, level=Level.HEADLINE)
