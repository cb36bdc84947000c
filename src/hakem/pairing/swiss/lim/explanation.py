"""Why a round of the Lim system is as it is, group by group in the order of pairing, and as a judge needs it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from hakem.explain import Level, Step
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Field, Pair, ordered
from hakem.pairing.swiss.judge import OwnGroups, PairedGroup
from hakem.pairing.swiss.lim.exchanges import first_compatible, order_of_exchanges
from hakem.pairing.swiss.lim.floaters import FloaterReason, NewFloater, offered
from hakem.pairing.swiss.lim.round import LimRound, PairedLimGroup, bye_order
from hakem.pairing.swiss.lim.round_facts import LimRoundFacts, ratings
from hakem.pairing.swiss.lim.rules import Direction, LimRules
from hakem.pairing.swiss.system import colour_steps


def explanation(facts: LimRoundFacts, found: LimRound, colour: ColourOfFirst) -> Iterator[Step]:
    """Every step of a round: the bye, the median, the groups, the colours."""
    tale = _Tale(facts)
    yield from tale.beginning(found)
    for paired in found.groups:
        if paired.group.is_median:
            yield from tale.broken(found)
        if paired.group.residents or paired.group.floaters:
            yield from tale.group(paired)
    yield from colour_steps(tale.maker, found.pairs, colour)


def assumptions(field: Field, rules: LimRules, rounds: int) -> Iterator[Step]:
    """Whose rating had to be taken as 0, where ratings count; that a large event is not taken as a maxi tournament.

    FIDE's only definition, of 1988: more participants than 2 to the power of
    the number of rounds.
    """
    maker, article = StepMaker(field, rules), rules.articles.maxi
    size = len(field.everybody)
    if rules.maxi is None and size.bit_length() > rounds and size > 1 << rounds:
        yield maker.step(article, "lim.large", players=size, rounds=rounds)
    unrated = [p for p, rating in enumerate(ratings(field)) if not rating] if rules.maxi else []
    if unrated:
        yield maker.step(article, "lim.unrated", unrated, players=maker.players(unrated))


class _Tale:
    """Puts the parts of a round into steps."""

    def __init__(self, facts: LimRoundFacts) -> None:
        self.facts = facts
        self.articles = facts.rules.articles
        self.maker: StepMaker[LimRules] = StepMaker(facts.field, facts.rules)

    def beginning(self, found: LimRound) -> Iterator[Step]:
        """The bye, and where the median is."""
        if found.bye is not None:
            yield from self._bye(found.bye)
        score = self.facts.field.points(self.facts.median)
        yield self.maker.step(self.articles.order, "lim.median", score=score)

    def _bye(self, player: int) -> Iterator[Step]:
        """Who has the bye, and why nobody who comes before."""
        maker, absolute = self.maker, self.facts.rules.absolute
        order = bye_order(self.facts)
        before = order[: order.index(player)]
        barred = [p for p in before if not self.facts.field.profiles[p].may_have_bye]
        needed = [p for p in before if p not in barred]
        if barred:
            yield maker.step(absolute.bye, "lim.bye.barred", barred, players=maker.players(barred))
        if needed:
            yield maker.step(absolute.completion, "lim.bye.needed", needed, players=maker.players(needed))
        first_round = self.facts.field.round_no == 1
        article = self.articles.first_bye if first_round else absolute.lowest_bye
        yield maker.step(article, "bye", (player,), level=Level.HEADLINE, player=maker.player(player))

    def broken(self, found: LimRound) -> Iterator[Step]:
        """The pairs that were broken for the sake of the median."""
        at = self.facts.median
        for one in found.broken:
            outcome = f"lim.broken.{one.side.value}"
            yield self.maker.step(self.articles.locked, outcome, one.pair, at=at, pair=self.maker.pair(one.pair))

    def group(self, paired: PairedLimGroup) -> Iterator[Step]:
        """One group from its list to its pairs."""
        yield self._list(paired)
        yield from self._floaters(paired)
        yield from self._new_floaters(paired)
        yield from self._rest(paired)

    def _list(self, paired: PairedLimGroup) -> Step:
        """Who is in the group; only the median can be without residents."""
        group, maker, article = paired.group, self.maker, self.articles.order
        at, score = group.score, self.facts.field.points(group.score)
        kind = f"lim.group.{'median' if group.is_median else group.direction.value}"
        residents, floaters = maker.players(group.residents), maker.players(group.floaters)
        everybody = (*group.residents, *group.floaters)
        if not floaters:
            return maker.step(article, kind, everybody, at=at, score=score, residents=residents)
        if not residents:
            outcome = "lim.group.median.only-floaters"
            return maker.step(article, outcome, everybody, at=at, score=score, floaters=floaters)
        outcome = f"{kind}.floaters"
        return maker.step(article, outcome, everybody, at=at, score=score, residents=residents, floaters=floaters)

    def _floaters(self, paired: PairedLimGroup) -> Iterator[Step]:
        """The floaters who have come: who goes on, and whom the others meet."""
        maker, articles, going_on, at = self.maker, self.articles, paired.going_on, paired.group.score
        if going_on:
            players = maker.players(going_on)
            yield maker.step(articles.going_on, "lim.goes-on", going_on, at=at, players=players)
        staying = [p for p in paired.group.floaters if p not in going_on]
        if len(staying) > 1:
            article = articles.up_first if paired.group.direction is Direction.UP else articles.down_first
            yield maker.step(article, "lim.floaters", staying, at=at, players=maker.players(staying))
        met: set[int] = set()
        for pair in paired.floater_pairs:
            yield self._floater_pair(paired, pair, met)
            met.update(pair)

    def _floater_pair(self, paired: PairedLimGroup, pair: Pair, met: set[int]) -> Step:
        """A floater's pair, and what is wrong with the first offered who is still there: residents, then floaters."""
        maker, facts, at = self.maker, self.facts, paired.group.score
        floater, opponent = pair
        one, two = maker.player(floater), maker.player(opponent)
        others = [p for pair in paired.floater_pairs for p in pair if p != floater and p in paired.group.floaters]
        in_order = chain(*(offered(facts, paired.group, floater, them) for them in (paired.group.residents, others)))
        first = next((p for p in in_order if p not in met), opponent)
        article = self.articles.meeting
        if first == opponent:
            return maker.step(article, "lim.meeting", pair, at=at, floater=one, opponent=two)
        if not facts.legal[floater] >> first & 1:
            barred = (floater, first)
            article, other = maker.barred(barred), maker.pair(barred)
            return maker.step(article, "lim.meeting.barred", pair, at=at, floater=one, opponent=two, barred=other)
        outcome = "lim.meeting.colours"
        if not facts.clash(floater, first) or facts.clash(floater, opponent):
            article, outcome = self.articles.needed, "lim.meeting.needed"
        return maker.step(article, outcome, pair, at=at, floater=one, opponent=two, other=maker.player(first))

    def _new_floaters(self, paired: PairedLimGroup) -> Iterator[Step]:
        """Why somebody has to float, and why these."""
        maker, direction, at = self.maker, paired.group.direction, paired.group.score
        count = len(paired.new_floaters)
        if count == 1:
            yield maker.step(self.articles.leaving, "lim.leaving.odd", at=at)
        elif count:
            yield maker.step(self.articles.leaving, "lim.leaving.stuck", at=at, count=count)
        for floater in paired.new_floaters:
            article = floater_article(self.facts.rules, floater, direction)
            subject, player = (floater.player,), maker.player(floater.player)
            if floater.reason is FloaterReason.RANK:
                yield maker.step(article, f"lim.leaves.{direction.value}", subject, at=at, player=player)
            else:
                outcome, other = f"lim.leaves.{floater.reason.value}", maker.player(floater.by_rank)
                yield maker.step(article, outcome, subject, at=at, player=player, other=other)

    def _rest(self, paired: PairedLimGroup) -> Iterator[Step]:
        """The halves, every pair with its reason, and the clashes that are left."""
        rest, maker, at = paired.rest, self.maker, paired.group.score
        if not rest:
            return
        s1, s2 = rest[: len(rest) // 2], rest[len(rest) // 2 :]
        halves = self.articles.halves
        yield maker.step(halves, "subgroups", rest, at=at, s1=maker.players(s1), s2=maker.players(s2))
        yield maker.step(halves, "lim.p", rest, at=at, p=len(s1))
        foreseen = {frozenset(pair) for pair in zip(s1, s2, strict=True)}
        if foreseen == {frozenset(pair) for pair in paired.pairs}:
            yield maker.step(halves, "lim.foreseen", rest, at=at)
        else:
            yield from self._not_as_foreseen(zip(s1, s2, strict=True), at)
            outcome = f"lim.scrutiny.{paired.group.direction.value}"
            begins = maker.player(paired.pairs[0][0])
            yield maker.step(self.articles.scrutiny, outcome, rest, at=at, player=begins)
            yield from self._pairs(paired)
        yield from self._clashes(paired)

    def _not_as_foreseen(self, pairs: Iterable[Pair], at: int) -> Iterator[Step]:
        """What is wrong with the halves against each other: who may not meet, and whose colours clash."""
        maker, facts = self.maker, self.facts
        for pair in pairs:
            told, detail = maker.pair(pair), Level.DETAIL
            if not facts.legal[pair[0]] >> pair[1] & 1:
                yield maker.step(maker.barred(pair), "lim.foreseen.barred", pair, at=at, level=detail, pair=told)
            elif facts.clash(*pair):
                yield maker.step(self.articles.colours, "lim.foreseen.clash", pair, at=at, level=detail, pair=told)

    def _pairs(self, paired: PairedLimGroup) -> Iterator[Step]:
        """Every pair, and why it is not the first try of the player whose turn it was."""
        maker, at = self.maker, paired.group.score
        plain = dict(first_compatible(self.facts, paired.rest, paired.group.direction))
        waiting = list(paired.rest if paired.group.direction is Direction.DOWN else reversed(paired.rest))
        for place, pair in enumerate(paired.pairs):
            one, _ = pair
            first = order_of_exchanges(waiting)[0]
            waiting = [p for p in waiting if p not in pair]
            if pair == (one, first):
                yield maker.step(self.articles.halves, "pair", pair, at=at, pair=maker.pair(pair))
            else:
                article, outcome = self._other_pair(pair, first, place, plain.get(one) == first)
                passed_over = maker.pair((one, first))
                yield maker.step(article, outcome, pair, at=at, pair=maker.pair(pair), other=passed_over)

    def _other_pair(self, pair: Pair, first: int, place: int, compatible: bool) -> tuple[str, str]:
        """Article and outcome of a pair that is not the first try; ``compatible``: it would be, colours left aside."""
        facts, articles, (one, _) = self.facts, self.articles, pair
        if not facts.legal[one] >> first & 1:
            return self.maker.barred((one, first)), "pair.barred"
        if facts.clash(one, first) and not facts.clash(*pair):
            return (articles.maxi if facts.rules.maxi else articles.colours), "lim.pair.colours"
        if compatible and not (facts.rules.maxi or facts.rules.exchanges_in_turn):
            return articles.colours, "pair.moved"
        return (articles.exchange if place == 0 else articles.next_exchange), "pair.moved"

    def _clashes(self, paired: PairedLimGroup) -> Iterator[Step]:
        maker, grave, at = self.maker, self.facts.grave, paired.group.score
        clashing = [pair for pair in paired.pairs if self.facts.clash(*pair)]
        if clashing:
            refs = maker.pairs(clashing)
            yield maker.step(self.articles.colours, "lim.clashes", chain(*clashing), at=at, pairs=refs)
        worst = [] if grave is None else [(a, b) for a, b in clashing if grave[a] >> b & 1]
        if worst:
            refs = maker.pairs(worst)
            yield maker.step(self.articles.last_round, "lim.grave", chain(*worst), at=at, pairs=refs)


def own_groups(facts: LimRoundFacts, found: LimRound, colour: ColourOfFirst) -> OwnGroups:
    """The round of the rules with the articles that decided, against which another one is held."""
    final = [ordered(*pair) for pair in found.pairs]
    groups = [part for paired in found.groups for part in _parts(facts, final, paired)]
    return OwnGroups(StepMaker(facts.field, facts.rules), facts.legal, groups, found.bye, colour)


def _parts(facts: LimRoundFacts, final: Sequence[Pair], paired: PairedLimGroup) -> Iterator[PairedGroup]:
    """The floaters with their opponents, and then everybody else.

    Those whose pair was broken may meet each other in the end, so that it is
    the pairs of the whole round that count.
    """
    articles = facts.rules.articles

    def part(players: tuple[int, ...], made: Sequence[Pair], leaving: str, pairing: str) -> PairedGroup:
        here = set(players)
        pairs = tuple(pair for pair in final if here.issuperset(pair))
        stands = {ordered(*pair) for pair in made} <= set(pairs)
        return PairedGroup(paired.group.score, players, pairs, leaving if stands else articles.locked, pairing)

    met = tuple(chain(*paired.floater_pairs))
    yield part(met, paired.floater_pairs, articles.meeting, articles.meeting)
    others = (*paired.going_on, *(p for p in paired.group.residents if p not in met))
    leaving = articles.going_on if paired.going_on else articles.leaving
    if paired.new_floaters:
        leaving = floater_article(facts.rules, paired.new_floaters[0], paired.group.direction)
    yield part(others, paired.pairs, leaving, _pairing_article(facts, paired))


def floater_article(rules: LimRules, floater: NewFloater, direction: Direction) -> str:
    """Where it is written why a resident floats."""
    articles = rules.articles
    return {
        FloaterReason.RANK: articles.last if direction is Direction.DOWN else articles.first,
        FloaterReason.NO_OPPONENT: articles.types,
        FloaterReason.AGAIN: articles.again,
        FloaterReason.COLOURS: articles.evening_maxi if rules.maxi else articles.evening,
        FloaterReason.NEEDED: articles.needed,
    }[floater.reason]


def _pairing_article(facts: LimRoundFacts, paired: PairedLimGroup) -> str:
    """Where the order is written, or that colours come before it."""
    articles = facts.rules.articles
    if list(paired.pairs) == first_compatible(facts, paired.rest, paired.group.direction):
        return articles.exchange
    return articles.maxi if facts.rules.maxi else articles.colours
