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
