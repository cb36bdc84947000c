### Tur sayfası: masalar, sonuçlar, bakılacaklar ve eşlendirmenin nedenleri.

web-round_title = { $round }. tur
web-round_none = Henüz eşlendirilen tur yok.
web-round_tally = { $count } sonuç
web-round_tally_adjourned = { $count } ertelenen
web-round_tally_postponed = { $count } ertelenen
web-round_tally_put-off = { $count } ertelenen
web-round_progress = Girilen sonuçlar
web-round_then = sonra: { $step }
web-round_is_paired = eşlendirildi, yayımlanmadı
web-round_is_published = yayımlandı
web-round_is_closed = kapandı
web-round_published-at = yayımlandı ({ $time })
web-round_boards = { $round }. tur: masalar ve sonuçlar
web-round_board = Masa { $board }
web-round_board-of = { $round }. tur, masa { $board }
web-round_state = Durum
web-round_points = { $points } puan
web-round_adjourned = ertelendi
web-round_postponed = ertelendi
web-round_postponed-until = ertelendi, { $day }
web-round_unrated = (ratingsiz)
web-round_clear = sil
web-round_state_open = açık
web-round_state_done = girildi
web-round_state_forfeit = oynanmadı
web-round_state_adjourned = ertelendi
web-round_state_disputed = tartışmalı
web-round_state_rating = yalnız rating
web-round_state_rating-of = yalnız rating: { $result }
web-round_knockout = Eleme oyunlarının sonuçları eleme tablosunda girilir.
web-round_knockout-link = Eleme tablosuna git
web-round_show = Hangi masalar
web-round_show_all = Hepsi { $count }
web-round_show_open = Açık { $count }
web-round_show_disputed = Tartışmalı { $count }
web-round_nothing_open = Açık masa kalmadı.
web-round_nothing_disputed = Tartışmalı masa yok.
web-round_find = Masa no ya da ad
web-round_print = Yazdır
web-round_enter = Sonuç gir
web-round_open-round = Masaya git
web-round_withdraw = Yarışmadan çek
web-round_desk = yarışma masası
web-round_claim = { $by }: { $result }
web-round_told = Masa { $board }: { $was } → { $now }
web-round_told-first = Masa { $board }: { $now }
web-round_unreadable = Bu, okunabilir bir sonuç değil.
web-round_article = { $article }

## Bakılacaklar

web-round_attention = Bakılacaklar
web-round_attention-count = { $count } iş; bu liste boşalınca tur bitmiştir
web-round_attention-rest = { $count } satır daha
web-round_attention-more = ve { $count } tane daha
web-round_of-round = { $round }. tur, { $what }
web-round_attention_disputed = { $count } masa tartışmalı
web-round_attention_disputed-text = Masaya sorup doğrusunu yazın.
web-round_attention_kept = { $count } bildirim kararınızdan farklı
web-round_attention_kept-text = Sonuç geçerli; telefonun söylediği yalnızca yanına not edildi.
web-round_attention_late = { $count } bildirim tur bittikten sonra geldi
web-round_attention_late-text = Hiçbir şey işlenmedi. Telefon ağa ulaşamamış olabilir.
web-round_attention_anew = { $count } bildirim yeniden eşlendirilen masa için
web-round_attention_anew-text = Hiçbir şey işlenmedi. Şimdi orada oturanların sonucunu sorun.
web-round_stays = { $result } kalsın
web-round_read = Okudum
web-round_attention_differs = Şimdi başka eşlendirilirdi: { $count } masa
web-round_attention_differs_paired = Önceki bir turun sonucu düzeltildi. Tur henüz yayımlanmadı: yeniden eşlendirilebilir.
web-round_attention_differs_published = Önceki bir turun sonucu düzeltildi. Tur duyuruldu; eşlendirmesini kaldırmadıkça geçerlidir.
web-round_attention_differs_closed = Önceki bir turun sonucu düzeltildi. Tur oynandı, olduğu gibi kalır.
web-round_attention_empty = { $count } masa boş
web-round_attention_empty-text = Ötekilerin çoğu girildi.
web-round_attention_postponed = ertelendi, { $count } masa
web-round_attention_postponed-text = Günü belli değil. Sonuçları girilene kadar berabere sayılır.
web-round_attention_postponed-until = { $until } günü oynanacak. Sonuçları girilene kadar berabere sayılır.
web-round_attention_adjourned = { $count } oyun ertelendi
web-round_attention_adjourned-text = Sonucu girilene kadar berabere sayılır.
web-round_attention_absent = { $count } oyuncu geçen tur gelmedi
web-round_attention_absent-text = Haber vermeden masaya gelmedi, bu turda da sonucu yok.
web-round_attention_absent-twice = { $count } oyuncu yine gelmedi
web-round_attention_absent-twice-text = En az iki turda masaya gelmedi ve hâlâ yarışmada.

