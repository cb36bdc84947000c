### Play-offs: tables, formats, and what cannot be done.

## What cannot be done

playoff_too-few = eşitlik bozma maçı için en az iki oyuncu gerekir; oyuncu sayısı: { $players }
playoff_player-twice = iki kez yazılmış: { $players }
playoff_admit = on bir ya da daha çok oyuncudan { $least } ile { $most } arası oyuncu alınabilir; verilen: { $admit }
playoff_match-games = bir maç iki ya da daha büyük çift sayıda oyundan oluşur; verilen: { $games }
playoff_match-extra = uzatma çift sayıda oyundan oluşur ya da hiç oynanmaz; verilen: { $games }
playoff_match-boards = { $boards } masa oynanamaz; en az bir masa gerekir
playoff_too-large = eşitlik bozma maçları en çok { $largest } oyuncu için düzenlenir
playoff_unknown = etkinlikte olmayanlar: { $ids }
playoff_not-shared = { $place }. dereceyi paylaşan yok
playoff_not-due = { $game } oyununun sırası değil; sırası gelenler: { $due }
playoff_already-played = { $game } oyununun sonucu zaten girilmiş; önce geri alınmalıdır
playoff_no-result = { $game } oyununun geri alınacak ya da düzeltilecek bir sonucu yok
playoff_moves = { $game } oyunu { $moves } hamle sürmüş olamaz; en az bir hamle gerekir
playoff_flags = { $game } altın puan oyunu değil: hangi bayrağın geç düştüğü burada sonucu belirlemez
playoff_flag-contradicts = { $game }: bayrağı geç düşen taraf kazanır; girilen sonuç buna uymuyor
playoff_no-lot = { $game } oyununda beyaz { DAT($player) } verilemez: sırası değil, oyuncusu o değil ya da renk kurayla değil
playoff_qualify-by-matches = C maddelerindeki maçlar birincilik içindir; { $qualify } derece için genel eleme sistemi oynanır: --matches
playoff_too-early = eşitlik bozma maçları son oyundan en erken yarım saat sonra, { $earliest } saatinde başlar; { $start } erken ({ $article })
playoff_pause = son oyun { $ended } saatinde bitti: en erken başlangıç { $earliest }
playoff_undecided = eşitlik bozma maçları bitmedi; sırası gelenler: { $due }
playoff_prize-negative = { $place }. sıranın ödülü eksi olamaz: { $prize }

## Tables

playoff_title = { $players } oyuncu arasında eşitlik bozma maçları
playoff_most-games = toplam en çok { $games } oyun
playoff_played = Oynananlar:
playoff_due = Sırası gelenler:
playoff_decided = Son sıralama:
playoff_score = { $first }-{ $second }
playoff_moves-of = { $player }: { $moves }
playoff_group = ({ $seeds })

## Headings

playoff_column_game = Oyun
playoff_column_white = Beyaz
playoff_column_black = Siyah
playoff_column_result = Sonuç
playoff_column_moves = Hamle
playoff_column_flag = Bayraklar
playoff_column_time = Süre
playoff_column_article = Madde
playoff_column_place = Derece
playoff_column_player = Oyuncu
playoff_column_stage = Geldiği yer
playoff_column_points = Oradaki puanı
playoff_column_match = Maç
playoff_column_seed = Sıra
playoff_column_final = Sonuç
playoff_sheet_w = b
playoff_sheet_b = s
playoff_sheet_games = oyunlar
playoff_sheet_extra = uzatma
playoff_sheet_golden = altın puan

## Flags in a golden-point game

playoff_flag_w = beyazınki geç düştü
playoff_flag_b = siyahınki geç düştü

## How far somebody came

playoff_stage_winner = birinci
playoff_stage_match = eleme maçı
playoff_stage_final = final
playoff_stage_semi-finals = yarı final
playoff_stage_quarter-finals = çeyrek final
playoff_stage_groups = gruplar
playoff_stage_round-robin = döner turnuva
playoff_stage_golden-point = altın puan
playoff_stage_golden-round-robin = altın puanlı döner turnuva
playoff_stage_not-admitted = maçlara alınmadı
playoff_stage_by-tie-break = eşitlik bozma sırasıyla elendi
playoff_stage_selected = seçildi
playoff_stage_remaining = kalan ödüllerin birincisi

