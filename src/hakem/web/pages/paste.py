"""A table of players, pasted or in a file: everything is shown as a difference first, and written after a yes.

The table stays in the form of whoever pasted it and is sent again with the yes; it
comes back in no page, because there may be identity numbers in it. Those go to the
store of secrets, and nowhere if no key is configured.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from hakem.desk import ComparedRow, Difference, ImportDifference, compare_players
from hakem.desk.import_difference import identities, json_of
from hakem.errors import HakemError, RequestError
from hakem.formats import ImportedPlayers, read_players
from hakem.formats.tables.imported import RowProblem
from hakem.formats.tables.players import read_pasted_players
from hakem.i18n import Message
from hakem.store.secrets import open_secrets
from hakem.web.acting import forth
from hakem.web.forms import FormSent, FormWish, do_several, event_form, require
from hakem.web.looking import Look, Page, event_page
from hakem.web.rendering import Words, rendered

OPEN = (Difference.BLOCKED, Difference.DOUBTFUL, Difference.NEW, Difference.CHANGED)
FOLDED = (Difference.UNCHANGED, Difference.MISSING)
TAKEN = (Difference.NEW, Difference.CHANGED)


@event_page("/players/paste", "players")
def paste(look: Look) -> Page:
    """An empty table, and where a file goes."""
    require(look, "add-player")
    return Page("players_paste.html", {"tab": "players"})


@event_form("/players/paste", "add-player", files=1)
def compare(sent: FormSent) -> Response:
    """The difference; with a yes to just this difference, it is written."""
    require(sent.look, "add-player")
    found = compare_players(sent.look.desk.tournament, _table(sent))
    sign = _sign(found)
    if sent.text("yes") == sign:
        return _written(sent, found)
    view = {**_view(found, sent.look.words), "w": sent.look.words, "sign": sign, "again": bool(sent.text("yes"))}
    return HTMLResponse(rendered("players_preview.html", view))


def _table(sent: FormSent) -> ImportedPlayers:
    """The rows of the file, or of what was pasted."""
    if not (sent.file or sent.text("table")):
        raise RequestError(Message("web-players.paste.nothing"))
    table = read_players(sent.file) if sent.file else read_pasted_players(sent.text("table"))
    if not table.rows:
        raise RequestError(table.problems[0].message if table.problems else Message("web-players.paste.nothing"))
    return table


def _sign(found: ImportDifference) -> str:
    """What tells one difference from another, so that a yes is one to what was seen."""
    told = [(row.kind.value, row.row.row if row.row else 0, row.action) for row in found.rows]
    return sha256(repr(told).encode("utf-8", "replace")).hexdigest()[:20]


def _written(sent: FormSent, found: ImportDifference) -> Response:
    """Those rows that are ticked, all or none of them."""
    taken = set(sent.numbers("take"))
    rows = [row for row in found.rows if row.row is not None and row.row.row in taken]
    offered = [action for row in sorted(rows, key=_place) if (action := row.action) is not None]
    wishes: list[FormWish] = [(action.action, action.fields, None) for action in offered]
    if not wishes:
        raise RequestError(Message("web-players.paste.nothing-ticked"))
    answer = do_several(sent, wishes)
    back = f"/e/{sent.look.running.event}/players"
    unkept = _keep_identities(sent.look, rows)
    on = forth(back + (f"?unkept={unkept}" if unkept else ""), answer)
    if "hx-request" not in sent.request.headers:
        return on
    return Response(headers={"hx-redirect": on.headers["location"]})  # the list, not a piece of this page


def _place(row: ComparedRow) -> int:
    return row.row.row if row.row else 0


def _keep_identities(look: Look, rows: Sequence[ComparedRow]) -> int:
    """Identity numbers into the store of secrets; how many could not be kept."""
    known = identities(look.running.desk.tournament, (row.row for row in rows if row.row))
    if not known:
        return 0
    try:
        secrets = open_secrets(look.hall.settings.target)
        try:
            for player, number in known:
                secrets.put(look.running.event, player, number)
        finally:
            secrets.close()
    except HakemError:
        return len(known)
    return 0


# What is shown


def _view(found: ImportDifference, w: Words) -> dict[str, object]:
    return {
        "about": [(problem.row, w.say(problem.message)) for problem in found.problems],
        "open": [_group(found, kind, w) for kind in OPEN if found.of(kind)],
        "folded": [_group(found, kind, w) for kind in FOLDED if found.of(kind)],
        "count": len(found.actions()),
        "identities": sum(bool(row.row and row.row.identity) for row in found.rows),
    }


def _group(found: ImportDifference, kind: Difference, w: Words) -> dict[str, object]:
    rows = found.of(kind)
    return {
        "kind": kind.value,
        "title": w(f"web-players.paste.{kind.value}", count=len(rows)),
        "rows": [_row(row, w) for row in rows],
        "takes": kind is not Difference.BLOCKED and kind in OPEN,
    }


def _row(row: ComparedRow, w: Words) -> dict[str, object]:
    """A row in words: who it is, what changes, and everything that is wrong with it."""
    fields = row.row.fields if row.row else None
    name = (fields.name if fields and fields.name else "") or (row.player.name if row.player else "")
    title = fields.title if fields and fields.title else row.player.title if row.player else None
    rating = fields.rating if fields else row.player.rating if row.player else None
    return {
        "row": row.row.row if row.row else 0,
        "name": name,
        "title": title.value if title else "",
        "rating": rating or "",
        "club": (fields.club if fields else row.player.club if row.player else "") or "",
        "problems": [*_problems(row.row.problems if row.row else (), w), *(w.say(reason) for reason in row.reasons)],
        "changes": [
            (
                w(f"web-players.field.{each.field.replace('_', '-')}"),
                _value(json_of(each.was)),
                _value(json_of(each.now)),
            )
            for each in row.changes
        ],
        "takes": row.action is not None,
        "ticked": row.kind in TAKEN,
    }


def _value(value: object) -> str:
    return "–" if value is None else str(value)


def _problems(problems: Sequence[RowProblem], w: Words) -> Iterator[str]:
    return (w.say(problem.message) for problem in problems)


ROUTES: list[BaseRoute] = [paste, compare]
