### Explanations that several Swiss systems share.

## Brackets and subgroups

step_swiss_bracket_homogeneous = { $score } puan grubu: { $residents }
step_swiss_bracket_heterogeneous = { $score } puan grubu: { $residents }; yukarıdan kayanlar: { $moved_down }
step_swiss_penultimate = bu gruptan sonra tur tamamlanamıyor; tamamlanabilecek biçimde yeniden eşlendiriliyor
step_swiss_collapsed = alttaki herkes, üst gruptan kayanlarla birlikte eşlendiriliyor
step_swiss_subgroups = S1: { $s1 }; S2: { $s2 }
step_swiss_subgroups_moved-down = S1, kayanlar: { $s1 }; S2: { $s2 }
step_swiss_subgroups_limbo = S1, kayanlar: { $s1 }; S2: { $s2 }; kaymayı sürdürenler: { $limbo }
step_swiss_subgroups_remainder = kalan grup, S1: { $s1 }; S2: { $s2 }

## Candidates

step_swiss_first-candidate = S1 ile S2'nin sırayla eşlendirilmesinden iyisi yok
step_swiss_first-candidate-barred = S1 ile S2 sırayla eşlendirilemiyor: { $pairs } karşılaşamaz
step_swiss_first-candidate-incomplete = S1 ile S2 sırayla eşlendirilirse kalanlar eşlendirilemiyor
step_swiss_tried = ilk denenen: { $first }
step_swiss_tried_next = izin verilenlerin ilki: { $first }
step_swiss_tried_best = izin verilenlerin ilkinden iyisi yok
step_swiss_ladder = { $criterion }: { $value }
step_swiss_ladder_decides = { $criterion }: seçilende { $ours }, denenende { $theirs }; belirleyen bu
step_swiss_bound_white = beyaz bekleyen çok: en az { $count } tercih karşılanamaz{ $strong ->
        [0] { "" }
       *[other] , { $strong } tanesi kuvvetli
    }
step_swiss_bound_black = siyah bekleyen çok: en az { $count } tercih karşılanamaz{ $strong ->
        [0] { "" }
       *[other] , { $strong } tanesi kuvvetli
    }
step_swiss_pair = { $pair }
step_swiss_pair_barred = { $pair }; { $other } karşılaşamaz
step_swiss_pair_worse = { $pair }; { $other } ölçütlere daha az uyuyor
step_swiss_pair_moved = { $other } yerine { $pair }; öteki eşlendirmeler bunu gerektiriyor
step_swiss_floaters = eşlendirilmeyenler: { $players }
step_swiss_bye = { $player } tur atlıyor

step_swiss_outcome = { $pairs } ({ $floaters })
step_swiss_outcome_complete = { $pairs }
step_swiss_outcome_no-pairs = eşlendirme yok ({ $floaters })

## Colours

step_swiss_colour_limits = { $pair }: renk sınırları korunuyor
step_swiss_colour_average = { $pair }: rakip ortalaması yüksek olan beyaz
step_swiss_colour_rating = { $pair }: kuvvet puanı düşük olan beyaz
step_swiss_colour_white-higher = { $pair }: belirleyen bir kural yok, üst sıradaki { $higher } beyaz
step_swiss_colour_lower = { $pair }: { $higher } değil, alt sıradaki oyuncu sırası gelen rengi alıyor
step_swiss_colour_both = { $pair }: iki renk tercihi de karşılanıyor
step_swiss_colour_stronger = { $pair }: daha kuvvetli renk tercihi karşılanıyor
step_swiss_colour_alternate = { $pair }: renkler, farklı oldukları son tura göre değişiyor
step_swiss_colour_higher = { $pair }: üst sıradaki { GEN($higher) } tercihi karşılanıyor
step_swiss_colour_number = { $pair }: { GEN($higher) } numarasına ve çekilen renge göre
step_swiss_colour_place = { $pair }: { GEN($higher) } kuvvet puanı listesindeki sırasına ve çekilen renge göre
step_swiss_colour_irregularity = { $pair }: en son hangisi üst üste aynı rengi aldıysa sırası gelen renk onun
step_swiss_colour_only-preference = { $pair }: tek renk tercihi var ve karşılanıyor
step_swiss_colour_lower-difference = { $pair }: renk farkı küçük olan beyaz
step_swiss_colour_fewer-whites = { $pair }: daha az beyaz alan beyaz
step_swiss_colour_alternate-first = { $pair }: { $higher } son seferki rengini değiştiriyor
step_swiss_colour_alternate-other = { $pair }: { GEN($higher) } rakibi son seferki rengini değiştiriyor

## Where a candidate falls short

