### Why a round is as it is, and why it is not another one.

## Why not?

why_away_bye = { $player } has asked not to be paired in round { $round }
why_away_out = { $player } does not take part in round { $round }
why_so_meet = { $pair } do meet, at board { $board }
why_so_bye = { $player } does have the bye
why_so_stay = { $player } does not float: the opponent has as many points
why_equal = the rules cannot tell the two rounds apart
why_no-colour = { $player } has no opponent in this round, and so no colour
why_no-bye = { $players } players are to be paired, so nobody has the bye
why_bye-barred = { $player } may not have the bye: there was a bye already, or points without a game
why_met = { $pair } have met in round { $round }
why_prohibited = { $pair } may not meet: the event has ruled this pair out
why_colours = { $pair } may not meet: both must have { $colour } now
why_colour_w = White
why_colour_b = Black
why_colour_none = a colour
why_impossible = no round can be completed with it; { $reason }
why_table = the table or the bracket says who meets whom, and nobody chooses
why_table_meet = by the table { $pair } meet in round { $round }

## What would have to be different

why_if_never = nothing any more: { $pair } have met in round { $round }, and nobody meets twice
why_if_won = if { $player } had won against { $opponent } in round { $round }
why_if_drawn = if { $player } had drawn against { $opponent } in round { $round }
why_if_lost = if { $player } had lost against { $opponent } in round { $round }
why_if_colour = if { $player } had had the other colour against { $opponent } in round { $round }
why_if_none = no other result and no other colour in their games of the last round would have brought { $pair } together

## Criteria

why_criterion_bye = who has the bye
why_criterion_floaters = who leaves the group
why_criterion_order = the order in which pairings are tried
why_criterion_downfloaters = number of floaters
why_criterion_downfloater-scores = scores of the floaters
why_criterion_differences = score differences in pairs
why_criterion_following-pairs = floaters and players left over in the following bracket
why_criterion_following-scores = scores of those left over in the following bracket
why_criterion_following-differences = score differences in the following bracket
why_criterion_bye-unplayed = games that the player with the bye has not played
why_criterion_difference-too-wide = topscorers with a colour difference beyond two
why_criterion_third-time = topscorers with a colour for the third time running
why_criterion_preference = colour preferences not met
why_criterion_strong-preference = strong colour preferences not met
why_criterion_downfloat-again = floating down as in the round before
why_criterion_upfloat-again = floating up as in the round before
why_criterion_downfloat-before = floating down as two rounds before
why_criterion_upfloat-before = floating up as two rounds before
why_criterion_downfloat-again-difference = score differences of those who float down again
why_criterion_upfloat-again-difference = score differences of those who float up again
why_criterion_downfloat-before-difference = score differences of those who floated down two rounds before
why_criterion_upfloat-before-difference = score differences of those who floated up two rounds before
