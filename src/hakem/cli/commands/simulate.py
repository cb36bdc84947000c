"""``hakem simulate``: before an event, ways to hold it compared for its field by playing it often."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from html import escape

from hakem.cli.arguments import Grammar, add_reading, ids, positive, rate
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import MOST_PLAYERS, read_tournament, reading_of, write_text
from hakem.cli.lots import drawn_seed, shown_seed
from hakem.cli.processes import in_order, processors
from hakem.cli.usage import takes
from hakem.desk import DEFAULT_SYSTEM, own_system
from hakem.desk.fairness import Compared, Estimate, FairnessPlan, compared, measured_task, planned, tasks_of
from hakem.desk.fairness.running import OF_VARIANT
from hakem.errors import RequestError, TooLarge
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Json, Message, Renderer
from hakem.model import Tournament
from hakem.pictures import figure_of
from hakem.pictures.fairness import OF_LIST, estimate_text, fairness_pictures, variant_text
from hakem.reports.columns import aligned
from hakem.reports.page import page
from hakem.simulation import Rates
from hakem.tiebreaks import split_codes
from hakem.tiebreaks.presets import usual

_RUNS, _ROUNDS = 1000, 7
_RATINGS = (1400, 2400)
_ACCELERATIONS = {"none": False, "baku": True}
_STYLE = """
figure{margin:0 0 2rem}table{border-collapse:collapse;margin:1rem 0}
th,td{border:1px solid #999;padding:.2rem .6rem;text-align:left;white-space:nowrap}
.pc-says{font-size:.85rem;max-width:40rem}.pc-says p{margin:.2rem 0}.hidden-text{position:absolute;left:-999em}
svg{max-width:100%;height:auto}.pc-accent{fill:#2f6f4f}"""


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("simulate", run)
    words = grammar.words
    parser.add_argument("file", metavar="FILE", nargs="?", help=words("simulate.file"))
    add_reading(parser, grammar)
    parser.add_argument("--players", type=positive, metavar="N", help=words("simulate.players"))
    parser.add_argument("--rating-from", type=positive, metavar="R", default=_RATINGS[0], help=words("simulate.from"))
    parser.add_argument("--rating-to", type=positive, metavar="R", default=_RATINGS[1], help=words("simulate.to"))
    parser.add_argument("--systems", type=_names, metavar="LIST", help=words("simulate.systems"))
    parser.add_argument("--rounds", type=ids, metavar="LIST", help=words("simulate.rounds"))
    parser.add_argument(
        "--acceleration", type=_accelerations, metavar="LIST", default=(False,), help=words("simulate.acceleration")
    )
    parser.add_argument("--tiebreaks", type=_lists, metavar="LIST;LIST", help=words("simulate.tiebreaks"))
    parser.add_argument("--draw-rate", type=rate, metavar="X", default=Rates().draw, help=words("generate.draw"))
    parser.add_argument("--runs", type=positive, metavar="N", default=_RUNS, help=words("simulate.runs"))
    parser.add_argument("--seed", metavar="S", help=words("simulate.seed"))
    parser.add_argument("--jobs", type=positive, metavar="N", default=processors(), help=words("simulate.jobs"))
    parser.add_argument("--cluster", metavar="URL", help=words("simulate.cluster"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=words("format"))
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=words("output"))


def _names(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))


@takes("accelerations")
def _accelerations(text: str) -> tuple[bool, ...]:
    """``none,baku``, for argparse."""
    try:
        return tuple(dict.fromkeys(_ACCELERATIONS[part.strip()] for part in text.split(",")))
    except KeyError:
        raise ValueError(text) from None


def _lists(text: str) -> tuple[tuple[str, ...], ...]:
    """``BH,SB;DE,WIN``: lists with semicolons between them."""
    return tuple(split_codes(part) for part in text.split(";") if part.strip())


def run(args: argparse.Namespace, console: Console) -> int:
    """Play, measure, show."""
    plan = _plan(args, console)
    results = _results(plan, args, console)
    write_text(args.output, _FORMS[args.format](plan, results, console), console)
    return Exit.DONE


def _plan(args: argparse.Namespace, console: Console) -> FairnessPlan:
    """The field of the file, or one of so many players, and what is to be compared."""
    if (args.file is None) == (args.players is None):
        raise RequestError(Message("fairness.field"))
    if args.rating_from > args.rating_to:
        raise RequestError(Message("simulation.ratings", {"low": args.rating_from, "high": args.rating_to}))
    t = None if args.file is None else read_tournament(args.file, console, reading_of(args))[0]
    if t is not None and is_team_event(t):
        raise RequestError(Message("fairness.teams"))
    players = args.players if t is None else len(t.players)
    if players > MOST_PLAYERS:
        raise TooLarge(Message("file.too-many-players", {"count": players, "most": MOST_PLAYERS}))
    plan = FairnessPlan(
        players,
        planned(players, args.systems or _systems(t), args.rounds or _rounds(t, players), args.acceleration),
        args.tiebreaks or (_own_list(t),),
        args.runs,
        shown_seed(drawn_seed(4), console) if args.seed is None else args.seed,
        None if t is None else tuple(p.rating for p in t.players),
        None if t is not None else (args.rating_from, args.rating_to),
        args.draw_rate,
    )
    plan.settings(plan.variants[0], 1).require_possible()
    return plan


def _systems(t: Tournament | None) -> tuple[str, ...]:
    return ((t is not None and own_system(t)) or DEFAULT_SYSTEM,)


def _rounds(t: Tournament | None, players: int) -> tuple[int, ...]:
    return (min(_ROUNDS, players - 1) if t is None or not t.rounds_total else t.rounds_total,)


def _own_list(t: Tournament | None) -> tuple[str, ...]:
    own = t.rules.tie_breaks if t is not None else ()
    return own or usual(of_teams=False, round_robin=False, handbook=False).codes


def _results(plan: FairnessPlan, args: argparse.Namespace, console: Console) -> tuple[Compared, ...]:
    """Played here, in several processes, or on a cluster; the figures are the same."""
    watch: Callable[[Iterable[object]], Iterator[object]] = console.watch(console.words("fairness.playing"))
    tasks = tasks_of(plan)
    if args.cluster is not None:
        from hakem.cli.cluster import on_cluster

        working = on_cluster(measured_task, tasks, args.cluster)
    else:
        working = in_order(measured_task, tasks, args.jobs)
    with closing(working) as done:
        return compared(plan, [each for _, each in zip(watch(tasks), done, strict=False)])


# How it is shown


def _text(plan: FairnessPlan, results: Sequence[Compared], console: Console) -> str:
    words = console.renderer()
    grids = (_list_grid(results, words), _variant_grid(results, words))
    told = "\n".join(aligned(grid, left={0, 1} if at == 0 else {0}) for at, grid in enumerate(grids))
    return f"{_title(plan, words)}\n\n{told}\n{words.words('fairness.confidence')}\n"


def _title(plan: FairnessPlan, words: Renderer) -> str:
    return words.say(Message("fairness.title", {"players": plan.players, "runs": plan.runs, "seed": plan.seed}))


def _list_grid(results: Sequence[Compared], words: Renderer) -> list[list[str]]:
    heads = ["way", "list", *(f"measure.{name}" for name in OF_LIST), "settled"]
    grid = [[words.words(f"fairness.{head}") for head in heads]]
    for each in results:
        for own in each.lists:
            cells = [estimate_text(name, getattr(own, name), words) for name in OF_LIST]
            settled = ", ".join(f"{_settled(at, own.codes, words)} {count}" for at, count in own.settled)
            grid.append([variant_text(each, words), ",".join(own.codes), *cells, settled])
    return grid


def _settled(at: int, codes: Sequence[str], words: Renderer) -> str:
    """What left the first place to one alone: points, a tie-break, or nothing."""
    own = [code for code in codes if code.upper() != "PTS"]
    return words.words("fairness.nothing") if at < 0 else own[at - 1] if at else words.words("fairness.points")


def _variant_grid(results: Sequence[Compared], words: Renderer) -> list[list[str]]:
    grid = [[words.words(f"fairness.{head}") for head in ("way", *(f"measure.{name}" for name in OF_VARIANT), "stuck")]]
    for each in results:
        cells = [estimate_text(name, getattr(each, name), words) for name in OF_VARIANT]
        grid.append([variant_text(each, words), *cells, str(each.stuck)])
    return grid


def _html(plan: FairnessPlan, results: Sequence[Compared], console: Console) -> str:
    words = console.renderer()
    title = _title(plan, words)
    tables = "".join(map(_html_table, (_list_grid(results, words), _variant_grid(results, words))))
    figures = "".join(
        f"<h2>{escape(each.title)}</h2>{figure_of(each, words)}\n" for each in fairness_pictures(results, words)
    )
    return page(title, f"<h1>{escape(title)}</h1>{tables}\n{figures}", _STYLE, console.language)


def _html_table(grid: Sequence[Sequence[str]]) -> str:
    head, *rows = ("".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row) for row, tag in _tagged(grid))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(f'<tr>{row}</tr>' for row in rows)}</tbody></table>"


