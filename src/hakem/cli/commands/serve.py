"""``hakem serve``: the desk in the browser, on this machine or for a hall or a federation."""

from __future__ import annotations

import argparse

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.exits import Exit


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("serve", run)
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=grammar.words("serve.host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=grammar.words("serve.port"))
    parser.add_argument("--data", metavar="DIR", help=grammar.words("serve.data"))
    parser.add_argument("--database", metavar="URL", help=grammar.words("serve.database"))
    parser.add_argument("--no-browser", action="store_true", help=grammar.words("serve.no-browser"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=grammar.words("serve.workers"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Serve until somebody stops it."""
    import uvicorn

    from hakem.web.app import desk_app
    from hakem.web.hall import Hall, HallSettings

    hall = Hall(HallSettings(args.database or args.data or ".", language=console.language, port=args.port))
    uvicorn.run(
        desk_app(hall), host=args.host, port=args.port, ws="wsproto", timeout_graceful_shutdown=3, log_level="warning"
    )
    return Exit.DONE
