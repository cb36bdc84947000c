"""The line of the frame that says what has to be decided, alone: for pages that cannot be renewed by themselves."""

from __future__ import annotations

from starlette.routing import BaseRoute

from hakem.web.looking import Look, Page, event_page


@event_page("/alert", "journal")
def alert(_look: Look) -> Page:
    """What stands in the frame of every page of the event."""
    return Page("alert.html")


ROUTES: list[BaseRoute] = [alert]
