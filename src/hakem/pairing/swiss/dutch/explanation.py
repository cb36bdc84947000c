"""Why a round of the Dutch system is as it is: the brackets one after the other, then the colours board by board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.explain import Level, Step
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome, outcome
from hakem.pairing.swiss.brackets.explain import bound_steps, pair_step, shortfall_steps
from hakem.pairing.swiss.brackets.tried_first import TriedFirst, deciding_article
from hakem.pairing.swiss.brackets.whole_round import BY_SUBGROUPS, PairedBracket
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.dutch.rules import DutchRules
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Field, Pair
from hakem.pairing.swiss.system import BoardNumbers, board_numbers, colour_steps


def explanation(
    field: Field, rules: DutchRules, brackets: Sequence[PairedBracket], pairs: Sequence[Pair], colour: ColourOfFirst
) -> Iterator[Step]:
    """Every step of a round."""
    maker = StepMaker(field, rules)
    boards = board_numbers(field, pairs)
    for bracket in brackets:
        yield from _bracket_steps(maker, bracket, boards)
    for player in brackets[-1].outcome.floaters:
        article, told = rules.absolute.lowest_bye, maker.player(player)
        yield maker.step(article, "bye", (player,), level=Level.HEADLINE, player=told)
    yield from colour_steps(maker, pairs, colour)


def _bracket_steps(maker: StepMaker[DutchRules], paired: PairedBracket, boards: BoardNumbers) -> Iterator[Step]:
    """Who is in a bracket, S1 and S2, what decided about it, its pairs, and who is left over."""
    costs, found, order = paired.costs, paired.outcome, maker.rules.order
    bracket, at = costs.bracket, costs.bracket.score
    if paired.role in ("penultimate", "collapsed"):
        yield maker.step(maker.rules.absolute.completion, paired.role, bracket.players, at=at)
    yield maker.bracket(order.subgroups, at, bracket.players, bracket.residents, bracket.mdps)
    yield from _subgroup_steps(maker, costs, found)
    yield from bound_steps(maker, costs)
    tried = [*TriedFirst(maker, paired, straight(costs), BY_SUBGROUPS, order).steps()]
    yield from tried
    yield from shortfall_steps(maker, costs, found)
    yield from _pair_steps(maker, paired, boards, deciding_article(tried, order.best))
    if found.floaters:
        yield maker.step(order.best, "floaters", found.floaters, at=at, players=maker.players(found.floaters))


def straight(costs: BracketCosts) -> Outcome:
    """The first candidate of all: the best MDPs and then S1, each against S2 in order."""
    bracket = costs.bracket
    first = list(zip(bracket.mdps, bracket.residents, strict=False))
    rest = bracket.residents[len(first) :]
    size = len(rest) // 2
    return outcome([*first, *zip(rest[:size], rest[size:], strict=False)], bracket.players)


def _pair_steps(
    maker: StepMaker[DutchRules], paired: PairedBracket, boards: BoardNumbers, decided: str
) -> Iterator[Step]:
    """Every pair, and why it is not the one that comes first: by itself, or for the sake of the whole bracket."""
    costs, best = paired.costs, maker.rules.order.best
    natural = dict(straight(costs).pairs)
    for pair in paired.outcome.pairs:
        other, board = natural.get(pair[0]), boards[pair]
        if other is None or other == pair[1]:
            at, told = costs.bracket.score, maker.pair(pair)
            yield maker.step(best, "pair", pair, at=at, board=board, level=Level.HEADLINE, pair=told)
        else:
            yield pair_step(maker, costs, pair, other, decided, board)


def _subgroup_steps(maker: StepMaker[DutchRules], costs: BracketCosts, found: Outcome) -> Iterator[Step]:
    """S1 and S2 of the MDPs, and of the residents among themselves."""
    bracket, article = costs.bracket, maker.rules.order.subgroups
    at, residents = bracket.score, bracket.residents
    paired = [a for a, _ in found.pairs if a in bracket.mdps]
    if paired:
        s1, s2 = maker.players(paired), maker.players(residents)
        limbo = [p for p in bracket.mdps if p not in paired]
        subject = (*paired, *residents)
        if limbo:
            on = maker.players(limbo)
            yield maker.step(article, "subgroups.limbo", subject, at=at, s1=s1, s2=s2, limbo=on)
        else:
            yield maker.step(article, "subgroups.moved-down", subject, at=at, s1=s1, s2=s2)
    met = {b for a, b in found.pairs if a in paired}
    rest = [p for p in residents if p not in met]
    size = len(found.pairs) - len(paired)
    if size:
        said = "subgroups.remainder" if paired else "subgroups"
        s1, s2 = maker.players(rest[:size]), maker.players(rest[size:])
        yield maker.step(article, said, rest, at=at, s1=s1, s2=s2)
