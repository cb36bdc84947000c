### Elle kurulan turlar: bir masaya ya da tur atlamaya ne denir.

hand_away = { $player } bu turda yok
hand_twice = { $player } bu turda iki kez var
hand_rematch = { $round }. turda oynadılar
hand_colours = ikisinin de şimdi { $colour } alması gerekiyor
hand_prohibited = bu ikisi için yasaklı eşlendirme var
hand_better-apart = bu ikisi olabildiğince ayrı tutuluyor
hand_third-colour = { $player } aynı rengi üçüncü kez art arda ya da üç fazla alıyor
hand_colours-turned = kurallarda bu masa var, renkler tersine
hand_uneven = aralarında { $points } puan fark var, kuralların gerektirdiğinden çok
hand_same-due = ikisi de { $colour } bekliyor: biri almadan kalır
hand_second-bye = daha önce tur atlamış ya da oynamadan puan almış
hand_needless-bye = kalanlar bu tur atlama olmadan da eşlenebilir
hand_other-bye = kurallara göre tur atlayan: { $player }
