### What was done at the desk, in one line.

done_nothing = nothing changed
done_create = event { $event } created: { $name }
done_change-event = event changed
done_note = noted
done_finish = finished: the standings are final
done_prizes = list of prizes saved
done_add-player = player { $player } entered
done_add-players = players from a table: { $added } new, { $changed } changed
done_change-player = player { $player } changed
done_remove-player = player removed
done_check-in = player { $player }: noted
done_number = pairing numbers given: { $by }
done_seed = seed { $seed }
done_drawn = { $number } { $name }
done_draw = lots drawn, seed { $seed }
done_bye = player { $player }: bye in round { $round }
done_no-bye = player { $player }: no bye in round { $round }
done_withdraw = player { $player } has withdrawn
done_return = player { $player } is back
done_of-team_check-in = { $name }: noted
done_of-team_bye = { $name }: bye of the team in round { $round }
done_of-team_no-bye = { $name }: no bye in round { $round }
done_of-team_withdraw = { $name } has withdrawn
done_of-team_return = { $name } is back
done_prohibit = kept apart
done_allow = may meet again
done_pair = round { $round } paired
done_pair-by-hand = round { $round } paired by hand
done_unpair = round { $round } taken back
done_publish = round { $round } published
done_unpublish = round { $round } not published any more
done_close = round { $round } closed
done_reopen = round { $round } open again
done_game = game { $game }: { $result }
done_and-then = { $parts }
done_due = { $game }: { $white } (White) - { $black }
done_order = order at the end: { $order }
done_play-off = { $name } started
done_undo = undone
done_redo = done again
done_verify = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }, chain whole
done_branch = branch { $event } made
done_backup = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } written to { $file }
done_migrated = { $name }: tables from version { $before } to { $after }
done_up-to-date = { $name }: version { $after } of the tables, nothing to do
done_in-place = event { $event } is now as in { $file }; what was there before is among its backups
done_restore = event { $event } made of { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
done_ratings = { $count ->
        [one] { $count } player
       *[other] { $count } players
    } changed by the list
done_export = { $file } written ({ $form })
done_site = { $file }: the site, { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
done_import = { $new } new, { $changed } changed, { $unchanged } unchanged, { $doubtful } doubtful, { $blocked } not usable, { $missing } not in the table
done_begun = event { $event } made: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
done_import-dry = nothing written; a yes would mean: { $new } new, { $changed } changed, { $unchanged } unchanged, { $doubtful } doubtful, { $blocked } not usable, { $missing } not in the table
done_import-event = event { $event } made: { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

## Where an event stands

done_status_event = { $name } ({ $event })
done_status_rules = { $system }, edition { $edition }
done_status_ties = ties broken by { $rules }
done_status_round = round { $round } of { $rounds }: { $state }
done_status_not-begun = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, nothing paired yet
done_status_round-at-most = round { $round } (at most { $rounds }): { $state }
done_status_lots = next: the lots for the numbers ({ $article }): number by lots
done_status_redraw = next: lots have to be drawn again ({ $article }): number by lots
done_status_players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
done_status_teams = { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    }
done_status_open = open boards: { $boards }
done_status_adjourned = adjourned: round { $round }, boards { $boards }
done_status_postponed = postponed: { $round }.{ $match } { $one } – { $other }
done_status_postponed-until = postponed to { $day }: { $round }.{ $match } { $one } – { $other }
done_status_fide = FIDE mode
done_status_not-fide = not in FIDE mode:
done_state_open = open
done_state_paired = paired
done_state_published = published
done_state_closed = closed
done_state_finished = finished

## Teams

done_add-team = team { $team } entered: { $name }
done_change-team = team { $team } changed: { $name }
done_remove-team = team removed: { $name }
done_number-teams = teams numbered: { $by }
done_line-up-rules = rules of line-ups saved
done_line-up = round { $round }: line-up of { $name } noted
done_match = round { $round }, match { $match }: { $first } { $score } { $second }
done_forfeit-match = round { $round }, match { $match }: noted
done_postpone = round { $round }, match { $match } is played later
done_penalty = points of { $name } changed
