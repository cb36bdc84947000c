### The command line: what it says besides help.

## What it does, and what it has found

cli_reading = reading
cli_checking = checking
cli_verifying = verifying
cli_generating = generating
cli_team-ranks = { $count ->
        [one] a printed rank of a team is
       *[other] { $count } printed ranks of teams are
    } not that of the standings by { $by }; the first is team { $team }, printed { $printed }, right { $right }
cli_team-ranks-by-score = { $count ->
        [one] a printed rank of a team contradicts
       *[other] { $count } printed ranks of teams contradict
    } the points; the first is team { $team }, printed { $printed }, right { $right }
cli_team-ranks-by-stage = { $count ->
        [one] a printed rank of a team is
       *[other] { $count } printed ranks of teams are
    } not that of the stage reached; the first is team { $team }, printed { $printed }, right { $right }
cli_strict = { $count ->
        [one] { $count } place
       *[other] { $count } places
    } would have to be read differently from how they stand there; --strict refuses that
cli_more = and { $count } more of these
cli_seed = seed of the draw: { $seed }
cli_bye = bye { $number }
cli_option = option { $name } ({ $values }): { $title }
cli_shorter = ends before round { $round }: { $reason }
cli_varma-lot = { $name } ({ $federation }): group { $group }, number { $number }

## When an edition holds

cli_always = no dates known
cli_since = since { $since }
cli_until = until { $until }
cli_between = { $since } to { $until }

## Files

cli_cannot-read = cannot be read: { $reason }
cli_cannot-read_missing = there is no such file
cli_cannot-read_forbidden = may not be read
cli_cannot-read_folder = is a folder, not a file
cli_cannot-write = cannot be written: { $reason }
cli_cannot-write_missing = cannot be written: there is no such folder
cli_cannot-write_forbidden = may not be written
cli_cannot-write_folder = is a folder, not a file
cli_no-reports = '{ $path }' has no tournament files ({ $endings })
cli_broken-archive = '{ $file }' is no archive that can be read to its end
cli_member-too-large = '{ $file }' is larger than { $largest } bytes
cli_which-format = which format is '{ $file }' to have? Say --to with one of: { $known }
cli_other-ending = '{ $file }' promises something else than --format { $format }: a name that ends in { $ending } is read as such; take another name
cli_no-number = several tournaments need a number in the name of the file: '{ $file }' has no %d

## Requests that cannot be met

cli_table-too-large = tables go up to { $largest } players or boards in all cycles together
cli_primary-of-teams = --primary chooses a score of teams, and these are standings of players
cli_places-anew = { $count ->
        [one] one printed place was not that of the tie-breaks, and is written anew
       *[other] { $count } printed places were not those of the tie-breaks, and are written anew
    }
cli_not-written = nothing is written; -o OUT writes the event
cli_return-after = --return needs no --after: whoever comes back is there from the next round on
cli_drawn_way = numbers drawn in the hall are given by --drawn, and by nothing else
cli_drawn_count = numbers in --drawn: { $given }, players: { $players }; - stands for whoever was not there
cli_drawn_no-number = '{ $text }' is no number that somebody can have drawn
cli_drawn_line = '{ $file }', row { $row }: a number, then the player who drew it
cli_drawn_name = '{ $file }', row { $row }: nobody is called '{ $text }'
cli_drawn_names = '{ $file }', row { $row }: several are called '{ $text }'; take the number in the list
cli_drawn_again = '{ $file }', row { $row }: '{ $text }' has drawn before
cli_drawn_lot = { $name } has drawn { $number }
cli_drawn_completed = { $name } was not there; the arbiter drew { $number }
cli_no-such-team = no team has the number { $number }
cli_no-such-number = nobody has the pairing number { $number }
cli_by-name = --by name is a list for people: text or html, not { $format }
cli_working-csv = the working has no csv form; take text or json
cli_reason-without-board = --reason says why boards are fixed, and none is (--fix)
cli_unexpected = unexpected error, please report it: { $what }

## hakem check

cli_check_round = { $file }: round { $round } ({ $system } { $edition })
cli_check_expected = expected: { $pairs }
cli_check_found = found:    { $pairs }
cli_check_reason = reason:   { $reason }
cli_check_line-up_source = round { $round }, line-up of { $team } against { $opponent }, by { $source }: { $reasons }
cli_check_line-up_own = round { $round }, line-up of { $team } against { $opponent }, by the rules of the event: { $reasons }
cli_check_line-up_usual = round { $round }, line-up of { $team } against { $opponent }, by the usual order (TRF26 records 310, 300; the event states no rules, not counted): { $reasons }
cli_check_points = { $file }: player { $player } has { $printed } { $printed ->
        [one] point
       *[other] points
    } printed, the results give { $computed }
