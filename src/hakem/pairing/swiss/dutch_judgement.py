"""A round that somebody else made, held against the rules: the first article by which it falls behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from hakem.explain import Step
from hakem.model import Colour
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.bracket import Outcome
from hakem.pairing.swiss.brackets import PairedBracket
from hakem.pairing.swiss.bye import Prospect
from hakem.pairing.swiss.colours import colour_of_first
from hakem.pairing.swiss.comparison import first_difference, inside
from hakem.pairing.swiss.dutch_explanation import Teller
from hakem.pairing.swiss.dutch_rules import DutchRules
from hakem.pairing.swiss.field import Field


def judged(field: Field, rules: DutchRules, given: RoundPairing, initial: Colour) -> Step | None:
    """The first thing that is wrong with a round; None if nothing is."""
    return next(_findings(field, rules, given, initial), None)


def _findings(field: Field, rules: DutchRules, given: RoundPairing, initial: Colour) -> Iterator[Step]:
    teller = Teller(field, rules)
    index = {p: i for i, p in enumerate(field.ids)}
    seated = Counter(p for board in given.boards for p in (board.white, board.black))
    seated.update(bye.player for bye in given.byes)
    strangers = [p for p in seated if p not in index]
    if strangers:
        yield Step(rules.edition.art(rules.absolute.completion), "dutch.check.stranger", tuple(strangers))
        return
    twice = [index[p] for p, count in seated.items() if count > 1]
    missing = [i for p, i in index.items() if p not in seated]
    for outcome, players in (("check.twice", twice), ("check.unpaired", missing)):
        if players:
            yield teller.step(rules.absolute.completion, outcome, players, players=teller.numbers(players))
            return
    pairs = [_ordered(index[board.white], index[board.black]) for board in given.boards]
    byes = [index[bye.player] for bye in given.byes]
    yield from _absolute(teller, pairs, byes)
    yield from _brackets(teller, pairs, byes)
    yield from _colours(teller, given, initial)


def _ordered(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def _absolute(teller: Teller, pairs: Sequence[tuple[int, int]], byes: Sequence[int]) -> Iterator[Step]:
    for a, b in sorted(pairs):
        if not teller.field.opponents[a] >> b & 1:
            yield teller.step(teller.barred((a, b)), "check.barred", (a, b), pairs=teller.pairs([(a, b)]))
    if len(byes) > 1:
        yield teller.step(teller.rules.absolute.completion, "check.byes", byes, players=teller.numbers(byes))
    for player in byes:
        if not teller.field.profiles[player].may_have_bye:
            yield teller.step(teller.rules.absolute.bye, "check.bye", (player,), player=teller.numbers([player]))


def _brackets(teller: Teller, pairs: Sequence[tuple[int, int]], byes: Sequence[int]) -> Iterator[Step]:
    field, rules = teller.field, teller.rules
    groups = field.groups
    prospect = rules.prospects(field, groups, str(rules.edition.art(rules.absolute.completion)))
    for player in byes:
        score = field.profiles[player].score
        if prospect.bye_score is not None and score > prospect.bye_score:
            number = teller.numbers([player])
            yield teller.step(rules.absolute.lowest_bye, "check.bye-too-high", (player,), player=number)
    for own in rules.procedure(field, groups, rules.quality, prospect):
        theirs = inside(own.problem, pairs)
        if theirs != own.outcome:
            yield _difference(teller, own, theirs, prospect)
            return


def _difference(teller: Teller, own: PairedBracket, theirs: Outcome, prospect: Prospect) -> Step:
    """What tells two outcomes of one bracket apart."""
    absolute = teller.rules.absolute
    data = {"ours": teller.outcome(own.outcome), "theirs": teller.outcome(theirs)}
    players = own.problem.bracket.players
    decided = first_difference(own.problem, own.outcome, theirs)
    if decided is None:
        return teller.step(_order_article(teller, own, theirs), "check.later", players, **data)
    criterion, worse = decided
    if worse:
        return teller.step(criterion.article, f"check.worse.{criterion.name}", players, **data)
    if not prospect.completion.completes(theirs.floaters, own.place + 1):
        return teller.step(absolute.completion, "check.incomplete", players, **data)
    return teller.step(absolute.best, "check.other", players, **data)


def _order_article(teller: Teller, own: PairedBracket, theirs: Outcome) -> str:
    """Where the order is written that puts one of two equally good candidates first."""
    absolute = teller.rules.absolute
    moved_down = set(own.problem.bracket.players[: own.problem.bracket.moved_down])

    def split(outcome: Outcome) -> tuple[set[int], dict[int, int], set[int]]:
        upper = {a: b for a, b in outcome.pairs if a in moved_down}
        return set(upper), upper, {a for a, _ in outcome.pairs} - moved_down

    (sets, opponents, tops), (their_sets, their_opponents, their_tops) = split(own.outcome), split(theirs)
    if sets != their_sets:
        return absolute.sets
    return absolute.exchanges if opponents == their_opponents and tops != their_tops else absolute.transpositions


def _colours(teller: Teller, given: RoundPairing, initial: Colour) -> Iterator[Step]:
    field = teller.field
    index = {p: i for i, p in enumerate(field.ids)}
    for board in given.boards:
        first, second = _ordered(index[board.white], index[board.black])
        colour, article = colour_of_first(field, first, second, initial, teller.rules.colours)
        white, black = (first, second) if colour is Colour.WHITE else (second, first)
        if field.ids[white] != board.white:
            numbers = {"white": field.numbers[white], "black": field.numbers[black]}
            reason = teller.rules.colours.rule(article).value
            yield teller.step(article, f"colour.{reason}", (white, black), higher=field.numbers[first], **numbers)
