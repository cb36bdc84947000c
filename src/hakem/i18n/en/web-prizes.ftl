### The page of the prizes: the list, and who gets what.

web-prizes_title = Prizes
web-prizes_final = By the final standings
web-prizes_so-far = By the standings after round { $round }, which are not final
web-prizes_before = Nothing has been played yet
web-prizes_assumed = { $count ->
        [one] With { $count } assumed result
       *[other] With { $count } assumed results
    }; nothing of it is stored
web-prizes_list = The list of prizes
web-prizes_main = Main prizes
web-prizes_everybody = everybody
web-prizes_prize = Prize
web-prizes_nobody = Nobody gets anything here.
web-prizes_no-places = No places yet.
web-prizes_none = There is no list of prizes.
web-prizes_empty = There is no list of prizes yet. Begin with the main prizes: a line for a place.
web-prizes_rules = Rules of the list
web-prizes_funds = The money
web-prizes_fund = Fund
web-prizes_paid = Paid
web-prizes_kept-back = Nobody takes
web-prizes_out = { $count ->
        [one] { $count } player takes no prize
       *[other] { $count } players take no prize
    }
web-prizes_new = Add a category
web-prizes_name = Name
web-prizes_cup = Cup
web-prizes_sharing = Those who are tied
web-prizes_places = Places and prizes
web-prizes_places-hint = A line for a place: 1;5000;Cup. Paste a table if you have one; 3-5;1000 is three places, and without a number the places follow each other.
web-prizes_who-may = Who competes for it
web-prizes_sex = Sex
web-prizes_sex_any = everybody
web-prizes_sex_w = women
web-prizes_sex_m = men
web-prizes_least = Least number
web-prizes_least-hint = With fewer entitled players it is not given.
web-prizes_born-from = Born in or after
web-prizes_born-hint = Under 12: { $year }
web-prizes_born-to = Born in or before
web-prizes_rating-from = Rating from
web-prizes_rating-to = Rating to
web-prizes_rating-of = Which rating
web-prizes_rating-of_either = FIDE, else national
web-prizes_rating-of_fide = FIDE
web-prizes_rating-of_national = national
web-prizes_unrated = Unrated players
web-prizes_unrated_no = do not count in a band
web-prizes_unrated_too = belong to the band
web-prizes_unrated_only = nobody else
web-prizes_clubs = Clubs
web-prizes_several = Several with ; between them.
web-prizes_titles = Titles
web-prizes_federations = Federations
web-prizes_teams = Teams
web-prizes_groups = Groups
web-prizes_own-currency = Other currency
web-prizes_own-currency-hint = Only if it is not that of the list.
web-prizes_rate = Rate
web-prizes_rate-hint = What one is worth in the currency of the list, to find the better prize.
web-prizes_players = Only these players
web-prizes_players-hint = One a line, by number or name.
web-prizes_save = Save
web-prizes_add = Add
web-prizes_up = Move up
web-prizes_down = Move down
web-prizes_remove = Remove
web-prizes_each = How many prizes somebody may take
web-prizes_unit = Currency
web-prizes_step = Smallest amount paid
web-prizes_withdrawn = Those who have withdrawn may take prizes too
web-prizes_excluded = Take no prize
web-prizes_save-rules = Save the rules
web-prizes_with-these = Prizes with these results
web-prizes_no-number = '{ $text }' is no number
web-prizes_no-title = '{ $text }' is no title; titles are { $known }
web-prizes_boards = The best of every board
web-prizes_board-order = What decides
web-prizes_board-of = Where somebody counts
web-prizes_board-games = Least games
