### Explanations of rounds by a table.

step_table_board = round { $round }: { $first } has White against { $second }
step_table_bye_pairing-allocated = round { $round }: { $first } has no opponent and gets the bye
step_table_bye_zero-point = round { $round }: { $first } has no opponent and scores nothing
step_table_bye_full-point = round { $round }: { $first } wins, nobody sits opposite
step_table_match = round { $round }: { $first } meets { $second } on { $boards } { $boards ->
        [one] board
       *[other] boards
    } and has White on board 1
step_table_match-black = round { $round }: { $first } meets { $second } on { $boards } { $boards ->
        [one] board
       *[other] boards
    } and has Black on board 1
step_table_team-a_rating = { $first } is team A: its average rating is { NUMBER($own) }, that of the other team { NUMBER($other) }
step_table_team-a_listed = { $first } is team A: it is listed first
step_table_team-a_played = { $first } is team A, as the first round was played
step_table_team-rests = round { $round }: { $first } has no opponent
step_table_forfeit = round { $round }: { $first } wins by forfeit, { $second } is gone
step_table_both-gone = round { $round }: { $first } and { $second } are gone
