"""Work that was slow once: fields that are hard to pair, large files, standings by ratings, a large knockout.

``bench_beside`` has an earlier tree do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from hakem.formats import TRF16, dump_native, dump_trf
from hakem.model import Event, Game, Mark, Player, PlayerId, Prohibition, Round, RoundNo, Tournament
from hakem.model.changes import with_round
from hakem.pairing import system_for
from hakem.simulation import Settings, simulate
from tools.bench_own import FILE_ROUNDS, KNOCKOUT_PLAYERS, SEED, drawn, large_knockout, won

PLAYERS = 1_000
PLAYED = 5
ROUNDS = 9
LARGE = 10_000
RANKED = 2_000
LATE = 18
RESULTS = ((Mark.WIN, Mark.LOSS), (Mark.DRAW, Mark.DRAW), (Mark.LOSS, Mark.WIN))
BY_RATINGS = "ARO/C1/U1400,TPR/U1400,PTP/U1400,APRO/U1400,APPO/U1400"


@dataclass(frozen=True)
class Work:
    """One piece of work: its name, and the words of its command."""

    name: str
    words: tuple[str, ...]


def one_colour(players: int = PLAYERS) -> Tournament:
    """Everybody who is still there is due Black: their opponents, who had Black twice, have gone home."""
    there = tuple(Player(PlayerId(n), n, f"P{n}", rating=3000 - n) for n in range(1, players + 1))
    gone = tuple(
        Player(PlayerId(n), n, f"P{n}", rating=1000, withdrawn_after=RoundNo(3))
        for n in range(players + 1, 2 * players + 1)
    )
    rounds = []
    for number in range(3):
        games = []
        for n in range(1, players + 1):
            other = PlayerId(players + 1 + (n + number) % players)
            mine, theirs = RESULTS[(n + number) % 3]
            white = number != 1
            games.append(Game(PlayerId(n), other, mine, theirs) if white else Game(other, PlayerId(n), theirs, mine))
        rounds.append(Round(tuple(games)))
    return Tournament((*there, *gone), ROUNDS, tuple(rounds))


def half_kept_apart(players: int = PLAYERS) -> Tournament:
    """The upper half of the field may not meet each other."""
    t = replace(simulate(Settings(players, PLAYED, SEED)).tournament, rounds_total=ROUNDS, event=Event())
    upper = tuple(p.id for p in t.players if p.number <= players // 2)
    return replace(t, prohibited=(Prohibition(upper, RoundNo(1)),))


def knockout() -> Tournament:
    """A knockout with new seeds after every stage, before a late round."""
    t = large_knockout()
    system = system_for("knockout", None, t, {"reseed": "yes"})
    for _ in range(LATE):
        t = with_round(t, won(system.pair(t)))
    return t


def hard_work(folder: Path, systems: tuple[tuple[str, str], ...]) -> Iterator[Work]:
    """All of it; the files are written into the folder when their turn comes."""
    for name, made in (("all due one colour", one_colour), ("half kept apart", half_kept_apart)):
        file = _written(folder, name, dump_trf(made()).text, "trf")
        for system, edition in systems:
            words = ("pair", file, "--system", system, "--edition", edition)
            yield Work(f"{name}, {PLAYERS:,} players, {system} {edition}", words)
    large = drawn(LARGE)
    texts: dict[str, Callable[[], str]] = {
        "trf": lambda: dump_trf(large, TRF16).text,
        "json": lambda: dump_native(large).text,
    }
    for kind, text in texts.items():
        name = f"read and write {kind.upper()}, {LARGE:,} players, {FILE_ROUNDS} rounds"
        yield Work(name, ("convert", _written(folder, "large", text(), kind), str(folder / f"copy.{kind}")))
    ranked = simulate(Settings(RANKED, FILE_ROUNDS, SEED)).tournament
    file = _written(folder, "ranked", dump_trf(ranked, TRF16).text, "trf")
    yield Work(f"standings by ratings, {RANKED:,} players", ("standings", file, "--tiebreaks", BY_RATINGS))
    file = _written(folder, "knockout", dump_trf(knockout()).text, "trf")
    yield Work(
        f"round {LATE + 1} of a knockout with new seeds, {KNOCKOUT_PLAYERS:,} players",
        ("pair", file, "--system", "knockout", "--option", "reseed=yes"),
    )


def _written(folder: Path, name: str, text: str, kind: str) -> str:
    file = folder / f"{name.replace(' ', '-')}.{kind}"
    file.write_text(text, encoding="utf-8")
    return str(file)
