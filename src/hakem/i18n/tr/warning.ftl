### What the desk warns of.

## The event

warning_late-entries-at-the-end = geç gelenler 2. tura kadar listenin sonunda duruyor; bu FIDE kuralı değil
warning_tie-breaks-changed = eşitlik bozma listesi yarışma sırasında değişiyor: { $was } yerine { $now }
warning_options-changed = eşlendirme sisteminin seçenekleri { $round }. turdan sonra değişiyor
warning_rounds-changed = tur sayısı yarışma sırasında değişiyor: { $was } yerine { $now }
warning_points-changed = puanlama { $round }. turdan sonra değişiyor
warning_rounds-missing = { $total } turun { $played } turu oynandı

## Players

warning_lots-not-drawn = { $article }: döner turnuvada sıra numaraları kurayla belirlenir, şimdiki numaralar kurayla verilmedi; önce kurayı çekin (kura ile numarala) ya da şimdiki numaralarla eşlendirin
warning_redraw-due = { $article }: birinci turdan önce kura yenilenmeli: { $changes }
warning_redraw-left = kuradan sonra ayrılan: { $names }
warning_redraw-came = kura çekilirken listede olmayan: { $names }
warning_late-entry = geç kayıt: oyuncu { $player }, { $round }. turdan itibaren oynar
warning_late-after-announced = { $round }. tur ilan edildi: artık kayıt alınmamalı
warning_strength-changed = oyuncu { $player }: kuvvet derecesi ilk tur eşlendirildikten sonra değişti
warning_same-number = { $name } ile aynı lisans numarası var: oyuncu { $player }. Başka biriyse onaylayın
warning_same-name = { $name } zaten kayıtlı olabilir: oyuncu { $player }. Başka biriyse onaylayın
warning_numbers-renewed = eşlendirme numaraları { $round }. turdan önce yeniden veriliyor
warning_numbers-given-anew = eşlendirme numaraları { $round }. turdan sonra yeniden veriliyor
warning_second-half-bye = oyuncu { $player } daha önce yarım puanlı tur atlama almış ya da istemiş
warning_full-bye = oyuncu { $player }: tam puanlı tur atlama artık verilmemeli
warning_team-second-half-bye = { $team } daha önce yarım puanlı tur atlama almış ya da istemiş
warning_team-full-bye = { $team }: tam puanlı tur atlama artık verilmemeli
warning_prohibited-late = yasaklı eşlendirmeler { $round }. turdan sonra değişiyor
warning_weak-prohibition = olabildiğince ayrı tutulan oyuncular: FIDE kuralları bunu tanımaz
warning_weak-dropped = olabildiğince ayrı tutulması istenenlerin hepsini ayıran bir tur yok: { $count } istekten vazgeçildi
warning_ties-go-along = eşitlik bozma da seçilenle birlikte gider: { $rules }; eşitlik bozmanın baskısı ayrıca da seçilebilir
warning_absent-paired = gelmedikleri hâlde eşlendirildiler: { $players }; oyunları masalarında kalır
warning_not-checked-in = yoklamada görülmeyenler: { $players }
warning_absent-unanswered = { $round }. turda masaya gelmedi ve oynayıp oynamayacağı söylenmedi: { $players }; turnuvadan çekin, tur atlatın ya da yoklamada var yazın
warning_absent-withdrawn = haber vermeden gelmedi, çekilmiş sayıldı ({ $article }): { $players }

## Rounds and results