cli_check_rank-by-stage = { $file }: player { $player } is printed on place { $printed }, has place { $right } (by the stage reached)
cli_check_rank = { $file }: player { $player } is printed on place { $printed }, has place { $right } (points, then: { $by })
cli_check_skipped = { $file }: skipped, { $code } names no system that is here; --system can
cli_check_no-event = no event in it, left out
cli_check_nothing = nothing was checked
cli_check_left-out = not checked: { $skipped } skipped, { $failed } failed
cli_check_summary = { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $different } different

## hakem tiebreaks

cli_tiebreaks_type = Types (C.07 4.3):
cli_tiebreaks_modifier = Modifiers:
cli_tiebreaks_of-type = type { $type }
cli_tiebreaks_by-score = by { $score }: { $codes }
cli_tiebreaks_other = OTHER_NAME: values from outside, see `hakem standings --external`
cli_tiebreaks_presets = Lists for --preset:

## hakem standings and crosstable of a knockout

cli_other-edition = the rounds are paired by { $pairing }, and ties are broken by { $ties }, because the file names no edition of tie-breaks; the one that goes along is had by --edition { $edition }
cli_knockout_by-list = the places of a knockout go by the stage reached; without a list of tie-breaks they are shown
cli_knockout_no-working = the places of a knockout go by the stage reached: `hakem knockout bracket` shows the matches

## hakem knockout plan

cli_plan_title = Knockout of { $players } players, { $qualify } to be selected
cli_plan_how-many = say how many players there are (--players), or which event they are of (--event)
cli_plan_no-event = { $option } is about an event, and none is named (--event)
cli_plan_too-few = the event has { $there } { $there ->
        [one] player
       *[other] players
    }, not { $players }
cli_plan_tied-are-ranked = players who are tied are seeded by the standings of their event (TSF Knockout A.8); --seeding is for whole events
cli_plan_too-large = plans go up to { $largest } players
cli_plan_no-start = { $option } is about the timetable, which needs --start
cli_plan_until = --until must be later than --start
cli_plan_no-time-in-svg = a drawing has no place for the timetable; take text, json or html

## hakem knockout playoff

cli_playoff_how-many = say how many players are tied (--players), or name the file of the play-off (--record)
cli_playoff_who = say who of the event is tied: --tied with their ids, or --place
cli_playoff_other-number = --players says { $players }, but { $tied } { $tied ->
        [one] is
       *[other] are
    } tied
cli_playoff_no-colours = results belong to colours that were drawn: give --seed, or the --record that has them
cli_playoff_other-record = { $option } says something else than { $file }
cli_playoff_idle = { $option } changes nothing in a play-off of { $players } players
cli_playoff_seeds = By the next tie-break:
cli_playoff_not-written = { $file } is not written: the play-off is not over
cli_playoff_written = { $file } has the order as tie-break { $code }

## hakem knockout prizes

cli_prizes_too-large = prizes can be shared among up to { $largest } players
cli_prizes_prize = Prize
cli_prizes_not-whole = --whole does not go together with amounts that are not whole
cli_prizes_file = { $file } is no list of prizes
cli_prizes_where = --where { $key }={ $value }: { $why }
cli_prizes_fund = Fund { $whole }, paid { $paid }

## What the operating system complains of

cli_trouble_full = the disk is full
cli_trouble_long-name = the name is too long
cli_trouble_read-only = the disk can only be read
cli_trouble_device = the device reports an error
cli_trouble_busy = something else is using it
cli_trouble_circle = links lead round in a circle
cli_trouble_too-many = too many files are open

## hakem groups, hakem qualify

cli_groups_group = Group { $group } (players: { $players }, rounds: { $rounds }, average rating: { $average })
cli_instead-twice = --instead names two newcomers for the same number
cli_qualify_which-file = in which file is number { $number }? Number the files in their order, as 1:{ $number }; files given: { $files }
cli_qualify_who = say how many go on (--first), or who (--players)
cli_qualify_goes-on = { $name } goes on: place { $place } in { $file }
cli_qualify_by-hand = { $name } goes on by decision of the arbiter ({ $file })

