### Pairing by hand in the browser.

web-hand_title = By hand · round { $round }
web-hand_title-short = Pairing by hand
web-hand_meta = Nothing is stored until you are done
web-hand_meta-change = This changes the round that is paired; nothing is stored until you are done
web-hand_none = Who meets whom is fixed in this system, by its table or its bracket. Rounds are not made by hand here.
web-hand_boards-word = boards
web-hand_rest = { $count ->
        [one] Pair the rest · { $count } board
       *[other] Pair the rest · { $count } boards
    }
web-hand_bye-for-last = Give the bye to the last one
web-hand_leave = Compare and finish
web-hand_refused = Not taken:
web-hand_no-rules = The rules give no round here:
web-hand_picked = picked
web-hand_picked-hint = pick the opponent
web-hand_give-bye = Give the bye
web-hand_let-go = Let go
web-hand_left = Not paired · { $count }
web-hand_left-hint = by points; the disc is the colour that is due
web-hand_group = { $count ->
        [one] Score { $points } · { $count } player
       *[other] Score { $points } · { $count } players
    }
web-hand_pool-foot = Struck through: may not meet the one who is picked, with the article. Letters jump to a name, Enter picks, Esc lets go.
web-hand_nobody-left = Everybody has a place.
web-hand_boards = Boards
web-hand_different = { $count ->
        [one] { $count } board differs
       *[other] { $count } boards differ
    }
web-hand_as-rules = as the rules have it
web-hand_take-rules = Take the round of the rules
web-hand_clear = Clear
web-hand_swap = Swap the colours
web-hand_apart = Take the board apart
web-hand_no-boards = No boards yet. Pick two players, or drag one onto another.
web-hand_has-bye = has the bye
web-hand_bye-back = Take the bye back
web-hand_bye-here = Drop somebody here for the bye
web-hand_bye-of = { $name }: bye
web-hand_away = { $count ->
        [one] Away, one player:
       *[other] Away, { $count } players:
    }
web-hand_due_w = is due White
web-hand_due_b = is due Black
web-hand_due_none = is due no colour
web-hand_state_rules = as the rules have it
web-hand_state_differs = may be; the rules differ
web-hand_state_unwise = may be, look here
web-hand_state_forbidden = kept apart: needs a reason
web-hand_state_refused = cannot stand
web-hand_state_stands = has a result
web-hand_by-rules-instead = By the rules: { $pairs }
web-hand_beside = The round of the rules and yours
web-hand_rules-round = By the rules
web-hand_your-round = Yours
web-hand_same = Your round is the round of the rules.
web-hand_measure_denied = Players without the colour that they are due
web-hand_measure_uneven = Boards of players with different points
web-hand_measure_distance = Points between opponents, all boards together
web-hand_more = { $count } more
web-hand_fewer = { $count } fewer
web-hand_read = You confirm with the round:
web-hand_reason = Why by hand?
web-hand_reason-hint = The reason stands in the journal and in the report.
web-hand_store = Store round { $round }
web-hand_go-on = Go on pairing
web-hand_forbidden = { $count ->
        [one] The event keeps these two apart: say below why they meet all the same.
       *[other] The event keeps these { $count } pairs apart: say below why they meet all the same.
    }
