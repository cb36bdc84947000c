"""The form of a new event: what somebody has typed so far, what it comes to, and what would be wise.

Nothing is stored here. What the page shows beside the form is the event that would
be created, decided by the desk itself, so that the announcement cannot differ from it.
"""

from __future__ import annotations

from collections.abc import Mapping

from hakem.desk.handling import TSF_HANDLING, handling_of
from hakem.desk.journal.asking import ActionAsked, Unread, Warned
from hakem.desk.journal.dealing import MOST_GROUPS
from hakem.desk.journal.decide import decide
from hakem.desk.journal.event_actions import DRAWN
from hakem.desk.journal.roles import Person
from hakem.desk.journal.state import EMPTY, Desk
from hakem.desk.suggesting import suggested_rounds
from hakem.errors import HakemError
from hakem.i18n import Json, Message
from hakem.pairing import Option, SystemEdition, system_info
from hakem.regulations import TIEBREAKS_2009
from hakem.tiebreaks import Preset, split_codes
from hakem.tiebreaks.presets import BOARDS_ALONE, PRESETS, usual
from hakem.values import dataclass, field
from hakem.web.sent import number_in

OWN = "own"
"""The choice of a list of one's own, for tie-breaks and for points."""
POINTS = ("1-½-0", "3-1-0")
MATCH_POINTS = "2-1-0"
"""What matches are worth unless somebody says otherwise."""
MOST_COUNT = 20_000
USUAL_BOARDS, MOST_BOARDS = 4, 60
_TEXTS = ("city", "federation", "chief_arbiter", "time_control")
_DAYS = ("start", "end")
PROMOTED = {"knockout": ("qualify", "games", "extra")}
"""Options without which nobody can imagine the event: they are not folded away."""
_ASKED_ELSEWHERE = ("boards",)


@dataclass(frozen=True, slots=True)
class SystemCard:
    """One way to hold an event: a system, of players or teams, with the options that make it what it is."""

    key: str
    system: str
    of_teams: bool = False
    options: tuple[tuple[str, str], ...] = ()
    of_boards: bool = False


_TWICE = (("cycles", "2"),)
PLAYER_CARDS = (
    *(SystemCard(name, name) for name in ("dutch", "dubov", "burstein", "lim", "double-swiss")),
    SystemCard("berger", "berger"),
    SystemCard("double", "berger", options=_TWICE),
    SystemCard("knockout", "knockout"),
)
TEAM_CARDS = (
    SystemCard("team-swiss", "team-swiss", of_teams=True, of_boards=True),
    SystemCard("league", "berger", of_teams=True, of_boards=True),
    SystemCard("double-league", "berger", of_teams=True, options=_TWICE, of_boards=True),
    SystemCard("scheveningen", "scheveningen", of_teams=True),
    SystemCard("skalitzka", "skalitzka", of_teams=True),
    SystemCard("team-knockout", "knockout", of_teams=True, of_boards=True),
)


