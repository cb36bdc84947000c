### Cross tables, schedules and team sheets.

web-tables_nav = Tables of the event
web-tables_nav_standings = Standings
web-tables_nav_crosstable = Cross table
web-tables_nav_schedule = Schedule
web-tables_nav_teams = Teams
web-tables_nav_boards = Boards
web-tables_nav_prizes = Prizes
web-tables_print = Print
web-tables_copy = Copy
web-tables_copied = The table is in the clipboard
web-tables_find = Find
web-tables_export = { $format } file

## Cross table

web-tables_title = Cross table
web-tables_form = Form
web-tables_form_players = Each against each
web-tables_form_rounds = By rounds
web-tables_form_heat = Heat
web-tables_form_colours = Colours
web-tables_part = Part of the list
web-tables_order = Order
web-tables_order_number = By number
web-tables_order_place = By place
web-tables_meta = { $count ->
        [one] { $count } row
       *[other] { $count } rows
    } · the disc is the colour of the player in the row
web-tables_meta-teams = { $count ->
        [one] { $count } team
       *[other] { $count } teams
    } · game points of the team in the row
web-tables_too-large = Each against each would be too wide here (at most { $most }); this is the table by rounds.
web-tables_no-rounds = No round has been paired yet.
web-tables_legend = + and − without play, a dot for a game that is going on; a place in brackets is shared.
web-tables_out = left early: not in the standings

## Schedule

web-tables_schedule = Schedule
web-tables_schedule-meta = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $paired } of them paired
web-tables_round = Round
web-tables_pair = Board { $board }
web-tables_match = Match { $number }
web-tables_bye = Free
web-tables_to-come = Grey: as the table has it, not paired yet.
web-tables_no-schedule = The rounds of this event follow from its results: there is no schedule beforehand.

## Team sheets

web-tables_teams = Teams
web-tables_teams-meta = Cell: seat of the opponent, colour, result
web-tables_sheet-total = Team
web-tables_place = Place { $place }
web-tables_no-teams = There are no teams in this event.
web-tables_line-ups = Line-ups
web-tables_against = Round { $round }, against { $team }
web-tables_empty-seat = nobody
web-tables_team-score = Points: { $points }
