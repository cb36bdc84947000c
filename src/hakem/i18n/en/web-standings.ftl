### The page of the standings.

web-standings_title = Standings
web-standings_after = After round { $round }
web-standings_before = Before the first result
web-standings_before-closed = Before round { $round } is closed
web-standings_players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-standings_teams = { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
web-standings_after-round = After round
web-standings_part = Part of the field
web-standings_all = All
web-standings_sex_w = Women
web-standings_sex_m = Men
web-standings_whole = Overall
web-standings_move = Change of place
web-standings_player = Player
web-standings_federation = Fed
web-standings_club = Club
web-standings_legend = Bracket: equal on points. Press a dotted value to see its working; ◌ marks a virtual opponent.
web-standings_nobody-yet = Nobody has been entered yet.
web-standings_by-stage = By the stage reached
web-standings_final = The event is over: these standings are final.
web-standings_not-final = Undo: go on playing
web-standings_tied-for-first = The first place is shared after all tie-breaks.
web-standings_play-off = Play-off

## The working

web-standings_round = Round { $round }
web-standings_board = Board { $board }
web-standings_nobody = no opponent
web-standings_total = Total
web-standings_close-working = Close
web-standings_others = Other values of this row

## What if

web-standings_what-if = What if?
web-standings_what-if-more = Round { $round }: choose results for boards that are still open and see who would stand where.
web-standings_back = Back to the standings
web-standings_assumed = { $count ->
        [0] Nothing is assumed yet: games without a result count as drawn.
        [one] { $count } result is assumed. Nothing is saved; the address of this page can be sent to somebody.
       *[other] { $count } results are assumed. Nothing is saved; the address of this page can be sent to somebody.
    }
web-standings_assume-nothing = Assume nothing
web-standings_open-boards = { $count ->
        [one] { $count } open board
       *[other] { $count } open boards
    }
web-standings_nothing-open = Every board of this round has its result.
web-standings_nothing-to-assume = There is no round whose results could be assumed.
web-standings_then = Then the standings would be
