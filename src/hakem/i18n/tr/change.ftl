### What cannot be done to an event.

## Players

change_no-such-player = { $player } numaralı oyuncu yok
change_has-played = oyuncu { $player }, { $round }. turda yer aldığı için silinemez; çekilebilir
change_withdrawn-already = oyuncu { $player }, { $round }. turdan sonra zaten çekilmiş
change_plays-after = oyuncu { $player }, { $after }. turdan sonra çekilmiş olamaz: { $round }. turda yer alıyor
change_after-the-end = { $round }. turdan sonra çekilme olmaz: son tur { $last }. turdur
change_not-withdrawn = oyuncu { $player } çekilmemiş
change_no-bye = oyuncu { $player }, { $round }. tur için tur atlama istememiş
change_prohibited-already = bu oyuncuların eşlendirilmesi zaten yasak: { $players }
change_not-prohibited = bu oyuncular için böyle bir yasak yok: { $players }

## Rounds and results

change_no-such-round = { $round }. tur yok; eşlendirilmiş tur sayısı { $last }
change_no-such-board = { $round }. turda { $board }. masa yok; masa sayısı { $last }
change_no-such-pair = { $round }. turda { $pair } masası yok (önce beyaz)
change_result-lost = { $round }. tur: { $pair } oyununun sonucu var; masa değişmeden önce sonuç geri alınmalı
change_in-round = { GEN($player) } { $round }. turda zaten oyunu ya da tur atlaması var

## Rules, lots and values

change_system-locked = etkinlik '{ $was }' ile eşlendiriliyor; bir tur eşlendirildikten sonra '{ $now }' olamaz
change_edition-locked = etkinlik '{ $was }' sürümüyle eşlendiriliyor; bir tur eşlendirildikten sonra '{ $now }' olamaz
change_no-such-lot = '{ $purpose }' için kura çekilmemiş
change_no-such-values = '{ $name }' adıyla verilmiş değer yok

## Leaving, and byes that are asked for

change_left = { $player } { $round }. turdan sonra çekildi
change_left-at-once = { $player } birinci turdan önce çekildi
change_left-team = { $team } { $round }. turdan sonra bütün oyuncularıyla çekildi
change_left-team-at-once = { $team } birinci turdan önce bütün oyuncularıyla çekildi
change_left-forfeit = { $round }. tur, { $pair }: oynanmadı, hükmen sonuçlandı
change_left-open = { $round }. tur, { $pair }: sonucu hâlâ yok; girilmesi gerekir
change_left-unranked = { $article }: { $games } oyunun { $played } tanesi tamamlandı, yarısından az: { GEN($player) } sonuçları tabloda kalır, ama son sıralamada ne oyuncu ne bu sonuçlar yer alır; kalan oyunları (-), rakiplerininki (+) olur
change_left-ranked = { $article }: { $games } oyunun { $played } tanesi tamamlandı, en az yarısı: { $player } son sıralamada yer alır; kalan oyunları (-), rakiplerininki (+) olur
change_left-later = { $article }: şimdiye kadar { $games } oyunun { $played } tanesi tamamlandı; oyunlarının yarısını tamamlamadan ayrılan son sıralamada yer almaz
change_left-team-unranked = { $article }: { $team }: { $games } maçın { $played } tanesi oynandı, yarısından az: sonuçlar tabloda kalır, ama son sıralamada ne takım ne bu sonuçlar yer alır
change_left-team-ranked = { $article }: { $team }: { $games } maçın { $played } tanesi oynandı, en az yarısı: takım son sıralamada yer alır
change_left-redraw = { $article }: daha tur eşlendirilmedi; döner turnuvadan şimdi ayrılan listeden çıkarılır, tablo değişiyorsa kura yenilenir: `hakem redraw`
change_back = { $player } { $round }. turdan itibaren yeniden katılıyor; kaçırdığı turlar kaçmış kalır
change_bye_half = { $player } { $round }. turu yarım puanla atlıyor
change_bye_zero = { $player } { $round }. turu puansız atlıyor
change_bye_full = { $player } { $round }. turu tam puanla atlıyor
change_bye-taken-back = { $player } artık { $round }. turu atlamıyor
change_back-over = { $player } çekilmemiş sayılıyor; gelmediği oyunlar hükmen yenilgi kalır
change_back-team = { $team } { $round }. turdan itibaren yeniden katılıyor; kaçırdığı turlar kaçmış kalır
change_back-team-over = { $team } çekilmemiş sayılıyor; gelmediği maçlar hükmen yenilgi kalır
change_bye-in-table = tur atlama isteği tabloyu değiştirmez: oyun masasında kalır, ertelenir ya da karara bağlanır
change_redraw-left = birinci turdan önce çıkarılan: { $players }
change_redraw-drawn = { $article }: tablo değiştiği için kura yenilendi
change_redraw-replaced = { $article }: gelen, ayrılanın numarasını aldı; kura geçerli
change_redraw-bye = { $article }: son numara çiftti, onunla oynayacak olan tur atlar; kura geçerli
