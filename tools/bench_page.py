"""The tables of the bench as Markdown, which is legible on a terminal too, and the page and the plot made of them."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Mapping, Sequence

from tools.bench_lists import ROWS, Measured
from tools.bench_own import FILE_SIZES, KNOCKOUT_PLAYERS, KNOCKOUT_ROUNDS, TEAM_GOALS, TEAM_SIZES, Line
from tools.bench_pairing import GROWTH_FROM, GROWTH_TO, SIZES, Row, counterpart, different_at
from tools.bench_paper import GOAL as PAPER_GOAL
from tools.bench_paper import PaperTaken
from tools.bench_store import GOAL_95, GOAL_MOST, Waits
from tools.log_plot import Series, log_plot

GOALS = {100: 0.01, 500: 0.08, 1_000: 0.15, 5_000: 1.5}
"""Seconds that pairing a round of so many players is to take at most."""

SYSTEMS_GOAL = (1_000, 0.5)
"""Players, and the seconds that pairing a round of them by any other Swiss system is to take at most."""

GOAL_OF_GROWTH = 1.3
GOAL_OF_EVENTS = 2.0
GOALS_OF_EVENTS = {"explain a round": 1.0}


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table with its columns under each other; all but the first are numbers and stand to the right."""
    rows = list(rows)
    widths = [max(3, *(len(cells[column]) for cells in (head, *rows))) for column in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]

    def line(cells: Sequence[str]) -> str:
        padded = [
            cells[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)),
        ]
        return "| " + " | ".join(padded) + " |"

    return "\n".join([line(head), line(rule), *(line(cells) for cells in rows)])


def figure(value: float) -> str:
    """Seconds with two or three digits that mean something."""
    if value >= 100:
        return f"{value:.0f}"
    if value >= 10:
        return f"{value:.1f}"
    return f"{value:.2f}" if value >= 1 else f"{value:.3f}" if value >= 0.1 else f"{value:.4f}"


def pairing_table(rows: Sequence[Row]) -> str:
    """Seconds of every engine, how many times ours that is, growth, and whether the round is the same as ours."""
    sizes = sorted({size for row in rows for size in row.timings})
    head = ["engine", "rules", *(f"{size:,}" for size in sizes), "growth", "same opponents as ours"]
    return table(head, (_pairing_cells(row, sizes, counterpart(row, rows)) for row in rows))


def ways_table(rows: Sequence[Row]) -> str:
    """Our engine as it is, and the exact way alone."""
    sizes = sorted({size for row in rows for size in row.timings})
    head = ["engine", "rules", *(f"{size:,}" for size in sizes), "growth", "same opponents"]
    first, *others = rows
    cells = [_pairing_cells(first, sizes, None), *(_pairing_cells(row, sizes, first) for row in others)]
    return table(head, cells)


def _pairing_cells(row: Row, sizes: Iterable[int], own: Row | None) -> list[str]:
    cells = [row.engine.title, row.engine.edition]
    for size in sizes:
        timing = row.timings.get(size)
        if timing is None or timing.seconds is None:
            cells.append(timing.words if timing else "")
        elif own is None or size not in own.seconds:
            cells.append(figure(timing.seconds))
        else:
            cells.append(f"{figure(timing.seconds)} (×{_ratio(timing.seconds / own.seconds[size])})")
    return [*cells, _growth(row), _sameness(row, own)]


