### Help texts of the command line.

## The program

help_hakem = Hakem: pairings, standings and tournament files for chess arbiters.
help_epilog = Exit codes: 0 done, 1 no legal pairing, 2 unexpected error, 3 bad request or bad file, 4 too large, 5 file cannot be read or written, 6 differences found.
help_lang = language of words: { $languages } (default: HAKEM_LANG, then the locale)
help_command = COMMAND

## The commands

help_pair = pair the next round, or a past round again
help_round = show a round as people read it: boards, names, titles, ratings, points, results
help_explain = explain why a round is paired as it is, from a sentence a board to every step
help_why-not = explain why two do not meet, or why somebody has no bye, floats or has this colour
help_check = pair every round again and compare; differences come with their reason
help_verify = the independent verdict on every round: illegal, not the best, or proved to be the best
help_compare = compare what two editions of the rules make of one event
help_generate = make random tournaments; the same seed gives the same files
help_simulate = before an event: compare systems, rounds, acceleration and tie-breaks for its field by playing it often
help_standings = print the standings after a round, or the working behind one place
help_what-if = what would be if open games ended so, and what must happen for somebody to reach a place
help_tables = print a schedule table: Berger, Varma, Scheveningen, Skalitzka
help_number = give pairing numbers: by rank, by lots, or by restricted lots
help_groups = deal the entries out into round robins of equal strength
help_qualify = make the first of one event, or of several groups, the entries of the next
help_redraw = take somebody out of a round robin before its first round, and draw lots again if the table changes
help_withdraw = mark that somebody has left the event, or has come back
help_bye = note a bye that somebody asks for, or take it back
help_crosstable = print the cross table
help_knockout = plan a knockout, draw its bracket, run a play-off, share prizes
help_ratings = what the event does to FIDE ratings, game by game if you ask
help_ratings-list = rating lists of FIDE and of federations: import, search, show, compare with an event
help_convert = convert between file formats; lists every adjustment
help_desk = run an event: entries, rounds, results, standings, undo; a journal keeps everything
help_serve = the desk in the browser: run events by pages, on this machine, in a hall or for a federation
help_advise = what the handbook advises for an event: system, rounds, tie-breaks, play-offs
help_learn = questions about real rounds for arbiters, each answer checked and explained
help_tiebreaks = list the tie-breaks with their articles, and the lists that have names
help_systems = list the pairing systems
help_editions = list the editions of the rules, with their articles

## Several commands

