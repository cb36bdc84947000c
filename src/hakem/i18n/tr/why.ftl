### Bir tur neden böyle, neden başka türlü değil.

## Neden olmasın?

why_away_bye = { $player } { $round }. turda yok: oynamayacağı önceden bildirildi
why_away_out = { $player } { $round }. turda yok
why_so_meet = { $pair } zaten karşılaşıyor: masa { $board }
why_so_match = { $pair } zaten karşılaşıyor: { $board }. maç
why_so_bye = { $player } zaten tur atlıyor
why_so_stay = { $player } kaymıyor: rakibinin puanı aynı
why_equal = kurallar iki tur arasında fark görmüyor
why_no-colour = { $player } bu turda rakipsiz, rengi de yok
why_no-bye = eşlendirilecek { $players } oyuncu var, kimse tur atlamaz
why_bye-barred = { $player } tur atlayamaz: daha önce tur atladı ya da oynamadan puan aldı
why_met = { $pair } { $round }. turda oynadı
why_prohibited = { $pair } karşılaşamaz: yarışma bu eşlendirmeye izin vermiyor
why_colours = { $pair } karşılaşamaz: ikisi de { $colour } almak zorunda
why_colour_w = beyaz
why_colour_b = siyah
why_colour_none = bir renk
why_impossible = böyle bir tur tamamlanamıyor; { $reason }
why_nobody-here = { $player } aynı puanlı kimseyle oynayamaz: { $reasons }
why_alone = { $player } ile aynı puanda kimse yok
why_table = kimin kiminle oynayacağını tablo ya da eleme ağacı söyler, kimse seçmez
why_table_meet = tabloya göre { $pair } { $round }. turda karşılaşır
why_second-games = { $round }. turda { $first }. turdaki eşlerin ikinci oyunları oynanır: yeniden eşlendirme yapılmaz

## Ne başka olmalıydı

why_if_never = artık hiçbir şey: { $pair } { $round }. turda oynadı, kimse iki kez karşılaşmaz
why_if_won = { $round }. turda { $player }, { $opponent } karşısında kazansaydı
why_if_drawn = { $round }. turda { $player }, { $opponent } ile berabere kalsaydı
why_if_lost = { $round }. turda { $player }, { $opponent } karşısında kaybetseydi
why_if_colour = { $round }. turda { $player }, { $opponent } karşısında öteki rengi alsaydı
why_if_none = son turdaki oyunlarının başka bir sonucu ya da rengi { $pair } eşlendirmesini getirmezdi

## Ölçütler

why_criterion_bye = kim tur atlar
why_criterion_floaters = gruptan kim ayrılır
why_criterion_order = eşlendirmelerin denenme sırası
why_criterion_downfloaters = kayan oyuncu sayısı
why_criterion_downfloater-scores = kayanların puanları
why_criterion_differences = eşlerin puan farkları
why_criterion_following-pairs = sonraki grupta kayan ve açıkta kalanlar
why_criterion_following-scores = sonraki grupta açıkta kalanların puanları
why_criterion_following-differences = sonraki grubun puan farkları
why_criterion_bye-unplayed = tur atlayanın oynamadığı turlar
why_criterion_difference-too-wide = renk farkı ikiyi aşan yüksek puanlılar
why_criterion_third-time = aynı rengi üst üste üçüncü kez alan yüksek puanlılar
why_criterion_preference = karşılanmayan renk tercihleri
why_criterion_strong-preference = karşılanmayan kuvvetli renk tercihleri
why_criterion_downfloat-again = bir önceki turdaki gibi aşağı kayanlar
why_criterion_upfloat-again = bir önceki turdaki gibi yukarı kayanlar
why_criterion_downfloat-before = iki tur önceki gibi aşağı kayanlar
why_criterion_upfloat-before = iki tur önceki gibi yukarı kayanlar
why_criterion_downfloat-again-difference = yine aşağı kayanların puan farkları
why_criterion_upfloat-again-difference = yine yukarı kayanların puan farkları
why_criterion_downfloat-before-difference = iki tur önce aşağı kayanların puan farkları
why_criterion_upfloat-before-difference = iki tur önce yukarı kayanların puan farkları
why_criterion_completion = herkesin eşlendirilebilmesi
why_criterion_upfloaters = yukarı kayanların sayısı
why_criterion_upfloater-scores = yukarı kayanların puanları
why_criterion_following-group = sonraki puan grubunun gereksindiği yukarı kayanlar
why_criterion_upfloaters-again = önceki turda kaymış olup yukarı kayanlar
why_criterion_opponents-again = yukarı kayanların önceki turda kaymış rakipleri

