### Explanations of the systems in which contestants float up only: the Swiss system of teams, and the Double-Swiss.

## The bye and the upfloaters

step_upfloat_bye-refused = no bye for { $players }: the others could not all be paired
step_upfloat_needed_odd = an odd number: { $count } { $count ->
        [one] upfloater is
       *[other] upfloaters are
    } needed
step_upfloat_needed_residents = not all of them may meet: { $count } { $count ->
        [one] upfloater is
       *[other] upfloaters are
    } needed
step_upfloat_needed_below = otherwise those below could not all be paired: { $count } { $count ->
        [one] upfloater is
       *[other] upfloaters are
    } needed
step_upfloat_upfloaters = floating up: { $players }
step_upfloat_passed_impossible = with { $players } not everybody could be paired
step_upfloat_passed_fewest = { $players }: more upfloaters than necessary; { $ours } instead
step_upfloat_passed_scores = { $players }: a lower score than necessary; { $ours } instead
step_upfloat_passed_following = { $players }: the following scoregroup would need more upfloaters; { $ours } instead
step_upfloat_passed_again = { $players }: floated in the round before; { $ours } instead
step_upfloat_passed_later = { $players }: later in the order; { $ours } instead

## Pairs that fall short in the best pairing

step_upfloat_failing_preference = no pairing meets more colour preferences; { $count } { $count ->
        [one] fails
       *[other] fail
    }: { $pairs }
step_upfloat_failing_strong-preference = no pairing meets more strong colour preferences; { $count } { $count ->
        [one] fails
       *[other] fail
    }: { $pairs }
step_upfloat_failing_opponents-again = no pairing has fewer opponents of upfloaters that floated in the round before: { $pairs }

## Why a round is not the right one

step_upfloat_check_impossible = with these upfloaters not everybody could be paired: { $theirs } instead of { $ours }
step_upfloat_check_fewest = more float up: { $theirs } instead of { $ours }
step_upfloat_check_scores = lower scores float up: { $theirs } instead of { $ours }
step_upfloat_check_following = the following scoregroup needs more upfloaters: { $theirs } instead of { $ours }
step_upfloat_check_again = more float up that floated in the round before: { $theirs } instead of { $ours }
step_upfloat_check_later = equally good upfloaters come earlier in the order: { $ours } before { $theirs }
step_upfloat_check_preference = fewer colour preferences are met: { $theirs } instead of { $ours }
step_upfloat_check_strong-preference = fewer strong colour preferences are met: { $theirs } instead of { $ours }
step_upfloat_check_opponents-again = more opponents of upfloaters floated in the round before: { $theirs } instead of { $ours }
step_upfloat_second-game = { $pair }: second game of the match
step_upfloat_check_second-games = round { $round } is the second game of every match: the same pairs with the colours changed
