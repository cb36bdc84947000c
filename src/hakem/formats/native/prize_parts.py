"""The list of prizes as the native file has it: categories with their places, and how the best of boards are found."""

from __future__ import annotations

from hakem.formats.native.fields import POINTS, TEXT, TEXTS, TRUTH, Line, Listed, Table, whole, word
from hakem.formats.native.words import (
    BAND_RATINGS,
    BOARD_PRIZE_ORDERS,
    BOARDS_OF,
    PRIZE_SHARING,
    PRIZES_EACH,
    SEXES,
    TITLES,
    UNRATED,
)
from hakem.model import BoardPrizes, Prize, PrizeCategory, PrizeList

NUMBER = whole(1)

PRIZE = Table(Prize, Line("coins", whole(0)), Line("thing", TEXT))
PRIZE_CATEGORY = Table(
    PrizeCategory,
    Line("name", TEXT),
    Line("sharing", word(PRIZE_SHARING)),
    Line("currency", TEXT),
    Line("rate", POINTS),
    Line("least", whole(0)),
    Line("sex", word(SEXES)),
    *(Line(name, whole(0)) for name in ("born_from", "born_to", "rating_from", "rating_to")),
    Line("rating_of", word(BAND_RATINGS)),
    Line("unrated", word(UNRATED)),
    Line("titles", Listed(word(TITLES))),
    *(Line(name, TEXTS) for name in ("clubs", "federations", "teams", "groups")),
    Line("players", Listed(NUMBER)),
    Line("prizes", Listed(PRIZE)),
)
BOARD_PRIZES = Table(
    BoardPrizes, Line("order", word(BOARD_PRIZE_ORDERS)), Line("board", word(BOARDS_OF)), Line("least", whole(0))
)
PRIZE_LIST = Table(
    PrizeList,
    Line("each", word(PRIZES_EACH)),
    Line("currency", TEXT),
    Line("step", NUMBER),
    Line("withdrawn", TRUTH),
    Line("excluded", Listed(NUMBER)),
    Line("boards", BOARD_PRIZES),
    Line("categories", Listed(PRIZE_CATEGORY)),
)
