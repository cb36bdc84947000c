"""The check-list of a round: what the pairing was made from, one player a line.

There are two forms, the same in every language. One has the columns that arbiters
know from JaVaFo and is to be read; the other has a tab after every column, as
bbpPairings writes it, and is for programs that take such a list apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from hakem.facts import Card, cards
from hakem.facts.colours import ColourRecord, Urgency, record_of, took_place
from hakem.facts.floats import Float
from hakem.model import ByeKind, Colour, PlayerId, Points, Tournament, decimal_text
from hakem.pairing import PairingSystem, RoundPairing
from hakem.pairing.swiss.field import HasFacts, field_of
from hakem.values import dataclass

_LETTERS = {Colour.WHITE: "W", Colour.BLACK: "B"}
_NOBODY = "-"
_FLOATS = {Float.NONE: "", Float.DOWN: "D", Float.UP: "U"}


@dataclass(frozen=True, slots=True)
class _Standing:
    """What a system says about a player: the score it pairs by, the last two floats, whether the bye is barred."""

    score: Points
    floats: tuple[str, str] = ("", "")
    may_have_bye: bool | None = None

    @property
    def barred(self) -> str:
        """How the list for people marks who cannot have the bye."""
        return "[X]" if self.may_have_bye is False else ""

    @property
    def eligible(self) -> str:
        """The same for programs; nothing for those who are not paired."""
        return {True: "Y", False: "N", None: ""}[self.may_have_bye]


@dataclass(frozen=True, slots=True)
class _Listed:
    """One player of the list: the card, what the system says, and the opponent now as the list writes it."""

    card: Card
    standing: _Standing
    now: str


def checklist_text(t: Tournament, pairing: RoundPairing, system: PairingSystem) -> str:
    """Everybody by score and number with colours, preference, floats, the new opponent and the former ones.

    A blank line stands between scores; those who are not paired have no floats.
    """
    listed = _everybody(t, pairing, system)
    number = _numbers(t)
    games = max((sum(map(took_place, one.card.entries)) for one in listed), default=0)
    head = ["ID", "Pts", "Colours", "Pref", "-1R", "-2R", "Bye", "Now", *(f"G-{n}" for n in range(games, 0, -1))]
    rows = [(one.standing.score, _row(one, number, games)) for one in listed]
    widths = [max(map(len, column)) for column in zip(head, *(row for _, row in rows), strict=True)]

    def line(values: list[str]) -> str:
        return "  ".join(value.rjust(width) for value, width in zip(values, widths, strict=True)).rstrip() + "\n"

    groups = ("".join(line(row) for _, row in group) for _, group in groupby(rows, key=lambda row: row[0]))
    return "\n".join((line(head), *groups))


def tabbed_checklist_text(t: Tournament, pairing: RoundPairing, system: PairingSystem) -> str:
    """The list with a tab after every column, for programs.

    Number, points, a colour or a blank for every round, preference (``W`` absolute, ``(W)`` strong, ``w`` mild),
    whether the bye is possible (``Y``, ``N``), the floats of the last round and of the one before, the opponent
    now as ``(16W)``, an empty column, then the opponent of every round. The heading of the colours has a dash more
    than there are rounds.
    """
    number = _numbers(t)
    rounds = range(len(t.rounds))
    head = ["ID", "Pts", "-" * (len(rounds) + 1), "Pref", "C2", "C14", "C16", "Cur", "", *(f"R{n + 1}" for n in rounds)]
    lines = [_tabbed(head), ""]
    before: Points | None = None
    for one in _everybody(t, pairing, system):
        if before is not None and one.standing.score != before:
            lines.append("")
        before = one.standing.score
        lines.append(_tabbed(_tabbed_row(one, number)))
    return "".join(line + "\n" for line in lines)


def _tabbed(values: Sequence[str]) -> str:
    return "".join(value + "\t" for value in values)


def _tabbed_row(one: _Listed, number: Mapping[PlayerId, int]) -> list[str]:
    entries = one.card.entries
    colours = "".join(_LETTERS[e.colour] if e.colour and took_place(e) else " " for e in entries)
    width = len(str(max(number.values())))
    return [
        str(number[one.card.player.id]).rjust(width),
        decimal_text(one.standing.score),
        f" {colours}",
        _short_sign(record_of(one.card)).center(3),
        one.standing.eligible,
        *(sign or " " for sign in one.standing.floats),
        f"({one.now})" if one.now != _NOBODY else "",
        "",
        *(str(number[e.opponent]) if e.opponent is not None and took_place(e) else "" for e in entries),
    ]


def _numbers(t: Tournament) -> Mapping[PlayerId, int]:
    """Pairing numbers, by which people and programs know the players."""
    return {p.id: p.number for p in t.players}


def _everybody(t: Tournament, pairing: RoundPairing, system: PairingSystem) -> list[_Listed]:
    """Everybody by score and number."""
    made = cards(t)
    standing = {**{p: _Standing(card.score) for p, card in made.items()}, **_standings(t, system)}
    now = _now(pairing, _numbers(t))
    order = sorted(made.values(), key=lambda c: (-standing[c.player.id].score, c.player.number))
    return [_Listed(c, standing[c.player.id], now.get(c.player.id, _NOBODY)) for c in order]


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
            profile.may_have_bye,
        )
        for player, profile in zip(field.ids, field.profiles, strict=True)
    }


def _row(one: _Listed, number: Mapping[PlayerId, int], games: int) -> list[str]:
    record = record_of(one.card)
    opponents = [str(number[e.opponent]) for e in one.card.entries if e.opponent is not None and took_place(e)]
    return [
        str(number[one.card.player.id]),
        decimal_text(one.standing.score),
        "".join(_LETTERS[colour] for colour in record.history),
        preference_sign(record),
        *one.standing.floats,
        one.standing.barred,
        one.now,
        *[""] * (games - len(opponents)),
        *opponents,
    ]


def _now(pairing: RoundPairing, number: Mapping[PlayerId, int]) -> Mapping[PlayerId, str]:
    """The opponent of the new round with the colour against him, or the bye."""
    now = {bye.player: "bye" for bye in pairing.byes if bye.kind is ByeKind.PAIRING_ALLOCATED}
    pairs = [(b.white, b.black) for b in pairing.boards] + [g.players for g in pairing.forfeits]
    for white, black in pairs:
        now |= {white: f"{number[black]}W", black: f"{number[white]}B"}
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


def _short_sign(record: ColourRecord) -> str:
    """A preference in the signs that programs know: ``W``, ``(W)``, ``w``, or nothing."""
    colour, urgency = record.preference.colour, record.preference.urgency
    if colour is None:
        return ""
    letter = _LETTERS[colour]
    return {Urgency.ABSOLUTE: letter, Urgency.STRONG: f"({letter})"}.get(urgency, letter.lower())
