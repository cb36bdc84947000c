"""Why a round of the Dubov system is as it is, and by which article a round that somebody else made is another one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.explain import ORDER, Comparison, Level, Rung, Step
from hakem.i18n import Message
from hakem.matching.bits import everything
from hakem.model import Colour
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.brackets.bracket import Outcome, outcome
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.dubov.lists import DubovGroup, OwnListPair, PairedLists
from hakem.pairing.swiss.dubov.players import DubovRoundFacts
from hakem.pairing.swiss.dubov.rules import DubovRules
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Pair, ordered, set_of
from hakem.pairing.swiss.judge import Scrutiny, clash_rung, named_rung, other_bye, verdict
from hakem.pairing.swiss.system import BoardNumbers, board_numbers, colour_steps
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class DubovRound:
    """A round as the rules pair it: its groups, who has the bye, and the colours."""

    facts: DubovRoundFacts
    rules: DubovRules
    groups: Sequence[DubovGroup]
    bye: int | None
    colour: ColourOfFirst

    @property
    def pairs(self) -> list[Pair]:
        """The pairs of all groups."""
        return [pair for group in self.groups for pair in group.pairs]


def explanation(own: DubovRound) -> Iterator[Step]:
    """The bye, the groups one after the other, the colours board by board."""
    facts, field = own.facts, own.facts.field
    maker = StepMaker(field, own.rules)
    left = everything(field.size)
    if own.bye is not None:
        left &= ~(1 << own.bye)
        yield from _bye_steps(maker, facts, own.bye)
    boards = board_numbers(field, own.pairs)
    for group in own.groups:
        left &= ~set_of((*group.residents, *group.came_down))
        bracket = field.points(_score(maker, group))
        yield from (replace(step, bracket=bracket) for step in _group_steps(maker, facts, group, left, boards))
        left &= ~set_of(group.raised)
    yield from colour_steps(maker, own.pairs, own.colour)


def assumptions(facts: DubovRoundFacts, rules: DubovRules) -> Iterator[Step]:
    """Whose rating had to be taken as 0."""
    unrated = [p for p, known in enumerate(facts.players) if not known.rating]
    if unrated:
        maker = StepMaker(facts.field, rules)
        yield maker.step(rules.lists.articles.ratings, "dubov.unrated", unrated, players=maker.players(unrated))


def _bye_steps(maker: StepMaker[DubovRules], facts: DubovRoundFacts, bye: int) -> Iterator[Step]:
    """Who has the bye, and who would have come first but cannot be spared."""
    absolute = maker.rules.absolute
    order = list(maker.rules.bye_order(facts))
    needed = order[: order.index(bye)]
    if needed:
        yield maker.step(absolute.completion, "dubov.bye-refused", needed, players=maker.players(needed))
    yield maker.step(absolute.lowest_bye, "bye", (bye,), level=Level.HEADLINE, player=maker.player(bye))


def _score(maker: StepMaker[DubovRules], group: DubovGroup) -> int:
    """The score of the residents of a group."""
    return maker.field.profiles[group.residents[0]].score


def _group_steps(
    maker: StepMaker[DubovRules], facts: DubovRoundFacts, group: DubovGroup, lower: int, boards: BoardNumbers
) -> Iterator[Step]:
    """Who is in the group, who joined or left it, whom those meet who floated down, and the lists of the others."""
    articles = maker.rules.lists.articles
    yield maker.bracket(articles.lists, _score(maker, group), group.players, group.residents, group.came_down)
    yield from maker.rules.floater_steps(maker, facts, group, lower)
    turn, opponents = articles.floaters
    if group.floater_pairs:
        first = [player for player, _ in group.floater_pairs]
        yield maker.step(turn, "dubov.floaters-first", first, players=maker.players(first))
    for pair in group.floater_pairs:
        yield _pair_step(maker, opponents, pair, None, boards)
    for own in group.own_list_pairs:
        yield from _own_list_steps(maker, own, boards)
    if group.lists is not None:
        yield from _list_steps(maker, facts, group.lists)
        yield from _pair_steps(maker, group.lists, boards)


def _list_steps(maker: StepMaker[DubovRules], facts: DubovRoundFacts, lists: PairedLists) -> Iterator[Step]:
    """The two lists as they are at first, who changes, and their order in the end."""
    articles = maker.rules.lists.articles
    yield _first_lists(maker, lists.due_white, lists.due_black, lists.halves)
    yield from _change_steps(maker, facts, lists)
    yield maker.step(
        articles.order,
        "dubov.order",
        (*lists.white, *lists.black),
        white=tuple(_with_aro(maker, facts, p) for p in lists.white),
        black=maker.players(lists.black),
    )


def _first_lists(
    maker: StepMaker[DubovRules], due_white: Sequence[int], due_black: Sequence[int], halves: bool
) -> Step:
    """Who is due which colour, or in which half."""
    articles, players = maker.rules.lists.articles, (*due_white, *due_black)
    white, black = maker.players(due_white), maker.players(due_black)
    if halves:
        return maker.step(articles.halves, "dubov.halves", players, white=white, black=black)
    if not white or not black:
        said = "dubov.all-due.white" if white else "dubov.all-due.black"
        return maker.step(articles.lists, said, players, players=white or black)
    return maker.step(articles.lists, "dubov.lists", players, white=white, black=black)


def _own_list_steps(maker: StepMaker[DubovRules], own: OwnListPair, boards: BoardNumbers) -> Iterator[Step]:
    """The lists as they are, who has met all of the black list, and the opponent of the own list."""
    article = maker.rules.lists.articles.transposition
    yield _first_lists(maker, own.due_white, own.due_black, halves=False)
    said = "dubov.own-list.down" if own.below else "dubov.own-list.up"
    subject = (own.player, own.opponent)
    yield maker.step(article, said, subject, player=maker.player(own.player), opponent=maker.player(own.opponent))
    yield _pair_step(maker, article, subject, None, boards)


def _with_aro(maker: StepMaker[DubovRules], facts: DubovRoundFacts, player: int) -> Message:
    """A player with the average of opponents that puts the white list in order."""
    return Message("step.dubov.with-aro", {"player": maker.player(player), "aro": facts.players[player].aro})


def _change_steps(maker: StepMaker[DubovRules], facts: DubovRoundFacts, lists: PairedLists) -> Iterator[Step]:
    """Who changes lists, the smaller list first, and who must not."""
    rules = maker.rules.lists
    listed = {Colour.WHITE: lists.due_white, Colour.BLACK: lists.due_black}
    for colour, moved, why in (
        (lists.smaller, lists.from_smaller, "must-meet"),
        (lists.smaller.other, lists.from_larger, "too-many"),
    ):
        if moved:
            bound = sorted(set(listed[colour]).difference(rules.leaving(facts, colour, listed[colour])))
            if bound:
                yield maker.step(rules.articles.bound, "dubov.bound", bound, players=maker.players(bound))
            side = "white" if colour is Colour.WHITE else "black"
            article = rules.articles.changing[0 if colour is Colour.WHITE else 1]
            yield maker.step(article, f"dubov.{why}.{side}", moved, players=maker.players(moved))


def _pair_steps(maker: StepMaker[DubovRules], lists: PairedLists, boards: BoardNumbers) -> Iterator[Step]:
    """Every pair, and why it is not with the first who was left of the other list."""
    article = maker.rules.lists.articles.transposition
    left = list(lists.black)
    for player, partner in zip(lists.white, lists.partners, strict=True):
        first = left[0]
        left.remove(partner)
        yield _pair_step(maker, article, (player, partner), None if first == partner else first, boards)


def _pair_step(
    maker: StepMaker[DubovRules], article: str, pair: Pair, passed: int | None, boards: BoardNumbers
) -> Step:
    """A pair, and why its first player does not meet the one who would have come before."""
    board, told = boards[ordered(*pair)], maker.pair(pair)
    if passed is None:
        return maker.step(article, "pair", pair, board=board, level=Level.HEADLINE, pair=told)
    other = (pair[0], passed)
    said = "pair.moved"
    if not maker.field.opponents[pair[0]] >> passed & 1:
        article, said = maker.barred(other), "pair.barred"
    return maker.step(article, said, pair, board=board, level=Level.HEADLINE, pair=told, other=maker.pair(other))


def compared(own: DubovRound, given: RoundPairing) -> Comparison | None:
    """The first thing that is wrong with a round that somebody else made; None if nothing is."""
    maker = StepMaker(own.facts.field, own.rules)

    def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Comparison]:
        yield from other_bye(maker, own.bye, byes)
        for group in own.groups:
            ours, theirs = _outcomes(group, pairs)
            if ours != theirs:
                article, said = _article_broken(own, group, theirs, pairs)
                at, (mine, other) = _score(maker, group), maker.apart(ours, theirs)
                step = maker.step(article, said, group.players, at=at, ours=mine, theirs=other)
                yield Comparison(step, tuple(_rungs(maker, article, ours, theirs)), step.bracket)
                return

    return verdict(Scrutiny(maker, own.facts.field.opponents, differences, own.colour), given)


def _rungs(maker: StepMaker[DubovRules], article: str, ours: Outcome, theirs: Outcome) -> Iterator[Rung]:
    """Who leaves the group, or the order of the lists, with the colours beside it."""
    if ours.floaters != theirs.floaters:
        yield named_rung(maker, article, "floaters", ours.floaters, theirs.floaters)
    else:
        yield clash_rung(maker, maker.rules.absolute.colours, "preference", ours, theirs)
        yield named_rung(maker, article, ORDER)


def _outcomes(group: DubovGroup, pairs: Sequence[Pair]) -> tuple[Outcome, Outcome]:
    """The group as the rules pair it, and as it is in the round: whoever meets somebody outside is left over."""
    here = set(group.players)
    inside = [pair for pair in pairs if here.issuperset(pair)]
    return outcome(group.pairs, group.players), outcome(inside, group.players)


def _article_broken(own: DubovRound, group: DubovGroup, theirs: Outcome, pairs: Sequence[Pair]) -> tuple[str, str]:
    """Who is in the group; whom those meet who floated; who meets somebody of the own list; lists, and their order."""
    floaters_first = {ordered(*pair) for pair in group.floater_pairs}
    before, given = set(group.first_pairs), set(theirs.pairs)
    if set(theirs.floaters) != set(group.going_down) or not floaters_first <= given:
        return own.rules.article_broken(own.facts, group, pairs)
    articles = own.rules.lists.articles
    if not before <= given or group.lists is None:
        return articles.transposition, "check.other"
    white = set(group.lists.white)
    if all((a in white) is not (b in white) for a, b in given - before):
        return articles.transposition, "check.later"
    from_white = group.lists.smaller is Colour.BLACK
    return articles.changing[0 if from_white else 1], "check.other"
