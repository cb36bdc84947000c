### Explanations that several Swiss systems share.

step_swiss_penultimate = the round cannot be completed after this bracket as it was; it is paired again so that it can
step_swiss_collapsed = everybody below is paired together with the floaters of the bracket above
step_swiss_first-candidate = S1 against S2 in order cannot be improved
step_swiss_first-candidate-barred = S1 against S2 in order will not do: { $pairs } may not meet
step_swiss_first-candidate-incomplete = S1 against S2 in order would leave a rest that cannot be paired
step_swiss_floaters = left over: { $players }
step_swiss_bye = { $player } gets the bye

## Burstein

step_swiss_burstein_seeding = round { $round } of { $rounds } seeding rounds: paired by the Dutch system
step_swiss_burstein_bye-needed = without { $players } the others could not all be paired: no bye
step_swiss_burstein_bye = { $player } gets the bye ({ $score } { $score ->
        [one] point
       *[other] points
    }, { $games } { $games ->
        [one] game
       *[other] games
    }, { $index })
step_swiss_burstein_ranking = in order of Buchholz / Sonneborn-Berger: { $ranking }
step_swiss_burstein_ranking-2009 = in order of Sonneborn-Berger / Buchholz / Median: { $ranking }
step_swiss_burstein_first-candidate = the first against the last and so on cannot be improved
step_swiss_burstein_first-candidate-barred = the first against the last and so on will not do: { $pairs } may not meet
step_swiss_burstein_first-candidate-incomplete = the first against the last and so on would leave a rest that cannot be paired
step_swiss_burstein_bound_white = too many due White: at least { $count } { $count ->
        [one] preference
       *[other] preferences
    } must fail
step_swiss_burstein_bound_black = too many due Black: at least { $count } { $count ->
        [one] preference
       *[other] preferences
    } must fail
step_swiss_burstein_merged = { $groups } scoregroups are one group, as they cannot be paired one after the other
step_swiss_burstein_sent-back = the group below, or the rest, could not be paired with { $players }
step_swiss_burstein_floater = { $player } floats to the next group
step_swiss_burstein_clashes = pairs in which both are due the same colour: { $count }, as many as there must be
step_swiss_burstein_clashes-beyond = pairs in which both are due the same colour: { $count }; by counting { $bound }, but then not all can be paired

## Dubov

step_swiss_dubov_unrated = without a rating, which counts as 0: { $players }
step_swiss_dubov_bye-refused = no bye for { $players }: the others could not all be paired
step_swiss_dubov_halves = nobody here has played; upper half: { $white }; lower half: { $black }
step_swiss_dubov_lists = due White: { $white }; due Black: { $black }
step_swiss_dubov_bound = must have the colour of their list and stay on it: { $players }
step_swiss_dubov_must-meet_white = too few of the two lists may meet; from the white to the black list: { $players }
step_swiss_dubov_must-meet_black = too few of the two lists may meet; from the black to the white list: { $players }
step_swiss_dubov_too-many_white = the white list is too long; to the black list: { $players }
step_swiss_dubov_too-many_black = the black list is too long; to the white list: { $players }
step_swiss_dubov_order = white list, with the average rating of opponents: { $white }; black list: { $black }
step_swiss_dubov_needed_odd = an odd number: { $count } { $count ->
        [one] upfloater is
       *[other] upfloaters are
    } needed
step_swiss_dubov_needed_residents = not all of them may meet: { $count } { $count ->
        [one] upfloater is
       *[other] upfloaters are
    } needed
step_swiss_dubov_needed_below = otherwise those below could not all be paired: { $count } { $count ->
        [one] upfloater is
       *[other] upfloaters are
    } needed
step_swiss_dubov_upfloaters = floating up: { $players }
step_swiss_dubov_passed_upfloaters-impossible = with { $players } not everybody could be paired
step_swiss_dubov_passed_upfloater-scores = { $players }: a lower score than necessary; { $ours } instead
step_swiss_dubov_passed_upfloater-colours = { $players }: fewer colour preferences could be met; { $ours } instead
step_swiss_dubov_passed_maximum-upfloaters = { $players }: more players who have floated up as often as they should; { $ours } instead
step_swiss_dubov_passed_maximum-upfloats = { $players }: floated up even more often; { $ours } instead
step_swiss_dubov_passed_upfloaters-again = { $players }: floated up in the round before; { $ours } instead
step_swiss_dubov_not-raised = raised in the round before, or too often to be raised again: { $players }
step_swiss_dubov_need_odd = an odd number: somebody has to be raised
step_swiss_dubov_need_unpaired = not everybody can be paired: somebody has to be raised
step_swiss_dubov_need_stuck = { $stuck } may meet nobody of the group: somebody has to be raised
step_swiss_dubov_sought_white = wanted first: somebody due White
step_swiss_dubov_sought_black = wanted first: somebody due Black
step_swiss_dubov_raised = { $player } is raised
step_swiss_dubov_passed-over_no-help = { $players }: may not meet the player who needs an opponent
step_swiss_dubov_passed-over_colour = { $players }: not due the colour that is wanted
step_swiss_dubov_passed-over_rest = { $players }: without them fewer of those below could meet each other
step_swiss_dubov_passed-over_impossible = { $players }: with them not everybody could be paired
step_swiss_dubov_floats = nobody can be raised; { $player } floats down (case { $rank })
step_swiss_dubov_floaters-first = floated down and paired first, in this turn: { $players }

## Lim

