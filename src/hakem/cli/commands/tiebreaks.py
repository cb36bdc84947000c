"""``hakem tiebreaks``: every code with its name, type, modifiers and articles, and the lists that have names."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.regulations import Article, choose_rules
from hakem.tiebreaks import DEFINITIONS, PRESETS, TIEBREAK_RULES, Definition, Preset
from hakem.tiebreaks.rules import TieBreakRules

_INDENT = " " * 8
_MODIFIERS = "CMLKPFRU"
_TYPES = "ABCD"


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("tiebreaks", run)
    parser.add_argument("--edition", metavar="E", help=grammar.words("tiebreaks.only"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=grammar.words("format"))


def run(args: argparse.Namespace, console: Console) -> int:
    """List the tie-breaks of one edition, or of all."""
    rules = TIEBREAK_RULES if args.edition is None else (choose_rules(TIEBREAK_RULES, args.edition, None),)
    listed = [d for d in DEFINITIONS if not d.numbers or args.edition is None or _articles(d, rules)]
    _FORMS[args.format](listed, rules, console)
    return Exit.DONE


def _text(listed: Sequence[Definition], rules: Sequence[TieBreakRules], console: Console) -> None:
    for definition in listed:
        _show(definition, rules, console)
    _show_legend(console)
    _show_presets(console)


def _json(listed: Sequence[Definition], rules: Sequence[TieBreakRules], console: Console) -> None:
    codes = [_as_json(definition, rules, console) for definition in listed]
    presets = [_preset_as_json(preset, console) for preset in PRESETS]
    console.show(json.dumps({"tiebreaks": codes, "presets": presets}, ensure_ascii=False))


_FORMS = {"text": _text, "json": _json}


def _articles(definition: Definition, rules: Sequence[TieBreakRules]) -> list[Article]:
    """Where each edition that defines the tie-break does so, oldest first."""
    found = []
    for held in rules:
        number = next((n for n in definition.numbers if n in held.edition.articles), None)
        if number is not None:
            found.append(held.edition.art(number))
    return found


def _show(definition: Definition, rules: Sequence[TieBreakRules], console: Console) -> None:
    console.show(f"{definition.code:<8}{console.say(definition.title)}")
    kind = console.words("cli.tiebreaks.of-type", {"type": definition.type})
    modifiers = " ".join(f"/{letter}" for letter in definition.modifiers)
    field = console.words(f"tiebreak.field.{definition.applies_to.value}")
    console.show(_INDENT + "; ".join(part for part in (kind, modifiers, field) if part))
    editions: dict[str, list[str]] = {}
    renderer = console.renderer()
    for article in _articles(definition, rules):
        where = f"{renderer.regulation(article.regulation)} {renderer.article_number(article)}"
        editions.setdefault(where, []).append(article.edition)
    for where, ids in editions.items():
        console.show(f"{_INDENT}{where} ({', '.join(ids)})")


def _show_legend(console: Console) -> None:
    console.show("")
    for key, letters in (("type", _TYPES), ("modifier", _MODIFIERS)):
        console.show(console.words(f"cli.tiebreaks.{key}"))
        for letter in letters:
            console.show(f"  {console.words(f'tiebreak.{key}.{letter}')}")
    console.show(console.words("cli.tiebreaks.other"))


def _show_presets(console: Console) -> None:
    console.show("")
    console.show(console.words("cli.tiebreaks.presets"))
    for preset in PRESETS:
        codes = ", ".join(preset.codes)
        if preset.of_teams:
            codes = console.words("cli.tiebreaks.by-score", {"score": preset.primary.value, "codes": preset.codes})
        console.show(f"  {preset.name}: {console.say(preset.title)}")
        console.show(_INDENT + codes)


def _as_json(definition: Definition, rules: Sequence[TieBreakRules], console: Console) -> dict[str, object]:
    return {
        "code": definition.code,
        "name": console.say(definition.title),
        "type": definition.type,
        "for": definition.applies_to.value,
        "modifiers": list(definition.modifiers),
        "articles": {a.edition: f"{a.regulation} {a.number}" for a in _articles(definition, rules)},
    }


def _preset_as_json(preset: Preset, console: Console) -> dict[str, object]:
    return {
        "name": preset.name,
        "title": console.say(preset.title),
        "tiebreaks": list(preset.codes),
        "primary": preset.primary.value,
        "for": "teams" if preset.of_teams else "players",
        "round_robin": preset.round_robin,
        "handbook": preset.handbook,
    }
