### What the independent verifier says about rounds.

verify_round = { $file }: round { $round } ({ $system } { $edition }): { $verdict }
verify_verdict_best = the best, proved
verify_verdict_not-best = legal, but not the best
verify_verdict_illegal = illegal
verify_verdict_not-proved = nothing illegal, but not proved
verify_summary = { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: { $best } the best, { $worse } not the best, { $illegal } illegal, { $unproved } not proved

## Why a round is not the best

verify_better = { $title }; bracket of { $points } { $points ->
        [one] point
       *[other] points
    }: { $better } instead of { $given }
verify_candidate = { $pairs } (leaving: { $floaters })
verify_floaters = leaving: { $floaters }
verify_upfloaters = upfloaters: { $players }
verify_no-upfloaters = no upfloaters
verify_second-games = the second games are those of the same pairs with the colours changed: { $pairs }
verify_lower-bye = { $player } with { $points } { $points ->
        [one] point
       *[other] points
    } could have had the bye
verify_table = the table has { $better } instead of { $given }
verify_table-missing = the table also has { $better }
verify_table-beyond = the table does not have { $given }
verify_no-row = the table ends with round { $rounds }
verify_bracket = the bracket has { $better } instead of { $given }
verify_bracket-missing = the bracket also has { $better }
verify_bracket-beyond = the bracket does not have { $given }
verify_colours = the colours of { $pair } should be the other way round

## Why a round is illegal

verify_twice = { $player } is in the round twice
verify_two-byes = more than one player has the bye: { $players }
verify_barred = { $player } may not have the bye again
verify_met = { $pair } have met before, or must not meet
verify_same-colour = { $pair } are due the same colour absolutely
verify_colour-limits = { $pair }: one of them gets a colour three times running, or a difference beyond two

## What is not proved

verify_no-judge = of this system only what all forbid is looked at: somebody twice in the round, a pair that has met, a second bye
verify_no-proof = no proof was found: this may be the best round, or not
verify_no-seats = this table needs teams of one size (a Skalitzka: three of an even size)
verify_no-published = no table with balanced colours is published for so many boards: { $boards }
verify_too-many-sets = too many sets of upfloaters would have to be looked at
verify_no-bracket = this is no knockout that can be: too few players, or boards of a team with different colours
verify_open-results = results of a round before are open, or leave nobody to go on
verify_bracket-left = round { $round } did not follow the bracket
verify_lots-open = seeds of equal rating are drawn by lots, and the event does not say how they fell
verify_option-not-judged = with the option { $option } only what all forbid is looked at
verify_too-many-proofs = more than { $most } proofs would be needed

## The cluster

verify_no-cluster = --cluster needs the package distributed: pip install "hakem[cluster]"
verify_cluster-away = no cluster answers at { $url }: { $reason }
