### What cannot be done to an event.

## Players

change_no-such-player = { $player } numaralı oyuncu yok
change_has-played = oyuncu { $player }, { $round }. turda yer aldığı için silinemez; çekilebilir
change_withdrawn-already = oyuncu { $player }, { $round }. turdan sonra zaten çekilmiş
change_plays-after = oyuncu { $player }, { $after }. turdan sonra çekilmiş olamaz: { $round }. turda yer alıyor
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
