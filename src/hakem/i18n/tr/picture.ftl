### Etkinliğin çizimleri: içlerinde yazanlar ve anlattıkları.

picture_as-table = Tablo olarak
picture_head_round = Tur
picture_head_score = Puan
picture_head_leader = Lider
picture_head_average = Ortalama
picture_head_field = Orta %80
picture_head_colour = Renk
picture_head_colours = Renkler
picture_head_opponent = Rakip
picture_head_number = No
picture_head_name = Adı
picture_head_white = Beyaz
picture_head_black = Siyah
picture_head_most = En çok
picture_head_hope = Birincilik

## Bir oyuncunun puanı

picture_progress_title = Gidişat: { $player }
picture_progress_says = { $rounds } turda { $score } puan. Lider { $best } puanda, ortalama { $average }.
picture_progress_legend = Düz çizgi: oyuncu, her turda rengiyle; noktalı: o ana dek en yüksek puan; kesikli: ortalama; gölgeli: oyuncuların orta %80’i.
picture_progress_step = { $round }. tur: { $score } ({ $colour })
picture_progress_leader = lider { $score }
picture_progress_own = { $score }
picture_progress_average = ort. { $score }

## Renkler

picture_piece_white = beyaz
picture_piece_black = siyah
picture_piece_none = oyun yok
picture_colours_title = Renkler: { $player }
picture_colours_says = Beyaz: { $white }, siyah: { $black }{ $none ->
        [0] .
       *[other] ; { $none } turda oyun yok.
    }
picture_colours_round = { $round }. tur: { $colour }
picture_colours_list-title = Bütün oyuncuların renkleri
picture_colours_part-title = Renkler, { $first }–{ $last } arası oyuncular
picture_colours_list-says = { $rounds } tur, { $players } oyuncudan { $first }–{ $last } arası numaralar.
picture_colours_legend = Boş disk: beyaz; dolu disk: siyah; çizgi: oyun yok. ±: beyazla oynanan oyunlar eksi siyahla oynananlar.

## Puan grupları

picture_groups_title = Turlara göre puan grupları
picture_groups_says = { $round }. tur sonunda en yüksek puan { $top }: { $players } oyuncudan { $leaders } oyuncu bu puanda.
picture_groups_open = Sonucu olmayan { $games } oyun berabere sayılır.
picture_groups_legend = Çubuk, o puandaki oyuncu sayısı kadar geniştir; çizgiler bir turdan ötekine gider, çok oyuncunun geçtiği yerde kalındır.
picture_groups_round = { $round }. tur
picture_groups_bar = { $round }. tur sonunda { $score } puanda { $count } oyuncu

## Kim hâlâ birinci olabilir

picture_winners_title = Kim hâlâ birinci olabilir
picture_winners_says = { $players } oyuncudan { $alive } oyuncu puanla hâlâ birinci olabilir.
picture_winners_left_games = Oynanacak: sonucu olmayan { $games } oyun.
picture_winners_left_rounds = Oynanacak: { $rounds } tur.
picture_winners_left_both = Oynanacak: sonucu olmayan { $games } oyun ve { $rounds } tur daha.
picture_winners_shown = Çizimde bunların ilk { $count } tanesi var.
picture_winners_legend = Dolu: şimdiki puan; taralı: daha gelebilecek puan; kesikli çizgi: şu anki en yüksek puan. Eşlendirilmiş oyunlar olduğu gibi, sonraki turlar her türlü eşlendirmeyle hesaba katılır; eşitlik bozma ölçütlerine bakılmaz.
picture_winners_sure = Ne olursa olsun puanla birinci: { $player }.
picture_winners_best = şu an { $score }
picture_winners_bar = { $player }: { $score } puan, en çok { $most }
picture_hope_sure = birinci
picture_hope_alone = tek başına olabilir
picture_hope_shared = ancak paylaşabilir
picture_hope_out = artık değil

## Kim kime karşı

picture_heat_title = Kim kime karşı kaç puan aldı
picture_heat_each = Dereceye göre { $players } oyuncu; satır, oyuncusunun sütundakilere karşı aldığı puanı gösterir.
picture_heat_parts = Dereceye göre { $players } oyuncu, { $size } kişilik bölümler hâlinde; satır, bölümün sütundakilere karşı puanların yüzde kaçını aldığını gösterir.
picture_heat_legend = Gölge güçlendikçe puan artar; taralı: tam yarısı; boş: karşılaşmadılar. Yalnız oynanan oyunlar sayılır.
picture_heat_places = { $first }–{ $last }
picture_heat_percent = %{ $percent }
picture_heat_cell = { $one } – { $other }: { $games } oyunda { $points } puan

## Bir turun haritası

picture_map_title = { $round }. tur haritası
picture_map_says = { $groups } puan grubu; iki grup arasında { $floats } eşlendirme.
picture_map_legend = Her işaret bir oyuncudur, üstünde numarası; boş daire beyaz, dolu daire siyahtır. Çizgiler karşılaşanları birleştirir; kalın çizgiler bir puan grubundan ötekine geçer.
picture_map_board = Masa
picture_map_bye = tur atlıyor
