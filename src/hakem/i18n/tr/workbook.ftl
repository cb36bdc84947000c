### A whole event as a workbook: names of sheets, and headings.

workbook_players = Oyuncular
workbook_round = { $round }. tur
workbook_standings = Sıralama
workbook_team-standings = Takım sıralaması
workbook_crosstable = Çapraz tablo
workbook_team-crosstable = Takımlar turlara göre
workbook_number = No
workbook_title = Unvan
workbook_name = Adı
workbook_rating = Rating
workbook_national-rating = UKD
workbook_sex = Cinsiyet
workbook_man = E
workbook_woman = K
workbook_birth = Doğum
workbook_federation = Federasyon
workbook_club = Kulüp
workbook_fide-id = FIDE no
workbook_team = Takım
workbook_board = Masa
workbook_match = Maç
workbook_white = Beyaz
workbook_black = Siyah
workbook_points = Puan
workbook_result = Sonuç
workbook_place = Derece
