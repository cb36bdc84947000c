"""The pages of the project that people read, and the rewriting of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent


def documents() -> list[Path]:
    """Every page: those at the root, and everything below ``docs``."""
    return [
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
        *sorted(ROOT.glob("docs/**/*.md")),
    ]


def rewrite(paths: Sequence[str], renewed: Callable[[str], str]) -> None:
    """Renew these pages in place, or all of them if none is named."""
    for path in [Path(name) for name in paths] or documents():
        text = path.read_text(encoding="utf-8")
        if (new := renewed(text)) != text:
            path.write_text(new, encoding="utf-8")
