"""Whole knockouts, and the pairing system of that name, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "system.knockout": "Knockout",
    "option.qualify": "how many are to be selected (B.1)",
    "option.games": "games of a match, an even number (A.9)",
    "option.extra": "games of the extra time, an even number; 0: straight to the golden point (A.23)",
    "option.reseed": "those left are paired anew by their seeds after every stage",
    "option.seeding": "seeds: the pairing numbers as given, or by rating (A.4)",
    "option.lots": "the text from which lots are drawn; event: the one recorded, else the name of the event",
    "pairing.option-number": "option {name} takes a number up to {most}, not '{value}'",
    "pairing.option-text": "option {name} takes a text of {most} signs at most that is not empty",
    "pairing.knockout-won": "nothing is left to be paired: the winner is {players}",
    "pairing.knockout-selected": "nothing is left to be paired; selected: {players}",
    "pairing.knockout-open": "round {round}, board {board}: {white} - {black} has no result, and who goes on is open",
    "pairing.knockout-both-gone": "{white} and {black} have both left: the arbiter decides who goes on",
    "pairing.knockout-teams": "teams are seeded as they are numbered: seeding=given",
    "knockout.left": "{name} ({id})",
    "knockout.not-the-plan": "the plan is for {planned} players, not for {players}",
    "knockout.short-team": "team {team} needs {boards} members, one for every board",
    "knockout.game-not-due": "round {round}, board {board}: {white} - {black} is no game that this knockout has then",
    "knockout.colours-of-game": "round {round}, board {board}: in {white} - {black} the colours must be exchanged",
    "knockout.no-result": (
        "round {round}, board {board}: {white_mark}-{black_mark} in {white} - {black} decides nothing in a knockout"
    ),
    "simulation.knockout": "in a simulated knockout everybody comes: a game that both miss would decide nothing",
    "step.knockout.game": "{game}: {white} - {black}",
    "step.knockout.winner": "winner: {players}",
    "step.knockout.selected": "selected: {players}",
}
