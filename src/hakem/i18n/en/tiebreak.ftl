### Tie-breaks: names, terms, advice, and lists that cannot be used.

## Lists that cannot be used

tiebreak_not-a-code = '{ $code }' is no code of a tie-break; `hakem tiebreaks` lists them
tiebreak_not-a-modifier = { $code }: '/{ $modifier }' is no modifier; there are /Cn /Mn /L+n /L-n /Kn /Un /P /F /R
tiebreak_modifiers-clash = { $code }: no modifier may stand there twice, and /C not beside /M
tiebreak_below-one = { $code }: the numbers of /C, /M and /K begin with 1
tiebreak_foreign-modifier = { $code }: { $name } does not take { $modifier }; it takes: { $allowed }
tiebreak_too-many-cuts = { $code } would cut { $cuts } { $cuts ->
        [one] value
       *[other] values
    }, but the event has only { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } ({ $article })
tiebreak_unrated = { $code } needs a rating of everybody; without one: { $count } ({ $names }). { $article } leaves it out then; { $example } counts them as 1400
tiebreak_left-out = left out: { $why }
tiebreak_unrated-unsaid = { $code } needs a rating of everybody; without one: { $count } ({ $names }). The handbook says nothing about them; { $example } counts them as 1400
tiebreak_no-external = { $code }: no such values from outside are known ({ $known }); --external NAME=FILE gives them
tiebreak_black-in-round-robin = { $code } must not be used in a round robin, where the tables have given the colours ({ $article })
tiebreak_for-teams = { $code } is a tie-break of teams, and these are standings of players
tiebreak_for-players = { $code } is a tie-break of players, and these are standings of teams (see --individual)
tiebreak_score-of-teams = { $code }: :MP and :GP are scores of teams, and these are standings of players
tiebreak_no-seed = LOTS needs a seed, so that anybody can repeat the draw: --seed TEXT
tiebreak_no-contestant = nobody in the standings has the number { $id }
tiebreak_no-such-round = there are no standings after round { $round }; the last round known is { $last }
tiebreak_by-score-alone = printed places are compared by points alone: { $reason }

## Names of the tie-breaks

tiebreak_title_PTS = Points
tiebreak_title_DE = Direct encounter
tiebreak_title_WIN = Number of wins
tiebreak_title_WON = Games won over the board
tiebreak_title_BPG = Games played with Black
tiebreak_title_BWG = Games won with Black
tiebreak_title_PS = Progressive score
tiebreak_title_REP = Rounds one elected to play
tiebreak_title_STD = Standard points
tiebreak_title_TPN = Pairing number, the lower the better
tiebreak_title_KD = Kashdan
tiebreak_title_BH = Buchholz
tiebreak_title_FB = Fore Buchholz: last round as draws
tiebreak_title_AOB = Average of the opponents' Buchholz
tiebreak_title_BB = Buchholz of the Buchholz
tiebreak_title_SB = Sonneborn-Berger
tiebreak_title_KS = Koya
tiebreak_title_KSX = Extended Koya
tiebreak_title_ARO = Average rating of the opponents
tiebreak_title_TPR = Tournament performance rating
tiebreak_title_PTP = Perfect tournament performance
tiebreak_title_APRO = Average performance rating of the opponents
tiebreak_title_APPO = Average perfect performance of the opponents
tiebreak_title_RTNG = Own rating
tiebreak_title_LOTS = Lots, the lower the better
tiebreak_title_FFW = Wins by forfeit, the fewer the better
tiebreak_title_MP = Match points
tiebreak_title_GP = Game points
tiebreak_title_MPVGP = The other score: match points or game points
tiebreak_title_EDE = Extended direct encounter
tiebreak_title_EDEBT = Extended direct encounter, then BC and TBR
tiebreak_title_EDEBB = Extended direct encounter, then BC and BBE
tiebreak_title_EDET = Extended direct encounter, then TBR
tiebreak_title_EDEB = Extended direct encounter, then BBE
tiebreak_title_EMMSB = Sonneborn-Berger of teams: opponent's MP times own MP
tiebreak_title_EMGSB = Sonneborn-Berger of teams: opponent's MP times own GP
tiebreak_title_EGMSB = Sonneborn-Berger of teams: opponent's GP times own MP
tiebreak_title_EGGSB = Sonneborn-Berger of teams: opponent's GP times own GP
tiebreak_title_SSSC = Score and schedule strength combination
tiebreak_title_BC = Board count, the lower the better
tiebreak_title_TBR = Top board results
tiebreak_title_BBE = Bottom board elimination
tiebreak_title_OKM = Olympiad Khanty-Mansiysk, without the lowest
tiebreak_title_OKMSB = Olympiad Khanty-Mansiysk Sonneborn-Berger, without the lowest
tiebreak_title_TSB = Sonneborn-Berger of teams: board points times opponent's MP
tiebreak_title_TSBG = Sonneborn-Berger of teams by board points
tiebreak_title_DTB = Highest board played in the match between two teams
tiebreak_title_OTHER = Value from outside

## Modifiers behind a name

tiebreak_with_low = cut { $number }
tiebreak_with_early = first { $number } cut
tiebreak_with_median = median { $number }
tiebreak_with_limit = limit { $number } half { $number ->
        [one] point
       *[other] points
    }
tiebreak_with_factor = factor { $number }
tiebreak_with_unrated = unrated as { $number }
tiebreak_with_paired = forfeits as games
tiebreak_with_fore = last round as draws
tiebreak_with_reverse = reversed
tiebreak_with_score = by { $score }

## Modifiers in the list

