"""PGN: the games of an event as headings without moves, and results read back from games.

``[Round "3.1"]`` is the first board of the third round. A forfeit is told by
``[Termination "rules infraction"]``, which the standard has for administrative
forfeits, beside a game without moves. Files are UTF-8, as programs read them
today, or ASCII on request.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from datetime import date

from hakem.errors import InputError
from hakem.formats.decoding import decode
from hakem.formats.document import Written
from hakem.formats.json_with_places import shown
from hakem.formats.losses import PGN, lost_in, told
from hakem.formats.tables.imported import Gravity, ImportedResult, ImportedResults, RowProblem
from hakem.formats.trf.fields import whole_number
from hakem.i18n import Datum, Message
from hakem.i18n.message import NOTHING
from hakem.model import Game, Mark, Player, Result, Tournament, ascii_name, printable, search_key
from hakem.model.results import OPEN
from hakem.values import dataclass, field

FORFEIT = "rules infraction"
_UNKNOWN_DATE = "????.??.??"
_RESULTS = {(Mark.WIN, Mark.LOSS): "1-0", (Mark.LOSS, Mark.WIN): "0-1", (Mark.DRAW, Mark.DRAW): "1/2-1/2"}
_NO_RESULT = "*"
_READ = {written: marks for marks, written in _RESULTS.items()}
_TAG = re.compile(r'\s*\[\s*(\w+)\s+"((?:\\.|[^"\\])*)"\s*\]\s*')
_ESCAPED = re.compile(r"\\(.)")
_ROUND = re.compile(r"(\d{1,3})(?:\.(\d{1,4}))?\Z")
_COMMENT = re.compile(r"\{[^}]*\}|;[^\n]*|\([^()]*\)")
_MOVE = re.compile(r"[a-hKQRBNO][a-h1-8x=O+#\-]")
_SIGN = re.compile(r"[^\w]+")


def dump_pgn(t: Tournament, round_no: int | None = None, ascii_only: bool = False) -> Written:
    """All games in the order of rounds and boards, or those of one round."""
    rounds = range(1, len(t.rounds) + 1) if round_no is None else (round_no,)
    teams = {member: team.name for team in t.teams for member in team.members}
    people = {player.id: player for player in t.players}
    parts = []
    for number in rounds:
        for board, game in enumerate(t.rounds[number - 1].games, start=1):
            tags = dict(_event_tags(t, number))
            tags["Round"] = f"{number}.{board}"
            tags["White"], tags["Black"] = people[game.white].name, people[game.black].name
            tags["Result"] = written = _RESULTS.get((game.white_mark, game.black_mark), _NO_RESULT)
            for side, player in (("White", people[game.white]), ("Black", people[game.black])):
                tags |= _player_tags(side, player, teams.get(player.id, ""))
            tags |= _termination(game)
            lines = [f'[{name} "{_escaped(value, ascii_only)}"]' for name, value in tags.items() if value]
            parts.append("\n".join((*lines, "", written, "", "")))
    return Written("".join(parts), told(lost_in(t, PGN)), lost_in(t, PGN))


def _event_tags(t: Tournament, round_no: int) -> Iterator[tuple[str, str]]:
    days = t.event.round_dates
    day = days[round_no - 1] if round_no <= len(days) else None
    yield "Event", t.event.name or "?"
    yield "Site", f"{t.event.city} {t.event.federation}".strip() or "?"
    yield "Date", _dotted(day) if day else _UNKNOWN_DATE
    yield from (("Round", ""), ("White", ""), ("Black", ""), ("Result", ""))
    yield "EventDate", _dotted(t.event.start) if t.event.start else ""


def _dotted(day: date) -> str:
    return day.isoformat().replace("-", ".")


def _player_tags(side: str, player: Player, team: str) -> dict[str, str]:
    return {
        f"{side}Title": player.title.value if player.title else "",
        f"{side}Elo": str(player.rating or ""),
        f"{side}FideId": str(player.fide_id or ""),
        f"{side}Team": team,
    }


def _termination(game: Game) -> dict[str, str]:
    if game.pending:
        return {"Termination": "unterminated"}
    return {} if game.played else {"Termination": FORFEIT}


def _escaped(text: str, ascii_only: bool) -> str:
    plain = printable(text)
    plain = ascii_name(plain) if ascii_only else plain
    return plain.replace("\\", "\\\\").replace('"', '\\"') or "?"


# Reading


@dataclass(slots=True)
class _PgnGame:
    """A game as it stands in the file: its first line, its tags, and whether it has moves."""

    row: int
    tags: dict[str, str] = field(default_factory=dict)
    text: list[str] = field(default_factory=list)

    @property
    def has_moves(self) -> bool:
        return bool(_MOVE.search(_COMMENT.sub(" ", "\n".join(self.text))))


def read_pgn_results(data: bytes, t: Tournament) -> ImportedResults:
    """The results of the games in a file, of players of this event; never raises.

    Players are known by their FIDE ids or their names, in whatever order and
    with whatever accents the names are written.
    """
    try:
        text, _ = decode(data)
    except InputError as exc:
        return ImportedResults(problems=(RowProblem(exc.message, Gravity.BLOCKING, exc.row, exc.column),))
    reading = _Reading(t)
    games = list(_games(text.lstrip("\ufeff")))
    if not games:
        return ImportedResults(problems=(RowProblem(Message("import.no-games"), Gravity.BLOCKING, 1),))
    for game in games:
        reading.read(game)
    return ImportedResults(tuple(reading.results.values()), tuple(reading.problems))


def _games(text: str) -> Iterator[_PgnGame]:
    """The games: tags behind moves begin the next one. What looks like a tag inside a comment is none."""
    game: _PgnGame | None = None
    in_comment = False
    for row, line in enumerate(re.split(r"\r\n|\r|\n", text), start=1):
        tag = None if in_comment else _TAG.match(line)
        if tag:
            if game is None or game.text:
                if game is not None:
                    yield game
                game = _PgnGame(row)
            game.tags.setdefault(tag[1], printable(_ESCAPED.sub(r"\1", tag[2])))
        elif game is not None and line.strip():
            game.text.append(line)
            in_comment = line.rfind("{") > line.rfind("}") or (in_comment and "}" not in line)
    if game is not None:
        yield game


def _name_key(name: str) -> str:
    """One spelling for all orders and signs in which a name is written."""
    return " ".join(sorted(_SIGN.sub(" ", search_key(name)).split()))


class _Reading:
    """The results read so far, and who is who."""

    def __init__(self, t: Tournament) -> None:
        self.results: dict[tuple[int, frozenset[int]], ImportedResult] = {}
        self.problems: list[RowProblem] = []
        self._number = {player.id: player.number for player in t.players}
        self._boards = {
            (n, frozenset(self._number[p] for p in game.players)): board
            for n, rnd in enumerate(t.rounds, start=1)
            for board, game in enumerate(rnd.games, start=1)
        }
        self._by_fide_id = {player.fide_id: player.number for player in t.players if player.fide_id}
        self._by_name: dict[str, list[int]] = defaultdict(list)
        for player in t.players:
            self._by_name[_name_key(player.name)].append(player.number)

    def read(self, game: _PgnGame) -> None:
        """One game, which is left out if its players, its round or its result are not known."""
        white, black = self._player(game, "White"), self._player(game, "Black")
        place = _ROUND.match(game.tags.get("Round", ""))
        if place is None:
            self._note(game, "import.no-round", {"text": shown(game.tags.get("Round", ""))})
        result = self._result(game)
        if white is None or black is None or place is None or result is None:
            return
        round_no, both = int(place[1]), frozenset((white, black))
        board = self._boards.get((round_no, both), 0)
        if not board:
            data: Mapping[str, Datum] = {"round": round_no, "white": white, "black": black}
            self._note(game, "import.no-such-board", data)
        elif (round_no, both) in self.results:
            row = self.results[round_no, both].row
            self._note(game, "import.board-again", {"round": round_no, "board": board, "row": row})
        else:
            board = int(place[2] or board)
            self.results[round_no, both] = ImportedResult(game.row, round_no, board, white, black, result)

    def _player(self, game: _PgnGame, side: str) -> int | None:
        by_id = self._by_fide_id.get(whole_number(game.tags.get(f"{side}FideId", "")) or 0)
        if by_id is not None:
            return by_id
        name = game.tags.get(side, "")
        found = self._by_name.get(_name_key(name), [])
        if len(found) != 1:
            self._note(game, "import.two-of-name" if found else "import.unknown-name", {"text": shown(name)})
        return found[0] if len(found) == 1 else None

    def _result(self, game: _PgnGame) -> Result | None:
        written = game.tags.get("Result", _NO_RESULT)
        if written == _NO_RESULT:
            return OPEN
        marks = _READ.get(written)
        if marks is None:
            self._note(game, "import.unknown-result", {"text": shown(written)})
            return None
        forfeit = game.tags.get("Termination", "").lower() == FORFEIT and not game.has_moves
        return Result(*marks, played=not forfeit or marks[0] is Mark.DRAW)

    def _note(self, game: _PgnGame, key: str, data: Mapping[str, Datum] = NOTHING) -> None:
        self.problems.append(RowProblem(Message(key, data), Gravity.BLOCKING, game.row))