def _ratio(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def _growth(row: Row) -> str:
    found = row.growth
    if found is None:
        return ""
    exponent, first, last = found
    between = "" if (first, last) == (GROWTH_FROM, GROWTH_TO) else f" ({first:,} to {last:,})"
    return f"{exponent:.2f}{between}"


def _sameness(row: Row, own: Row | None) -> str:
    if own is None or not row.seconds:
        return ""
    different = different_at(row, own)
    return "no: " + ", ".join(f"{size:,}" for size in different) if different else "yes"


def goals_table(row: Row) -> str:
    """What pairing is to take at most, and what it took."""
    rows = [
        [f"{size:,} players", f"{goal:g} s", f"{figure(row.seconds[size])} s", _holds(row.seconds[size], goal)]
        for size, goal in GOALS.items()
        if size in row.seconds
    ]
    if row.growth is not None and row.growth[1:] == (GROWTH_FROM, GROWTH_TO):
        exponent = row.growth[0]
        named = f"growth from {GROWTH_FROM:,} to {GROWTH_TO:,}"
        rows.append([named, f"{GOAL_OF_GROWTH}", f"{exponent:.2f}", _holds(exponent, GOAL_OF_GROWTH)])
    return table(["goal", "at most", "measured", "holds"], rows)


def systems_goals_table(rows: Iterable[Row]) -> str:
    """What pairing by the other systems is to take at most, and what it took."""
    size, goal = SYSTEMS_GOAL
    seconds = {row.engine.title: row.seconds[size] for row in rows if row.engine.is_ours and size in row.seconds}
    return table(
        [f"{size:,} players", "at most", "measured", "holds"],
        ([name, f"{goal:g} s", f"{figure(taken)} s", _holds(taken, goal)] for name, taken in seconds.items()),
    )


def events_table(lines: Iterable[Line]) -> str:
    """Whole tournaments."""
    head = ["200 players, 10 rounds", "at most", "measured", "holds"]
    rows = []
    for line in lines:
        goal = GOALS_OF_EVENTS.get(line.work, GOAL_OF_EVENTS)
        rows.append([line.work, f"{goal:g} s", f"{figure(line.seconds[0])} s", _holds(line.seconds[0], goal)])
    return table(head, rows)


def teams_table(lines: Iterable[Line]) -> str:
    """The next round of teams, and of matches of two games."""
    head = ["next round", *(f"{size:,}, at most {goal:g} s" for size, goal in zip(TEAM_SIZES, TEAM_GOALS, strict=True))]
    return table(head, ([line.work, *(f"{figure(taken)} s" for taken in line.seconds)] for line in lines))


def knockouts_table(lines: Iterable[Line]) -> str:
    """Rounds of large knockouts; a late round is not to take much longer than an early one."""
    head = [f"{KNOCKOUT_PLAYERS:,} players", *(f"round {number}" for number in KNOCKOUT_ROUNDS), "last : first"]
    rows = ([line.work, *map(figure, line.seconds), f"{line.seconds[-1] / line.seconds[0]:.1f}"] for line in lines)
    return table(head, rows)


def _holds(value: float, goal: float) -> str:
    return "yes" if value <= goal else "no"


def files_table(lines: Iterable[Line]) -> str:
    """Reading and writing."""
    head = ["11 rounds", *(f"{size:,}" for size in FILE_SIZES), "growth"]
    return table(head, ([line.work, *map(figure, line.seconds), f"{line.growth:.2f}"] for line in lines))


def desk_table(lines: Iterable[Measured]) -> str:
    """A large event at the desk."""
    head = ["1,000 players, 11 rounds", "at most", "measured", "holds"]
    return table(head, ([line.work, line.goal, line.taken, line.holds] for line in lines))


def answers_table(lines: Iterable[Measured]) -> str:
    """Explanations, editions beside each other, what if, simulations."""
    head = ["answer", "at most", "measured", "holds"]
    return table(head, ([line.work, line.goal, line.taken, line.holds] for line in lines))


def lists_table(lines: Iterable[Measured]) -> str:
    """Importing and searching a rating list."""
    head = [f"{ROWS:,} persons", "at most", "measured", "holds"]
    return table(head, ([line.work, line.goal, line.taken, line.holds] for line in lines))


def papers_table(lines: Iterable[PaperTaken]) -> str:
    """Documents, beside the words on them alone."""
    head = ["1,000 players", "pages", "kB", "words alone", "measured", f"at most {PAPER_GOAL:.0f} s"]
    return table(
        head,
        (
            [
                line.name,
                f"{line.pages:,}",
                f"{line.size / 1000:,.0f}",
                figure(line.bare),
                figure(line.seconds),
                _holds(line.seconds, PAPER_GOAL),
            ]
            for line in lines
        ),
    )


def store_table(rows: Iterable[Waits]) -> str:
    """How long writers wait until a result is stored."""
    head = ["milliseconds", "results a second", "p50", "beside bare", "p95", "at most 50", "max", "at most 500"]
    cells = (
        [
            row.name,
            f"{len(row.each) / row.seconds:,.0f}",
            f"{row.at(0.5):.1f}",
            f"×{row.at(0.5) / row.bare:.1f}",
            f"{row.at(0.95):.1f}",
            _holds(row.at(0.95), GOAL_95),
            f"{max(row.each):.0f}",
            _holds(max(row.each), GOAL_MOST),
        ]
        for row in rows
    )
    return table(head, cells)


def machine() -> str:
    """The kind of machine in general words."""
    python = f"{platform.python_implementation()} {'.'.join(platform.python_version_tuple()[:2])}"
    return f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores, {python}."


def renewed(text: str, tables: Mapping[str, str]) -> str:
    """The page with these tables between their marks."""
    for name, made in tables.items():
        between = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        text = between.sub(lambda found, made=made: f"{found[1]}{made}\n{found[2]}", text)  # type: ignore[misc]
    return text


def plot(rows: Sequence[Row]) -> str:
    """Seconds by size of every engine that was measured."""
    colours = {name: index for index, name in enumerate(dict.fromkeys(_family(row) for row in rows))}
    series = [
        Series(
            row.engine.title,
            tuple(sorted(row.seconds.items())),
            colours[_family(row)],
            own=row.engine.is_ours,
            dashed=row.engine.edition != rows[0].engine.edition,
            note=f"{given_up[1]} at {given_up[0]:,} players" if (given_up := row.given_up) else "",
        )
        for row in rows
        if row.seconds
    ]
    sizes = sorted({size for row in rows for size in row.timings} | {SIZES[0]})
    return log_plot("Seconds to pair one round, by number of players", series, ("players", sizes), "seconds")


def _family(row: Row) -> str:
    """Editions of one engine have one colour."""
    return row.engine.title.split(",")[0]
