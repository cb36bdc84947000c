### What a file that was written does not say.

## What was adjusted

write_renumbered = the players are known by their pairing numbers in this file
write_by-position = pairing numbers are shown by the order of the rows (XXC rank)
write_cut = '{ $text }' cut to { $width } { $width ->
        [one] column
       *[other] columns
    }
write_ascii = '{ $text }' written as '{ $ascii }'
write_blanks = blanks in '{ $text }' tidied up
write_sign = '{ $text }' written as '{ $written }': its signs separate cells
write_kept-ids = records kept as they stand still name players by their old numbers: { $codes }

## What does not fit

write_too-large = numbers above { $largest } do not fit into a tournament report
write_too-wide = '{ $text }' does not fit into the { $width } { $width ->
        [one] column
       *[other] columns
    } that a report has for it
write_citizen-number = the identity number of player { $player } is not written into a report
write_no-federation = national data of player { $player } left out: no federation code to write it under
write_birth = the day of birth of player { $player } left out: the month is not known
write_national-id = the national id '{ $text }' of player { $player } left out: it does not fit into a report
write_round-date = the round date { $text } left out: reports have two figures for the year, 1970 to 2069
write_team-records = records about teams left out, as this format does not say that the event is one of teams: { $codes }
write_baku-without-type = Baku acceleration left out: the event has no type code to carry it

## What a format cannot hold

write_lost_board-order = the order of the boards has no place in this format
write_lost_unrated = that an unplayed game is unrated has no place in this format
write_lost_club = clubs have no place in this format
write_lost_national = national ratings and ids have no place in this format
write_lost_time-control-code = the coded time control has no place in this format
write_lost_controller = the name of the pairing program has no place in this format
write_lost_rating-methods = the rating methods have no place in this format
write_lost_baku = the name of the acceleration method has no place in this format
write_lost_round-ranges = prohibited pairs hold for all rounds in this format
write_lost_unknown-points = the value of an open result has no place in this format
write_lost_team-play = match points, board colours, byes and forfeits of teams have no place in this format
write_lost_external = values from outside that break ties have no place in this format
write_lost_prizes = the list of prizes has no place in this format
write_lost_initial-colour = the initial colour has no place in this format
write_lost_prohibited = prohibited pairs have no place in this format
write_lost_acceleration = acceleration has no place in this format
write_lost_bye-kinds = this format does not tell all kinds of byes apart
write_lost_team = number, nickname or strength of team { $team } have no place in this format
write_lost_player-records = prohibited pairs and acceleration of single members, and unusual points of players, have no place in an event of teams: its records 240, 250, 260 and 299 name teams
write_lost_team-records = byes that teams asked for and results of unusual value have no place in this format unless the type code says that the event is one of teams
write_lost_event = what is said of the event beyond its players and games has no place in this format
write_lost_rules = the pairing system, the tie-breaks and who made a round have no place in this format
write_lost_points = what results are worth has no place in this format
write_lost_absences = byes announced for rounds to come have no place in this format
write_lost_membership = late entries and withdrawals have no place in this format
write_lost_lots = lots that were drawn have no place in this format
write_lost_other-byes = only pairing-allocated byes have a place in this format, byes that were asked for do not
write_lost_all-byes = byes have no place in this format
write_lost_both-lost = a game that both lost over the board cannot be told from one without a result in this format
write_lost_unusual-results = ½-0, 0-½ and 0-0 have no place in this format; these games have no result there
write_lost_not-rated = that a game is not rated has no place in this format
write_lost_teams = teams have no place in this format
write_lost_player-data = dates of birth, sexes, national ratings and clubs of players have no place in this format
write_lost_read-back = this file is for people: an event cannot be read back from it
