### Ways to hold an event, compared by playing it often.

fairness_title = Players: { $players }; { $runs ->
        [one] { $runs } run
       *[other] { $runs } runs
    } of each way, seed { $seed }
fairness_playing = playing
fairness_way = Way
fairness_list = Tie-breaks
fairness_variant = { $system }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
fairness_accelerated = { $system }, { $rounds ->
        [one] { $rounds } round, Baku
       *[other] { $rounds } rounds, Baku
    }
fairness_settled = First place settled by
fairness_points = points
fairness_nothing = nothing
fairness_stuck = Cut short
fairness_confidence = In brackets: the limits between which the true value lies with 95 % confidence.

## The measures

fairness_measure_order = Order
fairness_measure_first = Strongest first
fairness_measure_three = Strongest in first three
fairness_measure_imbalance = Colour imbalance
fairness_measure_uneven = Difference above 1
fairness_measure_broken = Other colour than due
fairness_measure_floats = Floats per player
fairness_measure_met = Met, level again
fairness_measure_tied = Tied on most points
fairness_about_order = Pairs of players who finish in the order of their strength, less those who finish the other way round: 1 is the order of strength, 0 no connection.
fairness_about_first = How often the strongest is alone in the first place.
fairness_about_three = How often the strongest is among the first three.
fairness_about_imbalance = How far games with White and with Black are apart, on average over all players.
fairness_about_uneven = The part of players whose games with White and with Black differ by more than one.
fairness_about_broken = How often somebody gets the colour that is not due, as a part of all players and rounds.
fairness_about_floats = How often a player meets somebody with other points.
fairness_about_met = Pairs level on points before a round who have met already, per player: what the system has to avoid.
fairness_about_tied = How many share the most points at the end.

## What cannot be compared

fairness_field = name a file with the players, or --players: one of the two
fairness_teams = events of teams cannot be simulated
fairness_system = { $system } cannot be compared: teams and knockouts are not simulated here
fairness_rounds = too many rounds ({ $rounds }) for so few players ({ $players }): nobody meets twice
