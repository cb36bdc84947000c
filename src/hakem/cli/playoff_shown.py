"""How a play-off stands, for people or for programs."""

from __future__ import annotations

import json

from hakem.cli.console import Console
from hakem.cli.playoff_record import Kept
from hakem.i18n import say
from hakem.knockout import (
    Pending,
    describe,
    history,
    log_to_plain,
    outline_to_plain,
    state_to_plain,
)
from hakem.reports import finish_text, games_due_text, games_played_text, outline_text, playoff_why, step_text


def shown_as(form: str, kept: Kept, console: Console) -> str:
    """The play-off as text or as JSON."""
    return {"text": _text, "json": _json}[form](kept, console)


def _text(kept: Kept, console: Console) -> str:
    """Before the first game the format; then the games; in the end the order; and why, article by article."""
    record, names, language = kept.record, kept.names, console.language
    state = record.contest.state(record.log)
    played = history(record.contest, record.log)
    parts = []
    if not played:
        parts.append(outline_text(describe(len(record.players), record.options), language))
        if names:
            parts.append(_seeds(kept, console))
    else:
        parts.append(games_played_text(played, names, language))
    if isinstance(state, Pending):
        parts.append(games_due_text(state.due, names, language))
    else:
        parts.append(finish_text(state, names, language))
    if state.why:
        parts.append(playoff_why(state, names, language))
    return "\n".join(parts)


def _seeds(kept: Kept, console: Console) -> str:
    """Who is meant by the seeds of which the format speaks."""
    lines = [console.words("cli.playoff.seeds")]
    for seed, player in enumerate(kept.record.players, start=1):
        lines.append(f"  {seed:>2}  {kept.names[player]} ({player})")
    return "\n".join(lines) + "\n"


def _json(kept: Kept, console: Console) -> str:
    record = kept.record
    outline = describe(len(record.players), record.options)
    state = record.contest.state(record.log)
    results = log_to_plain(record.log)
    data: dict[str, object] = {
        **outline_to_plain(outline),
        "format": [
            {"article": str(line.article), "text": say(line.message, console.language)} for line in outline.lines
        ],
        "seeds": list(record.players),
        **({"names": {str(player): kept.names[player] for player in record.players}} if kept.names else {}),
        "lots": record.seed,
        "played": [
            {"game": game.id, "white": game.white, "black": game.black, **_plain(results[game.id])}
            for game, _ in history(record.contest, record.log)
        ],
        **state_to_plain(state),
    }
    data["why"] = [
        {"article": str(step.article), "text": step_text(step, kept.names, console.language)} for step in state.why
    ]
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _plain(result: object) -> dict[str, object]:
    return dict(result) if isinstance(result, dict) else {}
