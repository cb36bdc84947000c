### Explanations of the Dutch system of 2009.

step_handbook_first-round = ilk tur: bütün oyuncular tek gruptadır
step_handbook_group_homogeneous = homojen grup, { $score } puan: kendi oyuncuları { $own }; kaydırılanlar { $moved }
step_handbook_group_heterogeneous = heterojen grup, { $score } puan: kaydırılanlar { $moved }; kendi oyuncuları { $own }
step_handbook_moves-on = bu grupta rakip yok: { $players } sonraki gruba kaydırılır
step_handbook_x = { $white } oyuncu beyaz, { $black } oyuncu siyah bekliyor, grubun yarısı { $half }: x = { $x }
step_handbook_x-in-force = geçerli x: { $x }
step_handbook_p = p = { $p }
step_handbook_subgroups = S1: { $s1 }; S2: { $s2 }
step_handbook_accepted = kabul edildi: { $pairs }
step_handbook_unmet = renk tercihi karşılanamayan: { $pairs }
step_handbook_moves-down = aşağı kaydırıldı: { $players }
step_handbook_transposition = yer değiştirme; S2: { $s2 }
step_handbook_no-transposition = uygun bir yer değiştirme yok
step_handbook_exchange = değiş-tokuş: { $going } S2'ye, { $coming } S1'e
step_handbook_no-exchange = değiş-tokuş işe yaramıyor
step_handbook_upfloats-given-up = kaydırılanlarla oynayacaklar için vazgeçildi
step_handbook_downfloats-given-up = aşağı kaydırılacaklar için vazgeçildi
step_handbook_exempt = son tur, %50 üzeri: fazla kaydırma olmasın diye aynı mutlak tercihli { $pairs } eşlendirme
step_handbook_strong-given-up = fazla kaydırma olmasın diye aynı kuvvetli tercihli { $pairs } eşlendirme
step_handbook_x-raised = x { ABL($old) } { DAT($new) } çıktı
step_handbook_other-floaters = { $players } buraya uymuyor: üst grup yeniden eşlendirilir, başkaları kaydırılır
step_handbook_merged = en alttaki iki grup birleştirildi; { $added } kaydırılmış sayılır
step_handbook_fewer-pairs-above = en alt grup tamamlanamıyor: üst grup { $pairs } eşlendirmeyle yenilenir
step_handbook_fewer-pairs = istenen eşlendirme: { $pairs }, önce kaydırılanlar: { $head }, x = { $x }
step_handbook_board = { $board }. masa: { $white } beyaz, { $black } siyah
step_handbook_boards-in-order = { $boards } masa puan ve sıraya göre dizildi
step_handbook_not-paired = bu turda eşlendirilmeyen: { $players }
step_handbook_bye = { $player } tur atlar
