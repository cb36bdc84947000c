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
trf_virtual-in-points = the points { $stated } of player { $player } contain virtual points; { $sum } taken

## A round of a player

trf_opponent = round { $round }: '{ $text }' is no opponent
trf_unknown-opponent = round { $round }: player { $player } meets { $opponent }, but there is no player { $opponent }
trf_unknown-opponents = opponents are named whom the file does not have: { $others }
trf_plays-himself = round { $round }: player { $player } is paired with himself
trf_result-code = round { $round }: '{ $text }' is no result code (1 = 0 + - W D L H F U Z)
trf_colour = round { $round }: '{ $text }' is no colour (w, b or -)
trf_bye-with-opponent = round { $round }: a bye stands beside opponent { $opponent }; taken as a bye
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
trf_count = record { $code } says { $stated }, but there are { $real }
trf_type-in-092 = tournament type '{ $code }' found in record 092

## Teams

trf_team-number = '{ $text }' is no team number
trf_unknown-team = there is no team { $team }
trf_forfeit-record = '{ $text }' is no forfeited match (+-, -+ or --, round, two teams)
trf_old-team = old team record 013 beside new ones (310): the new ones count
