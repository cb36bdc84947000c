"""The first page: the events there are."""

from __future__ import annotations

from starlette.routing import BaseRoute

from hakem.web.looking import Look, Page, plain_page


@plain_page("/")
def home(look: Look) -> Page:
    """All events."""
    return Page("home.html", {"events": look.hall.events()})


ROUTES: list[BaseRoute] = [home]
