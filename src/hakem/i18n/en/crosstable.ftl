### Headings and signs of cross tables.

crosstable_number = No
crosstable_title = Title
crosstable_name = Name
crosstable_rating = Rating
crosstable_total = Points
crosstable_place = Place
crosstable_white = w
crosstable_black = b
crosstable_bye = bye
crosstable_sheet-title = Title
crosstable_sheet-rating = Rating
crosstable_team = Team
crosstable_game-points = GP
crosstable_match-points = MP
crosstable_page-title = Cross table
crosstable_sheets-title = Team sheets
crosstable_team-rounds-title = Teams by round
crosstable_bold-is-black = Bold: played with Black.
crosstable_team-place = Place { $place }

## Boards and players of teams

crosstable_board = Board
crosstable_board-number = Board { $board }
crosstable_boards-title = The best of every board
crosstable_individual-title = Players of the teams
crosstable_games = Games
crosstable_percent = %
crosstable_performance = Perf.
crosstable_opponents = Ro
crosstable_k = K
crosstable_change = Change
crosstable_new-rating = New
crosstable_too-few = –
crosstable_boards-by_points = by points, then percentage, then performance
crosstable_boards-by_percentage = by percentage, then points, then performance
crosstable_boards-by_performance = by performance, then percentage, then points
crosstable_boards-of_played = everybody on the board sat at most often
crosstable_boards-of_listed = everybody at the place in the list of the team
crosstable_boards-least = { $games ->
        [one] at least { $games } game
       *[other] at least { $games } games
    }
crosstable_boards-note = Only games over the board count, wherever somebody sat.
