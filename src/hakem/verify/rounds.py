"""Which text judges a round, and what can be said where none does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hakem.i18n import Message, PairRef, PlayerRef
from hakem.i18n.message import said_of_teams
from hakem.model import ByeKind, Tournament
from hakem.regulations import ROUND_ROBIN_2009, ROUND_ROBIN_2026
from hakem.values import replace
from hakem.verify.asked import AskedRound
from hakem.verify.berger import BergerText, berger_round
from hakem.verify.burstein import burstein_round, by_index, seeding_rounds
from hakem.verify.burstein_2009 import handbook_burstein
from hakem.verify.dubov_2009 import handbook_dubov
from hakem.verify.dubov_2026 import dubov_round
from hakem.verify.dutch import dutch_round
from hakem.verify.dutch_2009 import handbook_dutch
from hakem.verify.editions import BURSTEIN_TEXT_2026, DUTCH_TEXT_2017, DUTCH_TEXT_2026
from hakem.verify.history import pasts
from hakem.verify.knockout import knockout_round
from hakem.verify.legal import UncolouredPairs
from hakem.verify.lim import lim_round
from hakem.verify.lim_facts import LIM_TEXT_2009, LIM_TEXT_2026
from hakem.verify.match_texts import TEAM_TEXT_2024, TEAM_TEXT_2026, double_round, team_round
from hakem.verify.matches import meet_as_teams
from hakem.verify.projected import teams_as_players
from hakem.verify.seats import scheveningen_round, skalitzka_round
from hakem.verify.swiss import SwissJudge, by_score, verify_swiss
from hakem.verify.verdict import Judgement, VerdictKind

_DUTCH_2017 = SwissJudge(DUTCH_TEXT_2017, dutch_round, by_score, certifies=True)
_DUTCH_2026 = SwissJudge(DUTCH_TEXT_2026, dutch_round, by_score, certifies=True)
_BURSTEIN_2026 = SwissJudge(BURSTEIN_TEXT_2026, burstein_round, by_index)
_JUDGES: dict[tuple[str, str], Callable[[Tournament, int], SwissJudge]] = {
    ("dutch", "2017"): lambda _t, _n: _DUTCH_2017,
    ("dutch", "2026"): lambda _t, _n: _DUTCH_2026,
    ("burstein", "2026"): lambda t, n: _DUTCH_2026 if n <= seeding_rounds(t) else _BURSTEIN_2026,
}
"""Who judges a round of an event, by system and edition."""

_BERGER_2009 = BergerText(ROUND_ROBIN_2009.art("2"), ROUND_ROBIN_2009.art("teams"), last_two="no")
_BERGER_2026 = BergerText(ROUND_ROBIN_2026.art("Annex 1"), ROUND_ROBIN_2026.art("Annex 1"), last_two="yes")
_OTHERS: dict[tuple[str, str], Callable[[AskedRound], Judgement]] = {
    ("dutch", "2009"): handbook_dutch,
    ("burstein", "2009"): handbook_burstein,
    ("dubov", "2009"): handbook_dubov,
    ("dubov", "2026"): dubov_round,
    ("lim", "2009"): lambda asked: lim_round(asked, LIM_TEXT_2009),
    ("lim", "2026"): lambda asked: lim_round(asked, LIM_TEXT_2026),
    ("berger", "2009"): lambda asked: berger_round(asked, _BERGER_2009),
    ("berger", "2026"): lambda asked: berger_round(asked, _BERGER_2026),
    ("scheveningen", "2009"): scheveningen_round,
    ("skalitzka", "2009"): skalitzka_round,
    ("team-swiss", "2024"): lambda asked: team_round(asked, TEAM_TEXT_2024),
    ("team-swiss", "2026"): lambda asked: team_round(asked, TEAM_TEXT_2026),
    ("double-swiss", "2026"): double_round,
    ("knockout", "2009"): knockout_round,
}
"""Who judges rounds by the options of their event: the handbook, texts of steps, tables, matches."""

SWISS = frozenset({"dutch", "lim", "dubov", "burstein"})
"""Systems in which nobody meets anybody twice."""


def verify_round(
    t: Tournament, round_no: int, system: str, edition: str, colourless: UncolouredPairs = (), certified: bool = False
) -> Judgement:
    """The verdict on a round that is there, by that system and edition, with a certificate if that is wanted."""
    return verify_asked(AskedRound(t, round_no, colourless=colourless), system, edition, certified)


def verify_asked(asked: AskedRound, system: str, edition: str, certified: bool = False) -> Judgement:
    """The same of an event that has chosen something where the text leaves a choice."""
    if system in SWISS and meet_as_teams(asked.t, asked.option("contestants")):
        return _of_teams(asked, system, edition)
    t, round_no = asked.t, asked.number
    judge_of = _JUDGES.get((system, edition))
    if judge_of is not None:
        return verify_swiss(t, round_no, judge_of(t, round_no), asked.colourless, certified, judge_of(t, 1))
    found = _legal_at_least(t, round_no, system)
    other = _OTHERS.get((system, edition))
    return found if other is None or found.is_refused else other(asked)


def _of_teams(asked: AskedRound, system: str, edition: str) -> Judgement:
    """The verdict of a system of players on teams, who are its players there (reading TSW-8), without a certificate."""
    seen = teams_as_players(asked.t, asked.number, asked.option("primary", "match"))
    chosen = {name: value for name, value in asked.chosen.items() if name != "contestants"}
    found = verify_asked(AskedRound(seen.event, asked.number, chosen), system, edition)
    return found if found.reason is None else replace(found, reason=said_of_teams(found.reason))


def _legal_at_least(t: Tournament, round_no: int, system: str) -> Judgement:
    """What every system forbids: somebody twice in a round, a Swiss pair that has met, a second bye of the pairing."""
    rnd = t.rounds[round_no - 1]
    byes = [bye.player for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED]
    seats = Counter((*(player for game in rnd.games for player in game.players), *byes))
    before = pasts(t, round_no)
    faults = [Message("verify.twice", {"player": PlayerRef(player)}) for player, times in seats.items() if times > 1]
    if system in SWISS:
        faults += [
            Message("verify.met", {"pair": PairRef(game.white, game.black)})
            for game in rnd.games
            if game.black in before[game.white].opponents
        ]
        faults += [
            Message("verify.barred", {"player": PlayerRef(player)})
            for player in byes
            if any(line.bye is ByeKind.PAIRING_ALLOCATED for line in before[player].lines)
        ]
    if faults:
        return Judgement(round_no, VerdictKind.ILLEGAL, faults[0])
    return Judgement(round_no, VerdictKind.NOT_PROVED, Message("verify.no-judge"))
