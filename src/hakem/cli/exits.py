"""Exit codes, the same for every command."""

from __future__ import annotations

import enum


class Exit(enum.IntEnum):
    """What a script may rely on."""

    DONE = 0
    NO_PAIRING = 1
    UNEXPECTED = 2
    BAD_REQUEST = 3
    TOO_LARGE = 4
    FILE_ACCESS = 5
    DIFFERENT = 6
