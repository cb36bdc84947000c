"""Events that run as events do: paired by their system, with games forfeited and postponed, byes, people who leave."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from hakem.errors import PairingError
from hakem.facts.berger import rounds_per_cycle
from hakem.model import ByeKind, Event, EventRules, Game, Player, PlayerId, Round, Tournament
from hakem.model.changes import with_bye, with_result, with_round, withdrawn
from hakem.pairing import system_for

RESULTS = ("1-0", "½-½", "0-1", "+/-", "-/+", "-/-", "")
NAMES = ("Işık, Ayşe", "İnce, Can", "Çelik, Ömer", "Şen, Ece", "Öz, Ali", "Ak, Ulu", "Güneş, Nur")
SIZES = (3, 4, 5, 6, 7)
KINDS = (ByeKind.HALF_POINT, ByeKind.ZERO_POINT, ByeKind.FULL_POINT)


@st.composite
def running_events(draw: st.DrawFn, system: str, sizes: tuple[int, ...] = SIZES, over: bool = True) -> Tournament:
    """Some rounds of an event, or all if it may be ``over``; in a table games may be postponed in any round."""
    count = draw(st.sampled_from(sizes))
    players = tuple(Player(PlayerId(n), n, NAMES[n - 1], rating=2000 - 10 * n) for n in range(1, count + 1))
    table = system == "berger"
    rounds = rounds_per_cycle(count) if table else draw(st.integers(2, 4))
    code = draw(st.sampled_from(("BERGER_ROUNDROBIN", ""))) if table else "FIDE_DUTCH_2026"
    t = Tournament(players, rounds, event=Event(name="Kulüp", type_code=code), rules=EventRules(system=system))
    for _ in range(draw(st.integers(0, rounds if over else rounds - 1))):
        t = _with_news(draw, t)
        try:
            t = _played(draw, t, system, open_too=table)
        except PairingError:
            break
    return _with_news(draw, t)


def _with_news(draw: st.DrawFn, t: Tournament) -> Tournament:
    """Perhaps somebody leaves, perhaps somebody asks for a bye."""
    there = [p.id for p in t.players if p.withdrawn_after is None]
    if len(there) > 2 and draw(st.booleans()):
        t = withdrawn(t, draw(st.sampled_from(there)))
        there = [p.id for p in t.players if p.withdrawn_after is None]
    if there and t.next_round <= t.rounds_total and draw(st.booleans()):
        asked, at = draw(st.sampled_from(there)), draw(st.integers(t.next_round, t.rounds_total))
        if not any(a.player == asked and a.round_no == at for a in t.absences):
            t = with_bye(t, at, asked, draw(st.sampled_from(KINDS)))
    order = {p.id: place for place, p in enumerate(t.players)}
    return replace(t, absences=tuple(sorted(t.absences, key=lambda a: (a.round_no, order[a.player]))))


def _played(draw: st.DrawFn, t: Tournament, system: str, open_too: bool) -> Tournament:
    pairing = system_for(system, "2026", t).pair(t)
    t = with_round(t, pairing.as_round(None))
    number = len(t.rounds)
    for board, game in enumerate(t.rounds[-1].games, start=1):
        if game.pending:
            t = with_result(t, number, board, draw(st.sampled_from(RESULTS if open_too else RESULTS[:-1])))
    return t


def in_order_of_rows(t: Tournament) -> Tournament:
    """The same with boards and byes in the one order that a report has."""

    def first(game: Game) -> int:
        return min(game.players)

    rounds = tuple(
        Round(tuple(sorted(rnd.games, key=first)), tuple(sorted(rnd.byes, key=lambda bye: bye.player)), rnd.paired_by)
        for rnd in t.rounds
    )
    there = {p.id: p for p in t.players}
    left = tuple(a for a in t.absences if there[a.player].takes_part_in(a.round_no))
    return replace(t, rounds=rounds, absences=left)
