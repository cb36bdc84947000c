### Knockouts: stages, timetable, and what cannot be done.

## Plans and seeds

knockout_players = eleme için en az iki oyuncu gerekir; verilen: { $players }
knockout_qualify = 1 ile { $most } arasında oyuncu seçilebilir; istenen: { $qualify }
knockout_no-such-match = { $stage }. aşamada { $match }. maç yok
knockout_match-not-due = { $stage }. aşamanın { $match }. maçına oyuncuları belli olmadan sonuç girilemez
knockout_not-in-match = { $stage }. aşamanın { $match }. maçı { $first } - { $second }; sıra numarası { $winner } olan oyuncu bu maçta yok
knockout_no-such-seed = { $players } oyuncu arasında sıra numarası { $seed } olan yok
knockout_lots-needed = ratingi olmayan ya da ratingi eşit oyuncular var: kura için bir metin verin
knockout_not-ranked = { $player }, sırayı belirleyen sıralamada yok
knockout_seeded-twice = { $player } numaralı oyuncu iki kez yazılmış
knockout_shared = paylaşılan dereceler eşlendirme numarası sırasında: { $places }; başka yöntemler ayırabilir
knockout_not-the-plan = plan { $planned } oyuncu için, { $players } oyuncu için değil
knockout_short-team = takım { $team }: her masa için bir oyuncu, { $boards } oyuncu gerekir

## Rounds

knockout_game-not-due = { $round }. tur, { $board }. masa: bu elemede o sırada { $white } - { $black } oyunu yok
knockout_colours-of-game = { $round }. tur, { $board }. masa: { $white } - { $black } oyununda renkler ters olmalı
knockout_no-result = { $round }. tur, { $board }. masa: { $white } - { $black } oyununda { $white_mark }-{ $black_mark } elemede sonuç sayılmaz
knockout_left = { $name } ({ $id })

## Drawings

knockout_round-of = Son { $size }
knockout_stage-named = { $name }
knockout_winner = Kazanan
knockout_selected = Seçilenler
knockout_best-left = kalanlar arasında { $place }. sıradaki
knockout_from-page = { $page }. sayfadan
knockout_page = Sayfa { $page }/{ $pages }
knockout_legend_winner = W1.2: 1. aşamanın 2. maçını kazanan
knockout_legend_best-left = R1.3: 1. aşamadan kalanların sırada üçüncüsü

## Stages

knockout_stage_preliminary = Ön eleme
knockout_stage_quarter-finals = Çeyrek final
knockout_stage_semi-finals = Yarı final
knockout_stage_final = Final
knockout_stage_match = Maç
knockout_stage_groups = Gruplar
knockout_stage_round-robin = Döner turnuva
knockout_stage_golden-round-robin = Altın puanlı döner turnuva
knockout_stage_remaining = Kalan ödüller

## The timetable

knockout_timetable = Program
knockout_column_stage = Aşama
knockout_column_game = Oyun
knockout_column_starts = Başlangıç
knockout_column_ends = Bitiş
knockout_part_games = { $game }. oyun
knockout_part_extra = uzatma, { $game }. oyun
knockout_part_golden = altın puan
knockout_part_round = { $game }. tur
knockout_part_golden-round = altın puan, { $game }. tur
knockout_fits = en geç { $ends } saatinde biter, { $until } saatine yetişir
knockout_too-long = en geç { $ends } saatinde biter, { $until } saatinden { $over } dakika sonra
knockout_too-short-a-day = yalnız altın puan oynansa da yetişmez: daha erken başlayın ya da başka güne bırakın

## Ways to make a day shorter

knockout_shorten_extra = uzatmada oyuncu başına { $minutes } dakika: { $ends } saatinde biter
knockout_shorten_no-extra = yönergede belirtilmişse uzatma olmadan doğrudan altın puan: { $ends } saatinde biter
knockout_shorten_both = bütün oyunlarda oyuncu başına en çok { $minutes } dakika: { $ends } saatinde biter
knockout_shorten_games = uzatma olmadan, oyunlarda oyuncu başına { $minutes } dakika: { $ends } saatinde biter
knockout_shorten_golden = yalnız altın puan: { $ends } saatinde biter

## Timetables that cannot be made

knockout_time-control = düşünme süresi iki taraf için de en az bir dakikadır, ek süre eksi olamaz: { $time }
knockout_pauses = ara, sıfırdan kısa olamaz
knockout_games-even = oyun sayısı çift olmalıdır; verilen: { $games } ({ $article })
knockout_extra-of-nothing = öncesinde oyun yoksa uzatma da olmaz
knockout_extra-longer = uzatma oyunları, önceki oyunlardan uzun olamaz ({ $article })
knockout_no-stages = program için en az bir aşama gerekir
knockout_start = program gece yarısından önce başlayamaz

## Places

knockout_no-knockout = etkinlik eleme sistemiyle oynanmıyor: ne kuralları ne de türü bunu söylüyor
knockout_not-over = eleme bitmedi: ödüller, oyuncuların elendiği aşamalara göre bölüştürülür
knockout_places = { $round }. tur sonunda dereceler, { $rules }
knockout_places-before = İlk turdan önce dereceler, { $rules }
knockout_by-stage = varılan aşamaya göre; aynı aşamada elenenler dereceleri paylaşır, kendi aralarında son maçın puanı, sonra sıra numarasıyla yazılır
knockout_still-in = devam ediyor
knockout_selected-one = seçildi
knockout_place_place = Der.
knockout_place_number = No
knockout_place_name = Adı Soyadı
knockout_place_rating = Elo
knockout_place_stage = Vardığı aşama
knockout_place_last-match = Son maç
knockout_place_points = Puan
