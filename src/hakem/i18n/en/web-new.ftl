### A new event, and the rules of an event in words.

web-new_about = One page. Until round 1 is paired everything can still be changed.
web-new_name = Name
web-new_name-example = Winter Open 2026
web-new_unnamed = (name of the event)
web-new_kind = Who meets
web-new_kind_players = Players
web-new_kind_teams = Teams
web-new_system = System
web-new_pictures = The drawing shows how a round is paired
web-new_size = Rules and size
web-new_edition = Which text of the rules
web-new_edition_fide = FIDE { $edition }
web-new_edition_handbook = handbook { $edition }
web-new_system-by = { $system }, { $edition }
web-new_expected = Players expected
web-new_expected-teams = Teams expected
web-new_boards = Boards in a match
web-new_groups = Groups
web-new_groups-hint = More than one: everybody enters one list, and is dealt out from it.
web-new_rounds = Rounds
web-new_ties = Tie-breaks
web-new_ties_own = A list of my own
web-new_ties_codes = Codes of C.07, in their order, with commas
web-new_ties_because = Why this one:
web-new_play = Points, colours, late entries
web-new_points = Points for a win, a draw, a loss
web-new_points_own = Others
web-new_points-of = { $win } – { $draw } – { $loss }; bye { $bye }
web-new_points-of-matches = match { $match }; board { $game }
web-new_points-of-teams = match { $match }; board { $game }; bye { $bye }
web-new_colour = Colour of number 1 in round 1
web-new_colour_lot = By lot
web-new_colour_white = White
web-new_colour_black = Black
web-new_colour-of_lot = number 1 in round 1 by lot
web-new_colour-of_white = number 1 has White in round 1
web-new_colour-of_black = number 1 has Black in round 1
web-new_late = Late entries
web-new_late_rank = By their rating, as FIDE has it
web-new_late_end = At the end of the list in round 1
web-new_acceleration = Accelerated pairings
web-new_acceleration_none = No
web-new_acceleration_baku = Baku acceleration
web-new_options = { $count ->
        [one] { $count } more choice that the rules leave to the event
       *[other] { $count } more choices that the rules leave to the event
    }
web-new_options-about = Leave them as they are unless the regulations of your event say otherwise.
web-new_usual = usual
web-new_place = Place, days, arbiters
web-new_city = City
web-new_federation = Federation
web-new_federation-hint = Three letters, such as TUR
web-new_start = First day
web-new_end = Last day
web-new_chief-arbiter = Chief arbiter
web-new_deputies = Deputies
web-new_deputies-hint = Several with a semicolon: Kaya, Ayşe; Demir, Can
web-new_time-control = Time control
web-new_time-control-hint = For example 90 min + 30 s a move
web-new_announcement = Announcement
web-new_fide = In line with FIDE's rules.
web-new_not-yet = Not complete yet:
web-new_no_name = The event needs a name.
web-new_no_rounds = Say how many rounds there are, or how many players you expect.
web-new_play-points = Points
web-new_play-options = Details
web-new_create = Create the event
web-new_print = Print the announcement

## Lines of the announcement

web-new_line_system = System
web-new_line_rounds = Rounds
web-new_line_time-control = Time control
web-new_line_points = Points
web-new_line_colour = Colour
web-new_line_acceleration = Acceleration
web-new_line_late = Late entries
web-new_line_chief-arbiter = Chief arbiter
web-new_line_deputies = Deputies
web-new_line_ties = Ties
web-new_score_mp = Match points
web-new_score_gp = Game points

## Systems

web-new_system_dutch = Dutch
web-new_system_lim = Lim
web-new_system_dubov = Dubov
web-new_system_burstein = Burstein
web-new_system_double-swiss = Double-Swiss
web-new_system_berger = Round robin
web-new_system_scheveningen = Scheveningen
web-new_system_skalitzka = Skalitzka
web-new_system_team-swiss = Swiss of teams
web-new_system_knockout = Knockout
web-new_card_dutch = Dutch
web-new_card_dubov = Dubov
web-new_card_burstein = Burstein
web-new_card_lim = Lim
web-new_card_double-swiss = Double-Swiss
web-new_card_berger = Round robin
web-new_card_double = Double round robin
web-new_card_knockout = Knockout
web-new_card_team-swiss = Swiss of teams
web-new_card_league = League of teams
web-new_card_double-league = Double league
web-new_card_scheveningen = Scheveningen
web-new_card_skalitzka = Skalitzka
web-new_card_team-knockout = Knockout of teams
web-new_how_dutch = Swiss. The upper half meets the lower half; the most usual one.
web-new_how_dubov = Swiss. Everybody gets opponents of a like average rating.
web-new_how_burstein = Swiss. The first meets the last, inwards from both ends.
web-new_how_lim = Swiss. Score groups are paired from both ends to the middle.
web-new_how_double-swiss = Swiss. Two games with each opponent, one with each colour.
web-new_how_berger = Everybody meets everybody, by Berger tables.
web-new_how_double = Everybody meets everybody twice, once with each colour.
web-new_how_knockout = Who loses a match is out; extra time, golden point.
web-new_how_team-swiss = Teams of equal points meet, board against board.
web-new_how_league = Every team meets every team, board against board.
web-new_how_double-league = Every team meets every team twice.
web-new_how_scheveningen = Two teams: everybody meets everybody of the other.
web-new_how_skalitzka = Three teams, two rounds, nobody waits.
web-new_how_team-knockout = The team that loses a match is out.

