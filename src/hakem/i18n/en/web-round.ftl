### The page of a round: boards, results, what to look at, and why anybody meets anybody.

web-round_title = Round { $round }
web-round_none = No round is paired yet.
web-round_tally = { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
web-round_tally_adjourned = { $count } adjourned
web-round_tally_postponed = { $count } postponed
web-round_tally_put-off = { $count } adjourned or postponed
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
web-round_postponed = postponed
web-round_postponed-until = postponed, { $day }
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
web-round_nothing_open = No board is open any more.
web-round_nothing_disputed = No board is disputed.
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
web-round_attention-rest = { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    }
web-round_attention-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
web-round_of-round = Round { $round }, { $what }
web-round_attention_disputed = { $count ->
        [one] { $count } board disputed
       *[other] { $count } boards disputed
    }
web-round_attention_disputed-text = Ask at the board and write what is right.
web-round_attention_kept = { $count ->
        [one] { $count } report differs from your decision
       *[other] { $count } reports differ from your decision
    }
web-round_attention_kept-text = The result stands; what the phone said is only noted beside it.
web-round_attention_late = { $count ->
        [one] { $count } report came after the round
       *[other] { $count } reports came after the round
    }
web-round_attention_late-text = Nothing was entered. A phone had no network, perhaps.
web-round_attention_anew = { $count ->
        [one] { $count } report is about a board that was paired anew
       *[other] { $count } reports are about boards that were paired anew
    }
web-round_attention_anew-text = Nothing was entered. Ask for the result of those who sit there now.
web-round_stays = { $result } stays
web-round_read = Read
web-round_attention_differs = { $count ->
        [one] Would be paired differently now: { $count } board
       *[other] Would be paired differently now: { $count } boards
    }
web-round_attention_differs_paired = An earlier result was corrected. The round is not published yet: it can be paired again.
web-round_attention_differs_published = An earlier result was corrected. The round has been announced and stands unless you unpair it.
web-round_attention_differs_closed = An earlier result was corrected. The round has been played and stays as it is.
web-round_attention_empty = { $count ->
        [one] { $count } board empty
       *[other] { $count } boards empty
    }
web-round_attention_empty-text = Most of the others are in.
web-round_attention_postponed = { $count ->
        [one] postponed, { $count } board
       *[other] postponed, { $count } boards
    }
web-round_attention_postponed-text = No day has been said. Counts as drawn until the results are entered.
web-round_attention_postponed-until = To be played on { $until }. Counts as drawn until the results are entered.
web-round_attention_adjourned = { $count ->
        [one] { $count } game adjourned
       *[other] { $count } games adjourned
    }
web-round_attention_adjourned-text = Counts as a draw until the result is entered.
web-round_attention_absent = { $count ->
        [one] { $count } player was absent last round
       *[other] { $count } players were absent last round
    }
web-round_attention_absent-text = Did not come to the board and gave no notice, and has no result yet.
web-round_attention_absent-twice = { $count ->
        [one] { $count } player was absent again
       *[other] { $count } players were absent again
    }
web-round_attention_absent-twice-text = Did not come to the board twice or more and is still in the event.

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
web-round_page_standings = Standings
web-round_page_pair = Pair
web-round_page_results = Results
web-round_page_pairings = Pairings
web-round_way = Where the cursor goes next
web-round_way_then = then
web-round_way_all = next in turn
web-round_way_open = next open
web-round_way_disputed = next disputed
web-round_more = More
web-round_rare = Rare results for the board under the cursor
web-round_help = A digit writes into the marked board and goes on. On a board that has a result the same key confirms it, and another one changes it when pressed again. / or a letter looks for a board. Backspace takes the last entry back, Esc leaves.
web-round_second = Second pass
web-round_second-help = Enter all results once more with the same keys; a mismatch stops.
web-round_sign = Sign: read twice
web-round_stop = Stop
web-round_read-twice = All results of round { $round } were entered twice and compared.
web-round_stale = A result has been changed since.
web-round_anew = { $pair } do not sit here any more: the round was paired anew, and what was typed for them is not written.
web-round_anew-somebody = Those for whom this was typed do not sit here any more: the round was paired anew, and nothing is written.
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
web-round_js_differs = {"{"}now{"}"} stands, {"{"}typed{"}"} typed: press again to change it
web-round_js_differs-said = {"{"}row{"}"}: {"{"}now{"}"} stands, {"{"}typed{"}"} was typed. The same key again changes it, Backspace leaves it.
web-round_js_none = Nothing is marked, so nothing was written. Enter marks the first without a result.
web-round_js_none-closed = Nothing is marked, so nothing was written. This round is closed; to correct a result, click its board.
web-round_js_no-key = {"{"}key{"}"} enters no result here; nothing was written.
web-round_js_answer-first = {"{"}row{"}"}: the question in the row comes first; nothing was written.
web-round_js_num-lock = Num Lock is off, so nothing was written. Press Num Lock, then the digits again.
web-round_js_end-open = That was the last one. Still without a result: {"{"}rows{"}"}. Enter goes to the first.
web-round_js_end-done = That was the last one; everything has a result.
web-round_js_all-done = Everything has a result. To correct one, click it or press Enter.
web-round_js_nothing-back = Nothing was typed here that could be taken back.
web-round_js_back-unseen = {"{"}row{"}"} is being taken back; it is not in the list at the moment, so nothing is marked.
web-round_js_too-early = Digits were pressed before the page was here, so nothing was written. Enter marks the first without a result.
web-round_js_not-found = Nothing is called “{"{"}text{"}"}”; the cursor stays where it was.
web-round_js_left = The entry of results is left. Enter comes back.
web-round_js_gone = What was marked is no longer here. Enter marks the first without a result.
web-round_js_lost = {"{"}row{"}"} is no longer here, so its result was not written. {"{"}why{"}"}
web-round_js_read = I have read this
web-round_js_other-round = Round {"{"}round{"}"} is shown now, and nothing is marked. Enter marks the first without a result.
web-round_js_nothing = There is nothing to enter here.
web-round_js_nothing-so = There are none of these; nothing is marked.
web-round_js_no-row = Nothing marked

## After pairing

web-round_paired-line = { $boards ->
        [one] { $boards } board, { $seconds } s.
       *[other] { $boards } boards, { $seconds } s.
    }
web-round_unmet = First criterion not met: { $criterion } ({ $count } ×).

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
