### Explanations of play-offs.

## Colours

step_playoff_colours_lot = { $game }: { $white } has White against { $black }, by lot
step_playoff_colours_settled = { $game }: { $white } has White against { $black }, as settled in the hall

## Matches

step_playoff_match_won = { $winner } beats { $loser } { $score }
step_playoff_match_extra = { $first } and { $second } are level at { $score }: extra time
step_playoff_match_golden = { $first } and { $second } are level at { $score }: golden point
step_playoff_match_order = { $first } and { $second } are level at { $score }, no golden point: { $first } is seeded better

## Golden points

step_playoff_golden_won = golden point: { $winner } beats { $loser } { $score }
step_playoff_golden_drawn = golden point drawn: { $loser } had White and is out, { $winner } goes on
step_playoff_golden_flags = golden point, both flags down: that of { $winner } fell after that of { $loser }

## Round robins

step_playoff_robin_won = alone on top with { $points }: { $player }
step_playoff_robin_tied = level on top with { $points }: { $players }
step_playoff_robin_numbers = numbers in the table by lot, from 1 on: { $players }
step_playoff_robin_moves = moves of the shortest game won, the fewest first: { $moves }
step_playoff_robin_moves-added = moves of all games won, the fewest first: { $moves }
step_playoff_robin_moves-unknown = not all moves of the games won are known, so they cannot decide
step_playoff_robin_seed = still level: the better tie-break decides among { $players }

## Groups

step_playoff_groups_winners = winners of the groups: { $players }

## The remaining prizes

step_playoff_groups_remaining = for the remaining prizes: { $players }

## Who is out

step_playoff_out_not-admitted = not admitted: { $players }
step_playoff_out_by-tie-break = out by tie-break: { $players }
