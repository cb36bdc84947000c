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
crosstable_sheet-title = Unv.
crosstable_sheet-rating = Rat.
crosstable_team = Takım
crosstable_game-points = Masa Puanı
crosstable_match-points = Maç Puanı
crosstable_page-title = Çapraz tablo
crosstable_sheets-title = Takım çizelgeleri
crosstable_team-rounds-title = Takımların çarşaf tablosu
crosstable_bold-is-black = Koyu: siyah renkle oynandı.
crosstable_team-place = Derece { $place }
