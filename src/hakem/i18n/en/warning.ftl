### What the desk warns of.

## The event

warning_late-entries-at-the-end = late comers stand at the end of the list until round 2, which is not FIDE's rule
warning_tie-breaks-changed = the tie-breaks are changed during the event: { $was } becomes { $now }
warning_options-changed = options of the pairing system are changed after round { $round }
warning_rounds-changed = the number of rounds is changed during the event: { $was } becomes { $now }
warning_points-changed = the scoring is changed after round { $round }
warning_rounds-missing = the last round played is { $played } of { $total }

## Players

warning_lots-not-drawn = { $article }: numbers of a round robin are drawn by lots, and the present ones were not; draw them first (number by lots), or pair by the numbers as they stand
warning_redraw-due = { $article }: lots have to be drawn again before round 1: { $changes }
warning_redraw-left = out since they were drawn: { $names }
warning_redraw-came = not there when they were drawn: { $names }
warning_late-entry = player { $player } enters late, from round { $round } on
warning_late-after-announced = round { $round } is announced: nobody should enter any more
warning_strength-changed = the strength of player { $player } changed after the first round was paired
warning_same-number = the licence number of { $name } is that of player { $player }. Confirm if it is somebody else
warning_same-name = { $name } may be entered already: player { $player }. Confirm if it is somebody else
warning_numbers-renewed = pairing numbers are given anew before round { $round }
warning_numbers-given-anew = pairing numbers are given anew after round { $round }
warning_second-half-bye = player { $player } has had or asked for a half-point bye already
warning_full-bye = player { $player }: full-point byes should not be given any more
warning_team-second-half-bye = { $team } has had or asked for a half-point bye already
warning_team-full-bye = { $team }: full-point byes should not be given any more
warning_prohibited-late = prohibited pairings are changed after round { $round }
warning_weak-prohibition = players kept apart only if possible: FIDE's rules do not know that
warning_weak-dropped = there is no round that keeps all apart who should not meet if possible: { $count } given up
warning_ties-go-along = ties are broken by { $rules }, which goes with what was chosen; the edition of the tie-breaks can be named by itself
warning_absent-paired = paired although they are not there: { $players }; their games stay on their boards
warning_not-checked-in = not checked in: { $players }
warning_absent-unanswered = did not come to the board in round { $round }, and nobody has said whether they play on: { $players }; withdraw them, give them a bye, or check them in
warning_absent-withdrawn = absent without notice, withdrawn ({ $article }): { $players }

## Rounds and results

warning_boards-of-round = round { $round }, boards { $boards }
warning_adjourned-as-draws = adjourned games count as drawn for now: { $boards }
warning_adjourned-were-draws = adjourned games counted as drawn until they were played: { $boards }
warning_open-were-draws = { $article }: paired while games of round { $round } had no result, which counted as { $points } for both: { $games }
warning_boards-fixed = round { $round }: boards were fixed, and the rules give another round
warning_paired-by-hand = round { $round } was paired by hand, and the rules give another round: { $reason }
warning_hand-rematch = { $pair } have played each other already
warning_hand-prohibited = { $pair } must not meet
warning_hand-third-colour = player { $player } gets a third time the same colour
warning_hand-second-bye = player { $player } has had a bye or won by forfeit already
warning_hand-left-out = neither on a board nor with a bye: { $players }
warning_announced-changed = round { $round } has been announced and is changed
warning_announced-stands = round { $round } has been announced: { $verdict }
warning_announced-must-change = round { $round } has been announced: { $verdict }
warning_results-lost = round { $round }: { $count ->
        [one] { $count } result is
       *[other] { $count } results are
    } lost
warning_published-with = with round { $round } these are published too: { $before }
warning_unpublished-with = with round { $round } these are not published any more: { $behind }
warning_unpublished-with-results = round { $round } has results already
warning_reopened-old = round { $round } is opened again, and round { $last } is paired
warning_result-replaced = round { $round }, board { $board }: { $was } becomes { $now }
warning_disputed = round { $round }, board { $board }: { $other } reported { $theirs }, this report says { $said }; an arbiter has to look
warning_report-kept = round { $round }, board { $board }: an arbiter has decided { $stands }, and it stands; the report { $said } is kept beside it
warning_report-late = round { $round } is over: the report { $said } of board { $board } is kept beside the result { $stands }; tell the arbiter
warning_report-anew = round { $round }, board { $board } was seated anew: the report { $said } is about others and not entered
warning_the-desk = the desk
warning_round-is-closed = round { $round } is closed; a result of it is changed only when this is confirmed
warning_correction = round { $round }, board { $board } corrected after the round: { $was } becomes { $now }
warning_rating-only = round { $round }, board { $board }: too late for the standings, counts for rating only: { $was } becomes { $now }
warning_rounds-would-differ = now the rules would pair round { $rounds } differently; no longer theirs: { $pairs }

## Play-offs, back and forth

warning_play-off-stands = there is a play-off already, which hangs on the standings: { $names }
warning_play-off-note = { $note }
warning_play-off-results-lost = { $count ->
        [one] { $count } result
       *[other] { $count } results
    } of the play-off that depended on it { $count ->
        [one] is
       *[other] are
    } lost
warning_undo-several = { $count } entries are taken back: { $entries }

## Files

warning_imported = the event was begun elsewhere: { $source }
warning_imported-differs = the rules give other pairings than the file in { $rounds ->
        [one] round
       *[other] rounds
    } { $rounds }
warning_already-here = { $what }
warning_no-backup = the copy { $file } could not be written

## Teams

warning_members-changed = { $team }: the list of members is changed during the event
warning_match-results-lost = match { $match } of round { $round } has results ({ $count }); they are replaced by forfeits
warning_postponed = match { $match } of round { $round } is played later; the table counts it when it is played
warning_postponed-as-draws = match { $match } of round { $round } is played later; its boards count as draws meanwhile
warning_penalty = points taken from { $team }: { $reason }
warning_bonus = points given to { $team }: { $reason }
warning_line-up-rules-changed = the rules of line-ups are changed after round { $round }
warning_line-up-after-results = match { $match } of round { $round } has results ({ $count }); those of other players go
warning_line-up-after-published = round { $round } is published: line-up of match { $match } changed
warning_line-up-broken = line-up of { $team }: { $reasons }
warning_line-ups-missing = no line-up was handed in by { $teams }; the first of their lists sit
