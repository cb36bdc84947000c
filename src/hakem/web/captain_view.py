"""The line-up of a team on its captain's phone: a choice for every board, and how far the line-up has come."""

from __future__ import annotations

import json
from collections.abc import Sequence

from hakem.desk.journal.captains import handed_in, line_up_seen, own_match, why_closed
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.roles import Person
from hakem.desk.journal.state import Desk
from hakem.desk.journal.team_actions import team_of
from hakem.facts.line_ups import boards_of_event, condition_named
from hakem.facts.seed_rating import seed_ratings
from hakem.i18n import Json
from hakem.model import PlayerId, TeamId
from hakem.reports.columns import composed
from hakem.values import dataclass
from hakem.web.match_view import called, disc_of, first_colour
from hakem.web.rendering import Words


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A board: its colour if that is known, what it asks of who sits there, and who is chosen, 0 for nobody."""

    board: int
    colour: str
    special: str
    player: int


@dataclass(frozen=True, slots=True)
class CaptainView:
    """The line-up as the captain sees it; ``closed`` says why nothing can be handed in any more.

    ``was`` is what was handed in last, as JSON: whoever hands in another one says to have seen it.
    """

    team: int
    name: str
    opponent: str
    members: tuple[tuple[int, str], ...]
    seats: tuple[SeatChoice, ...]
    state: str
    closed: str
    was: str


def captain_view(desk: Desk, entries: Sequence[JournalEntry], person: Person, number: int, words: Words) -> CaptainView:
    """The line-up of the team of a captain in a round of the code; of the opponent the name and nothing else."""
    t = desk.tournament
    team = team_of(t, TeamId(person.team))
    known, at = {p.id: p for p in t.players}, own_match(desk, team.id, number)
    stated = handed_in(desk, entries, team.id, number)
    boards = max(boards_of_event(t) or len(team.members), len(stated))
    chosen: Sequence[PlayerId | None] = stated or team.members[:boards]
    first, rules = first_colour(t, at, team.id), t.team_play.line_up_rules
    seats = []
    for board in range(1, boards + 1):
        condition, player = rules.condition_of(board), chosen[board - 1] if board <= len(chosen) else None
        special = words.say(condition_named(condition)) if condition else ""
        seats.append(SeatChoice(board, disc_of(t, first, board), special, int(player or 0)))
    rating_of = seed_ratings(t)
    rated = {p: str(rating_of(known[p]) or "") for p in team.members}
    closed = why_closed(desk, team.id, number)
    other = at.teams[1 - at.match.side(team.id)].name if at else ""
    return CaptainView(
        *(int(team.id), composed(team.name), composed(other)),
        tuple((int(p), f"{place}  {called(known[p], rated[p])}") for place, p in enumerate(team.members, start=1)),
        tuple(seats),
        "sent" if stated else "open",
        words.say(closed.message) if closed else "",
        json.dumps(line_up_seen(desk, entries, team.id, number)),
    )


def line_up_words(desk: Desk, seen: Json, words: Words) -> str:
    """A line-up as somebody says to have seen it, by names."""
    names = {int(p.id): composed(p.name) for p in desk.tournament.players}
    those = seen if isinstance(seen, list) else []
    parts = (f"{n}. {names.get(p, '?') if isinstance(p, int) else '–'}" for n, p in enumerate(those, start=1))
    return ", ".join(parts) or words("web-phone.line-up-none")
