"""The verdict on a round by the Dubov system of the handbook of 2009.

The bye first (4, 5). Then groups go from the top: who is raised from the next group (7.1,
7.2), else who floats down (6.4); those who came down get their opponents (8), the others
are paired between the lists of White and Black (6.1 to 6.3, 7.3, 7.4). That somebody who comes
first could not be taken is proved every time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest
from typing import NamedTuple

from hakem.model import HALF, ONE, TURKISH, Colour, Player, PlayerId, Tournament
from hakem.regulations import DUBOV_2009
from hakem.values import dataclass, replace
from hakem.verify.asked import AskedRound
from hakem.verify.bracket import Partners
from hakem.verify.colour_lists import Group, TwoLists, first_transposition
from hakem.verify.editions import Articles, SwissText
from hakem.verify.faults import RoundFault
from hakem.verify.history import paired_in, pasts
from hakem.verify.legal import illegal
from hakem.verify.lot import lot_of
from hakem.verify.participant import ColourWish, FactRules, PresentField, any_unplayed
from hakem.verify.questions import Levels, PairQuestion, can_be_paired, first_set
from hakem.verify.rated import (
    RaisingLimits,
    Rated,
    RatedRules,
    exact_mean,
    met_higher,
    moved_up,
    points_without_a_game,
    rated_field,
    rating_of,
)
from hakem.verify.stepwise import (
    higher_of,
    instead,
    other_bye,
    pairs_with,
    points_of,
    step_by_step,
    wrong_colour,
)
from hakem.verify.swiss import partners_in
from hakem.verify.verdict import Judgement

_TEXT = SwissText(
    DUBOV_2009,
    FactRules(any_unplayed, points_without_a_game, (ONE, HALF), topscorers=False),
    (),
    Articles(*("2.1", "2.2", "2.3", "4", "4", "6.3", "7.3", "7.2"), ("3.a", "3.b", "3.c", "3 ARO", "5")),
    lowest_bye=False,
    collapses=False,
)
_MOVED = RatedRules(_TEXT.facts, Colour.WHITE, exact_mean, moved_up)
_MET_HIGHER = replace(_MOVED, upfloats=met_higher)


@dataclass(frozen=True, slots=True)
class _Choices:
    """What an event may choose: whose colour counts for the bye, who has been raised, what 8.2 asks first."""

    bye_majority: bool = False
    met_higher: bool = False
    rating_first: bool = False

    @classmethod
    def of(cls, asked: AskedRound) -> _Choices:
        """The choices of an event."""
        return cls(
            asked.option("bye-colour") == "majority",
            asked.option("raised") == "met-higher",
            asked.option("floater-opponent") == "rating",
        )


def handbook_dubov(asked: AskedRound) -> Judgement:
    """The verdict on a round that is there."""
    t, round_no, colourless = asked.t, asked.number, asked.colourless
    choices = _Choices.of(asked)
    field, players = rated_field(t, round_no, _MET_HIGHER if choices.met_higher else _MOVED)
    players = _by_list(t, round_no, players)
    rnd = t.rounds[round_no - 1]
    limits = RaisingLimits(t.rounds_total)
    able = frozenset(e.id for e in players if limits.allow(e.upfloats, round_no))
    judge = _Round2009(field, players, partners_in(rnd), able, choices)
    drawn = lot_of(t, lambda: _by_list(t, 1, rated_field(t, 1, _MOVED)[1]), higher_of, _list_order)

    def steps() -> RoundFault | None:
        return judge.fault() or wrong_colour(rnd, players, lambda h, low: _colour(h, low, drawn), _TEXT, colourless)

    return step_by_step(round_no, illegal(rnd, field, _TEXT, colourless), steps)


def _list_order(player: Player) -> tuple[int, int]:
    """5 (DB-09-14): by rating, equal ratings by number."""
    return -rating_of(player), player.number


def _by_list(t: Tournament, round_no: int, players: Group) -> Group:
    """Everybody by score, then by the list of the event; places are those of all who have been paired so far."""
    here = paired_in(t.rounds[round_no - 1])
    listed = [past.player for p, past in pasts(t, round_no).items() if p in here or past.was_paired]
    places = {player.id: place for place, player in enumerate(sorted(listed, key=_list_order), start=1)}
    for e in players:
        e.place = places[e.id]
    ordered = tuple(sorted(players, key=lambda e: (-e.score, e.place)))
    for rank, e in enumerate(ordered):
        e.rank = rank
    return ordered


class _Decided(NamedTuple):
    """A pair of the text, and the article that another one breaks."""

    one: Rated
    two: Rated
    article: str


class _Scene(NamedTuple):
    """A group when its turn comes: who came down into it, its own, the next group, and everybody below."""

    came_down: Group
    residents: Group
    following: Group
    below: Group

    @property
    def base(self) -> Group:
        """Those who came down and the residents, in the order of the field."""
        return tuple(sorted((*self.came_down, *self.residents), key=lambda e: e.rank))


class _Round2009:
    """A legal round; ``able`` are those who may be raised (2.5)."""

    def __init__(
        self, field: PresentField, players: Group, partners: Partners, able: frozenset[PlayerId], choices: _Choices
    ) -> None:
        self.field, self.players, self.partners = field, players, partners
        self.able, self.choices = able, choices

    def fault(self) -> RoundFault | None:
        """The first thing that should be another."""
        fault = other_bye(self.players, self._bye_order, self.partners, _TEXT, self.field.point)
        left = tuple(e for e in self.players if self.partners[e.id] is not None)
        came_down: Group = ()
        while left and fault is None:
            scene = _scene(left, came_down)
            raised = self._raised(scene)
            going = self._floaters(scene) if raised is None else ()
            bracket = (*_without(scene.base, going), *(raised or ()))
            fault = self._compared(scene, bracket, "7.2" if raised is not None else "6.4", going)
            left, came_down = _without(left, bracket), going
        return fault

    def _compared(self, scene: _Scene, bracket: Group, moving: str, going: Group) -> RoundFault | None:
        """What the text makes of a bracket beside the round; ``moving`` is the article of who belongs to it."""
        right = list(self._pairs(bracket, _without(scene.came_down, going)))
        wrong = next((pair for pair in right if self.partners[pair.one.id] != pair.two.id), None)
        if wrong is None:
            return None
        here = {e.id for e in bracket}
        article = wrong.article if all(self.partners[e.id] in here for e in bracket) else moving
        own = pairs_with(bracket, self.players, self.partners)
        points = points_of(scene.residents[0].score, self.field)
        return instead(_TEXT, article, points, [(pair.one, pair.two) for pair in right], own)

    def _bye_order(self, player: Rated) -> tuple[object, ...]:
        """4: lowest score and rating, colour, highest average, last number; 5: the last before anybody has played."""
        if not any(e.colours for e in self.players):
            return player.rating, -player.number
        return player.score, player.rating, self._colour_for_bye(player), -player.aro, -player.number

    def _colour_for_bye(self, player: Rated) -> bool:
        """DB-09-3: False for those due Black, or due what most of their scoregroup are due."""
        if not self.choices.bye_majority:
            return player.due is not Colour.BLACK
        group = [e for e in self.players if e.score == player.score]
        return 2 * sum(e.due is player.due for e in group) < len(group)

    def _raised(self, scene: _Scene) -> Group | None:
        """7.1, 7.2 (DB-09-5): as few of the next group as complete the group and the rest; one after the other."""
        able = tuple(e for e in scene.following if e.id in self.able)
        least = self._raising(scene, able, ())
        if least is None:
            return None
        chosen: Group = ()
        while len(chosen) < least:
            ordered = self._in_raising_order(scene, able, chosen)
            chosen = next((*chosen, e) for e in ordered if self._raising(scene, able, (*chosen, e)) == least)
        return chosen

    def _raising(self, scene: _Scene, able: Group, chosen: Group) -> int | None:
        """How many have to be raised, these among them; None if it is impossible."""
        home, may, must = ({e.id for e in group} for group in (scene.base, able, chosen))

        def costs(one: Rated, two: Rated) -> Levels | None:
            if not one.may_meet(two) or (one.id in home and two.id not in home | may):
                return None
            if one.id in home:
                return (int(two.id not in home),)
            return None if must & {one.id, two.id} else (0,)

        found = PairQuestion((*scene.base, *scene.below), costs).best(self.partners)
        return None if found is None else sum(found.totals)

    def _in_raising_order(self, scene: _Scene, able: Group, chosen: Group) -> Iterator[Rated]:
        """7.1 and 7.2 a to c: colour; how well those who stay pair each other (DB-09-6); rating, average, number."""
        bracket = tuple(sorted((*scene.base, *chosen), key=lambda e: e.rank))
        wanted = {e.id: _wanted(e, bracket) for e in _without(able, chosen)}
        ordered = sorted(_without(able, chosen), key=lambda e: wanted[e.id])
        for _, alike in groupby(ordered, key=lambda e: wanted[e.id]):
            keys = [
                (self._unpaired(_without(scene.following, (*chosen, e))), -e.rating, e.aro, e.number, e) for e in alike
            ]
            yield from (key[-1] for key in sorted(keys, key=lambda key: key[:-1]))

    def _unpaired(self, players: Group) -> int:
        """How many stay alone when as many as possible of these players are paired."""
        question = PairQuestion(players, lambda one, two: (0,) if one.may_meet(two) else None, lambda _: (1,))
        found = question.best(self.partners)
        assert found is not None, "everybody may be alone"
        return len(found.alone)

    def _floaters(self, scene: _Scene) -> Group:
        """6.4 a to d (DB-09-8): as few as possible, in an order that does not depend on who goes."""

        def order(e: Rated) -> tuple[object, ...]:
            lonely = not any(e.may_meet(other) for other in scene.following)
            return e in scene.came_down, lonely, e.rating, -e.aro, -e.number

        numbers = first_set({e.id: place for place, e in enumerate(sorted(scene.base, key=order))})

        def costs(one: Rated, two: Rated) -> Levels | None:
            if not one.may_meet(two):
                return None
            return (1, numbers[one.id]) if one.id in numbers and two.id not in numbers else (0, 0)

        found = PairQuestion((*scene.base, *scene.below), costs).best(self.partners)
        assert found is not None, "everybody left can be paired"
        gone = {one.id for one, two in found.pairs if one.id in numbers and two.id not in numbers}
        return tuple(e for e in scene.base if e.id in gone)

    def _pairs(self, bracket: Group, came_down: Group) -> Iterator[_Decided]:
        """8, then 5 to 7 for the others."""
        left = bracket
        for floater in _in_turn(came_down):
            if floater in left:
                opponent = self._opponent(floater, left, came_down)
                yield _Decided(floater, opponent, "8.2")
                left = _without(left, (floater, opponent))
        if left:
            yield from self._between_lists(left)

    def _opponent(self, floater: Rated, left: Group, came_down: Group) -> Rated:
        """8.2 (DB-09-9): the first whom the others can spare."""

        def order(e: Rated) -> tuple[object, ...]:
            wishes = (e.due is floater.due, -e.rating)
            return e in came_down, *(wishes[::-1] if self.choices.rating_first else wishes), e.aro, e.number

        possible = (e for e in sorted(left, key=order) if e is not floater and floater.may_meet(e))
        return next(e for e in possible if can_be_paired(_without(left, (floater, e)), self.partners))

    def _between_lists(self, players: Group) -> Iterator[_Decided]:
        """6.1 to 6.3, 7.3, 7.4 (DB-09-10); halves of the list where nobody has played (5)."""
        if not any(e.colours for e in players):
            listed = tuple(sorted(players, key=lambda e: (-e.rating, e.number)))
            half = len(listed) // 2
            halves = TwoLists(listed[:half], listed[half:], _changing).fewest_changes(self.partners)
            assert halves is not None, "they can be paired"
            one, two = (sorted(part, key=lambda e: (-e.rating, e.number)) for part in halves)
            yield from self._side_by_side(one, two, "5", "5")
            return
        white = tuple(e for e in players if e.due is Colour.WHITE)
        black = _without(players, white)
        both = TwoLists(white, black, _changing)
        lists = both.made_equal(self.partners)
        within = None if lists is not None else self._pair_of_whites(white, black)
        if within is not None:
            yield within
            rest = _without(players, (within.one, within.two))
            yield from self._between_lists(rest) if rest else ()
            return
        lists = lists or both.fewest_changes(self.partners)
        assert lists is not None, "they can be paired"
        changing = "7.3" if len(white) > len(black) else "7.4"
        yield from self._side_by_side(
            _in_order(Colour.WHITE, lists[0]), _in_order(Colour.BLACK, lists[1]), "6.3", changing
        )

    def _side_by_side(self, one: Sequence[Rated], two: Sequence[Rated], order: str, lists: str) -> Iterator[_Decided]:
        """6.3; ``order`` is the article if the round pairs between the same lists, else it is ``lists``."""
        pairs = first_transposition(one, two, self.partners)
        assert pairs is not None, "those who change meet those who stay"
        second = {e.id for e in two}
        article = order if all(self.partners[e.id] in second for e in one) else lists
        yield from (_Decided(high, low, article) for high, low in pairs)

    def _pair_of_whites(self, white: Group, black: Group) -> _Decided | None:
        """6.3, second paragraph: a white who has met all blacks, and the first white below, else above, for him."""
        colour = Colour.WHITE if len(white) > len(black) else Colour.BLACK
        larger = white if colour is Colour.WHITE else black
        going = _changing(colour, larger)[: abs(len(white) - len(black)) // 2]
        column = _in_order(Colour.WHITE, _without(white, going) if larger is white else (*white, *going))
        second = (*black, *going) if larger is white else _without(black, going)
        for place, player in enumerate(column):
            if any(player.may_meet(other) for other in second):
                continue
            for other in (*column[place + 1 :], *reversed(column[:place])):
                rest = _without((*white, *black), (player, other))
                if player.may_meet(other) and can_be_paired(rest, self.partners):
                    return _Decided(player, other, "6.3")
        return None


def _scene(left: Group, came_down: Group) -> _Scene:
    """The highest score of those who have not come down makes the group, the next one that from which it raises."""
    at_home = _without(left, came_down)
    residents = tuple(e for e in at_home if e.score == at_home[0].score)
    below = _without(at_home, residents)
    return _Scene(came_down, residents, tuple(e for e in below if e.score == below[0].score), below)


def _without(players: Group, gone: Sequence[Rated]) -> Group:
    return tuple(e for e in players if e not in gone)


def _wanted(player: Rated, bracket: Group) -> tuple[bool, ...]:
    """7.1 and 7.1.a for somebody who may meet nobody of the group, in every other case 7.2.a; smaller is better."""
    stuck = next((e for e in bracket if not any(e.may_meet(other) for other in bracket if other is not e)), None)
    if stuck is not None and len(bracket) > 1:
        return not player.may_meet(stuck), player.due is stuck.due
    white = sum(e.due is Colour.WHITE for e in bracket)
    if 2 * white == len(bracket):
        return (False,)
    return (player.due is (Colour.WHITE if 2 * white > len(bracket) else Colour.BLACK),)


def _in_turn(came_down: Group) -> list[Rated]:
    """8.1: one due White, one due Black, and so on, each list in the order of 6.2."""
    lists = (_in_order(colour, [e for e in came_down if e.due is colour]) for colour in (Colour.WHITE, Colour.BLACK))
    return [e for both in zip_longest(*lists) for e in both if e is not None]


def _alphabet(player: Rated) -> tuple[object, ...]:
    return TURKISH.key(player.name), player.number


def _in_order(colour: Colour, players: Sequence[Rated]) -> list[Rated]:
    """6.2: White by lowest average, then rating; Black by highest rating, then average; then the alphabet."""
    if colour is Colour.WHITE:
        return sorted(players, key=lambda e: (e.aro, e.rating, *_alphabet(e)))
    return sorted(players, key=lambda e: (-e.rating, -e.aro, *_alphabet(e)))


def _changing(colour: Colour, group: Sequence[Rated]) -> list[Rated]:
    """7.3: the lowest averages leave White; 7.4: the highest leave Black; 2.6: nobody who must have the colour."""
    able = [e for e in group if e.wish is not ColourWish.ABSOLUTE]
    sign = 1 if colour is Colour.WHITE else -1
    return sorted(able, key=lambda e: (sign * e.aro, sign * e.rating, *_alphabet(e)))


def _colour(high: Rated, low: Rated, drawn: Colour) -> tuple[Colour, str]:
    """3 and 5 (DB-09-11): the colour of the higher ranked, and the article that gives it."""
    if not high.colours and not low.colours:
        return (drawn if high.place % 2 else drawn.other), "5"
    if high.due is not low.due:
        return high.due, "3.a"
    must = [e.wish is ColourWish.ABSOLUTE for e in (high, low)]
    if must[0] is not must[1]:
        return (high.due if must[0] else high.due.other), "2.3"
    if abs(high.difference) != abs(low.difference):
        return (high.due if abs(high.difference) > abs(low.difference) else high.due.other), "3.b"
    for own, other in zip(reversed(high.colours), reversed(low.colours), strict=False):
        if own is not other:
            return own.other, "3.c"
    if high.aro != low.aro:
        return (Colour.WHITE if high.aro > low.aro else Colour.BLACK), "3 ARO"
    if high.rating != low.rating:
        return (Colour.WHITE if high.rating < low.rating else Colour.BLACK), "3.d"
    return Colour.WHITE, "9"
