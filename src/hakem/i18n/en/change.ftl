### What cannot be done to an event.

## Players

change_no-such-player = there is no player { $player }
change_has-played = player { $player } is part of round { $round } and cannot be removed; they can withdraw
change_withdrawn-already = player { $player } has withdrawn already, after round { $round }
change_plays-after = player { $player } cannot withdraw after round { $after }: they are part of round { $round }
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
