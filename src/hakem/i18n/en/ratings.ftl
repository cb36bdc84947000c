### Rating changes and first ratings.

ratings_no-such-player = there is no player { $player }
ratings_standard-assumed = the event does not say its list by a coded time control (record 222); standard is assumed (--list chooses)
ratings_other-list = the time control { $code } belongs to another list: { $list }
ratings_another-days-edition = no edition of { $regulation } is known for { $day }; the edition { $edition } stands in (--edition chooses)
ratings_unrated = Without a rating, if this event alone counted:

## Captions

ratings_caption_standard = Standard ratings, { $rules }
ratings_caption_rapid = Rapid ratings, { $rules }
ratings_caption_blitz = Blitz ratings, { $rules }

## Headings

ratings_column_number = No
ratings_column_name = Name
ratings_seed_national = National
ratings_seed_both = Elo (national)
ratings_column_rating = Rating
ratings_column_games = Games
ratings_column_score = Score
ratings_column_expected = Expected
ratings_column_k = K
ratings_column_change = Change
ratings_column_new = New
ratings_column_performance = Perf.
ratings_column_average = Ra
ratings_column_first = First rating

## The coefficient K

ratings_k_for-nobody = player { $player } has no rating, so no K either
ratings_k_out-of-range = K is a whole number from 1 to { $most }, not { $k }
ratings_k_told = K = { $k }, as told
ratings_k_high = K = { $k }: rated 2400 or more
ratings_k_young = K = { $k }: below 2300, until the end of the year of the 18th birthday
ratings_k_usual = K = { $k }: rated below 2400
ratings_k_age-unknown = K = { $k }: rated below 2400; whether it is 40 for the young cannot be told from the file
ratings_k_lowered = { $full } × { $games } { $games ->
        [one] game
       *[other] games
    } is more than 700, so K = { $k }

## No first rating

ratings_missing_games = none: { $games } of { $needed } games against rated players
ratings_missing_score = none: an event without a point is ignored
ratings_missing_floor = none: { $rating } is below { $floor }

## One player, line by line

ratings_line_game = round { $round }: { $number } { $name } ({ $rating }), difference { SIGNED($difference) }, expected { FIXED($expected) }, scored { $score }: { SIGNED($gain) }
ratings_line_cut = round { $round }: { $number } { $name } ({ $rating }), difference { SIGNED($difference) } counts as { SIGNED($counted) }, expected { FIXED($expected) }, scored { $score }: { SIGNED($gain) }
ratings_line_met = round { $round }: { $number } { $name } ({ $rating }), scored { $score }
ratings_line_sum = scored { $score }, expected { FIXED($expected) }: { $k } × { SIGNED($gain) } = { SIGNED($change) }
ratings_line_period = with no other event in the rating period: { SIGNED($change) }, new rating { $rating }
ratings_line_off-the-list = below 1400: without a rating on the next list
ratings_line_performance = opponents { FIXED($average) } on average, { $percent } % of the points: performance { $performance }
ratings_line_average = with two draws against 1800: Ra = { FIXED($average) }, { $percent } % of the points
ratings_line_first = Ra + dp = { $average } { SIGNED($difference) }, at most 2200: first rating { $rating }

## Games that do not count

ratings_uncounted_forfeit = round { $round }: { $number } { $name }: not played, does not count
ratings_uncounted_open = round { $round }: { $number } { $name }: no result yet
ratings_uncounted_marked = round { $round }: { $number } { $name }: the file says that it is not rated
ratings_uncounted_no-rating = round { $round }: { $number } { $name }: the opponent has no rating, does not count
ratings_uncounted_too-far = round { $round }: { $number } { $name }: 600 points or more apart and one of them above 2600, not rated
ratings_uncounted_time = round { $round }: { $number } { $name }: not rated, the time for 60 moves does not fit this list
ratings_uncounted_unequal-times = round { $round }: { $number } { $name }: not rated, the players had different times
