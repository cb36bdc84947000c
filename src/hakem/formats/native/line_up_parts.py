"""The parts of the native file that say what an event asks of line-ups."""

from __future__ import annotations

from hakem.formats.native.fields import TEXT, TEXTS, TRUTH, Line, Listed, Table, whole, word
from hakem.formats.native.words import LINE_UP_ORDERS, SEXES
from hakem.model import LineUpRules, PlayerCondition, Quota, SpecialBoard

PLAYER_CONDITION = Table(
    PlayerCondition,
    Line("name", TEXT),
    Line("sex", word(SEXES)),
    *(Line(name, whole(0)) for name in ("under", "born_from", "born_to", "rating_from", "rating_to")),
    Line("federations", TEXTS),
    Line("foreign_to", TEXT),
    Line("untitled", TRUTH),
)
SPECIAL_BOARD = Table(SpecialBoard, Line("board", whole(1)), Line("condition", PLAYER_CONDITION))
QUOTA = Table(Quota, Line("condition", PLAYER_CONDITION), Line("least", whole(0)), Line("most", whole(0)))
LINE_UP_RULES = Table(
    LineUpRules,
    Line("order", word(LINE_UP_ORDERS)),
    *(Line(name, whole(0)) for name in ("may_move", "members", "least")),
    Line("gaps", TRUTH),
    Line("special", Listed(SPECIAL_BOARD)),
    Line("quotas", Listed(QUOTA)),
    Line("source", TEXT),
)
