### What is wrong with a tournament.

## Players

model_id-twice = player id { $number } is given twice (here: { $name })
model_number-twice = pairing number { $number } is given twice (here: { $name })
model_number-below-one = { $name } has number { $number }; numbers begin with 1
model_no-name = player { $number } has no name
model_rating = player { $number } has rating { $rating }, which cannot be
model_membership = player { $number } leaves before joining
model_citizen-number = the national id of player { $number } is a citizen's number and must not be published
model_virtual-twice = player { $player } has virtual points twice for the same round
model_unknown-named = there is no player { $player }, but a record names them

## Rounds

model_too-many-rounds = { $paired } { $paired ->
        [one] round is
       *[other] rounds are
    } paired, but the event has { $total }
model_empty-round = round { $round } has neither a game nor a pairing-allocated bye
model_round-limit = the event has { $total } { $total ->
        [one] round
       *[other] rounds
    }; { $most } is the most there can be
model_plays-himself = round { $round }: player { $white } is paired with himself
model_marks = round { $round }: { $white } against { $black } cannot end { $marks }
model_unknown-player = round { $round }: there is no player { $player }
model_not-there = round { $round }: player { $player } has not joined yet or has withdrawn
model_twice-in-round = round { $round }: player { $player } appears more than once
model_round-range = a range of rounds begins before round 1, runs backwards or is too long
model_round-dates = the dates of the rounds are not in order
model_dates = the event ends before it starts
model_no-reason = round { $round } was paired by hand, and nobody says why

## Absences and prohibitions

model_absence-kind = player { $player } cannot announce a pairing-allocated bye for round { $round }
model_unknown-absent = absent in round { $round }: there is no player { $player }
model_absence-round = player { $player } announces an absence for round { $round }, which is not to come
model_absence-twice = player { $player } announces two absences for round { $round }
model_lonely-ban = a prohibited pairing needs at least two players

## Points

model_point-order_white = the points for win, draw and loss with White are out of order
model_point-order_black = the points for win, draw and loss with Black are out of order
model_bye-above-win = a bye or forfeit is worth more than a win
model_point-fraction = point values must not be negative and have at most two decimals
model_match-point-order = the match points for win, draw and loss are out of order
model_match-point-fraction = match points must not be negative and have at most two decimals

## Teams

model_team-below-one = team number { $team }: numbers begin with 1
model_team-twice = team number { $team } is given twice
model_team-round = team { $team } is listed for round { $round }, which the event does not have
model_team-twice-in-round = round { $round }: team { $team } is listed more than once
model_team-bye-and-games = round { $round }: team { $team } has the bye, but its members have games
model_team-bye-fraction = the points of a team's bye must not be negative and have at most two decimals
model_unknown-member = there is no player { $player }, but a team names them
model_member-twice = player { $player } is in more than one team or twice in one
model_unknown-team = round { $round }: there is no team { $team }
model_unknown-team-named = there is no team { $team }
model_line-up = round { $round }: the line-up of team { $team } names somebody twice or a player of another team
model_forfeit-won-twice = round { $round }: teams { $team } and { $other } cannot both win by forfeit
model_board-colours = '{ $text }' is no sequence of board colours (letters W and B)

## Rules and values from outside

model_external-twice = values by the name '{ $name }' are given twice
model_external-unknown = the values '{ $name }' name { $number }, which is nobody's number
model_external-id-twice = the values '{ $name }' name { $number } twice
model_option-twice = the option '{ $name }' of the rules is given twice
model_option-nameless = an option of the rules has no name
model_tie-break-code = '{ $text }' is no code of a tie-break

## Prizes

model_prize-step = the smallest amount to be paid must be at least one coin
model_prize-categories = a list has at most { $most } categories of prizes
model_prize-nameless = every category of prizes needs a name
model_prize-name-twice = two categories of prizes are called { $category }
model_prize-places = { $category }: a category has at most { $most } prizes
model_prize-amount = { $category }, place { $place }: this amount cannot be
model_prize-grows = { $category }: place { $place } would be worth more than the place before it
model_prize-figures = { $category }: the rate must be above zero and the least number not below zero
model_prize-range = { $category }: a range of years or ratings ends before it begins
model_board-games = the least number of games for the prize of a board cannot be below zero

## Rules of line-ups

model_line-up-board = a rule of line-ups names board { $board }; boards are 1 to { $most }
model_line-up-board-twice = the rules of line-ups name board { $board } twice
model_line-up-numbers = a number in the rules of line-ups is below zero
model_line-up-quota = the rules of line-ups ask for at least { $least } and allow at most { $most }
model_line-up-range = a range of years or ratings in the rules of line-ups ends before it begins
