"""Why a round of an event is as it is, why not otherwise, and what another edition would have made of the event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.desk.choosing import NO_WISH, SystemWish
from hakem.desk.next_round import NextRound, ReadyToPair, RoundWish, pair_next, ready_to_pair
from hakem.errors import HakemError, RequestError
from hakem.facts.card import cards
from hakem.i18n import Message
from hakem.model import PlayerId, Tournament
from hakem.pairing import Judge, RoundPairing
from hakem.pairing.api import PairsTeams, SeatsTeams
from hakem.pairing.swiss.system import SeesContest
from hakem.pairing.two_editions import EditionsCompared, RoundOfEditions
from hakem.pairing.why_not import Ask, Reply, RoundQuestion, WhyNot, what_if, why_not
from hakem.values import replace

_BEATEN = 4
"""So many others are asked about when somebody asks why it is just this player who has the bye."""


def explained(t: Tournament, round_no: int, system: SystemWish = NO_WISH) -> NextRound:
    """The round by the rules, paired again from the rounds before it, with every step."""
    return pair_next(t, _wish(round_no, system, explained=True))


def _wish(round_no: int, system: SystemWish, *, explained: bool = False) -> RoundWish:
    return RoundWish(system, round_no=round_no, explained=explained, open_as_draws=True, seed="")


def another_than_played(t: Tournament, round_no: int, own: RoundPairing, of_teams: bool = False) -> Message | None:
    """That the round of the event is not the one of the rules, whose reasons are told; of teams, who meets whom."""
    if round_no > len(t.rounds):
        return None
    played = {game.players for game in t.rounds[round_no - 1].games}
    ruled = {(b.white, b.black) for b in own.boards} | {game.players for game in own.forfeits}
    if of_teams:
        team = {p: PlayerId(team.id) for team in t.teams for p in team.members}
        played = {_in_order(team[one], team[two]) for one, two in played if one in team and two in team}
        ruled = {_in_order(*pair) for pair in ruled}
    return None if played == ruled else Message("why.another-round", {"round": round_no})


def _in_order(one: PlayerId, other: PlayerId) -> tuple[PlayerId, PlayerId]:
    return (one, other) if one < other else (other, one)


def answer(t: Tournament, round_no: int, question: RoundQuestion, system: SystemWish = NO_WISH) -> WhyNot:
    """Why the round is not as somebody would have it, and what would have to be different."""
    ready = ready_to_pair(t, _wish(round_no, system))
    if len(set(question.players)) < len(question.players):
        raise RequestError(Message("why.same-team" if _are_teams(ready) else "why.same-player"))
    found = why_not(ready.system, ready.t, question)
    if found.reply in (Reply.SO, Reply.AWAY, Reply.TABLE):
        return found
    return replace(found, ifs=what_if(ready.system, ready.t, question))


def teams_meet(t: Tournament, round_no: int, system: SystemWish = NO_WISH) -> bool:
    """Whether the rules of a round pair teams, so that questions are about teams."""
    return _are_teams(ready_to_pair(t, _wish(round_no, system)))


def _are_teams(ready: ReadyToPair) -> bool:
    """Whether teams meet by the system: it pairs teams, or its table or bracket is one of teams in this event."""
    system = ready.system
    return isinstance(system, PairsTeams) or (isinstance(system, SeatsTeams) and system.teams_meet(ready.t))


def why_nobody_else(t: Tournament, round_no: int, player: PlayerId, system: SystemWish = NO_WISH) -> list[WhyNot]:
    """For somebody who has the bye: why not those who stand below, and next to, the player."""
    ready = ready_to_pair(t, _wish(round_no, system))
    pairs, event = ready.system, ready.t
    if isinstance(pairs, SeatsTeams) and pairs.teams_meet(event):  # the table says who rests
        return []
    if isinstance(pairs, SeesContest):
        seen = pairs.seen(event)
        if seen is None:  # the bye goes on, as the match does
            return []
        pairs, event = seen.system, seen.event
    own = pairs.pair(event)
    if player not in {bye.player for bye in own.byes}:
        return []
    known = cards(event)
    playing = [p for board in own.boards for p in (board.white, board.black)]
    lowest = sorted(playing, key=lambda p: (known[p].score, -known[p].player.number))
    return [why_not(ready.system, ready.t, RoundQuestion(Ask.BYE, (p,))) for p in lowest[:_BEATEN]]


def compare_editions(
    t: Tournament, editions: tuple[str, str], system: str | None = None, rounds: Sequence[int] = ()
) -> EditionsCompared:
    """What two editions make of the rounds of an event; every round begins with the rounds that were played."""
    wishes = [SystemWish(system, edition) for edition in editions]
    numbers = list(rounds) or list(range(1, len(t.rounds) + 1))
    if not numbers:
        raise RequestError(Message("report.no-rounds"))
    first, second = (ready_to_pair(t, _wish(numbers[0], wish)).system for wish in wishes)
    found = tuple(_rounds(t, numbers, wishes))
    return EditionsCompared(first.name, (first.edition, second.edition), found)


def _rounds(t: Tournament, numbers: Sequence[int], wishes: Sequence[SystemWish]) -> Iterator[RoundOfEditions]:
    for number in numbers:
        try:
            one, two = (pair_next(t, _wish(number, wish)) for wish in wishes)
        except HakemError as exc:
            yield RoundOfEditions(number, None, None, refused=exc.message)
            continue
        why = None
        if one.pairing != two.pairing and isinstance(two.system, Judge):
            why = two.system.compared(two.before, one.pairing)
        yield RoundOfEditions(number, one.pairing, two.pairing, why)
