### What the independent verifier says about rounds.

verify_round = { $file }: { $round }. tur ({ $system } { $edition }): { $verdict }
verify_verdict_best = en iyisi, kanıtlı
verify_verdict_not-best = kurallara uygun, ama en iyisi değil
verify_verdict_illegal = kural dışı
verify_verdict_not-proved = kural dışı bir şey yok, ama kanıtlanmadı
verify_summary = { $files } dosya, { $rounds } tur: { $best } en iyi, { $worse } en iyi değil, { $illegal } kural dışı, { $unproved } kanıtsız

## Why a round is not the best

verify_better = { $title }; { $points } puan grubunda { $given } yerine: { $better }
verify_candidate = { $pairs } (kayan: { $floaters })
verify_floaters = kayan: { $floaters }
verify_upfloaters = yukarı kayan: { $players }
verify_no-upfloaters = yukarı kayan yok
verify_second-games = ikinci oyunlar aynı eşlerin renkleri değişmiş oyunlarıdır: { $pairs }
verify_lower-bye = { $points } puanlı { $player } turu atlayabilirdi
verify_table = tabloda { $given } yerine { $better } var
verify_table-missing = tabloda { $better } de var
verify_table-beyond = { $given } tabloda yok
verify_no-row = tablo { $rounds }. turla biter
verify_bracket = tabloda { $given } yerine { $better } var
verify_bracket-missing = tabloda { $better } de var
verify_bracket-beyond = { $given } tabloda yok
verify_colours = { $pair }: renkler ters verilmeliydi

## Why a round is illegal

verify_twice = { $player } turda iki kez var
verify_two-byes = birden çok oyuncu tur atlıyor: { $players }
verify_barred = { $player } bir daha tur atlayamaz
verify_met = { $pair } daha önce karşılaştı ya da karşılaşamaz
verify_same-colour = { $pair } aynı rengi kesin olarak almalı
verify_colour-limits = { $pair }: biri üst üste üçüncü kez aynı rengi alıyor ya da renk farkı ikiyi aşıyor

## What is not proved

verify_no-judge = bu sistemde yalnız hepsinin yasakladığına bakılır: turda iki kez olan, daha önce karşılaşmış iki oyuncu, ikinci kez tur atlama
verify_no-proof = kanıt bulunamadı: en iyi tur bu olabilir de, olmayabilir de
verify_no-seats = bu tablo aynı sayıda oyuncusu olan takımlar ister (Skalitzka: çift sayıda oyuncusu olan üç takım)
verify_no-published = { $boards } masa için renkleri dengeli bir tablo yayımlanmamıştır
verify_too-many-sets = bakılması gereken çok fazla yukarı kayan kümesi var
verify_no-bracket = bu bir eleme olamaz: oyuncu çok az ya da bir takımın masaları farklı renklerde
verify_open-results = önceki bir turun sonuçları açık ya da kimse bir üst tura çıkamıyor
verify_bracket-left = { $round }. tur eleme tablosuna uymamış
verify_lots-open = kuvvet puanı aynı olanların sırası kurayla belirlenir, kuranın nasıl çıktığı belli değil
verify_option-not-judged = { $option } seçeneğiyle yalnız bütün sistemlerin yasakladığına bakılır
verify_too-many-proofs = { $most } kanıttan fazlası gerekirdi

## The cluster

verify_no-cluster = --cluster için distributed paketi gerekir: pip install "hakem[cluster]"
verify_cluster-away = { $url } adresinde küme yanıt vermiyor: { $reason }
