"""Who plays in a knockout or a play-off: players or teams of an event, in the order of their seeds."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hakem.cli.console import Console
from hakem.errors import RequestError
from hakem.explain import Step
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Message, say
from hakem.knockout import Seeding, as_given, by_lots, by_ranking, by_rating
from hakem.model import Player, PlayerId, Tournament
from hakem.reports.bracket import printable
from hakem.tiebreaks import Standing, Wish, standings

SEEDINGS = ("rating", "ranking", "lots", "given")


@dataclass(frozen=True, slots=True)
class Seeds:
    """Ids from the first seed to the last, and why they stand like this."""

    order: tuple[int, ...]
    steps: tuple[Step, ...]


def names_of(t: Tournament) -> Mapping[int, str]:
    """The names of those who compete, teams or players, by id."""
    contestants = t.teams if is_team_event(t) else t.players
    return {int(each.id): printable(each.name) for each in contestants}


def seed_text(args: argparse.Namespace, console: Console) -> str:
    """The text of the lots: the one given, or one drawn now and shown."""
    if args.seed is not None:
        return str(args.seed)
    drawn = secrets.token_hex(8)
    console.complain(console.words("cli.seed", {"seed": drawn}))
    return drawn


def seeded(t: Tournament, args: argparse.Namespace, console: Console) -> Seeds:
    """Everybody who competes, in the order asked for."""
    players = _as_players(t, args.seeding)
    if args.seeding == "ranking":
        found = by_ranking(players, _ranking(t, args, console))
    elif args.seeding == "given":
        found = as_given(players)
    elif args.seeding == "lots":
        found = by_lots(players, seed_text(args, console))
    else:
        found = _by_rating(players, args, console)
    return Seeds(tuple(map(int, found.order)), found.steps)


def _by_rating(players: Sequence[Player], args: argparse.Namespace, console: Console) -> Seeding:
    """By rating; a text for the lots is drawn only if somebody needs one."""
    try:
        return by_rating(players, args.seed)
    except RequestError as exc:
        if exc.message.key != "knockout.lots-needed":
            raise
    return by_rating(players, seed_text(args, console))


def _as_players(t: Tournament, seeding: str) -> tuple[Player, ...]:
    """Those who compete; teams have a name and an id like players, but no rating of their own."""
    if not is_team_event(t):
        return t.players
    if seeding == "rating":
        raise RequestError(Message("cli.plan.teams-without-rating"))
    return tuple(Player(PlayerId(int(team.id)), place, team.name) for place, team in enumerate(t.teams, start=1))


def _ranking(t: Tournament, args: argparse.Namespace, console: Console) -> tuple[PlayerId, ...]:
    rows = standings(t, Wish(codes=args.tiebreaks, edition=args.edition, seed=args.seed)).rows
    tell_shared(rows, console)
    return tuple(PlayerId(row.contestant.id) for row in rows)


def tell_shared(rows: Sequence[Standing], console: Console) -> None:
    """Say which places the tie-breaks leave shared: there the order is that of the pairing numbers."""
    shared = dict.fromkeys(f"{row.first}-{row.last}" for row in rows if row.first < row.last)
    if shared:
        message = Message("cli.plan.shared", {"places": tuple(shared)})
        console.complain(say(message, console.language))
