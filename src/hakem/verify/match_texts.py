"""The Double-Swiss (C.04.5) and the Swiss of teams (C.04.6, 2024 and 2026) as values, read from the texts once more."""

from __future__ import annotations

from hakem.i18n import Message, PairRef
from hakem.model import AccelerationMethod
from hakem.regulations import DOUBLE_SWISS_2026, TEAM_SWISS_2024, TEAM_SWISS_2026
from hakem.values import replace
from hakem.verify import rivals as r
from hakem.verify.asked import AskedRound
from hakem.verify.projected import double_games, teams_as_players
from hakem.verify.rivals import ColourArticle, RivalRules
from hakem.verify.upfloat_pairs import (
    MetPairRule,
    floaters_again,
    opponents_again,
    strong_wishes_denied,
    wishes_denied,
)
from hakem.verify.upfloating import UpfloatText, upfloat_round
from hakem.verify.verdict import Judgement

_TEAM_COLOURS = (
    ColourArticle("4.3.1", r.by_place),
    ColourArticle("4.3.2", r.only_wish),
    ColourArticle("4.3.3", r.both_wishes),
    ColourArticle("4.3.4", r.only_strong_wish),
    ColourArticle("4.3.5", r.lower_difference),
    ColourArticle("4.3.6", r.last_difference),
    ColourArticle("4.3.7", r.wish_of_the_first),
    ColourArticle("4.3.8", r.first_alternates),
)

TEAM_TEXT_2026 = UpfloatText(
    TEAM_SWISS_2026,
    RivalRules(r.simple_wishes, (*_TEAM_COLOURS, ColourArticle("4.3.9", r.other_alternates))),
    following="parity",
    pairs=(MetPairRule("C8", wishes_denied), MetPairRule("C9", strong_wishes_denied)),
    exempt=2,
    set_floats="C7",
    pair_floats=(MetPairRule("C10", opponents_again),),
    of_teams=True,
)

TEAM_TEXT_2024 = UpfloatText(
    TEAM_SWISS_2024,
    # neither has a last colour of the first-team to alternate: reading TSW-6
    RivalRules(r.simple_wishes, (*_TEAM_COLOURS, ColourArticle("4.3.8", r.other_alternates)), games=True),
    following="alone",
    pairs=(
        MetPairRule("C7", wishes_denied),
        MetPairRule("C8", strong_wishes_denied),
        MetPairRule("C9", floaters_again),
    ),
    of_teams=True,
)

DOUBLE_TEXT_2026 = UpfloatText(
    DOUBLE_SWISS_2026,
    RivalRules(
        r.no_wishes,
        (
            ColourArticle("4.3.1", r.by_place),
            ColourArticle("4.3.2", r.fewer_whites),
            ColourArticle("4.3.3", r.last_difference),
            ColourArticle("4.3.4", r.first_alternates),
            ColourArticle("4.3.5", r.other_alternates),
        ),
        forfeits_float=True,
        second=False,
    ),
    following="parity",
    exempt=1,
    set_floats="C7",
    pair_floats=(MetPairRule("C8", opponents_again),),
)

_WISHES = {"a": r.simple_wishes, "b": r.graded_wishes, "none": r.no_wishes}


def team_round(asked: AskedRound, text: UpfloatText) -> Judgement:
    """The verdict on a round of teams, with the preferences and scores that the event has chosen (1.2, 1.7)."""
    t, primary = asked.t, asked.option("primary", "match")
    baku = t.acceleration is not None and t.acceleration.method is AccelerationMethod.BAKU
    if not t.teams or (baku and primary == "game"):
        return asked.not_proved(Message("verify.no-judge"))
    rules = replace(
        text.rules,
        wish=_WISHES[asked.option("preference", "a")],
        second=asked.option("secondary", "yes") == "yes",
    )
    read = replace(text, rules=rules, following=asked.option("following", text.following))
    return upfloat_round(asked, read, teams_as_players(t, asked.number, primary), teams_as_players(t, 1, primary))


def double_round(asked: AskedRound) -> Judgement:
    """The verdict on a first game; second games are those of the same pairs with the colours changed (0)."""
    if asked.number % 2 == 0:
        return _second_games(asked)
    text = replace(DOUBLE_TEXT_2026, following=asked.option("following", DOUBLE_TEXT_2026.following))
    return upfloat_round(asked, text, double_games(asked.t, asked.number), double_games(asked.t, 1))


def _second_games(asked: AskedRound) -> Judgement:
    """The games of the round before the other way round; whoever had the bye has it for the whole match."""
    wanted = {(game.black, game.white) for game in asked.t.rounds[asked.number - 2].games}
    given = {game.players for game in asked.round.games}
    given = {pair[::-1] if pair[::-1] in wanted and frozenset(pair) in asked.colourless else pair for pair in given}
    if given == wanted:
        return asked.best()
    pairs = tuple(PairRef(*pair) for pair in sorted(wanted - given or given - wanted))
    return asked.refused(Message("verify.second-games", {"pairs": pairs}), DOUBLE_SWISS_2026.art("0"))
