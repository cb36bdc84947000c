"""``hakem ratings``: what an event does to FIDE ratings."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence

from hakem.cli.arguments import Grammar, add_reading, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of
from hakem.cli.usage import takes
from hakem.exports.spreadsheets import write_csv
from hakem.i18n import Message
from hakem.model import PlayerId, Tournament
from hakem.ratings import (
    EventRatings,
    FirstRating,
    RatingChange,
    RatingList,
    RatingRules,
    another_days_edition,
    list_of,
    rating_changes,
    rating_rules,
)
from hakem.reports import (
    GAME_COLUMNS,
    RATING_COLUMNS,
    Record,
    game_records,
    rating_records,
    rating_sheet,
    rating_sheet_text,
    ratings_text,
)

Told = tuple[PlayerId | None, int]
"""A K and whose it is; None means everybody's."""


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("ratings", run)
    parser.add_argument("file", metavar="FILE", help=grammar.words("file"))
    add_reading(parser, grammar)
    lists = tuple(kind.value for kind in RatingList)
    parser.add_argument("--list", choices=lists, help=grammar.words("rating-list"))
    parser.add_argument("--edition", metavar="E", help=grammar.words("rating-edition"))
    parser.add_argument(
        "--k", type=_told, action="append", metavar="ID=K", default=[], help=grammar.words("coefficient")
    )
    parser.add_argument("--player", type=positive, metavar="ID", help=grammar.words("rating-player"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=grammar.words("format"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Read, compute, print."""
    t, _ = read_tournament(args.file, console, reading_of(args))
    rules = rating_rules(t, RatingList(args.list) if args.list else None, args.edition)
    ratings = rating_changes(t, rules, _coefficients(args.k, t))
    found = ratings.of(PlayerId(args.player)) if args.player else None
    for note in _notes(t, rules, args):
        console.note(console.say(note))
    _FORMS[args.format](t, ratings, found, console)
    return Exit.DONE


@takes("k")
def _told(text: str) -> Told:
    """``20`` for everybody or ``7=40`` for one player, for argparse."""
    player, sign, k = text.rpartition("=")
    return (PlayerId(positive(player)) if sign else None), positive(k)


def _coefficients(told: Sequence[Told], t: Tournament) -> Mapping[PlayerId, int]:
    """The K of everybody of whom it was told; what is said of one player counts more than what is said of all."""
    everybody = [p.id for p in t.players if p.rating is not None]
    general = {player: k for named, k in told if named is None for player in everybody}
    return general | {player: k for player, k in told if player is not None}


def _notes(t: Tournament, rules: RatingRules, args: argparse.Namespace) -> list[Message]:
    """What was assumed, or what does not fit together."""
    notes: list[Message] = []
    by_time = list_of(t.event)
    if by_time is None and args.list is None:
        notes.append(Message("ratings.standard-assumed"))
    if by_time is not None and by_time is not rules.rating_list:
        data = {"code": t.event.time_control_code, "list": by_time.value}
        notes.append(Message("ratings.other-list", data))
    other_day = another_days_edition(rules, t) if args.edition is None else None
    return [*notes, other_day] if other_day is not None else notes


def _text(t: Tournament, ratings: EventRatings, found: RatingChange | FirstRating | None, console: Console) -> None:
    if found is None:
        console.stdout.write(ratings_text(ratings, console.language))
    else:
        sheet = rating_sheet(found, {p.id: p for p in t.players}, ratings.rules)
        console.stdout.write(rating_sheet_text(sheet, console.language))


def _json(t: Tournament, ratings: EventRatings, found: RatingChange | FirstRating | None, console: Console) -> None:
    records = rating_records(ratings)
    value: dict[str, object] = {
        "list": ratings.rules.rating_list.value,
        "regulation": ratings.rules.edition.regulation,
        "edition": ratings.rules.edition.id,
    }
    if found is None:
        value["players"] = [_known(record) for record in records]
    else:
        own = next(record for record in records if record["id"] == found.player.id)
        games = game_records(found, {p.id: p for p in t.players})
        value["player"] = {**_known(own), "terms": [_known(game) for game in games]}
    console.show(json.dumps(value, ensure_ascii=False, indent=1))


def _known(record: Record) -> Record:
    """The record without what it has no value for."""
    return {name: value for name, value in record.items() if value is not None}


def _csv(t: Tournament, ratings: EventRatings, found: RatingChange | FirstRating | None, console: Console) -> None:
    rows = rating_records(ratings) if found is None else game_records(found, {p.id: p for p in t.players})
    columns = RATING_COLUMNS if found is None else GAME_COLUMNS
    cells = ([_plain(row[name]) for name in columns] for row in rows)
    write_csv([columns, *cells], console.stdout)


_FORMS = {"text": _text, "json": _json, "csv": _csv}


def _plain(value: str | int | bool | None) -> str | int | None:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
