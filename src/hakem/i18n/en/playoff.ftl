### Play-offs: tables, formats, and what cannot be done.

## What cannot be done

playoff_too-few = a play-off needs at least two players, not { $players }
playoff_player-twice = named twice: { $players }
playoff_admit = of eleven or more, { $least } to { $most } can be admitted to the play-off, not { $admit }
playoff_match-games = a match has two games or a greater even number of games, not { $games }
playoff_match-extra = extra time has an even number of games, or none; not { $games }
playoff_match-boards = { $boards } boards cannot be played; there must be at least one
playoff_too-large = play-offs go up to { $largest } players
playoff_unknown = not in the event: { $ids }
playoff_not-shared = nobody shares place { $place }
playoff_not-due = game { $game } is not due; due now: { $due }
playoff_already-played = game { $game } has a result already; it must be taken back first
playoff_no-result = game { $game } has no result that could be taken back or corrected
playoff_moves = game { $game } cannot have had { $moves } moves; there must be at least one
playoff_flags = game { $game } is not a golden point: which flag fell later does not matter in it
playoff_flag-contradicts = game { $game }: the side whose flag fell later wins, the result says otherwise
playoff_no-lot = { $player } cannot be given White in { $game }: it is not due, not theirs, or not up to the lot
playoff_qualify-by-matches = the play-offs of article C are for the first place; for { $qualify } places the tied play matches by the general system: --matches
playoff_too-early = a play-off begins half an hour after the last game at the earliest, at { $earliest }, not at { $start } ({ $article })
playoff_pause = the last game ended at { $ended }: not before { $earliest }
playoff_undecided = the play-off is not over; due now: { $due }
playoff_prize-negative = the prize of place { $place } is negative: { $prize }

## Tables

playoff_title = Play-off of { $players } players
playoff_most-games = at most { $games } { $games ->
        [one] game
       *[other] games
    } in all
playoff_played = Played:
playoff_due = Due now:
playoff_decided = Order at the end:
playoff_score = { $first }-{ $second }
playoff_moves-of = { $player }: { $moves }
playoff_group = ({ $seeds })

## Headings

playoff_column_game = Game
playoff_column_white = White
playoff_column_black = Black
playoff_column_result = Result
playoff_column_moves = Moves
playoff_column_flag = Flags
playoff_column_time = Time
playoff_column_article = Article
playoff_column_place = Place
playoff_column_player = Player
playoff_column_stage = Came as far as
playoff_column_points = Points there
playoff_column_match = Match
playoff_column_seed = Seed
playoff_column_final = Final result
playoff_sheet_w = w
playoff_sheet_b = b
playoff_sheet_games = games
playoff_sheet_extra = extra time
playoff_sheet_golden = golden point

## Flags in a golden-point game

playoff_flag_w = White's fell later
playoff_flag_b = Black's fell later

## How far somebody came

playoff_stage_winner = winner
playoff_stage_match = match
playoff_stage_final = final
playoff_stage_semi-finals = semi-finals
playoff_stage_quarter-finals = quarter-finals
playoff_stage_groups = groups
playoff_stage_round-robin = round robin
playoff_stage_golden-point = golden point
playoff_stage_golden-round-robin = golden-point round robin
playoff_stage_not-admitted = not admitted
playoff_stage_by-tie-break = out by tie-break
playoff_stage_selected = selected
playoff_stage_remaining = first of the remaining prizes

## The format, sentence by sentence

playoff_line_games = { $games } games ({ $control }); White by lot, then colours change
playoff_line_extra = still level: { $games } further games ({ $control }), colours go on changing
playoff_line_golden = still level: golden point ({ $control }); a draw is enough for Black
playoff_line_robin = everybody against everybody once, by the Berger table ({ $control })
playoff_line_robin-two = two level on top: golden point between them ({ $control })
playoff_line_robin-three-golden = three level on top: everybody against everybody in golden points ({ $control })
playoff_line_robin-three-out = three level on top: the last of them by tie-break is out, the two others play on
playoff_line_robin-some = two, three or four level on top: they play the play-off for as many players
playoff_line_robin-all = all level: everybody against everybody in golden points ({ $control })
playoff_line_fewest-moves = still level on top: whoever won a game in the fewest moves, then the better tie-break
playoff_line_moves-added = still level on top: the fewest moves in all games won together, then the better tie-break
playoff_line_knockout-by-lot = knockout with semi-finals and final, pairs by lot
playoff_line_golden-at-once = every match is a golden point ({ $control }); a draw is enough for Black
playoff_line_best = the best { $players } by tie-break play, the others keep the places behind them
playoff_line_groups = groups by tie-break order: { $groups }; in each of them:
playoff_line_winners-golden = the winners of the groups play a golden point ({ $control })
playoff_line_winners-again = the winners of the groups play the same once more
playoff_line_golden-robin = golden points, everybody against everybody by the Berger table ({ $control })
playoff_line_numbers = numbers in the table, by tie-break order: { $numbers }
playoff_line_numbers-by-lot = numbers in the table by lot
playoff_line_numbers-by-seed = numbers in the table by tie-break order
playoff_line_remaining = for the remaining prizes the { $players } who have not won play on:
playoff_line_general = matches by the general system, seeds by the ranking of the event
playoff_line_golden-knockout = knockout of golden points ({ $control }): 1-8, 2-7, 3-6, 4-5

## At the board

playoff_conduct = At the board:
playoff_conduct_recording = players need not write their moves, the arbiter or an assistant does; whoever is to move may look at the sheet, and writes the move down with which a threefold repetition or the fifty-move rule is claimed
playoff_conduct_illegal-move = an illegal move is punished as the Laws have it
playoff_conduct_flag = the arbiter calls the fall of a flag
playoff_conduct_no-claim = no draw can be claimed for lack of winning chances in the last two minutes
playoff_conduct_both-flags = golden point, both flags down: whose flag fell later wins
playoff_conduct_protest = a protest against a decision of the arbiter is made as soon as the match is over
playoff_conduct_competition = with fixed time and with increment the rules of competition hold
