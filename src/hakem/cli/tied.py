"""Who plays a play-off: those of an event who share a place, the best by the next tie-break first."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace

from hakem.cli.console import Console
from hakem.cli.entrants import names_of, tell_shared
from hakem.errors import RequestError
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Message
from hakem.knockout import State, playoff_values
from hakem.model import Tournament
from hakem.tiebreaks import FIRST_SCORES, OTHER, Standing, Wish, standings


def tied(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[int, ...] | None:
    """The players named, or those who share the place; None if neither was asked for."""
    if args.tied is not None:
        require_known(args.tied, names_of(t))
        return tuple(args.tied)
    return _sharing(t, args, console) if args.place is not None else None


def require_known(ids: tuple[int, ...], names: Mapping[int, str]) -> None:
    """Everybody of a play-off is somebody of the event."""
    unknown = [str(each) for each in ids if each not in names]
    if unknown:
        raise RequestError(Message("cli.playoff.unknown", {"ids": tuple(unknown)}))


def _sharing(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[int, ...]:
    before, after = _codes(t, args)

    def rows(codes: tuple[str, ...]) -> tuple[Standing, ...]:
        return standings(t, Wish(codes=codes, edition=args.edition, seed=args.seed)).rows

    sharing = {row.contestant.id for row in rows(before) if row.first <= args.place <= row.last}
    if len(sharing) < 2:
        raise RequestError(Message("cli.playoff.not-shared", {"place": args.place}))
    ordered = [row for row in rows((*before, *after)) if row.contestant.id in sharing]
    tell_shared(ordered, console)
    return tuple(row.contestant.id for row in ordered)


def _codes(t: Tournament, args: argparse.Namespace) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The tie-breaks before the play-off, and those after it that order the players.

    A list of the event that names values from outside says where the play-off
    belongs; else it comes at once after the score.
    """
    usual = t.rules.tie_breaks or tuple(spec.code for spec in standings(t, Wish(edition=args.edition)).specs)
    head = tuple(code for code in usual[:1] if code.upper() in FIRST_SCORES)
    outside = [place for place, code in enumerate(usual) if code.upper().startswith(OTHER)]
    before = usual[: outside[0]] if outside else head
    after = tuple(code for code in usual[len(before) :] if not code.upper().startswith(OTHER))
    if args.tiebreaks is not None:
        before, after = args.tiebreaks, tuple(code for code in (*before, *after) if code.upper() not in FIRST_SCORES)
    return before, after if args.next is None else args.next


def with_values(t: Tournament, state: State, name: str) -> Tournament:
    """The event with the places of a play-off as values from outside; former ones of that name go."""
    values = playoff_values(state, name, is_team_event(t))
    others = tuple(each for each in t.external if each.name.casefold() != name.casefold())
    return replace(t, external=(*others, values))
