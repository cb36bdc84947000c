"""A round of the Lim system as a judge needs it: group by group, with the articles that decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.pairing.swiss.group_judgement import OwnGroups, PairedGroup
from hakem.pairing.swiss.lim.group import Departure, PairedLim, Reason
from hakem.pairing.swiss.lim.rounds import LimRound
from hakem.pairing.swiss.lim.rules import Direction, LimRules
from hakem.pairing.swiss.lim.scene import Scene
from hakem.pairing.swiss.lim.tries import first_compatible
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair, ordered


def own_groups(scene: Scene, found: LimRound, colour: ColourOfFirst) -> OwnGroups:
    """The round of the rules, against which another one is held."""
    final = [ordered(*pair) for pair in found.pairs]
    groups = [part for paired in found.groups for part in _parts(scene, final, paired)]
    return OwnGroups(Teller(scene.field, scene.rules), scene.legal, groups, found.bye, colour)


def _parts(scene: Scene, final: Sequence[Pair], paired: PairedLim) -> Iterator[PairedGroup]:
    """The floaters with their opponents, and then everybody else.

    Those whose pair was broken may meet each other in the end, so that it is
    the pairs of the whole round that count.
    """
    articles = scene.rules.articles

    def part(players: tuple[int, ...], made: Sequence[Pair], leaving: str, pairing: str) -> PairedGroup:
        here = set(players)
        pairs = tuple(pair for pair in final if here.issuperset(pair))
        stands = {ordered(*pair) for pair in made} <= set(pairs)
        return PairedGroup(players, pairs, leaving if stands else articles.locked, pairing)

    met = tuple(p for pair in paired.meetings for p in pair)
    yield part(met, paired.meetings, articles.meeting, articles.meeting)
    others = (*paired.going_on, *(p for p in paired.group.residents if p not in met))
    leaving = articles.going_on if paired.going_on else articles.leaving
    if paired.departures:
        leaving = departure_article(scene.rules, paired.departures[0], paired.group.direction)
    yield part(others, paired.pairs, leaving, _pairing_article(scene, paired))


def departure_article(rules: LimRules, departure: Departure, direction: Direction) -> str:
    """Where it is written why a resident leaves."""
    articles = rules.articles
    return {
        Reason.RANK: articles.last if direction is Direction.DOWN else articles.first,
        Reason.NO_OPPONENT: articles.types,
        Reason.AGAIN: articles.again,
        Reason.COLOURS: articles.evening_maxi if rules.maxi else articles.evening,
        Reason.NEEDED: articles.needed,
    }[departure.reason]


def _pairing_article(scene: Scene, paired: PairedLim) -> str:
    """Where the order is written, or that colours come before it."""
    articles = scene.rules.articles
    if list(paired.pairs) == first_compatible(scene, paired.rest, paired.group.direction):
        return articles.exchange
    return articles.maxi if scene.rules.maxi else articles.colours