## Turla yapılabilecekler

web-round_acts = Bu turla ilgili öteki işler
web-round_act_publish = Yayımla
web-round_act_publish-text = Eşlendirmeyi herkes okuyabilir.
web-round_act_unpublish = Yayından kaldır
web-round_act_unpublish-text = Herkese açık sayfalarda tur görünmez olur; burada bir şey değişmez.
web-round_act_close = { $round }. turu kapat
web-round_act_close-text = Bütün sonuçlar girildi; bu turun ardından sıralama yayımlanabilir.
web-round_act_reopen = { $round }. turu yeniden aç
web-round_act_reopen-text = Sonuç girmek yeniden mümkün olur; sonradan eşlendirilen turlar olduğu gibi kalır.
web-round_act_unpair = { $round }. turun eşlendirmesini kaldır
web-round_act_unpair-text = { $count ->
        [0] Masalar silinir, tur yeniden eşlendirilebilir. Geri alınabilir.
       *[other] Masalar ve girilmiş { $count } sonuç silinir. Geri alınabilir.
    }

## Sonuç girişi

web-round_keys = Tuşlar
web-round_page_standings = Sıralama
web-round_page_pair = Eşlendir
web-round_page_results = Sonuçlar
web-round_page_pairings = Eşlendirme
web-round_way = İmleç nereye gider
web-round_way_then = sonra
web-round_way_all = sıradaki
web-round_way_open = sıradaki açık
web-round_way_disputed = sıradaki tartışmalı
web-round_more = Ötekiler
web-round_rare = Seçili masa için seyrek görülen sonuçlar
web-round_help = Rakam seçili masaya yazar ve ilerler. Sonucu olan masada aynı tuş onaylar, başka tuş ikinci basışta değiştirir. / ya da bir harf masa arar. Backspace (silme tuşu) son girişi geri alır, Esc çıkar.
web-round_second = İkinci okuma
web-round_second-help = Bütün sonuçları aynı tuşlarla bir kez daha girin; uyuşmazlıkta durulur.
web-round_sign = İmzala: iki kez okundu
web-round_stop = Bırak
web-round_read-twice = { $round }. turun bütün sonuçları iki kez girilip karşılaştırıldı.
web-round_stale = Sonradan bir sonuç değişti.
web-round_anew = { $pair } artık bu masada değil: tur yeniden eşlendirildi, onlar için yazılan sonuç kaydedilmedi.
web-round_anew-somebody = Bu sonucun yazıldığı oyuncular artık bu masada değil: tur yeniden eşlendirildi, sonuç kaydedilmedi.
web-round_js_board = Masa { "{" }board{ "}" }
web-round_js_sending = gönderiliyor
web-round_js_waiting = henüz gönderilemedi
web-round_js_refused = yanıt bekliyor
web-round_js_retry = Yeniden dene
web-round_js_keep = Kalsın: {"{"}value{"}"}
web-round_js_mine = Benimkini yaz: {"{"}value{"}"}
web-round_js_confirm = Okudum, yaz
web-round_js_leave = Vazgeç
web-round_js_undo = Geri al
web-round_js_conflict = Bu arada başkası {"{"}now{"}"} girdi. Siz {"{"}mine{"}"} yazdınız. Hangisi doğru?
web-round_js_second = İlk okuma {"{"}first{"}"}, ikinci okuma {"{"}second{"}"}. Hangisi doğru?
web-round_js_second-first = İlki: {"{"}value{"}"}
web-round_js_second-second = İkincisi: {"{"}value{"}"}
web-round_js_progress = {"{"}done{"}"}/{"{"}all{"}"}
web-round_js_complete = Hepsi birbirini tutuyor.
web-round_js_unsent = {"{"}count{"}"} sonuç gönderilmedi
web-round_js_more = Öteki sonuçlar
web-round_js_why = neden?
web-round_js_clear = sil
web-round_js_differs = {"{"}now{"}"} duruyor, {"{"}typed{"}"} yazıldı: değiştirmek için yeniden basın
web-round_js_differs-said = {"{"}row{"}"}: {"{"}now{"}"} duruyor, {"{"}typed{"}"} yazıldı. Aynı tuşa yeniden basılırsa değişir; Backspace (silme tuşu) olduğu gibi bırakır.
web-round_js_none = Seçili masa yok, hiçbir şey yazılmadı. Enter sonucu olmayan ilkini seçer.
web-round_js_none-closed = Seçili masa yok, hiçbir şey yazılmadı. Bu tur kapalı; bir sonucu düzeltmek için masasına tıklayın.
web-round_js_no-key = {"{"}key{"}"} burada bir sonuç değil; hiçbir şey yazılmadı.
web-round_js_answer-first = {"{"}row{"}"}: önce satırdaki soru yanıtlanmalı; hiçbir şey yazılmadı.
web-round_js_num-lock = Num Lock kapalı, hiçbir şey yazılmadı. Num Lock tuşuna basın, sonra rakamları yeniden yazın.
web-round_js_end-open = Sonuncusuydu. Sonucu olmayanlar: {"{"}rows{"}"}. Enter ilkine gider.
web-round_js_end-done = Sonuncusuydu; bütün sonuçlar girildi.
web-round_js_all-done = Bütün sonuçlar girildi. Düzeltmek için tıklayın ya da Enter tuşuna basın.
web-round_js_nothing-back = Burada yazılıp geri alınabilecek bir şey yok.
web-round_js_back-unseen = {"{"}row{"}"} geri alınıyor; şu anda listede olmadığı için hiçbir satır seçili değil.
web-round_js_too-early = Rakamlara sayfa gelmeden basıldı, hiçbir şey yazılmadı. Enter sonucu olmayan ilkini seçer.
web-round_js_not-found = “{"{"}text{"}"}” bulunamadı; imleç olduğu yerde kaldı.
web-round_js_left = Sonuç girişinden çıkıldı. Enter geri döner.
web-round_js_gone = Seçili olan artık bu sayfada değil. Enter sonucu olmayan ilkini seçer.
web-round_js_lost = {"{"}row{"}"} artık burada değil, sonucu yazılamadı. {"{"}why{"}"}
web-round_js_read = Okudum
web-round_js_other-round = Artık {"{"}round{"}"}. tur gösteriliyor; seçili masa yok. Enter sonucu olmayan ilkini seçer.
web-round_js_nothing = Burada girilecek bir şey yok.
web-round_js_nothing-so = Böylesi yok; hiçbiri seçili değil.
web-round_js_no-row = Seçili yok

