"""What codes somebody asks for: of a round, of a day or of the event, for helpers who share boards, or captains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from itertools import chain, pairwise

from hakem.desk.journal.roles import Boards, boards_of
from hakem.desk.journal.state import Desk
from hakem.desk.journal.team_actions import team_of
from hakem.errors import RequestError
from hakem.facts.event_kind import is_team_event
from hakem.facts.round_sheet import round_sheet
from hakem.i18n import Message
from hakem.model import Team, TeamId
from hakem.store.helpers import DAY, EVERY_ROUND, MOST_DAYS, CodeWish
from hakem.values import replace
from hakem.web.sent import number_in

HOURS = (0, 3, 6, 12, 24, 72)
"""How long a code may last, in hours; 0, which is offered first: as long as its rounds."""
HOUR = 3600
OF_A_ROUND, OF_AN_EVENT = 12 * HOUR, 14 * DAY
"""How long codes last if nothing says when their rounds are over."""
ROUND, TODAY, EVENT = "round", "day", "event"
"""For which rounds a code can be: this one, those of its day, all from this one on."""
MOST_PHONES = 40


def rounds_offered(desk: Desk, number: int) -> tuple[str, ...]:
    """For which rounds a code can be: a day is offered where the event says that several rounds are on it."""
    return (EVENT, TODAY, ROUND) if last_of_day(desk, number) > number else (EVENT, ROUND)


def last_of_day(desk: Desk, number: int) -> int:
    """The last round on the day of this one, as far as the event says its days; else the round itself."""
    days = desk.tournament.event.round_dates
    if not 1 <= number <= len(days) or days[number - 1] is None:
        return number
    return max(nth for nth, day in enumerate(days, start=1) if day == days[number - 1])


def wishes_of(desk: Desk, event: str, form: Mapping[str, object], by: str, time: int) -> list[CodeWish]:
    """The codes that a form asks for; ``time`` is now, in milliseconds since 1970."""
    number = _number(form, "round", desk.round_no)
    scope = str(form.get("rounds", ROUND))
    last = {EVENT: EVERY_ROUND, TODAY: last_of_day(desk, number)}.get(scope, 0)
    lasts = min(_number(form, "hours", 0), 10_000) * HOUR or _lasts(desk, scope, time)
    name, team = str(form.get("name", ""))[:200], _number(form, "team", 0)
    wish = CodeWish(event, number, (), name, by, lasts, last_round=last if last > number else 0)
    if form.get("captains"):
        return [_of_team(wish, each) for each in captains_of(desk)]
    if team:
        return [_of_team(wish, team_of(desk.tournament, TeamId(team)))]
    parts = shared(desk, number, boards_of(str(form.get("boards", "")).strip()), _number(form, "phones", 1))
    return [_with_boards(wish, part, nth if len(parts) > 1 else 0) for nth, part in enumerate(parts, start=1)]


def captains_of(desk: Desk) -> Sequence[Team]:
    """The teams, in their order."""
    return sorted(desk.tournament.teams, key=lambda team: team.id)


def shared(desk: Desk, round_no: int, boards: Boards, phones: int) -> list[Boards]:
    """The boards in as many parts, neighbours together and as equal as can be; a match of teams is never divided."""
    if not 1 <= phones <= MOST_PHONES:
        raise RequestError(Message("web-publish.phones-refused", {"most": MOST_PHONES}))
    if phones == 1:
        return [boards]
    found = [board for first, last in boards for board in range(first, min(last, first + 5000) + 1)]
    blocks = _blocks(desk, round_no, found)
    if phones > len(blocks):
        raise RequestError(Message("web-publish.phones-too-many", {"phones": phones, "boards": len(blocks)}))
    edges = [len(blocks) * part // phones for part in range(phones + 1)]
    parts = [chain.from_iterable(blocks[one:other]) for one, other in pairwise(edges)]
    return [boards_of(", ".join(map(str, part))) for part in parts]


def _blocks(desk: Desk, round_no: int, boards: Sequence[int]) -> list[list[int]]:
    """What is not divided: the boards of a match, else a single board."""
    t = desk.tournament
    sheet = round_sheet(t, round_no) if is_team_event(t) and 1 <= round_no <= desk.round_no else {}
    blocks: list[list[int]] = []
    before = 0
    for board in boards:
        match = sheet[board].match if board in sheet else 0
        if match and match == before:
            blocks[-1].append(board)
        else:
            blocks.append([board])
        before = match
    return blocks


def _of_team(wish: CodeWish, team: Team) -> CodeWish:
    return replace(wish, name=team.name[:60], team=int(team.id))


def _with_boards(wish: CodeWish, boards: Boards, nth: int) -> CodeWish:
    return replace(wish, name=f"{wish.name[:50]} {nth}" if nth else wish.name, boards=boards)


def _lasts(desk: Desk, scope: str, time: int) -> int:
    """As long as the rounds: to the end of the day behind the last one of the event, if it is known."""
    if scope == ROUND:
        return OF_A_ROUND
    if scope == TODAY:
        return DAY
    event = desk.tournament.event
    days: list[date] = [day for day in (event.end, *event.round_dates) if day is not None]
    if not days:
        return OF_AN_EVENT
    left = (max(days) - datetime.fromtimestamp(time / 1000, UTC).date()).days + 2
    return max(1, min(left, MOST_DAYS)) * DAY


def _number(form: Mapping[str, object], name: str, otherwise: int) -> int:
    found = number_in(str(form.get(name, "")).strip(), 5)
    return otherwise if found is None else found
