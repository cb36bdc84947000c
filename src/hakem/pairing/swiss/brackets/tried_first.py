"""What an arbiter would try first in a bracket, and which rule rejects it.

The first candidate of all may break an absolute rule, or leave a rest that cannot be
paired. Then the first candidate that does neither is looked at. It is either the best
one, or the first criterion that holds more against it says why not; both stand beside
each other down to that criterion.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.explain import Level, Rung, Step
from hakem.explain.ladder import rung_message
from hakem.i18n import Datum
from hakem.pairing.swiss.articles import OrderArticles
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome
from hakem.pairing.swiss.brackets.criteria import BracketLevel, Criteria, Criterion, Scored
from hakem.pairing.swiss.brackets.ladder import cost_here, ladder, total
from hakem.pairing.swiss.brackets.search import CandidateOrder
from hakem.pairing.swiss.brackets.whole_round import PairedBracket, best_that_completes, best_with_following
from hakem.pairing.swiss.explain import Cited, StepMaker
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class TriedFirst:
    """The bracket, the first candidate of all, and the order of those that come after it.

    ``words`` is where the system has its own sentences, ``articles`` where the order is written.
    """

    maker: StepMaker[Cited]
    paired: PairedBracket
    first: Outcome
    order: CandidateOrder
    articles: OrderArticles
    words: str = ""

    def step(self, article: str, said: str, level: Level = Level.REASON, **data: Datum) -> Step:
        """A step about the whole bracket."""
        bracket = self.paired.costs.bracket
        step = self.maker.step(article, said, bracket.players, at=bracket.score, level=level)
        return replace(step, data=data)

    def steps(self) -> Iterator[Step]:
        """What is wrong with the first candidates, or that nothing is; nothing to say if there is no candidate."""
        found, first = self.paired.outcome, self.first
        if not first.pairs:
            return
        if first == found:
            yield self.step(self.articles.best, f"{self.words}first-candidate")
            return
        yield self.step(self.articles.subgroups, "tried", Level.DETAIL, first=self.maker.outcome(first))
        refused = self._refused()
        if refused is None:
            yield from self._compared(first, Level.REASON)
            return
        yield refused
        allowed = first_allowed(self.paired, self.order)
        if allowed == found:
            yield self.step(self.articles.best, "tried.best", Level.DETAIL)
            return
        yield self.step(self.articles.best, "tried.next", Level.DETAIL, first=self.maker.outcome(allowed))
        yield from self._compared(allowed, Level.DETAIL)

    def _refused(self) -> Step | None:
        """The absolute rule that the first candidate breaks; None if it breaks none."""
        maker, field = self.maker, self.paired.costs.field
        barred = [pair for pair in self.first.pairs if not field.opponents[pair[0]] >> pair[1] & 1]
        if barred:
            article = maker.barred(barred[0])
            pairs = maker.pairs([pair for pair in barred if maker.barred(pair) == article])
            return self.step(article, f"{self.words}first-candidate-barred", pairs=pairs)
        if not self.paired.lets_complete(self.first):
            return self.step(maker.rules.absolute.completion, f"{self.words}first-candidate-incomplete")
        return None

    def _compared(self, other: Outcome, level: Level) -> Iterator[Step]:
        """The criterion by which a legal candidate falls behind, then the ladder down to it."""
        rungs = candidates_compared(self.maker, self.paired, other)
        mine, theirs = self.maker.outcome(self.paired.outcome), self.maker.outcome(other)
        decided = rungs[-1]
        article = decided.article.number
        yield self.step(article, f"check.worse.{decided.criterion}", level, ours=mine, theirs=theirs)
        for rung in rungs:
            said = rung_message(rung)
            data = dict(said.data)
            yield self.step(rung.article.number, said.key.removeprefix("step.swiss."), Level.DETAIL, **data)


def deciding_article(tried: Sequence[Step], otherwise: str) -> str:
    """The article that decided about the bracket as a whole: of what is told of it, the first reason."""
    return next((step.article.number for step in tried if step.level is Level.REASON), otherwise)


def candidates_compared(maker: StepMaker[Cited], paired: PairedBracket, other: Outcome) -> tuple[Rung, ...]:
    """The ladder of the outcome of a bracket and of a legal candidate that is worse.

    The following bracket is asked about only if somebody floats into it; what it
    makes of the same floaters is the same.
    """
    costs, found = paired.costs, paired.outcome
    totals = cost_here(costs, found), cost_here(costs, other)
    looks_ahead = bool(found.floaters or other.floaters) and costs.following is not None
    if looks_ahead:
        mine = total(paired, found)
        same = found.floaters == other.floaters
        totals = mine, mine - totals[0] + totals[1] if same else total(paired, other)
    return ladder(maker, costs, (found, other), totals, looks_ahead=looks_ahead)


def _moved_down(player: Scored, at: BracketLevel) -> int:
    return 1 if player.score > at.score else 0


def first_allowed(paired: PairedBracket, order: CandidateOrder) -> Outcome:
    """The first candidate in the order that has as many pairs as there can be and breaks no absolute rule.

    So nothing is asked but how many are left over, and as few of those moved down as
    can be. A collapsed bracket leaves over one at most, and moved down are those that
    came from above, whatever the scores.
    """
    costs, completion = paired.costs, paired.completion
    assert completion is not None
    first = costs.criteria.all[0]
    stay = Criterion(first.article, first.name, floater=_moved_down)
    asked = Criteria((first,) if paired.role == "collapsed" else (first, stay))
    plain = BracketCosts(costs.field, costs.bracket, None, asked)
    if paired.must_complete:
        return best_that_completes(plain, completion, paired.place, order)
    return best_with_following(plain, completion, paired.place, order)
