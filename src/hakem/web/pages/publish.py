"""What is out, and where it can be seen."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.views import round_state
from hakem.store.guard import now
from hakem.values import dataclass
from hakem.web.looking import Look, Page
from hakem.web.pages.helpers import addresses_of, fresh


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round: whether everybody may see it, and how far it is."""

    round: int
    published: bool
    state: str
    boards: int
    open: int


def _page(request: Request, look: Look) -> Page:
    """The rounds with their states, and the addresses for players."""
    desk, local = look.desk, look.hall.settings.local
    rows = [
        RoundRow(
            *(number, number in desk.published, round_state(desk, number)),
            *(len(desk.tournament.rounds[number - 1].games), len(desk.open_boards(number))),
        )
        for number in range(desk.round_no, 0, -1)
    ]
    helpers = () if local else look.hall.people.helpers.listed(look.running.event)
    view = {
        "tab": "publish",
        "rows": rows,
        "waiting": next((row.round for row in reversed(rows) if not row.published), 0),
        "addresses": [] if local else addresses_of(request, look, f"/e/{look.running.event}"),
        "codes": sum(each.is_valid(now()) for each in helpers),
    }
    return Page("publish.html", view)


ROUTES: list[BaseRoute] = [Route("/e/{event}/publish", fresh(_page, "helper-codes"), name="publish")]