warning_boards-of-round = { $round }. tur, masa { $boards }
warning_adjourned-as-draws = ertelenen oyunlar şimdilik berabere sayılıyor: { $boards }
warning_adjourned-were-draws = ertelenen oyunlar oynanana kadar berabere sayıldı: { $boards }
warning_open-were-draws = { $article }: eşlendirme yapılırken { $round }. turda sonucu girilmemiş, iki oyuncu için de { $points } sayılmış oyunlar: { $games }
warning_boards-fixed = { $round }. tur: bazı masalar elle belirlendi; kurallara göre başka bir tur çıkıyor
warning_paired-by-hand = { $round }. tur elle eşlendirildi; kurallara göre başka bir tur çıkıyor: { $reason }
warning_hand-rematch = { $pair } daha önce oynadı
warning_hand-prohibited = { $pair } eşlendirilemez
warning_hand-third-colour = oyuncu { $player } üçüncü kez aynı rengi alıyor
warning_hand-second-bye = oyuncu { $player } daha önce tur atlamış ya da hükmen kazanmış
warning_hand-left-out = ne masada ne de tur atlıyor: { $players }
warning_announced-changed = ilan edilmiş { $round }. tur değiştiriliyor
warning_announced-stands = { $round }. tur ilan edilmişti: { $verdict }
warning_announced-must-change = { $round }. tur ilan edilmişti: { $verdict }
warning_results-lost = { $round }. tur: { $count } sonuç silinir
warning_published-with = { $round }. turla birlikte bunlar da yayımlandı: { $before }
warning_unpublished-with = { $round }. turla birlikte bunlar da yayından kalktı: { $behind }
warning_unpublished-with-results = { $round }. turda sonuç girilmiş
warning_reopened-old = { $round }. tur yeniden açılıyor; { $last }. tur eşlendirilmiş
warning_result-replaced = { $round }. tur, masa { $board }: { $was } yerine { $now }
warning_disputed = { $round }. tur, masa { $board }: { $other } bildirimi { $theirs }, bu bildirim { $said }; hakemin bakması gerekiyor
warning_report-kept = { $round }. tur, masa { $board }: hakem { $stands } olarak karar verdi ve karar geçerli; { $said } bildirimi yanına not edildi
warning_report-late = { $round }. tur bitti: { $board }. masanın { $said } bildirimi { $stands } sonucunun yanına not edildi; hakeme söyleyin
warning_report-anew = { $round }. tur, masa { $board } yeniden eşlendirildi: { $said } bildirimi başka oyuncular içindi ve işlenmedi
warning_the-desk = hakem masası
warning_round-is-closed = { $round }. tur kapalı; sonucu ancak bu onaylanırsa değişir
warning_correction = { $round }. tur, masa { $board }, tur kapandıktan sonra düzeltildi: { $was } yerine { $now }
warning_rating-only = { $round }. tur, masa { $board }: sıralama için geç, yalnızca rating hesabında geçerli: { $was } yerine { $now }
warning_rounds-would-differ = şimdi kurallar { $rounds }. turu başka eşlendirirdi; artık kurala uymayan masalar: { $pairs }

## Play-offs, back and forth

warning_play-off-stands = sıralamaya göre kurulmuş ek maçlar var: { $names }
warning_play-off-note = { $note }
warning_play-off-results-lost = ek maçlarda buna bağlı { $count } sonuç silinir
warning_undo-several = { $count } kayıt geri alınıyor: { $entries }

## Files

warning_imported = yarışma başka yerde başlamış: { $source }
warning_imported-differs = kurallar şu turlarda dosyadakinden başka eşlendirme veriyor: { $rounds }
warning_already-here = { $what }
warning_no-backup = { $file } kopyası yazılamadı

## Teams

warning_members-changed = { $team }: kadro yarışma sırasında değişiyor
warning_match-results-lost = { $round }. turun { $match }. maçında sonuç var ({ $count }); hükmen sonuçla değiştirilecek
warning_postponed = { $round }. turun { $match }. maçı sonra oynanacak; oynanınca sayılır
warning_postponed-as-draws = { $round }. turun { $match }. maçı sonra oynanacak; masaları şimdilik berabere sayılır
warning_penalty = { $team } takımının puanı silindi: { $reason }
warning_bonus = { $team } takımına ek puan verildi: { $reason }
warning_line-up-rules-changed = esame kuralları { $round }. turdan sonra değişiyor
warning_line-up-after-results = { $round }. turun { $match }. maçında sonuç var ({ $count }); oyuncusu değişen masanınki silinir
warning_line-up-after-published = { $round }. tur yayımlandı: { $match }. maçın esame listesi değişti
warning_line-up-broken = { $team } esame listesi: { $reasons }
warning_line-ups-missing = esame listesi vermeyenler: { $teams }; listelerinin ilk oyuncuları oturur
