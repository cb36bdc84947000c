"""The line of the frame that says what has to be decided, alone: for pages that cannot be renewed by themselves."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

from hakem.web.alert_view import alerts_of_all
from hakem.web.looking import Look, Page, event_page, plain_page


@event_page("/alert", "journal")
def alert(_look: Look) -> Page:
    """What stands in the frame of every page of the event."""
    return Page("alert.html")


@plain_page("/alerts")
def alerts(look: Look) -> Page:
    """What stands in the frame of every page of no event; nobody asks for it who decides in no event."""
    if alerts_of_all(look.hall, look.visitor, look.words) is None:
        raise HTTPException(403)
    return Page("alert.html")


ROUTES: list[BaseRoute] = [alert, alerts]
