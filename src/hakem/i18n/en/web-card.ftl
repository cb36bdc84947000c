### The pairing card.

web-card_title = Pairing card
web-card_number = No { $number }
web-card_fide-id = FIDE { $id }
web-card_before = Player before
web-card_after = Player after
web-card_print = Print the card
web-card_place = place
web-card_place-value = { $place }
web-card_points = { $rounds ->
        [one] points / { $rounds } round
       *[other] points / { $rounds } rounds
    }
web-card_rating = Elo
web-card_national = National
web-card_by-points = points
web-card_above = next above: { $name } · parted by { $code } { $own } : { $theirs }
web-card_round = Rd
web-card_colour = Colour
web-card_white = white
web-card_black = black
web-card_no = No
web-card_opponent = Opponent
web-card_float = Float
web-card_down = downfloat
web-card_up = upfloat
web-card_point = Point
web-card_sum = Total
web-card_total = Total
web-card_open = ?
web-card_forfeit = forfeit
web-card_bye_allocated = pairing-allocated bye
web-card_bye_half = half-point bye
web-card_bye_zero = absent (0)
web-card_bye_full = full-point bye
web-card_cut = not counted
web-card_virtual = virtual opponent
web-card_progress = Progress
web-card_colours = Colours
web-card_change = Rating change
web-card_games = Games that count
web-card_scored = Score
web-card_expected = expected { $expected }
web-card_performance = Performance
web-card_rating-lines = Game by game
web-card_nothing-yet = No round has been played yet.
