"""The verdict on a round by the Dutch system of 2017 or 2026.

The round itself says what its brackets are: from the top, each scoregroup with those
who were left over above. A round is legal if nobody breaks an absolute criterion. It is
the best if every bracket is: later brackets are chosen with those above them fixed. That
the rest can be completed is shown by the round.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby

from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.model import ByeKind, PlayerId, Tournament
from hakem.values import replace
from hakem.verify.bracket import Better, Candidate, Partners, candidate_of, judge, whole_rest, with_following
from hakem.verify.certificate import BracketProof, RoundProof, certificate
from hakem.verify.criteria import AtLevel, QualityRule
from hakem.verify.editions import Articles, DutchText
from hakem.verify.graph import JudgedBracket
from hakem.verify.history import drawn_colour
from hakem.verify.legal import RoundFault, UncolouredPairs, illegal, wrong_colours
from hakem.verify.participant import Participant, PresentField, field_of
from hakem.verify.problem import MatchingProblem, Proof
from hakem.verify.search import best_way
from hakem.verify.verdict import Judgement, VerdictKind


def verify_dutch(
    t: Tournament, round_no: int, text: DutchText, colourless: UncolouredPairs = (), certified: bool = False
) -> Judgement:
    """The verdict on a round that is there, with a certificate if that is wanted."""
    rnd = t.rounds[round_no - 1]
    field = field_of(t, round_no, text.facts)
    fault = illegal(rnd, field, text, colourless)
    if fault is not None:
        return Judgement(round_no, VerdictKind.ILLEGAL, fault.message, fault.article)
    partners: dict[PlayerId, PlayerId | None] = {}
    for game in rnd.games:
        partners[game.white], partners[game.black] = game.black, game.white
    partners |= {bye.player: None for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED}
    judged = _Round(field, text, partners).judged()
    if isinstance(judged, RoundProof):
        wrong = wrong_colours(rnd, field, text, drawn_colour(t), colourless)
        if wrong is None:
            told = certificate(round_no, text, judged) if certified else None
            return Judgement(round_no, VerdictKind.BEST, certificate=told)
        judged = wrong
    return Judgement(round_no, VerdictKind.NOT_BEST, judged.message, judged.article)


class _Round:
    """A legal round whose brackets are judged one after the other."""

    def __init__(self, field: PresentField, text: DutchText, partners: Partners) -> None:
        self.field, self.text, self.partners = field, text, partners
        self.groups = [tuple(group) for _, group in groupby(field.entrants, key=lambda e: e.score)]
        self.odd = len(field.entrants) % 2 == 1
        bye = next((e for e in field.entrants if partners[e.id] is None), None)
        self.bye_score = bye.score if bye is not None and text.lowest_bye else None

    def judged(self) -> RoundProof | RoundFault:
        """Proofs for everything, or the first thing that should be another."""
        lower = self._lower_bye()
        if isinstance(lower, RoundFault):
            return lower
        if self.text.collapses:
            return self._with_collapse()
        return self._each_completes(lower)

    def receives(self, player: Participant) -> bool:
        """C2 and, where it is one of the criteria, C5: who may have the bye."""
        return not player.barred and self.bye_score in (None, player.score)

    def _lower_bye(self) -> Proof | RoundFault | None:
        """C5: that no complete round gives the bye to somebody with fewer points; None if nobody with fewer may."""
        everybody = self.field.entrants
        if self.bye_score is None or not any(not e.barred and e.score < self.bye_score for e in everybody):
            return None
        able = [e for e in everybody if not e.barred and e.score < self.bye_score]
        found = best_way(_completion(everybody, able))
        if found.mates is None:
            return found.proof
        receiver = everybody[found.mates[-1]]
        data: dict[str, Datum] = {"player": PlayerRef(receiver.id), "points": self._points(receiver.score)}
        return RoundFault(self.text.edition.art(self.text.articles.lowest_bye), Message("verify.lower-bye", data))

    def _each_completes(self, lower_bye: Proof | None) -> RoundProof | RoundFault:
        """2026: every bracket lets the round be completed."""
        proved: list[BracketProof] = []
        mdps: tuple[Participant, ...] = ()
        for place in range(len(self.groups)):
            b = self._bracket(mdps, place)
            given = candidate_of(b, self.partners)
            if len(given.floaters) == 1 and self.bye_score is not None:
                b = replace(b, at=b.at._replace(bye_score=self.bye_score), known={})
            found = judge(b, self.partners, whole_rest)
            if isinstance(found, Better):
                return self._fault(b, given, found)
            proved.append(BracketProof("plain", found))
            mdps = given.floaters
        return RoundProof(tuple(proved), lower_bye)

    def _with_collapse(self) -> RoundProof | RoundFault:
        """2017: a bracket is paired without a look at the end, unless the round could not be completed after it."""
        proved: list[BracketProof] = []
        mdps: tuple[Participant, ...] = ()
        for place in range(len(self.groups) - 1):
            b = self._bracket(mdps, place)
            given = candidate_of(b, self.partners)
            found = judge(b, self.partners, with_following)
            if not isinstance(found, Better):
                proved.append(BracketProof("plain", found))
                mdps = given.floaters
                continue
            stuck = self._cannot_be_completed(found.candidate, place)
            if stuck is None:
                return self._fault(b, given, found)
            b = self._looking_no_further(b)
            there = judge(b, self.partners, whole_rest)
            if isinstance(there, Better):
                return self._fault(b, given, there)
            proved.append(BracketProof("penultimate", there, found, stuck))
            return self._last(proved, given.floaters, place + 1, "collapsed")
        return self._last(proved, mdps, len(self.groups) - 1, "last")

    def _last(
        self, proved: list[BracketProof], mdps: tuple[Participant, ...], place: int, role: str
    ) -> RoundProof | RoundFault:
        """The last bracket, of one scoregroup or of several that have collapsed into one."""
        residents = tuple(e for group in self.groups[place:] for e in group)
        b = JudgedBracket(
            mdps, residents, (), (), self._here_only(), self._level(residents), self._level(residents),
            self.receives, self.odd,
        )  # fmt: skip
        found = judge(b, self.partners, whole_rest)
        if isinstance(found, Better):
            return self._fault(b, candidate_of(b, self.partners), found)
        return RoundProof((*proved, BracketProof(role, found)))

    def _cannot_be_completed(self, best: Candidate, place: int) -> Proof | None:
        """The proof that nobody could complete the round after the best candidate; None if somebody could."""
        left = (*best.floaters, *(e for group in self.groups[place + 1 :] for e in group))
        found = best_way(_completion(left, [e for e in left if not e.barred]))
        return found.proof if found.mates is None else None

    def _bracket(self, mdps: tuple[Participant, ...], place: int) -> JudgedBracket:
        group, below = self.groups[place], self.groups[place + 1 :]
        following = below[0] if below else ()
        beyond = tuple(e for later in below[1:] for e in later)
        ahead = self._level(following or group)._replace(ends_with_bye=not beyond and self.odd)
        return JudgedBracket(
            mdps, group, following, beyond, self.text.criteria, self._level(group), ahead, self.receives, self.odd
        )

    def _looking_no_further(self, b: JudgedBracket) -> JudgedBracket:
        """The same bracket without criteria about the following one."""
        return replace(b, following=(), beyond=b.following + b.beyond, criteria=self._here_only(), known={})

    def _here_only(self) -> tuple[QualityRule, ...]:
        return tuple(c for c in self.text.criteria if not c.looks_ahead)

    def _level(self, players: tuple[Participant, ...]) -> AtLevel:
        return AtLevel(players[-1].score, self.field.point)

    def _points(self, score: int) -> Fraction:
        return Fraction(score, self.field.point)

    def _fault(self, b: JudgedBracket, given: Candidate, better: Better) -> RoundFault:
        """Why the bracket should have been paired otherwise."""
        articles = self.text.articles
        if not better.possible:
            number = articles.completion
        elif better.criterion is not None:
            number = b.criteria[better.criterion].article
        else:
            number = _order_article(better, given, articles)
        data: dict[str, Datum] = {
            "points": self._points(b.residents[0].score),
            "better": _told(better.candidate, given),
            "given": _told(given, better.candidate),
        }
        return RoundFault(self.text.edition.art(number), Message("verify.better", data))


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


def _completion(players: tuple[Participant, ...], able: list[Participant]) -> MatchingProblem:
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
