### The working behind one place.

## Where somebody stands

working_heading = { $who }: place { $place }, { $score } { $points }
working_sharing = shares the place with { $names }
working_below = below { $who } by { $by }
working_above = above { $who } by { $by }
working_more = ; and { $count } more
working_tied = tied until here with { $names }: place { $place } of { $count }
working_nobody-tied = nobody is tied: it decides nothing here
working_none = none

## Headings

working_round = Rd
working_board = Board
working_number = No
working_opponent = Opponent
working_value = Value
working_score = Score
working_rating = Rating
working_buchholz = Buchholz
working_performance = Performance
working_expected = Expected