## How many rounds, and why

web-new_rounds_say-players = Say how many players you expect, and the number of rounds is suggested.
web-new_rounds_swiss = Suggested: { $rounds }. With { $players } { $players ->
        [one] player
       *[other] players
    } the least for a single winner is { $least }: every round halves those who have won all their games. One or two more part the places behind as well.
web-new_rounds_berger = The table has { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } for { $sides }.
web-new_rounds_groups = Groups: { $groups }, of up to { $sides } each: their tables have { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
web-new_rounds_scheveningen = { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }: as many as a team has players.
web-new_rounds_skalitzka = A Skalitzka always has { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }.
web-new_rounds_open_berger = The number of rounds follows from those who enter.
web-new_rounds_open_scheveningen = There are as many rounds as a team has players.
web-new_rounds_open_knockout = The number of stages follows from those who enter and from how many are to be selected.

## Why a list of tie-breaks

web-new_why_individual-round-robin = the handbook proposes it for round robins: first the game between those tied, then what was won against whom.
web-new_why_round-robin = where all meet all, the game between those tied decides first; what opponents scored in all says nothing.
web-new_why_team-round-robin = the handbook proposes it for leagues of teams: game points first, then matches.
web-new_why_teams-round-robin = match points first, as leagues are held today; then the other score and the matches between those tied.
web-new_why_olympiad = match points and then the results between those tied, as the handbook has it for olympiads.
web-new_why_team-swiss = the handbook proposes it for Swiss events of teams: match points and the results between those tied first.
web-new_why_teams = match points, then the other score, the matches between those tied, and the strength of the opponents.
web-new_why_team-boards = the results of all boards add up; there are no matches to count.
web-new_why_swiss-ratings-close = the handbook proposes it where all ratings are close and can be trusted: the average rating of the opponents.
web-new_why_swiss-ratings-apart = the handbook proposes it where ratings lie far apart: the strength of the opponents by their points.
web-new_why_swiss-unrated = the handbook proposes it where most have no rating.
web-new_why_swiss = the points of the opponents measure best whom somebody has met; without the weakest of them nobody suffers from one who withdrew.
web-new_why_turkey = usual in Turkey: EB1, EB2, EB3 as players know them.

## Values of options

web-new_value_yes = yes
web-new_value_no = no
web-new_value_event = as the event has it
web-new_value_unsaid = not said
web-new_value_half = 50 % or more
web-new_value_more-than-half = more than 50 %
web-new_value_b5-first = B.5 first
web-new_value_b6-first = B.6 first
web-new_value_group-moves = the whole group moves
web-new_value_rest-stays = the rest is paired
web-new_value_anew = counted anew
web-new_value_left = what is left
web-new_value_to-p = up to p
web-new_value_below-p = below p
web-new_value_difference = the last round in which they differed
web-new_value_irregularity = who last had a colour twice running
web-new_value_lowest = the lowest
web-new_value_highest = the highest
web-new_value_fewest-clashes = for the whole group
web-new_value_in-turn = one player after the other
web-new_value_nearest = the nearest
web-new_value_first-made = the one made first
web-new_value_black = those due Black
web-new_value_majority = those due the colour of the majority
web-new_value_moved = who was moved
web-new_value_met-higher = everybody who met a higher score
web-new_value_colour = the other colour first
web-new_value_rating = by rating
web-new_value_last-first = the last ones first
web-new_value_from-the-top = from the top
web-new_value_float-anyway = as late as possible
web-new_value_foreseen = before anybody is paired
web-new_value_sums = by the sums
web-new_value_times-score = times the own score
web-new_value_point = a point
web-new_value_none = nothing
web-new_value_alternate = whole teams change colours
web-new_value_balanced = as many Whites as Blacks
web-new_value_listed = the one listed first
web-new_value_newer = the newer table
web-new_value_older = the older table
web-new_value_given = as numbered
web-new_value_lots = by lots
web-new_value_a = type A
web-new_value_b = type B
web-new_value_match = match points
web-new_value_game = game points
web-new_value_parity = an even number
web-new_value_fewest = the fewest unpaired
web-new_value_players = players
web-new_value_teams = teams
