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
verify_lower-bye = { $player } with { $points } { $points ->
        [one] point
       *[other] points
    } could have had the bye
verify_table = the table has { $better } instead of { $given }
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

## The cluster

verify_no-cluster = --cluster needs the package distributed: pip install "hakem[cluster]"
verify_cluster-away = no cluster answers at { $url }: { $reason }
