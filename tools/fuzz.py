"""Damaged files against the readers and commands: ``make fuzz``, or ``python -m tools.fuzz --minutes 20``.

Files of the tests and the examples are damaged at random (letters, rows, numbers,
brackets), then every command reads them in this process. An exit code of 2, a
traceback or more than some seconds is a finding, and so is a file that a command
has written and no reader takes. What was found is kept; the same seed finds it again.
"""

from __future__ import annotations

import argparse
import io
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from tests.support.rating_lists import combined, legacy, national, people, single, xml

from hakem.cli.exits import Exit
from hakem.cli.main import run
from tools.documents import ROOT

PATIENCE = 10
"""Seconds that a command may take over one of these small files."""
FOUND = 6
ODD = (b"\x00", b"\x1b[2J", b"\xff", b"\t", b"\r", b"-1", b"99999999999", b"{", b"]", b'"', *map(str.encode, "İ½"))
READING = (
    ("pair", "{file}"),
    ("pair", "{file}", "--format", "text", "--explain", "--lang", "tr"),
    ("pair", "{file}", "--system", "lim", "--edition", "2009", "--option", "maxi"),
    ("pair", "{file}", "--system", "dubov", "--format", "json"),
    ("pair", "{file}", "--system", "burstein", "--edition", "2009"),
    ("pair", "{file}", "--system", "berger"),
    ("pair", "{file}", "--system", "knockout"),
    ("pair", "{file}", "--system", "scheveningen"),
    ("pair", "{file}", "--system", "dutch", "--edition", "2009"),
    ("knockout", "bracket", "{file}"),
    ("knockout", "plan", "--event", "{file}"),
    ("knockout", "prizes", "--event", "{file}", "--amounts", "100,50,20"),
    ("advise", "{file}", "--lang", "tr"),
    ("crosstable", "{file}", "--form", "matches", "--format", "json"),
    ("crosstable", "{file}", "--form", "match-rounds", "--lang", "tr"),
    ("crosstable", "{file}", "--form", "teams", "--format", "html"),
    ("standings", "{file}", "--edition", "2009", "--lang", "tr"),
    ("round", "{file}"),
    ("round", "{file}", "1", "--by", "name", "--format", "html"),
    ("check", "{file}", "--standings", "--jobs", "1"),
    ("standings", "{file}"),
    ("standings", "{file}", "--edition", "2009", "--tiebreaks", "BH/C1,SB,ARO", "--format", "csv"),
    ("crosstable", "{file}", "--form", "rounds"),
    ("number", "{file}"),
    ("ratings", "{file}"),
    ("--dutch", "{file}", "-p"),
)
LISTS = (
    ("ratings-list", "import", "{file}", "--file", "{out}.ratings"),
    ("ratings-list", "search", "a", "--file", "{out}.ratings", "--format", "json"),
    ("ratings-list", "search", "isik", "al", "--file", "{out}.ratings"),
    ("ratings-list", "check", "{event}", "--file", "{out}.ratings", "--effective", "--rating", "rapid"),
)
WRITING = (
    ("convert", "{file}", "{out}.json"),
    ("convert", "{file}", "{out}.trf"),
    ("convert", "{file}", "{out}.trf", "--to", "trf16"),
    ("convert", "{file}", "{out}.trf", "--to", "trf06"),
    ("withdraw", "{file}", "2", "--after", "1", "-o", "{out}.trf"),
    ("bye", "{file}", "3", "--round", "2", "-o", "{out}.json"),
    ("redraw", "{file}", "1", "--seed", "x", "-o", "{out}.trf"),
    ("qualify", "{file}", "--first", "2", "--seed", "x", "-o", "{out}.trf"),
    ("pair", "{file}", "--format", "event", "-o", "{out}.json"),
    ("pair", "{file}", "--format", "trf", "-o", "{out}.trf"),
    ("number", "{file}", "-o", "{out}.json"),
)


class TookTooLong(Exception):  # noqa: N818 - it says what happened
    """A command that does not come to an end."""


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise TookTooLong


def lists() -> list[tuple[str, bytes]]:
    """Whole rating lists to begin with, with the endings of their names."""
    found = list(people(40))
    texts = {".txt": (combined, legacy, single), ".xml": (xml,), ".csv": (national,)}
    made = [(ending, "".join(form(found)).encode()) for ending, forms in texts.items() for form in forms]
    return [*made, *((p.suffix, p.read_bytes()) for p in (ROOT / "examples").glob("*-list.*"))]