@dataclass(frozen=True, slots=True)
class NewForm:
    """What somebody has typed; everything that is not a text of the form is the usual choice."""

    typed: Mapping[str, str] = field(default_factory=dict, hash=False)

    def text(self, name: str, otherwise: str = "") -> str:
        """A text of the form."""
        return self.typed.get(name, "").strip() or otherwise

    def count(self, name: str) -> int:
        """A number of the form; 0 if there is none."""
        found = number_in(self.text(name), 5) or 0
        return found if found <= MOST_COUNT else 0

    @property
    def boards(self) -> int:
        """The boards of a match."""
        return min(self.count("boards") or USUAL_BOARDS, MOST_BOARDS)

    @property
    def groups(self) -> int:
        """The groups into which the entries of a round robin are dealt out; 1 is none."""
        return min(self.count("groups") or 1, MOST_GROUPS) if self.card.system == "berger" else 1

    @property
    def of_teams(self) -> bool:
        """Whether teams are to meet."""
        return self.text("kind") == "teams"

    @property
    def cards(self) -> tuple[SystemCard, ...]:
        """The systems to choose from."""
        return TEAM_CARDS if self.of_teams else PLAYER_CARDS

    @property
    def card(self) -> SystemCard:
        """The one that is chosen."""
        wanted = self.text("system-teams" if self.of_teams else "system-players")
        return next((card for card in self.cards if card.key == wanted), self.cards[0])

    @property
    def texts(self) -> tuple[SystemEdition, ...]:
        """The editions of the system, the newest first."""
        return tuple(reversed(system_info(self.card.system).texts))

    @property
    def by(self) -> SystemEdition:
        """The edition that is chosen, else the newest."""
        wanted = self.text(f"edition-{self.card.key}")
        return next((text for text in self.texts if text.edition.id == wanted), self.texts[0])

    @property
    def by_handbook(self) -> bool:
        """Whether the edition is the handbook's."""
        return handling_of(self.by.edition) is TSF_HANDLING

    @property
    def by_scores(self) -> bool:
        """Whether it is a Swiss system."""
        return system_info(self.card.system).by_scores

    @property
    def rounds(self) -> int | None:
        """The rounds that are typed, else those suggested; a table that nobody limits knows its own number."""
        return self.count("rounds") or (self.suggested if self.by_scores else None)

    @property
    def suggested(self) -> int | None:
        """The rounds that would be wise."""
        sides = -(-self.count("expected") // self.groups)
        return suggested_rounds(self.card.system, sides, self._cycles, self.boards)

    @property
    def _cycles(self) -> int:
        said = {**dict(self.card.options), **self.options}.get("cycles", "1")
        found = number_in(said, 2)
        return 1 if found is None else found

    # How ties are broken

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The lists that fit, those of the chosen text first; none where nobody is ranked by tie-breaks."""
        if self.card.system == "knockout":
            return ()
        if system_info(self.card.system).of_teams and not self.by_scores:
            return (BOARDS_ALONE,)
        kind = (self.of_teams, not self.by_scores)
        fitting = [each for each in PRESETS if (each.of_teams, each.round_robin) == kind and each != BOARDS_ALONE]
        return tuple(sorted(fitting, key=lambda each: (each.handbook != self.by_handbook, not each.usual)))

    @property
    def ties_name(self) -> str:
        """The name of the choice: another one for every kind of list, so that a usual choice is always made anew."""
        return f"ties-{self.card.key}-{'handbook' if self.by_handbook else 'fide'}"

    @property
    def ties(self) -> str:
        """The list that is chosen."""
        wanted = self.text(self.ties_name)
        known = {each.name for each in self.presets} | {OWN}
        return wanted if wanted in known else self._usual.name if self.presets else ""

    @property
    def _usual(self) -> Preset:
        if BOARDS_ALONE in self.presets:
            return BOARDS_ALONE
        return usual(self.of_teams, not self.by_scores, self.by_handbook)

    # Options

    @property
    def known_options(self) -> tuple[Option[object], ...]:
        """What the text leaves to the event and the card does not decide."""
        decided = {name for name, _ in self.card.options}
        return tuple(o for o in self.by.options if o.name not in decided and o.name not in _ASKED_ELSEWHERE)

    def option_name(self, option: Option[object]) -> str:
        """The name of an option in the form."""
        return f"option-{self.card.key}-{self.by.edition.id}-{option.name}"

    @property
    def options(self) -> dict[str, str]:
        """The options that were chosen and are not the usual ones."""
        said = {option.name: (self.text(self.option_name(option)), option) for option in self.known_options}
        return {name: text for name, (text, option) in said.items() if text and text != option.values[0][0]}

    # What it comes to

    @property
    def missing(self) -> tuple[Message, ...]:
        """What has to be said before the event can be created."""
        lacks = (("name", not self.text("name")), ("rounds", self.by_scores and self.rounds is None))
        return tuple(Message(f"web-new.no.{name}") for name, lack in lacks if lack)

    def fields(self) -> dict[str, Json]:
        """The fields of the action that creates the event."""
        said: dict[str, Json] = {name: self.text(name) for name in _TEXTS if self.text(name)}
        said |= {name: self.text(name) for name in _DAYS if self.text(name)}
        said |= {"name": self.text("name"), "system": self.card.system, "edition": self.by.edition.id}
        if self.rounds is not None:
            said["rounds"] = self.rounds
        if self.text("deputies"):
            said["deputies"] = [name.strip() for name in self.text("deputies").split(";") if name.strip()]
        options: dict[str, Json] = {**dict(self.card.options), **self.options}
        if options:
            said["options"] = options
        return {**said, **self._ties_fields(), **self._play_fields()}

    def _ties_fields(self) -> dict[str, Json]:
        if not self.presets:
            return {}
        if self.ties == OWN:
            own: list[Json] = [*split_codes(self.text("own-ties"))]
            return {"tie_breaks": own} if own else {}
        chosen = next(each for each in self.presets if each.name == self.ties)
        edition: dict[str, Json] = {"tie_break_edition": TIEBREAKS_2009.id} if chosen.handbook else {}
        return {"preset": chosen.name, **edition}

    def _play_fields(self) -> dict[str, Json]:
        said: dict[str, Json] = {}
        if self.by_scores:
            said["colour"] = self.text("colour", "lot")
            said["late_entries"] = self.text("late_entries", "rank")
            if self.text("acceleration") == "baku":
                said["acceleration"] = "baku"
        points = self.text("points", POINTS[0])
        points = self.text("own-points", POINTS[0]) if points == OWN else points
        if points != POINTS[0]:
            said["points"] = points
        if self.of_teams:
            said["of_teams"] = True
            if self.card.of_boards:
                colours = "W" if self.card.system == "knockout" else "WB"  # there a whole team has one colour (A.30)
                said["board_colours"] = (colours * self.boards)[: self.boards]
                if self.text("match_points", MATCH_POINTS) != MATCH_POINTS and self.card.system != "knockout":
                    said["match_points"] = self.text("match_points")
                if self.by_scores and self.text("team_bye", DRAWN) != DRAWN:
                    said["team_bye"] = self.text("team_bye")
        return said


@dataclass(frozen=True, slots=True)
class EventDraft:
    """The event that the form comes to: its state, or why it cannot be; and what should be read before."""

    desk: Desk | None
    refusal: Message | None = None
    warnings: tuple[Warned, ...] = ()


def drafted(form: NewForm, person: Person, placeholder: str) -> EventDraft:
    """What would be created now; an event without a name is called by the placeholder, and may lack its rounds yet."""
    fields = {**({"rounds": 1} if form.by_scores else {}), **form.fields(), "name": form.text("name", placeholder)}
    asked = ActionAsked("create", fields, person, "2000-01-01T00:00:00Z", "draft")
    try:
        return EventDraft(decide(EMPTY, asked, ()).desk)
    except Unread as unread:
        read = tuple(each.code for each in unread.warnings)
        again = ActionAsked("create", fields, person, asked.at, asked.seed, confirm=read)
        return EventDraft(decide(EMPTY, again, ()).desk, warnings=unread.warnings)
    except HakemError as error:
        return EventDraft(None, error.message)
