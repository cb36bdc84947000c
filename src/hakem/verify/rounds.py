"""Which text judges a round, and what can be said where none does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hakem.i18n import Message, PairRef, PlayerRef
from hakem.model import ByeKind, Tournament
from hakem.regulations import ROUND_ROBIN_2009, ROUND_ROBIN_2026
from hakem.verify.berger import is_one_cycle, verify_table
from hakem.verify.burstein import burstein_round, by_index, seeding_rounds
from hakem.verify.dubov_2009 import verify_dubov_2009
from hakem.verify.dubov_2026 import verify_dubov_2026
from hakem.verify.dutch import dutch_round
from hakem.verify.editions import BURSTEIN_TEXT_2026, DUTCH_TEXT_2017, DUTCH_TEXT_2026
from hakem.verify.history import pasts
from hakem.verify.legal import UncolouredPairs
from hakem.verify.lim import verify_lim_2009, verify_lim_2026
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

_STEP_BY_STEP: dict[tuple[str, str], Callable[[Tournament, int, UncolouredPairs], Judgement]] = {
    ("dubov", "2009"): verify_dubov_2009,
    ("dubov", "2026"): verify_dubov_2026,
    ("lim", "2009"): verify_lim_2009,
    ("lim", "2026"): verify_lim_2026,
}
"""Texts whose steps are decided once more, by system and edition."""

_TABLES = {("berger", "2009"): ROUND_ROBIN_2009.art("2"), ("berger", "2026"): ROUND_ROBIN_2026.art("Annex 1")}
"""Where tables are written that leave nothing open, by system and edition."""

SWISS = frozenset({"dutch", "lim", "dubov", "burstein"})
"""Systems in which nobody meets anybody twice."""


def verify_round(
    t: Tournament, round_no: int, system: str, edition: str, colourless: UncolouredPairs = (), certified: bool = False
) -> Judgement:
    """The verdict on a round that is there, by that system and edition, with a certificate if that is wanted."""
    judge_of = _JUDGES.get((system, edition))
    if judge_of is not None:
        return verify_swiss(t, round_no, judge_of(t, round_no), colourless, certified)
    by_steps = _STEP_BY_STEP.get((system, edition))
    if by_steps is not None:
        return by_steps(t, round_no, colourless)
    found = _legal_at_least(t, round_no, system)
    table = _TABLES.get((system, edition))
    if table is None or found.is_refused or not is_one_cycle(t):
        return found
    return verify_table(t, round_no, table, colourless)


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
