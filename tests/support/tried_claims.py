"""What explanations say of the first candidates of brackets, in the form in which judges and verifier say it too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from hakem.explain import Rung
from hakem.i18n import Datum, Message
from hakem.matching.blossoms import FREE
from hakem.matching.cardinality import maximum_matching
from hakem.model import Bye, ByeKind, Game, Mark, PlayerId, Round, Tournament
from hakem.pairing import system_for
from hakem.pairing.swiss.brackets.bracket import Outcome
from hakem.pairing.swiss.brackets.tried_first import candidates_compared, first_allowed
from hakem.pairing.swiss.brackets.whole_round import BY_SUBGROUPS, PairedBracket
from hakem.pairing.swiss.dutch.explanation import straight
from hakem.pairing.swiss.dutch.rules import DutchRules
from hakem.pairing.swiss.dutch.system import DutchSwiss, paired_brackets
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Field, field_of, set_of
from hakem.verify.parting import parting
from tests.judges.choice import Tried, Value
from tests.judges.dutch_candidates import candidates
from tests.support.why_not_claims import counted, random_round, row

Pairs = frozenset[frozenset[PlayerId]]


class Said(NamedTuple):
    """Of a bracket: its pairs, those that come first and are legal, whether those are the first of all, the ladder.

    The ladder has the values of both by article, down to the one that decides; it is
    empty where the first is the best.
    """

    chosen: Pairs
    first: Pairs
    straight: bool
    ladder: tuple[tuple[str, Value, Value], ...]


def _field(t: Tournament, edition: str) -> tuple[Field, DutchRules]:
    system = system_for("dutch", edition, t)
    assert isinstance(system, DutchSwiss)
    system.pair(t)
    return field_of(t, system.rules.facts), system.rules


def said_of(t: Tournament, edition: str) -> list[Said]:
    """What the engine says of every bracket of the next round."""
    field, rules = _field(t, edition)
    maker = StepMaker(field, rules)
    return [_said(maker, paired) for paired in paired_brackets(field, rules)]


def _said(maker: StepMaker[DutchRules], paired: PairedBracket) -> Said:
    field, first = maker.field, straight(paired.costs)
    allowed = first_allowed(paired, BY_SUBGROUPS)
    legal = all(field.opponents[a] >> b & 1 for a, b in first.pairs) and paired.lets_complete(first)
    ladder: tuple[Rung, ...] = ()
    if allowed != paired.outcome:
        ladder = candidates_compared(maker, paired, allowed)
        assert [rung.ours == rung.theirs for rung in ladder] == [True] * (len(ladder) - 1) + [False]
        assert ladder[-1].theirs > ladder[-1].ours
    assert not legal or first == allowed
    return Said(_ids(field, paired.outcome), _ids(field, allowed), first == allowed, _by_article(ladder))


def _ids(field: Field, found: Outcome) -> Pairs:
    return frozenset(frozenset((field.ids[a], field.ids[b])) for a, b in found.pairs)


def _by_article(ladder: Sequence[Rung]) -> tuple[tuple[str, Value, Value], ...]:
    """Criteria of one article together, as judges have them."""
    found: dict[str, tuple[Value, Value]] = {}
    for rung in ladder:
        ours, theirs = value_of(rung.ours, rung.our_value), value_of(rung.theirs, rung.their_value)
        before = found.get(rung.article.number, ((), ()))
        found[rung.article.number] = before[0] + ours, before[1] + theirs
    return tuple(_row(article, *values) for article, values in found.items())


def _row(article: str, ours: Value, theirs: Value) -> tuple[str, Value, Value]:
    """Whose colours were beyond all limits already counts for the judge in every pair: then only the order tells."""
    if article in ("2.4.5", "2.4.6", "C.8", "C.9"):
        return article, (0,), ((theirs > ours) - (theirs < ours),)
    return article, ours, theirs


def value_of(sizes: tuple[int, ...], said: Message | None) -> Value:
    """What people are told, as numbers."""
    if said is None:
        return sizes
    if said.key == "why.value.beyond-the-bye":
        return (SEVERAL,)
    points = said.data.get("points", ())
    assert isinstance(points, tuple)
    return tuple(map(_plain, points))


SEVERAL = 3
"""So many are left over at the end of the round at least if it is not just one who may have the bye."""


def _plain(datum: Datum) -> Fraction:
    """Points; of who moves on the text leaves open how much more it is."""
    if isinstance(datum, Message):
        datum = datum.data["points"]
        assert isinstance(datum, Fraction)
        return datum + _MORE
    assert isinstance(datum, Fraction)
    return datum


_MORE = Fraction(1)
"""The judge takes it for one point more."""


def judged(log: Sequence[Tried], edition: str) -> list[Said]:
    """What a judge says of the same brackets."""
    return [_judged(each, edition) for each in log]


def _judged(tried: Tried, edition: str) -> Said:
    bracket = tried.chosen.bracket
    sizes = range(len(bracket.players) // 2, -1, -1)
    first = next(c for pairs in sizes for c in candidates(bracket, pairs, lambda _one, _two: True))
    return Said(
        _names(tried.chosen.pairs),
        _names(tried.first.pairs),
        _names(first.pairs) == _names(tried.first.pairs),
        tuple(_ladder(tried, edition)),
    )


def _names(pairs: Sequence[tuple[object, object]]) -> Pairs:
    return frozenset(frozenset(player.id for player in pair) for pair in pairs)  # type: ignore[attr-defined]


def _ladder(tried: Tried, edition: str) -> Iterator[tuple[str, Value, Value]]:
    """The criteria by their articles; what is asked of the following bracket only if somebody floats into it."""
    if _names(tried.chosen.pairs) == _names(tried.first.pairs):
        return
    articles = [f"2.4.{n}" for n in range(1, 17)] if edition == "2026" else [f"C.{n}" for n in range(5, 20)]
    if len(tried.values) < len(articles):
        articles.remove("C.7")
    bracket = tried.chosen.bracket
    at_the_end = len(bracket.below) == 1 and (len(tried.chosen.downfloaters) + len(bracket.below[0])) % 2 == 1
    for article, (ours, theirs) in zip(articles, tried.values, strict=True):
        ahead = article in ("2.4.3", "C.7")
        if ahead and not (bracket.below and tried.chosen.downfloaters):
            continue
        length = 1 if ahead and ours[0] != theirs[0] else None  # the number decides before the scores
        told = (_told(article, value, at_the_end)[:length] for value in (ours, theirs))
        yield _row(article, *told)
        if ours != theirs:
            return


def _told(article: str, value: Value, at_the_end: bool) -> Value:
    """Without what is no shortfall: games all played, and pairs without a difference of scores."""
    if article in ("2.4.4", "C.6"):
        return tuple(each for each in value if each)
    if article == "C.7" and at_the_end and value[0] >= SEVERAL:
        value = (SEVERAL, *value[1:])
    return value[:1] + tuple(each for each in value[1:] if each) if article == "C.7" else value


@dataclass(frozen=True)
class TriedClaim:
    """The ladder of a bracket, and what the verifier has against it; nothing if it agrees."""

    rungs: tuple[Rung, ...]
    against: str = ""


def confirmed_by_the_verifier(number: int) -> Iterator[TriedClaim]:
    """The ladders of a random round: the first candidates are put into whole rounds, which the verifier compares."""
    asked = random_round(number)
    field, rules = _field(asked.t, asked.edition)
    maker, brackets = StepMaker(field, rules), paired_brackets(field, rules)
    own = [pair for bracket in brackets for pair in bracket.outcome.pairs]
    for place, paired in enumerate(brackets):
        allowed = first_allowed(paired, BY_SUBGROUPS)
        before = [pair for bracket in brackets[:place] for pair in bracket.outcome.pairs]
        whole = None if allowed == paired.outcome else _completed(field, paired, [*before, *allowed.pairs])
        if whole is None:
            continue
        rungs = candidates_compared(maker, paired, allowed)
        rounds = [_with_round(asked.t, field, pairs) for pairs in (own, whole)]
        seen = parting(rounds[0], rounds[1], len(rounds[0].rounds), asked.edition)
        assert seen is not None
        said = [row(r.article.number, counted(r, r.ours), counted(r, r.theirs)) for r in rungs]
        theirs = [row(article, _not_zero(one), _not_zero(two)) for article, one, two in seen.ladder]
        if paired.costs.following is None or not (paired.outcome.floaters or allowed.floaters):
            theirs = [each for each in theirs if each[0] not in ("2.4.3", "C.7")]
        yield TriedClaim(rungs, "" if said == theirs else f"{number}: criteria {said}: they are {theirs}")


def _not_zero(sizes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(size for size in sizes if size)


def _completed(field: Field, paired: PairedBracket, pairs: list[tuple[int, int]]) -> list[tuple[int, int]] | None:
    """A legal round that begins with these pairs; None if there is none (2017, where nobody asks for one yet)."""
    assert paired.completion is not None
    adjacency = paired.completion.adjacency
    left = set_of(v for v in range(len(adjacency))) & ~set_of(p for pair in pairs for p in pair)
    mate = maximum_matching(adjacency, None, left)
    if any(mate[v] == FREE for v in range(len(adjacency)) if left >> v & 1):
        return None
    return [*pairs, *((a, b) for a, b in enumerate(mate) if left >> a & 1 and a < b < field.size)]


def _with_round(t: Tournament, field: Field, pairs: Sequence[tuple[int, int]]) -> Tournament:
    games = tuple(Game(field.ids[a], field.ids[b], Mark.PENDING, Mark.PENDING) for a, b in pairs)
    met = {p for pair in pairs for p in pair}
    byes = tuple(Bye(field.ids[p], ByeKind.PAIRING_ALLOCATED) for p in range(field.size) if p not in met)
    return replace(t, rounds=(*t.rounds, Round(games, byes)), absences=())
