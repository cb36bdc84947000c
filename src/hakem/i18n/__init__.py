"""The words of the program in Turkish and English.

Nothing else in the package contains a finished sentence for a user: engines
and parsers produce :class:`Message` values, and ``say`` turns one into text.
"""

from hakem.i18n.catalogue import LANGUAGES, catalogue, say
from hakem.i18n.message import Article, Data, Datum, Message, PairRef, PlayerRef, TeamRef
from hakem.i18n.plain import Json

__all__ = [
    "LANGUAGES",
    "Article",
    "Data",
    "Datum",
    "Json",
    "Message",
    "PairRef",
    "PlayerRef",
    "TeamRef",
    "catalogue",
    "say",
]
