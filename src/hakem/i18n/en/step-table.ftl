### Explanations of rounds by a table.

step_table_board = round { $round }: { $first } has White against { $second }
step_table_bye_pairing-allocated = round { $round }: { $first } has no opponent and gets the bye
step_table_bye_zero-point = round { $round }: { $first } has no opponent and scores nothing
step_table_forfeit = round { $round }: { $first } wins by forfeit, { $second } is gone
step_table_both-gone = round { $round }: { $first } and { $second } are gone
