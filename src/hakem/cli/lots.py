"""Seeds of lots that are drawn now: always shown, so that anybody can repeat the draw."""

from __future__ import annotations

import secrets

from hakem.cli.console import Console


def drawn_seed(octets: int = 8) -> str:
    """A seed nobody knows beforehand."""
    return secrets.token_hex(octets)


def shown_seed(seed: str, console: Console) -> str:
    """The seed, which is said."""
    console.note(console.words("cli.seed", {"seed": seed}))
    return seed
