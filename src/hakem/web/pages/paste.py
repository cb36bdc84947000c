"""A table of players, pasted or in a file: everything is shown as a difference first, and written after a yes.

The table stays in the form of whoever pasted it and is sent again with the yes; it
comes back in no page, because there may be identity numbers in it. Those go to the
store of secrets, and nowhere if no key is configured. What each column is can be said
above it, and is remembered for the next table with these headings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from hakem.desk import ComparedRow, ImportDifference, RowChoice, compare_players
from hakem.desk.import_difference import identities, year_of
from hakem.errors import HakemError, RequestError
from hakem.formats import ImportedPlayers, read_players
from hakem.formats.tables.columns import Assigning, TableSource, columns_named, newly_said, nothing_assigned
from hakem.formats.tables.headings import PlayerColumn
from hakem.formats.tables.players import MOST_COLUMNS, MOST_ROWS, read_pasted_players
from hakem.i18n import Json, Message
from hakem.store.secrets import open_secrets
from hakem.store.table_columns import remember_columns, remembered_columns
from hakem.web.acting import forth
from hakem.web.forms import FormSent, event_form, require
from hakem.web.looking import Look, Page, event_page
from hakem.web.paste_view import pasted_view
from hakem.web.rendering import rendered
from hakem.web.sent import number_in

MOST_TICKS = MOST_ROWS + MOST_COLUMNS + 100
"""Fields of the form: every row has one, every column too."""
_CHOICES = frozenset(choice.value for choice in RowChoice)


@event_page("/players/paste", "players")
def paste(look: Look) -> Page:
    """An empty table, and where a file goes."""
    require(look, "add-player")
    return Page("players_paste.html", {"tab": "players"})


@event_form("/players/paste", "add-player", files=1, fields=MOST_TICKS)
def compare(sent: FormSent) -> Response:
    """The difference; with a yes to just this difference, it is written."""
    require(sent.look, "add-player")
    said = _Said(sent)
    table = _table(sent, said.assigning)
    found = compare_players(sent.look.desk.tournament, table)
    sign = _sign(found)
    if sent.text("yes") == sign and table.rows:
        return _written(sent, found, table)
    view = {
        **pasted_view(found, table, sent.look.words),
        "w": sent.look.words,
        "sign": sign,
        "source": said.source,
        "remembered": said.remembered,
        "again": bool(sent.text("yes")),
    }
    return HTMLResponse(rendered("players_preview.html", view))


class _Said:
    """What was said about the columns of the table: just now in this form, or of such a table before."""

    def __init__(self, sent: FormSent) -> None:
        self._sent = sent
        self.source, self.remembered = "", False

    def assigning(self, source: TableSource) -> Mapping[int, PlayerColumn]:
        """What this form says of the table that it was shown with; else what is remembered of its source."""
        self.source = _short(f"{source.mark}/{source.width}")
        if self._sent.text("source") == self.source and not self._sent.text("guess"):
            said = columns_named({place: self._sent.text(f"col{place}") for place in range(source.width)})
            return newly_said(said, columns_named(dict(enumerate(self._sent.text("shown").split()))))
        if self._sent.text("guess"):
            return {}
        known = remembered_columns(*_whose(self._sent.look), source.mark)
        self.remembered = bool(known)
        return columns_named(known)


def _whose(look: Look) -> tuple[str, str]:
    """Where columns are remembered, and of whom."""
    return look.hall.settings.target, look.visitor.person.name


def _table(sent: FormSent, assigning: Assigning) -> ImportedPlayers:
    """The rows of the file, or of what was pasted; without any, the columns that somebody may say what they are."""
    if not (sent.file or sent.text("table")):
        raise RequestError(Message("web-players.paste.nothing"))
    year = year_of(sent.look.desk.tournament)
    if sent.file:
        table = read_players(sent.file, year, assigning, name=sent.file_name)
    else:
        table = read_pasted_players(sent.text("table"), year, assigning)
    if not table.rows and not table.columns:
        raise RequestError(table.problems[0].message if table.problems else Message("web-players.paste.nothing"))
    return table


def _sign(found: ImportDifference) -> str:
    """What tells one difference from another, so that a yes is one to what was seen."""
    told = [(row.kind.value, row.row.row if row.row else 0, row.choices, row.action) for row in found.rows]
    return _short(repr(told))


def _short(text: str) -> str:
    return sha256(text.encode("utf-8", "replace")).hexdigest()[:20]


def _written(sent: FormSent, found: ImportDifference, table: ImportedPlayers) -> Response:
    """Those rows that were chosen, all or none of them, as one act."""
    chosen = _chosen(sent, found)
    players: list[Json] = [dict(each) for each in found.chosen(chosen)]
    if not players:
        raise RequestError(Message("web-players.paste.nothing-ticked"))
    look, read = sent.look, [*sent.texts("_confirm"), "same-name", "same-number"]  # twins were asked about, row by row
    answer = look.running.do(
        "add-players", {"players": players}, by=look.visitor.person, key=sent.text("_key"), confirm=read
    )
    _remember(sent, table)
    back = f"/e/{look.running.event}/players"
    unkept = _keep_identities(look, [row for row in found.rows if row.row and row.row.row in chosen])
    on = forth(back + (f"?unkept={unkept}" if unkept else ""), answer)
    if "hx-request" not in sent.request.headers:
        return on
    return Response(headers={"hx-redirect": on.headers["location"]})  # the list, not a piece of this page


def _chosen(sent: FormSent, found: ImportDifference) -> dict[int, RowChoice]:
    """What becomes of which row: ticks mean the first that can, and whoever may be a twin has a word of their own."""
    ticked = set(sent.numbers("take"))
    chosen = {row.row.row: row.choices[0] for row in found.rows if row.row and row.row.row in ticked and row.choices}
    for text in sent.texts("twin"):
        number, _, choice = text.partition(":")
        row = number_in(number)
        if row is not None and choice in _CHOICES:
            chosen[row] = RowChoice(choice)
    return chosen


def _remember(sent: FormSent, table: ImportedPlayers) -> None:
    """The columns for the next table from there, if they are not what would be guessed anyway."""
    now = {each.place: each.column for each in table.columns}
    guess = {each.place: each.column for each in _table(sent, nothing_assigned).columns}
    remember_columns(*_whose(sent.look), table.mark, now if now != guess else {})


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


ROUTES: list[BaseRoute] = [paste, compare]
