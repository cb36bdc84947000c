### Explanations of the Dubov system.

## Before the groups

step_dubov_unrated = without a rating, which counts as 0: { $players }
step_dubov_bye-refused = no bye for { $players }: the others could not all be paired
step_dubov_halves = nobody here has played; upper half: { $white }; lower half: { $black }

## White and black list

step_dubov_lists = due White: { $white }; due Black: { $black }
step_dubov_all-due_white = all are due White: { $players }
step_dubov_all-due_black = all are due Black: { $players }
step_dubov_bound = must have the colour of their list and stay on it: { $players }
step_dubov_must-meet_white = too few of the two lists may meet; from the white to the black list: { $players }
step_dubov_must-meet_black = too few of the two lists may meet; from the black to the white list: { $players }
step_dubov_too-many_white = the white list is too long; to the black list: { $players }
step_dubov_too-many_black = the black list is too long; to the white list: { $players }
step_dubov_own-list_down = { $player } has met everybody on the black list; the next below on the white list who can be met: { $opponent }
step_dubov_own-list_up = { $player } has met everybody on the black list, and nobody below on the white list can be met; the next above: { $opponent }
step_dubov_order = white list, with the average rating of opponents: { $white }; black list: { $black }
step_dubov_with-aro = { $player } ({ NUMBER($aro) })

## Upfloaters (2026)

step_dubov_needed_odd = an odd number: { $count } { $count ->
        [one] upfloater is
       *[other] upfloaters are
    } needed
step_dubov_needed_residents = not all of them may meet: { $count } { $count ->
        [one] upfloater is
       *[other] upfloaters are
    } needed
step_dubov_needed_below = otherwise those below could not all be paired: { $count } { $count ->
        [one] upfloater is
       *[other] upfloaters are
    } needed
step_dubov_upfloaters = floating up: { $players }
step_dubov_passed_upfloaters-impossible = with { $players } not everybody could be paired
step_dubov_passed_upfloater-scores = { $players }: a lower score than necessary; { $ours } instead
step_dubov_passed_upfloater-colours = { $players }: fewer colour preferences could be met; { $ours } instead
step_dubov_passed_maximum-upfloaters = { $players }: more players who have floated up as often as they should; { $ours } instead
step_dubov_passed_maximum-upfloats = { $players }: floated up even more often; { $ours } instead
step_dubov_passed_upfloaters-again = { $players }: floated up in the round before; { $ours } instead

## Players raised to the group above (2009)

step_dubov_not-raised = raised in the round before, or too often to be raised again: { $players }
step_dubov_need_odd = an odd number: somebody has to be raised
step_dubov_need_unpaired = not everybody can be paired: somebody has to be raised
step_dubov_need_stuck = { $stuck } may meet nobody of the group: somebody has to be raised
step_dubov_sought_white = wanted first: somebody due White
step_dubov_sought_black = wanted first: somebody due Black
step_dubov_raised = { $player } is raised
step_dubov_passed-over_no-help = { $players }: may not meet the player who needs an opponent
step_dubov_passed-over_colour = { $players }: not due the colour that is wanted
step_dubov_passed-over_rest = { $players }: without them fewer of those below could meet each other
step_dubov_passed-over_impossible = { $players }: with them not everybody could be paired
step_dubov_floats = nobody can be raised; { $player } floats down (case { $case })
step_dubov_floaters-first = floated down and paired first, in this turn: { $players }

## Why a round is not the right one

step_dubov_check_worse_upfloaters = more players float up: { $theirs } instead of { $ours }
step_dubov_check_worse_upfloater-scores = players with lower scores float up: { $theirs } instead of { $ours }
step_dubov_check_worse_upfloater-colours = with these upfloaters fewer colour preferences can be met: { $theirs } instead of { $ours }
step_dubov_check_worse_maximum-upfloaters = more players float up who have done so as often as they should: { $theirs } instead of { $ours }
step_dubov_check_worse_maximum-upfloats = players float up who have done so even more often: { $theirs } instead of { $ours }
step_dubov_check_worse_upfloaters-again = more players float up as in the round before: { $theirs } instead of { $ours }
step_dubov_check_worse_upfloaters-later = equally good upfloaters come earlier in the order: { $ours } before { $theirs }
