"""``hakem desk show``: where an event stands, its players, rounds, standings, tables, cards, and its journal."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping

from hakem.cli.arguments import Grammar
from hakem.cli.commands.crosstable import crosstable_as
from hakem.cli.commands.standings import show_standings
from hakem.cli.console import Console
from hakem.cli.desk.acting import add_acting, player_named, with_event
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.desk.journal.attention import postponed_until
from hakem.desk.journal.fide_mode import departures
from hakem.desk.journal.roles import boards_of, boards_text
from hakem.desk.journal.round_played import as_it_stands, round_played
from hakem.desk.journal.state import Desk
from hakem.desk.journal.team_match_actions import postponed_boards
from hakem.desk.journal.views import card_data, log_data, players_data, round_view, rounds_planned, status_data
from hakem.desk.lots_due import lots_due
from hakem.errors import RequestError
from hakem.exports.tables import INSIDE_TEAMS, usual_form
from hakem.facts.event_kind import is_knockout
from hakem.facts.round_sheet import board_named, round_sheet
from hakem.facts.seed_rating import seed_ratings
from hakem.i18n import Datum, Json, Message, Renderer, day_said
from hakem.model import Points
from hakem.reports import event_renderer, round_list, round_text
from hakem.reports.tables.open_games import STAR, open_note, starred
from hakem.reports.tables.rating_heads import rating_head
from hakem.store.running import RunningEvent
from hakem.tiebreaks.editions import rules_for


def describe(_name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    add_acting(parser, grammar)
    parser.add_argument(
        "what", nargs="?", choices=tuple(_SHOWN), default="status", metavar="WHAT", help=grammar.words("desk.show.what")
    )
    parser.add_argument("which", nargs="?", metavar="N", help=grammar.words("desk.show.which"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Show it."""

    def part(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
        _SHOWN[args.what](args, console, running)
        return Exit.DONE

    return with_event(args, console, part)


def _as_data(data: Json, console: Console) -> None:
    console.show(json.dumps(data, ensure_ascii=False))


def _status(args: argparse.Namespace, console: Console, running: RunningEvent) -> None:
    desk = running.desk
    data = status_data(desk, running.event, running.entries)
    if args.format == "json":
        _as_data(data, console)
        return
    words = event_renderer(desk.tournament, console.language)
    t, stand = desk.tournament, {"round": desk.round_no, "rounds": rounds_planned(desk)}
    state = Message(f"done.state.{desk.word}")
    for line in (
        Message("done.status.event", {"name": desk.tournament.event.name, "event": running.event}),
        Message("done.status.rules", {"system": desk.tournament.rules.system, "edition": str(data["edition"])}),
        *(() if is_knockout(t) else (Message("done.status.ties", {"rules": rules_for(t).edition.whole}),)),
        Message(f"done.status.{_rounds_key(desk)}", {**stand, "state": state}),
        *((Message("done.status.teams", {"teams": len(t.teams)}),) if t.teams else ()),
        Message("done.status.players", {"players": len(t.players)}),
        *_lots(desk),
    ):
        console.show(words.say(line))
    for each in _waiting(desk):
        console.show(words.say(each))
    left = departures(desk)
    console.show(words.say(Message("done.status.not-fide" if left else "done.status.fide")))
    for each in left:
        console.show(f"  ### {words.say(each)}")


def _waiting(desk: Desk) -> Iterator[Message]:
    """Boards of the last round without a result, and matches that were put off."""
    if desk.round_no and (boards := desk.open_boards(desk.round_no)):
        sheet = round_sheet(desk.tournament, desk.round_no)
        named = tuple(sheet[board].label for board in boards)
        if all(name.isdecimal() for name in named):  # neighbours are told as ranges, those of matches one by one
            named = (boards_text(boards_of(",".join(named))),)
        yield Message("done.status.open", {"boards": named})
    of_matches = postponed_until(desk)
    single = [at for at in desk.adjourned if (at.round_no, at.board) not in of_matches]
    for number in sorted({at.round_no for at in single}):
        waits = sorted(at.board for at in single if at.round_no == number)
        names = tuple(board_named(desk.tournament, number, board) for board in waits)
        yield Message("done.status.adjourned", {"round": number, "boards": names})
    for said, at, _ in postponed_boards(desk):
        one, other = (team.name for team in at.teams)
        place: dict[str, Datum] = {"round": said.round_no, "match": at.number, "one": one, "other": other}
        if said.until is None:
            yield Message("done.status.postponed", place)
        else:
            yield Message("done.status.postponed-until", {**place, "day": day_said(said.until)})


def _lots(desk: Desk) -> Iterator[Message]:
    """The lots that come before round 1."""
    due = lots_due(desk)
    if due is not None:
        yield Message(f"done.status.{'redraw' if due.again else 'lots'}", {"article": due.article})


def _rounds_key(desk: Desk) -> str:
    """A knockout has so many rounds at most."""
    if not desk.round_no:
        return "not-begun"
    return "round-at-most" if is_knockout(desk.tournament) else "round"


def _players(args: argparse.Namespace, console: Console, running: RunningEvent) -> None:
    desk = running.desk
    if args.format == "json":
        _as_data(players_data(desk), console)
        return
    seen = {each.player: "✓" if each.present else "–" for each in desk.presence}
    beside = {m: f"{team.name} {board}" for team in desk.tournament.teams for board, m in enumerate(team.members, 1)}
    groups = {each.player: f"[{each.text}]" for each in desk.groups}
    players = sorted(desk.tournament.players, key=lambda p: p.number)
    ratings = dict(zip(players, map(seed_ratings(desk.tournament), players), strict=True))
    words = console.renderer()
    number, name, usual = (words.words(f"crosstable.{key}") for key in ("number", "name", "rating"))
    rating = rating_head(ratings.values(), usual, words.language)
    width, wide = max(len(name), *(len(p.name) for p in players)) if players else 0, max(6, len(rating))
    if players:
        console.show(f"{number:>4}  {'':7}     {name:<{width}}  {rating:>{wide}}")
    for p in players:
        title = p.title.value if p.title else ""
        more = "  ".join((f"{p.federation or '':<3}", p.club or "", beside.get(p.id, ""), groups.get(p.id, "")))
        ids = f"{p.number:>4}  #{p.id!s:<4} {seen.get(p.id, ' ')}"
        console.show(f"{ids} {title:<3} {p.name:<{width}}  {ratings[p] or ''!s:>{wide}}  {more}".rstrip())


def _round_no(args: argparse.Namespace, running: RunningEvent) -> int:
    last = running.desk.round_no
    text = args.which or str(last)
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= last):
        raise RequestError(Message("desk.no-such-round", {"round": text, "last": last}))
    return int(text)


