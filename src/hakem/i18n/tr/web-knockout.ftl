### Tarayıcıda eleme ve eşitlik bozma maçları.

web-knockout_title = Eleme ağacı
web-knockout_none = Bu etkinlik eleme sistemiyle oynanmıyor. Paylaşılan bir derece için eşitlik bozma maçları sayfasına bakın.
web-knockout_facts-one = { $players } kişiden biri kazanır
web-knockout_facts = { $players } kişiden { $left } kişi seçilir
web-knockout_facts-games = maç { $games } oyun, uzatma { $extra } oyun, sonra Altın Puan
web-knockout_drawing = Eleme ağacı: { $players } kişi, sonda { $left }
web-knockout_print = Yazdır
web-knockout_legend = ✓ maçı kazanan · kutuda bütün oyunların puanı · AP: Altın Puan ile · amber çerçeve: sürüyor
web-knockout_golden-short = AP
web-knockout_over = bitti
web-knockout_now = { $round }. turun oyunları
web-knockout_open = { $count ->
        [0] hepsi girildi
       *[other] { $count } oyun açık
    }
web-knockout_coming = Sıradaki tur · { $count } oyun
web-knockout_all-open = Bütün açık oyunlar
web-knockout_open-match = Maç
web-knockout_match-of = { $stage } · { $number }. maç
web-knockout_selected = { $count ->
        [one] Kazanan:
       *[other] Seçilenler:
    }
web-knockout_board = { $board }. masa

## Maçın adımları

web-knockout_step_normal = Maç
web-knockout_step_extra = Uzatma
web-knockout_step_golden = Altın Puan
web-knockout_step-about = { $games } oyun, { $clock }
web-knockout_step-state_done = oynandı
web-knockout_step-state_now = oynanıyor
web-knockout_step-state_to-come = yalnız öncesi eşit biterse
web-knockout_step-state_not-needed = gerek kalmadı
web-knockout_part_normal = { $game }. oyun
web-knockout_part_extra = Uzatma, { $game }. oyun
web-knockout_part_golden = Altın Puan
web-knockout_clock_plain = { $minutes } dk
web-knockout_clock_increment = { $minutes } dk + hamle başına { $seconds } sn
web-knockout_clock_two = beyaz { $white } dk, siyah { $black } dk
web-knockout_earliest = en erken { $time }: son oyundan { $minutes } dk sonra ({ $article })
web-knockout_flag_white = beyazın bayrağı geç düştü
web-knockout_flag_black = siyahın bayrağı geç düştü
web-knockout_correct = Düzelt
web-knockout_game-gone = Bu oyun artık yok: ondan önceki bir sonuç ya da eşlendirme değişti.
web-knockout_clear = Sil
web-knockout_more = Hamle sayısı, kura
web-knockout_moves = Oyunun hamle sayısı
web-knockout_drawn-other = Salondaki kurada beyaz alan: { $name }
web-knockout_golden-hint = Beraberlik siyaha yeter (A.11).
web-knockout_flags = İki bayrak da düştü, geç düşen:
web-knockout_later = bu

## Eşitlik bozma maçları

web-knockout_po_title = Eşitlik bozma maçları
web-knockout_po_meta = Dereceyi paylaşanlar onun için oynar; sonuç sıralamaya girer
web-knockout_po_none-yet = Son tur bitmeden kimse derece paylaşmaz.
web-knockout_po_open-results = Son turun sonuçları eksik; eşitlik bozma maçları ondan sonra oynanır.
web-knockout_po_no-ties = Derecesini paylaşan yok.
web-knockout_po_knockout = Eleme sisteminde eşitlik bozma maçı gerekmez: her maçın bir kazananı vardır.
web-knockout_po_finished = Sıralama kesinleşti. Maçlara başlamak için önce onu geri alın.
web-knockout_po_which = Hangi derece için oynanacak?
web-knockout_po_place = { $first }–{ $last }. dereceler · { $points } puan · { $count } oyuncu
web-knockout_po_format = Nasıl oynanacak
web-knockout_po_games = Maçtaki oyun
web-knockout_po_extra = Uzatma oyunu
web-knockout_po_time = Süre
web-knockout_po_time-hint = dakika ya da 15+5
web-knockout_po_seed = Kura metni
web-knockout_po_seed-hint = boş kalırsa çekilir ve saklanır
web-knockout_po_option_eliminate = Eşit üç oyuncudan eşitlik bozmada sonuncu olan elenir (C.2)
web-knockout_po_option_short = Dört oyuncu doğrudan Altın Puan oynar (C.3)
web-knockout_po_option_round-robin = Beş oyuncu döner turnuva oynar (C.4)
web-knockout_po_start = Maçları başlat
web-knockout_po_how = { $count } oyuncu için oynanış
web-knockout_po_of = Eşitlik bozma: { $names }
web-knockout_po_due = { $count } oyun sırada
web-knockout_po_decided = Bitti
web-knockout_po_order = Sıra
web-knockout_po_sheet = Oyun çizelgesi
web-knockout_po_conduct = Oyun sırasında
web-knockout_po_to-standings = Sıralamaya git
web-knockout_po_pause = { $sentence } ({ $article })
web-knockout_po_lots = Kura metni: “{ $seed }”
web-knockout_po_round = { $round }. tur
web-knockout_po_place-head = Derece
web-knockout_po_reached = Geldiği yer
web-knockout_po_another = Başka bir eşitlik
