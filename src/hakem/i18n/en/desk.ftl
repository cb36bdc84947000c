### What the desk refuses, and what it says of an event.

## The event

desk_no-event = there is no event yet: create it first
desk_event-begun = the event has been created already
desk_finished = the event is finished; undo that first
desk_missing = { $field } is missing
desk_locked = { $field } cannot be changed any more: round 1 is paired
desk_fields = { $action }: { $wrong }
desk_points = '{ $text }' is no scoring; it is written like 1-½-0 or 3-1-0
desk_points-draws = scoring { $text }: two draws are worth more than a win and a loss
desk_points-large = scoring { $text }: reports have no room for such scores
desk_points-bye = scoring { $text }: the bye is worth more than a win
desk_preset-and-list = name either a preset or a list of tie-breaks
desk_no-acceleration = { $system } has no accelerated pairings
desk_acceleration-locked = the acceleration cannot be changed any more: round 1 is paired
desk_board-colours = '{ $colours }' are no colours of boards; they are written like WBWB
desk_match-points = '{ $text }' is no scoring of matches; it is written like 2-1-0 or 3-1-0
desk_team-bye-worth = '{ $text }' is nothing that the bye of a team can bring: match points and board points are written like 1-1½, with no more match points than a win has, or draw for those of a drawn match
desk_team-bye-worth-alone = a bye of teams is worth something only where teams are paired by their scores, which is not so in this event
desk_citizen-number = an identity number must not stand in the journal
desk_no-text = { $field } has signs that are no text
desk_no-system = what the event is ({ $code }) names no system that is here: rounds are kept, none is paired or explained; the settings can name one
desk_not-fide = the event is held by { $edition }
desk_entry = #{ $seq } { $what }

## Players

desk_fide-id-twice = somebody with FIDE ID { $fide_id } is there already
desk_fide-id = { $fide_id } is no FIDE ID
desk_birth = nobody was born in { $year }
desk_in-play-off = { $player } is in play-off { $name } and cannot be removed
desk_no-swiss-of-teams = { $system }: matches of two games are between players; teams meet by another system
desk_lots-known = the lots of this knockout are drawn already
desk_no-such-lot = { $player } cannot be given White in { $game }: it is not theirs
desk_no-bye-on-request = { $system }: nobody has a bye on request here; whoever does not come loses the game
desk_no-prohibition = { $system }: who meets whom follows from the table here, and nobody can be kept apart
desk_not-finished = { $event } is not finished
desk_no-late-entry = { $system }: nobody can enter once the first round is paired
desk_cannot-clear = { $field } cannot be taken back
desk_numbers-final = pairing numbers cannot be given anew once round { $round } is paired
desk_numbers-of-table = { $system }: numbers cannot be given anew once the first round is paired
desk_colour-known = the colour of the first player is known already
desk_draw-among = name two or more different players to draw among
desk_prohibit-whom = name at least two players who must not meet
desk_prohibited-already = these players are kept apart already
desk_not-prohibited = nothing keeps these players apart

## Rounds and results

desk_no-players = there are no players
desk_no-such-round = there is no round { $round }; the last one is { $last }
desk_no-such-board = there is no board { $board } in round { $round }
desk_no-board = { $players } is no board: two different players sit at one
desk_nothing-paired = no round is paired yet
desk_not-by-hand = { $system }: who meets whom is fixed here, and rounds are not made by hand
desk_nothing-played = nothing has been played yet
desk_all-rounds-paired = the last round, { $total }, is paired
desk_not-the-next-round = round { $round } is not the next one; that is round { $next }
desk_not-the-last-round = round { $round } is not the last one paired; that is round { $last }
desk_results-disputed = round { $round }: different results were reported, an arbiter has to settle: { $boards }
desk_results-open-rounds = these boards have no result yet: { $rounds }
desk_round-date-too-many = { $day } would be the day of a round behind the last one (round { $rounds })
desk_round-date-early = round { $round }: { $day } is before the first day of the event ({ $start })
desk_results-open = round { $round }: results are missing on { $boards ->
        [one] board
       *[other] boards
    } { $boards }
desk_published-already = round { $round } is published already
desk_not-published = round { $round } is not published
desk_closed-already = round { $round } is closed already
desk_not-closed = round { $round } is not closed
desk_too-late-to-adjourn = a game of round { $round } cannot be adjourned any more

## Matches and play-offs

desk_no-such-game = there is no game { $game } to be played; due: { $due ->
        [0] none
       *[other] { $due }
    }
