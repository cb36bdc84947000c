### Pictures of an event: what stands in them, and what they say.

picture_as-table = As a table
picture_head_round = Round
picture_head_score = Points
picture_head_leader = Leader
picture_head_average = Average
picture_head_field = Middle 80%
picture_head_colour = Colour
picture_head_colours = Colours
picture_head_opponent = Opponent
picture_head_number = No.
picture_head_name = Name
picture_head_white = White
picture_head_black = Black
picture_head_most = At most
picture_head_hope = First place

## The score of a player

picture_progress_title = Progress of { $player }
picture_progress_says = { $rounds ->
        [one] After { $rounds } round
       *[other] After { $rounds } rounds
    }: { $score }. The leader has { $best }, the average is { $average }.
picture_progress_legend = Whole line: the player, each round with its colour; dots: the highest score so far; dashes: the average; shaded: the middle 80% of the players.
picture_progress_step = Round { $round }: { $score } ({ $colour })
picture_progress_leader = leader { $score }
picture_progress_own = { $score }
picture_progress_average = avg. { $score }

## Colours

picture_piece_white = White
picture_piece_black = Black
picture_piece_none = no game
picture_colours_title = Colours of { $player }
picture_colours_says = White: { $white }, Black: { $black }{ $none ->
        [0] .
        [one] ; one round without a game.
       *[other] ; { $none } rounds without a game.
    }
picture_colours_round = Round { $round }: { $colour }
picture_colours_list-title = Colours of all players
picture_colours_part-title = Colours, players { $first } to { $last }
picture_colours_list-says = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, numbers { $first } to { $last } of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
picture_colours_legend = Open disc: White; filled disc: Black; dash: no game. ±: games with White less games with Black.

## Score groups

picture_groups_title = Score groups by round
picture_groups_says = After round { $round } { $leaders ->
        [one] one player is
       *[other] { $leaders } players are
    } on the highest score, { $top }, of { $players }.
picture_groups_open = { $games ->
        [one] One game without a result counts as drawn.
       *[other] { $games } games without a result count as drawn.
    }
picture_groups_legend = A bar is as wide as there are players on those points; lines lead from one round to the next, thick ones where many went.
picture_groups_round = Round { $round }
picture_groups_bar = { $count ->
        [one] After round { $round }: { $count } player on { $score }
       *[other] After round { $round }: { $count } players on { $score }
    }

## Who can still win

picture_winners_title = Who can still win
picture_winners_says = { $alive } of { $players } can still be first by points.
picture_winners_left_games = Still to play: { $games ->
        [one] one game without a result.
       *[other] { $games } games without a result.
    }
picture_winners_left_rounds = Still to play: { $rounds ->
        [one] one round.
       *[other] { $rounds } rounds.
    }
picture_winners_left_both = Still to play: { $games ->
        [one] one game without a result
       *[other] { $games } games without a result
    } and { $rounds ->
        [one] one more round.
       *[other] { $rounds } more rounds.
    }
picture_winners_shown = Drawn are the first { $count } of them.
picture_winners_legend = Filled: points so far; hatched: what can still come; dashed: the highest score now. Open games are reckoned as they are paired, later rounds with any pairing; tie-breaks are left out.
picture_winners_sure = { $player } is first by points whatever happens.
picture_winners_best = now { $score }
picture_winners_bar = { $player }: { $score }, at most { $most }
picture_hope_sure = is first
picture_hope_alone = can win alone
picture_hope_shared = can only share
picture_hope_out = no longer

## Heat

picture_heat_title = Who scored against whom
picture_heat_each = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } by place; a row shows what its player scored against those of the columns.
picture_heat_parts = { $players } players by place, { $size } together; a row shows which part of the points they scored against those of the columns.
picture_heat_legend = The stronger the shade, the more points; hatched: exactly half; empty: did not meet. Only games that were played.
picture_heat_places = { $first }–{ $last }
picture_heat_percent = { $percent }%
picture_heat_cell = { $one } – { $other }: { $games ->
        [one] { $points } from { $games } game
       *[other] { $points } from { $games } games
    }

## The map of a round

picture_map_title = Round { $round } as a map
picture_map_says = { $groups } { $groups ->
        [one] score group
       *[other] score groups
    }, { $floats } { $floats ->
        [one] pair
       *[other] pairs
    } between two of them.
picture_map_legend = Every mark is a player, by number; an open disc has White, a filled one Black. A line joins those who meet; thick lines go from one score group to another.
picture_map_board = Board
picture_map_bye = bye
