### Birinin bir dereceye gelmesi için ne olmalı, oyunlar öyle biterse ne olur.

## Soru

what-if_question = { $round }. turdan sonra { $place ->
        [one] { GEN($who) } birinci olması için
       *[other] { GEN($who) } ilk { $place } içinde olması için
    } ({ $games } oyun açık):
what-if_over_yes = Açık oyun yok: { $who } { $place ->
        [one] birinci
       *[other] ilk { $place } içinde
    }.
what-if_over_no = Açık oyun yok: { $who } { $place ->
        [one] birinci değil
       *[other] ilk { $place } içinde değil
    }.

## Kendi oyunu

what-if_won_sure = Kazanırsa: kesin.
what-if_won_never = Kazanırsa: olanaksız.
what-if_won_if = { $ways ->
        [one] Kazanırsa, şu olursa:
       *[other] Kazanırsa, şunlardan biri olursa:
    }
what-if_won_unless = { $ways ->
        [one] Kazanırsa, şu olmadıkça:
       *[other] Kazanırsa, şunlardan biri olmadıkça:
    }
what-if_won_level = { $ways ->
        [one] Kazanırsa ve şu olursa yalnız eşitlik bozmada önemli olan oyunlar karar verir ({ $count } örnek çekildi):
       *[other] Kazanırsa ve şunlardan biri olursa yalnız eşitlik bozmada önemli olan oyunlar karar verir ({ $count } örnek çekildi):
    }
what-if_won_drawn = Kazanırsa: { $count } örneğin yaklaşık % { $percent } kadarında.
what-if_drawn_sure = Berabere kalırsa: kesin.
what-if_drawn_never = Berabere kalırsa: olanaksız.
what-if_drawn_if = { $ways ->
        [one] Berabere kalırsa, şu olursa:
       *[other] Berabere kalırsa, şunlardan biri olursa:
    }
what-if_drawn_unless = { $ways ->
        [one] Berabere kalırsa, şu olmadıkça:
       *[other] Berabere kalırsa, şunlardan biri olmadıkça:
    }
what-if_drawn_level = { $ways ->
        [one] Berabere kalırsa ve şu olursa yalnız eşitlik bozmada önemli olan oyunlar karar verir ({ $count } örnek çekildi):
       *[other] Berabere kalırsa ve şunlardan biri olursa yalnız eşitlik bozmada önemli olan oyunlar karar verir ({ $count } örnek çekildi):
    }
what-if_drawn_drawn = Berabere kalırsa: { $count } örneğin yaklaşık % { $percent } kadarında.
what-if_lost_sure = Kaybetse de: kesin.
what-if_lost_never = Kaybederse: olanaksız.
what-if_lost_if = { $ways ->
        [one] Kaybederse, şu olursa:
       *[other] Kaybederse, şunlardan biri olursa:
    }
what-if_lost_unless = { $ways ->
        [one] Kaybederse, şu olmadıkça:
       *[other] Kaybederse, şunlardan biri olmadıkça:
    }
what-if_lost_level = { $ways ->
        [one] Kaybederse ve şu olursa yalnız eşitlik bozmada önemli olan oyunlar karar verir ({ $count } örnek çekildi):
       *[other] Kaybederse ve şunlardan biri olursa yalnız eşitlik bozmada önemli olan oyunlar karar verir ({ $count } örnek çekildi):
    }
what-if_lost_drawn = Kaybederse: { $count } örneğin yaklaşık % { $percent } kadarında.
what-if_any_sure = Oyunlar nasıl biterse bitsin: kesin.
what-if_any_never = Oyunlar nasıl biterse bitsin: olanaksız.
what-if_any_if = { $ways ->
        [one] Şu olursa:
       *[other] Şunlardan biri olursa:
    }
what-if_any_unless = { $ways ->
        [one] Şu olmadıkça:
       *[other] Şunlardan biri olmadıkça:
    }
what-if_any_level = { $ways ->
        [one] Şu olursa yalnız eşitlik bozmada önemli olan oyunlar karar verir ({ $count } örnek çekildi):
       *[other] Şunlardan biri olursa yalnız eşitlik bozmada önemli olan oyunlar karar verir ({ $count } örnek çekildi):
    }
what-if_any_drawn = { $count } örneğin yaklaşık % { $percent } kadarında.

## Öteki oyunlar

what-if_all-of = { AND($parts) }
what-if_beats = { $one }, { ACC($other) } yener
what-if_draw = { $one } ile { $other } berabere kalır
what-if_not-lost = { $one }, { DAT($other) } yenilmez
what-if_decided = { $one } ile { $other } berabere kalmaz
what-if_more = ve { $count } tane daha

## Ne kadar kesin

what-if_exact = Kesin: önemli olan oyunların bütün sonuçları, yarışmanın eşitlik bozma ölçütleriyle tek tek denendi.
what-if_sampled = Hepsi kesin değil: kesin ve olanaksız denenler kesindir; örnek denen yerlerde { $count } örnek çekildi.
what-if_chance = Ratinglere göre yaklaşık % { $percent } (tahmin: FIDE'nin beklenen puan tablosu, % 30 beraberlik).
what-if_outlook = Yarışmanın sonunda, eşlendirilecek { $rounds } tur kala: { $who }, yarışmanın kendi sistemiyle eşlendirilen { $count } örneğin yaklaşık % { $percent } kadarında { $place ->
        [one] birinci oldu
       *[other] ilk { $place } içinde oldu
    }. Bu kesin değildir.
what-if_by-score = { $points } puan daha alırsa: % { $percent } ({ $count } örnek)
what-if_stuck = { $count } örnekte eşlendirilemeyen bir tur çıktı.

## Derece değişiklikleri

what-if_moved = { $who }: { $was }. dereceden { $now }. dereceye
what-if_nobody-moves = Kimsenin derecesi değişmez.
what-if_moves = Derece değişiklikleri:

## Sorulamayanlar

what-if_knockout = elemede kimsenin derecesi puana bağlı değildir: eleme tablosuna bakın
what-if_place = { $place }. derece yok: sonuncusu { $last }
what-if_has-result = { $round }. turun { $board }. masasının sonucu var: { $result }
what-if_no-round = henüz eşlendirilmiş tur yok: varsayılacak bir şey yok

## Sayfa

what-if_title = Ne olmalı?
what-if_player = Kim
what-if_for-place = İlk kaçın içinde
what-if_ask = Göster
