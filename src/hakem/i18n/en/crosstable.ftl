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
crosstable_team-place = Place { $place }