## Eşlendirmenin ardından

web-round_paired-line = { $boards } masa, { $seconds } sn.
web-round_unmet = İlk karşılanamayan ölçüt: { $criterion } ({ $count } kez).

## Neden

web-round_float_down = aşağı kayıyor: rakibinin puanı daha az
web-round_float_up = yukarı kayıyor: rakibinin puanı daha çok
web-round_why = neden?
web-round_why_busy = Nedenler aranıyor …
web-round_why_close = Kapat
web-round_why_group = { $score } puan grubu
web-round_why_colours = şimdiye kadarki renkler
web-round_why_floats = ↓ ↑ son turda, ↓↓ ↑↑ ondan önceki turda kaydı
web-round_why_steps = Adım adım
web-round_why_decides = Belirleyen bu.
web-round_why_tried = Arada denenenler
web-round_why_map = Turun haritası
web-round_why_nobody-else = Neden başkası değil?
web-round_why_by-hand = Elle yapıldı: { $reason }
web-round_why_otherwise = Kurallara ve şimdiki sonuçlara göre bu masa başka olurdu.
web-round_why_nothing = Kuralların bu masa için söyleyeceği bir şey yok.
web-round_why_no-board = Bu turda böyle bir masa yok.
web-round_why-not = Neden değil …?
web-round_why-not_who = Numara ya da ad
web-round_why-not_ask = Sor
web-round_me = Adınız
web-round_me-do = Masamı bul
web-round_me-none = Bu turda “{ $name }” gibi bir ad yok. Birkaç harf yeter.
web-round_me-found = Masanız
web-round_game-of-match = { $game }. oyun
web-round_match-and-game = { $match }. maç, { $game }. oyun
web-round_not-paired-yet = sırada
