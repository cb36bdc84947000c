"""A kind of record: its code, how it is read and written, and what of the tournament it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from hakem.formats.document import Lost
from hakem.formats.trf.layout import Row
from hakem.model import Part, Tournament
from hakem.values import dataclass, field

if TYPE_CHECKING:
    from hakem.formats.trf.settings import Settings
    from hakem.formats.trf.sheet import Sheet

ONLY_16 = frozenset({"trf16"})
ONLY_26 = frozenset({"trf26"})
FROM_16 = ONLY_16 | ONLY_26
UNTIL_16 = frozenset({"trf06"}) | ONLY_16
EVERYWHERE = UNTIL_16 | ONLY_26


@dataclass(frozen=True, slots=True)
class RecordType:
    """One line of the table of records.

    ``once`` says that it can only be said once. ``written_in`` names the
    dialects that write it; the others lose what ``lost`` asks for. ``holds`` is
    the part of the tournament, or a field of it, about which it speaks: there a
    problem of the model is shown.
    """

    code: str
    read: Callable[[Settings, Row], None] | None = None
    write: Callable[[Sheet], Iterable[str]] | None = None
    written_in: frozenset[str] = EVERYWHERE
    holds: tuple[Part, str] | None = None
    once: bool = False
    lost: Mapping[Lost, Callable[[Tournament], bool]] = field(default_factory=lambda: MappingProxyType({}))
