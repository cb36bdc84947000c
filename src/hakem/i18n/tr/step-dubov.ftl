### Explanations of the Dubov system.

## Before the groups

step_dubov_unrated = kuvvet puanı olmayan, 0 sayılan: { $players }
step_dubov_bye-refused = { $players } tur atlayamıyor: atlarsa ötekilerin hepsi eşlendirilemez
step_dubov_halves = burada kimse henüz oynamadı; üst yarı: { $white }; alt yarı: { $black }

## White and black list

step_dubov_lists = beyaz sırası gelenler: { $white }; siyah sırası gelenler: { $black }
step_dubov_all-due_white = hepsinin renk sırası beyazda: { $players }
step_dubov_all-due_black = hepsinin renk sırası siyahta: { $players }
step_dubov_bound = kendi renklerini almak zorunda, listelerinde kalıyorlar: { $players }
step_dubov_must-meet_white = iki listeden yeterince oyuncu karşılaşamıyor; beyaz listeden siyah listeye geçen: { $players }
step_dubov_must-meet_black = iki listeden yeterince oyuncu karşılaşamıyor; siyah listeden beyaz listeye geçen: { $players }
step_dubov_too-many_white = beyaz liste fazla uzun; siyah listeye geçen: { $players }
step_dubov_too-many_black = siyah liste fazla uzun; beyaz listeye geçen: { $players }
step_dubov_own-list_down = { $player } siyah listedeki herkesle oynamış; beyaz listede altındakilerden oynayabileceği ilk oyuncu: { $opponent }
step_dubov_own-list_up = { $player } siyah listedeki herkesle oynamış, beyaz listede altında oynayabileceği kimse yok; üstündekilerden ilki: { $opponent }
step_dubov_order = beyaz liste, rakiplerin kuvvet puanı ortalamasıyla: { $white }; siyah liste: { $black }
step_dubov_with-aro = { $player } ({ NUMBER($aro) })

## Upfloaters (2026)

step_dubov_needed_odd = oyuncu sayısı tek: alttan { $count } oyuncu gerekiyor
step_dubov_needed_residents = hepsi birbiriyle karşılaşamıyor: alttan { $count } oyuncu gerekiyor
step_dubov_needed_below = yoksa alttakilerin hepsi eşlendirilemez: alttan { $count } oyuncu gerekiyor
step_dubov_upfloaters = üst gruba alınan: { $players }
step_dubov_passed_upfloaters-impossible = { $players } alınırsa herkes eşlendirilemez
step_dubov_passed_upfloater-scores = { $players }: gerekenden düşük puanlı; onun yerine { $ours }
step_dubov_passed_upfloater-colours = { $players }: daha az renk tercihi karşılanır; onun yerine { $ours }
step_dubov_passed_maximum-upfloaters = { $players }: olabileceği kadar üst gruba alınmış daha çok oyuncu; onun yerine { $ours }
step_dubov_passed_maximum-upfloats = { $players }: daha da çok kez üst gruba alınmış; onun yerine { $ours }
step_dubov_passed_upfloaters-again = { $players }: bir önceki turda üst gruba alınmış; onun yerine { $ours }

## Players raised to the group above (2009)

step_dubov_not-raised = bir önceki turda ya da yeterince çok üst gruba alındı, yeniden alınamaz: { $players }
step_dubov_need_odd = oyuncu sayısı tek: alt gruptan biri üst gruba alınacak
step_dubov_need_unpaired = herkes eşlendirilemiyor: alt gruptan biri üst gruba alınacak
step_dubov_need_stuck = { $stuck } gruptan kimseyle karşılaşamıyor: alt gruptan biri üst gruba alınacak
step_dubov_sought_white = önce aranan: renk sırası beyazda olan biri
step_dubov_sought_black = önce aranan: renk sırası siyahta olan biri
step_dubov_raised = { $player } üst gruba alınıyor
step_dubov_passed-over_no-help = { $players }: rakip arayan oyuncuyla karşılaşamaz
step_dubov_passed-over_colour = { $players }: renk sırası aranan renkte değil
step_dubov_passed-over_rest = { $players }: alınırlarsa alt grupta daha az oyuncu birbiriyle karşılaşabilir
step_dubov_passed-over_impossible = { $players }: alınırlarsa herkes eşlendirilemez
step_dubov_floats = üst gruba alınabilecek kimse yok; { $player } artık oyuncu olarak aşağı kayıyor ({ $case } bendi)
step_dubov_floaters-first = aşağı kayan artık oyuncular önce, şu sırayla eşlendiriliyor: { $players }

## Why a round is not the right one

step_dubov_check_worse_upfloaters = daha çok oyuncu üst gruba alınmış: { $ours } yerine { $theirs }
step_dubov_check_worse_upfloater-scores = daha düşük puanlı oyuncular üst gruba alınmış: { $ours } yerine { $theirs }
step_dubov_check_worse_upfloater-colours = üst gruba alınan bu oyuncularla daha az renk tercihi karşılanabilir: { $ours } yerine { $theirs }
step_dubov_check_worse_maximum-upfloaters = olabileceği kadar üst gruba alınmış daha çok oyuncu yeniden alınmış: { $ours } yerine { $theirs }
step_dubov_check_worse_maximum-upfloats = daha da çok kez üst gruba alınmış oyuncular yeniden alınmış: { $ours } yerine { $theirs }
step_dubov_check_worse_upfloaters-again = bir önceki turdaki gibi üst gruba alınan oyuncu daha çok: { $ours } yerine { $theirs }
step_dubov_check_worse_upfloaters-later = üst gruba alınacak eşit değerde oyuncular sırada daha önce geliyor: { $theirs } değil { $ours }