def _round(args: argparse.Namespace, console: Console, running: RunningEvent) -> None:
    number = _round_no(args, running)
    if args.format == "json":
        _as_data(round_view(running.desk, number), console)
    else:
        shown = round_list(running.desk.tournament, number)
        console.stdout.write(round_text(shown, "board", console.language))


def _standings(args: argparse.Namespace, console: Console, running: RunningEvent) -> None:
    desk = running.desk
    show_standings(desk.tournament, args.format, console, desk.rounds_over)
    _note_running(args, console, desk)


def _note_running(args: argparse.Namespace, console: Console, desk: Desk) -> None:
    """How far the round is that is being played."""
    played = round_played(desk)
    if played is not None and played.done and not is_knockout(desk.tournament) and args.format == "text":
        console.note(console.say(played.said))


def _crosstable(args: argparse.Namespace, console: Console, running: RunningEvent) -> None:
    t = as_it_stands(running.desk, running.desk.tournament)
    console.stdout.write(crosstable_as(args.format, usual_form(t), t, None, console))
    _note_running(args, console, running.desk)


def _inside_teams(args: argparse.Namespace, console: Console, running: RunningEvent) -> None:
    console.stdout.write(crosstable_as(args.format, args.what, running.desk.tournament, None, console))
    _note_running(args, console, running.desk)


def _card(args: argparse.Namespace, console: Console, running: RunningEvent) -> None:
    if not args.which:
        raise RequestError(Message("desk.missing", {"field": "player"}))
    data = card_data(running.desk, player_named(running.desk.tournament, args.which))
    if args.format == "json":
        _as_data(data, console)
        return
    words = console.renderer()
    rounds = [each for each in data["rounds"] if isinstance(each, dict)] if isinstance(data["rounds"], list) else []
    pending = any(each["points"] == "?" for each in rounds)
    console.show(f"{data['number']} {data['name']}  {starred(words.number(Points(str(data['points']))), pending)}")
    for each in rounds:
        console.show(_card_line(each, words))
    if pending:
        console.show(f"{STAR} {words.say(open_note(as_it_stands(running.desk, running.desk.tournament)))}")


def _card_line(each: Mapping[str, Json], words: Renderer) -> str:
    colour = words.say(Message(f"round.{_COLOURS[str(each['colour'])]}")) if each.get("colour") else ""
    bye = words.say(Message(f"round.bye.{each['bye']}")) if each.get("bye") else "-"
    points = "?" if each["points"] == "?" else words.number(Points(str(each["points"])))
    return f"{each['round']:>4}  {colour:<6}{points:>4}  {each.get('opponent_name') or bye}"


_COLOURS = {"w": "white", "b": "black"}


def _journal(args: argparse.Namespace, console: Console, running: RunningEvent) -> None:
    if args.format == "json":
        for entry in log_data(running.entries):
            _as_data(entry, console)
        return
    for each in running.entries:
        console.show(f"{each.seq:>5}  {each.draft.at}  {each.draft.by or '-'}  {each.action}")


_SHOWN: Mapping[str, Callable[[argparse.Namespace, Console, RunningEvent], None]] = {
    "status": _status,
    "players": _players,
    "round": _round,
    "standings": _standings,
    "crosstable": _crosstable,
    **dict.fromkeys(INSIDE_TEAMS, _inside_teams),
    "card": _card,
    "journal": _journal,
}
