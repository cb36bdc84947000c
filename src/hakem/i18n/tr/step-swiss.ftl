### Explanations that several Swiss systems share.

step_swiss_penultimate = bu gruptan sonra tur tamamlanamıyor; tamamlanabilecek biçimde yeniden eşlendiriliyor
step_swiss_collapsed = alttaki herkes, üst gruptan kayanlarla birlikte eşlendiriliyor
step_swiss_first-candidate = S1 ile S2'nin sırayla eşlendirilmesinden iyisi yok
step_swiss_first-candidate-barred = S1 ile S2 sırayla eşlendirilemiyor: { $pairs } karşılaşamaz
step_swiss_first-candidate-incomplete = S1 ile S2 sırayla eşlendirilirse kalanlar eşlendirilemiyor
step_swiss_floaters = eşlendirilmeyenler: { $players }
step_swiss_bye = { $player } tur atlıyor

## Burstein

step_swiss_burstein_seeding = { $rounds } hazırlık turundan { $round }. tur: Dutch sistemiyle eşlendiriliyor
step_swiss_burstein_bye-needed = { $players } olmadan ötekilerin hepsi eşlendirilemez: tur atlayamaz
step_swiss_burstein_bye = { $player } tur atlıyor ({ $score } puan, { $games } oyun, { $index })
step_swiss_burstein_ranking = Buchholz / Sonneborn-Berger sırasıyla: { $ranking }
step_swiss_burstein_ranking-2009 = Sonneborn-Berger / Buchholz / Medyan sırasıyla: { $ranking }
step_swiss_burstein_first-candidate = ilk oyuncuyu sonuncuyla eşlendirerek ilerlemekten iyisi yok
step_swiss_burstein_first-candidate-barred = ilk oyuncu sonuncuyla eşlendirilerek ilerlenemiyor: { $pairs } karşılaşamaz
step_swiss_burstein_first-candidate-incomplete = ilk oyuncu sonuncuyla eşlendirilerek ilerlenirse kalanlar eşlendirilemiyor
step_swiss_burstein_bound_white = beyaz bekleyen çok: en az { $count } tercih karşılanamaz
step_swiss_burstein_bound_black = siyah bekleyen çok: en az { $count } tercih karşılanamaz
step_swiss_burstein_merged = { $groups } puan grubu art arda eşlendirilemediği için tek grup sayılıyor
step_swiss_burstein_sent-back = alttaki grup ya da kalanlar { $players } ile eşlendirilemiyor
step_swiss_burstein_floater = artık oyuncu { $player } bir sonraki gruba kayıyor
step_swiss_burstein_clashes = ikisinin de aynı rengi beklediği eşlendirmeler: { $count }; daha azı olamaz
step_swiss_burstein_clashes-beyond = ikisinin de aynı rengi beklediği eşlendirmeler: { $count }; sayıya göre { $bound } olurdu, ama o zaman herkes eşlendirilemiyor

## Dubov

