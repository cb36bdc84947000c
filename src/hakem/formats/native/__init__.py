"""The native file: JSON with a version, which holds everything the model knows, exactly.

Points are texts (``"0.5"``), days are ISO dates, players are named by their
ids. What has its usual value is not written. Reading is strict: an unknown key
is more often a mistake than a wish, and what is not understood would be lost
when the file is written again.

Every part of it, a player, a round, the rules, can be had alone:
``to_data(player)`` and ``from_data(Player, data)``.
"""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.formats.native.parts import DOCUMENT, PARTS, from_data, to_data
    from hakem.formats.native.read import parse_native
    from hakem.formats.native.words import FORMAT, VERSION
    from hakem.formats.native.write import dump_native
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.formats.native.parts": "DOCUMENT PARTS from_data to_data",
            "hakem.formats.native.read": "parse_native",
            "hakem.formats.native.words": "FORMAT VERSION",
            "hakem.formats.native.write": "dump_native",
        },
    )

__all__ = ["DOCUMENT", "FORMAT", "PARTS", "VERSION", "dump_native", "from_data", "parse_native", "to_data"]
