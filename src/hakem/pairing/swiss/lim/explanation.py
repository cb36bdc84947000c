"""Why a round of the Lim system is as it is: the bye, the groups in the order of pairing, then the colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.explain import Step
from hakem.i18n.message import Datum
from hakem.model.points import half_text
from hakem.pairing.swiss.announcement import colours_told
from hakem.pairing.swiss.lim.group import PairedLim, Reason
from hakem.pairing.swiss.lim.judgement import departure_article
from hakem.pairing.swiss.lim.meetings import offered
from hakem.pairing.swiss.lim.rounds import LimRound
from hakem.pairing.swiss.lim.rules import Direction, LimRules
from hakem.pairing.swiss.lim.scene import Scene
from hakem.pairing.swiss.lim.tries import first_compatible, order_of_tries
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair


def explanation(scene: Scene, found: LimRound, colour: ColourOfFirst) -> Iterator[Step]:
    """Every step of a round."""
    tale = _Tale(scene)
    yield from tale.beginning(found)
    for paired in found.groups:
        if paired.group.is_median:
            yield from tale.broken(found)
        if paired.group.residents or paired.group.floaters:
            yield from tale.group(paired)
    yield from colours_told(tale.teller, found.pairs, colour)


def assumptions(scene: Scene) -> Iterator[Step]:
    """Whose rating had to be taken as 0, where ratings count."""
    unrated = scene.unrated()
    if scene.rules.maxi and unrated:
        teller = Teller(scene.field, scene.rules)
        yield teller.step(scene.rules.articles.maxi, "lim.unrated", unrated, players=teller.numbers(unrated))


class _Tale:
    """Puts the parts of a round into steps."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.articles = scene.rules.articles
        self.teller: Teller[LimRules] = Teller(scene.field, scene.rules)

    def beginning(self, found: LimRound) -> Iterator[Step]:
        """What counts as a rating where ratings count, the bye, and where the middle is."""
        teller, scene = self.teller, self.scene
        yield from assumptions(scene)
        if found.bye is not None:
            yield from self._bye(found.bye)
        yield teller.step(self.articles.order, "lim.median", (), score=half_text(scene.field.points(scene.median)))

    def _bye(self, player: int) -> Iterator[Step]:
        """Who has the bye, and why nobody who comes before."""
        teller, absolute = self.teller, self.scene.rules.absolute
        before = list(reversed(range(player + 1, self.scene.field.size)))
        barred = [p for p in before if not self.scene.field.profiles[p].may_have_bye]
        needed = [p for p in before if p not in barred]
        if barred:
            yield teller.step(absolute.bye, "lim.bye.barred", barred, players=teller.numbers(barred))
        if needed:
            yield teller.step(absolute.completion, "lim.bye.needed", needed, players=teller.numbers(needed))
        first_round = self.scene.field.round_no == 1
        article = self.articles.first_bye if first_round else absolute.lowest_bye
        yield teller.step(article, "bye", (player,), player=teller.numbers([player]))

    def broken(self, found: LimRound) -> Iterator[Step]:
        """The pairs that were broken for the sake of the middle."""
        for breach in found.broken:
            outcome = f"lim.broken.{breach.side.value}"
            yield self.teller.step(self.articles.locked, outcome, breach.pair, pair=self.teller.pairs([breach.pair]))

    def group(self, paired: PairedLim) -> Iterator[Step]:
        """One group from its list to its pairs."""
        group, teller = paired.group, self.teller
        kind = "median" if group.is_median else group.direction.value
        data: dict[str, Datum] = {
            "score": half_text(self.scene.field.points(group.score)),
            "residents": teller.numbers(group.residents),
            "floaters": teller.numbers(group.floaters),
        }
        players = (*group.residents, *group.floaters)
        outcome = f"lim.group.{kind}.floaters" if group.floaters else f"lim.group.{kind}"
        yield teller.step(self.articles.order, outcome, players, **data)
        yield from self._floaters(paired)
        yield from self._departures(paired)
        yield from self._rest(paired)

    def _floaters(self, paired: PairedLim) -> Iterator[Step]:
        teller, going_on = self.teller, paired.going_on
        if going_on:
            yield teller.step(self.articles.going_on, "lim.goes-on", going_on, players=teller.numbers(going_on))
        staying = [p for p in paired.group.floaters if p not in going_on]
        if len(staying) > 1:
            upward = paired.group.direction is Direction.UP
            article = self.articles.up_first if upward else self.articles.down_first
            yield teller.step(article, "lim.floaters", staying, players=teller.numbers(staying))
        met: set[int] = set()
        for floater, opponent in paired.meetings:
            yield self._meeting(paired, floater, opponent, met)
            met |= {floater, opponent}

    def _meeting(self, paired: PairedLim, floater: int, opponent: int, met: set[int]) -> Step:
        """A floater's pair, and what is wrong with the first resident offered who is still there."""
        teller, scene = self.teller, self.scene
        data: dict[str, Datum] = {"floater": teller.numbers([floater]), "opponent": teller.numbers([opponent])}
        first = next((p for p in offered(scene, paired.group, floater) if p not in met), opponent)
        if first == opponent:
            return teller.step(self.articles.meeting, "lim.meeting", (floater, opponent), **data)
        data["other"] = teller.numbers([first])
        if not scene.legal[floater] >> first & 1:
            return teller.step(teller.barred((floater, first)), "lim.meeting.barred", (floater, opponent), **data)
        colours = scene.clash(floater, first) and not scene.clash(floater, opponent)
        article = self.articles.meeting if colours else self.articles.needed
        return teller.step(article, f"lim.meeting.{'colours' if colours else 'needed'}", (floater, opponent), **data)

    def _departures(self, paired: PairedLim) -> Iterator[Step]:
        """Why somebody has to leave, and why these."""
        teller, direction, leaving = self.teller, paired.group.direction, paired.departures
        if leaving:
            only_the_number = len(leaving) == 1
            outcome = "lim.leaving.odd" if only_the_number else "lim.leaving.stuck"
            yield teller.step(self.articles.leaving, outcome, (), count=len(leaving))
        for departure in leaving:
            by_rank = departure.reason is Reason.RANK
            outcome = f"lim.leaves.{direction.value}" if by_rank else f"lim.leaves.{departure.reason.value}"
            data = {"player": teller.numbers([departure.player]), "other": teller.numbers([departure.by_rank])}
            article = departure_article(self.scene.rules, departure, direction)
            yield teller.step(article, outcome, (departure.player,), **data)

    def _rest(self, paired: PairedLim) -> Iterator[Step]:
        """The halves, every pair with its reason, and the clashes that are left."""
        rest, teller = paired.rest, self.teller
        if not rest:
            return
        s1, s2 = rest[: len(rest) // 2], rest[len(rest) // 2 :]
        yield teller.step(self.articles.halves, "subgroups", rest, s1=teller.numbers(s1), s2=teller.numbers(s2))
        foreseen = {frozenset(pair) for pair in zip(s1, s2, strict=True)}
        if foreseen == {frozenset(pair) for pair in paired.pairs}:
            yield teller.step(self.articles.halves, "lim.foreseen", rest)
        else:
            direction = paired.group.direction
            begins = teller.numbers([paired.pairs[0][0]])
            yield teller.step(self.articles.scrutiny, f"lim.scrutiny.{direction.value}", rest, player=begins)
            yield from self._pairs(paired)
        yield from self._clashes(paired.pairs)

    def _pairs(self, paired: PairedLim) -> Iterator[Step]:
        """Every pair, and why it is not the first try of the player whose turn it was."""
        teller, rules = self.teller, self.scene.rules
        plain = dict(first_compatible(self.scene, paired.rest, paired.group.direction))
        waiting = list(paired.rest if paired.group.direction is Direction.DOWN else reversed(paired.rest))
        for place, (one, other) in enumerate(paired.pairs):
            first = order_of_tries(waiting)[0]
            waiting = [p for p in waiting if p not in (one, other)]
            data: dict[str, Datum] = {"pair": teller.pairs([(one, other)]), "other": teller.pairs([(one, first)])}
            if first == other:
                yield teller.step(self.articles.halves, "pair", (one, other), **data)
            elif not self.scene.legal[one] >> first & 1:
                yield teller.step(teller.barred((one, first)), "pair.barred", (one, other), **data)
            elif self.scene.clash(one, first) and not self.scene.clash(one, other):
                article = self.articles.maxi if rules.maxi else self.articles.colours
                yield teller.step(article, "lim.pair.colours", (one, other), **data)
            else:
                article = self.articles.exchange if place == 0 else self.articles.next_exchange
                article = self.articles.colours if plain.get(one) == first and not rules.maxi else article
                yield teller.step(article, "pair.moved", (one, other), **data)

    def _clashes(self, pairs: Sequence[Pair]) -> Iterator[Step]:
        teller, grave = self.teller, self.scene.grave
        clashing = [pair for pair in pairs if self.scene.clash(*pair)]
        if clashing:
            players = [p for pair in clashing for p in pair]
            yield teller.step(self.articles.colours, "lim.clashes", players, pairs=teller.pairs(clashing))
        worst = [] if grave is None else [(a, b) for a, b in clashing if grave[a] >> b & 1]
        if worst:
            players = [p for pair in worst for p in pair]
            yield teller.step(self.articles.last_round, "lim.grave", players, pairs=teller.pairs(worst))
