"""A round that somebody else made: the first thing that is wrong with it, in any Swiss system.

Where a system goes from group to group, that may be the first group of which
the given round makes something else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from hakem.explain import ORDER, Comparison, Rung, Step
from hakem.model import Colour
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.brackets.bracket import Outcome, outcome
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.explain import Cited, StepMaker
from hakem.pairing.swiss.field import Pair, ordered
from hakem.values import dataclass

Differences = Callable[[Sequence[Pair], Sequence[int]], Iterator[Comparison]]
"""What the rules hold against a round that is complete and legal: its pairs, and those who have the bye."""


@dataclass(frozen=True, slots=True)
class Scrutiny:
    """What a given round is held against.

    ``legal[i]`` are those whom player i may meet; ``differences`` is asked only
    about rounds that are complete and legal, ``colour`` only where the pairs
    are the right ones.
    """

    maker: StepMaker[Cited]
    legal: Sequence[int]
    differences: Differences
    colour: ColourOfFirst


def verdict(own: Scrutiny, given: RoundPairing) -> Comparison | None:
    """The first thing that is wrong with a round; None if nothing is."""
    return next(_findings(own, given), None)


def _findings(own: Scrutiny, given: RoundPairing) -> Iterator[Comparison]:
    maker = own.maker
    completion = maker.rules.absolute.completion
    index = {p: i for i, p in enumerate(maker.field.ids)}
    seated = Counter(p for board in given.boards for p in (board.white, board.black))
    seated.update(bye.player for bye in given.byes)
    strangers = tuple(p for p in seated if p not in index)
    if strangers:
        yield Comparison(Step(maker.rules.edition.art(completion), "swiss.check.stranger", strangers))
        return
    twice = [index[p] for p, count in seated.items() if count > 1]
    missing = [i for p, i in index.items() if p not in seated]
    for words, players in (("check.twice", twice), ("check.unpaired", missing)):
        if players:
            yield Comparison(maker.step(completion, words, players, players=maker.players(players)))
            return
    pairs = [ordered(index[board.white], index[board.black]) for board in given.boards]
    byes = [index[bye.player] for bye in given.byes]
    yield from map(Comparison, _absolute(own, pairs, byes))
    yield from own.differences(pairs, byes)
    yield from map(Comparison, _colours(own, given))


def other_bye(maker: StepMaker[Cited], mine: int | None, byes: Sequence[int]) -> Iterator[Comparison]:
    """Whether somebody else has the bye than the one to whom the rules give it before anybody is paired."""
    own = () if mine is None else (mine,)
    if tuple(byes) != own:
        ours, theirs = maker.players(own), maker.players(byes)
        article = maker.rules.absolute.lowest_bye
        step = maker.step(article, "check.other-bye", (*own, *byes), ours=ours, theirs=theirs)
        yield Comparison(step, (named_rung(maker, article, "bye", own, byes),))


def named_rung(
    maker: StepMaker[Cited], article: str, criterion: str, ours: Sequence[int] = (), theirs: Sequence[int] = ()
) -> Rung:
    """A rung of which the text names somebody, or the order of candidates, and the other round has another one."""
    ids = maker.field.ids
    return Rung(
        maker.rules.edition.art(article),
        criterion,
        our_players=tuple(ids[p] for p in ours),
        their_players=tuple(ids[p] for p in theirs),
        other=True,
    )


def _absolute(own: Scrutiny, pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Step]:
    maker = own.maker
    for a, b in sorted(pairs):
        if not own.legal[a] >> b & 1:
            yield maker.step(maker.barred((a, b)), "check.barred", (a, b), pairs=maker.pairs([(a, b)]))
    if len(byes) > 1:
        yield maker.step(maker.rules.absolute.completion, "check.byes", byes, players=maker.players(byes))
    for player in byes:
        if not maker.field.profiles[player].may_have_bye:
            yield maker.step(maker.rules.absolute.bye, "check.bye", (player,), player=maker.player(player))


def _colours(own: Scrutiny, given: RoundPairing) -> Iterator[Step]:
    maker = own.maker
    field = maker.field
    index = {p: i for i, p in enumerate(field.ids)}
    for board in given.boards:
        first, second = ordered(index[board.white], index[board.black])
        colour, article = own.colour(first, second)
        white, black = (first, second) if colour is Colour.WHITE else (second, first)
        if field.ids[white] != board.white:
            yield maker.colours((white, black), first, article)


@dataclass(frozen=True, slots=True)
class PairedGroup:
    """A group as the rules pair it.

    ``score`` is that of the group in units of the field. ``players`` are all
    who were in it, whoever came from another group included; whoever is in no
    pair of ``pairs`` left it again. ``leaving`` is where it is written who
    leaves (or joins) the group, ``pairing`` who of those who stay meets whom,
    ``colours`` that as few pairs as possible have two due the same colour, if
    that comes before the order of pairings.
    """

    score: int
    players: tuple[int, ...]
    pairs: tuple[Pair, ...]
    leaving: str
    pairing: str
    colours: str | None = None

    @property
    def outcome(self) -> Outcome:
        """The pairs, and those who left."""
        return outcome(self.pairs, self.players)


@dataclass(frozen=True, slots=True)
class OwnGroups:
    """The round of the rules, group by group in the order of pairing, and who has the bye."""

    maker: StepMaker[Cited]
    legal: Sequence[int]
    groups: Sequence[PairedGroup]
    bye: int | None
    colour: ColourOfFirst


def judged_by_groups(own: OwnGroups, given: RoundPairing) -> Comparison | None:
    """The first thing that is wrong with a round; None if nothing is."""

    def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Comparison]:
        yield from other_bye(own.maker, own.bye, byes)
        yield from _groups(own, pairs)

    return verdict(Scrutiny(own.maker, own.legal, differences, own.colour), given)


def _groups(own: OwnGroups, pairs: Sequence[Pair]) -> Iterator[Comparison]:
    for group in own.groups:
        here = set(group.players)
        theirs = outcome([pair for pair in pairs if here.issuperset(pair)], group.players)
        if theirs != group.outcome:
            rungs = tuple(_rungs(own, group, theirs))
            decided = rungs[-1]
            said = "check.worse.preference" if decided.criterion == _CLASHES else "check.other"
            ours, other = own.maker.apart(group.outcome, theirs)
            article = decided.article.number
            step = own.maker.step(article, said, group.players, at=group.score, ours=ours, theirs=other)
            yield Comparison(step, rungs, step.bracket)
            return


_CLASHES = "preference"


def _rungs(own: OwnGroups, group: PairedGroup, theirs: Outcome) -> Iterator[Rung]:
    """Who leaves the group, then the colours if they come before the order, then the order."""
    maker, ours = own.maker, group.outcome
    if theirs.floaters != ours.floaters:
        yield named_rung(maker, group.leaving, "floaters", ours.floaters, theirs.floaters)
        return
    if group.colours:
        clashing = clash_rung(maker, group.colours, _CLASHES, ours, theirs)
        yield clashing
        if clashing.theirs > clashing.ours:
            return
    yield named_rung(maker, group.pairing, ORDER)


def clash_rung(maker: StepMaker[Cited], article: str, criterion: str, ours: Outcome, theirs: Outcome) -> Rung:
    """How many pairs have two due the same colour, and whose."""
    due, ids = [profile.colour for profile in maker.field.profiles], maker.field.ids
    mine, other = (
        [pair for pair in found.pairs if due[pair[0]] is not None and due[pair[0]] is due[pair[1]]]
        for found in (ours, theirs)
    )
    return Rung(
        maker.rules.edition.art(article),
        criterion,
        (len(mine),),
        (len(other),),
        tuple(ids[p] for pair in mine for p in pair),
        tuple(ids[p] for pair in other for p in pair),
    )
