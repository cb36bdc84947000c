"""A table of players against the players of an event: what is new, what would change, what is doubtful.

Nothing is applied. Whoever says yes to it says what becomes of the rows, and sends
that as one action. Who seems to be in already, or to stand in the table twice, may
be left out, brought up to date, or taken for somebody else. An empty cell never
takes away what the event knows. A row belongs to a player by its FIDE id, else by
its national number, else by its name and birth, however the name is written.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping

from hakem.formats.tables.imported import ImportedPlayers, ImportedRow, PlayerFields, RowProblem
from hakem.i18n import Json, Message
from hakem.model import Birth, Player, PlayerId, Sex, Title, Tournament
from hakem.model.same_person import births_agree, name_key, words_key
from hakem.values import OneOf, dataclass

Known = str | int | Title | Sex | Birth | None
"""What can stand in a field of a player."""


class Difference(OneOf):
    """How a row and the event stand to each other, what needs somebody's eyes first."""

    BLOCKED = "blocked"
    DOUBTFUL = "doubtful"
    CHANGED = "changed"
    NEW = "new"
    MISSING = "missing"
    UNCHANGED = "unchanged"

    @property
    def order(self) -> int:
        """The most urgent first."""
        return list(Difference).index(self)


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field of a player that the table has otherwise than the event."""

    field: str
    was: Known
    now: Known


@dataclass(frozen=True, slots=True)
class OfferedAction:
    """An action of the desk that a yes would send."""

    action: str
    fields: Mapping[str, Json]


class RowChoice(OneOf):
    """What becomes of a row: a new player, or what it says goes to the player, or the row, that it is a twin of."""

    ADD = "add"
    UPDATE = "update"


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """A row, a player, or both: ``row`` is None for who is missing, ``player`` for who is new.

    ``reasons`` say why it is doubtful; ``row.problems`` what is wrong with the row itself.
    """

    kind: Difference
    row: ImportedRow | None = None
    player: Player | None = None
    changes: tuple[FieldChange, ...] = ()
    reasons: tuple[Message, ...] = ()

    @property
    def action(self) -> OfferedAction | None:
        """What a yes would send: a new player, or the changed fields of one; nothing for what is blocked."""
        if self.kind is Difference.BLOCKED or self.row is None:
            return None
        if self.player is None:
            return OfferedAction("add-player", dict(_sent(self.row.fields)))
        changed = {change.field: json_of(change.now) for change in self.changes}
        return OfferedAction("change-player", {"player": int(self.player.id), **changed}) if changed else None

    @property
    def choices(self) -> tuple[RowChoice, ...]:
        """What can become of the row besides that it is left out; the first is what a tick means."""
        if self.kind is Difference.BLOCKED or self.row is None:
            return ()
        fields = self.row.fields
        if self.player is None:
            return (RowChoice.UPDATE, RowChoice.ADD) if self.row.twin else (RowChoice.ADD,)
        update = (RowChoice.UPDATE,) if self.changes else ()
        same_id = fields.fide_id is not None and fields.fide_id == self.player.fide_id
        return update if same_id else (*update, RowChoice.ADD)

    @property
    def may_be_twin(self) -> bool:
        """Whether a row that changes something is of its player by the name only, and no number says so."""
        if self.kind is not Difference.CHANGED or self.row is None or self.player is None:
            return False
        fields, player = self.row.fields, self.player
        numbers = ((fields.fide_id, player.fide_id), (fields.national_id, player.national_id))
        return not any(said and said == known for said, known in numbers)


@dataclass(frozen=True, slots=True)
class ImportDifference:
    """Everything, what needs eyes first, then in the order of the table; and what is wrong with the whole table."""

    rows: tuple[ComparedRow, ...]
    problems: tuple[RowProblem, ...] = ()

    def of(self, kind: Difference) -> tuple[ComparedRow, ...]:
        """Those of one kind."""
        return tuple(row for row in self.rows if row.kind is kind)

    def actions(self, doubtful: bool = False) -> tuple[OfferedAction, ...]:
        """What a yes to all of it would send, in the order of the table; doubtful rows only on request."""
        wanted = {Difference.NEW, Difference.CHANGED} | ({Difference.DOUBTFUL} if doubtful else set())
        chosen = sorted((r for r in self.rows if r.kind in wanted), key=lambda r: r.row.row if r.row else 0)
        return tuple(action for row in chosen if (action := row.action) is not None)

    def chosen(self, choices: Mapping[int, RowChoice]) -> tuple[Mapping[str, Json], ...]:
        """What ``add-players`` takes for these rows, by their numbers, in the order of the table.

        A row that is the twin of another one adds what that one does not say, if both are taken.
        """
        by_row = {each.row.row: each for each in self.rows if each.row is not None}
        sent: dict[int, dict[str, Json]] = {}
        for number in sorted(choices.keys() & by_row.keys()):
            each, choice = by_row[number], choices[number]
            if each.row is None or choice not in each.choices:
                continue
            first = sent.get(each.row.twin) if choice is RowChoice.UPDATE and each.player is None else None
            if first is not None:
                first.update({name: value for name, value in _sent(each.row.fields) if name not in first})
            elif each.player is not None and choice is RowChoice.UPDATE:
                sent[number] = dict(each.action.fields) if each.action else {}
            else:
                sent[number] = dict(_sent(each.row.fields))
        return tuple(sent.values())


def year_of(t: Tournament) -> int | None:
    """The year of the event, after which nobody who plays in it is born; None if its days are not known."""
    day = t.event.end or t.event.start
    return day.year if day is not None else None


def compare_players(t: Tournament, table: ImportedPlayers) -> ImportDifference:
    """The table against the event."""
    finder = _Finder(t)
    usable = {id(row) for row in table.usable}
    compared = [
        finder.compared(row) if id(row) in usable else ComparedRow(Difference.BLOCKED, row) for row in table.rows
    ]
    met = {row.player.id for row in compared if row.player is not None}
    gone = (p for p in t.players if p.id not in met and p.withdrawn_after is None)
    missing = [ComparedRow(Difference.MISSING, player=player) for player in gone] if usable else []
    ordered = sorted((*compared, *missing), key=lambda r: (r.kind.order, r.row.row if r.row else 0))
    return ImportDifference(tuple(ordered), table.problems)


def identities(t: Tournament, rows: Iterable[ImportedRow]) -> tuple[tuple[PlayerId, str], ...]:
    """Whose identity number stands in these rows, once the players are in the event.

    The numbers go to the store of secrets and nowhere else; here they only find their players.
    """
    again = compare_players(t, ImportedPlayers(tuple(rows)))
    return tuple(
        (each.player.id, each.row.identity) for each in again.rows if each.player and each.row and each.row.identity
    )


class _Finder:
    """Whom a row means, and what it would change."""

    def __init__(self, t: Tournament) -> None:
        fide, national = Counter(p.fide_id for p in t.players), Counter(p.national_id for p in t.players)
        self._by_fide_id = {p.fide_id: p for p in t.players if p.fide_id and fide[p.fide_id] == 1}
        self._by_national_id = {p.national_id: p for p in t.players if p.national_id and national[p.national_id] == 1}
        self._by_name: dict[str, list[Player]] = defaultdict(list)
        self._by_words: dict[str, Player] = {}
        for player in t.players:
            self._by_name[name_key(player.name)].append(player)
            self._by_words[words_key(player.name)] = player
        self._seats = {p: (team.name, n) for team in t.teams for n, p in enumerate(team.members, start=1)}
        self._rows: dict[PlayerId, int] = {}

    def compared(self, row: ImportedRow) -> ComparedRow:
        player, reasons = self._found(row.fields)
        if player is None:
            doubtful = reasons or row.twin
            return ComparedRow(Difference.DOUBTFUL if doubtful else Difference.NEW, row, reasons=reasons)
        if player.id in self._rows:
            reasons = (*reasons, Message("import.row-again", {"row": self._rows[player.id]}))
        self._rows.setdefault(player.id, row.row)
        changes = tuple(self._changes(player, row.fields))
        kind = Difference.DOUBTFUL if reasons else Difference.CHANGED if changes else Difference.UNCHANGED
        return ComparedRow(kind, row, player, changes, reasons)

    def _found(self, fields: PlayerFields) -> tuple[Player | None, tuple[Message, ...]]:
        """The player whom a row means, with every doubt about it; somebody of the same name may be somebody else."""
        by_fide_id = self._by_fide_id.get(fields.fide_id or 0)
        by_id = by_fide_id or self._by_national_id.get(fields.national_id or "")
        if by_id is not None:
            number = Message(f"import.field.{'national-id' if by_fide_id is None else 'fide-id'}")
            if name_key(by_id.name) != name_key(fields.name):
                return by_id, (Message("import.other-name", {"was": by_id.name, "number": number}),)
            other_id = by_id.fide_id and fields.fide_id and by_id.fide_id != fields.fide_id
            return by_id, (Message("import.other-fide-id"),) if other_id else ()
        named = self._by_name.get(name_key(fields.name), [])
        born = [p for p in named if births_agree(p.birth, fields.birth)]
        fitting = [p for p in born if not (p.fide_id and fields.fide_id)]
        if len(fitting) == 1:
            return fitting[0], ()
        if not named:
            turned = self._by_words.get(words_key(fields.name))
            return turned, () if turned is None else (Message("import.other-order", {"was": turned.name}),)
        if len(fitting) > 1:
            return None, (Message("import.several"),)
        return None, (Message("import.other-fide-id" if born else "import.other-birth"),)

    def _changes(self, player: Player, fields: PlayerFields) -> Iterator[FieldChange]:
        team, board = self._seats.get(player.id, (None, None))
        for name, now in _told(fields):
            if name == "group":  # what an event knows of groups is no fact about a player
                continue
            was: Known = {"team": team, "board": board}[name] if name in ("team", "board") else getattr(player, name)
            same_name = name == "name" and name_key(str(was)) == name_key(str(now))
            if now != was and not same_name and not _says_less(now, was):
                yield FieldChange(name, was, now)


def _says_less(now: Known, was: Known) -> bool:
    """Whether a date tells nothing that is not known better already."""
    return isinstance(now, Birth) and isinstance(was, Birth) and births_agree(now, was) and now.month is None


def _told(fields: PlayerFields) -> Iterator[tuple[str, Known]]:
    """What a row says, by the names of the fields of ``add-player``."""
    for name in ACTION_FIELDS:
        value: Known = getattr(fields, name)
        if value is not None and value != "":
            yield name, value


ACTION_FIELDS = (
    "name",
    "rating",
    "national_rating",
    "title",
    "sex",
    "birth",
    "federation",
    "club",
    "fide_id",
    "national_id",
    "team",
    "board",
    "group",
)
"""The fields of ``add-player``; an identity number is none of them."""


def _sent(fields: PlayerFields) -> Iterable[tuple[str, Json]]:
    return ((name, json_of(value)) for name, value in _told(fields))


def json_of(value: Known) -> Json:
    """A value as actions take it: ``WFM``, ``f`` and ``m``, ``2001-05-17`` or ``2001``."""
    match value:
        case Title():
            return value.value
        case Sex():
            return "f" if value is Sex.WOMAN else "m"
        case Birth(year, None, _):
            return f"{year:04d}"
        case Birth(year, month, None):
            return f"{year:04d}-{month:02d}"
        case Birth(year, month, day):
            return f"{year:04d}-{month:02d}-{day:02d}"
    return value
