"""Everything that is wrong with a tournament, all at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.model.ids import PlayerId, RoundNo
from hakem.model.names import COLLATIONS
from hakem.model.player import Player
from hakem.model.points import POINT_FIELDS, ZERO
from hakem.model.prizes import prize_problems
from hakem.model.problem import LAST, About, Part, Problem, Severity
from hakem.model.results import ByeKind, Mark, marks_possible
from hakem.model.team_problems import external_problems, team_play_problems
from hakem.model.tournament import Round, Tournament
from hakem.values import replace

MOST_ROUNDS = 999
"""No report can name a later round, and no event has one."""


def problems(t: Tournament) -> tuple[Problem, ...]:
    """Every contradiction inside the tournament; never raises, and empty when all is well."""
    return tuple(problem for look in _LOOKS for problem in look(t))


def _known(t: Tournament) -> dict[PlayerId, Player]:
    return {p.id: p for p in t.players}


def _players(t: Tournament) -> Iterator[Problem]:
    ids = Counter(p.id for p in t.players)
    numbers = Counter(p.number for p in t.players)
    seen: Counter[PlayerId] = Counter()
    for p in t.players:
        here = About(Part.PLAYERS, player=p.id, nth=seen[p.id])
        seen[p.id] += 1
        if ids[p.id] > 1:
            yield Problem(Message("model.id-twice", {"number": p.id, "name": p.name}), here)
        if numbers[p.number] > 1:
            yield Problem(Message("model.number-twice", {"number": p.number, "name": p.name}), here)
        yield from _player(p, here)


def _player(p: Player, here: About) -> Iterator[Problem]:
    if p.id < 1 or p.number < 1:
        yield Problem(Message("model.number-below-one", {"number": min(p.id, p.number), "name": p.name}), here)
    if not p.name.strip():
        yield Problem(Message("model.no-name", {"number": p.number}), here, Severity.WARNING)
    for field, rating in (("rating", p.rating), ("national_rating", p.national_rating)):
        if rating is not None and not 0 < rating < 4000:
            message = Message("model.rating", {"number": p.number, "rating": rating})
            yield Problem(message, replace(here, field=field))
    if p.joined < 1 or (p.withdrawn_after is not None and p.withdrawn_after < p.joined - 1):
        yield Problem(Message("model.membership", {"number": p.number}), here)
    if p.national_id is not None and looks_like_citizen_number(p.national_id):
        yield Problem(Message("model.citizen-number", {"number": p.number}), here, Severity.WARNING)


def looks_like_citizen_number(text: str) -> bool:
    """Whether a text is a valid Turkish identity number, which must never leave the desk.

    Eleven digits, the first not 0; the tenth and eleventh are check digits.
    """
    if len(text) != 11 or not (text.isascii() and text.isdecimal()) or text[0] == "0":
        return False
    d = [int(c) for c in text]
    tenth = (7 * sum(d[0:9:2]) - sum(d[1:8:2])) % 10
    return d[9] == tenth and d[10] == sum(d[:10]) % 10


def _rounds(t: Tournament) -> Iterator[Problem]:
    here = About(Part.ROUNDS_TOTAL)
    if t.rounds_total > MOST_ROUNDS:
        yield Problem(Message("model.round-limit", {"total": t.rounds_total, "most": MOST_ROUNDS}), here)
    if t.rounds_total < 1 or len(t.rounds) > t.rounds_total:
        yield Problem(Message("model.too-many-rounds", {"paired": len(t.rounds), "total": t.rounds_total}), here)
    known = _known(t)
    for number, rnd in enumerate(t.rounds, start=1):
        yield from _one_round(rnd, RoundNo(number), known)


def _one_round(rnd: Round, number: RoundNo, known: dict[PlayerId, Player]) -> Iterator[Problem]:
    here = About(Part.ROUNDS, round_no=number)
    if not rnd.is_paired:
        yield Problem(Message("model.empty-round", {"round": number}), here, Severity.WARNING)
    if rnd.paired_by is not None and rnd.paired_by.by_hand and not rnd.paired_by.reason.strip():
        yield Problem(Message("model.no-reason", {"round": number}), here, Severity.WARNING)
    for game in rnd.games:
        data: dict[str, Datum] = {"round": number, "white": game.white, "black": game.black}
        if game.white == game.black:
            yield Problem(Message("model.plays-himself", data), replace(here, player=game.white))
        if not marks_possible(game):
            data["marks"] = f"{_sign(game.white_mark)}-{_sign(game.black_mark)}"
            yield Problem(Message("model.marks", data), replace(here, player=game.white))
    involved = [p for game in rnd.games for p in game.players if game.white != game.black]
    involved += [bye.player for bye in rnd.byes]
    away = {p for p in involved if p in known and not known[p].takes_part_in(number)}
    away &= rnd.present if away else away
    for player, count in Counter(involved).items():
        who: dict[str, Datum] = {"round": number, "player": player}
        if player not in known:
            yield Problem(Message("model.unknown-player", who), replace(here, player=player))
        elif player in away:
            yield Problem(Message("model.not-there", who), replace(here, player=player), Severity.WARNING)
        if count > 1:
            yield Problem(Message("model.twice-in-round", who), replace(here, player=player, nth=LAST))


def _sign(mark: Mark) -> str:
    """How a mark is written; whoever makes a game may put something there that is none."""
    return str(getattr(mark, "value", repr(mark)))


def _point_values(t: Tournament) -> Iterator[Problem]:
    """A win is worth at least a draw, a draw a loss; two draws no more than win and loss; no bye more than a win."""
    here = About(Part.POINTS)
    values = t.points
    for colour in ("white", "black"):
        win, draw, loss = (getattr(values, f"{colour}_{result}") for result in ("win", "draw", "loss"))
        if not win >= draw >= loss or win == loss or 2 * draw > win + loss:
            yield Problem(Message(f"model.point-order.{colour}"), here, Severity.WARNING)
    byes = (values.pairing_allocated_bye, values.full_point_bye, values.half_point_bye, values.forfeit_win)
    if max(byes) > values.win:
        yield Problem(Message("model.bye-above-win"), here, Severity.WARNING)
    if any(getattr(values, name) < ZERO or 100 % getattr(values, name).denominator for name in POINT_FIELDS):
        yield Problem(Message("model.point-fraction"), here)


def _absences(t: Tournament) -> Iterator[Problem]:
    known = _known(t)
    seen: set[tuple[int, int]] = set()
    for absence in t.absences:
        data = {"round": absence.round_no, "player": absence.player}
        here = About(Part.ABSENCES, player=absence.player, round_no=absence.round_no)
        if absence.player not in known:
            yield Problem(Message("model.unknown-absent", data), here)
        if not t.next_round <= absence.round_no <= max(t.rounds_total, t.next_round):
            yield Problem(Message("model.absence-round", data), here)
        if (absence.round_no, absence.player) in seen:
            yield Problem(Message("model.absence-twice", data), replace(here, nth=LAST))
        seen.add((absence.round_no, absence.player))
        if absence.kind is ByeKind.PAIRING_ALLOCATED:
            yield Problem(Message("model.absence-kind", data), here)


def _named(t: Tournament) -> Iterator[Problem]:
    """Bans, virtual points and abnormal ones name players of the event; each stranger is mentioned once."""
    by_part = {
        Part.PROHIBITED: [p for ban in t.prohibited for p in ban.players],
        Part.ACCELERATION: [v.player for v in (t.acceleration.points if t.acceleration else ())],
        Part.ABNORMAL_POINTS: [p for abnormal in t.abnormal_points for p in abnormal.players],
    }
    known = set(_known(t))
    for part, named in by_part.items():
        for player in sorted(set(named) - known):
            yield Problem(Message("model.unknown-named", {"player": player}), About(part, player=player))
        known.update(named)


def _ranges(t: Tournament) -> Iterator[Problem]:
    """Rounds count from 1 and do not run backwards; a ban is about at least two players."""
    for number, ban in enumerate(t.prohibited, start=1):
        here = About(Part.PROHIBITED, number=number)
        if not 1 <= ban.first_round <= (ban.last_round or MOST_ROUNDS) <= MOST_ROUNDS:
            yield Problem(Message("model.round-range"), here)
        if len(set(ban.players)) < 2:
            yield Problem(Message("model.lonely-ban"), here)
    ends: dict[PlayerId, int] = {}
    for v in sorted(t.acceleration.points if t.acceleration else (), key=lambda v: (v.player, v.first_round)):
        here = About(Part.ACCELERATION, player=v.player)
        if not 1 <= v.first_round <= v.last_round <= MOST_ROUNDS:
            yield Problem(Message("model.round-range"), here)
        if v.first_round <= ends.get(v.player, 0):
            yield Problem(Message("model.virtual-twice", {"player": v.player}), replace(here, nth=LAST))
        ends[v.player] = v.last_round
    for number, abnormal in enumerate(t.abnormal_points, start=1):
        if abnormal.round_no is not None and not 1 <= abnormal.round_no <= MOST_ROUNDS:
            yield Problem(Message("model.round-range"), About(Part.ABNORMAL_POINTS, number=number))


def _teams(t: Tournament) -> Iterator[Problem]:
    known = _known(t)
    for team_id, count in Counter(team.id for team in t.teams).items():
        here = About(Part.TEAMS, team=team_id)
        if count > 1:
            yield Problem(Message("model.team-twice", {"team": team_id}), replace(here, nth=LAST))
        if team_id < 1:
            yield Problem(Message("model.team-below-one", {"team": team_id}), here)
    members = Counter(p for team in t.teams for p in team.members)
    for player, count in members.items():
        here = About(Part.TEAMS, player=player, field="members")
        if player not in known:
            yield Problem(Message("model.unknown-member", {"player": player}), here)
        if count > 1:
            yield Problem(Message("model.member-twice", {"player": player}), replace(here, nth=LAST))


def _event(t: Tournament) -> Iterator[Problem]:
    start, end = t.event.start, t.event.end
    if start is not None and end is not None and end < start:
        yield Problem(Message("model.dates"), About(Part.EVENT, field="end"), Severity.WARNING)
    days = [day for day in t.event.round_dates if day is not None]
    if days != sorted(days):
        yield Problem(Message("model.round-dates"), About(Part.EVENT, field="round_dates"), Severity.WARNING)


def _rules(t: Tournament) -> Iterator[Problem]:
    """Options have names of their own, tie-breaks are codes, the alphabet is one we have.

    Which systems, editions and tie-breaks there are is not known here.
    """
    for name, count in Counter(name for name, _ in t.rules.options).items():
        if not name.strip():
            yield Problem(Message("model.option-nameless"), About(Part.RULES, field="options"))
        elif count > 1:
            yield Problem(Message("model.option-twice", {"name": name}), About(Part.RULES, field="options"))
    for code in t.rules.tie_breaks:
        if not code or "," in code or code.split() != [code]:
            here = About(Part.RULES, field="tie_breaks")
            yield Problem(Message("model.tie-break-code", {"text": code}), here, Severity.WARNING)
    if t.rules.collation and t.rules.collation not in COLLATIONS:
        data: dict[str, Datum] = {"name": t.rules.collation, "known": tuple(COLLATIONS)}
        here = About(Part.RULES, field="collation")
        yield Problem(Message("unknown.collation", data), here, Severity.WARNING)


_LOOKS: tuple[Callable[[Tournament], Iterable[Problem]], ...] = (
    _players,
    _rounds,
    _point_values,
    _absences,
    _ranges,
    _named,
    _teams,
    team_play_problems,
    external_problems,
    _event,
    _rules,
    lambda t: prize_problems(t.prizes, _known(t)),
)
