### Tables of players and results from other programs.

## The table as a whole

import_at = line { $row }, column { $column }: { $what }
import_rounds-as-ruled = { $count ->
        [one] { $count } round was paired again and compared: the rules give it as it was played
       *[other] { $count } rounds were paired again and compared: the rules give all of them as they were played
    }
import_no-table = this is no table: a cell is larger than any list of players has
import_needs-extra = workbooks need the packages of hakem[{ $extra }], which are not installed
import_broken-workbook = this workbook cannot be read
import_workbook-too-large = the workbook unpacks to more than any list of players needs
import_no-names = no column has names; the headings must say which one it is
import_no-headings = there are no headings: the columns are taken for what they can only be
import_above-headings = { $count } { $count ->
        [one] row
       *[other] rows
    } above the headings not read
import_column = the column '{ $text }' is not understood and not read
import_column-again = there is a second column '{ $text }'; the first one counts
import_unclear-column = column { $number } could be several things and is not read
import_blank-is-man = only women are marked in the column of the sex; an empty cell is taken for a man
import_by-content = the column '{ $text }' was read by what its cells say: { $column }
import_unclear-sex = in the column of the sex 'B' may be boy or woman (bayan) and is left out
import_day-first = dates like 03/05/2010 were read as day/month/year
import_month-first = the dates of this column were read as month/day/year: the second number is often no month
import_both-ways = this column has both day/month and month/day; dates that may be either are left out
import_serial-days = numbers of five digits in the column of birth were read as days of a spreadsheet
import_no-comma = { $count } { $count ->
        [one] name has
       *[other] names have
    } no comma, so the surname is not known; taken as typed. Say what the column is, and where the surname stands in it
import_total = row { $row } adds the table up and is not read
import_headings-again = row { $row } has the headings again and is not read
import_blank-rows = { $count } blank { $count ->
        [one] row
       *[other] rows
    } not read
import_field_name = Name (as typed)
import_field_name-given-first = Given name Surname → Surname, Given name
import_field_name-surname-first = Surname Given name → Surname, Given name
import_field_surname = Surname
import_field_given-name = Given name
import_field_rating = Rating
import_field_national-rating = National rating
import_field_title = Title
import_field_sex = Sex
import_field_birth = Birth
import_field_federation = Federation
import_field_club = Club
import_field_fide-id = FIDE id
import_field_national-id = Licence no
import_field_identity = Citizen number
import_field_team = Team
import_field_board = Board
import_field_group = Group
import_field_other = (not read)

## A row

import_no-name = there is no name
import_unread_name = '{ $text }' is no name
import_title-in-name = the title was taken out of the name: { $text }
import_two-titles = { $text } stands beside the name; the title of its own column counts
import_unread_rating = the rating '{ $text }' is none and is left out
import_unread_national-rating = the national rating '{ $text }' is none and is left out
import_unread_title = '{ $text }' is no FIDE title and is left out
import_unread_sex = '{ $text }' says neither man nor woman and is left out
import_unread_birth = the date of birth '{ $text }' is none and is left out
import_unread_federation = '{ $text }' is no federation code of three letters and is left out
import_unread_fide-id = the FIDE id '{ $text }' is none and is left out
import_unread_board = '{ $text }' is no board number and is left out
import_year = nobody in this event was born in { $year }; the date is left out
import_identity = this is no valid identity number; it is not kept
import_identity-elsewhere = an identity number stood in this column; it is kept apart from the player
import_identity-again = the same identity number as in row { $row }
import_fide-id-again = the same FIDE id as in row { $row }
import_national-id-again = the same licence number as in row { $row }
import_name-again = the same name as in row { $row }
import_name-again-other-birth = the same name as in row { $row }, with another date of birth

## Results

import_no-results = there are no results in this file: the headings of a pairing file are missing
import_number = '{ $text }' is no number
import_no-player = nobody in this event has number { $number }
import_unknown-result = '{ $text }' is no result
import_board-again = board { $board } of round { $round } stood in row { $row } already
import_no-games = there is no game in this file
import_no-round = the tag Round says '{ $text }', not round and board
import_unknown-name = nobody in this event is called '{ $text }'
import_two-of-name = several players are called '{ $text }'
import_no-such-board = { $white } against { $black } is not paired in round { $round }

## Against the event

import_other-birth = the name is the same, the date of birth is not
import_other-fide-id = the name is the same, the FIDE id is not
import_other-name = { $number } is the same, the name is not: { $was }
import_other-order = the words of the name stand in another order in the event: { $was }
import_several = several players of the event have this name
import_row-again = row { $row } is about the same player
import_other-board = the event has these two on board { $board }
import_other-colours = the event has these two with the colours the other way round
import_has-result = the event has { $result }
