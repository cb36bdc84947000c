"""All pictures of an event and of a player, as far as there is something to see."""

from __future__ import annotations

from hakem.desk.journal.state import Desk
from hakem.i18n import Renderer
from hakem.pictures.colours import colour_strip, colour_strips
from hakem.pictures.drawing import Picture
from hakem.pictures.groups import score_group_flow
from hakem.pictures.heat import cross_heat
from hakem.pictures.progress import score_progress
from hakem.pictures.winners import still_winning
from hakem.tiebreaks import Standings


def event_pictures(desk: Desk, words: Renderer, found: Standings | None = None) -> tuple[Picture, ...]:
    """Who can still win, the score groups, the heat, the colours of everybody; ``found`` are the standings."""
    made = (still_winning(desk, words), score_group_flow(desk, words), cross_heat(desk, words, found))
    return (*(each for each in made if each is not None), *colour_strips(desk, words))


def player_pictures(desk: Desk, words: Renderer, player: int) -> tuple[Picture, ...]:
    """How the score of a player grew, and the colours."""
    made = (score_progress(desk, words, player), colour_strip(desk, words, player))
    return tuple(each for each in made if each is not None)
