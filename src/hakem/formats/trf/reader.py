"""Reading TRF06, TRF16 with its two dialects, and TRF26: one lenient reader for all of them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence

from hakem.formats.document import (
    Extras,
    FileProblem,
    Finding,
    Parsed,
    Watch,
    with_withdrawals,
    withdrawals_in,
)
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import POINTS_END, RATING_COLUMN, Row, cell_column, rows
from hakem.formats.trf.players import NationalRow, PlayerRow, read_national, read_player
from hakem.formats.trf.records import INTERPRETED, codes_about
from hakem.formats.trf.rounds import Rounds, old_codes
from hakem.formats.trf.settings import Settings
from hakem.formats.trf.team_rounds import TEAM_TYPE
from hakem.formats.trf.totals import Totals
from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.model import (
    About,
    Absence,
    Acceleration,
    AccelerationMethod,
    ByeKind,
    Colour,
    Event,
    Part,
    Player,
    PlayerId,
    Points,
    PointSystem,
    Prohibition,
    RoundNo,
    Severity,
    TeamPlay,
    Tournament,
    VirtualPoints,
    problems,
)
from hakem.values import replace

_MOST_VIRTUAL = 2_000_000
"""Virtual points for more players and rounds than this are no acceleration but a mistake."""


def parse_trf(text: str, watch: Watch = iter) -> Parsed:
    """Read a tournament report.

    Every place that was read differently from how it is written is listed;
    everything that cannot be believed is an error with row and column. Records
    that are not interpreted are kept in ``extras`` and written back.
    """
    found = Findings()
    lines = tuple(rows(text))
    of_teams = any(row.code in ("192", "092") and TEAM_TYPE.match(row.value.upper()) for row in lines)
    settings = Settings(found, of_teams, new_teams=any(row.code == "310" for row in lines))
    players: list[PlayerRow] = []
    national: dict[int, NationalRow] = {}
    for row in watch(lines):
        _take(row, players, national, settings)
    torn = lines[-1] if lines and text.rstrip(" \t")[-1] not in "\r\n" else None
    if torn is not None:
        found.add(FileProblem(Message("trf.no-line-end"), Finding.WARNING, torn.number, len(torn.text) + 1))
    known = _unique(players, found)
    if not known:
        if not found.player_lost:
            found.error((1, 1), "trf.no-players")
        return Parsed(None, found.in_order())
    _refuse_short_rows(known, torn.number if torn else 0, found)
    return _Assembly(known, tuple(national.values()), settings, found).parsed()


def _take(row: Row, players: list[PlayerRow], national: dict[int, NationalRow], settings: Settings) -> None:
    if row.code == "001":
        player = read_player(row, settings.found)
        if player is not None:
            players.append(player)
        return
    rated = None if row.code in INTERPRETED else read_national(row, settings.found)
    if rated is None:
        settings.read(row)
    elif national.setdefault(rated.number, rated) is not rated:
        settings.keep(row)


def _unique(players: Sequence[PlayerRow], found: Findings) -> list[PlayerRow]:
    seen: dict[PlayerId, PlayerRow] = {}
    for row in players:
        first = seen.setdefault(row.player.id, row)
        if first is not row:
            found.error((row.row, 5), "trf.id-twice", {"number": row.player.id, "row": first.row})
            found.damaged_rows.add(first.row)
            found.player_lost = True
    return list(seen.values())


def _refuse_short_rows(players: Sequence[PlayerRow], torn: int, found: Findings) -> None:
    """A row that ends before the points is cut off, unless no row has points: that is a list of entries.

    ``torn`` is the last row if no line end follows it; that one is cut off in any case.
    """
    entries = all(p.points is None for p in players)
    for p in players:
        if p.width < POINTS_END and (p.row == torn or not entries):
            found.error((p.row, p.width + 1), "trf.truncated", {"number": p.player.id})


class _Assembly:
    """Puts what the records say together into one tournament."""

    def __init__(
        self, rows: Sequence[PlayerRow], national: Sequence[NationalRow], settings: Settings, found: Findings
    ) -> None:
        self.rows = rows
        self.national = national
        self.settings = settings
        self.found = found
        self.row_of = {row.player.id: row.row for row in rows}
        self.rounds = Rounds(rows, found)
        self._stays: Mapping[int, Player] = {}

    def parsed(self) -> Parsed:
        """The tournament if nothing is wrong, and all findings."""
        tournament = self._tournament()
        if not self.found.failed:
            tournament = self._with_withdrawals(tournament)
        self._check_counts()
        if not self.found.failed:
            self._check_model(tournament)
        if not self.found.failed:
            tournament = self._compared(tournament)
        extras = Extras(
            ranks=tuple((row.player.id, row.rank) for row in self.rows if row.rank is not None),
            teams=tuple(self.settings.stated_teams.values()),
            records=self.settings.kept_records(),
        )
        return Parsed(
            None if self.found.failed else tournament,
            self.found.in_order(),
            extras,
            printed_points=tuple((row.player.id, row.points) for row in self.rows if row.points is not None),
            rounds_stated=bool(self.settings.rounds),
            colourless=tuple(self.rounds.colourless),
            without_boards=tuple(
                RoundNo(n) for n in range(1, self.rounds.paired + 1) if n not in self.settings.comments.boards
            ),
        )

    def _compared(self, t: Tournament) -> Tournament:
        """The event as its printed totals show it."""
        s = self.settings
        t = Totals(self.rows, self.found, s.of_teams).settled(t, s.points.values_of_bye())
        if t.teams and not self.found.failed:
            from hakem.formats.trf.team_totals import TeamTotals

            t = TeamTotals(s.stated_teams, s.tables, self.found).settled(t, s.team_rounds, s.records)
        return t

    def _tournament(self) -> Tournament:
        s = self.settings
        for row, column, number in s.mentioned:
            if number not in self.row_of and not self.found.player_lost:
                self.found.error((row, column), "trf.unknown-id", {"number": number})
        self._check_team_names()
        for cell in old_codes(self.rows):
            self.found.adjusted((cell.row, cell.column + 7), "trf.old-bye", {"code": cell.code})
        s.records += s.comments.beyond(self.rounds.paired)
        absences = self._absences()
        total = self._rounds_total()
        rounds = self.rounds.rounds()
        self._stays = s.comments.stays(rounds, self.row_of, s.records)
        stated = s.points.system() if s.points.given or s.comments.points is None else s.comments.points
        points, play = self._bye_of_teams(stated, s.team_records.team_play())
        play = s.team_rounds.settled(play, s.teams, rounds, s.records)
        play = s.comments.teams.on_play(play, s.teams, total, s.records)
        return Tournament(
            players=tuple(map(self._with_stay, self._players())),
            rounds_total=total,
            rounds=s.comments.on_rounds(rounds),
            event=self._event(),
            points=points,
            initial_colour=self._initial_colour(),
            absences=tuple(a for a in absences if self._is_there(a)),
            prohibited=self._prohibited(total),
            acceleration=self._acceleration(),
            abnormal_points=tuple(s.abnormal) or s.comments.abnormal,
            teams=s.comments.teams.on_teams(s.teams, s.records),
            lots=tuple(s.comments.lots),
            team_play=play,
            rules=s.comments.rules(s.tie_breaks()),
        )

    def _bye_of_teams(self, points: PointSystem, play: TeamPlay) -> tuple[PointSystem, TeamPlay]:
        """A bye worth more than a win (162 P) is that of a team, in game points, unless 320 says what that is worth."""
        value = points.pairing_allocated_bye
        if not self.settings.of_teams or value <= points.win:
            return points, play
        if play.scoring.bye_game_points is None:
            place = (self.settings.first_row.get("162", 1), 5)
            self.found.adjusted(place, "trf.team-bye-value", {"points": value})
            play = replace(play, scoring=replace(play.scoring, bye_game_points=value))
        return replace(points, pairing_allocated_bye=points.win), play

    def _check_team_names(self) -> None:
        known = {team.id for team in self.settings.teams}
        for place, number in self.settings.team_records.named:
            if number not in known and not self.found.team_lost:
                self.found.error(place, "trf.unknown-team", {"team": number})

    def _players(self) -> tuple[Player, ...]:
        """Everybody, with what other records say of them."""
        ratings = {n.number: n for n in self.national}
        for n in self.national:
            if n.number not in self.row_of:
                self.found.error((n.row, 5), "trf.unknown-id", {"number": n.number})
        players = []
        for position, row in enumerate(self.rows, start=1):
            number = position if self.settings.by_position else row.player.number
            rated = ratings.get(row.player.id)
            players.append(
                replace(
                    row.player,
                    number=number,
                    national_rating=rated.rating if rated else None,
                    national_id=rated.national_id if rated else None,
                    national_federation=rated.federation if rated else None,
                )
            )
        return tuple(players)

    def _with_stay(self, player: Player) -> Player:
        """The player from when to when a comment says that they are there."""
        stay = self._stays.get(player.id)
        return player if stay is None else replace(player, joined=stay.joined, withdrawn_after=stay.withdrawn_after)

    def _is_there(self, absence: Absence) -> bool:
        """Whether a bye is announced for a round to which the player belongs; without a point it says just that."""
        stay = self._stays.get(absence.player)
        return stay is None or absence.kind is not ByeKind.ZERO_POINT or stay.takes_part_in(absence.round_no)

    def _with_withdrawals(self, t: Tournament) -> Tournament:
        """The event with the withdrawals that its rounds show and nobody has written down; each of them is said."""
        shown = {player: last for player, last in withdrawals_in(t).items() if player not in self._stays}
        for player, last in shown.items():
            place = (self.row_of[player], cell_column(last + 1))
            self.found.adjusted(place, "file.withdrawn", {"player": player, "round": last})
        return with_withdrawals(t, shown)

    def _prohibited(self, total: int) -> tuple[Prohibition, ...]:
        """A ban until the last round, if that is known, holds to the end."""
        s = self.settings
        stated = bool(s.rounds or s.comments.rounds_total)
        return tuple(
            replace(ban, last_round=None) if stated and ban.last_round is not None and ban.last_round >= total else ban
            for ban in (*s.prohibited, *s.team_rounds.apart(s.teams, s.records))
        )

    def _event(self) -> Event:
        s = self.settings
        known = set(Event.__match_args__)
        given = {name: value for name, value in s.event.items() if name in known}
        if s.comments.type_code:
            given.setdefault("type_code", s.comments.type_code)
        event = Event(**given)  # type: ignore[arg-type]  # the readers put the right type under each name
        return replace(event, deputies=tuple(s.deputies), rating_methods=tuple(s.rating_methods))

    def _initial_colour(self) -> Colour | None:
        """What 152 says, else XXC."""
        given = [self.settings.colours[code] for code in ("152", "XXC") if code in self.settings.colours]
        if len(given) > 1 and given[0][1] is not given[1][1]:
            self.found.adjusted((given[1][0], 5), "trf.colours-disagree", {"colour": given[0][1].value})
        return given[0][1] if given else None

    def _rounds_total(self) -> int:
        """What 142 says, else XXR, TNR, a comment, else what the file shows: rounds with dates, or in the rows."""
        paired = self.rounds.paired
        given = [self.settings.rounds[code] for code in ("142", "XXR", "TNR") if code in self.settings.rounds]
        if self.settings.comments.rounds_total:
            given.append(self.settings.comments.rounds_total)
        for row, count in given[:1]:
            for other, stated in given[1:]:
                if stated != count:
                    self.found.adjusted((other, 5), "trf.rounds-disagree", {"count": count})
            if count < paired:
                self.found.error((row, 5), "model.too-many-rounds", {"paired": paired, "total": count})
            return count
        dates = self.settings.event.get("round_dates", ())
        shown = max((len(row.cells) for row in self.rows), default=0)
        named = [round_no or 0 for _, _, _, round_no, _ in self.settings.byes]
        named += [ban.last_round or ban.first_round for ban in self.settings.prohibited]
        named += [listed.round_no for listed in self.settings.team_records.team_play().listed]
        named += [bye.round_no for _, bye in self.settings.comments.byes]
        named.append(self.settings.team_rounds.last_round())
        total = max(paired, shown, len(dates) if isinstance(dates, tuple) else 0, 1, *named)
        self.found.adjusted((1, 1), "trf.rounds-assumed", {"count": total})
        return total

    def _absences(self) -> tuple[Absence, ...]:
        """Announced byes from the columns and from records 240 and XXZ, each once."""
        rounds = self.rounds
        wanted = {(a.round_no, a.player): a for a in rounds.announced()}
        for row, column, kind, round_no, player in sorted(self.settings.byes, key=lambda bye: bye[3] is None):
            at = RoundNo(round_no or rounds.paired + 1)
            if at <= rounds.paired:
                rounds.add_bye(player, at, kind, (row, column))
                continue
            known = wanted.setdefault((at, player), Absence(at, player, kind))
            if known.kind is not kind and round_no is not None:
                self.found.error((row, column), "trf.bye-conflict", {"player": player, "round": at})
        self.settings.comments.add_byes(wanted, rounds.paired, self.row_of, self.settings.records)
        order = {row.player.id: i for i, row in enumerate(self.rows)}
        return tuple(sorted(wanted.values(), key=lambda a: (a.round_no, order.get(a.player, 0))))

    def _acceleration(self) -> Acceleration | None:
        listed = self._virtual_by_round()
        points = [v for row in self.rows for v in _stretches(row.player.id, listed.get(row.player.id, {}))]
        points += self.settings.team_rounds.virtual(self.settings.teams, self.settings.records)
        baku = self.settings.baku or self.settings.accelerated
        if not points and not baku:
            return None
        method = AccelerationMethod.BAKU if baku else AccelerationMethod.LISTED
        return Acceleration(method, tuple(points))

    def _virtual_by_round(self) -> dict[int, dict[int, Points]]:
        """The points of every player by round; said twice is no harm, said differently is an error."""
        ids = sorted(row.player.id for row in self.rows)
        listed: dict[int, dict[int, Points]] = {}
        most = _MOST_VIRTUAL
        for stretch in self.settings.virtual_ranges:
            inside = ids[bisect_left(ids, stretch.first_id) : bisect_right(ids, stretch.last_id)]
            rounds = range(stretch.first_round, stretch.last_round + 1)
            most -= len(inside) * len(rounds)
            known = (listed.setdefault(number, {}) for number in inside if most >= 0)
            if most < 0 or any(
                by_round.setdefault(r, stretch.points) != stretch.points for by_round in known for r in rounds
            ):
                self.found.error((stretch.row, 5), "trf.virtual-conflict")
                break
        return listed

    def _check_counts(self) -> None:
        rated = sum(1 for row in self.rows if row.player.rating)
        real = {"062": len(self.rows), "072": rated, "082": len(self.settings.teams)}
        for code, (row, stated) in self.settings.counts.items():
            if stated != real[code]:
                data: dict[str, Datum] = {"code": code, "stated": stated, "real": real[code]}
                self.found.adjusted((row, 5), "trf.count", data)

    def _check_model(self, t: Tournament) -> None:
        for problem in problems(t):
            finding = Finding.ERROR if problem.severity is Severity.ERROR else Finding.WARNING
            self.found.add(FileProblem(problem.message, finding, *self._place(problem.about)))

    def _place(self, about: About) -> tuple[int, int]:
        """The record that a problem is about, else the player's row, else the first one; the column of the round."""
        listed = self.settings.team_records.place_of(about.round_no, about.team)
        if listed is not None:
            return listed
        for code in codes_about(about.part, about.field):
            if code in self.settings.first_row:
                return self.settings.first_row[code], 5
        if about.part is Part.RULES and self.settings.comments.rules_row:
            return self.settings.comments.rules_row, 1
        row = self.row_of.get(about.player, self.rows[0].row) if about.player else self.rows[0].row
        if about.round_no:
            return row, cell_column(about.round_no)
        return row, RATING_COLUMN if about.field in ("rating", "national_rating") else 1


def _stretches(player: PlayerId, by_round: Mapping[int, Points]) -> list[VirtualPoints]:
    """Neighbouring rounds of the same value as one."""
    stretches: list[VirtualPoints] = []
    for round_no in sorted(by_round):
        last = stretches[-1] if stretches else None
        if last and (last.points, last.last_round + 1) == (by_round[round_no], round_no):
            stretches[-1] = replace(last, last_round=RoundNo(round_no))
        else:
            stretches.append(VirtualPoints(player, RoundNo(round_no), RoundNo(round_no), by_round[round_no]))
    return stretches
