"""The boards of a round on a phone: who sits there, the results to choose from, and how far each board has come."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hakem.desk.journal.last_words import NOBODY, Spoken, decision_of, spoken
from hakem.desk.journal.match_groups import match_groups
from hakem.desk.journal.result_actions import ADJOURNED, shown_result
from hakem.desk.journal.roles import Person, Role, has_board
from hakem.desk.journal.state import ANEW, Desk, Dispute, Report
from hakem.facts.round_sheet import SheetBoard, round_sheet
from hakem.model import Colour, PlayerId
from hakem.values import dataclass, replace
from hakem.web.looking import Look
from hakem.web.rendering import Words

BIG = (("1-0", "1-0"), ("½-½", "½"), ("0-1", "0-1"))
"""Results that have a button of their own, and what stands on it."""

OTHERS = ("+/-", "-/+", "-/-", "½-0", "0-½", "0-0", ADJOURNED)


@dataclass(frozen=True, slots=True)
class PhoneSeat:
    """A player at a board as the phone shows it; ``own`` is one of the captain's team."""

    id: int
    title: str
    name: str
    colour: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class BoardCard:
    """A board on the phone, in words; ``match`` is what stands above the first board of a match of teams.

    The players stand as on the sheet. ``result`` is the one that is stored, White
    first; ``big`` and ``others`` are those to choose from, with what stands on their buttons.
    ``kept`` is what this phone has reported and an arbiter has decided otherwise.
    """

    board: int
    label: str
    seats: tuple[PhoneSeat, PhoneSeat]
    result: str
    state: str
    big: tuple[tuple[str, str], ...]
    others: tuple[tuple[str, str], ...]
    says: str = ""
    calms: bool = False
    kept: str = ""
    match: str = ""

    @property
    def named(self) -> bool:
        """Whether the buttons name people."""
        return self.big != BIG

    @property
    def unusual(self) -> bool:
        """Whether the result is none of the plain three."""
        return any(value == self.result for value, _ in self.others)

    @property
    def ids(self) -> Mapping[str, int]:
        """The players by colour: whom a report is about."""
        return {seat.colour: seat.id for seat in self.seats}


def board_cards(look: Look, person: Person, number: int) -> list[BoardCard]:
    """The boards of a round that are given to somebody."""
    desk = look.desk
    sheet, matches = round_sheet(desk.tournament, number), _matches(look, desk, number)
    said = spoken(look.entries, number)
    return [
        replace(_card(look, person, number, board, said.get(board, NOBODY)), match=matches.get(board, ""))
        for board in sheet
        if person.role is not Role.HELPER or has_board(person.boards, board)
    ]


def _card(look: Look, person: Person, number: int, board: int, said: Spoken) -> BoardCard:
    """A board with its state as this phone sees it: what it has sent, what others say, and who has decided."""
    desk, w = look.desk, look.words
    sheet = round_sheet(desk.tournament, number)[board]
    seats, result = _seats(desk, person, number, board), shown_result(desk, number, board)
    big = _named(w, sheet, seats) if sheet.match else BIG
    others = _others(w, sheet, seats)
    card = BoardCard(board, sheet.label, seats, result, "entered" if result else "open", big, others)
    texts = {**dict(others), **dict(big)} if sheet.match else {}

    def said_as(stored: str) -> str:
        return texts.get(stored) or result_words(w, sheet.read(stored))

    dispute, decided = desk.dispute(number, board), decision_of(desk, said, number, board)
    if dispute is not None:
        says = _disputed(w, dispute, person.name, said_as)
        return replace(card, result=_own(dispute, person.name, result), state="disputed", says=says, calms=True)
    if decided is not None:
        kept = [each for each in desk.beside if (each.round_no, each.board) == (number, board) and each.why != ANEW]
        own = next((each.report.result for each in kept if each.report.by == person.name), "")
        who = decided.by or w("web-phone.the-desk")
        says = w("web-phone.decided", who=who, result=said_as(decided.result))
        if own:
            says = f"{says} {w('web-phone.kept', result=said_as(own))}"
        return replace(card, says=says, kept=own)
    mine = any(each.by == person.name and each.result == result for each in said.reports)
    return replace(card, state="sent") if mine and result else card


def _seats(desk: Desk, person: Person, number: int, board: int) -> tuple[PhoneSeat, PhoneSeat]:
    """Both players as the sheet has them."""
    game = desk.tournament.rounds[number - 1].games[board - 1]
    members = next((team.members for team in desk.tournament.teams if team.id == person.team), ())

    def seat(id: PlayerId, colour: Colour) -> PhoneSeat:
        player = next(p for p in desk.tournament.players if p.id == id)
        return PhoneSeat(int(id), player.title.value if player.title else "", player.name, colour.value, id in members)

    both = (seat(game.white, Colour.WHITE), seat(game.black, Colour.BLACK))
    return round_sheet(desk.tournament, number)[board].placed(*both)


def _named(words: Words, sheet: SheetBoard, seats: tuple[PhoneSeat, PhoneSeat]) -> tuple[tuple[str, str], ...]:
    """The buttons of a board of a match: they name people, because White does not always stand first."""
    one, other = (words("web-phone.won", name=seat.name.partition(",")[0]) for seat in seats)
    first, last = sheet.placed("1-0", "0-1")
    return ((first, one), ("½-½", words("web-phone.draw")), (last, other))


def _others(words: Words, sheet: SheetBoard, seats: tuple[PhoneSeat, PhoneSeat]) -> tuple[tuple[str, str], ...]:
    """The results that are rare, as they read from the first player on, on every board of a match in the same order.

    Where the buttons name people, so do those of whoever wins without a game.
    """
    read = [(sheet.read(value), value) for value in OTHERS]
    if not sheet.match:
        return tuple((value, result_words(words, text)) for text, value in read)
    one, other = (words("web-phone.won-by-forfeit", name=seat.name.partition(",")[0]) for seat in seats)
    said = {"+/-": one, "-/+": other, "-/-": words("web-phone.nobody-came")}
    known = dict(read)
    return tuple((known[text], said.get(text) or result_words(words, text)) for text in OTHERS)


def _matches(look: Look, desk: Desk, number: int) -> dict[int, str]:
    """Both teams and their score so far, by the first board of their match."""
    found: dict[int, str] = {}
    for group in match_groups(desk.tournament, number):
        one, other = (team.name for team in group.teams)
        score = " – ".join(map(look.words.number, group.points))
        found |= {group.boards[0]: f"{one}  {score}  {other}"} if group.boards else {}
    return found


def _own(dispute: Dispute, name: str, stands: str) -> str:
    """What this device has said, else what stands."""
    return next((each.result for each in dispute.reports if each.by == name), stands)


def _disputed(words: Words, dispute: Dispute, name: str, said_as: Callable[[str], str]) -> str:
    """Who else has said what."""
    others = [each for each in dispute.reports if each.by != name]
    return " ".join(report_words(words, each, said_as(each.result)) for each in others)


def report_words(words: Words, report: Report, result: str) -> str:
    """Who has reported what."""
    return words("web-phone.said", who=report.by or words("web-phone.the-desk"), result=result)


def result_words(words: Words, result: str) -> str:
    """A result as people read it on the phone."""
    return words("web-phone.adjourned") if result == ADJOURNED else "½" if result == "½-½" else result
