"""An event and its journal for programs: the JSON of the contract."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.desk.choosing import choose_system
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.fide_mode import is_fide_mode
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.round_played import as_it_stands
from hakem.desk.journal.state import Desk
from hakem.errors import HakemError
from hakem.facts import cards
from hakem.formats.native import to_data
from hakem.i18n import Json
from hakem.model import Mark, Player, Tournament, decimal_text
from hakem.model.changes import player_of
from hakem.values import replace

Viewed = dict[str, Json]


def status_data(desk: Desk, event: str, entries: Sequence[JournalEntry]) -> Viewed:
    """Where the event stands."""
    t, head = desk.tournament, entries[-1]
    return {
        "event": event,
        "name": t.event.name,
        "system": t.rules.system,
        "edition": t.rules.edition,
        "rounds": rounds_planned(desk),
        "round": desk.round_no,
        "state": desk.word,
        "players": len(t.players),
        "open_results": len(desk.open_boards(desk.round_no)) if desk.round_no else 0,
        "seq": head.seq,
        "head": head.hash,
        "fide_mode": is_fide_mode(desk),
    }


def rounds_planned(desk: Desk) -> int:
    """How many rounds there are; where nobody has said it, as many as the system gives those who have entered."""
    t = desk.tournament
    if desk.rounds_stated or t.rounds:
        return t.rounds_total
    try:
        return max(choose_system(t).scheduled_rounds(t), 0)
    except HakemError:
        return t.rounds_total


def with_planned_rounds(desk: Desk) -> Tournament:
    """The event as a file has it: the rounds that a table gives stand in it, though nobody has said how many."""
    return replace(desk.tournament, rounds_total=max(rounds_planned(desk), 1))


def log_data(entries: Sequence[JournalEntry], after: int = 0) -> Iterator[Viewed]:
    """The journal, an object an entry."""
    by = what_holds(entries).undone_by
    for entry in entries[after:]:
        draft = entry.draft
        warnings: Viewed = {"warnings": [dict(each) for each in draft.warnings]} if draft.warnings else {}
        yield {
            "seq": entry.seq,
            "at": draft.at,
            "by": draft.by,
            "action": draft.action,
            "data": dict(draft.data),
            **warnings,
            "prev": entry.prev,
            "hash": entry.hash,
            "undone_by": by.get(entry.seq),
        }


def players_data(desk: Desk) -> list[Json]:
    """Everybody in the order of numbers, with whether they are there."""
    seen = {each.player: each.present for each in desk.presence}
    groups = {each.player: each.text for each in desk.groups}
    teams = {member: team.name for team in desk.tournament.teams for member in team.members}
    listed: list[Json] = []
    for p in sorted(desk.tournament.players, key=lambda p: p.number):
        beside: Viewed = {"present": seen.get(p.id), "group": groups.get(p.id), "team": teams.get(p.id)}
        listed.append({**to_data(p), **{name: value for name, value in beside.items() if value is not None}})
    return listed


def round_state(desk: Desk, round_no: int) -> str:
    """In which state a round is."""
    return "closed" if round_no in desk.closed else "published" if round_no in desk.published else "paired"


def round_view(desk: Desk, round_no: int) -> Viewed:
    """A round with its boards, results as they were entered, and its byes."""
    known = {p.id: p for p in desk.tournament.players}
    rnd, disputed = desk.tournament.rounds[round_no - 1], desk.disputed_boards(round_no)
    boards: list[Json] = [
        {
            "board": board,
            "white": _person(known[game.white]),
            "black": _person(known[game.black]),
            "result": shown_result(desk, round_no, board),
            **({"disputed": True} if board in disputed else {}),
        }
        for board, game in enumerate(rnd.games, start=1)
    ]
    byes: list[Json] = [{**_person(known[bye.player]), "kind": bye.kind.value} for bye in rnd.byes]
    return {"round": round_no, "state": round_state(desk, round_no), "boards": boards, "byes": byes}


def _person(p: Player) -> Viewed:
    more: Viewed = {
        "title": p.title.value if p.title else None,
        "rating": p.rating,
        "federation": p.federation,
        "club": p.club,
    }
    known = {name: value for name, value in more.items() if value is not None}
    return {"id": int(p.id), "number": p.number, "name": p.name, **known}


def card_data(desk: Desk, player: int) -> Viewed:
    """The card of a player: round by round the opponent, the colour and the points."""
    t = as_it_stands(desk, desk.tournament)
    card = cards(t)[player_of(t, player).id]
    names = {p.id: p.name for p in t.players}
    rounds: list[Json] = []
    for entry in card.entries:
        opponent: Viewed = {}
        if entry.opponent is not None:
            opponent = {"opponent": int(entry.opponent), "opponent_name": names[entry.opponent]}
        known: Viewed = {
            "colour": entry.colour.value if entry.colour else None,
            "bye": entry.bye.value if entry.bye else None,
        }
        beside = {name: value for name, value in known.items() if value is not None}
        points = "?" if entry.mark is Mark.PENDING else decimal_text(entry.points)
        rounds.append({"round": int(entry.round_no), **opponent, **beside, "points": points, "played": entry.played})
    return {**_person(card.player), "points": decimal_text(card.score), "rounds": rounds}
