### Headings and signs of cross tables.

crosstable_number = No
crosstable_title = Unvan
crosstable_name = Adı
crosstable_rating = Elo
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

## Boards and players of teams

crosstable_board = Masa
crosstable_board-number = { $board }. masa
crosstable_boards-title = Masa dereceleri
crosstable_individual-title = Takım oyuncuları
crosstable_games = Oyun
crosstable_percent = %
crosstable_performance = Perf.
crosstable_opponents = Ro
crosstable_k = K
crosstable_change = Değişim
crosstable_new-rating = Yeni
crosstable_too-few = –
crosstable_boards-by_points = önce puan, sonra yüzde, sonra performans
crosstable_boards-by_percentage = önce yüzde, sonra puan, sonra performans
crosstable_boards-by_performance = önce performans, sonra yüzde, sonra puan
crosstable_boards-of_played = herkes en çok oynadığı masada
crosstable_boards-of_listed = herkes takım listesindeki sırasında
crosstable_boards-least = en az { $games } oyun
crosstable_boards-note = Yalnızca oynanan oyunlar sayılır, oyuncu hangi masada oynamış olursa olsun.
