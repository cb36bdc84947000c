### What is wrong with a tournament report (TRF), and what was adjusted.

## The file and its rows

trf_no-players = no player records (001) found: this is not a tournament report
trf_no-line-end = the last line has no end: the file may have been cut off
trf_truncated = the row of player { $number } is cut off before the points (columns 81-84)
trf_row-ends = the row ends inside round { $round }
trf_row-too-short = the row of player { $player } ends after round { $round }, but these say they met later: { $others }
trf_byte-padding = the row is padded by bytes, not characters; read accordingly
trf_round-limit = the row goes on after round { $most }, the last there can be
trf_kept = record '{ $code }' is not interpreted; kept as it stands
trf_again = record { $code } stands here a second time; the first counts, this one is kept
trf_comment = this comment of ours cannot be read and is kept as it stands: { $reason }

## A player

trf_no-number = the player record has no starting rank: '{ $text }'
trf_id-twice = starting rank { $number } is already taken in row { $row }
trf_id = '{ $text }' is no player number
trf_unknown-id = there is no player { $number }
trf_rating = '{ $text }' is no rating
trf_fide-id = '{ $text }' is no FIDE id
trf_title = '{ $text }' is no title; left out
trf_sex = '{ $text }' is neither m nor w; left out
trf_birth = '{ $text }' is no date of birth; left out
trf_date = '{ $text }' is no date
trf_points = '{ $text }' is no number of points
trf_sum = player { $player } has { $stated } { $stated ->
        [one] point
       *[other] points
    } here, but the results add up to { $sum }
trf_announced-in-points = the points { $stated } of player { $player } contain the bye announced for the next round; { $sum } taken
trf_half-bye = player { $player } has no opponent and no result in round { $rounds }: taken as a half-point bye, as the points { $stated } ask for
trf_full-bye = player { $player } has no opponent and no result in round { $rounds }: taken as a bye for a full point, as the points { $stated } ask for
trf_open-value = an open game is taken as worth { $points }, as the points of all who have one show
trf_bye-value = the bye is taken as worth { $points }, as the points of all who had it show
trf_virtual-in-points = the points { $stated } of player { $player } contain virtual points; { $sum } taken

## A round of a player

trf_opponent = round { $round }: '{ $text }' is no opponent
trf_unknown-opponent = round { $round }: player { $player } meets { $opponent }, but there is no player { $opponent }
trf_unknown-opponents = opponents are named whom the file does not have: { $others }
trf_plays-himself = round { $round }: player { $player } is paired with himself
trf_result-code = round { $round }: '{ $text }' is no result code (1 = 0 + - W D L H F U Z)
trf_colour = round { $round }: '{ $text }' is no colour (w, b or -)
trf_bye-with-opponent = round { $round }: a bye stands beside opponent { $opponent }; taken as a bye
trf_not-played = round { $round }: '*' is taken as not yet played
trf_old-bye = '{ $code }' without an opponent is taken as a bye

## Two rows that do not agree

trf_denied-other = round { $round }: player { $player } says they met { $opponent }, but the row of { $opponent } (row { $row }) names { $other }
trf_denied-bye = round { $round }: player { $player } says they met { $opponent }, but the row of { $opponent } (row { $row }) has no game
trf_results-disagree = round { $round }: result '{ $code }' of { $player } does not go with '{ $other }' of { $opponent } (row { $row })
trf_no-result = round { $round }: the result is missing; the opponent's row (row { $row }) says '{ $code }'
trf_same-colour = round { $round }: { $player } and { $opponent } (row { $row }) both have the same colour
trf_no-colour = round { $round }: neither { $player } nor { $opponent } (row { $row }) has a colour
trf_one-colour = round { $round }: the colours of { $player } and { $opponent } stand in one row only; taken for both
trf_forfeit-colour = round { $round }: forfeit { $player } - { $opponent } without colours; the first-named gets White

## The event

trf_point-value = '{ $code }' with '{ $text }' is no point value
trf_point-twice = '{ $code }' is given twice; the first value counts
trf_round-count = '{ $text }' is no number of rounds
trf_rounds-disagree = the number of rounds is given twice; { $count } taken
trf_rounds-assumed = the number of rounds is not stated; { $count } taken from the rounds that are there
trf_initial-colour = '{ $text }' says nothing about the initial colour
trf_colours-disagree = the initial colour is given twice; '{ $colour }' taken
trf_bye-record = '{ $text }' is no list of byes (kind F, H or Z, round, players)
trf_bye-conflict = player { $player } has two different entries for round { $round }
trf_acceleration = '{ $text }' is no acceleration record
trf_virtual-conflict = virtual points contradict an earlier record, or are too many
trf_abnormal = '{ $text }' is no record of abnormal points
trf_abnormal-not-counted = this record names no team; the printed points of { $number ->
    [one] the team that it concerns were
   *[other] all { $number } teams that it concerns were
 } counted without it, so it is not counted
