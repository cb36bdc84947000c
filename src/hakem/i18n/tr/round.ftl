### A round for the wall: headings, and why somebody has no opponent.

round_title = { $round }. tur ({ $rounds } tur)
round_board = Masa
round_number = No
round_white = Beyaz
round_black = Siyah
round_team = Takım
round_rating = Elo
round_points = Puan
round_result = Sonuç
round_name = Adı
round_colour = Renk
round_opponent = Rakip
round_bye_pairing-allocated = tur atlar
round_bye_full-point = tam puanlı tur atlar
round_bye_half-point = yarım puanlı tur atlar
round_bye_zero-point = yok
round_bye_unopposed = rakipsiz
round_bye_waits = bekler
round_free = { $bye }: maç puanı { $match }, masa puanı { $game }
round_free-worth = maç puanı { $match }, masa puanı { $game }
round_free-as-drawn = berabere biten maç kadar
