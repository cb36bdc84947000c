### Players: entries, the list, check-in, numbers and lots, who is kept apart.

web-players_title = Players
web-players_caption_rank = Starting rank list
web-players_caption_entered = Order of entry
web-players_entered = { $count } entered
web-players_playing = { $count } play round { $round }
web-players_seen = { $present } here, { $missing } missing
web-players_nobody = Nobody here.
web-players_then-pair = then: pair

## Entries

web-players_add = Add a player
web-players_add-hint = Three letters are enough; yıl, YIL and yil are the same
web-players_add-example = Smith, Anna 1850 2010
web-players_add-hint-typed = Surname, Given name, rating, year of birth
web-players_get-list = Get a rating list
web-players_add-button = Add
web-players_key-choose = choose
web-players_key-add = add, next
web-players_more-fields = More fields
web-players_found = Found in the rating list
web-players_entered-already = entered
web-players_by-hand = { $name }: not from the list, add as typed
web-players_by-hand-rated = { $name }, rating { $rating }: not from the list, add as typed
web-players_by-hand-born = { $name }, born in { $year }: add as typed
web-players_by-hand-turned = { $name }: with a comma, add
web-players_or-table = or a table
web-players_or-table-text = Paste from a spreadsheet or choose a file; differences are shown first
web-players_no-list = There is no rating list yet. It is imported once from the command line:
web-players_no-list-more = FIDE's list is downloaded from ratings.fide.com; a national list is imported by the same command.
web-players_next-board = the next
web-players_late_from = Round 1 is paired: a new player plays from round { $round } on.
web-players_late_no = Round 1 is paired: this system takes no more players.
web-players_late_rank = Late comers stand in the list by their strength.
web-players_late_end = Late comers stand at the end of the list until round 2.
web-players_unkept = { $count ->
        [one] { $count } identity number was not kept: no secret key is configured.
       *[other] { $count } identity numbers were not kept: no secret key is configured.
    }

## The list

web-players_show = Who
web-players_show_all = All { $count }
web-players_show_missing = Missing { $count }
web-players_show_away = Byes { $count }
web-players_show_left = Withdrawn { $count }
web-players_show_late = Late { $count }
web-players_filter = Filter
web-players_check-in = Check-in
web-players_numbers = Numbers and lots
web-players_apart = Kept apart
web-players_list-check = Compare with the list
web-players_copy = Copy
web-players_copied = The table is on the clipboard
web-players_print = Print
web-players_change = Change
web-players_column_number = No
web-players_column_name = Name
web-players_column_rating = Elo
web-players_column_national = National
web-players_column_federation = Fed.
web-players_column_club = Club
web-players_column_birth = Born
web-players_column_belongs = Team, group
web-players_column_status = Status
web-players_column_note = Note
web-players_chip_left = { $round ->
        [0] withdrawn before round 1
       *[other] withdrawn after round { $round }
    }
web-players_chip_late = late entry: from round { $round }
web-players_chip_here = here
web-players_chip_not-here = not here
web-players_chip_not-seen = not seen yet
web-players_chip_bye_half = ½ bye: { $rounds }
web-players_chip_bye_zero = absent (0): { $rounds }
web-players_chip_bye_full = 1 bye: { $rounds }
web-players_tie_title = Same strength ({ $rating }): title
web-players_tie_national-rating = Same strength ({ $rating }): national rating
web-players_tie_alphabet = Same strength ({ $rating }): alphabet
web-players_tie_lots = Same strength ({ $rating }): lot
web-players_tie_given = Same strength ({ $rating }): order of entry

## One player

web-players_field_name = Name
web-players_field_rating = Elo
web-players_field_national-rating = National rating
web-players_field_title = Title
web-players_field_sex = Sex
web-players_field_birth = Born
web-players_field_federation = Federation
web-players_field_club = Club
web-players_field_fide-id = FIDE id
web-players_field_national-id = Licence no
web-players_field_team = Team
web-players_field_board = Board
web-players_field_group = Group
web-players_sex_f = Woman
web-players_sex_m = Man
web-players_save = Save
web-players_close = Close
web-players_to-card = Pairing card
web-players_keep-apart = Keep apart
web-players_byes = Byes asked for
web-players_bye_half = half point (½)
web-players_bye_zero = no point (0)
web-players_bye_full = full point (1)
web-players_bye-kind = Worth
web-players_bye-rounds = In rounds
web-players_bye-of = Round { $round }: { $kind }
web-players_ask-bye = Give the bye
web-players_no-bye = Take back
web-players_leaving = Leaving
web-players_after = After which round (0: before round 1)
web-players_reason = Reason
web-players_withdraw = Withdraw
web-players_return = Is back
web-players_remove = Remove the entry

## Check-in

