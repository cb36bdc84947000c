### Explanations that several Swiss systems share.

## Brackets and subgroups

step_swiss_bracket_homogeneous = scoregroup { $score }: { $residents }
step_swiss_bracket_heterogeneous = scoregroup { $score }: { $residents }, with { $moved_down } moved down
step_swiss_penultimate = the round cannot be completed after this bracket as it was; it is paired again so that it can
step_swiss_collapsed = everybody below is paired together with the floaters of the bracket above
step_swiss_subgroups = S1: { $s1 }; S2: { $s2 }
step_swiss_subgroups_moved-down = S1, moved down: { $s1 }; S2: { $s2 }
step_swiss_subgroups_limbo = S1, moved down: { $s1 }; S2: { $s2 }; floating on: { $limbo }
step_swiss_subgroups_remainder = remainder, S1: { $s1 }; S2: { $s2 }

## Candidates

step_swiss_first-candidate = S1 against S2 in order cannot be improved
step_swiss_first-candidate-barred = S1 against S2 in order will not do: { $pairs } may not meet
step_swiss_first-candidate-incomplete = S1 against S2 in order would leave a rest that cannot be paired
step_swiss_tried = tried first: { $first }
step_swiss_tried_next = the first that is allowed: { $first }
step_swiss_tried_best = the first that is allowed cannot be improved
step_swiss_ladder = { $criterion }: { $value }
step_swiss_ladder_decides = { $criterion }: { $ours } as chosen, { $theirs } as tried; this decides
step_swiss_bound_white = too many due White: at least { $count } { $count ->
        [one] preference
       *[other] preferences
    } must fail{ $strong ->
        [0] { "" }
       *[other] , { $strong } of them strong
    }
step_swiss_bound_black = too many due Black: at least { $count } { $count ->
        [one] preference
       *[other] preferences
    } must fail{ $strong ->
        [0] { "" }
       *[other] , { $strong } of them strong
    }
step_swiss_pair = { $pair }
step_swiss_pair_barred = { $pair }, as { $other } may not meet
step_swiss_pair_worse = { $pair }, as { $other } falls short
step_swiss_pair_moved = { $pair } instead of { $other }, for the sake of the others
step_swiss_floaters = left over: { $players }
step_swiss_bye = { $player } gets the bye

step_swiss_outcome = { $pairs } ({ $floaters })
step_swiss_outcome_complete = { $pairs }
step_swiss_outcome_no-pairs = no pairs ({ $floaters })

## Colours

step_swiss_colour_limits = { $pair }: the limits of colours are kept
step_swiss_colour_average = { $pair }: White for the higher average rating of opponents
step_swiss_colour_rating = { $pair }: White for the lower rating
step_swiss_colour_white-higher = { $pair }: nothing decides, White for { $higher }, ranked higher
step_swiss_colour_lower = { $pair }: the preference of the lower ranked, not of { $higher }, is met
step_swiss_colour_both = { $pair }: both preferences are met
step_swiss_colour_stronger = { $pair }: the stronger preference is met
step_swiss_colour_alternate = { $pair }: the colours alternate from the last round in which they differed
step_swiss_colour_higher = { $pair }: the preference of { $higher }, ranked higher, is met
step_swiss_colour_number = { $pair }: by the number of { $higher } and the colour drawn
step_swiss_colour_place = { $pair }: by the place of { $higher } in the list by rating, and the colour drawn
step_swiss_colour_irregularity = { $pair }: the due colour for whoever was the last to have a colour twice running
step_swiss_colour_only-preference = { $pair }: only one has a preference, and it is met
step_swiss_colour_lower-difference = { $pair }: White for the lower colour difference
step_swiss_colour_fewer-whites = { $pair }: White for the one who had it less often
step_swiss_colour_alternate-first = { $pair }: { $higher } has another colour than the last time
step_swiss_colour_alternate-other = { $pair }: the opponent of { $higher } has another colour than the last time

## Where a candidate falls short

step_swiss_shortfall_downfloaters = { $count } { $count ->
        [one] floater
       *[other] floaters
    }: { $players }