## hakem desk

cli_desk_confirm = nothing was done; to do it all the same add --confirm { $codes } or --yes
cli_desk_several = several players are meant by '{ $text }': { $names }
cli_desk_no-tables = { $form } is no spreadsheet; --table goes with .csv and .xlsx
cli_desk_site = site
cli_desk_no-board = '{ $text }' is no board; it is written like 4-9, White first
cli_desk_no-match-board = there is no board { $text }; it is written ROUND.MATCH.BOARD where teams meet
cli_desk_no-match-place = '{ $text }' is no match of a round; it is written like 3.2
cli_desk_of-event = { $event }: { $said }
cli_desk_no-place = '{ $text }' is no board of a round; it is written like 3.12
cli_desk_results = every board needs a result: 3.12 1-0
cli_desk_entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
cli_desk_is-now = , as the event is now
cli_desk_no-copies = there is no copy of this event yet
cli_desk_no-folder = the event is in a database, which has backups of its own
cli_desk_file-has-more = { $what }; to put it in the place of the event: hakem desk restore { $file } { $event } --in-place
cli_desk_undone = (undone by { $seq })
cli_desk_identities = { $count ->
        [one] { $count } identity number
       *[other] { $count } identity numbers
    } of the table left out: { $why }
cli_desk_seed-without-lots = --seed decides lots, and numbers are given by { $way }: name --by lots or --by varma
cli_desk_order-without-given = an order is named, and numbers are given by { $way }: name --by given, or leave the order out
cli_desk_system-said = the file says itself that the event is paired by { $system }
cli_desk_edition-said = the file says itself that the edition is { $edition }
cli_desk_rules-known = the event is there and has its rules; --system and --edition are for a file that becomes a new event
cli_desk_row-changes = { $name }: { $changes }
cli_desk_row-left = { $name } may be in already ({ $changes }): left out; --twins update or --twins add takes the row
cli_desk_field-changes = { $field } { $was } → { $now }
cli_desk_no-rows = there is no player in the file
## hakem ratings-list

cli_lists_importing = importing
cli_lists_left-out = { $count ->
        [one] { $count } row that cannot be read is left out
       *[other] { $count } rows that cannot be read are left out
    }
cli_lists_list = { $name }: { $kind }, { $rows ->
        [one] { $rows } person
       *[other] { $rows } persons
    }, from { $source }
cli_lists_list-of-month = { $name }: { $kind } of { $month }, { $rows ->
        [one] { $rows } person
       *[other] { $rows } persons
    }, from { $source }
cli_lists_kind_combined = all ratings of FIDE
cli_lists_kind_standard = standard ratings of FIDE
cli_lists_kind_rapid = rapid ratings of FIDE
cli_lists_kind_blitz = blitz ratings of FIDE
cli_lists_kind_national = national ratings
cli_lists_imported = imported on { $day }; rows left out: { $broken }
cli_lists_none = there is no rating list in { $folder }; `hakem ratings-list import` makes one
cli_lists_nobody = nobody is found by '{ $text }'
cli_lists_column_id = Number
cli_lists_column_title = Title
cli_lists_column_name = Name
cli_lists_column_federation = Fed
cli_lists_column_born = Born
cli_lists_column_standard = Standard
cli_lists_column_rapid = Rapid
cli_lists_column_blitz = Blitz
cli_lists_column_national = National
cli_lists_column_club = Club
cli_lists_column_list = List
cli_lists_compared = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } compared: { $doubtful } doubtful, { $wrong } wrong, { $incomplete } incomplete, notes: { $note }
cli_two-files = Swiss-Manager takes two files; name one to write, both names follow from it
cli_no-text = a workbook is no text for a terminal; name a file to write

## hakem serve

cli_serve_host = --allow-host takes a name or an address, with a port if it is not the usual one (desk.example.org:8443); not { $text }
cli_serve_workers = several processes need a database: name one with --database
cli_serve_in-use = another program listens on port { $port } of { $host } already; choose another one with --port
cli_serve_no-address = it is not possible to listen on port { $port } of { $host }
cli_serve_local = the desk of this machine, without logins; Ctrl-C stops it
cli_serve_folder = the events are kept in { $folder }
cli_serve_open-already = the desk of this folder is open already, at the address above
cli_serve_server = people log in here; Ctrl-C stops it
cli_serve_stopped = stopped; everything that was entered is stored
cli_clicked_enter = press Enter to close this window
