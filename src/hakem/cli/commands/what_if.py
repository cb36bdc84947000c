"""``hakem what-if``: the standings with open results assumed, and what must happen for somebody to reach a place."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence

from hakem.cli.arguments import Grammar, add_reading, from_zero, positive
from hakem.cli.changed import named_refusals
from hakem.cli.console import Console
from hakem.cli.desk.acting import contestant_named
from hakem.cli.exits import Exit
from hakem.cli.files import player_numbered, read_tournament, reading_of, with_boards
from hakem.cli.usage import takes
from hakem.desk import moves
from hakem.desk.foresight import Conditions, Goal, SampledGoal, conditions_of, outlook_of
from hakem.desk.foresight.telling import ToldLine, told_alternative, told_conditions, told_outlook
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.i18n import Json, Message, PlayerRef, Renderer, TeamRef
from hakem.model import Tournament, result_text
from hakem.model.changes import with_result
from hakem.reports import event_renderer, standings_data, standings_table, standings_text
from hakem.tiebreaks import Standings, StandingsRequest, standings

_SAMPLES = 200
_SEED = "hakem"
_OWN = {0: "won", 1: "drawn", 2: "lost", None: None}


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("what-if", run)
    words = grammar.words
    parser.add_argument("file", metavar="FILE", help=words("file"))
    add_reading(parser, grammar)
    parser.add_argument("--player", metavar="X", help=words("what-if.player"))
    parser.add_argument("--place", type=positive, metavar="N", default=1, help=words("what-if.place"))
    parser.add_argument(
        "--result", type=_assumed, action="append", default=[], metavar="R.B=1-0", help=words("what-if.result")
    )
    parser.add_argument("--samples", type=from_zero, metavar="N", default=_SAMPLES, help=words("what-if.samples"))
    parser.add_argument("--seed", metavar="TEXT", default=_SEED, help=words("what-if.seed"))
    parser.add_argument("--format", choices=("text", "json"), default="text", help=words("format"))


@takes("assumed-result")
def _assumed(text: str) -> tuple[int, int, str]:
    """``5.3=1-0``, for argparse."""
    place, sign, result = text.partition("=")
    rnd, dot, board = place.partition(".")
    if not (sign and dot and result):
        raise ValueError(text)
    return positive(rnd), positive(board), result


def run(args: argparse.Namespace, console: Console) -> int:
    """Show the standings that would be, or what must happen."""
    t = with_boards(*read_tournament(args.file, console, reading_of(args)))
    with named_refusals(t, console):
        if is_knockout(t):
            raise RequestError(Message("what-if.knockout"))
        if not t.rounds:
            raise RequestError(Message("what-if.no-round"))
        then = _with_results(t, args.result)
        if args.player is None:
            _show_standings(t, then, args.format, console)
        else:
            goal = Goal(_who(then, args.player), args.place)
            _show_goal(then, _answers(then, goal, args), args.format, console)
    return Exit.DONE


def _who(t: Tournament, text: str) -> int:
    """A player by pairing number or by a part of the name; a team by its number or name."""
    number = text.isascii() and text.isdecimal()
    return int(player_numbered(t, int(text))) if number and not is_team_event(t) else contestant_named(t, text)


def _with_results(t: Tournament, assumed: Iterable[tuple[int, int, str]]) -> Tournament:
    """The event with results for boards that have none; a board that has one is refused."""
    then = t
    for rnd, board, result in assumed:
        games = t.rounds[rnd - 1].games if rnd <= len(t.rounds) else ()
        if board <= len(games) and not games[board - 1].pending:
            known = result_text(games[board - 1].result)
            raise RequestError(Message("what-if.has-result", {"round": rnd, "board": board, "result": known}))
        then = with_result(then, rnd, board, result)
    return then


# The standings


def _show_standings(t: Tournament, then: Tournament, form: str, console: Console) -> None:
    after = StandingsRequest(after=len(t.rounds))
    was, now = standings(t, after), standings(then, after)
    moved = [(row.contestant.id, risen) for row in now.rows if (risen := moves(was, now)[row.contestant.id])]
    if form == "json":
        data = {**standings_data(now, console.language), "moves": {str(key): risen for key, risen in moved}}
        console.show(json.dumps(data, ensure_ascii=False, indent=1))
        return
    console.stdout.write(standings_text(standings_table(then, now), console.language))
    words = event_renderer(t, console.language)
    console.show("")
    for line in _moves_told(now, moved, is_team_event(t)):
        console.show(words.say(line))


def _moves_told(now: Standings, moved: Sequence[tuple[int, int]], of_teams: bool) -> Iterable[Message]:
    yield Message("what-if.moves" if moved else "what-if.nobody-moves")
    place = {row.contestant.id: row.first for row in now.rows}
    for key, risen in moved:
        who = TeamRef(key) if of_teams else PlayerRef(key)
        yield Message("what-if.moved", {"who": who, "was": place[key] + risen, "now": place[key]})


# What must happen


def _answers(t: Tournament, goal: Goal, args: argparse.Namespace) -> tuple[Conditions, SampledGoal | None]:
    found = conditions_of(t, goal, seed=args.seed)
    beyond = len(t.rounds) < t.rounds_total and args.samples
    return found, outlook_of(t, goal, args.samples, args.seed) if beyond else None


def _show_goal(t: Tournament, answers: tuple[Conditions, SampledGoal | None], form: str, console: Console) -> None:
    found, outlook = answers
    words, of_teams = event_renderer(t, console.language), is_team_event(t)
    told = told_conditions(found, of_teams) + (told_outlook(outlook, of_teams) if outlook else ())
    if form == "json":
        console.show(json.dumps(_data(found, outlook, words, told), ensure_ascii=False, indent=1))
        return
    for line in told:
        console.show(f"{'  - ' * line.depth}{words.say(line.message)}")


def _data(
    found: Conditions, outlook: SampledGoal | None, words: Renderer, told: Sequence[ToldLine]
) -> Mapping[str, Json]:
    branches: list[Json] = []
    for branch in found.branches:
        covers = {"sure": branch.sure, "never": branch.never, "sampled": branch.level}
        listed: dict[str, Json] = {
            name: [[words.say(part) for part in told_alternative(branch.games, each)] for each in cover]
            for name, cover in covers.items()
        }
        chances: dict[str, Json] = {"chance": float(branch.chance), "likely": float(branch.likely)}
        branches.append({"own": _OWN[branch.own], "exact": branch.exact, **listed, **chances})
    data: dict[str, Json] = {
        "who": found.goal.who,
        "place": found.goal.place,
        "after": found.after,
        "open_games": [[ref.round_no, ref.board] for ref in found.open_games],
        "exact": found.exact,
        "chance": float(found.chance),
        "branches": branches,
        "text": [words.say(line.message) for line in told],
    }
    if outlook is not None:
        scores: list[Json] = [
            {"points": float(each.points), "samples": each.samples, "reached": each.reached}
            for each in outlook.by_score
        ]
        data["outlook"] = {"samples": outlook.samples, "reached": outlook.reached, "by_score": scores}
    return data
