"""What is wrong with a round, and by which article."""

from __future__ import annotations

from fractions import Fraction

from hakem.i18n import Article, Datum, Message, PairRef, PlayerRef
from hakem.values import dataclass
from hakem.verify.bracket import Better, Candidate
from hakem.verify.editions import Articles, SwissText
from hakem.verify.graph import JudgedBracket
from hakem.verify.participant import Participant, PresentField
from hakem.verify.problem import MatchingProblem


@dataclass(frozen=True, slots=True)
class RoundFault:
    """What is wrong with a round, and the article that says so."""

    article: Article
    message: Message


def bracket_fault(
    text: SwissText, field: PresentField, b: JudgedBracket, given: Candidate, better: Better
) -> RoundFault:
    """Why a bracket should have been paired otherwise."""
    articles = text.articles
    if not better.possible:
        number = articles.completion
    elif better.criterion is not None:
        number = b.criteria[better.criterion].article
    else:
        number = _order_article(better, given, articles)
    data: dict[str, Datum] = {
        "points": Fraction(b.at.low, field.point),
        "better": _told(better.candidate, given),
        "given": _told(given, better.candidate),
    }
    return RoundFault(text.edition.art(number), Message("verify.better", data))


def _order_article(better: Better, given: Candidate, articles: Articles) -> str:
    """Which part of the order puts the better candidate first."""
    best = better.candidate
    if better.stage == "mdps":
        same = [pair[0] for pair in best.mdp_pairs] == [pair[0] for pair in given.mdp_pairs]
        return articles.transpositions if same else articles.sets
    higher = {pair[0].id for pair in best.others}
    return articles.transpositions if higher == {pair[0].id for pair in given.others} else articles.exchanges


def _told(one: Candidate, other: Candidate) -> Datum:
    """What is in one candidate and not in the other: pairs, and players who leave."""
    pairs = tuple(PairRef(high.id, low.id) for high, low in one.pairs if (high, low) not in other.pairs)
    floaters = tuple(PlayerRef(e.id) for e in one.floaters if e not in other.floaters)
    if not floaters:
        return pairs
    return Message("verify.candidate" if pairs else "verify.floaters", {"pairs": pairs, "floaters": floaters})


def completion_problem(players: tuple[Participant, ...], able: list[Participant]) -> MatchingProblem:
    """Who may meet whom, and the bye for one of those who are able to have it; nothing costs anything."""
    rows: list[dict[int, int]] = [{} for _ in players]
    for i, e in enumerate(players):
        for j in range(i + 1, len(players)):
            if e.may_meet(players[j]):
                rows[i][j] = rows[j][i] = 0
    if len(players) % 2:
        receivers = {i: 0 for i, e in enumerate(players) if e in able}
        for i in receivers:
            rows[i][len(players)] = 0
        rows.append(receivers)
    return MatchingProblem(tuple(rows), {})
