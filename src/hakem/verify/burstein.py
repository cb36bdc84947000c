"""The verdict on a round by the Burstein system of 2026.

The seeding rounds are rounds of the Dutch system (1.6). After them the bye is given
first (3.1); then brackets go from the top, their players ranked by the strength of
whom they have met (1.7, 1.8), and of all pairings that are equally good by C5 to C8 the
first is the one in which the best ranked meets the lowest ranked (4).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import groupby

from hakem.i18n import Datum, Message, PlayerRef
from hakem.model import ByeKind, PlayerId, Points, Tournament
from hakem.values import replace
from hakem.verify.bracket import Better, Partners, candidate_of, judge, whole_rest
from hakem.verify.certificate import BracketProof, RoundProof
from hakem.verify.criteria import AtLevel
from hakem.verify.editions import SwissText
from hakem.verify.faults import RoundFault, bracket_fault, completion_problem
from hakem.verify.graph import BracketPairs, JudgedBracket, OrderStage
from hakem.verify.history import Past, paired_in, pasts
from hakem.verify.participant import Participant, PresentField, field_of
from hakem.verify.search import best_way


def seeding_rounds(t: Tournament) -> int:
    """1.6: half of the rounds, at most four."""
    return min(t.rounds_total // 2, 4)


def by_index(t: Tournament, round_no: int, text: SwissText) -> PresentField:
    """1.8: Buchholz, then Sonneborn-Berger, then the number; scores have no part in it."""
    field = field_of(t, round_no, text.facts)
    everybody = pasts(t, round_no)
    scores = {p: _for_opponents(t, round_no, past) for p, past in everybody.items()}

    def key(e: Participant) -> tuple[Points, Points, int]:
        buchholz, sonneborn_berger = _index(everybody[e.id], scores)
        return -buchholz, -sonneborn_berger, everybody[e.id].player.number

    ordered = tuple(sorted(field.entrants, key=key))
    for rank, e in enumerate(ordered):
        e.rank = rank
    return replace(field, entrants=ordered)


def _index(past: Past, scores: Mapping[PlayerId, Points]) -> tuple[Points, Points]:
    """1.7: whom the player met, and what was made of it; a round without a game is one against oneself."""
    buchholz = sonneborn_berger = Points(0)
    for line in past.lines:
        met = scores[line.opponent] if line.over_the_board and line.opponent is not None else past.score
        buchholz += met
        sonneborn_berger += met * line.points
    return buchholz, sonneborn_berger


def _for_opponents(t: Tournament, round_no: int, past: Past) -> Points:
    """1.7.2: zero-point byes in a row that reaches into this round are draws for those who met the player."""
    rnd = t.rounds[round_no - 1]
    scoring = {bye.player for bye in rnd.byes if bye.kind is not ByeKind.ZERO_POINT}
    score = past.score
    if past.player.id in paired_in(rnd) or past.player.id in scoring:
        return score
    for line in reversed(past.lines):
        if line.bye is not ByeKind.ZERO_POINT:
            break
        score += t.points.draw - line.points
    return score


def burstein_round(field: PresentField, text: SwissText, partners: Partners) -> RoundProof | RoundFault:
    """Proofs for all brackets of a legal round after the seeding rounds, or the first thing that should be another."""
    fault = other_bye(field, text, partners, lambda e: (e.score, -len(e.colours), -e.rank))
    if fault is not None:
        return fault
    playing = [e for e in field.entrants if partners[e.id] is not None]
    by_score = sorted(playing, key=lambda e: (-e.score, e.rank))
    groups = [tuple(group) for _, group in groupby(by_score, key=lambda e: e.score)]
    proved: list[BracketProof] = []
    floaters: tuple[Participant, ...] = ()
    for place, group in enumerate(groups):
        b = _bracket(field, text, (*floaters, *group), groups[place + 1 :])
        given = candidate_of(b, partners)
        found = judge(b, partners, whole_rest)
        if isinstance(found, Better):
            return bracket_fault(text, field, b, given, found)
        proved.append(BracketProof("plain", found))
        floaters = given.floaters
    return RoundProof(tuple(proved))


def _bracket(
    field: PresentField, text: SwissText, players: tuple[Participant, ...], below: list[tuple[Participant, ...]]
) -> JudgedBracket:
    following = below[0] if below else ()
    low = min(e.score for e in players)
    return JudgedBracket(
        (),
        tuple(sorted(players, key=lambda e: e.rank)),
        following,
        tuple(e for group in below[1:] for e in group),
        text.criteria,
        AtLevel(low, field.point),
        AtLevel(following[0].score if following else low, field.point),
        lambda _: False,
        odd=False,
        order=from_the_first,
    )


def from_the_first(b: JudgedBracket, _mdp_pairs: BracketPairs, _pairs: int) -> OrderStage:
    """4: the first player meets the last possible; then the next one who is still free. Whoever leaves comes last."""
    n = len(b.residents)
    place: dict[int, int] = {e.id: i for i, e in enumerate(b.residents)}
    powers: list[int] = [(n + 1) ** (n - 1 - i) for i in range(n)]

    def pair(high: Participant, low: Participant) -> int:
        return (n - 1 - place[low.id]) * powers[place[high.id]]

    return OrderStage("remainder", b.residents, 0, pair, lambda e: n * powers[place[e.id]], (n + 1) ** n)


def other_bye(
    field: PresentField, text: SwissText, partners: Partners, order: Callable[[Participant], tuple[int, ...]]
) -> RoundFault | None:
    """3.1: the bye goes to the lowest score, then to most games, then to the lowest rank, if the rest can be paired.

    ``order`` says so; in 2009 games are no matter (4.1 to 4.3).
    """
    given = next((e for e in field.entrants if partners[e.id] is None), None)
    if given is None:
        return None
    for e in sorted(field.entrants, key=order):
        if e is given:
            return None
        others = tuple(other for other in field.entrants if other is not e)
        if not e.barred and best_way(completion_problem(others, [])).mates is not None:
            data: dict[str, Datum] = {"player": PlayerRef(e.id), "points": Fraction(e.score, field.point)}
            return RoundFault(text.edition.art(text.articles.lowest_bye), Message("verify.lower-bye", data))
    return None
