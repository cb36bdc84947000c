"""``hakem systems`` and ``hakem editions``: what there is, with articles and dates."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.usage import in_words
from hakem.i18n import Renderer
from hakem.pairing import SystemEdition, SystemInfo, systems
from hakem.regulations import EDITIONS, Edition


def add_to(grammar: Grammar) -> None:
    """Describe the two commands."""
    for name, forms in _FORMS.items():
        parser = grammar.command(name, run)
        parser.add_argument("--format", choices=tuple(forms), default="text", help=grammar.words("format"))


def run(args: argparse.Namespace, console: Console) -> int:
    """List them."""
    _FORMS[args.command][args.format](console)
    return Exit.DONE


def period(edition: Edition, console: Console) -> str:
    """When an edition holds, in words."""
    since = edition.valid_from.isoformat() if edition.valid_from else ""
    until = edition.valid_until.isoformat() if edition.valid_until else ""
    key = {(True, True): "between", (True, False): "since", (False, True): "until", (False, False): "always"}
    return console.words(f"cli.{key[bool(since), bool(until)]}", {"since": since, "until": until})


def _systems_json(console: Console) -> None:
    listed = [_system_as_json(system, console) for system in systems()]
    console.show(json.dumps({"systems": listed}, ensure_ascii=False))


def _systems_text(console: Console) -> None:
    """Every pairing system with its editions."""
    for system in systems():
        console.show(f"{system.name:<14}{console.say(system.title)}")
        for text in system.texts:
            edition = text.edition
            regulation = console.renderer().regulation(edition.regulation)
            console.show(f"{'':<14}{edition.id:<6}{regulation}, {period(edition, console)}")
            for option in option_lines(text, console):
                console.show(f"{'':<20}{option}")


def option_lines(text: SystemEdition, console: Console) -> list[str]:
    """What the rules of an edition leave to the event, the usual value first."""
    return [
        console.words(
            "cli.option",
            {"name": o.name, "values": tuple(in_words(value, console) for value in o.shown), "title": o.title},
        )
        for o in text.options
    ]


def _system_as_json(system: SystemInfo, console: Console) -> dict[str, object]:
    options = {text.edition.id: {option.name: list(option.shown) for option in text.options} for text in system.texts}
    return {
        "name": system.name,
        "title": console.say(system.title),
        "editions": system.editions,
        "options": {edition: found for edition, found in options.items() if found},
    }


def _editions_json(console: Console) -> None:
    renderer = console.renderer()
    listed = [_as_json(subject, edition, renderer) for subject, editions in EDITIONS for edition in editions]
    console.show(json.dumps({"editions": listed}, ensure_ascii=False))


def _editions_text(console: Console) -> None:
    """Every edition with its articles."""
    for subject, editions in EDITIONS:
        for edition in editions:
            _show_edition(subject, edition, console)


def _show_edition(subject: str, edition: Edition, console: Console) -> None:
    """The title of an edition, then its articles with theirs."""
    renderer = console.renderer()
    title = renderer.title(edition.whole, edition.title)
    console.show(f"{subject} {edition.id}: {title} ({period(edition, console)})")
    regulation = renderer.regulation(edition.regulation)
    for number, words in edition.articles.items():
        article = edition.art(number)
        console.show(f"    {regulation} {renderer.article_number(article)}: {renderer.title(article, words)}")


def _as_json(subject: str, edition: Edition, renderer: Renderer) -> dict[str, object]:
    return {
        "subject": subject,
        "edition": edition.id,
        "regulation": edition.regulation,
        "title": renderer.title(edition.whole, edition.title),
        "valid_from": edition.valid_from.isoformat() if edition.valid_from else None,
        "valid_until": edition.valid_until.isoformat() if edition.valid_until else None,
        "articles": {n: renderer.title(edition.art(n), words) for n, words in edition.articles.items()},
    }


_FORMS: Mapping[str, Mapping[str, Callable[[Console], None]]] = {
    "systems": {"text": _systems_text, "json": _systems_json},
    "editions": {"text": _editions_text, "json": _editions_json},
}
