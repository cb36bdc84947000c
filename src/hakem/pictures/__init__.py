"""Pictures of an event where people would rather look than read, the same on pages, on paper and in a site.

Every function takes the event as whoever looks may see it
(:func:`hakem.desk.journal.published.as_published`) and the words of a language
(:func:`hakem.reports.event_renderer`); where there is nothing to see it gives nothing.

>>> figures = [figure_of(each, words) for each in event_pictures(desk, words)]  # doctest: +SKIP
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.pictures.album import event_pictures, player_pictures
    from hakem.pictures.colours import colour_strip, colour_strips
    from hakem.pictures.drawing import Picture
    from hakem.pictures.groups import score_group_flow
    from hakem.pictures.heat import cross_heat
    from hakem.pictures.progress import score_progress
    from hakem.pictures.svg import figure_of, svg_of
    from hakem.pictures.winners import still_winning
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.pictures.album": "event_pictures player_pictures",
            "hakem.pictures.colours": "colour_strip colour_strips",
            "hakem.pictures.drawing": "Picture",
            "hakem.pictures.groups": "score_group_flow",
            "hakem.pictures.heat": "cross_heat",
            "hakem.pictures.progress": "score_progress",
            "hakem.pictures.svg": "figure_of svg_of",
            "hakem.pictures.winners": "still_winning",
        },
    )

__all__ = [
    "Picture",
    "colour_strip",
    "colour_strips",
    "cross_heat",
    "event_pictures",
    "figure_of",
    "player_pictures",
    "score_group_flow",
    "score_progress",
    "still_winning",
    "svg_of",
]
