### Yarışma yönetiminin bütün sayfalarında geçen sözler.

web_skip = Sayfaya geç
web_tabs = Etkinliğin bölümleri
web_tab_event = Etkinlik
web_tab_players = Oyuncular
web_tab_rounds = Turlar
web_tab_standings = Sıralama
web_tab_publish = Yayın
web_tab_journal = Günlük
web_undo = Geri al
web_redo = Yinele
web_help = Yardım
web_theme = Koyu ya da açık görünüm
web_home = Bütün etkinlikler
web_back = Geri dön
web_confirm = Okudum, sürdür
web_cancel = Vazgeç
web_log-in = Giriş yap
web_log-out = Çıkış ({ $name })
web_fide = FIDE
web_not-fide = FIDE dışı
web_fide-kept = FIDE kipinde
web_fide-kept-more = Kurallardan ayrılan bir şey yok.
web_fide-left = FIDE kurallarından ayrılanlar
web_round-of = Tur { $round }/{ $rounds }
web_rounds = { $rounds } tur
web_error-title = Olmadı
web_refused = Yapılmadı
web_not-found = Böyle bir sayfa yok.
web_http-error = Sunucu buna yanıt veremiyor ({ $status }).
web_unexpected = Bizden kaynaklanan bir sorun çıktı. Kaydedilmiş hiçbir şey yitmedi; yeniden deneyin.
web_moment = { $day }, { $time }
web_clock = { $hour }.{ $minute }
web_alert_disputed = { $round }. tur: telefonlar { $count } masada anlaşamıyor
web_alert_beside = { $round }. tur: { $count } masanın bildirimi işlenmedi, okunmayı bekliyor
web_past = Etkinliğe { $seq }. kayıttan sonraki durumuyla bakıyorsunuz. Burada bir şey değiştirilemez.
web_past-label = Zaman
web_past-back = Şimdiye dön
web_past-only-read = Geçmiş değiştirilemez; önce şimdiye dönün.
web_done-together = { $count } değişiklik yapıldı

## Sıradaki iş

web_next_add-players = Oyuncu ekle
web_next_lots = Numara kurasını çek
web_next_redraw = Kurayı yenile
web_next_team-lots = Takım kurasını çek
web_next_team-redraw = Takım kurasını yenile
web_next_pair = { $round }. turu eşlendir
web_next_publish = { $round }. turu yayımla
web_next_enter = { $count } sonuç açık · gir
web_next_resolve = { $count } tartışmalı · çöz
web_next_close = { $round }. turu kapat
web_next_postponed = Ertelenen maç: { $one } – { $other }
web_next_postponed-until = Ertelenen maç, { $day }: { $one } – { $other }
web_next_adjourned = { $count } ertelenen oyun açık · gir
web_next_finish = Sıralamayı kesinleştir
web_next_done = Kesin sıralama
web_next_play-off = Eşitlik bozma maçı · { $count } oyun sırada

## Sistemlerin kısa adları

web_system_knockout = Eleme
web_system_lim = Lim
web_system_dutch = Dutch
web_system_dubov = Dubov
web_system_burstein = Burstein
web_system_team-swiss = Takım İsviçre
web_system_double-swiss = Çift İsviçre
web_system_berger = Berger
web_system_scheveningen = Scheveningen
web_system_skalitzka = Skalitzka
web_changed-at = { $moment } itibarıyla
