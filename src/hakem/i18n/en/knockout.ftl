### Knockouts: stages, timetable, and what cannot be done.

## Plans and seeds

knockout_players = a knockout needs two players at least, not { $players }
knockout_qualify = from 1 to { $most } can be selected, not { $qualify }
knockout_no-such-match = there is no match { $match } in stage { $stage }
knockout_match-not-due = match { $match } of stage { $stage } cannot have a result before its players are known
knockout_not-in-match = match { $match } of stage { $stage } is { $first } - { $second }; seed { $winner } does not play in it
knockout_no-such-seed = there is no seed { $seed } among { $players } { $players ->
        [one] player
       *[other] players
    }
knockout_lots-needed = some have no rating, or the same: give a text for the lots
knockout_not-ranked = { $player } is not in the ranking that gives the seeds
knockout_seeded-twice = player { $player } is named twice
knockout_shared = shared places, in the order of pairing numbers: { $places }; further tie-breaks would part them
knockout_not-the-plan = the plan is for { $planned } { $planned ->
        [one] player
       *[other] players
    }, not for { $players }
knockout_short-team = team { $team } needs { $boards } { $boards ->
        [one] member
       *[other] members
    }, one for every board

## Rounds

knockout_game-not-due = round { $round }, board { $board }: { $white } - { $black } is no game that this knockout has then
knockout_colours-of-game = round { $round }, board { $board }: in { $white } - { $black } the colours must be exchanged
knockout_no-result = round { $round }, board { $board }: { $white_mark }-{ $black_mark } in { $white } - { $black } decides nothing in a knockout
knockout_left = { $name } ({ $id })

## Drawings

knockout_round-of = Round of { $size }
knockout_stage-named = { $name }
knockout_winner = Winner
knockout_selected = Selected
knockout_best-left = no. { $place } of those left
knockout_from-page = from page { $page }
knockout_page = Page { $page } of { $pages }
knockout_legend_winner = W1.2: winner of match 2 of stage 1
knockout_legend_best-left = R1.3: third best seed of those left after stage 1

## Stages

knockout_stage_preliminary = Preliminary
knockout_stage_quarter-finals = Quarter-finals
knockout_stage_semi-finals = Semi-finals
knockout_stage_final = Final
knockout_stage_match = Match
knockout_stage_groups = Groups
knockout_stage_round-robin = Round robin
knockout_stage_golden-round-robin = Round robin of golden points
knockout_stage_remaining = Remaining prizes

## The timetable

knockout_timetable = Timetable
knockout_column_stage = Stage
knockout_column_game = Game
knockout_column_starts = Start
knockout_column_ends = End
knockout_part_games = game { $game }
knockout_part_extra = extra time, game { $game }
knockout_part_golden = golden point
knockout_part_round = round { $game }
knockout_part_golden-round = golden points, round { $game }
knockout_fits = over at { $ends } at the latest, in time for { $until }
knockout_too-long = over at { $ends } at the latest, { $over } { $over ->
        [one] minute
       *[other] minutes
    } after { $until }
knockout_too-short-a-day = not even golden points alone would fit: begin earlier, or play on another day

## Ways to make a day shorter

knockout_shorten_extra = extra time with { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } each: over at { $ends }
knockout_shorten_no-extra = golden point without extra time, if the event's regulations say so: over at { $ends }
knockout_shorten_both = all games with { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } each at most: over at { $ends }
knockout_shorten_games = games with { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } each, no extra time: over at { $ends }
knockout_shorten_golden = golden points only: over at { $ends }

## Timetables that cannot be made

knockout_time-control = a time control has a minute at least for each side and no negative increment: { $time }
knockout_pauses = a pause cannot be shorter than nothing
knockout_games-even = the number of games is even, not { $games } ({ $article })
knockout_extra-of-nothing = there is no extra time without games before it
knockout_extra-longer = games of the extra time are not longer than the games before ({ $article })
knockout_no-stages = a timetable needs one stage at least
knockout_start = a timetable cannot begin before midnight

## Places

knockout_no-knockout = the event is no knockout: neither its rules nor its type say so
knockout_not-over = the knockout is not over: prizes follow from the stages in which everybody has gone out
knockout_places = Places after round { $round }, { $rules }
knockout_places-before = Places before the first round, { $rules }
knockout_by-stage = by the stage reached; who went out in the same stage shares the places, listed by the last match, then by seed
knockout_still-in = still in
knockout_selected-one = selected
knockout_place_place = Place
knockout_place_number = No
knockout_place_name = Name
knockout_place_rating = Rating
knockout_place_stage = Came as far as
knockout_place_last-match = Last match
knockout_place_points = Points
