"""What changed between two states of a page: blocks of it, each one element with an id.

Templates put a row, or whatever else is to be renewed alone, between two marks:
``<!--b:b12--><tr id="b12">…</tr><!--/b-->``. Blocks do not contain each other.
"""

from __future__ import annotations

import re

_BLOCK = re.compile(r"<!--b:([\w-]+)-->(.*?)<!--/b-->", re.DOTALL)


def changed_blocks(old: str, new: str) -> dict[str, str] | None:
    """The blocks that are others now, by id; None if more than blocks has changed."""
    before, after = _BLOCK.findall(old), _BLOCK.findall(new)
    if [name for name, _ in before] != [name for name, _ in after] or _BLOCK.sub("", old) != _BLOCK.sub("", new):
        return None
    return {name: text for (name, text), (_, was) in zip(after, before, strict=True) if text != was}