## Sorular ve yanıtlar

why_ask_meet = Neden { $pair } değil?
why_ask_bye = Neden { $player } tur atlamıyor?
why_ask_has-bye = Neden { $player } tur atlıyor?
why_ask_stay = Neden { $player } kayıyor?
why_ask_colour = Neden { $player } öteki rengi almıyor?
why_reply_so = { $reason }
why_reply_away = Hayır: { $reason }
why_reply_forbidden = Yasak: { $reason }
why_reply_impossible = Olanaksız: { $reason }
why_reply_worse = Olur ama daha kötü: { $reason }
why_reply_order = Onun kadar iyi ama sırada daha sonra: { $reason }
why_reply_other = Kurallar başka türlü karar veriyor: { $reason }
why_reply_table = { $reason }
why_instead = Bununla en iyi turda şu masalar olurdu:
why_instead_matches = Bunun olduğu en iyi turdaki maçlar:
why_ifs = Ne başka olmalıydı:
why_ladder = Sırasıyla ölçütler:
why_ladder_group = İlk fark { $score } puan grubunda; sırasıyla ölçütleri:
why_values = { $ours } → { $theirs }
why_value = { $value } ({ $players })
why_value_count = { $count }
why_value_who = { $players }
why_value_nothing = –
why_value_beyond-the-bye = birden çok, ya da tur atlayamayacak biri
why_value_points = { $points } { $count ->
       *[other] puan
    }
why_more-than = { $points } üstü
why_standing_same = aynı
why_standing_worse = daha kötü: belirleyen bu
why_standing_better = daha iyi
why_standing_later = onun kadar iyi ama sonra: belirleyen bu
why_standing_other = başka: belirleyen bu

## Nedenleriyle bir tur

why_title = { $round }. tur, { $edition }
why_group = { $score } puan grubu
why_pair = { $pair }
why_pair-of-match = { $left } { $one } – { $right } { $other }
why_player = { $player }
why_bye = { $player }: tur atlıyor
why_float = iki ayrı puan grubundan: { $higher } ({ $score }) ve { $lower } ({ $other })
why_part_s1 = S1
why_part_s2 = S2
why_part_white = Beyaz
why_part_black = Siyah
why_letter_w = B
why_letter_b = S
why_due_w_mild = beyaz bekliyor (hafif)
why_due_w_strong = beyaz bekliyor (kuvvetli)
why_due_w_absolute = beyaz almak zorunda
why_due_b_mild = siyah bekliyor (hafif)
why_due_b_strong = siyah bekliyor (kuvvetli)
why_due_b_absolute = siyah almak zorunda

## İki sürüm

why_editions_title = Aynı yarışmada { $first } ile { $second }
why_editions_count = { $rounds } turdan { $different } tanesi farklı; her tur oynanmış turların ardından eşlendirilir
why_editions_round = { $round }. tur
why_editions_boards = { $edition }: { $boards }
why_editions_why = neden: { $reason }

## Sorulamayacaklar

why_same-player = kimse kendisiyle oynamaz: iki oyuncu yazın
why_same-team = bir takım kendisiyle oynamaz: iki takım yazın
why_no-team = { $player } hiçbir takımda değil
why_two-players = iki oyuncu yazın; tek oyuncu renk, kayma ya da tur atlama seçeneğiyle sorulur
why_two-teams = iki takım yazın; tek takım renk, kayma ya da tur atlama seçeneğiyle sorulur
why_no-board = { $board }. masa yok; sonuncusu { $last }
why_another-round = yarışmanın { $round }. turu kuralların turundan farklı; nedenler kuralların turuna ait
