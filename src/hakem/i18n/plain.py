"""What JSON can hold, as a type."""

from __future__ import annotations

from typing import Union

Json = Union[str, int, float, bool, None, list["Json"], dict[str, "Json"]]  # noqa: UP007 - it names itself
