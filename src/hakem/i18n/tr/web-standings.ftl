### Sıralama sayfası.

web-standings_title = Sıralama
web-standings_after = { $round }. tur sonunda
web-standings_before = İlk sonuçtan önce
web-standings_before-closed = { $round }. tur kapanmadan önce
web-standings_players = { $count } oyuncu
web-standings_teams = { $count } takım
web-standings_after-round = Tur sonunda
web-standings_part = Kimler
web-standings_all = Hepsi
web-standings_sex_w = Kadınlar
web-standings_sex_m = Erkekler
web-standings_whole = Genel
web-standings_move = Derece değişimi
web-standings_player = Oyuncu
web-standings_federation = FED
web-standings_club = Kulüp
web-standings_legend = Ayraç: puanı eşit olanlar. Noktalı değere basınca hesabı açılır; ◌ sanal rakibi gösterir.
web-standings_nobody-yet = Henüz kimse kaydedilmedi.
web-standings_by-stage = Ulaşılan aşamaya göre
web-standings_final = Turnuva bitti: bu sıralama kesindir.
web-standings_not-final = Geri al: turnuva sürsün
web-standings_tied-for-first = Birincilik bütün eşitlik bozmalardan sonra da paylaşılıyor.
web-standings_play-off = Ek maç

## Hesap

web-standings_round = { $round }. tur
web-standings_board = Masa { $board }
web-standings_nobody = rakip yok
web-standings_total = Toplam
web-standings_close-working = Kapat
web-standings_others = Bu satırın öteki değerleri

## Ya şöyle biterse

web-standings_what-if = Ya şöyle biterse?
web-standings_what-if-more = { $round }. tur: sonucu açık masalara sonuç seçin, kimin hangi dereceye geleceğini görün.
web-standings_back = Sıralamaya dön
web-standings_assumed = { $count ->
        [0] Henüz bir sonuç varsayılmadı: sonucu olmayan oyunlar berabere sayılır.
       *[other] { $count } sonuç varsayıldı. Hiçbir şey kaydedilmez; bu sayfanın adresi başkasına gönderilebilir.
    }
web-standings_assume-nothing = Varsayımları sil
web-standings_open-boards = { $count } açık masa
web-standings_nothing-open = Bu turun bütün masalarında sonuç var.
web-standings_nothing-to-assume = Sonucu varsayılacak bir tur yok.
web-standings_then = Sıralama o zaman şöyle olur
