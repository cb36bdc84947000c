### Explanations of the Burstein system.

## Seeding rounds, bye and order

step_burstein_seeding = { $rounds ->
        [one] the only seeding round
       *[other] round { $round } of { $rounds } seeding rounds
    }: paired by the Dutch system
step_burstein_bye-needed = without { $players } the others could not all be paired: no bye
step_burstein_bye = { $player } gets the bye ({ $score } { $score ->
        [one] point
       *[other] points
    }, { $games } { $games ->
        [one] game
       *[other] games
    }, { $sums })
step_burstein_ranking_buchholz-first = in order of Buchholz / Sonneborn-Berger: { $ranking }
step_burstein_ranking_sonneborn-berger-first = in order of Sonneborn-Berger / Buchholz / Median: { $ranking }
step_burstein_ranked = { $player } ({ $sums })
step_burstein_sums_buchholz-first = { $buchholz } / { $sonneborn_berger }
step_burstein_sums_sonneborn-berger-first = { $sonneborn_berger } / { $buchholz } / { $median }

## Candidates

step_burstein_first-candidate = the first against the last and so on cannot be improved
step_burstein_first-candidate-barred = the first against the last and so on will not do: { $pairs } may not meet
step_burstein_first-candidate-incomplete = the first against the last and so on would leave a rest that cannot be paired
step_burstein_bound_white = too many due White: at least { $count } { $count ->
        [one] preference
       *[other] preferences
    } must fail
step_burstein_bound_black = too many due Black: at least { $count } { $count ->
        [one] preference
       *[other] preferences
    } must fail

## Groups (2009)

step_burstein_merged = { $groups } scoregroups are one group, as they cannot be paired one after the other
step_burstein_sent-back = the group below, or the rest, could not be paired with { $players }
step_burstein_floater = { $player } floats to the next group
step_burstein_clashes = pairs in which both are due the same colour: { $count }, as many as there must be
step_burstein_clashes-beyond = pairs in which both are due the same colour: { $count }; by counting { $bound }, but then not all can be paired
