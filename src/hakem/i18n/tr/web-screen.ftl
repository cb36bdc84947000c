### Salon ekranında yazanlar.

web-screen_round = Tur { $round }
web-screen_soon = Birazdan
web-screen_nothing = Henüz yayımlanmış tur yok.
web-screen_none = Bu ekran kurulmamış
web-screen_none-more = Hakem masasından açın: Yayın, Ekranlar. Kendiliğinden gelir.
web-screen_about_names = Masanız, ada göre
web-screen_about_boards = Masalara göre eşlendirme
web-screen_about_results = Gelen sonuçlar · { $known }/{ $boards }
web-screen_about_call = Lütfen sonucunuzu bildirin
web-screen_about_missing = Henüz gelmeyen: { $count }. Lütfen hakem masasına gelin.
web-screen_about_clock = Saat
web-screen_about_address = Telefonunuzdan izleyin
web-screen_standings = Sıralama
web-screen_after = { $round }. tur sonunda
web-screen_no-standings = Sıralama 1. turdan sonra burada görünür.
web-screen_missing = Tur { $round }: yoklama
web-screen_nobody-missing = Herkes geldi.
web-screen_no-check-in = Yoklama başlamadı.
web-screen_please = Masa { $board }: { $one } ve { $other }, lütfen sonucunuzu bildirin.
web-screen_page = Sayfa { $page }/{ $pages }
web-screen_key = Masa no,
web-screen_no-game = maç yok
web-screen_starts = Başlama { $time }
web-screen_left = kalan
