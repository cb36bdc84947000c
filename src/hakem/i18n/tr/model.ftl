### What is wrong with a tournament.

## Players

model_id-twice = { $number } oyuncu numarası iki kez verilmiş (burada: { $name })
model_number-twice = { $number } eşlendirme numarası iki kez verilmiş (burada: { $name })
model_number-below-one = { $name }: numara { $number }; numaralar 1'den başlar
model_no-name = { $number } numaralı oyuncunun adı yok
model_rating = { $number } numaralı oyuncunun ratingi { $rating } yazılmış; böyle bir rating olamaz
model_membership = { $number } numaralı oyuncu katılmadan ayrılıyor
model_citizen-number = { $number } numaralı oyuncunun ulusal numarası bir T.C. kimlik numarasıdır, yayımlanamaz
model_virtual-twice = { $player } numaralı oyuncunun aynı tur için iki kez sanal puanı var
model_unknown-named = { $player } numaralı oyuncu yok, ama bir kayıtta geçiyor

## Rounds

model_too-many-rounds = { $paired } tur eşlendirilmiş, oysa etkinlik { $total } tur
model_empty-round = { $round }. turda ne oyun ne de eşlendirmeyle verilmiş tur atlama var
model_round-limit = etkinlik { $total } tur; en çok { $most } olabilir
model_plays-himself = { $round }. tur: { $white } numaralı oyuncu kendisiyle eşlendirilmiş
model_marks = { $round }. tur: { $white } - { $black } oyunu { $marks } bitemez
model_unknown-player = { $round }. tur: { $player } numaralı oyuncu yok
model_not-there = { $round }. tur: { $player } numaralı oyuncu henüz katılmamış ya da çekilmiş
model_twice-in-round = { $round }. tur: { $player } numaralı oyuncu birden çok kez geçiyor
model_round-range = bir tur aralığı 1. turdan önce başlıyor, geriye gidiyor ya da çok uzun
model_round-dates = tur tarihleri sıralı değil
model_dates = etkinlik başlamadan bitiyor
model_no-reason = { $round }. tur elle eşlendirilmiş, nedeni yazılmamış

## Absences and prohibitions

model_absence-kind = { $player } numaralı oyuncu { $round }. tur için eşlendirmeyle verilen tur atlamayı bildiremez
model_unknown-absent = { $round }. tura katılmayacağı bildirilen { $player } numaralı oyuncu listede yok
model_absence-round = { $player } numaralı oyuncu { $round }. tura katılmayacağını bildirmiş; bu tur oynanacak turlardan değil
model_absence-twice = { $player } numaralı oyuncu { $round }. tur için iki kez yokluk bildirmiş
model_lonely-ban = yasaklı eşlendirme en az iki oyuncu ister

## Points

model_point-order_white = beyazla galibiyet, beraberlik ve mağlubiyet puanlarının sırası yanlış
model_point-order_black = siyahla galibiyet, beraberlik ve mağlubiyet puanlarının sırası yanlış
model_bye-above-win = tur atlama ya da hükmen galibiyet, galibiyetten çok puan veriyor
model_point-fraction = puan değerleri eksi olamaz ve en çok iki ondalık basamak taşır
model_match-point-order = galibiyet, beraberlik ve mağlubiyet maç puanlarının sırası yanlış
model_match-point-fraction = maç puanları eksi olamaz ve en çok iki ondalık basamak taşır

## Teams

model_team-below-one = takım numarası { $team }: numaralar 1'den başlar
model_team-twice = { $team } takım numarası iki kez verilmiş
model_team-round = { $team } numaralı takım { $round }. tur için yazılmış; etkinlikte böyle bir tur yok
model_team-twice-in-round = { $round }. tur: { $team } numaralı takım birden çok kez yazılmış
model_team-bye-and-games = { $round }. tur: { $team } numaralı takım tur atlıyor, oysa oyuncularının oyunu var
model_team-bye-fraction = takımın tur atlama puanları eksi olamaz ve en çok iki ondalık basamak taşır
model_unknown-member = { $player } numaralı oyuncu yok, ama bir takımda geçiyor
model_member-twice = { $player } numaralı oyuncu birden çok takımda ya da bir takımda iki kez
model_unknown-team = { $round }. tur: { $team } numaralı takım yok
model_unknown-team-named = { $team } numaralı takım yok
model_line-up = { $round }. tur: { $team } numaralı takımın kadrosunda biri iki kez ya da başka takımdan bir oyuncu var
model_forfeit-won-twice = { $round }. tur: { $team } ve { $other } numaralı takımların ikisi birden hükmen kazanamaz
model_board-colours = '{ $text }' masa renkleri dizisi değil (W ve B harfleri)

## Rules and values from outside

model_external-twice = '{ $name }' adlı değerler iki kez verilmiş
model_external-unknown = '{ $name }' değerlerinde { $number } numarası geçiyor; bu numara kimsenin değil
model_external-id-twice = '{ $name }' değerlerinde { $number } numarası iki kez geçiyor
model_option-twice = kuralların '{ $name }' seçeneği iki kez verilmiş
model_option-nameless = kuralların bir seçeneğinin adı yok
model_tie-break-code = '{ $text }' bir eşitlik bozma kodu değil

## Prizes

model_prize-step = ödenecek en küçük tutar en az bir kuruş olmalı
model_prize-categories = bir listede en çok { $most } ödül kategorisi olabilir
model_prize-nameless = her ödül kategorisinin bir adı olmalı
model_prize-name-twice = iki ödül kategorisinin adı aynı: { $category }
model_prize-places = { $category }: bir kategoride en çok { $most } ödül olabilir
model_prize-amount = { $category }, { $place }. derece: böyle bir tutar olamaz
model_prize-grows = { $category }: { $place }. derecenin ödülü bir öncekinden büyük olamaz
model_prize-figures = { $category }: kur sıfırdan büyük, en az kişi sayısı sıfırdan küçük olmamalı
model_prize-range = { $category }: yıl ya da rating aralığı başlamadan bitiyor
model_board-games = masa ödülü için gereken en az oyun sayısı sıfırdan küçük olamaz

## Rules of line-ups

model_line-up-board = esame kuralı { $board }. masayı sayıyor; masalar 1 ile { $most } arasıdır
model_line-up-board-twice = esame kuralları { $board }. masayı iki kez sayıyor
model_line-up-numbers = esame kurallarında bir sayı sıfırdan küçük
model_line-up-quota = esame kuralları en az { $least } istiyor, en çok { $most } izin veriyor
model_line-up-range = esame kurallarında bir yıl ya da rating aralığı başlamadan bitiyor