tiebreak_modifier_C = /Cn: without the n least significant values (PS: without the first n rounds)
tiebreak_modifier_M = /Mn: without the n lowest and the n highest values
tiebreak_modifier_L = /L+n, /L-n: the limit of Koya moved by n half points
tiebreak_modifier_K = /Kn: n as the factor of the combination
tiebreak_modifier_P = /P: forfeits between paired opponents count as games
tiebreak_modifier_F = /F: with the fore Buchholz
tiebreak_modifier_R = /R: the other way round
tiebreak_modifier_U = /Un: players without a rating count as n

## Types

tiebreak_type_A = A: games of those tied
tiebreak_type_B = B: own results
tiebreak_type_C = C: results of opponents
tiebreak_type_D = D: known beforehand

## For whom

tiebreak_field_all = players and teams
tiebreak_field_players = players only
tiebreak_field_teams = teams only

## Lists that have names

tiebreak_preset_individual-round-robin = round robin of players (handbook)
tiebreak_preset_team-round-robin = round robin of teams (handbook)
tiebreak_preset_swiss-ratings-close = Swiss, all ratings close and reliable (handbook)
tiebreak_preset_swiss-ratings-apart = Swiss, ratings far apart (handbook)
tiebreak_preset_swiss-unrated = Swiss, most players unrated (handbook)
tiebreak_preset_team-swiss = Swiss of teams (handbook)
tiebreak_preset_team-boards = Skalitzka and Scheveningen: the sum of the boards
tiebreak_preset_olympiad = Olympiad (handbook)
tiebreak_preset_swiss = Swiss, a proposal for today
tiebreak_preset_turkey = Swiss as usual in Turkey: EB1 Buchholz −1, EB2 Sonneborn-Berger, EB3 Buchholz of the Buchholz
tiebreak_preset_round-robin = round robin of players, a proposal for today
tiebreak_preset_teams = Swiss of teams, a proposal for today
tiebreak_preset_teams-round-robin = round robin of teams, a proposal for today

## Advice about a list

tiebreak_advice_cuts-in-order = { $code }: the handbook wants { $before } in the list before it
tiebreak_advice_five-values = { $code } leaves { $left } { $left ->
        [one] value
       *[other] values
    } of { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }; the handbook wants five
tiebreak_advice_far-enough = { $code }: for { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } the handbook wants the list to go on to { $last }
tiebreak_advice_one-is-not-right = { $code }: for { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } it alone is not right by the handbook; with { $last } after it the list may be enough
tiebreak_advice_may-go-further = { $code }: for { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } { $last } may be used after it (handbook)
tiebreak_advice_buchholz-in-round-robin = { $code }: in a round robin all have met the same opponents, so it says nothing new
tiebreak_advice_black-in-round-robin = { $code }: in a round robin the tables have given the colours
tiebreak_advice_koya-in-swiss = { $code } is made for round robins
tiebreak_advice_koya-first = KSX carries Koya on, so KS should come before it
tiebreak_advice_after-final = { $code } cannot part anybody any more after { $final }
tiebreak_advice_again = { $code } comes a second time and cannot part anybody any more
tiebreak_advice_the-score = { $code } is the score itself, in which all who are tied are equal
tiebreak_advice_data-first = { $code } was known before the first round and yet decides before { $later }
tiebreak_advice_undefined = { $code } is not defined in the edition { $edition }; it is taken from { $article }
tiebreak_advice_nothing-left = { $code } leaves no value of { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } and parts nobody

## Why a term is what it is

tiebreak_why_played = played
tiebreak_why_pending = result open, counts as a draw
tiebreak_why_adjusted = adjusted score, instead of { NUMBER($real) }
tiebreak_why_virtual = virtual opponent: { NUMBER($before) } + { NUMBER($rest) } + { $later } × { NUMBER($draw) }
tiebreak_why_dummy = dummy: own score
tiebreak_why_capped = dummy: own score { NUMBER($own) }, at most a draw a round
tiebreak_why_capped-by-opponent = dummy: own score { NUMBER($own) }, at most the opponent's
tiebreak_why_paired = forfeit, counts as a game
tiebreak_why_unplayed = no game
tiebreak_why_rated = rating
tiebreak_why_unrated = without rating, counts as asked for
tiebreak_why_limited = more than 350 away, counts as 350
tiebreak_why_after-round = score after the round
tiebreak_why_board = points on the board

## Why a term does not count

tiebreak_cut_low = cut: least significant
tiebreak_cut_high = cut: highest
tiebreak_cut_voluntary = cut first: unplayed by choice
tiebreak_cut_early = cut: first rounds

## How a value comes about

tiebreak_note_average = average of { $count }: { NUMBER($sum) } / { $count }, rounded half up to { NUMBER($average) }
tiebreak_note_performance = { NUMBER($score) } { $score ->
        [one] point
       *[other] points
    } of { $games } { $games ->
        [one] game
       *[other] games
    }: { SIGNED($difference) }
tiebreak_note_perfect = { $rating } lets expect { NUMBER($expected) } { $expected ->
        [one] point
       *[other] points
    }; { NUMBER($score) } { $score ->
        [one] was
       *[other] were
    } scored
tiebreak_note_schedule = score { NUMBER($score) } + Buchholz { NUMBER($buchholz) } / { $factor }
tiebreak_note_encounter = { $games } of { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    } of those tied { $games ->
        [one] has
       *[other] have
    } met
tiebreak_note_other-score = in the other score: { NUMBER($points) }
tiebreak_note_board-count = game points of those tied differ, so their boards are not compared