desk_flag = '{ $flag }' is no side; known: white, black
desk_play-off-of-whom = name either the place that is shared or the players
desk_play-off-already = { $name } is played among some of them already
desk_play-off-open = { $name } is not decided yet
desk_play-off-format = '{ $value }' is no value of { $name }; choices are { $known }
desk_play-off-result = '{ $result }' is no result of a game; known: 1-0, ½-½, 0-1

## Back and forth

desk_nothing-to-undo = there is nothing to undo
desk_copy-of-another = this copy is of another event, or has gone another way
desk_copy-is-now = the event is already what this copy is
desk_copy-undone-since = what this copy has was partly undone since; open it as an event of its own
desk_copy-overtaken = somebody has changed the event meanwhile; look again
desk_nothing-to-redo = there is nothing to do again
desk_no-such-entry = there is no entry { $seq } to go to; the last one is { $last }
desk_steps = { $steps } is no number of steps
desk_steps-or-to = name either steps or the entry to go to
desk_changed-meanwhile = changed meanwhile: it was { $was }, it is { $now } now
desk_seated-anew = round { $round } was paired anew since this was tapped: the report { $said } of board { $board } is not entered; the arbiter sees it
desk_seated-anew-pair = { $pair } do not sit at board { $board } of round { $round } any more, or were paired anew since: the report { $said } is not entered; the arbiter sees it
desk_confirm = to be confirmed ({ $codes }): { $warnings }
desk_key-used = the key { $key } belongs to another action
desk_unknown-kind = the file does not say by which system it is paired that is known here: { $code }

## Teams

desk_no-such-team = there is no team { $team }
desk_no-teams = there are no teams
desk_teams-fixed = round 1 is paired: teams cannot be added, removed or numbered any more
desk_team-named-twice = there is a team { $name } already
desk_team-strength = the strength of a team is a number from 0 to { $most }
desk_team-text = { $field } has more than { $most } letters
desk_team-full = { $team } has { $most ->
        [one] one member
       *[other] { $most } members
    } already; the rules of the event allow no more
desk_team-empty = { $team } has no players
desk_player-or-team = name a player or a team, not both
desk_team-bye-paired = { $team }: round { $round } is paired already; take the pairing back, or decide the match (forfeit-match)
desk_team-bye-in-table = { $team }: in a table ({ $system }) a team that does not come loses its match; only a bye without points can be noted
desk_team-not-there = { $team }: nobody of the team is there in round { $round }
desk_no-team-bye = { $team } has asked for no bye in round { $round }
desk_team-left-already = { $team } has withdrawn already
desk_team-not-left = { $team } has not withdrawn
desk_teams-not-all = name every team once, by its number
desk_member-elsewhere = { $player } is in team { $team }
desk_member-twice = { $team }: a player is named twice
desk_member-played = { $player } sat for the team in round { $round } and stays in its list
desk_no-matches = there are no matches of teams here
desk_no-groups = groups are made of the entries of a round robin, before its first round
desk_no-such-match = there is no match { $match } in round { $round }; it has { $last }
desk_no-such-match-board = nobody plays on board { $board } of match { $match } in round { $round }
desk_match-results = { $count ->
        [one] one result
       *[other] { $count } results
    } for { $boards ->
        [one] one board
       *[other] { $boards } boards
    }
desk_match-result = '{ $text }' is no result of a board of a match; known, as the first-named team sees them: { $known }
desk_match-too-late = matches of round { $round } cannot be changed any more
desk_match-forfeited = match { $match } of round { $round } is forfeited; take that back first
desk_not-forfeited = match { $match } of round { $round } is not forfeited
desk_forfeit-in-knockout = in a knockout whoever does not come loses the games: enter their results
desk_postpone-in-knockout = a match of a knockout cannot wait: the next stage follows from it
desk_nothing-to-postpone = match { $match } of round { $round } has all its results
desk_no-penalty = { $system }: points are taken from teams or given to them only where match points or game points decide
desk_penalty-of-what = name match points or game points
desk_penalty-points = points are taken and given in hundredths, from 0.01 to { $most }
desk_no-line-ups = { $system }: line-ups are for matches of teams, round by round
desk_no-match = { $team } has no match in round { $round }
desk_line-up-empty = { $team }: nobody sits; if the team does not come, the match is forfeited
desk_line-up-rules-of-what = name either a preset or the rules of line-ups
desk_line-up = line-up of { $team }: { $reasons }
desk_line-up-by = line-up of { $team }, by { $source }: { $reasons }
desk_line-up-is-out = round { $round } is published: everybody can see the line-ups, and only an arbiter changes them now
desk_line-up-has-results = round { $round }: the match has results, and only an arbiter changes the line-up now