step_swiss_lim_unrated = without a rating, counted as 0: { $players }
step_swiss_lim_bye_barred = would have the bye, but may not: { $players }
step_swiss_lim_bye_needed = would have the bye, but the others could not all be paired then: { $players }
step_swiss_lim_median = half of the points so far: { $score }; groups above are paired downward, those below upward, the middle last
step_swiss_lim_group_down = scoregroup { $score }, paired downward: { $residents }
step_swiss_lim_group_down_floaters = scoregroup { $score }, paired downward: { $residents }; floaters: { $floaters }
step_swiss_lim_group_up = scoregroup { $score }, paired upward: { $residents }
step_swiss_lim_group_up_floaters = scoregroup { $score }, paired upward: { $residents }; floaters: { $floaters }
step_swiss_lim_group_median = middle group { $score }, paired downward: { $residents }
step_swiss_lim_group_median_floaters = middle group { $score }, paired downward: { $residents }; floaters: { $floaters }
step_swiss_lim_broken_down = the middle group cannot be paired: { $pair }, paired above it, is broken and joins it
step_swiss_lim_broken_up = the middle group cannot be paired: { $pair }, paired below it, is broken and joins it
step_swiss_lim_goes-on = no opponent for them in this group, they float on: { $players }
step_swiss_lim_floaters = floaters are paired first, in this order: { $players }
step_swiss_lim_meeting = floater { $floater } meets { $opponent }
step_swiss_lim_meeting_barred = floater { $floater } meets { $opponent }, as { $floater }-{ $other } may not meet
step_swiss_lim_meeting_colours = floater { $floater } meets { $opponent }, as { $other } is due the same colour
step_swiss_lim_meeting_needed = floater { $floater } meets { $opponent }, as with { $other } the others could not be paired as well
step_swiss_lim_leaving_odd = the number is odd: one has to float
step_swiss_lim_leaving_stuck = they cannot all be paired with each other: { $count } { $count ->
        [one] has
       *[other] have
    } to float
step_swiss_lim_leaves_down = { $player } floats, the last of those not paired yet
step_swiss_lim_leaves_up = { $player } floats, the first of those not paired yet
step_swiss_lim_leaves_no-opponent = { $player } floats and not { $other }, who would find no opponent in the group ahead
step_swiss_lim_leaves_again = { $player } floats and not { $other }, who floated in the round before
step_swiss_lim_leaves_colours = { $player } floats and not { $other }, so that more of the others get the colour due
step_swiss_lim_leaves_needed = { $player } floats and not { $other }, without whom fewer pairs could be made
step_swiss_lim_foreseen = the foreseen pairing stands
step_swiss_lim_scrutiny_down = the foreseen pairing will not do; from { $player } downward everybody gets the first opponent that will
step_swiss_lim_scrutiny_up = the foreseen pairing will not do; from { $player } upward everybody gets the first opponent that will
step_swiss_lim_pair_colours = { $pair }, as the players of { $other } are due the same colour
step_swiss_lim_clashes = both players due the same colour: { $pairs }
step_swiss_lim_grave = last round, equal scores go before the limits of colours: { $pairs }

## Brackets

step_swiss_bracket_homogeneous = scoregroup { $score }: { $residents }
step_swiss_bracket_heterogeneous = scoregroup { $score }: { $residents }, with { $moved_down } moved down

## Subgroups

step_swiss_subgroups = S1: { $s1 }; S2: { $s2 }
step_swiss_subgroups_moved-down = S1, moved down: { $s1 }; S2: { $s2 }
step_swiss_subgroups_limbo = S1, moved down: { $s1 }; S2: { $s2 }; floating on: { $limbo }
step_swiss_subgroups_remainder = remainder, S1: { $s1 }; S2: { $s2 }

## Bounds

step_swiss_bound_white = too many due White: at least { $count } { $count ->
        [one] preference
       *[other] preferences
    } must fail, { $strong } of them strong
step_swiss_bound_black = too many due Black: at least { $count } { $count ->
        [one] preference
       *[other] preferences
    } must fail, { $strong } of them strong

## Pairs

step_swiss_pair = { $pair }
step_swiss_pair_barred = { $pair }, as { $other } may not meet
step_swiss_pair_worse = { $pair }, as { $other } falls short
step_swiss_pair_moved = { $pair } instead of { $other }, for the sake of the others

## Colours

step_swiss_colour_limits = { $white }-{ $black }: the limits of colours are kept
step_swiss_colour_average = { $white }-{ $black }: White for the higher average rating of opponents
step_swiss_colour_rating = { $white }-{ $black }: White for the lower rating
step_swiss_colour_white-higher = { $white }-{ $black }: nothing decides, White for { $higher }, ranked higher
step_swiss_colour_lower = { $white }-{ $black }: the preference of the lower ranked, not of { $higher }, is met
step_swiss_colour_both = { $white }-{ $black }: both preferences are met
step_swiss_colour_stronger = { $white }-{ $black }: the stronger preference is met
step_swiss_colour_alternate = { $white }-{ $black }: the colours alternate from the last round in which they differed
step_swiss_colour_higher = { $white }-{ $black }: the preference of { $higher }, ranked higher, is met
step_swiss_colour_number = { $white }-{ $black }: by the number of { $higher } and the colour drawn

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

step_swiss_check_worse_upfloaters = more players float up: { $theirs } instead of { $ours }
step_swiss_check_worse_upfloater-scores = players with lower scores float up: { $theirs } instead of { $ours }
step_swiss_check_worse_upfloater-colours = with these upfloaters fewer colour preferences can be met: { $theirs } instead of { $ours }
step_swiss_check_worse_maximum-upfloaters = more players float up who have done so as often as they should: { $theirs } instead of { $ours }
step_swiss_check_worse_maximum-upfloats = players float up who have done so even more often: { $theirs } instead of { $ours }
step_swiss_check_worse_upfloaters-again = more players float up as in the round before: { $theirs } instead of { $ours }
step_swiss_check_worse_upfloaters-later = equally good upfloaters come earlier in the order: { $ours } before { $theirs }
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
