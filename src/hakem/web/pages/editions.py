"""What another edition would have made of the event: the first difference of every round, explained."""

from __future__ import annotations

from starlette.routing import BaseRoute

from hakem.desk.why import compare_editions, neighbouring_editions
from hakem.errors import HakemError
from hakem.reports.why.editions import editions_heading, editions_rounds
from hakem.web.looking import Look, Page, event_page


@event_page("/editions", "journal")
def editions(look: Look) -> Page:
    """Two editions beside each other; without a choice that of the event and its neighbour."""
    t, words = look.desk.tournament, look.words
    known, usual = neighbouring_editions(t)
    view: dict[str, object] = {"tab": "rounds", "known": known, "chosen": usual, "rounds": (), "refused": ""}
    if usual is None or not t.rounds:
        said = "web-editions.none" if t.rounds else "web-editions.early"
        return Page("editions.html", {**view, "refused": words(said)})
    chosen = _asked(look, known) or usual
    view["chosen"] = chosen
    try:
        found = compare_editions(t, chosen)
    except HakemError as refused:
        return Page("editions.html", {**view, "refused": words.say(refused.message)})
    title, count = editions_heading(found, words.renderer)
    told = editions_rounds(found, words.renderer)
    return Page("editions.html", {**view, "title": title, "count": count, "rounds": told})


def _asked(look: Look, known: tuple[str, ...]) -> tuple[str, str] | None:
    """The two that were chosen, if they are two."""
    first, second = look.query.get("first", ""), look.query.get("second", "")
    return (first, second) if first != second and {first, second} <= set(known) else None


ROUTES: list[BaseRoute] = [editions]
