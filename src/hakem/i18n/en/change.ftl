### What cannot be done to an event.

## Players

change_no-such-player = there is no player { $player }
change_has-played = player { $player } is part of round { $round } and cannot be removed; they can withdraw
change_withdrawn-already = player { $player } has withdrawn already, after round { $round }
change_plays-after = player { $player } cannot withdraw after round { $after }: they are part of round { $round }
change_after-the-end = nobody withdraws after round { $round }: the last round is { $last }
change_not-withdrawn = player { $player } has not withdrawn
change_no-bye = player { $player } has not asked for a bye in round { $round }
change_prohibited-already = these players are kept apart already: { $players }
change_not-prohibited = no such prohibition keeps these players apart: { $players }

## Rounds and results

change_no-such-round = there is no round { $round }; { $last } { $last ->
        [one] is
       *[other] are
    } paired
change_no-such-board = round { $round } has no board { $board }; it has { $last }
change_no-such-pair = round { $round } has no board { $pair } (White first)
change_result-lost = round { $round }: { $pair } has a result; take it back before the board is changed
change_in-round = player { $player } has a game or a bye in round { $round } already

## Rules, lots and values

change_system-locked = the event is paired by '{ $was }'; once a round is paired it cannot become '{ $now }'
change_edition-locked = the event is paired by edition '{ $was }'; once a round is paired it cannot become '{ $now }'
change_no-such-lot = no lots were drawn for '{ $purpose }'
change_no-such-values = there are no values by the name '{ $name }'

## Leaving, and byes that are asked for

change_left = { $player } has withdrawn after round { $round }
change_left-at-once = { $player } has withdrawn before the first round
change_left-team = { $team } has withdrawn after round { $round } with all of its players
change_left-team-at-once = { $team } has withdrawn before the first round with all of its players
change_left-forfeit = round { $round }, { $pair }: not played, decided by forfeit
change_left-open = round { $round }, { $pair }: still without a result; it has to be entered
change_left-unranked = { $article }: completed games: { $played } of { $games }, less than half: the results of { $player } stay in the table, and neither the player nor these results are in the ranking; the games to come are (-), for the opponents (+)
change_left-ranked = { $article }: completed games: { $played } of { $games }, at least half: { $player } stays in the ranking; the games to come are (-), for the opponents (+)
change_left-later = { $article }: completed games so far: { $played } of { $games }; whoever leaves with less than half of them completed is not in the ranking
change_left-team-unranked = { $article }: matches played by { $team }: { $played } of { $games }, less than half: the results stay in the table, and neither the team nor these results are in the ranking
change_left-team-ranked = { $article }: matches played by { $team }: { $played } of { $games }, at least half: the team stays in the ranking
change_left-redraw = { $article }: no round is paired yet; whoever leaves a round robin now is taken out, and lots are drawn again if the table changes: `hakem redraw`
change_back = { $player } is there again from round { $round } on; the rounds missed stay missed
change_bye_half = { $player } has a half-point bye in round { $round }
change_bye_zero = { $player } has a zero-point bye in round { $round }
change_bye_full = { $player } has a full-point bye in round { $round }
change_bye-taken-back = { $player } has no bye in round { $round } any more
change_back-over = { $player } counts as not withdrawn; the games missed stay lost by forfeit
change_back-team = { $team } is there again from round { $round } on; the rounds missed stay missed
change_back-team-over = { $team } counts as not withdrawn; the matches missed stay lost by forfeit
change_bye-in-table = a table does not move because of a bye: the game stays on its board, to be postponed or decided
change_redraw-left = out before the first round: { $players }
change_redraw-drawn = { $article }: the table changes, so the lots are drawn again
change_redraw-replaced = { $article }: whoever comes takes the number of whoever leaves; the lots stand
change_redraw-bye = { $article }: the last number was even, whoever should meet it has the bye; the lots stand
