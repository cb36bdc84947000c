### The page before a round is paired.

web-pair_title = Pair round { $round }
web-pair_over = All rounds are paired
web-pair_pair = Pair round { $round }
web-pair_busy = Pairing …
web-pair_playing = { $count ->
        [one] { $count } player to be paired
       *[other] { $count } players to be paired
    }
web-pair_absent = Did not come in round { $round }: what now?
web-pair_absent_open = nobody has said anything yet
web-pair_absent_back = is here and plays on
web-pair_absent_withdrawn = has withdrawn
web-pair_absent_bye = has a bye in this round
web-pair_absent_not-there = was not there at the check-in and is not paired
web-pair_absent_do_back = Plays on
web-pair_absent_do_zero = Not this round (0)
web-pair_absent_do_half = Bye ½
web-pair_absent_do_withdraw = Withdraw
web-pair_absent_do_return = Comes back
web-pair_absent_do_no-bye = Plays after all
web-pair_absent_all_back = All { $count } play on
web-pair_absent_all_withdraw = All { $count } withdraw
web-pair_before = Before pairing
web-pair_warnings = To be read
web-pair_notes = { $count ->
        [one] { $count } note for information
       *[other] { $count } notes for information
    }
web-pair_nobody = none
web-pair_no-bye = Nobody: everybody has an opponent.
web-pair_who = Show ({ $count })
web-pair_fact_open = Open results
web-pair_fact_open-text = { $count ->
        [one] { $count } board has none yet
       *[other] { $count } boards have none yet
    }
web-pair_fact_open-link = Enter results
web-pair_fact_adjourned = Adjourned games
web-pair_fact_adjourned-text = { $count ->
        [one] { $count } game counts as a draw for this pairing
       *[other] { $count } games count as draws for this pairing
    }
web-pair_fact_adjourned-link = Enter result
web-pair_fact_teamless = Without a team
web-pair_fact_teamless-text = { $count ->
        [one] { $count } player is in no team and will not play
       *[other] { $count } players are in no team and will not play
    }
web-pair_fact_teamless-link = Name the team
web-pair_fact_absent = Not there
web-pair_fact_absent-text = { $count ->
        [one] { $count } player was not there at the check-in and is not paired
       *[other] { $count } players were not there at the check-in and are not paired
    }
web-pair_fact_absent-link = Check-in
web-pair_fact_unseen = Not checked in
web-pair_fact_unseen-text = { $count ->
        [one] nobody has looked for { $count } player
       *[other] nobody has looked for { $count } players
    }
web-pair_fact_unseen-link = Check-in
web-pair_fact_byes = Byes asked for
web-pair_fact_byes-text = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-pair_fact_byes-link = Change
web-pair_fact_gone = Withdrawn
web-pair_fact_gone-text = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-pair_fact_gone-link = Change
web-pair_fact_late = First round
web-pair_fact_late-text = { $count ->
        [one] { $count } late entry plays from now on
       *[other] { $count } late entries play from now on
    }
web-pair_fact_late-link = Change
web-pair_fact_bye = Would have the bye
web-pair_fix = Fix boards and pair the rest
web-pair_fix-help = Type numbers or names. Boards that the rules would not give are written into the report.
web-pair_reason = Why
web-pair_hand = Pair by hand
web-pair_hand-help = Make boards yourself, each one judged, and let the rules pair the rest.