step_swiss_dubov_unrated = kuvvet puanı olmayan, 0 sayılan: { $players }
step_swiss_dubov_bye-refused = { $players } tur atlayamıyor: atlarsa ötekilerin hepsi eşlendirilemez
step_swiss_dubov_halves = burada kimse henüz oynamadı; üst yarı: { $white }; alt yarı: { $black }
step_swiss_dubov_lists = beyaz sırası gelenler: { $white }; siyah sırası gelenler: { $black }
step_swiss_dubov_bound = kendi renklerini almak zorunda, listelerinde kalıyorlar: { $players }
step_swiss_dubov_must-meet_white = iki listeden yeterince oyuncu karşılaşamıyor; beyaz listeden siyah listeye geçen: { $players }
step_swiss_dubov_must-meet_black = iki listeden yeterince oyuncu karşılaşamıyor; siyah listeden beyaz listeye geçen: { $players }
step_swiss_dubov_too-many_white = beyaz liste fazla uzun; siyah listeye geçen: { $players }
step_swiss_dubov_too-many_black = siyah liste fazla uzun; beyaz listeye geçen: { $players }
step_swiss_dubov_order = beyaz liste, rakiplerin kuvvet puanı ortalamasıyla: { $white }; siyah liste: { $black }
step_swiss_dubov_needed_odd = oyuncu sayısı tek: alttan { $count } oyuncu gerekiyor
step_swiss_dubov_needed_residents = hepsi birbiriyle karşılaşamıyor: alttan { $count } oyuncu gerekiyor
step_swiss_dubov_needed_below = yoksa alttakilerin hepsi eşlendirilemez: alttan { $count } oyuncu gerekiyor
step_swiss_dubov_upfloaters = üst gruba alınan: { $players }
step_swiss_dubov_passed_upfloaters-impossible = { $players } alınırsa herkes eşlendirilemez
step_swiss_dubov_passed_upfloater-scores = { $players }: gerekenden düşük puanlı; onun yerine { $ours }
step_swiss_dubov_passed_upfloater-colours = { $players }: daha az renk tercihi karşılanır; onun yerine { $ours }
step_swiss_dubov_passed_maximum-upfloaters = { $players }: olabileceği kadar üst gruba alınmış daha çok oyuncu; onun yerine { $ours }
step_swiss_dubov_passed_maximum-upfloats = { $players }: daha da çok kez üst gruba alınmış; onun yerine { $ours }
step_swiss_dubov_passed_upfloaters-again = { $players }: bir önceki turda üst gruba alınmış; onun yerine { $ours }
step_swiss_dubov_not-raised = bir önceki turda ya da yeterince çok üst gruba alındı, yeniden alınamaz: { $players }
step_swiss_dubov_need_odd = oyuncu sayısı tek: alt gruptan biri üst gruba alınacak
step_swiss_dubov_need_unpaired = herkes eşlendirilemiyor: alt gruptan biri üst gruba alınacak
step_swiss_dubov_need_stuck = { $stuck } gruptan kimseyle karşılaşamıyor: alt gruptan biri üst gruba alınacak
step_swiss_dubov_sought_white = önce aranan: renk sırası beyazda olan biri
step_swiss_dubov_sought_black = önce aranan: renk sırası siyahta olan biri
step_swiss_dubov_raised = { $player } üst gruba alınıyor
step_swiss_dubov_passed-over_no-help = { $players }: rakip arayan oyuncuyla karşılaşamaz
step_swiss_dubov_passed-over_colour = { $players }: renk sırası aranan renkte değil
step_swiss_dubov_passed-over_rest = { $players }: alınırlarsa alt grupta daha az oyuncu birbiriyle karşılaşabilir
step_swiss_dubov_passed-over_impossible = { $players }: alınırlarsa herkes eşlendirilemez
step_swiss_dubov_floats = üst gruba alınabilecek kimse yok; { $player } artık oyuncu olarak aşağı kayıyor ({ $rank } bendi)
step_swiss_dubov_floaters-first = aşağı kayan artık oyuncular önce, şu sırayla eşlendiriliyor: { $players }

## Lim

