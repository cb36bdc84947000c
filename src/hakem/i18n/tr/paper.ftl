### Kâğıda basılan belgeler.

paper_page = sayfa { $page }/{ $pages }
paper_pairings = { $round }. tur: eşlendirme
paper_pairings-by-name = { $round }. tur: hangi masadasınız
paper_results = { $round }. tur: sonuçlar
paper_entry-list = Kayıt listesi, { $count } oyuncu
paper_slips = { $round }. tur
paper_place-cards = Masa numaraları
paper_badges = Yaka kartları
paper_signature = imza
paper_column_board = Masa
paper_column_white = Beyaz
paper_column_black = Siyah
paper_column_rating = ELO
paper_column_national = UKD
paper_column_points = Puan
paper_column_result = Sonuç
paper_column_name = Ad
paper_column_colour = Renk
paper_column_opponent = Rakip
paper_column_number = No
paper_column_title = Unv.
paper_column_federation = Fed.
paper_column_club = Kulüp
paper_column_birth = Doğum