web-players_check-in-of = Check-in: round { $round }
web-players_check-in-over = There is no round left to play.
web-players_end-check-in = End check-in · { $count } missing
web-players_find-and-tap = Type a name, Enter: here
web-players_whole-team-here = The whole team is here
web-players_team-complete = complete
web-players_not-yet-count = { $count } not here yet
web-players_everybody = All
web-players_not-yet = Not yet
web-players_missing-title = What about the missing?
web-players_missing-text = { $count ->
        [one] { $count } player is missing for round { $round }.
       *[other] { $count } players are missing for round { $round }.
    }
web-players_missing_zero = absent in round { $round } (0)
web-players_missing_withdraw = withdraw
web-players_missing_wait = wait
web-players_missing-hint = All of it is done together, and undone together.
web-players_missing-do = Do it · { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-players_for-all = For all
web-players_nobody-missing = Everybody who is expected is here.

## A table

web-players_paste-title = Players from a table
web-players_paste-text = Differences are shown first; nothing is written before you say yes.
web-players_paste-here = Paste here
web-players_paste-example = Name	Rating	National	Birth	Club
web-players_paste-file = or a file
web-players_paste-kinds = CSV, XLSX, TRF or Swiss-Manager text. Columns are known by headings and content, and can be said by hand.
web-players_paste-identity = National identity numbers are kept apart from players and encrypted; no page shows them.
web-players_paste-compare = Show the differences
web-players_paste-row = Row
web-players_paste-what = What happens
web-players_paste-take = Take
web-players_paste-left-out = left out
web-players_paste-look = look and tick
web-players_paste-yes = Write · { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-players_paste-nothing-yet = Nothing has been written yet.
web-players_paste-changed = The event has changed meanwhile; the new differences are below.
web-players_paste-identities = { $count ->
        [one] { $count } row has an identity number; it is kept apart.
       *[other] { $count } rows have identity numbers; they are kept apart.
    }
web-players_paste_blocked = { $count ->
        [one] { $count } row cannot be used
       *[other] { $count } rows cannot be used
    }
web-players_paste_doubtful = { $count ->
        [one] { $count } doubtful row
       *[other] { $count } doubtful rows
    }
web-players_paste_new = { $count ->
        [one] { $count } new player
       *[other] { $count } new players
    }
web-players_paste_changed = { $count ->
        [one] { $count } player changes
       *[other] { $count } players change
    }
web-players_paste_unchanged = { $count ->
        [one] { $count } player unchanged
       *[other] { $count } players unchanged
    }
web-players_paste_missing = { $count ->
        [one] { $count } player is not in the table
       *[other] { $count } players are not in the table
    }
web-players_paste_further = further down: { $text }
web-players_paste-columns = Columns: above each you can say what it is
web-players_paste-column-is = What is the column '{ $heading }'?
web-players_paste_column = column { $number }
web-players_paste-remembered = as in the last table from there
web-players_paste-guess = Guess again
web-players_paste-leave = leave out
web-players_paste_update = update
web-players_paste_add = somebody else, add
web-players_paste_join = join with that row
web-players_paste-update-all = Update all
web-players_paste-leave-all = Leave all out
web-players_paste_nothing = The table has no rows.
web-players_paste_nothing-ticked = No row is ticked.

## Numbers and lots

web-players_numbered_none = Numbers have not been given yet; they follow strength when round 1 is paired.
web-players_numbered_rank = Numbers follow strength.
web-players_numbered_lots = Numbers were drawn by lots.
web-players_numbered_varma = Numbers were drawn by restricted lots (Varma tables).
web-players_numbered_given = Numbers were given by hand.
web-players_way_rank = Number by strength
web-players_way_rank-text = Rating first, then title, then alphabet; the list says what broke each tie.
web-players_way_lots = Number by lots
web-players_way_lots-text = Everybody draws a number; whoever knows the text of the draw can repeat it.
web-players_way_varma = Number by Varma tables
web-players_way_varma-text = Players of one federation do not meet in the last rounds.
web-players_way_given = Number by hand
web-players_given-hint = Write new numbers only beside those who move.
web-players_new-number = New no
web-players_seed = Text of the draw
web-players_seed-hint = dice, a date, a saying; if empty, we choose
web-players_draw-do = Draw
web-players_draw_colour = Lot for the colour
web-players_draw_colour-text = Which colour has the first of the list in round 1?
web-players_draw_tie = Lot for the standings
web-players_draw_tie-text = If lots end the tie-breaks, they are drawn from this text.
web-players_draw_game = Lot between players
web-players_draw_game-text = Draws the order of those who are named.
web-players_among = Between whom (their numbers)
web-players_drawn = What was drawn
web-players_protocol = Protocol
web-players_protocol-title = Protocol of the draw
web-players_no-lot = There is no such draw.
web-players_lot_colour = Lot for the colour
web-players_lot_numbers = Lots for numbers
web-players_lot_varma = Restricted lots (Varma)
web-players_lot_tie = Lot for the standings
web-players_lot_game = Lot between players
web-players_lot_ties = Lots between equals
web-players_lot_by-hand = Numbers drawn in the hall
web-players_lot_teams = Lots for the numbers of teams
web-players_lot-again = { $title }, drawing { $nth }
web-players_lot_other = Lot ({ $purpose })
web-players_colour_white = The first of the list has White
web-players_colour_black = The first of the list has Black
web-players_outcome = Outcome
web-players_turn = Turn
web-players_drew = Drew
web-players_how_colour = A choice between two: the first is White, the second Black.
web-players_how_numbers = Everybody draws a number, the strongest first.
web-players_how_varma = The federation with most players draws first; its players take numbers from one group.
web-players_how_tie = Players whom nothing else separates stand in the order of this draw.
web-players_how_game = Those who were named came in this order.
web-players_how_ties = Everybody draws a place, the strongest first; it decides only between players whom nothing else separates.
web-players_how_by-hand = Players drew their numbers themselves; numbers that were left were drawn from the text for those who were not there.
web-players_how_teams = Teams get the numbers 1, 2, 3 … in the order in which they are drawn.
web-players_number-now = In use
web-players_record_reckoned = No list of those who drew was kept when this drawing took place: it is reckoned here from its text and from the players who were there then.
web-players_record_agrees = Checked: the text gives exactly these numbers.
web-players_record_differs = The text does not give these numbers: the record has been changed, or was made in another way.
web-players_record_redrawn = This drawing does not hold any more: lots were drawn again afterwards.
web-players_record_short-redrawn = drawn again since
web-players_record_others = The numbers in use are not the numbers drawn any more.
web-players_record_short-others = not in use as drawn
web-players_record_new = { $name } has number { $now } and has not drawn.
web-players_record_colour-white = Since then it was decided otherwise: the first of the list has White.
web-players_record_colour-black = Since then it was decided otherwise: the first of the list has Black.
web-players_how_other = What came of this draw stands on the page of its round.
web-players_repeat = To repeat the draw
web-players_repeat_one = Lots are numbered 1, 2, 3 and so on. Lot k is the first eight bytes of SHA-256 of the text “{ $seed }:k”, read as a number, most significant byte first.
web-players_repeat_two = A choice among m things takes the next lot. If it is not below the greatest multiple of m up to 2⁶⁴ it is thrown away and the next one taken. The remainder of the lot divided by m says which: 0 is the first.
web-players_repeat_three = An order of m things: write 1 to m in a row; for every place from the last down to the second choose among the places up to it, and exchange the numbers on the two places.
web-players_first-lots = The first lots of this text
web-players_signature = Chief arbiter, signature: ..............................

## Kept apart

web-players_apart-text = Clubs, federations, families: they are not paired with each other.
web-players_apart-late = Round 1 is paired; a change now leaves FIDE mode.
web-players_apart-holds = What holds
web-players_apart-none = Nobody is kept apart.
web-players_apart-by-name = By name
web-players_apart-who = Number or name
web-players_apart-first = From round
web-players_apart-last = to round
web-players_apart-end = the end
web-players_apart-weak = if possible
web-players_apart-hard = strictly
web-players_apart-weak-text = If possible (they meet if there is no other way)
web-players_apart-circles = Same club, federation, surname
web-players_apart-no-circles = Nobody shares a club, a federation or a surname.
web-players_apart_club = Club: { $name }
web-players_apart_federation = Federation: { $name }
web-players_apart_family = Surname: { $name }
web-players_apart_more = { " " }and { $count } more
web-players_apart_rounds = rounds { $first }–{ $last }
web-players_apart_from = from round { $first } to the end
web-players_apart_always = all rounds
web-players_apart_nobody = There is no such player: { $text }
web-players_apart_several = Several players fit, write the number: { $text }
web-players_allow = Allow again

## The rating list

web-players_lists = Lists
web-players_list = { $name } ({ $rows ->
        [one] { $rows } person
       *[other] { $rows } people
    })
web-players_list-same = { $count ->
        [one] { $count } player as in the list
       *[other] { $count } players as in the list
    }
web-players_list-all = Take all · { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-players_list-what = What
web-players_list-ours = In the event
web-players_list-theirs = In the list
web-players_list-take = Take from the list
web-players_list-equal = Everybody is as in the list.
web-players_weight_doubtful = { $count ->
        [one] { $count } doubtful difference
       *[other] { $count } doubtful differences
    }
web-players_weight_wrong = { $count ->
        [one] { $count } wrong fact
       *[other] { $count } wrong facts
    }
web-players_weight_incomplete = { $count ->
        [one] { $count } missing fact
       *[other] { $count } missing facts
    }
web-players_weight_note = { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
web-players_differs_unknown-id = number not in the list
web-players_differs_other-person = another person
web-players_differs_several = may be several persons
web-players_differs_not-listed = not in the list
web-players_differs_fide-id = FIDE id
web-players_differs_national-id = licence no
web-players_differs_rating = Elo
web-players_differs_national-rating = national rating
web-players_differs_title = title
web-players_differs_federation = federation
web-players_differs_birth = year of birth
web-players_differs_sex = sex
web-players_differs_name = name
web-players_differs_inactive = inactive