step_swiss_lim_unrated = kuvvet puanı yok, 0 sayılıyor: { $players }
step_swiss_lim_bye_barred = sıra onlarda ama tur atlayamazlar: { $players }
step_swiss_lim_bye_needed = sıra onlarda ama tur atlarlarsa kalanların hepsi eşlendirilemiyor: { $players }
step_swiss_lim_median = oynanan turların yarısı kadar puan: { $score }; üstteki gruplar aşağı doğru, alttakiler yukarı doğru, medyan grubu en son eşlendirilir
step_swiss_lim_group_down = { $score } puan grubu, aşağı doğru: { $residents }
step_swiss_lim_group_down_floaters = { $score } puan grubu, aşağı doğru: { $residents }; artık oyuncular: { $floaters }
step_swiss_lim_group_up = { $score } puan grubu, yukarı doğru: { $residents }
step_swiss_lim_group_up_floaters = { $score } puan grubu, yukarı doğru: { $residents }; artık oyuncular: { $floaters }
step_swiss_lim_group_median = medyan grubu, { $score } puan, aşağı doğru: { $residents }
step_swiss_lim_group_median_floaters = medyan grubu, { $score } puan, aşağı doğru: { $residents }; artık oyuncular: { $floaters }
step_swiss_lim_broken_down = medyan grubu kilitlendi: üstteki { $pair } eşlendirmesi bozulup gruba katılıyor
step_swiss_lim_broken_up = medyan grubu kilitlendi: alttaki { $pair } eşlendirmesi bozulup gruba katılıyor
step_swiss_lim_goes-on = bu grupta uygun rakip bulunamıyor, bir sonraki gruba kayıyorlar: { $players }
step_swiss_lim_floaters = önce artık oyuncular eşlendirilir, sırasıyla: { $players }
step_swiss_lim_meeting = artık oyuncu { $floater }, { $opponent } ile oynuyor
step_swiss_lim_meeting_barred = artık oyuncu { $floater }, { $opponent } ile oynuyor; { $floater }-{ $other } karşılaşamaz
step_swiss_lim_meeting_colours = artık oyuncu { $floater }, { $opponent } ile oynuyor; { $other } aynı rengi bekliyor
step_swiss_lim_meeting_needed = artık oyuncu { $floater }, { $opponent } ile oynuyor; { $other } ile oynarsa ötekiler eşlendirilemiyor
step_swiss_lim_leaving_odd = oyuncu sayısı tek: biri artık oyuncu olacak
step_swiss_lim_leaving_stuck = hepsi birbiriyle eşlendirilemiyor: { $count } oyuncu artık oyuncu olacak
step_swiss_lim_leaves_down = { $player } artık oyuncu: henüz eşlendirilmeyenlerin en altındaki
step_swiss_lim_leaves_up = { $player } artık oyuncu: henüz eşlendirilmeyenlerin en üstündeki
step_swiss_lim_leaves_no-opponent = { $other } sonraki grupta uygun rakip bulamadığı için { $player } artık oyuncu
step_swiss_lim_leaves_again = { $other } bir önceki turda kaydırıldığı için { $player } artık oyuncu
step_swiss_lim_leaves_colours = { $other } yerine { $player } artık oyuncu: böylece ötekilerden daha çoğu sırası gelen rengi alıyor
step_swiss_lim_leaves_needed = { $other } yerine { $player } artık oyuncu: yoksa eşlendirme sayısı düşüyor
step_swiss_lim_foreseen = öngörülen eşlendirme uygun
step_swiss_lim_scrutiny_down = öngörülen eşlendirme uygun değil; { ABL($player) } aşağı doğru herkese ilk uygun rakip veriliyor
step_swiss_lim_scrutiny_up = öngörülen eşlendirme uygun değil; { ABL($player) } yukarı doğru herkese ilk uygun rakip veriliyor
step_swiss_lim_pair_colours = { $pair }; { $other } eşlendirmesinde ikisi de aynı rengi bekliyor
step_swiss_lim_clashes = iki oyuncusu da aynı rengi bekleyenler: { $pairs }
step_swiss_lim_grave = son tur, eşit puan renk sınırlarından önce gelir: { $pairs }

## Brackets

step_swiss_bracket_homogeneous = { $score } puan grubu: { $residents }
step_swiss_bracket_heterogeneous = { $score } puan grubu: { $residents }; yukarıdan kayanlar: { $moved_down }

## Subgroups

