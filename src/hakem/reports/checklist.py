"""The check-list of a round: what the pairing was made from, one player a line, as the engines write it.

The columns are those that arbiters know from JaVaFo; they are the same in
every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from hakem.facts import Card, cards
from hakem.facts.colours import ColourRecord, Urgency, record_of, took_place
from hakem.facts.floats import Float
from hakem.model import ByeKind, Colour, PlayerId, Points, Tournament, decimal_text
from hakem.pairing import PairingSystem, RoundPairing
from hakem.pairing.swiss.field import HasFacts, field_of
from hakem.values import dataclass

_LETTERS = {Colour.WHITE: "W", Colour.BLACK: "B"}
_FLOATS = {Float.NONE: "", Float.DOWN: "D", Float.UP: "U"}


@dataclass(frozen=True, slots=True)
class _Standing:
    """What a system says about a player: the score it pairs by, the last two floats, whether the bye is barred."""

    score: Points
    floats: tuple[str, str] = ("", "")
    barred: str = ""


def checklist_text(t: Tournament, pairing: RoundPairing, system: PairingSystem) -> str:
    """Everybody by score and number with colours, preference, floats, the new opponent and the former ones.

    A blank line stands between scores; those who are not paired have no floats.
    """
    made = cards(t)
    standing = {**{p: _Standing(card.score) for p, card in made.items()}, **_standings(t, system)}
    order = sorted(made.values(), key=lambda c: (-standing[c.player.id].score, c.player.number))
    now = _now(pairing)
    games = max((sum(map(took_place, card.entries)) for card in order), default=0)
    head = ["ID", "Pts", "Colours", "Pref", "-1R", "-2R", "Bye", "Now", *(f"G-{n}" for n in range(games, 0, -1))]
    rows = [(s.score, _row(card, s, now, games)) for card in order for s in (standing[card.player.id],)]
    widths = [max(map(len, column)) for column in zip(head, *(row for _, row in rows), strict=True)]

    def line(values: list[str]) -> str:
        return "  ".join(value.rjust(width) for value, width in zip(values, widths, strict=True)).rstrip() + "\n"

    groups = ("".join(line(row) for _, row in group) for _, group in groupby(rows, key=lambda row: row[0]))
    return "\n".join((line(head), *groups))


def _standings(t: Tournament, system: PairingSystem) -> Mapping[PlayerId, _Standing]:
    """Those who are to be paired, as a Swiss system sees them; nobody for a table, which asks for none of this."""
    rules = getattr(system, "rules", None)
    if not isinstance(rules, HasFacts):
        return {}
    field = field_of(t, rules.facts)
    return {
        player: _Standing(
            field.points(profile.score),
            (_FLOATS[profile.last_float], _FLOATS[profile.float_before]),
            "" if profile.may_have_bye else "[X]",
        )
        for player, profile in zip(field.ids, field.profiles, strict=True)
    }


def _row(card: Card, standing: _Standing, now: Mapping[PlayerId, str], games: int) -> list[str]:
    record = record_of(card)
    opponents = [str(e.opponent) for e in card.entries if took_place(e)]
    return [
        str(card.player.id),
        decimal_text(standing.score),
        "".join(_LETTERS[colour] for colour in record.history),
        preference_sign(record),
        *standing.floats,
        standing.barred,
        now.get(card.player.id, "-"),
        *[""] * (games - len(opponents)),
        *opponents,
    ]


def _now(pairing: RoundPairing) -> Mapping[PlayerId, str]:
    """The opponent of the new round with the colour against him, or the bye."""
    now = {bye.player: "bye" for bye in pairing.byes if bye.kind is ByeKind.PAIRING_ALLOCATED}
    pairs = [(b.white, b.black) for b in pairing.boards] + [g.players for g in pairing.forfeits]
    for white, black in pairs:
        now |= {white: f"{black}W", black: f"{white}B"}
    return now


def preference_sign(record: ColourRecord) -> str:
    """How the list writes a preference.

    ``WWW`` both reasons for an absolute one, ``WW`` the difference, ``W1`` and ``W`` two equal
    colours with a difference of one or none; ``(W)`` strong, ``(w)`` mild, ``A`` none.
    """
    colour, urgency = record.preference.colour, record.preference.urgency
    if colour is None:
        return "A"
    letter = _LETTERS[colour]
    if urgency is Urgency.ABSOLUTE:
        beyond_one, twice = abs(record.difference) > 1, record.repeated is colour.other
        return letter * (3 if twice else 2) if beyond_one else f"{letter}{abs(record.difference) or ''}"
    return f"({letter})" if urgency is Urgency.STRONG else f"({letter.lower()})"
