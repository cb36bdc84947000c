"""What changed: the files that differ from a commit, and of the words those that do."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tools.quick.durations import ROOT

_SENTENCE = re.compile(r"^(?=[A-Za-z][A-Za-z0-9_-]*[ ]*=)", re.MULTILINE)


def git(*arguments: str) -> str:
    """What git answers; nothing where it knows nothing."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def commit_of(base: str) -> str:
    """The commit that is compared with: where our work left the one that is named, so that the work of others on it
    counts as nobody's change."""
    found = git("merge-base", base, "HEAD").strip()
    if not found:
        raise SystemExit(f"quick: git knows no commit {base} that this tree comes from")
    return found


def changed_files(commit: str) -> list[Path]:
    """Files that differ from a commit, new ones and those that are gone too."""
    differing = git("diff", "--name-only", "--no-renames", commit).splitlines()
    new = git("ls-files", "--others", "--exclude-standard").splitlines()
    return [ROOT / name for name in sorted({*differing, *new})]


def changed_keys(commit: str, path: Path) -> set[str]:
    """Keys of a file of words whose sentences are new, gone or others."""
    before = sentences(git("show", f"{commit}:{path.relative_to(ROOT).as_posix()}"))
    now = sentences(path.read_text(encoding="utf-8") if path.exists() else "")
    return {key for key in before.keys() | now.keys() if before.get(key) != now.get(key)}


def sentences(text: str) -> dict[str, str]:
    """The sentences of a file by their keys. Mistakes in what is being written do not matter."""
    pieces = [piece for piece in _SENTENCE.split(text) if "=" in piece]
    return {name.strip().replace("_", "."): rest for name, _, rest in (piece.partition("=") for piece in pieces)}
