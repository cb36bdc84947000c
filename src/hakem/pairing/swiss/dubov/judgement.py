"""A round that somebody else made, held against the Dubov system: the first group in which it is another one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hakem.explain import Step
from hakem.model import Colour
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.bracket import Outcome, outcome
from hakem.pairing.swiss.dubov.group import DubovGroup
from hakem.pairing.swiss.dubov.people import Scene
from hakem.pairing.swiss.dubov.rules import DubovRules
from hakem.pairing.swiss.teller import Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair, Scrutiny, ordered, other_bye, verdict


@dataclass(frozen=True, slots=True)
class OwnDubovRound:
    """The round of the rules, against which another one is held."""

    scene: Scene
    rules: DubovRules
    groups: Sequence[DubovGroup]
    bye: int | None
    colour: ColourOfFirst


def judged(own: OwnDubovRound, given: RoundPairing) -> Step | None:
    """The first thing that is wrong with a round; None if nothing is."""
    teller = Teller(own.scene.field, own.rules)

    def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Step]:
        yield from other_bye(teller, own.bye, byes)
        for group in own.groups:
            ours, theirs = _outcomes(group, pairs)
            if ours != theirs:
                article, said = _fault(own, group, theirs, pairs)
                data = {"ours": teller.outcome(ours), "theirs": teller.outcome(theirs)}
                yield teller.step(article, said, group.players, **data)
                return

    return verdict(Scrutiny(teller, own.scene.field.opponents, differences, own.colour), given)


def _outcomes(group: DubovGroup, pairs: Sequence[Pair]) -> tuple[Outcome, Outcome]:
    """The group as the rules pair it, and as it is in the round: whoever meets somebody outside is left over."""
    here = set(group.players)
    inside = [pair for pair in pairs if here.issuperset(pair)]
    return outcome(group.pairs, group.players), outcome(inside, group.players)


def _fault(own: OwnDubovRound, group: DubovGroup, theirs: Outcome, pairs: Sequence[Pair]) -> tuple[str, str]:
    """Who is in the group; whom those meet who floated; who is on which list; or the order of the lists."""
    floaters_first = {ordered(*pair) for pair in group.floater_pairs}
    left = set(group.going_down)
    if set(theirs.floaters) != left or not floaters_first.issubset(theirs.pairs) or group.lists is None:
        return own.rules.fault(own.scene, group, pairs)
    articles, white = own.rules.lists.articles, set(group.lists.white)
    if all((a in white) is not (b in white) for a, b in theirs.pairs if (a, b) not in floaters_first):
        return articles.transposition, "check.later"
    from_white = group.lists.smaller is Colour.BLACK
    return articles.changing[0 if from_white else 1], "check.other"
