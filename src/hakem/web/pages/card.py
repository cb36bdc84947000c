"""The pairing card of a player."""

from __future__ import annotations

from starlette.routing import BaseRoute

from hakem.model.changes import player_of
from hakem.web.card_view import CardWords
from hakem.web.looking import Look, Page, event_page


@event_page("/players/{player:number}", "card")
def player_card(look: Look) -> Page:
    """Everything that happened to one player."""
    t = look.desk.tournament
    player = player_of(t, look.params["player"])
    order = sorted(t.players, key=lambda p: p.number)
    at = order.index(player)
    return Page(
        "card.html",
        {
            "tab": "standings" if t.rounds else "players",
            **CardWords(look.desk, look.words, (player.id,)).view(player),
            "before": order[at - 1] if at else None,
            "after": order[at + 1] if at + 1 < len(order) else None,
        },
    )


ROUTES: list[BaseRoute] = [player_card]