trf_count = record { $code } says { $stated }, but there are { $real }
trf_by-blanks = the parts of record { $code } are told apart by blanks, not by columns or commas
trf_round-date = the day '{ $text }' is taken for the next round: the records 132 name one day each
trf_type-in-092 = tournament type '{ $code }' found in record 092

## Teams

trf_team-number = '{ $text }' is no team number
trf_unknown-team = there is no team { $team }
trf_forfeit-record = '{ $text }' is no forfeited match (+-, -+ or --, round, two teams)
trf_old-team = old team record 013 beside new ones (310): the new ones count
trf_team-bye = round { $round }: team { $team } cannot have a bye that it asked for, as there is no such team or it has games or another entry; not counted
trf_team-bye-of-another = round { $round }: team { $other } cannot have had this bye; by its printed points team { $team } had it
trf_line-up = round { $round }: the line-up of team { $team } does not name players of that team against another; not used
trf_member-bye = the bye of player { $player } is the team's and brings the player nothing, as the points { $stated } show
trf_member-sum = the points { $stated } of player { $player } are not those of the results; { $sum } taken, the event is one of teams
trf_team-bye-value = '162 P { $points }' is more than a player can have: taken as the game points of a team's bye
trf_team-match-points = team { $team } has { $stated } match points here, but the matches bring { $sum }, which count
trf_team-game-points = team { $team } has { $stated } game points here, but the matches bring { $sum }, which count

## Many of one kind, said once

trf_many_byte-padding = { $count } rows are padded by bytes, not characters; read accordingly
trf_many_kept = { $count } records are not interpreted, the first is '{ $code }'; kept as they stand
trf_many_again = record { $code } stands here { $count } times too often; the first counts, the others are kept
trf_many_rating = { $count } rows: what stands there is no rating, the first time '{ $text }'
trf_many_fide-id = { $count } rows: what stands there is no FIDE id, the first time '{ $text }'
trf_many_title = { $count } rows: what stands there is no title and left out, the first time '{ $text }'
trf_many_sex = { $count } rows: neither m nor w, left out; the first time '{ $text }'
trf_many_birth = { $count } rows: what stands there is no date of birth and left out, the first time '{ $text }'
trf_many_date = { $count } dates cannot be read, the first is '{ $text }'
trf_many_round-date = { $count } records 132 name one day each: taken for the rounds in turn
trf_many_virtual-in-points = { $count } rows: the points contain virtual points, which were taken off
trf_many_announced-in-points = { $count } rows: the points contain the bye announced for the next round, which was taken off
trf_many_half-bye = { $count } rows: no opponent and no result, taken as half-point byes, as the points ask for
trf_many_full-bye = { $count } rows: no opponent and no result, taken as byes for a full point, as the points ask for
trf_many_bye-with-opponent = { $count } entries: a bye stands beside an opponent; taken as a bye
trf_many_old-bye = { $count } entries: the code of a game without an opponent is taken as a bye
trf_many_not-played = { $count } entries: '*' is taken as not yet played
trf_many_one-colour = { $count } games: the colours stand in one row only; taken for both
trf_many_forfeit-colour = { $count } forfeits without colours; the first-named gets White
trf_many_old-team = { $count } old team records 013 beside new ones (310): the new ones count
trf_many_team-bye = { $count } byes that teams cannot have asked for, as there is no such team or it has games or another entry; not counted
trf_many_line-up = { $count } line-ups do not name players of their team against another; not used
trf_many_member-bye = { $count } rows: the bye is the team's and brings the player nothing, as the points show
trf_many_member-sum = { $count } rows: the points are not those of the results, which were taken, as the event is one of teams
trf_many_team-match-points = { $count } figures: printed match points of teams are not those of the matches, which count; the first is team { $team } with { $stated } instead of { $sum }
trf_many_team-game-points = { $count } figures: printed game points of teams are not those of the matches, which count; the first is team { $team } with { $stated } instead of { $sum }