def documents() -> list[bytes]:
    """Whole files to begin with."""
    folders = (ROOT / "examples", ROOT / "tests" / "data" / "trf", ROOT / "tests" / "data" / "native")
    files = [p for folder in folders for p in sorted(folder.rglob("*")) if p.suffix in (".trf", ".json")]
    return [p.read_bytes() for p in files if p.stat().st_size < 60_000]


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The file with one to six things changed in it."""
    text = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(text) + 1)
        kind = chance.randrange(6)
        if kind == 0:
            del text[at : at + chance.randint(1, 12)]
        elif kind == 1:
            text[at:at] = chance.choice(ODD)
        elif kind == 2:
            text[at : at + 1] = bytes([chance.randrange(32, 127)])
        elif kind == 3:
            text[at:at] = text[at : at + chance.randint(1, 200)]
        else:
            rows = bytes(text).split(b"\n")
            one, two = chance.randrange(len(rows)), chance.randrange(len(rows))
            rows[one], rows[two] = rows[two], rows[one] if kind == 4 else rows[two]
            text = bytearray(b"\n".join(rows))
    return bytes(text)


def outcome(words: Sequence[str]) -> tuple[int, str]:
    """The exit code of a command, or -1 for a traceback and -2 if it had to be stopped; and what it said."""
    out, err = io.StringIO(), io.StringIO()
    signal.alarm(PATIENCE)
    try:
        return run(list(words), out, err, io.BytesIO(), {"HAKEM_DEBUG": "1"}), err.getvalue()
    except TookTooLong:
        return -2, "took too long"
    except Exception as exc:
        return -1, f"{type(exc).__name__}: {exc}"
    finally:
        signal.alarm(0)


def findings(path: Path, folder: Path) -> list[str]:
    """What is wrong with the commands over one file."""
    found = []
    target = str(folder / "written")
    for command in (*READING, *WRITING):
        words = [word.format(file=path, out=target) for word in command]
        code, said = outcome(words)
        written = next((word for word in words if word.startswith(target)), None)
        if code < 0 or code == Exit.UNEXPECTED:
            found.append(f"{' '.join(words)}: {said}")
        elif code == Exit.DONE and written is not None:
            again, said = outcome(["convert", written, "-", "--to", "json"])
            if again != Exit.DONE:
                found.append(f"{' '.join(words)}: written, and not readable: {said}")
    return found


def findings_of_list(path: Path, folder: Path) -> list[str]:
    """What is wrong with the commands over one rating list; searching is refused if the import was."""
    found = []
    event = ROOT / "examples" / "izmir-open.trf"
    for command in LISTS:
        words = [word.format(file=path, out=folder / "list", event=event) for word in command]
        code, said = outcome(words)
        if code < 0 or code == Exit.UNEXPECTED:
            found.append(f"{' '.join(words)}: {said}")
    (folder / "list.ratings").unlink(missing_ok=True)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Damage and read until the time is over."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description="damaged files against the commands")
    parser.add_argument("--minutes", type=float, default=20, help="how long (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the first file (%(default)s)")
    parser.add_argument("--folder", type=Path, default=Path("build/fuzz"), help="for what was found (%(default)s)")
    args = parser.parse_args(argv)
    signal.signal(signal.SIGALRM, _ring)
    whole, whole_lists, until, seed = documents(), lists(), time.monotonic() + 60 * args.minutes, args.seed
    kinds: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        while time.monotonic() < until:
            chance = random.Random(seed)
            data = damaged(chance.choice(whole), chance)
            path = folder / ("damaged.json" if data.lstrip().startswith(b"{") else "damaged.trf")
            path.write_bytes(data)
            ending, listed = chance.choice(whole_lists)
            list_path = folder / f"damaged{ending}"
            list_path.write_bytes(damaged(listed, chance))
            for line in (*findings(path, folder), *findings_of_list(list_path, folder)):
                kinds[line.partition(": ")[2][:80]] += 1
                args.folder.mkdir(parents=True, exist_ok=True)
                for kept in (path, list_path):
                    (args.folder / f"{seed}{kept.suffix}").write_bytes(kept.read_bytes())
                print(f"{seed}: {line}", flush=True)
            seed += 1
    count = seed - args.seed
    commands = count * (len(READING) + len(WRITING) + len(LISTS))
    print(f"{2 * count} files, {commands} commands, {sum(kinds.values())} findings")
    return FOUND if kinds else 0


if __name__ == "__main__":
    sys.exit(main())