step_swiss_subgroups = S1: { $s1 }; S2: { $s2 }
step_swiss_subgroups_moved-down = S1, kayanlar: { $s1 }; S2: { $s2 }
step_swiss_subgroups_limbo = S1, kayanlar: { $s1 }; S2: { $s2 }; kaymayı sürdürenler: { $limbo }
step_swiss_subgroups_remainder = kalan grup, S1: { $s1 }; S2: { $s2 }

## Bounds

step_swiss_bound_white = beyaz bekleyen çok: en az { $count } tercih karşılanamaz, { $strong } tanesi kuvvetli
step_swiss_bound_black = siyah bekleyen çok: en az { $count } tercih karşılanamaz, { $strong } tanesi kuvvetli

## Pairs

step_swiss_pair = { $pair }
step_swiss_pair_barred = { $pair }; { $other } karşılaşamaz
step_swiss_pair_worse = { $pair }; { $other } geride kalıyor
step_swiss_pair_moved = { $other } yerine { $pair }, ötekiler için

## Colours

step_swiss_colour_limits = { $white }-{ $black }: renk sınırları korunuyor
step_swiss_colour_average = { $white }-{ $black }: rakip ortalaması yüksek olan beyaz
step_swiss_colour_rating = { $white }-{ $black }: kuvvet puanı düşük olan beyaz
step_swiss_colour_white-higher = { $white }-{ $black }: belirleyen bir kural yok, üst sıradaki { $higher } beyaz
step_swiss_colour_lower = { $white }-{ $black }: { $higher } değil, alt sıradaki oyuncu sırası gelen rengi alıyor
step_swiss_colour_both = { $white }-{ $black }: iki renk tercihi de karşılanıyor
step_swiss_colour_stronger = { $white }-{ $black }: daha kuvvetli renk tercihi karşılanıyor
step_swiss_colour_alternate = { $white }-{ $black }: renkler, farklı oldukları son tura göre değişiyor
step_swiss_colour_higher = { $white }-{ $black }: üst sıradaki { GEN($higher) } tercihi karşılanıyor
step_swiss_colour_number = { $white }-{ $black }: { GEN($higher) } numarasına ve çekilen renge göre

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

step_swiss_check_worse_upfloaters = daha çok oyuncu üst gruba alınmış: { $ours } yerine { $theirs }
step_swiss_check_worse_upfloater-scores = daha düşük puanlı oyuncular üst gruba alınmış: { $ours } yerine { $theirs }
step_swiss_check_worse_upfloater-colours = üst gruba alınan bu oyuncularla daha az renk tercihi karşılanabilir: { $ours } yerine { $theirs }
step_swiss_check_worse_maximum-upfloaters = olabileceği kadar üst gruba alınmış daha çok oyuncu yeniden alınmış: { $ours } yerine { $theirs }
step_swiss_check_worse_maximum-upfloats = daha da çok kez üst gruba alınmış oyuncular yeniden alınmış: { $ours } yerine { $theirs }
step_swiss_check_worse_upfloaters-again = bir önceki turdaki gibi üst gruba alınan oyuncu daha çok: { $ours } yerine { $theirs }
step_swiss_check_worse_upfloaters-later = üst gruba alınacak eşit değerde oyuncular sırada daha önce geliyor: { $theirs } değil { $ours }
step_swiss_check_stranger = bu turda yer almayan biri eşlendirilmiş
step_swiss_check_twice = iki kez eşlendirilmiş: { $players }
step_swiss_check_unpaired = eşlendirilmemiş: { $players }
step_swiss_check_barred = { $pairs } karşılaşamaz
step_swiss_check_byes = birden çok tur atlayan: { $players }
step_swiss_check_bye = { $player } tur atlayamaz
step_swiss_check_bye-too-high = { $player } yerine daha düşük puanlı biri tur atlayabilir
step_swiss_check_later = eşit değerde bir eşlendirme daha önce geliyor: { $theirs } değil { $ours }
step_swiss_check_other-bye = tur atlayan { $ours } yerine { $theirs }
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