step_swiss_shortfall_downfloaters = { $count } oyuncu kayıyor: { $players }
step_swiss_shortfall_downfloater-scores = kayan oyuncuların puanları: { $players }
step_swiss_shortfall_differences = puan farkları: { $players }
step_swiss_shortfall_bye-unplayed = tur atlayan { $players } daha önce bazı turlarda oynamadı
step_swiss_shortfall_difference-too-wide = { ABL($players) } biri için renk farkı ikiyi aşıyor
step_swiss_shortfall_third-time = { ABL($players) } biri aynı rengi üçüncü kez art arda alıyor
step_swiss_shortfall_preference = karşılanamayan renk tercihleri: { $count } ({ $players })
step_swiss_shortfall_strong-preference = karşılanamayan kuvvetli renk tercihleri: { $count } ({ $players })
step_swiss_shortfall_downfloat-again = bir önceki turdaki gibi aşağı kayan: { $players }
step_swiss_shortfall_upfloat-again = bir önceki turdaki gibi yukarı kayan: { $players }
step_swiss_shortfall_downfloat-before = iki tur önceki gibi aşağı kayan: { $players }
step_swiss_shortfall_upfloat-before = iki tur önceki gibi yukarı kayan: { $players }
step_swiss_shortfall_downfloat-again-difference = bir önceki turda aşağı kayanların puan farkları: { $players }
step_swiss_shortfall_upfloat-again-difference = bir önceki turda yukarı kayanların puan farkları: { $players }
step_swiss_shortfall_downfloat-before-difference = iki tur önce aşağı kayanların puan farkları: { $players }
step_swiss_shortfall_upfloat-before-difference = iki tur önce yukarı kayanların puan farkları: { $players }

## Why a round is not the right one

step_swiss_check_stranger = bu turda yer almayan biri eşlendirilmiş
step_swiss_check_twice = iki kez eşlendirilmiş: { $players }
step_swiss_check_unpaired = eşlendirilmemiş: { $players }
step_swiss_check_barred = { $pairs } karşılaşamaz
step_swiss_check_byes = birden çok tur atlayan: { $players }
step_swiss_check_bye = { $player } tur atlayamaz
step_swiss_check_bye-too-high = { $player } yerine daha düşük puanlı biri tur atlayabilir
step_swiss_check_later = eşit değerde bir eşlendirme daha önce geliyor: { $theirs } değil { $ours }
step_swiss_check_other-bye = { $ours } yerine { $theirs } tur atlıyor
step_swiss_check_other = { $theirs } yerine { $ours }
step_swiss_check_worse_downfloaters = daha çok oyuncu kayıyor: { $ours } yerine { $theirs }
step_swiss_check_worse_downfloater-scores = daha yüksek puanlı oyuncular kayıyor: { $ours } yerine { $theirs }
step_swiss_check_worse_differences = puan farkları daha büyük: { $ours } yerine { $theirs }
step_swiss_check_worse_following-pairs = sonraki grupta daha az eşlendirme oluyor: { $ours } yerine { $theirs }
step_swiss_check_worse_following-scores = sonraki gruptan daha yüksek puanlı oyuncular kayıyor: { $ours } yerine { $theirs }
step_swiss_check_worse_following-differences = sonraki grubun puan farkları daha büyük: { $ours } yerine { $theirs }
step_swiss_check_worse_bye-unplayed = daha çok oynanmamış turu olan oyuncu tur atlıyor: { $ours } yerine { $theirs }
step_swiss_check_worse_difference-too-wide = ikiyi aşan renk farkı daha çok: { $ours } yerine { $theirs }
step_swiss_check_worse_third-time = aynı rengi üçüncü kez art arda alan oyuncu daha çok: { $ours } yerine { $theirs }
step_swiss_check_worse_preference = daha az renk tercihi karşılanıyor: { $ours } yerine { $theirs }
step_swiss_check_worse_strong-preference = daha az kuvvetli renk tercihi karşılanıyor: { $ours } yerine { $theirs }
step_swiss_check_worse_downfloat-again = bir önceki turdaki gibi aşağı kayan daha çok: { $ours } yerine { $theirs }
step_swiss_check_worse_upfloat-again = bir önceki turdaki gibi yukarı kayan daha çok: { $ours } yerine { $theirs }
step_swiss_check_worse_downfloat-before = iki tur önceki gibi aşağı kayan daha çok: { $ours } yerine { $theirs }
step_swiss_check_worse_upfloat-before = iki tur önceki gibi yukarı kayan daha çok: { $ours } yerine { $theirs }
step_swiss_check_worse_downfloat-again-difference = bir önceki turda aşağı kayanların puan farkları daha büyük: { $ours } yerine { $theirs }
step_swiss_check_worse_upfloat-again-difference = bir önceki turda yukarı kayanların puan farkları daha büyük: { $ours } yerine { $theirs }
step_swiss_check_worse_downfloat-before-difference = iki tur önce aşağı kayanların puan farkları daha büyük: { $ours } yerine { $theirs }
step_swiss_check_worse_upfloat-before-difference = iki tur önce yukarı kayanların puan farkları daha büyük: { $ours } yerine { $theirs }
