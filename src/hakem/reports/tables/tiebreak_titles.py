"""Tie-breaks as headings: the names of their columns, and in words, where ``BH/C1`` is *Buchholz (cut 1)*."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from hakem.i18n import Message, say
from hakem.tiebreaks import Definition, Spec, definition_of


def spec_title(spec: Spec, language: str) -> str:
    """The name of the tie-break, with its modifiers behind it."""
    definition = definition_of(spec)
    title = say(definition.title, language)
    modifiers = ", ".join(say(message, language) for message in _modifiers(spec, definition))
    return f"{title} ({modifiers})" if modifiers else title


def _modifiers(spec: Spec, definition: Definition) -> Iterator[Message]:
    if spec.score is not None:
        yield Message("tiebreak.with.score", {"score": spec.score.value})
    if spec.high:
        yield Message("tiebreak.with.median", {"number": spec.high})
    elif spec.low:
        yield Message(f"tiebreak.with.{definition.cut.value}", {"number": spec.low})
    if spec.limit:
        yield Message("tiebreak.with.limit", {"number": f"{spec.limit:+d}"})
    for kind, number in (("factor", spec.factor), ("unrated", spec.unrated)):
        if number is not None:
            yield Message(f"tiebreak.with.{kind}", {"number": number})
    for kind, wanted in (("paired", spec.paired), ("fore", spec.fore), ("reverse", spec.reverse)):
        if wanted:
            yield Message(f"tiebreak.with.{kind}")


def column_names(specs: Sequence[Spec]) -> list[str]:
    """The codes as names of columns: one that comes again is numbered, ``DE`` and then ``DE#2``."""
    names: list[str] = []
    for spec in specs:
        numbered = (f"{spec.code}#{n}" if n > 1 else spec.code for n in count(1))
        names.append(next(name for name in numbered if name not in names))
    return names
