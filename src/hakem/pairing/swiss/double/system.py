"""The Double-Swiss: every pairing is a match of two games, upfloaters only, no preferences for colours (C.04.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Comparison, Level, Step, Trace
from hakem.facts.acceleration import BAKU_BY_WINS
from hakem.facts.bye_bars import full_point_bye_or_forfeit_win
from hakem.facts.card import cards
from hakem.facts.double_rounds import GAMES, contest_of_matches
from hakem.facts.floats import never
from hakem.facts.team_preferences import no_preferences
from hakem.i18n import Datum, Message, PairRef
from hakem.model import Bye, ByeKind, Game, PlayerId, RoundNo, Tournament
from hakem.pairing.announce import forfeited, require_round_to_come
from hakem.pairing.api import Board, RoundPairing, short_repr
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.field import FieldRules
from hakem.pairing.swiss.system import AnnouncedSwiss, SeenContest
from hakem.pairing.swiss.upfloating import colours
from hakem.pairing.swiss.upfloating.contest import UpfloatContest
from hakem.pairing.swiss.upfloating.rules import UpfloatCriteria, UpfloatRules
from hakem.regulations import DOUBLE_SWISS_2026
from hakem.values import dataclass, replace

DOUBLE_RULES_2026 = UpfloatRules(
    edition=DOUBLE_SWISS_2026,
    of_field=FieldRules(
        never,
        full_point_bye_or_forfeit_win,
        BAKU_BY_WINS.scores,
        exempts_topscorers=False,
        forfeits_float=True,
        preference=no_preferences,
    ),
    absolute=AbsoluteArticles(rematch="C1", bye="C2", colours="C1", completion="C3", lowest_bye="3.4"),
    criteria=UpfloatCriteria(
        brackets="1.3",
        fewest="C4",
        scores="C5",
        following="C6",
        upfloaters_again="C7",
        preferences=None,
        strong_preferences=None,
        opponents_again="C8",
        sets="3.5",
        pairings="3.6",
    ),
    colours=ColourArticles(
        both="",
        stronger="",
        alternate="4.3.3",
        higher="",
        number="4.3.1",
        further=(("4.3.2", "fewer-whites"), ("4.3.4", "alternate-first"), ("4.3.5", "alternate-other")),
    ),
    colour_rules=(
        ("4.3.1", colours.by_number),
        ("4.3.2", colours.fewer_whites),
        ("4.3.3", colours.last_difference),
        ("4.3.4", colours.last_of_the_first),
        ("4.3.5", colours.last_of_the_other),
    ),
    exempt_rounds=1,
)


@dataclass(frozen=True, slots=True)
class DoubleSwiss(AnnouncedSwiss):
    """Odd rounds are first games, and are paired; even rounds are the second games of the same pairs."""

    name: ClassVar[str] = "double-swiss"
    rules: UpfloatRules = DOUBLE_RULES_2026

    __repr__ = short_repr

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        seen = self.seen(t)
        if seen is None:
            return self._second_games(t, trace)
        return replace(seen.system.pair(seen.event, trace), round_no=t.next_round)

    def seen(self, t: Tournament) -> SeenContest | None:
        """The matches as the rules see them; None where the next games are the second ones."""
        if t.rounds_total % GAMES:
            raise RequestError(Message("pairing.odd-number-of-games", {"rounds": t.rounds_total}))
        if len(t.rounds) % GAMES:
            return None
        contest = contest_of_matches(t)
        return SeenContest(UpfloatContest(self.rules, contest), contest.event, rounds=GAMES)

    def compared(self, t: Tournament, given: RoundPairing, _world: Tournament | None = None) -> Comparison | None:
        """What tells a given round from the one of the rules; second games have no choice."""
        seen = self.seen(t)
        if seen is not None:
            return seen.system.compared(seen.event, given)
        article = self.edition.art("0")
        return Comparison(Step(article, "upfloat.check.second-games", data={"round": t.next_round}))

    def _second_games(self, t: Tournament, trace: Trace) -> RoundPairing:
        """The pairs of the round before with the colours changed; whoever is not there any more loses by forfeit.

        A bye is one of the whole match: the pairing-allocated one is worth a draw
        in addition (1.4), one that was asked for goes on as it was.
        """
        article = self.edition.art("0")
        require_round_to_come(t, t.rounds_total, article)
        cards(t)  # refuses an event that contradicts itself
        here = {p.id: p.takes_part_in(t.next_round) for p in t.players}
        away = {a.player for a in t.absences if a.round_no == t.next_round}
        there = {p for p, is_there in here.items() if is_there and p not in away}
        pairs = [(game.black, game.white) for game in t.rounds[-1].games]
        boards = tuple(Board(*pair) for pair in pairs if there.issuperset(pair))
        missing = (pair for pair in pairs if not there.issuperset(pair))
        forfeits = tuple(forfeited(*pair, pair[0] in there, pair[1] in there) for pair in missing)
        byes = tuple(
            Bye(bye.player, _going_on(bye.kind)) for bye in t.rounds[-1].byes if here[bye.player] or bye.player in away
        )
        if trace.wanted:
            for step in _told(t.next_round, boards, forfeits, self.rules):
                trace.add(step)
        return RoundPairing(t.next_round, boards, byes, forfeits)


def _going_on(kind: ByeKind) -> ByeKind:
    return ByeKind.HALF_POINT if kind is ByeKind.PAIRING_ALLOCATED else kind


def _told(
    round_no: RoundNo, boards: tuple[Board, ...], forfeits: tuple[Game, ...], rules: UpfloatRules
) -> Iterator[Step]:
    article = rules.edition.art("0")
    pairs: list[tuple[PlayerId, PlayerId]] = [(b.white, b.black) for b in boards]
    for number, pair in enumerate([*pairs, *(game.players for game in forfeits)], start=1):
        data: dict[str, Datum] = {"pair": PairRef(*pair), "round": round_no}
        yield Step(article, "upfloat.second-game", pair, data, board=number, level=Level.HEADLINE)
