### The page of a round: boards, results, what to look at, and why anybody meets anybody.

web-round_title = Round { $round }
web-round_none = No round is paired yet.
web-round_tally = { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
web-round_progress = Results that are in
web-round_then = then: { $step }
web-round_is_paired = paired, not published
web-round_is_published = published
web-round_is_closed = closed
web-round_published-at = published ({ $time })
web-round_boards = Round { $round }: boards and results
web-round_board = Board { $board }
web-round_board-of = Round { $round }, board { $board }
web-round_state = State
web-round_points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-round_adjourned = adjourned
web-round_unrated = (unrated)
web-round_clear = clear
web-round_state_open = open
web-round_state_done = entered
web-round_state_forfeit = not played
web-round_state_adjourned = adjourned
web-round_state_disputed = disputed
web-round_state_rating = rating only
web-round_state_rating-of = rating only: { $result }
web-round_knockout = Games of a knockout are entered in its bracket.
web-round_knockout-link = To the bracket
web-round_show = Which boards
web-round_show_all = All { $count }
web-round_show_open = Open { $count }
web-round_show_disputed = Disputed { $count }
web-round_nothing-shown = No such boards.
web-round_find = Board number or name
web-round_print = Print
web-round_enter = Enter result
web-round_open-round = To the board
web-round_withdraw = Withdraw
web-round_desk = the desk
web-round_claim = { $by }: { $result }
web-round_told = Board { $board }: { $was } → { $now }
web-round_told-first = Board { $board }: { $now }
web-round_unreadable = This is no result that the desk can read.
web-round_article = { $article }

## Attention

web-round_attention = Attention
web-round_attention-count = { $count ->
        [one] { $count } thing; the round is done when this list is empty
       *[other] { $count } things; the round is done when this list is empty
    }
web-round_attention_disputed = disputed
web-round_attention_disputed-text = { $claims }. Ask the board and write what is right.
web-round_attention_empty = empty
web-round_attention_empty-text = Most of the others are in.
web-round_attention_adjourned = adjourned
web-round_attention_adjourned-text = Counts as a draw until its result is entered.
web-round_attention_absent = absent last round
web-round_attention_absent-text = Did not come to the board and gave no notice. Is the player here?
web-round_attention_absent-twice = absent again
web-round_attention_absent-twice-text = Did not come to the board { $count } times and is still in the event.
web-round_attention_differs = would be paired differently
web-round_attention_differs-text = { $count ->
        [one] A result of an earlier round was corrected: by the rules { $count } board would be another now. The announced round stands unless you unpair it.
       *[other] A result of an earlier round was corrected: by the rules { $count } boards would be others now. The announced round stands unless you unpair it.
    }

## What can be done with the round

web-round_acts = More about this round
web-round_act_publish = Publish
web-round_act_publish-text = Everybody can read the pairings.
web-round_act_unpublish = Withdraw from the public
web-round_act_unpublish-text = The public pages show the round no longer; here nothing changes.
web-round_act_close = Close round { $round }
web-round_act_close-text = All results are in; the standings after this round can be published.
web-round_act_reopen = Reopen round { $round }
web-round_act_reopen-text = Results can be entered again; rounds that were paired since stay as they are.
web-round_act_unpair = Unpair round { $round }
web-round_act_unpair-text = { $count ->
        [0] The boards go away and the round can be paired anew. It can be undone.
        [one] The boards and { $count } result go away. It can be undone.
       *[other] The boards and { $count } results go away. It can be undone.
    }

## Entering results

web-round_keys = Keys
web-round_more = More
web-round_rare = Rare results for the board under the cursor
web-round_help = Digits write and go on. Letters or / look for a board by name or number. Backspace takes the last entry back, Esc leaves.
web-round_pair = Pair
web-round_results = Results
web-round_pairings = Pairings
web-round_second = Second pass
web-round_second-help = Enter all results once more with the same keys; a mismatch stops.
web-round_sign = Sign: read twice
web-round_stop = Stop
web-round_read-twice = All results of round { $round } were entered twice and compared.
web-round_stale = A result has been changed since.
web-round_js_board = Board { "{" }board{ "}" }
web-round_js_sending = sending
web-round_js_waiting = not sent yet
web-round_js_refused = needs an answer
web-round_js_retry = Try again
web-round_js_keep = Leave it: {"{"}value{"}"}
web-round_js_mine = Write mine: {"{"}value{"}"}
web-round_js_confirm = I have read this: write it
web-round_js_leave = Leave it
web-round_js_undo = Undo
web-round_js_conflict = Somebody else has entered {"{"}now{"}"} meanwhile. You wrote {"{"}mine{"}"}. Which is right?
web-round_js_second = First pass {"{"}first{"}"}, second pass {"{"}second{"}"}. Which is right?
web-round_js_second-first = First: {"{"}value{"}"}
web-round_js_second-second = Second: {"{"}value{"}"}
web-round_js_progress = {"{"}done{"}"}/{"{"}all{"}"}
web-round_js_complete = Everything agrees.
web-round_js_unsent = {"{"}count{"}"} not sent
web-round_js_more = More results
web-round_js_why = why?
web-round_js_clear = clear

## After pairing

web-round_paired-line = { $boards ->
        [one] { $boards } board, { $seconds } s.
       *[other] { $boards } boards, { $seconds } s.
    }
web-round_unmet = First criterion not met: { $article } ({ $count } ×).

## Why

web-round_float_down = floats down: the opponent has fewer points
web-round_float_up = floats up: the opponent has more points
web-round_why = why?
web-round_why_busy = Looking for the reasons …
web-round_why_close = Close
web-round_why_group = Score group { $score }
web-round_why_colours = colours so far
web-round_why_floats = ↓ ↑ floated in the last round, ↓↓ ↑↑ in the one before
web-round_why_steps = Step by step
web-round_why_decides = This decided.
web-round_why_tried = What was tried on the way
web-round_why_map = The round as a map
web-round_why_nobody-else = Why nobody else?
web-round_why_by-hand = Made by hand: { $reason }
web-round_why_otherwise = By the rules and the results as they stand now this board would be another one.
web-round_why_nothing = The rules have nothing to say about this board.
web-round_why_no-board = There is no such board in this round.
web-round_why-not = Why not …?
web-round_why-not_who = Number or name
web-round_why-not_ask = Ask
web-round_me = Your name
web-round_me-do = Find my board
web-round_me-none = Nobody in this round has a name like “{ $name }”. A few letters are enough.
web-round_me-found = Your board
web-round_game-of-match = game { $game }
web-round_match-and-game = match { $match }, game { $game }
web-round_not-paired-yet = to come
