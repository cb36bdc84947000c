"""What a step says, as tests write it down."""

from __future__ import annotations

from hakem.i18n import Datum, Message, PairRef, PlayerRef


def bare(datum: Datum) -> object:
    """A player by id, a pair as ``4-3``, a part of a sentence as what fills its places, everything else as it is."""
    match datum:
        case PlayerRef():
            return datum.id
        case PairRef():
            return f"{datum.first}-{datum.second}"
        case tuple():
            return tuple(bare(part) for part in datum)
        case Message():
            return tuple(bare(part) for part in datum.data.values())
    return datum
