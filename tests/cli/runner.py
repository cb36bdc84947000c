"""The command line without a process: arguments in, exit code and both streams out."""

from __future__ import annotations

import io
from dataclasses import dataclass

from hakem.cli.main import run


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


def hakem(*argv: str, stdin: bytes = b"", lang: str = "en") -> Outcome:
    out, err = io.StringIO(), io.StringIO()
    code = run(argv, out, err, io.BytesIO(stdin), {"HAKEM_LANG": lang})
    return Outcome(code, out.getvalue(), err.getvalue())
