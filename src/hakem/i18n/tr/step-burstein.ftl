### Explanations of the Burstein system.

## Seeding rounds, bye and order

step_burstein_seeding = { $rounds ->
        [one] tek hazırlık turu
       *[other] { $rounds } hazırlık turunun { $round }. turu
    }: Dutch sistemiyle eşlendiriliyor
step_burstein_bye-needed = { $players } olmadan ötekilerin hepsi eşlendirilemez: tur atlayamaz
step_burstein_bye = { $player } tur atlıyor ({ $score } puan, { $games } oyun, { $sums })
step_burstein_ranking_buchholz-first = Buchholz / Sonneborn-Berger sırasıyla: { $ranking }
step_burstein_ranking_sonneborn-berger-first = Sonneborn-Berger / Buchholz / Medyan sırasıyla: { $ranking }
step_burstein_ranked = { $player } ({ $sums })
step_burstein_sums_buchholz-first = { $buchholz } / { $sonneborn_berger }
step_burstein_sums_sonneborn-berger-first = { $sonneborn_berger } / { $buchholz } / { $median }

## Candidates

step_burstein_first-candidate = ilk oyuncuyu sonuncuyla eşlendirerek ilerlemekten iyisi yok
step_burstein_first-candidate-barred = ilk oyuncu sonuncuyla eşlendirilerek ilerlenemiyor: { $pairs } karşılaşamaz
step_burstein_first-candidate-incomplete = ilk oyuncu sonuncuyla eşlendirilerek ilerlenirse kalanlar eşlendirilemiyor
step_burstein_bound_white = beyaz bekleyen çok: en az { $count } tercih karşılanamaz
step_burstein_bound_black = siyah bekleyen çok: en az { $count } tercih karşılanamaz

## Groups (2009)

step_burstein_merged = { $groups } puan grubu art arda eşlendirilemediği için tek grup sayılıyor
step_burstein_sent-back = alttaki grup ya da kalanlar { $players } ile eşlendirilemiyor
step_burstein_floater = artık oyuncu { $player } bir sonraki gruba kayıyor
step_burstein_clashes = ikisinin de aynı rengi beklediği eşlendirmeler: { $count }; daha azı olamaz
step_burstein_clashes-beyond = ikisinin de aynı rengi beklediği eşlendirmeler: { $count }; sayıya göre { $bound } olurdu, ama o zaman herkes eşlendirilemiyor
