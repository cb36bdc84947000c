### Mistakes on the command line, and headings of its help.

## Headings

usage_usage = usage:{ " " }
usage_arguments = arguments
usage_options = options
usage_help = show this help and exit
usage_version = show the version and exit

## Mistakes

usage_required = missing: { $names }
usage_unrecognized = not understood: { $names }
usage_choice = { $name } cannot be { $value }; known: { $known }
usage_expected = { $name } needs a value
usage_value = { $name } cannot be { $value }
usage_together = { $name } does not go together with { $value }
usage_value-takes = { $name } cannot be { $value }: { $takes }
usage_near = { $mistake }; did you mean { $near }?
usage_other = { $text }

## What an option takes

usage_takes_count = a whole number from 1 on
usage_takes_whole = a whole number
usage_takes_from-zero = a whole number from 0 on
usage_takes_port = a port from 0 to 65535
usage_takes_rate = a number from 0 to 1, such as 0.3
usage_takes_points = points for win, draw and loss, such as 3-1-0, and perhaps for the bye, such as 1-0.5-0-0.5
usage_takes_rounds = rounds such as 3-9, 3 or 3-
usage_takes_winners = match and winner, such as 1.1=3,1.2=4:2-0, each match once
usage_takes_clock = a time from 0:00 to 24:00, such as 9:30
usage_takes_games = a whole number from 0 to 100
usage_takes_time = minutes such as 20, 15+10 or 5/4
usage_takes_pauses = three numbers of minutes, such as 5/10/10
usage_takes_result = a game and its result, such as game-1=1-0 or golden=1/2:flag-w
usage_takes_white = a game and a number, such as golden=4
usage_takes_ids = numbers such as 7,4,9
usage_takes_name = a name of letters and digits that begins with a letter
usage_takes_file = a file that can be read again
usage_takes_amounts = amounts such as 1000,500,250.50
usage_takes_groups = numbers such as 1/1/2
usage_takes_days = days as 2026-11-21,2026-11-22; a dash where none is known
usage_takes_where = a condition such as rating_to=1800
usage_takes_amount = an amount such as 100 or 0.50
usage_takes_editions = two different editions, such as 2017,2026
usage_takes_board-named = a board such as 5, or 3.1 for board 1 of match 3
usage_takes_board = two different numbers, White first, such as 4-9
usage_takes_instead = a number and who comes in its place are written like 4=Kaya, Ali (1850)
usage_takes_entrants = numbers are written like 4,7, with several files like 1:4,2:7
usage_takes_day = a day is written like 2026-05-17
usage_takes_k = a number for everybody, such as 20, or for one player, such as 7=40
usage_takes_assumed-result = a round, a board and a result, such as 5.3=1-0
usage_takes_accelerations = none, baku, or none,baku
usage_takes_named-file = a name and a file, such as PLAYOFF=results.csv

## What stands for a value

usage_word_file = FILE
usage_word_out = OUT
usage_word_in = IN
usage_word_list = LIST
usage_word_name = NAME
usage_word_value = VALUE
usage_word_text = TEXT
usage_word_game = GAME
usage_word_result = RESULT
usage_word_white = WHITE
usage_word_black = BLACK
usage_word_win = WIN
usage_word_draw = DRAW
usage_word_loss = LOSS
usage_word_event = EVENT
usage_word_player = PLAYER
usage_word_round = ROUND
usage_word_board = BOARD
usage_word_kind = KIND
usage_word_what = WHAT
usage_word_purpose = PURPOSE
usage_word_new = NEW
usage_word_id = ID
usage_word_hh = HH
usage_word_mm = MM
