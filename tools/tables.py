"""The tables of the documents that follow from the code: ``python -m tools.tables`` renews them, on every page."""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Mapping

from hakem.cli.commands.desk import PARTS
from hakem.cli.commands.lists import period
from hakem.cli.console import Console
from hakem.cli.main import grammar_of
from hakem.desk.journal.roles import ACTIONS, THINGS, Grant, Role
from hakem.formats import DIALECTS
from hakem.i18n import say
from hakem.pairing import systems
from hakem.regulations import EDITIONS
from hakem.tiebreaks import DEFINITIONS
from tools.documents import rewrite
from tools.glossary import turkish_table
from tools.handbook import forms_table, handbook_table
from tools.readings import readings

_CONSOLE = Console(io.StringIO(), io.StringIO(), io.BytesIO())


def systems_table() -> str:
    """Every pairing system with its editions and the type codes that name it."""
    lines = ["| system | title | editions | TRF26 type codes |", "|---|---|---|---|"]
    for system in systems():
        codes = [f"`{known.code}`" for known in system.type_codes]
        texts = [text.edition for text in system.texts]
        held = [f"{e.id} ({e.regulation}, {period(e, _CONSOLE)})" for e in texts]
        lines.append(f"| `{system.name}` | {say(system.title)} | {'; '.join(held)} | {', '.join(codes) or '-'} |")
    return "\n".join(lines)


def tiebreaks_table() -> str:
    """Every tie-break with its modifiers and its article in each edition."""
    editions = dict(EDITIONS)["tie-breaks"]
    lines = [
        f"| code | name | for | modifiers | {' | '.join(e.id for e in editions)} |",
        "|---" * (4 + len(editions)) + "|",
    ]
    for definition in DEFINITIONS:
        modifiers = " ".join(f"`/{letter}`" for letter in definition.modifiers)
        articles = [next((n for n in definition.numbers if n in e.articles), "") for e in editions]
        cells = [f"`{definition.code}`", say(definition.title), definition.applies_to.value, modifiers, *articles]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def rules_table() -> str:
    """Every other rule that comes in editions."""
    named = {system.name for system in systems()}
    lines = ["| rule | editions |", "|---|---|"]
    for subject, editions in EDITIONS:
        if subject not in named:
            held = [f"{e.id} ({e.regulation}, {period(e, _CONSOLE)})" for e in editions]
            lines.append(f"| {subject} | {'; '.join(held)} |")
    return "\n".join(lines)


def formats_table() -> str:
    """Every file format that is written; all of them are read."""
    lines = ["| format | `--to` |", "|---|---|"]
    lines += [f"| {name.upper()} | `{name}` |" for name in DIALECTS]
    return "\n".join([*lines, "| Hakem's own, versioned JSON | `json` |"])


def _roles_table(first: str, table: Mapping[str, Mapping[Role, Grant]]) -> str:
    lines = [f"| {first} | {' | '.join(role.value for role in Role)} |", "|---|" + ":-:|" * len(Role)]
    lines += [f"| `{name}` | {' | '.join(grant.value for grant in line.values())} |" for name, line in table.items()]
    return "\n".join(lines)


def actions_table() -> str:
    """Every action of the desk with what each role may do of it."""
    return _roles_table("action", ACTIONS)


def things_table() -> str:
    """Everything that can be read at the desk, with what each role may see of it."""
    return _roles_table("thing", THINGS)


def desk_parts() -> str:
    """Every part of ``hakem desk`` with what it takes besides what all of them take."""
    grammar = grammar_of(["desk", *PARTS], _CONSOLE)
    (commands,) = (a for a in grammar.parser._actions if isinstance(a, argparse._SubParsersAction))
    (parts,) = (a for a in commands.choices["desk"]._actions if isinstance(a, argparse._SubParsersAction))
    lines: list[str] = []
    for name, parser in parts.choices.items():
        taken = [action for action in parser._actions if not {*action.option_strings} & COMMON]
        places = " ".join(f"`{a.metavar}`" for a in taken if not a.option_strings and a.metavar)
        lines += [f"### hakem desk {name}", "", f"{str(parser.description).capitalize()}. {places}".strip(), ""]
        lines += [f"- {_taken(action)}: {action.help}{_choices(action)}" for action in taken]
        lines += [""] if taken else []
    return "\n".join(lines).rstrip()


COMMON = {"-h", "--lang", "--format", "--by", "--confirm", "--yes", "--key"}
"""What every part of the desk takes, and its page says once."""


def _choices(action: argparse.Action) -> str:
    """What an argument may be, where its name does not say it."""
    return f" ({', '.join(map(str, action.choices))})" if action.choices and action.metavar else ""


def _taken(action: argparse.Action) -> str:
    """An argument or option as it is written."""
    if not action.option_strings:
        return f"`{action.metavar or '|'.join(map(str, action.choices or ()))}`"
    value = "" if action.nargs == 0 else f" {action.metavar or '|'.join(map(str, action.choices or ()))}"
    return f"`{action.option_strings[-1]}{value}`"


def readings_list() -> str:
    """Every reading of an unclear article, with the page on which it stands."""
    return "\n".join(f"- [{reading.id}]({reading.link}) {reading.title}" for reading in readings())


TABLES = {
    "desk-parts": desk_parts,
    "pairing-systems": systems_table,
    "tiebreaks": tiebreaks_table,
    "rules": rules_table,
    "formats": formats_table,
    "role-actions": actions_table,
    "role-things": things_table,
    "readings": readings_list,
    "turkish": turkish_table,
    "handbook": handbook_table,
    "forms": forms_table,
}


def renewed(text: str) -> str:
    """The document with its tables as the code has them now."""
    for name, table in TABLES.items():
        between = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        text = between.sub(lambda found, table=table: f"{found[1]}{table()}\n{found[2]}", text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    rewrite(sys.argv[1:], renewed)
