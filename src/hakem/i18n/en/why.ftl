### Why a round is as it is, and why it is not another one.

## Why not?

why_away_bye = { $player } is away in round { $round }: a bye was announced
why_away_out = { $player } does not take part in round { $round }
why_so_meet = { $pair } do meet, at board { $board }
why_so_match = { $pair } do meet, in match { $board }
why_so_bye = { $player } does have the bye
why_so_stay = { $player } does not float: the opponent has as many points
why_equal = the rules cannot tell the two rounds apart
why_no-colour = { $player } has no opponent in this round, and so no colour
why_no-bye = nobody has the bye: the number of those to be paired is even ({ $players })
why_bye-barred = { $player } may not have the bye: there was a bye already, or points without a game
why_met = { $pair } have met in round { $round }
why_prohibited = { $pair } may not meet: the event has ruled this pair out
why_colours = { $pair } may not meet: both must have { $colour } now
why_colour_w = White
why_colour_b = Black
why_colour_none = a colour
why_impossible = no round can be completed with it; { $reason }
why_nobody-here = { $player } may meet nobody with as many points: { $reasons }
why_alone = nobody else has as many points as { $player }
why_table = the table or the bracket says who meets whom, and nobody chooses
why_table_meet = by the table { $pair } meet in round { $round }
why_second-games = round { $round } has the second games of the pairs of round { $first }: nobody is paired anew

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
why_criterion_completion = everybody can be paired
why_criterion_upfloaters = number of upfloaters
why_criterion_upfloater-scores = scores of the upfloaters
why_criterion_following-group = upfloaters that the following scoregroup needs
why_criterion_upfloaters-again = upfloaters that floated in the round before
why_criterion_opponents-again = opponents of upfloaters that floated in the round before

## Questions and answers

why_ask_meet = Why not { $pair }?
why_ask_bye = Why does { $player } not have the bye?
why_ask_has-bye = Why does { $player } have the bye?
why_ask_stay = Why does { $player } float?
why_ask_colour = Why does { $player } not have the other colour?
why_reply_so = { $reason }
why_reply_away = No: { $reason }
why_reply_forbidden = Forbidden: { $reason }
why_reply_impossible = Not possible: { $reason }
why_reply_worse = Possible, but worse: { $reason }
why_reply_order = As good, but later in the order: { $reason }
why_reply_other = The rules decide otherwise: { $reason }
why_reply_table = { $reason }
why_instead = The best round with it has these boards:
why_instead_matches = The best round with it has these matches:
why_ifs = What would have to be different:
why_ladder = The criteria in their order:
why_ladder_group = The first difference is in the group of { $score }; its criteria in their order:
why_values = { $ours } → { $theirs }
why_value = { $value } ({ $players })
why_value_count = { $count }
why_value_who = { $players }
why_value_nothing = –
why_value_beyond-the-bye = several, or one who may not have the bye
why_value_points = { $points } { $count ->
        [one] point
       *[other] points
    }
why_more-than = more than { $points }
why_standing_same = the same
why_standing_worse = worse: this decides
why_standing_better = better
why_standing_later = as good, but later: this decides
why_standing_other = another one: this decides

## A round with its reasons

why_title = Round { $round }, by { $edition }
why_group = Score group { $score }
why_pair = { $pair }
why_pair-of-match = { $left } { $one } – { $right } { $other }
why_player = { $player }
why_bye = { $player }: bye
why_float = of two score groups: { $higher } ({ $score }) and { $lower } ({ $other })
why_part_s1 = S1
why_part_s2 = S2
why_part_white = White
why_part_black = Black
why_letter_w = w
why_letter_b = b
why_due_w_mild = due White, mildly
why_due_w_strong = due White, strongly
why_due_w_absolute = must have White
why_due_b_mild = due Black, mildly
why_due_b_strong = due Black, strongly
why_due_b_absolute = must have Black

## Two editions

why_editions_title = { $first } and { $second } on the same event
why_editions_count = different rounds: { $different } of { $rounds }; every round begins with the rounds that were played
why_editions_round = Round { $round }
why_editions_boards = { $edition }: { $boards }
why_editions_why = reason: { $reason }

## What cannot be asked

why_same-player = nobody meets themselves: name two players
why_same-team = no team meets itself: name two teams
why_no-team = { $player } is in no team
why_two-players = name two players, or one with --colour, --float or --bye
why_two-teams = name two teams, or one with --colour, --float or --bye
why_no-board = there is no board { $board }; the last one is { $last }
why_another-round = round { $round } of the event is another one than that of the rules; the reasons are those of the rules