## The format, sentence by sentence

playoff_line_games = { $games } oyun ({ $control }); ilk oyunda renk kurayla, sonra dönüşümlü
playoff_line_extra = eşitlik sürerse { $games } uzatma oyunu ({ $control }); renkler dönüşümlü sürer
playoff_line_golden = eşitlik sürerse altın puan ({ $control }); beraberlik siyaha yeter
playoff_line_robin = Berger tablosuna göre tek devreli döner turnuva ({ $control })
playoff_line_robin-two = zirvede iki oyuncu eşitse aralarında altın puan ({ $control })
playoff_line_robin-three-golden = zirvede üç oyuncu eşitse altın puanlı döner turnuva ({ $control })
playoff_line_robin-three-out = zirvede üç oyuncu eşitse eşitlik bozma sırasında sonuncu olan elenir, öteki ikisi oynar
playoff_line_robin-some = zirvede iki, üç ya da dört oyuncu eşitse o sayıdaki oyuncunun maçları oynanır
playoff_line_robin-all = hepsi eşitse altın puanlı döner turnuva ({ $control })
playoff_line_fewest-moves = zirvede eşitlik sürerse en az hamlede oyun kazanan, sonra eşitlik bozma sırası belirler
playoff_line_moves-added = zirvede eşitlik sürerse kazanılan bütün oyunlardaki toplam hamle, sonra eşitlik bozma sırası belirler
playoff_line_knockout-by-lot = yarı final ve final ile eleme; eşlendirme kurayla
playoff_line_golden-at-once = her maç bir altın puan oyunudur ({ $control }); beraberlik siyaha yeter
playoff_line_best = eşitlik bozma sırasının ilk { $players } oyuncusu oynar, ötekiler sıralarıyla arkada kalır
playoff_line_groups = eşitlik bozma sırasına göre gruplar: { $groups }; her birinde:
playoff_line_winners-golden = grup birincileri altın puan oynar ({ $control })
playoff_line_winners-again = grup birincileri aralarında aynısını yeniden oynar
playoff_line_golden-robin = Berger tablosuna göre altın puanlı döner turnuva ({ $control })
playoff_line_numbers = eşitlik bozma sırasıyla eşlendirme numaraları: { $numbers }
playoff_line_numbers-by-lot = eşlendirme numaraları kurayla
playoff_line_numbers-by-seed = eşlendirme numaraları eşitlik bozma sırasıyla
playoff_line_remaining = kalan ödüller için birinci olamayan { $players } oyuncu devam eder:
playoff_line_general = genel eleme sistemine göre maçlar; sıra, etkinlik sonundaki sıralamaya göre
playoff_line_golden-knockout = altın puan oyunlarıyla eleme ({ $control }): 1-8, 2-7, 3-6, 4-5

## At the board

playoff_conduct = Oyun sırasında:
playoff_conduct_recording = oyuncuların hamle yazması gerekmez, hakem ya da yardımcısı yazar; hamle sırası gelen kâğıda bakabilir, üç kez tekrar ya da 50 hamle isteminde oynayacağı hamleyi yazar
playoff_conduct_illegal-move = kuraldışı hamle Satranç Kuralları'na göre cezalandırılır
playoff_conduct_flag = bayrağın düştüğünü hakem ilan eder
playoff_conduct_no-claim = son iki dakikada kazanma girişimi olmadığı için beraberlik istenemez
playoff_conduct_both-flags = altın puanda iki bayrak da düşerse bayrağı geç düşen kazanır
playoff_conduct_protest = hakem kararına itiraz maç biter bitmez yapılır
playoff_conduct_competition = sabit sürede de eklemeli tempoda da Yarışma Kuralları uygulanır
