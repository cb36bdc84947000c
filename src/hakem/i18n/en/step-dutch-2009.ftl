### Explanations of the Dutch system of 2009.

## Groups

step_dutch-2009_first-round = first round: all players are in one group
step_dutch-2009_group_homogeneous = homogeneous group, score { $score }: { $own }
step_dutch-2009_group_homogeneous_mdps = homogeneous group, score { $score }: own players { $own }; moved down { $mdps }
step_dutch-2009_group_homogeneous_only-mdps = homogeneous group, score { $score }: only moved-down players, { $mdps }
step_dutch-2009_group_heterogeneous = heterogeneous group, score { $score }: moved down { $mdps }; own players { $own }
step_dutch-2009_moves-on = no opponent in this group: { $players } { $players ->
        [one] moves
       *[other] move
    } on to the next one
step_dutch-2009_remainder_anew = remainder: { $players }; it counts x anew
step_dutch-2009_remainder_left = remainder: { $players }; it has what is left of x
step_dutch-2009_x = { $white } { $white ->
        [one] wishes
       *[other] wish
    } White and { $black } Black, half of the group is { $half }: x = { $x }
step_dutch-2009_x-in-force = x in force: { $x }
step_dutch-2009_p = p = { $p }
step_dutch-2009_only-s2 = S1 is empty; S2: { $s2 }

## Transpositions and exchanges

step_dutch-2009_accepted = accepted: { $pairs }
step_dutch-2009_accepted_no-pair = accepted without a pair
step_dutch-2009_unmet = a preference stays unmet: { $pairs }
step_dutch-2009_moves-down = moved down: { $players }
step_dutch-2009_transposition = transposition; S2: { $s2 }
step_dutch-2009_no-transposition = no transposition is acceptable
step_dutch-2009_exchange = exchange: { $going } to S2, { $coming } to S1
step_dutch-2009_no-exchange = no exchange helps

## What is given up

step_dutch-2009_upfloats-given-up = given up for those who meet moved-down players
step_dutch-2009_downfloats-given-up = given up for those who move down
step_dutch-2009_exempt = last round, above 50 %: { $count } { $count ->
        [one] pair
       *[other] pairs
    } with equal absolute preferences, else more float
step_dutch-2009_strong-given-up = { $count } { $count ->
        [one] pair
       *[other] pairs
    } with equal strong preferences, else more float
step_dutch-2009_x-raised = x changes from { $old } to { $new }
step_dutch-2009_other-floaters = { $players } { $players ->
        [one] does
       *[other] do
    } not fit here: the group above is paired again, others move down
step_dutch-2009_merged = the two lowest groups become one; { $mdps } { $mdps ->
        [one] counts
       *[other] count
    } as moved down
step_dutch-2009_group-moves = nobody who moved down can be paired here: the whole group moves down ({ $players })
step_dutch-2009_fewer-pairs-above = the lowest group cannot be completed; the one above gets { $count } { $count ->
        [one] pair
       *[other] pairs
    }
step_dutch-2009_fewer-pairs = pairs demanded: { $pairs }, moved-down players first: { $mdps }, x = { $x }

## The round

step_dutch-2009_boards-in-order = { $count } { $count ->
        [one] board
       *[other] boards
    } in order of scores and ranks
step_dutch-2009_not-paired = not paired in this round: { $players }

## What is tried first

step_dutch-2009_tried_met = { $pair }: no, they have met in round { $round }
step_dutch-2009_tried_prohibited = { $pair }: no, the event does not allow it
step_dutch-2009_tried_absolute = { $pair }: no, both must have the same colour
step_dutch-2009_tried_colours = { $pair }: no, their colours do not go together
step_dutch-2009_tried_upfloat = { $pair }: no, the opponent would float up again
step_dutch-2009_tried_nobody = nobody of S2 is left for { $player }
