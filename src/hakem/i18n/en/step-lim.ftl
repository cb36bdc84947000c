### Explanations of the Lim system.

## Bye

step_lim_unrated = without a rating, counted as 0: { $players }
step_lim_large = more players ({ $players }) than 2 to the power of the number of rounds ({ $rounds }), a maxi tournament by FIDE's definition of 1988; as the option maxi is not given, it is paired as none
step_lim_bye_barred = would have the bye, but may not: { $players }
step_lim_bye_needed = would have the bye, but the others could not all be paired then: { $players }

## Groups

step_lim_median = half of the points so far: { $score }; groups above are paired downward, those below upward, the median group last
step_lim_group_down = scoregroup { $score }, paired downward: { $residents }
step_lim_group_down_floaters = scoregroup { $score }, paired downward: { $residents }; floaters: { $floaters }
step_lim_group_up = scoregroup { $score }, paired upward: { $residents }
step_lim_group_up_floaters = scoregroup { $score }, paired upward: { $residents }; floaters: { $floaters }
step_lim_group_median = median group { $score }, paired downward: { $residents }
step_lim_group_median_floaters = median group { $score }, paired downward: { $residents }; floaters: { $floaters }
step_lim_group_median_only-floaters = median group { $score }, only floaters, paired downward: { $floaters }
step_lim_broken_down = the median group cannot be paired: { $pair }, paired above it, is broken and joins it
step_lim_broken_up = the median group cannot be paired: { $pair }, paired below it, is broken and joins it

## Floaters

step_lim_goes-on = no opponent for them in this group, they float on: { $players }
step_lim_floaters = floaters are paired first, in this order: { $players }
step_lim_meeting = floater { $floater } meets { $opponent }
step_lim_meeting_barred = floater { $floater } meets { $opponent }, as { $barred } may not meet
step_lim_meeting_colours = floater { $floater } meets { $opponent }, as { $other } is due the same colour
step_lim_meeting_needed = floater { $floater } meets { $opponent }, as with { $other } the others could not be paired as well
step_lim_leaving_odd = the number is odd: one has to float
step_lim_leaving_stuck = they cannot all be paired with each other: { $count } { $count ->
        [one] has
       *[other] have
    } to float
step_lim_leaves_down = { $player } floats, the last of those not paired yet
step_lim_leaves_up = { $player } floats, the first of those not paired yet
step_lim_leaves_no-opponent = { $player } floats and not { $other }, who would find no opponent in the group ahead
step_lim_leaves_again = { $player } floats and not { $other }, who floated in the round before
step_lim_leaves_colours = { $player } floats and not { $other }, so that more of the others get the colour due
step_lim_leaves_needed = { $player } floats and not { $other }, without whom fewer pairs could be made

## Exchanges

step_lim_foreseen = the foreseen pairing stands
step_lim_scrutiny_down = the foreseen pairing will not do; from { $player } downward everybody gets the first opponent that will
step_lim_scrutiny_up = the foreseen pairing will not do; from { $player } upward everybody gets the first opponent that will
step_lim_pair_colours = { $pair }, as the players of { $other } are due the same colour
step_lim_clashes = both players due the same colour: { $pairs }
step_lim_grave = last round, equal scores go before the limits of colours: { $pairs }
step_lim_p = p = { $p }
step_lim_foreseen_barred = { $pair }: no, they may not meet
step_lim_foreseen_clash = { $pair }: both are due the same colour
