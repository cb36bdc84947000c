### Knockouts and play-offs in the browser.

web-knockout_title = Bracket
web-knockout_none = This event is no knockout. A tie for a place is played off on the page of play-offs.
web-knockout_facts-one = { $players } play for one place
web-knockout_facts = { $players } play for { $left } places
web-knockout_facts-games = games of a match: { $games }, of extra time: { $extra }, then the golden point
web-knockout_drawing = Bracket of { $players }, { $left } to be left
web-knockout_print = Print
web-knockout_legend = ✓ has won the match · boxes hold the points of all games · GP: by the golden point · amber frame: under way
web-knockout_golden-short = GP
web-knockout_over = over
web-knockout_now = Games of round { $round }
web-knockout_open = { $count ->
        [0] all entered
        [one] { $count } game open
       *[other] { $count } games open
    }
web-knockout_coming = { $count ->
        [one] Next round · { $count } game
       *[other] Next round · { $count } games
    }
web-knockout_all-open = All open games
web-knockout_open-match = Match
web-knockout_match-of = { $stage } · match { $number }
web-knockout_selected = { $count ->
        [one] The winner:
       *[other] Selected:
    }
web-knockout_board = board { $board }

## Steps of a match

web-knockout_step_normal = Match
web-knockout_step_extra = Extra time
web-knockout_step_golden = Golden point
web-knockout_step-about = { $games ->
        [one] { $games } game, { $clock }
       *[other] { $games } games, { $clock }
    }
web-knockout_step-state_done = played
web-knockout_step-state_now = being played
web-knockout_step-state_to-come = only if it is level before
web-knockout_step-state_not-needed = was not needed
web-knockout_part_normal = Game { $game }
web-knockout_part_extra = Extra time, game { $game }
web-knockout_part_golden = Golden point
web-knockout_clock_plain = { $minutes } min each
web-knockout_clock_increment = { $minutes } min + { $seconds } s a move
web-knockout_clock_two = White { $white } min, Black { $black } min
web-knockout_earliest = not before { $time }: { $minutes } min after the last game ({ $article })
web-knockout_flag_white = White's flag fell later
web-knockout_flag_black = Black's flag fell later
web-knockout_correct = Correct
web-knockout_game-gone = This game is not there any more: a result before it has changed, or the pairing.
web-knockout_clear = Clear
web-knockout_more = Moves, lot
web-knockout_moves = Moves of the game
web-knockout_drawn-other = The lot in the hall gave White to { $name }
web-knockout_golden-hint = A draw is enough for Black (A.11).
web-knockout_flags = Both flags fell, later:
web-knockout_later = this one

## Play-offs

web-knockout_po_title = Play-off
web-knockout_po_meta = Who shares a place plays for it; the outcome stands in the standings
web-knockout_po_none-yet = Nobody can share a place before the last round is over.
web-knockout_po_open-results = Results of the last round are missing; play-offs come behind them.
web-knockout_po_no-ties = Nobody shares a place.
web-knockout_po_knockout = A knockout needs no play-off: every match has a winner.
web-knockout_po_finished = The standings are final. Take that back before a play-off is begun.
web-knockout_po_which = Which place is played off?
web-knockout_po_place = Places { $first }–{ $last } · score { $points } · shared by { $count }
web-knockout_po_format = How it is played
web-knockout_po_games = Games of a match
web-knockout_po_extra = Extra games
web-knockout_po_time = Clock
web-knockout_po_time-hint = minutes, or 15+5
web-knockout_po_seed = Text of the lots
web-knockout_po_seed-hint = empty: drawn by the desk and kept
web-knockout_po_option_eliminate = Of three who are level the last by tie-break goes out (C.2)
web-knockout_po_option_short = Four play golden points at once (C.3)
web-knockout_po_option_round-robin = Five play everybody against everybody (C.4)
web-knockout_po_start = Begin the play-off
web-knockout_po_how = The format for { $count }
web-knockout_po_of = Play-off: { $names }
web-knockout_po_due = { $count ->
        [one] { $count } game due
       *[other] { $count } games due
    }
web-knockout_po_decided = Decided
web-knockout_po_order = Order
web-knockout_po_sheet = Sheet of games
web-knockout_po_conduct = At the board
web-knockout_po_to-standings = To the standings
web-knockout_po_pause = { $sentence } ({ $article })
web-knockout_po_lots = Lots from “{ $seed }”
web-knockout_po_round = Round { $round }
web-knockout_po_place-head = Place
web-knockout_po_reached = How far
web-knockout_po_another = Another play-off
