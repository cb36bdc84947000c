### Explanations of the Lim system.

## Bye

step_lim_unrated = kuvvet puanı yok, 0 sayılıyor: { $players }
step_lim_large = oyuncu sayısı ({ $players }), 2 üzeri tur sayısından ({ $rounds }) çok: FIDE'nin 1988 tanımına göre maksi turnuva; maxi seçeneği verilmediği için maksi sayılmıyor
step_lim_bye_barred = sıra onlarda ama tur atlayamazlar: { $players }
step_lim_bye_needed = sıra onlarda ama tur atlarlarsa kalanların hepsi eşlendirilemiyor: { $players }

## Groups

step_lim_median = oynanan turların yarısı kadar puan: { $score }; üstteki gruplar aşağı doğru, alttakiler yukarı doğru, medyan grubu en son eşlendirilir
step_lim_group_down = { $score } puan grubu, aşağı doğru: { $residents }
step_lim_group_down_floaters = { $score } puan grubu, aşağı doğru: { $residents }; artık oyuncular: { $floaters }
step_lim_group_up = { $score } puan grubu, yukarı doğru: { $residents }
step_lim_group_up_floaters = { $score } puan grubu, yukarı doğru: { $residents }; artık oyuncular: { $floaters }
step_lim_group_median = medyan grubu, { $score } puan, aşağı doğru: { $residents }
step_lim_group_median_floaters = medyan grubu, { $score } puan, aşağı doğru: { $residents }; artık oyuncular: { $floaters }
step_lim_group_median_only-floaters = medyan grubu, { $score } puan, yalnız artık oyuncular, aşağı doğru: { $floaters }
step_lim_broken_down = medyan grubu kilitlendi: üstteki { $pair } eşlendirmesi bozulup gruba katılıyor
step_lim_broken_up = medyan grubu kilitlendi: alttaki { $pair } eşlendirmesi bozulup gruba katılıyor

## Floaters

step_lim_goes-on = bu grupta uygun rakip bulunamıyor, bir sonraki gruba kayıyorlar: { $players }
step_lim_floaters = önce artık oyuncular eşlendirilir, sırasıyla: { $players }
step_lim_meeting = artık oyuncu { $floater }, { $opponent } ile oynuyor
step_lim_meeting_barred = artık oyuncu { $floater }, { $opponent } ile oynuyor; { $barred } karşılaşamaz
step_lim_meeting_colours = artık oyuncu { $floater }, { $opponent } ile oynuyor; { $other } aynı rengi bekliyor
step_lim_meeting_needed = artık oyuncu { $floater }, { $opponent } ile oynuyor; { $other } ile oynarsa ötekiler eşlendirilemiyor
step_lim_leaving_odd = oyuncu sayısı tek: biri artık oyuncu olacak
step_lim_leaving_stuck = hepsi birbiriyle eşlendirilemiyor: { $count } oyuncu artık oyuncu olacak
step_lim_leaves_down = { $player } artık oyuncu: henüz eşlendirilmeyenlerin en altındaki
step_lim_leaves_up = { $player } artık oyuncu: henüz eşlendirilmeyenlerin en üstündeki
step_lim_leaves_no-opponent = { $other } sonraki grupta uygun rakip bulamadığı için { $player } artık oyuncu
step_lim_leaves_again = { $other } bir önceki turda kaydırıldığı için { $player } artık oyuncu
step_lim_leaves_colours = { $other } yerine { $player } artık oyuncu: böylece ötekilerden daha çoğu sırası gelen rengi alıyor
step_lim_leaves_needed = { $other } yerine { $player } artık oyuncu: yoksa eşlendirme sayısı düşüyor

## Exchanges

step_lim_foreseen = öngörülen eşlendirme uygun
step_lim_scrutiny_down = öngörülen eşlendirme uygun değil; { ABL($player) } başlayıp aşağı doğru herkese ilk uygun rakip veriliyor
step_lim_scrutiny_up = öngörülen eşlendirme uygun değil; { ABL($player) } başlayıp yukarı doğru herkese ilk uygun rakip veriliyor
step_lim_pair_colours = { $pair }; { $other } eşlendirmesinde ikisi de aynı rengi bekliyor
step_lim_clashes = iki oyuncusu da aynı rengi bekleyenler: { $pairs }
step_lim_grave = son tur, eşit puan renk sınırlarından önce gelir: { $pairs }
step_lim_p = p = { $p }
step_lim_foreseen_barred = { $pair }: olmaz, karşılaşamazlar
step_lim_foreseen_clash = { $pair }: ikisi de aynı rengi bekliyor
