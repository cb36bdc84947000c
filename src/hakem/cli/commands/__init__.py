"""The commands, in the order of the help, and where each is described and done.

A module is loaded when its command is meant; it has ``add_to``, which describes
the command, and ``run``. The words of the help are known by the names alone.
"""

from __future__ import annotations

COMMANDS = {
    "pair": "hakem.cli.commands.pair",
    "round": "hakem.cli.commands.round",
    "explain": "hakem.cli.commands.explain",
    "why-not": "hakem.cli.commands.why_not",
    "check": "hakem.cli.commands.check",
    "verify": "hakem.cli.commands.verify",
    "compare": "hakem.cli.commands.compare",
    "generate": "hakem.cli.commands.generate",
    "simulate": "hakem.cli.commands.simulate",
    "standings": "hakem.cli.commands.standings",
    "what-if": "hakem.cli.commands.what_if",
    "tables": "hakem.cli.commands.tables",
    "number": "hakem.cli.commands.number",
    "groups": "hakem.cli.commands.groups",
    "qualify": "hakem.cli.commands.qualify",
    "redraw": "hakem.cli.commands.redraw",
    "withdraw": "hakem.cli.commands.withdraw",
    "bye": "hakem.cli.commands.bye",
    "crosstable": "hakem.cli.commands.crosstable",
    "knockout": "hakem.cli.commands.knockout",
    "desk": "hakem.cli.commands.desk",
    "serve": "hakem.cli.commands.serve",
    "ratings": "hakem.cli.commands.ratings",
    "ratings-list": "hakem.cli.commands.ratings_list",
    "convert": "hakem.cli.commands.convert",
    "advise": "hakem.cli.commands.advise",
    "learn": "hakem.cli.commands.learn",
    "tiebreaks": "hakem.cli.commands.tiebreaks",
    "systems": "hakem.cli.commands.lists",
    "editions": "hakem.cli.commands.lists",
}
