"""What the program has to say, as a key and its data; the words are chosen at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

Datum = str | int

NOTHING: Mapping[str, Datum] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence before it is put into words.

    ``key`` is stable and names the sentence in every catalogue; ``data`` fills
    its places and is the same in every language.
    """

    key: str
    data: Mapping[str, Datum] = field(default_factory=lambda: NOTHING)
