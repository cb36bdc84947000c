"""Who stayed away in the last round, on the page before pairing: each with what becomes of them and the other ways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hakem.desk.journal.absences import Absences
from hakem.facts.round_sheet import board_named
from hakem.i18n import Json
from hakem.model import Player, PlayerId
from hakem.values import dataclass
from hakem.web.looking import Look


@dataclass(frozen=True, slots=True)
class AbsenceAnswer:
    """A button: its words, the action and its fields."""

    label: str
    action: str
    fields: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class AbsentView:
    """Somebody who did not come: the name, the board, what is known since, and the answers that are left.

    ``asked``: nobody has said anything yet.
    """

    name: str
    place: str
    said: str
    answers: tuple[AbsenceAnswer, ...]
    asked: bool


def absences_view(look: Look, found: Absences) -> tuple[AbsentView, ...]:
    """Everybody who stayed away, those first who are still to be asked about."""
    return tuple(_view(look, found, one) for one in found.everybody)


def _view(look: Look, found: Absences, one: PlayerId) -> AbsentView:
    t = look.desk.tournament
    people: dict[int, str] = {p.id: p.name for p in t.players}
    names = {int(team.id): team.name for team in t.teams} if found.of_teams else people
    asked, state = one in found.open, _state(look, found, one)
    answers = tuple(each for each in _answers(look, found, one, state) if look.can(each.action))
    said = look.words(f"web-pair.absent.{state}")
    return AbsentView(names[one], "" if found.of_teams else _place(look, one), said, answers, asked)


def _place(look: Look, one: PlayerId) -> str:
    """The board at which somebody was waited for."""
    t, number = look.desk.tournament, look.desk.round_no
    boards = (board for board, game in enumerate(t.rounds[-1].games, start=1) if one in game.players)
    return "".join(look.words("web-round.board", board=board_named(t, number, board)) for board in boards)


def _state(look: Look, found: Absences, one: PlayerId) -> str:
    """What has been said of somebody: nothing, back, withdrawn, a bye, or not there at the check-in."""
    if one in found.open:
        return "open"
    if one in found.back:
        return "back"
    t = look.desk.tournament
    those = [p for p in t.players if p.id in _members(look, found, one)]
    if all(_has_left(p, t.next_round) for p in those):
        return "withdrawn"
    away = {a.player for a in t.absences if a.round_no == t.next_round}
    return "bye" if any(p.id in away for p in those) else "not-there"


def _members(look: Look, found: Absences, one: PlayerId) -> tuple[PlayerId, ...]:
    if not found.of_teams:
        return (one,)
    return next(team.members for team in look.desk.tournament.teams if team.id == int(one))


def _has_left(p: Player, number: int) -> bool:
    return p.withdrawn_after is not None and p.withdrawn_after < number


def _answers(look: Look, found: Absences, one: PlayerId, state: str) -> Iterator[AbsenceAnswer]:
    """The answers that would change something."""
    w, who = look.words, answer_fields(found, one)
    number = look.desk.tournament.next_round
    if state == "withdrawn":
        yield AbsenceAnswer(w("web-pair.absent.do.return"), "return", who)
        return
    if state == "bye":
        yield AbsenceAnswer(w("web-pair.absent.do.no-bye"), "no-bye", {**who, "round": number})
    if state in ("open", "not-there"):
        yield AbsenceAnswer(w("web-pair.absent.do.back"), "check-in", {**who, "present": "true"})
    if state in ("open", "back", "not-there"):
        for kind in ("zero", "half"):
            yield AbsenceAnswer(w(f"web-pair.absent.do.{kind}"), "bye", {**who, "round": number, "kind": kind})
    yield AbsenceAnswer(w("web-pair.absent.do.withdraw"), "withdraw", who)


def answer_fields(found: Absences, one: PlayerId) -> dict[str, Json]:
    """Whom an answer is about."""
    return {"team" if found.of_teams else "player": int(one)}
