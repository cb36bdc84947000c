"""The page of an event."""

from __future__ import annotations

from starlette.routing import BaseRoute

from hakem.web.looking import Look, Page, event_page


@event_page("", "status")
def event(look: Look) -> Page:
    """Where the event stands."""
    return Page("event.html", {"tab": "event", "event_name": look.desk.tournament.event.name})


ROUTES: list[BaseRoute] = [event]
