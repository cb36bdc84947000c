### Prizes: amounts, who competes for them, and how each was reckoned.

prize_line = '{ $line }' is no prize. Write a place, an amount and perhaps a thing: 1;5000;Cup
prize_line-no-place = '{ $line }': what stands first is the place, and { $place } is no place from 1 to { $most }. Write the place before the amount, as 1;3000;Cup
prize_line-backwards = '{ $line }': places go from the smaller to the greater one, { $last }-{ $first }
prize_line-twice = '{ $line }': place { $place } has a prize already
prize_currencies = One category has one currency; here are several: { $currencies }

## Amounts

prize_plain = { $amount }
prize_money = { $amount } { $currency }
prize_thousands = { $high },{ $low }
prize_hundredths = { $whole }.{ $part }
prize_about = about { $amount }
prize_thing = { $thing }
prize_both = { $money } + { $thing }
prize_plus = { $one } + { $other }
prize_plus-skipping = { $one } + … + { $other }
prize_together = ({ $sum })

## Working

prize_place = Place { $place }
prize_share-place = { $count } still share places { $first }–{ $last } after all tie-breaks: { $sum } / { $count }
prize_share-score = { $count } with equal points share places { $first }–{ $last }: { $sum } / { $count }
prize_hort = Hort, { $count } with equal points in places { $first }–{ $last }: half of { $of } for place { $place } is { $own }, and half of { $sum } / { $count } is { $shared }
prize_odd-more = What cannot be divided was added: this is the first in the tie
prize_odd-less = What cannot be divided went to whoever stands first in the tie
prize_by-list = nothing parts them for “{ $thing }”: it stands beside whoever is first in the list, draw lots
prize_given-up = Left to others: { $category }, { $prize }

## Who competes

prize_missing_sex = { $count ->
        [one] sex not known of one player, who may compete here
       *[other] sex not known of { $count } players, who may compete here
    }: { $names }
prize_missing_birth = { $count ->
        [one] year of birth not known of one player, who may compete here
       *[other] year of birth not known of { $count } players, who may compete here
    }: { $names }
prize_missing_club = { $count ->
        [one] club not known of one player, who may compete here
       *[other] club not known of { $count } players, who may compete here
    }: { $names }
prize_missing_federation = { $count ->
        [one] federation not known of one player, who may compete here
       *[other] federation not known of { $count } players, who may compete here
    }: { $names }
prize_for_sex_m = men
prize_for_sex_w = women
prize_for_born_between = born { $first }–{ $last }
prize_for_born_from = born { $first } or later
prize_for_born_to = born { $last } or earlier
prize_for_rating_between = rating { $first }–{ $last }
prize_for_rating_from = rating { $first } or more
prize_for_rating_to = rating { $last } or less
prize_for_fide_between = FIDE rating { $first }–{ $last }
prize_for_fide_from = FIDE rating { $first } or more
prize_for_fide_to = FIDE rating { $last } or less
prize_for_national_between = national rating { $first }–{ $last }
prize_for_national_from = national rating { $first } or more
prize_for_national_to = national rating { $last } or less
prize_for_unrated = unrated
prize_for_unrated-too = unrated too
prize_for_clubs = club { $names }
prize_for_federations = federation { $names }
prize_for_teams = team { $names }
prize_for_groups = group { $names }
prize_for_titles = title { $names }
prize_for_players = { $count ->
        [one] { $count } player by name
       *[other] { $count } players by name
    }

## The rules of a list

prize_each_all = Everybody gets every prize that they have won
prize_each_best = One prize each: in the order of the standings everybody gets the one that is worth most to them; the others pass to those behind
prize_each_first = One prize each: categories are given in the order of the list, and whoever has a prize is in none of the later ones
prize_each_main-and-best = The main prize and, beside it, the best one of the categories
prize_sharing_tie-breaks = not shared, by tie-breaks
prize_sharing_equal = shared equally
prize_sharing_hort = Hort
prize_out_excluded = takes no prize
prize_out_withdrawn = has withdrawn
prize_out_never-there = has not played
prize_too-few = Not given: { $entitled ->
        [one] { $entitled } player is
       *[other] { $entitled } players are
    } entitled to it, { $least } are needed
prize_left-over = Nobody can take: { $prizes }
prize_left-place = { $place }. { $prize }
prize_passed = { $name } has taken a prize in { $category }
prize_odd-rule = No coin is lost: those that cannot be divided go one each to those who stand first in the tie.

## Columns

prize_column_category = Category
prize_column_place = Place
prize_column_id = Id
prize_column_name = Name
prize_column_amount = Amount
prize_column_currency = Currency
prize_column_thing = Thing
prize_column_working = Working