help_file = tournament file: TRF06, TRF16, TRF26 or Hakem's JSON; - is standard input
help_strict = refuse a file that can only be read by assuming something
help_all-notes = say every row of which something was assumed, not one line for each kind
help_system = pairing system (default: as the file's record 192 says, else dutch)
help_edition = edition of the rules (default: by the date of the event, else the one in force)
help_option = a choice that the rules leave to the event, may be repeated; `hakem systems` lists them
help_output = file to write (default: standard output)
help_format = form of the output

## hakem pair

help_acceleration = accelerated pairings, for systems that know them
help_colour = colour of the first of the list, where the event does not say it: white, black, or drawn by lot (the default)
help_colour_seed = text that decides the lot; the same text gives the same colour (default: name, day and size of the event)
help_open-as-draws = games without a result in rounds before the last one count as drawn
help_fix = a board fixed by the arbiter, White first, as 4-9; the rest is paired around it (may be given several times)
help_reason = why the arbiter fixes boards; the record of the round keeps it (default: the boards themselves)
help_pair_bye = what the bye of an odd round robin is worth (default: as the edition says)
help_pair_round = pair round N again, from the rounds before it
help_pair_format = form of the output: protocol (numbers only, for other programs; the default where no terminal is read), text (the list for the wall; the default on a terminal), json, trf, event (the whole event with the round, as JSON)
help_pair_explain = name the rule behind every board
help_checklist = write the check-list of the round: who has which score, colours, floats and opponents; - for standard output, after the round
help_timing = write the time taken to standard error, as JSON

## hakem round

help_round_number = which round (default: the last one that is paired)
help_round_by = order of the list: by boards, or everybody by name

## hakem explain, why-not, compare

help_explain_round = which round (default: the last one that is paired)
help_explain_board = only this board, with its score group; 3.1 is board 1 of match 3
help_explain_player = only this player: pairing number, or part of the name
help_explain_level = how much: headline (a sentence a board), reason (group by group), detail (what was tried, too), trace (every step)
help_why-not_player = the player who asks: pairing number, or part of the name
help_why-not_other = whom the player is to meet
help_why-not_colour = why not the other colour for this player
help_why-not_float = why does this player float
help_why-not_bye = why the bye, or why not, for this player
help_compare_editions = two editions, such as 2009,2026

## hakem check

help_check_files = tournament files, folders of them, or archives (.tar.gz, .tar.xz); - is standard input
help_check_standings = compare the printed points and ranks too
help_rounds = only these rounds: 3-9, 3 or 3-
help_jobs = how many files at once (default: one per processor)

## hakem verify

help_certificate = write the certificate of every round that is proved into this folder
help_cluster = share the files out among the workers of a Dask cluster, as tcp://HOST:8786

## hakem generate

help_players = number of players
help_count = how many tournaments; %%d in OUT numbers them
help_points = points for a win, a draw and a loss, and perhaps for the bye: 3-1-0, 1-0.5-0-0.5
help_generate_rounds = number of rounds
help_generate_seed = seed of everything; the same seed gives the same files (default: drawn and shown)
help_generate_system = pairing system (default: dutch)
help_generate_edition = edition of the rules (default: the one in force)
help_generate_draw = part of the games that are drawn, 0 to 1 (default: 0.3)
help_generate_forfeit = part of the games that are forfeited
help_generate_half-bye = part of the rounds for which a player asks for a half-point bye
help_generate_zero-bye = part of the rounds for which a player asks for a zero-point bye
help_generate_withdraw = part of the players who leave before the end
help_generate_late = part of the players who come after the start
help_generate_output = file to write: TRF26, or by its ending (.json, .trfx); - is standard output

## hakem standings

help_tiebreaks_list = tie-breaks in their order, as BH/C1,BH,SB (default: the list of the event)
help_tiebreaks_edition = edition of the tie-breaks: 2009, 2023, 2024, 2026 (default: by the date of the event)
help_preset = a list of tie-breaks that has a name; `hakem tiebreaks` lists them
help_after = standings after round N (default: the last one with a result)
help_working = show every term of every tie-break of one player or team
help_kind = whether everybody meets everybody (default: as the event says)
help_lots = seed of the lots for LOTS; the same seed gives the same lots
help_external = values of a tie-break OTHER_NAME from a file of rows id,value (may be given several times)
help_primary = teams: rank by match points or by game points (default: as the event says, else MP)
help_individual = an event of teams: the standings of the players

## hakem tables

help_table = TABLE
help_tables_berger = round robin: one line per round, White first
help_tables_varma = groups for the restricted drawing of lots
help_tables_scheveningen = two teams, everybody against everybody of the other team
help_tables_skalitzka = three teams in two rounds
help_tables_berger_size = number of players
help_tables_varma_size = number of players, 9 to 24
help_tables_scheveningen_size = number of boards
help_tables_skalitzka_size = number of boards, even
help_tables_edition = 2009: second cycle plain; 2026: last two rounds of the first cycle change places
help_cycles = how often everybody meets everybody
help_colours = teams change colours every round, or colours are balanced inside every round (two boards: for every player, over both rounds)
help_variant = which of the two published tables for 5 and 6 boards

## hakem number

help_by = by rank (strength, title, alphabet), by lots, or by Varma tables
help_number_drawn = numbers that were drawn in the hall: for everybody in the order of the list, as 3,1,-,2 (- was not there: drawn from --seed), or a file with a number and a player in every line
help_number_system = pairing system whose order it is (default: that of the event's rules); the Lim system of 2009 has its own, with lots at the end
help_seed = seed of the draw; the same seed gives the same numbers (default: drawn and shown)
help_alphabet = alphabet that breaks the last tie (default: by the federation of the event)
help_number_edition = edition of the initial order
help_number_output = file to write the event with its new numbers to

## hakem groups

help_groups_into = how many groups
help_groups_by = numbers inside every group: drawn by lots (the default), or by rank

## hakem qualify

help_qualify_file = files of events that are over, one for every group; the new event takes its cover from the first
help_qualify_first = how many go on from every file
help_qualify_players = who goes on by the arbiter's decision: their numbers, as 4,7; with several files 1:4,2:7
help_qualify_without = who does not go on, so that the next one does; numbers as in --players
help_qualify_tiebreaks = tie-breaks that decide who goes on, as DE,SB (default: those of the event)
help_qualify_system = pairing system of the new event (default: that of the first file)
help_qualify_rounds = its number of rounds; tables and knockouts know theirs
help_qualify_by = its numbers: by rank, by lots, or by the places that were reached (default: lots for a round robin, else rank)
help_qualify_name = its name (default: that of the first file without the letter of the group)
help_qualify_start = its first day, as 2026-05-17 (default: the last one of the first file)

## hakem redraw

help_redraw_player = number of whoever leaves; several may be given
help_redraw_instead = who comes in the place of a number and takes it, with a rating in brackets if there is one, as 4="Kaya, Ali (1850)" (may be given several times)

## hakem withdraw, hakem bye

help_withdraw_player = pairing number of whoever leaves; several may be given
help_withdraw_after = the last round that they take part in, 0 for none (default: the last one that is paired)
help_withdraw_team = the numbers are those of teams: all their members leave, or come back
help_withdraw_return = they come back; the rounds that they missed stay missed
help_bye_player = pairing number of whoever asks for the bye; several may be given
help_bye_round = for which round (default: the next one)
help_bye_kind = what the bye is worth: half a point (the default), nothing, or a full point
help_bye_take-back = the bye is not wanted any more
help_changed_output = file to write the changed event to; without it nothing is written, - is standard output

## hakem crosstable

help_form = players: against each other; rounds: opponent and colour by round; teams: one sheet per team; matches: team against team; match-rounds: teams by round; boards: the best of every board; individual: all players of teams. By default what fits the event
help_further-columns = tie-breaks as further columns, as BH/C1,SB; they also make the places

## hakem ratings

help_rating-list = rating list (default: by the event's coded time control, else standard)
help_rating-edition = edition of the rating regulations (default: by the date of the event)
help_rating-player = every game of one player, with its article
help_coefficient = K of one player as ID=K, or of everybody as K (may be given several times)

## hakem convert

help_convert_output = file to write; - is standard output
help_to = format to write (default: by the ending of OUT)
help_pad = whether a column of a report is a character or a byte
help_ascii = write names in ASCII letters

## hakem advise

help_advise_file = an event whose facts are taken; what is said beside it counts before them
help_advise_players = how many players take part
help_advise_teams = how many teams take part
help_advise_boards = players of a team in a match
help_advise_days = days of the event
help_advise_a-day = rounds a day (default: 2, rapid 7, blitz 11)
help_advise_rounds = rounds of the event, if they are fixed
help_advise_ratings = ratings of the players: all close to each other, far apart, or few have one
help_advise_time = how long games take
help_advise_title = a title or a place in another event is at stake
help_advise_top = it is a top event

## hakem tiebreaks

help_tiebreaks_only = only the tie-breaks that this edition defines: 2009, 2023, 2024, 2026

## hakem knockout

help_part = PART
help_part_bracket = the bracket of a knockout as its file shows it: text, data, drawing or page
help_part_plan = the plan of a knockout: text, data, drawing or page, with names and a timetable if wanted
help_part_playoff = the format of a play-off, its games with their results, and its order
help_part_prizes = prizes of those who share places, to the last coin

## hakem knockout plan

help_plan_players = number of players (default: all of the event)
help_plan_qualify = how many are to be selected: the places they play for (default: 1, or what the rules of the event say)
help_plan_reseed = pair those left anew after every stage, best seed against last
help_plan_event = tournament file with the players; only the first N seeds play if there are more
help_plan_seeding = who is seeded first: by rating (default, unless the rules of the event say otherwise), standings of the event, lots, or as listed
help_plan_tied = ids of the players who are tied, the best by the standings first: they alone play
help_plan_place = those who share this place of the standings play, in the order of the standings
help_plan_seed = text that decides all lots; the same text gives the same lots (default: drawn and shown)
help_plan_winners = matches that are over, by stage and match: 1.1=3,1.2=4:2-0 (the seed that won, the score)
help_plan_start = print the timetable too, the first game at this time
help_plan_until = when all is to be over (default: 24:00)
help_plan_games = games of a match, even (default: 2)
help_plan_extra = games of the extra time, even, 0 for none (default: 2)
help_plan_time = time of a game: minutes, or minutes+seconds a move, as 15+10 (default: 20)
help_plan_extra-time = time of a game of the extra time (default: as the games)
help_plan_golden = time of the golden point, White's and Black's minutes (default: 5/4)
help_plan_pauses = minutes between games, parts of a match, and stages (default: 5/10/10)

## hakem knockout playoff

help_play-off_players = number of players who are tied
help_play-off_extra = further games of a level match before its golden point, even (default: 0, with --matches 2)
help_play-off_eliminate = of three who are level the last by tie-break is out, the two others play
help_play-off_short = four play golden points at once
help_play-off_round-robin = five play everybody against everybody
help_play-off_lots = seven draw their numbers
help_play-off_seeds = numbers of other round robins are the seeds; they are drawn otherwise
help_play-off_add-moves = where the fewest moves decide, add up those of all games won; otherwise the shortest game counts
help_play-off_admit = how many of eleven or more play, 2 to 9 (default: 9)
help_play-off_one-contest = of eleven or more, those left over do not play for the remaining prizes: one contest gives all places
help_play-off_matches = matches by the general knockout instead of the play-offs of article C: 2 games, 2 of extra time, golden point
help_play-off_qualify = places they play for (default: 1); more than one by --matches
help_play-off_games = games of a match, even (default: 2)
help_play-off_time = time of a game, as 15+5 (default: 3+3, with --matches 20)
help_play-off_extra-time = time of a game of the extra time (default: as the games)
help_play-off_ended = when the last game of the event ended: print the timetable, half an hour later at the earliest
help_play-off_start = print the timetable too, the first game at this time
help_play-off_record = file that keeps the play-off; made if there is none
help_play-off_result = a result, may be repeated: game-1=1-0, 0-1 or 1/2, then perhaps the moves (:41) and, in a golden point with both flags down, whose fell later (:flag-w, :flag-b)
help_play-off_take-back = take a result back, and those that depend on it (may be given several times)
help_play-off_white = who has White in a game whose colours were settled in the hall (may be repeated)
help_play-off_event = tournament file with the players who are tied
help_play-off_tied = ids of the tied players, the best by the next tie-break first
help_play-off_place = those who share this place by the standings play
help_play-off_tiebreaks = tie-breaks before the play-off (default: those the event has before it, else none)
help_play-off_next = tie-breaks after it, which order the tied players (default: the others of the event)
help_play-off_name = name of the values in the event; standings have them as OTHER_NAME (default: PLAYOFF)
help_play-off_output = when it is decided, write the event with its order: JSON, or by the ending

## hakem knockout prizes

help_prizes_amounts = prizes of the places, from the first on: 1000,500,250.50
help_prizes_groups = how many share places, from the first on: 1/1/2
help_prizes_event = tournament file: prizes by its standings, of a knockout by the stage reached
help_prizes_record = file of a play-off that is over: prizes of the places it was played for
help_prizes_tiebreaks = share among those who are level after these tie-breaks; PTS alone shares by points (default: those of the event)
help_prizes_whole = divide to whole amounts

## hakem desk

help_desk_any_event = the event: a file NAME.hakem, or postgresql://…#ID
help_desk_any_by = who does it; the journal keeps the name
help_desk_any_confirm = codes of warnings that have been read
help_desk_any_yes = confirm every warning
help_desk_any_key = your own name for the action: sent twice it is done once
help_desk_any_player = a player by id, or by a part of the name that no other has
help_desk_any_whole-team = the name is that of a team: all of its players, in one act
help_desk_any_round = the round (default: the last one, or the next one to be paired)
help_desk_new = create an event
help_desk_set = change what an event is
help_desk_import = players from a table or a report, with everything shown; or a whole file as a new event
help_desk_finish = the standings are final
help_desk_note = a remark of the arbiter
help_desk_add = enter a player
help_desk_change = change the data of a player
help_desk_remove = remove a player whom no round names
help_desk_check-in = mark that players are there, or are not
help_desk_number = give pairing numbers
help_desk_draw = draw lots from a text that the journal keeps
help_desk_bye = a bye that somebody asks for
help_desk_no-bye = take back a bye that was asked for
help_desk_withdraw = somebody leaves
help_desk_return = somebody comes back
help_desk_prohibit = players who must not meet
help_desk_allow = players who may meet again
help_desk_pair = pair the next round by the rules, around fixed boards, or by hand
help_desk_unpair = take the last round back
help_desk_publish = publish a round
help_desk_unpublish = take the publication of a round back
help_desk_close = close a round: all its results are there
help_desk_reopen = open a closed round again
help_desk_result = enter results of boards
help_desk_game = enter the result of a game of a match or a play-off
help_desk_play-off = start a play-off of a tie
help_desk_undo = take back what was done last
help_desk_redo = do again what was undone
help_desk_log = print the journal
help_desk_verify = check that the journal is what it was
help_desk_branch = make a copy that never touches the original
help_desk_show = show where the event stands, its players, a round, the standings, a table, a card, the journal
help_desk_explain = explain why a round is paired as it is
help_desk_why-not = explain why a round is not another one
help_desk_export = write the event for another program
help_desk_backup = write a copy of the whole journal
help_desk_backups = the copies that an event has left, the newest first
help_desk_restore = make an event of a backup
help_desk_migrate = bring the tables of a folder or a server up to date, and say what was done
help_desk_import_file = CSV, XLSX, TRF, JSON, a backup (.hakem), or the text file of Swiss-Manager
help_desk_import_system = pairing system of a new event, where its file does not say it
help_desk_import_edition = edition of its rules, where the file does not say it
help_desk_import_dry-run = show what would happen, and do nothing
help_desk_import_twins = what becomes of rows that seem to be in already or to stand there twice: update or add; without it they are left out and named
help_desk_import_column = what a column is, by its heading or number: name, rating, national-rating, title, sex, birth, federation, club, fide-id, national-id, team, board, group, other and more; remembered for the next table with these headings
help_desk_note_text = the remark
help_desk_note_round = the round it is about
help_desk_note_board = the board it is about
help_desk_field_name = name of the event
help_desk_field_system = pairing system
help_desk_field_edition = edition of its rules (default: by the first day)
help_desk_field_preset = list of tie-breaks by name
help_desk_field_points = scoring, as 3-1-0; a fourth value is that of the bye
help_desk_field_acceleration = baku, or none
help_desk_field_start = first day, as 2026-11-17
help_desk_field_round-dates = the day of every round in turn, as 2026-11-21,2026-11-21,2026-11-22; a dash where none is known
help_desk_field_end = last day
help_desk_field_city = place
help_desk_field_federation = federation
help_desk_field_chief-arbiter = chief arbiter
help_desk_field_time-control = time control
help_desk_field_tie-break-edition = edition of the tie-breaks
help_desk_field_board-colours = colours of the boards of the first-named team, as WBWB
help_desk_field_match-points = what a match of teams is worth, as 3-1-0 (default: 2-1-0)
help_desk_field_team-bye = what the bye of a team brings, match points and board points, as 1-1½; draw is what a drawn match brings (the default)
help_desk_field_rounds = number of rounds; tables know theirs
help_desk_field_deputies = deputy arbiters, with ; between them
help_desk_field_late-entries = where late comers stand until round 2: by rank, or at the end of the list
help_desk_field_teams = teams meet, not single players
help_desk_add_name = the name
help_desk_add_national = national rating (UKD)
help_desk_add_title = title, as WFM
help_desk_add_sex = m or f
help_desk_add_birth = year or day of birth, as 2001 or 2001-05-07
help_desk_add_federation = federation, as TUR
help_desk_add_club = club
help_desk_add_national-id = membership number in the federation, never an identity number
help_desk_add_team = team
help_desk_add_group = group
help_desk_add_rating-list = the list that the rating is from
help_desk_add_rating = rating
help_desk_add_fide-id = FIDE ID
help_desk_add_board = board in the team
help_desk_change_clear = fields to be taken back, as title,club
help_desk_check-in_absent = they are not there
help_desk_number_by = how: rank, lots, varma (lots that keep players of one federation apart in the last rounds) or given (default: rank, with IDs given); any other text is the name of who does it, and --by may come twice
help_desk_number_seed = text that decides lots, with --by lots or varma; by rank only where the order of the system ends in lots (default: drawn and shown)
help_desk_number_order = with --by given: everybody by id, in order
help_desk_draw_purpose = what the lots are for
help_desk_bye_round = the round
help_desk_bye_kind = what the bye is worth
help_desk_withdraw_reason = why
help_desk_prohibit_rounds = only in these rounds
help_desk_prohibit_club = everybody of this club
help_desk_prohibit_federation = everybody of this federation
help_desk_prohibit_weak = unless there is no other round
help_desk_pair_boards = the whole round by hand, as "1-5 7-2 6-bye", White first
help_desk_result_list = as 3.12 1-0: round, board and result with the score of White first, several after each other; where teams meet 2.3.1 1-0 is board 1 of match 3 in round 2; - reads such lines from standard input
help_desk_result_was = the result that you saw; refused if it is another one now
help_desk_game_name = the game, as semi-finals.match-1.game-2
help_desk_game_result = 1-0, ½-½ or 0-1; empty to take it back
help_desk_game_match = the match or the play-off
help_desk_game_moves = how many moves it had
help_desk_game_white = who has White, if the colours were drawn in the hall
help_desk_game_flag = in a golden point where both flags fell: whose fell later
help_desk_play-off_place = the place that is shared
help_desk_play-off_option = a choice of the articles, as games=4
help_desk_undo_steps = how many (default: 1)
help_desk_undo_to = back to the state behind this entry
help_desk_log_after = only what is behind this entry
help_desk_groups = make an event of every group of a list of entries
help_desk_groups_into = deal the players out into so many groups of equal strength (default: the groups that they have)
help_desk_qualify = make the first of other events the entries of a new one
help_desk_qualify_events = the events they come from, all of them finished
help_desk_qualify_first = how many go on from every event
help_desk_qualify_without = who does not go on, so that the next one does
help_desk_branch_new = the new event
help_desk_show_what = what to show
help_desk_show_which = the round, or the player of a card
help_desk_export_output = file to write; its ending says the format
help_desk_export_for-rating = with results that were corrected too late for anything but rating
help_desk_export_all = a site: also what is not published, for the arbiters' own use
help_desk_export_one-language = a site: this language alone, without the others beside it
help_desk_export_table = one table of the event, for .csv and .xlsx: players, round-N, round-N-names, standings, crosstable, schedule, team-sheets, games, prizes, cards, ratings, journal
help_desk_print = write a document of the event as PDF
help_desk_print_document = what to print
help_desk_print_round = the round (default: the last one)
help_desk_print_form = form of a cross table (players, rounds, matches, match-rounds), of blank cards (empty)
help_desk_print_output = file to write; - is standard output (default: EVENT-DOCUMENT.pdf, of the package .zip)
help_desk_prizes = the list of prizes and who gets what; with something said about it, the list is changed
help_desk_prizes_category = a category of prizes by its name; a new one comes at the end
help_desk_prizes_places = its prizes from the first place on: 5000,3000,1000 or 1;5000;Cup,2-4;1000
help_desk_prizes_sharing = what those who are tied do: tie-breaks (not shared), equal, hort
help_desk_prizes_where = a condition of the category, or its least number, currency and rate; an empty value takes it back; sex=f, title=WFM and the like are read as `add` reads them
help_desk_prizes_remove = take the category out of the list
help_desk_prizes_each = how many prizes somebody may take: all, best, first (in the order of the list), main-and-best
help_desk_prizes_currency = the currency of the list
help_desk_prizes_step = the smallest amount that is paid
help_desk_prizes_withdrawn = whether those who have withdrawn may take prizes
help_desk_prizes_exclude = who takes no prize, several with ; between them
help_desk_prizes_board-order = what decides about the best of a board: points, percentage or performance
help_desk_prizes_board-of = where somebody counts: on the board sat at most often (played), or by the place in the list of the team (listed)
help_desk_prizes_board-games = least number of games for the prize of a board
help_desk_prizes_file = a list as the native file has it (JSON), which replaces the one that is there
help_desk_backup_output = file to write
help_desk_restore_in-place = put the backup in the place of the event that is there; what is there now is kept as a copy first
help_desk_restore_file = the backup
help_desk_migrate_target = a folder of events, or postgresql://… (HAKEM_DATABASE, else the data folder, if it is not named)
## hakem ratings-list

help_ratings-list_import = make a list that can be searched of the file that FIDE or the federation publishes
help_ratings-list_search = find players by words, beginnings of words or number, the best rated first
help_ratings-list_show = the lists that have been imported
help_ratings-list_check = hold the players of an event beside a list
help_ratings-list_import_list = name of the list (default: fide, fide-standard, fide-rapid, fide-blitz or national, by what is in it)
help_ratings-list_search_list = search this list alone (default: all)
help_ratings-list_show_list = show this list alone (default: all)
help_ratings-list_check_list = the list to compare with (default: fide, or the one of the rating; national for national ratings)
help_ratings-list_database = file of the list, instead of one in the folder HAKEM_DATA
help_ratings-list_file = the list: .txt or .xml of FIDE, .csv or .xlsx of a federation, or a .zip with one of them
help_ratings-list_kind = the rating of a list that has a single one (default: by the name of the file, else standard)
help_ratings-list_text = words of the name in any order, or beginnings of them; or a FIDE or licence number
help_ratings-list_limit = how many of a list are shown (default: 20)
help_ratings-list_rating = the rating that counts for the event (default: standard)
help_ratings-list_effective = whoever has no rapid or blitz rating has the standard one
help_desk_ratings_apply = apply all that can be applied
help_desk_ratings = compare the players with the rating list in force
help_desk_field_seed = text that decides the lot for the colour of the first player (default: drawn and kept with the first round)

## hakem serve

help_serve_host = the address to listen on; anything but this machine asks people to log in
help_serve_port = the port to listen on (usually 8000; on this machine the next one that is free)
help_serve_data = the folder of events, lists and accounts (usually the user's own data folder, or HAKEM_DATA)
help_serve_database = postgresql://… instead of a folder (or HAKEM_DATABASE); people log in
help_serve_no-browser = do not open the browser
help_serve_workers = how many processes serve (a database is needed for more than one)
help_serve_allow-host = a name under which the server is asked, as its proxy passes it on, with the port if it is not the usual one (may be given several times)
help_serve_behind-proxy = a proxy on this machine stands in front: people log in, and it is believed who asks
help_desk_add-team = enter a team
help_desk_change-team = change the data, the members or the order of a team
help_desk_remove-team = remove a team before round 1 is paired
help_desk_number-teams = give the numbers of teams in the table
help_desk_line-up-rules = what the event asks of line-ups: order, reserves, special boards
help_desk_line-up = who sits for a team in a round, from board 1 on
help_desk_match = enter the results of a match, board by board
help_desk_forfeit-match = a match that does not take place
help_desk_postpone = a match that is played later
help_desk_penalty = take points from a team, or give it a bonus
help_desk_any_team = a team by number, or by a part of the name that no other has
help_desk_team_name = name of the team
help_desk_team_nickname = short name, for narrow tables
help_desk_team_captain = captain
help_desk_team_coach = coach
help_desk_team_federation = federation, as TUR
help_desk_team_club = club
help_desk_team_strength = strength, if it is not the mean of the ratings
help_desk_team_number = number in the table; the others make room
help_desk_team_members = all players of the team in board order, by id or name, with ; between them
help_desk_team_by-rating = order the members by FIDE rating, then by the national one
help_desk_team_clear = fields to be taken back, as coach,club
help_desk_remove-team_members = and its players
help_desk_number-teams_order = with --by given: all teams by number, in order
help_desk_line-up-rules_preset = rules by name
help_desk_line-up-rules_order = in the order of the list, or free
help_desk_line-up-rules_move = how many places a player may sit from the place in the list
help_desk_line-up-rules_members = how many members a team may have
help_desk_line-up-rules_least-sitting = how many have to sit for the match to be played
help_desk_line-up-rules_gaps = whether an empty board may stand before another
help_desk_line-up-rules_board = a special board, as 5=woman or 8=woman,u16; 5= takes it away
help_desk_line-up-rules_least = how many of a kind at least, as 1=woman; 0=woman takes it away
help_desk_line-up-rules_most = how many of a kind at most, as 2=not-TUR
help_desk_line-up-rules_source = where the rules are written, as Yönerge 12
help_desk_line-up_players = from board 1 on, by id or name; - where nobody sits; nobody at all takes the line-up back
help_desk_match_place = round and match, as 3.2
help_desk_match_results = 1, = or 0 for the team with White on board 1, board by board; + and - by forfeit, -- for both, . leaves a board
help_desk_forfeit-match_winner = who wins: first (White on board 1), second, none; taken-back if it is played after all
help_desk_postpone_until = the day, as 2026-12-05
help_desk_penalty_match-points = match points
help_desk_penalty_game-points = game points
help_desk_penalty_round = the round it belongs to (default: none)
help_desk_penalty_bonus = give the points instead of taking them

## hakem what-if

help_what-if_player = pairing number or a part of the name; of an event of teams the number or name of a team
help_what-if_place = the goal: to be among the first N (default: 1, to be first)
help_what-if_result = a result assumed for an open board, as 5.3=1-0 (round.board); may be given several times
help_what-if_samples = how often the rounds to come are played (default: 200; 0: not at all)
help_what-if_seed = text that decides the samples; the same text gives the same ones (default: hakem)

## hakem simulate

help_simulate_file = the event whose players are taken, with their ratings
help_simulate_players = instead of a file: so many players, with new ratings in every run
help_simulate_from = lowest rating of such players (default: 1400)
help_simulate_to = highest rating of such players (default: 2400)
help_simulate_systems = systems with commas between them (default: that of the event, else dutch)
help_simulate_rounds = numbers of rounds with commas between them (default: those of the event, else 7)
help_simulate_acceleration = none, baku or both with a comma (default: none)
help_simulate_tiebreaks = lists of tie-breaks with semicolons between them (default: that of the event, else the usual one)
help_simulate_runs = how often every way is played (default: 1000)
help_simulate_seed = text that decides everything; the same text gives the same figures (default: drawn, and shown)
help_simulate_jobs = how many processes play (default: one per processor); the figures do not depend on it
help_simulate_cluster = play on the workers of a Dask cluster, as tcp://HOST:8786; the figures are the same

## hakem learn

help_learning_file = an event to ask about; without one an event is made by the seed
help_learning_seed = text that chooses the questions; the same text gives the same ones (default: drawn, and shown)
help_learning_system = the system of an event that is made (default: dutch)
help_learning_count = how many questions (default: 8)
help_learning_round = go through round N step by step instead: what would you do next?
help_learning_cards = write the questions as PDF, the answers on pages of their own, and ask nothing
help_learning_format = text asks; json gives all questions with their answers
