### Etkinliğin sayfası ve ayarları.

web-event_not-begun = { $entered }, henüz eşlendirme yok
web-event_stands = { $entered } · { $state }
web-event_round-number = { $round }. tur
web-event_found = { $file } okunurken bulunanlar
web-event_results = { $known }/{ $games } sonuç
web-event_round_paired = eşlendirildi
web-event_round_published = yayımlandı
web-event_round_closed = kapandı
web-event_round_to-come = oynanacak
web-event_no-rounds = Turlar eşlendirildikçe burada görünür.
web-event_facts = Etkinlik
web-event_settings = Ayarlar
web-event_files = Dosyalar ve kopyalar
web-event_export_trf = FIDE ve öteki programlar için rapor (TRF26)
web-event_export_json = her şey, Hakem yeniden okur
web-event_export_xlsx = çalışma kitabı: oyuncular, turlar, sıralama
web-event_export_pgn = oyunlar adlarıyla, hamlesiz
web-event_export_hakem = bütün günlüğüyle etkinlik, başka yerde açmak için
web-event_backup = Şimdi yedekle
web-event_backup-about = Etkinliğin yanındaki "backups" klasörüne. Her tur kapandığında da bir kopya alınır.
web-event_saved = Yedeklendi: backups/{ $file }
web-event_copy = Denemek için bir kopya
web-event_copy-name = Kopyanın adı
web-event_copy-do = Kopyala
web-event_copy-about = Kopya şimdiye kadarki her şeyle başlar ve bu etkinliğe hiç dokunmaz.
web-event_remarks = Hakemin notları
web-event_remarks-about = Günlükte kalır
web-event_remark = Not ekle
web-event_remark-do = Not al
web-event_remark-at = { $round }. tur{ $board ->
        [0] { "" }
       *[other] , { $board }. masa
    }
web-event_settings-about = Eşlendirmelerin dayandığı her şey 1. tur eşlendirilince kilitlenir. Gerisi değiştirilebilir; önceki hali günlükte kalır.
web-event_cover = Ad, yer, günler, hakemler
web-event_days = Turların günleri
web-event_rules = Kurallar
web-event_ties-now = Eşitlik şöyle bozulur:
web-event_ties-stay = liste olduğu gibi kalsın
web-event_board-colours = Masaların renkleri
web-event_board-colours-hint = 1. masada beyaz olan takımın her masası için bir harf: WBWB
web-event_match-points = Kazanılan, berabere biten, kaybedilen maçın puanı
web-event_team-bye = Tur atlayan takımın maç puanı, masa puanı
web-event_team-bye-hint = “draw” kalırsa berabere biten maç kadar puan alır.
web-event_locked = Kilitli: 1. tur eşlendirildi, eşlendirmeler buna dayanıyor. Eşlendirmeyi geri alan değiştirebilir.
web-event_warned = Tur eşlendirildi: değişiklik onay ister ve raporda bir satır bırakır.
web-event_options-late = Tur eşlendirildi: değişiklik onay ister ve etkinlik FIDE kipinden çıkar.
web-event_finished = Etkinlik tamamlandı. Sonunu geri alan ayarları değiştirebilir.
web-event_save = Kaydet
web-event_elsewhere = Karşılaşmayacaklar, kulüpler ve aileler:
web-event_no-system = Buradaki sistemlerden hiçbiri
