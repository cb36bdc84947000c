### Headings and signs of cross tables.

crosstable_number = No
crosstable_title = Unvan
crosstable_name = Adı
crosstable_rating = Rating
crosstable_total = Puan
crosstable_place = Derece
crosstable_white = b
crosstable_black = s
crosstable_bye = atlar
crosstable_team-place = Derece { $place }
