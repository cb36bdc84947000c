### Explanations of the Dutch system of 2009.

step_handbook_first-round = first round: all players are in one group
step_handbook_group_homogeneous = homogeneous group, score { $score }: own players { $own }; moved down { $moved }
step_handbook_group_heterogeneous = heterogeneous group, score { $score }: moved down { $moved }; own players { $own }
step_handbook_moves-on = no opponent in this group: { $players } { $players ->
        [one] moves
       *[other] move
    } on to the next one
step_handbook_x = { $white } { $white ->
        [one] wishes
       *[other] wish
    } White and { $black } Black, half of the group is { $half }: x = { $x }
step_handbook_x-in-force = x in force: { $x }
step_handbook_p = p = { $p }
step_handbook_subgroups = S1: { $s1 }; S2: { $s2 }
step_handbook_accepted = accepted: { $pairs }
step_handbook_unmet = a preference stays unmet: { $pairs }
step_handbook_moves-down = moved down: { $players }
step_handbook_transposition = transposition; S2: { $s2 }
step_handbook_no-transposition = no transposition is acceptable
step_handbook_exchange = exchange: { $going } to S2, { $coming } to S1
step_handbook_no-exchange = no exchange helps
step_handbook_upfloats-given-up = given up for those who meet moved-down players
step_handbook_downfloats-given-up = given up for those who move down
step_handbook_exempt = last round, above 50 %: { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    } with equal absolute preferences, else more float
step_handbook_strong-given-up = { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    } with equal strong preferences, else more float
step_handbook_x-raised = x changes from { $old } to { $new }
step_handbook_other-floaters = { $players } { $players ->
        [one] does
       *[other] do
    } not fit here: the group above is paired again, others move down
step_handbook_merged = the two lowest groups become one; { $added } { $added ->
        [one] counts
       *[other] count
    } as moved down
step_handbook_fewer-pairs-above = the lowest group cannot be completed; the one above gets { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    }
step_handbook_fewer-pairs = pairs demanded: { $pairs }, moved-down players first: { $head }, x = { $x }
step_handbook_board = board { $board }: { $white } has White against { $black }
step_handbook_boards-in-order = { $boards } { $boards ->
        [one] board
       *[other] boards
    } in order of scores and ranks
step_handbook_not-paired = not paired in this round: { $players }
step_handbook_bye = { $player } has the bye
