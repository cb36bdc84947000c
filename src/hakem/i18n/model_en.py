"""What can be wrong with a tournament, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "unknown.collation": "unknown alphabet '{name}'; known: {known}",
    "model.id-twice": "player id {number} is given twice (here: {name})",
    "model.number-twice": "pairing number {number} is given twice (here: {name})",
    "model.number-below-one": "{name} has number {number}; numbers begin with 1",
    "model.no-name": "player {number} has no name",
    "model.rating": "player {number} has rating {rating}, which cannot be",
    "model.membership": "player {number} leaves before joining",
    "model.citizen-number": "the national id of player {number} is a citizen's number and must not be published",
    "model.too-many-rounds": "{paired} rounds are paired, but the event has {total}",
    "model.empty-round": "round {round} has neither games nor byes",
    "model.plays-himself": "round {round}: player {white} is paired with himself",
    "model.marks": "round {round}: {white} against {black} cannot end {marks}",
    "model.unknown-player": "round {round}: there is no player {player}",
    "model.not-there": "round {round}: player {player} has not joined yet or has withdrawn",
    "model.twice-in-round": "round {round}: player {player} appears more than once",
    "model.point-order": "the points for win, draw and loss with {colour} are out of order",
    "model.bye-above-win": "a bye or forfeit is worth more than a win",
    "model.point-fraction": "point values must not be negative and have at most two decimals",
    "model.unknown-absent": "absent in round {round}: there is no player {player}",
    "model.absence-round": "player {player} announces an absence for round {round}, which is not to come",
    "model.absence-twice": "player {player} announces two absences for round {round}",
    "model.unknown-named": "there is no player {player}, but a record names them",
    "model.team-twice": "team number {team} is given twice",
    "model.unknown-member": "there is no player {player}, but a team names them",
    "model.member-twice": "player {player} is in more than one team or twice in one",
    "model.dates": "the event ends before it starts",
    "model.round-dates": "the dates of the rounds are not in order",
}
