### What is wrong with a line-up, and what its boards ask for.

line-up_boards = { $count ->
        [one] one player
       *[other] { $count } players
    } for { $boards ->
        [one] one board
       *[other] { $boards } boards
    }
line-up_not-member = { $player } is not a member of the team
line-up_twice = { $player } is named twice
line-up_gone = { $player } has withdrawn
line-up_not-yet = { $player } joins after round { $round }
line-up_away = { $player } is away in round { $round }
line-up_too-few = { $count ->
        [one] one player
       *[other] { $count } players
    }; at least { $least } have to sit
line-up_gap = board { $board } is empty before board { $last }; an empty board is the last one
line-up_order = { $above } sits above { $below }, and stands below in the list of the team
line-up_moved = { $player } stands at place { $place } of the list and cannot sit on board { $board }: at most { $most } away
line-up_not-eligible = board { $board } ({ $name }): { $player } may not sit there: { $reasons }
line-up_at-least = { $name }: { $count } in the line-up, at least { $least } needed
line-up_at-most = { $name }: { $count } in the line-up, at most { $most } allowed
line-up_named = { $name }
line-up_asked = { $parts }
line-up_everybody = everybody
line-up_women = women
line-up_men = men
line-up_under = U{ $figure }
line-up_born-from = born { $figure } or later
line-up_born-to = born { $figure } or earlier
line-up_rating-from = rating { $figure } or more
line-up_rating-to = rating { $figure } or less
line-up_of-federations = of { $federations }
line-up_foreign = not of { $federation }
line-up_untitled = without title
line-up_sex-unknown = whether a man or a woman is not known
line-up_is-man = is a man
line-up_is-woman = is a woman
line-up_no-year = the event has no first day, so nobody knows who is U{ $age }
line-up_birth-unknown = the year of birth is not known
line-up_too-old = born { $year }, not { $limit } or later
line-up_too-young = born { $year }, not { $limit } or earlier
line-up_rating-above = rating { $rating }, above { $limit }
line-up_rating-below = rating { $rating }, below { $limit }
line-up_other-federation = federation { $federation }
line-up_federation-unknown = the federation is not known
line-up_not-foreign = federation { $federation }
line-up_has-title = has the title { $title }
line-up_no-condition = '{ $text }' is no condition; they are written like woman, man, junior, u16, born>=2010, rating<=2000, TUR, not-TUR, untitled, with commas between them
line-up_no-place = '{ $text }' is no place in the list of the team; places are 1 to { $last }
