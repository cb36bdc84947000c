### Explanations of the Dutch system of 2009.

## Groups

step_dutch-2009_first-round = ilk tur: bütün oyuncular tek gruptadır
step_dutch-2009_group_homogeneous = homojen grup, { $score } puan: { $own }
step_dutch-2009_group_homogeneous_mdps = homojen grup, { $score } puan: kendi oyuncuları { $own }; kaydırılanlar { $mdps }
step_dutch-2009_group_homogeneous_only-mdps = homojen grup, { $score } puan: yalnız kaydırılanlar, { $mdps }
step_dutch-2009_group_heterogeneous = heterojen grup, { $score } puan: kaydırılanlar { $mdps }; kendi oyuncuları { $own }
step_dutch-2009_moves-on = bu grupta rakip yok: { $players } sonraki gruba kaydırılır
step_dutch-2009_remainder_anew = geriye kalan homojen grup: { $players }; x yeniden bulunur
step_dutch-2009_remainder_left = geriye kalan homojen grup: { $players }; artan x geçerlidir
step_dutch-2009_x = { $white } oyuncu beyaz, { $black } oyuncu siyah bekliyor, grubun yarısı { $half }: x = { $x }
step_dutch-2009_x-in-force = geçerli x: { $x }
step_dutch-2009_p = p = { $p }
step_dutch-2009_only-s2 = S1 boş; S2: { $s2 }

## Transpositions and exchanges

step_dutch-2009_accepted = kabul edildi: { $pairs }
step_dutch-2009_accepted_no-pair = eşlendirme yapılmadan kabul edildi
step_dutch-2009_unmet = renk tercihi karşılanamayan: { $pairs }
step_dutch-2009_moves-down = aşağı kaydırıldı: { $players }
step_dutch-2009_transposition = yer değiştirme; S2: { $s2 }
step_dutch-2009_no-transposition = uygun bir yer değiştirme yok
step_dutch-2009_exchange = değiş-tokuş: { $going } S2'ye, { $coming } S1'e
step_dutch-2009_no-exchange = değiş-tokuş işe yaramıyor

## What is given up

step_dutch-2009_upfloats-given-up = kaydırılanlarla oynayacaklar için vazgeçildi
step_dutch-2009_downfloats-given-up = aşağı kaydırılacaklar için vazgeçildi
step_dutch-2009_exempt = son tur, %50 üzeri: fazla kaydırma olmasın diye aynı mutlak tercihli { $count } eşlendirme
step_dutch-2009_strong-given-up = fazla kaydırma olmasın diye aynı kuvvetli tercihli { $count } eşlendirme
step_dutch-2009_x-raised = x { ABL($old) } { DAT($new) } çıktı
step_dutch-2009_other-floaters = { $players } buraya uymuyor: üst grup yeniden eşlendirilir, başkaları kaydırılır
step_dutch-2009_merged = en alttaki iki grup birleştirildi; { $mdps } kaydırılmış sayılır
step_dutch-2009_group-moves = aşağı kaymış hiçbir oyuncu burada eşlendirilemiyor: tüm puan grubu bir sonrakine kayıyor ({ $players })
step_dutch-2009_fewer-pairs-above = en alt grup tamamlanamıyor: üst grup { $count } eşlendirmeyle yenilenir
step_dutch-2009_fewer-pairs = istenen eşlendirme: { $pairs }, önce kaydırılanlar: { $mdps }, x = { $x }

## The round

step_dutch-2009_boards-in-order = { $count } masa puan ve sıraya göre dizildi
step_dutch-2009_not-paired = bu turda eşlendirilmeyen: { $players }

## Önce denenenler

step_dutch-2009_tried_met = { $pair }: olmaz, { $round }. turda oynadılar
step_dutch-2009_tried_prohibited = { $pair }: olmaz, yarışma izin vermiyor
step_dutch-2009_tried_absolute = { $pair }: olmaz, ikisi de aynı rengi almak zorunda
step_dutch-2009_tried_colours = { $pair }: olmaz, renkleri uyumsuz
step_dutch-2009_tried_upfloat = { $pair }: olmaz, rakip yine yukarı kayardı
step_dutch-2009_tried_nobody = { $player } için S2'de uygun rakip kalmadı
