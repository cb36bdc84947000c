"""The words of the program: sentences by key, one folder per language.

Nothing else in the package contains a finished sentence for a user: engines
and parsers produce :class:`Message` values, and a :class:`Renderer` turns them into text.
"""

from hakem.i18n.catalogue import CATALOGUE, Catalogue, languages
from hakem.i18n.message import Article, Data, Datum, Message, PairRef, PlayerRef, TeamRef, day_said
from hakem.i18n.plain import Json
from hakem.i18n.renderer import Naming, Renderer, say

__all__ = [
    "CATALOGUE",
    "Article",
    "Catalogue",
    "Data",
    "Datum",
    "Json",
    "Message",
    "Naming",
    "PairRef",
    "PlayerRef",
    "Renderer",
    "TeamRef",
    "day_said",
    "languages",
    "say",
]
