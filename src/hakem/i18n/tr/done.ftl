### What was done at the desk, in one line.

done_nothing = değişen bir şey yok
done_create = { $event } yarışması oluşturuldu: { $name }
done_change-event = yarışma bilgileri değişti
done_note = not alındı
done_finish = tamamlandı: sıralama kesin
done_prizes = ödül listesi kaydedildi
done_add-player = oyuncu { $player } kaydedildi
done_add-players = tablodan oyuncular: { $added } yeni, { $changed } değişen
done_change-player = oyuncu { $player } değişti
done_remove-player = oyuncu silindi
done_check-in = oyuncu { $player }: işaretlendi
done_number = eşlendirme numaraları verildi: { $by }
done_seed = kura metni { $seed }
done_drawn = { $number } { $name }
done_drawn-colour = listenin ilkinin rengi: { $colour ->
    [white] beyaz
   *[black] siyah
    }
done_draw = kura çekildi; kura metni: { $seed }
done_bye = oyuncu { $player }: { $round }. turda tur atlama
done_no-bye = oyuncu { $player }: { $round }. turda tur atlama yok
done_withdraw = oyuncu { $player } çekildi
done_return = oyuncu { $player } döndü
done_of-team_check-in = { $name }: işaretlendi
done_of-team_bye = { $name }: { $round }. turda takımca tur atlama
done_of-team_no-bye = { $name }: { $round }. turda tur atlama yok
done_of-team_withdraw = { $name } çekildi
done_of-team_return = { $name } döndü
done_prohibit = eşlendirilmeyecekler
done_allow = yeniden eşlendirilebilirler
done_pair = { $round }. tur eşlendirildi
done_pair-by-hand = { $round }. tur elle eşlendirildi
done_unpair = { $round }. turun eşlendirmesi kaldırıldı
done_publish = { $round }. tur yayımlandı
done_unpublish = { $round }. tur yayından kalktı
done_close = { $round }. tur kapandı
done_reopen = { $round }. tur yeniden açıldı
done_game = { $game } oyunu: { $result }
done_and-then = { $parts }
done_due = { $game }: { $white } (beyaz) - { $black }
done_order = sonuç sırası: { $order }
done_play-off = { $name } başladı
done_undo = geri alındı
done_redo = yinelendi
done_verify = { $count } kayıt, zincir sağlam
done_branch = { $event } dalı oluştu
done_backup = { $count } kayıt { $file } dosyasına yazıldı
done_migrated = { $name }: tablolar { $before }. sürümden { $after }. sürüme getirildi
done_up-to-date = { $name }: tabloların sürümü { $after }, yapılacak bir şey yok
done_in-place = { $event } etkinliği şimdi { $file } dosyasındaki gibi; önceki hâli yedekleri arasında
done_restore = { $count } kayıttan { $event } yarışması oluştu
done_ratings = listeye göre { $count } oyuncu değişti
done_export = { $file } yazıldı ({ $form })
done_site = { $file }: site, { $count } dosya
done_import = { $new } yeni, { $changed } değişen, { $unchanged } aynı, { $doubtful } kuşkulu, { $blocked } kullanılamaz, { $missing } tabloda yok
done_begun = { $event } yarışması oluştu: { $players } oyuncu, { $rounds } tur
done_import-dry = hiçbir şey yazılmadı; onaylansa: { $new } yeni, { $changed } değişen, { $unchanged } aynı, { $doubtful } kuşkulu, { $blocked } kullanılamaz, { $missing } tabloda yok
done_import-event = { $event } yarışması oluştu: { $players } oyuncu, { $rounds } tur

## Where an event stands

done_status_event = { $name } ({ $event })
done_status_rules = { $system }, baskı { $edition }
done_status_ties = eşitlik bozma: { $rules }
done_status_round = { $rounds } turun { $round }. turu: { $state }
done_status_not-begun = { $rounds } tur, henüz eşlendirme yok
done_status_round-at-most = { $round }. tur (en çok { $rounds }): { $state }
done_status_lots = sıradaki iş: numara kurası ({ $article }): kura ile numarala
done_status_redraw = sıradaki iş: kuranın yenilenmesi ({ $article }): kura ile numarala
done_status_players = { $players } oyuncu
done_status_teams = { $teams } takım
done_status_open = sonucu eksik masalar: { $boards }
done_status_postponed = ertelendi: { $round }.{ $match } { $one } – { $other }
done_status_postponed-until = { $day } gününe ertelendi: { $round }.{ $match } { $one } – { $other }
done_status_fide = FIDE kipi
done_status_not-fide = FIDE kipinde değil:
done_state_open = açık
done_state_paired = eşlendirildi
done_state_published = yayımlandı
done_state_closed = kapandı
done_state_finished = tamamlandı

## Teams

done_add-team = { $team } numaralı takım kaydedildi: { $name }
done_change-team = { $team } numaralı takım değişti: { $name }
done_remove-team = takım silindi: { $name }
done_number-teams = takımlar numaralandı: { $by }
done_line-up-rules = esame kuralları kaydedildi
done_line-up = { $round }. tur: { $name } esame listesi alındı
done_match = { $round }. tur, { $match }. maç: { $first } { $score } { $second }
done_forfeit-match = { $round }. tur, { $match }. maç: işlendi
done_postpone = { $round }. turun { $match }. maçı sonra oynanacak
done_penalty = { $name } takımının puanı değişti