step_swiss_shortfall_downfloater-scores = scores of the floaters { $players }
step_swiss_shortfall_differences = score differences of { $players }
step_swiss_shortfall_bye-unplayed = { $players } gets the bye and has not played in some rounds before
step_swiss_shortfall_difference-too-wide = colour difference beyond two for one of { $players }
step_swiss_shortfall_third-time = the same colour a third time running for one of { $players }
step_swiss_shortfall_preference = colour preferences that cannot be met: { $count } ({ $players })
step_swiss_shortfall_strong-preference = strong colour preferences that cannot be met: { $count } ({ $players })
step_swiss_shortfall_downfloat-again = floating down as in the round before: { $players }
step_swiss_shortfall_upfloat-again = floating up as in the round before: { $players }
step_swiss_shortfall_downfloat-before = floating down as two rounds before: { $players }
step_swiss_shortfall_upfloat-before = floating up as two rounds before: { $players }
step_swiss_shortfall_downfloat-again-difference = score differences of those who floated down in the round before: { $players }
step_swiss_shortfall_upfloat-again-difference = score differences of those who floated up in the round before: { $players }
step_swiss_shortfall_downfloat-before-difference = score differences of those who floated down two rounds before: { $players }
step_swiss_shortfall_upfloat-before-difference = score differences of those who floated up two rounds before: { $players }

## Why a round is not the right one

step_swiss_check_stranger = somebody is paired who does not take part in this round
step_swiss_check_twice = paired twice: { $players }
step_swiss_check_unpaired = not paired: { $players }
step_swiss_check_barred = { $pairs } may not meet
step_swiss_check_byes = more than one bye: { $players }
step_swiss_check_bye = { $player } may not have the bye
step_swiss_check_bye-too-high = the bye can go to a lower score than that of { $player }
step_swiss_check_later = an equally good pairing comes earlier: { $ours } before { $theirs }
step_swiss_check_other-bye = { $theirs } has the bye instead of { $ours }
step_swiss_check_other = { $ours } instead of { $theirs }
step_swiss_check_worse_downfloaters = more players float: { $theirs } instead of { $ours }
step_swiss_check_worse_downfloater-scores = players with higher scores float: { $theirs } instead of { $ours }
step_swiss_check_worse_differences = the score differences are larger: { $theirs } instead of { $ours }
step_swiss_check_worse_following-pairs = the following bracket has fewer pairs: { $theirs } instead of { $ours }
step_swiss_check_worse_following-scores = players with higher scores float on from the following bracket: { $theirs } instead of { $ours }
step_swiss_check_worse_following-differences = the score differences of the following bracket are larger: { $theirs } instead of { $ours }
step_swiss_check_worse_bye-unplayed = the bye goes to a player with more unplayed games: { $theirs } instead of { $ours }
step_swiss_check_worse_difference-too-wide = more colour differences beyond two: { $theirs } instead of { $ours }
step_swiss_check_worse_third-time = more players get a colour a third time running: { $theirs } instead of { $ours }
step_swiss_check_worse_preference = fewer colour preferences are met: { $theirs } instead of { $ours }
step_swiss_check_worse_strong-preference = fewer strong colour preferences are met: { $theirs } instead of { $ours }
step_swiss_check_worse_downfloat-again = more players float down as in the round before: { $theirs } instead of { $ours }
step_swiss_check_worse_upfloat-again = more players float up as in the round before: { $theirs } instead of { $ours }
step_swiss_check_worse_downfloat-before = more players float down as two rounds before: { $theirs } instead of { $ours }
step_swiss_check_worse_upfloat-before = more players float up as two rounds before: { $theirs } instead of { $ours }
step_swiss_check_worse_downfloat-again-difference = larger score differences for those who floated down in the round before: { $theirs } instead of { $ours }
step_swiss_check_worse_upfloat-again-difference = larger score differences for those who floated up in the round before: { $theirs } instead of { $ours }
step_swiss_check_worse_downfloat-before-difference = larger score differences for those who floated down two rounds before: { $theirs } instead of { $ours }
step_swiss_check_worse_upfloat-before-difference = larger score differences for those who floated up two rounds before: { $theirs } instead of { $ours }
