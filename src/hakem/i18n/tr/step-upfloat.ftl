### Explanations of the systems in which contestants float up only: the Swiss system of teams, and the Double-Swiss.

## The bye and the upfloaters

step_upfloat_bye-refused = { $players } tur atlayamıyor: ötekilerin tümü eşlendirilemezdi
step_upfloat_needed_odd = tek sayı: yukarı kayması gereken { $count }
step_upfloat_needed_residents = hepsi birbiriyle karşılaşamıyor: yukarı kayması gereken { $count }
step_upfloat_needed_below = yoksa aşağıdakilerin tümü eşlendirilemezdi: yukarı kayması gereken { $count }
step_upfloat_upfloaters = yukarı kayan: { $players }
step_upfloat_passed_impossible = { $players } ile herkes eşlendirilemezdi
step_upfloat_passed_fewest = { $players }: gerekenden çok kayan; yerine { $ours }
step_upfloat_passed_scores = { $players }: gerekenden düşük puan; yerine { $ours }
step_upfloat_passed_following = { $players }: sonraki puan grubuna daha çok kayan gerekirdi; yerine { $ours }
step_upfloat_passed_again = { $players }: bir önceki turda kaydı; yerine { $ours }
step_upfloat_passed_later = { $players }: sırada daha sonra; yerine { $ours }

## Pairs that fall short in the best pairing

step_upfloat_failing_preference = hiçbir eşlendirme daha çok renk tercihini karşılamıyor; karşılanmayan { $count }: { $pairs }
step_upfloat_failing_strong-preference = hiçbir eşlendirme daha çok kuvvetli renk tercihini karşılamıyor; karşılanmayan { $count }: { $pairs }
step_upfloat_failing_opponents-again = yukarı kayanların bir önceki turda kaymış rakipleri daha az olamıyor: { $pairs }

## Why a round is not the right one

step_upfloat_check_impossible = bu kayanlarla herkes eşlendirilemezdi: { $ours } yerine { $theirs }
step_upfloat_check_fewest = daha çok yukarı kayan var: { $ours } yerine { $theirs }
step_upfloat_check_scores = daha düşük puanlılar yukarı kayıyor: { $ours } yerine { $theirs }
step_upfloat_check_following = sonraki puan grubuna daha çok kayan gerekiyor: { $ours } yerine { $theirs }
step_upfloat_check_again = bir önceki turda kaymış olup yukarı kayan daha çok: { $ours } yerine { $theirs }
step_upfloat_check_later = eşit değerde kayanlar sırada daha önce geliyor: { $theirs } değil { $ours }
step_upfloat_check_preference = daha az renk tercihi karşılanıyor: { $ours } yerine { $theirs }
step_upfloat_check_strong-preference = daha az kuvvetli renk tercihi karşılanıyor: { $ours } yerine { $theirs }
step_upfloat_check_opponents-again = yukarı kayanların bir önceki turda kaymış rakipleri daha çok: { $ours } yerine { $theirs }
step_upfloat_second-game = { $pair }: maçın ikinci oyunu
step_upfloat_check_second-games = { $round }. tur her maçın ikinci oyunudur: aynı eşler, renkler değişik