def _tagged(grid: Sequence[Sequence[str]]) -> Iterator[tuple[Sequence[str], str]]:
    for at, row in enumerate(grid):
        yield row, "td" if at else "th"


def _json(plan: FairnessPlan, results: Sequence[Compared], _console: Console) -> str:
    data = {"players": plan.players, "runs": plan.runs, "seed": plan.seed, "variants": [_data(c) for c in results]}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _data(each: Compared) -> Mapping[str, Json]:
    lists: list[Json] = [
        {
            "tiebreaks": list(own.codes),
            **{name: _estimate(getattr(own, name)) for name in OF_LIST},
            "settled": {str(at): count for at, count in own.settled},
        }
        for own in each.lists
    ]
    variant = each.variant
    named: dict[str, Json] = {"system": variant.system, "rounds": variant.rounds, "accelerated": variant.accelerated}
    means: dict[str, Json] = {name: _estimate(getattr(each, name)) for name in OF_VARIANT}
    return {**named, "runs": each.runs, "stuck": each.stuck, **means, "lists": lists}


def _estimate(estimate: Estimate) -> Json:
    return {"mean": str(estimate.mean), "value": float(estimate.mean), "low": estimate.low, "high": estimate.high}


_FORMS: Mapping[str, Callable[[FairnessPlan, Sequence[Compared], Console], str]] = {
    "text": _text,
    "json": _json,
    "html": _html,
}
