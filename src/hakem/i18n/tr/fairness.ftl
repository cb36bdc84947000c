### Yarışmayı yapmanın yolları, çok kez oynanarak karşılaştırılır.

fairness_title = { $players } oyuncu, her yol { $runs } kez oynandı, kura metni { $seed }
fairness_playing = oynanıyor
fairness_way = Yol
fairness_list = Eşitlik bozma
fairness_variant = { $system }, { $rounds } tur
fairness_accelerated = { $system }, { $rounds } tur, Bakü
fairness_settled = Birinciliği ayıran
fairness_points = puan
fairness_nothing = hiçbiri
fairness_stuck = Kısa kalan
fairness_confidence = Ayraç içinde: gerçek değerin % 95 güvenle aralarında olduğu sınırlar.

## Ölçüler

fairness_measure_order = Düzen
fairness_measure_first = En kuvvetli birinci
fairness_measure_three = En kuvvetli ilk üçte
fairness_measure_imbalance = Renk dengesizliği
fairness_measure_uneven = Fark 1'den çok
fairness_measure_broken = Hakkı olmayan renk
fairness_measure_floats = Oyuncu başına kayma
fairness_measure_met = Karşılaşmış, yine eşit
fairness_measure_tied = En çok puanda eşit
fairness_about_order = Güç sırasıyla bitiren oyuncu çiftleri, tersine bitirenler çıkarılarak: 1 güç sırasıdır, 0 ilişki yok demektir.
fairness_about_first = En kuvvetlinin tek başına birinci olma sıklığı.
fairness_about_three = En kuvvetlinin ilk üçe girme sıklığı.
fairness_about_imbalance = Beyazla ve siyahla oynanan oyunların farkı, bütün oyuncuların ortalaması.
fairness_about_uneven = Beyaz ve siyah oyun sayısı birden çok farklı olan oyuncuların payı.
fairness_about_broken = Hakkı olmayan rengi alma sıklığı, bütün oyuncu ve turların payı olarak.
fairness_about_floats = Bir oyuncunun başka puanlı rakiple karşılaşma sayısı.
fairness_about_met = Turdan önce puanı eşit olup daha önce karşılaşmış çiftler, oyuncu başına: sistemin kaçınması gereken.
fairness_about_tied = Sonunda en çok puanı kaç oyuncunun paylaştığı.

## Karşılaştırılamayanlar

fairness_field = ya oyuncuların olduğu bir dosya ya --players verin
fairness_teams = takım yarışmaları benzetilemez
fairness_system = { $system } karşılaştırılamaz: takımlar ve eleme burada oynatılmaz
fairness_rounds = ikinci kez karşılaşmayan { $players } oyuncu için { $rounds } tur çok
