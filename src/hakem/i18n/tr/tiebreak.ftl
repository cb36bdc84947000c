### Tie-breaks: names, terms, advice, and lists that cannot be used.

## Lists that cannot be used

tiebreak_not-a-code = '{ $code }' bir eşitlik bozma kodu değil; kodları `hakem tiebreaks` listeler
tiebreak_not-a-modifier = { $code }: '/{ $modifier }' diye bir ek yok; ekler: /Cn /Mn /L+n /L-n /Kn /Un /P /F /R
tiebreak_modifiers-clash = { $code }: bir ek iki kez yazılamaz, /C ile /M bir arada olmaz
tiebreak_below-one = { $code }: /C, /M ve /K sayıları 1'den başlar
tiebreak_foreign-modifier = { $code }: { $name } için { $modifier } eki yok; alabildiği ekler: { $allowed }
tiebreak_too-many-cuts = { $code } için { $cuts } değer çıkarılmalı, oysa etkinlik yalnız { $rounds } tur ({ $article })
tiebreak_unrated = { $code } herkesin ratingini ister, ratingi olmayan { $count } kişi var ({ $names }): bu durumda kullanılmaz ({ $article }); { $example } bu oyuncuları 1400 sayar
tiebreak_left-out = alınmadı: { $why }
tiebreak_unrated-unsaid = { $code } herkesin ratingini ister, ratingi olmayan { $count } kişi var ({ $names }): el kitabı onlar için bir şey demez; { $example } bu oyuncuları 1400 sayar
tiebreak_no-external = { $code }: dışarıdan böyle değerler verilmemiş ({ $known }); --external AD=DOSYA ile verilir
tiebreak_black-in-round-robin = { $code } döner turnuvada kullanılmaz; renkleri eşlendirme tabloları vermiştir ({ $article })
tiebreak_for-teams = { $code } takımlar içindir, bu ise oyuncuların sıralaması
tiebreak_for-players = { $code } oyuncular içindir, bu ise takımların sıralaması (--individual: oyuncular)
tiebreak_score-of-teams = { $code }: :MP ve :GP takım puanlarıdır, bu ise oyuncuların sıralaması
tiebreak_no-seed = LOTS için kurayı herkesin yineleyebileceği bir başlangıç metni gerekir: --seed METİN
tiebreak_no-contestant = sıralamada { $id } numarası yok
tiebreak_no-such-round = { $round }. tur sonunda sıralama yok; bilinen son tur { $last }
tiebreak_by-score-alone = yazılı sıralar yalnızca puana göre karşılaştırıldı: { $reason }

## Names of the tie-breaks

tiebreak_title_PTS = Puan
tiebreak_title_DE = Doğrudan Karşılaşma
tiebreak_title_WIN = Galibiyet Sayısı
tiebreak_title_WON = Oynayarak Kazanılan Oyun Sayısı
tiebreak_title_BPG = Siyahla Oynanan Oyun Sayısı
tiebreak_title_BWG = Siyahla Kazanılan Oyun Sayısı
tiebreak_title_PS = Kademeli
tiebreak_title_REP = Oynamayı Seçtiği Tur Sayısı
tiebreak_title_STD = Standart Puan
tiebreak_title_TPN = Eşlendirme Numarası, küçük olan üstte
tiebreak_title_KD = Kashdan Puanı
tiebreak_title_BH = Buchholz
tiebreak_title_FB = Son Turu Berabere Sayan Buchholz
tiebreak_title_AOB = Rakiplerin Buchholz Ortalaması
tiebreak_title_BB = Buchholz Buchholzu
tiebreak_title_SB = Sonneborn-Berger
tiebreak_title_KS = Koya
tiebreak_title_KSX = Genişletilmiş Koya
tiebreak_title_ARO = Rakiplerin Rating Ortalaması
tiebreak_title_TPR = Turnuva Performans Ratingi
tiebreak_title_PTP = Kusursuz Turnuva Performansı
tiebreak_title_APRO = Rakiplerin Performans Ortalaması
tiebreak_title_APPO = Rakiplerin Kusursuz Performans Ortalaması
tiebreak_title_RTNG = Kendi Ratingi
tiebreak_title_LOTS = Kura, küçük olan üstte
tiebreak_title_FFW = Hükmen Galibiyet Sayısı, az olan üstte
tiebreak_title_MP = Maç Puanı
tiebreak_title_GP = Masa Puanı
tiebreak_title_MPVGP = Öteki Puan: maç puanı ya da masa puanı
tiebreak_title_EDE = Genişletilmiş Doğrudan Karşılaşma
tiebreak_title_EDEBT = Genişletilmiş Doğrudan Karşılaşma, sonra BC ve TBR
tiebreak_title_EDEBB = Genişletilmiş Doğrudan Karşılaşma, sonra BC ve BBE
tiebreak_title_EDET = Genişletilmiş Doğrudan Karşılaşma, sonra TBR
tiebreak_title_EDEB = Genişletilmiş Doğrudan Karşılaşma, sonra BBE
tiebreak_title_EMMSB = Takım Sonneborn-Berger: rakibin maç puanı × kendi maç puanı
tiebreak_title_EMGSB = Takım Sonneborn-Berger: rakibin maç puanı × kendi masa puanı
tiebreak_title_EGMSB = Takım Sonneborn-Berger: rakibin masa puanı × kendi maç puanı
tiebreak_title_EGGSB = Takım Sonneborn-Berger: rakibin masa puanı × kendi masa puanı
tiebreak_title_SSSC = Puan ve Rakip Gücü Birleşimi
tiebreak_title_BC = Masa Sayımı, küçük olan üstte
tiebreak_title_TBR = Üst Masa Sonuçları
tiebreak_title_BBE = Alt Masa Eleme
tiebreak_title_OKM = Olympiad Khanty-Mansiysk, en düşük olmadan
tiebreak_title_OKMSB = Olympiad Khanty-Mansiysk Sonneborn-Berger, en düşük olmadan
tiebreak_title_TSB = Takım Sonneborn-Berger: masa puanı × rakibin maç puanı
tiebreak_title_TSBG = Takım Sonneborn-Berger, gerçek (masa) puanlarla
tiebreak_title_DTB = Aralarındaki Maçın Oynanan En Üst Masası
tiebreak_title_OTHER = Dışarıdan Verilen Değer

## Modifiers behind a name

tiebreak_with_low = alttan −{ $number }
tiebreak_with_early = { $number } eksiltilmiş
tiebreak_with_median = medyan −{ $number }
tiebreak_with_limit = sınır { $number } yarım puan
tiebreak_with_factor = çarpan { $number }
tiebreak_with_unrated = ratingsizler { $number }
tiebreak_with_paired = hükmen bitenler oyun sayılır
tiebreak_with_fore = son tur berabere sayılır
tiebreak_with_reverse = tersine
tiebreak_with_score = { $score } ile

## Modifiers in the list

tiebreak_modifier_C = /Cn: en düşük n değer olmadan (PS: ilk n tur olmadan)
tiebreak_modifier_M = /Mn: en küçük n ve en büyük n değer olmadan
tiebreak_modifier_L = /L+n, /L-n: Koya sınırı n yarım puan kaydırılır
tiebreak_modifier_K = /Kn: birleşimin çarpanı n olur
tiebreak_modifier_P = /P: eşlendirilip hükmen biten oyunlar oynanmış sayılır
tiebreak_modifier_F = /F: son turu berabere sayan Buchholz ile
tiebreak_modifier_R = /R: tersine sıralanır
tiebreak_modifier_U = /Un: ratingi olmayanlar n sayılır

## Types

tiebreak_type_A = A: eşit olanların aralarındaki oyunlar
tiebreak_type_B = B: kendi sonuçları
tiebreak_type_C = C: rakiplerin sonuçları
tiebreak_type_D = D: önceden bilinenler

## For whom

tiebreak_field_all = oyuncular ve takımlar
tiebreak_field_players = yalnız oyuncular
tiebreak_field_teams = yalnız takımlar

## Lists that have names

tiebreak_preset_individual-round-robin = bireysel Berger (el kitabı)
tiebreak_preset_team-round-robin = takım Berger (el kitabı)
tiebreak_preset_swiss-ratings-close = bireysel İsviçre, ratingler yakın ve tutarlı (el kitabı)
tiebreak_preset_swiss-ratings-apart = bireysel İsviçre, ratingler uzak ve tutarsız (el kitabı)
tiebreak_preset_swiss-unrated = bireysel İsviçre, çoğu ratingsiz (el kitabı)
tiebreak_preset_team-swiss = takım İsviçre (el kitabı)
tiebreak_preset_team-boards = Skalitzka ve Scheveningen: masa sonuçlarının toplamı
tiebreak_preset_olympiad = olimpiyat (el kitabı)
tiebreak_preset_swiss = bireysel İsviçre (bugün için öneri)
tiebreak_preset_turkey = bireysel İsviçre, Türkiye'de alışılmış: EB1 Buchholz −1, EB2 Sonneborn-Berger, EB3 Buchholz'un Buchholz'u
tiebreak_preset_round-robin = bireysel Berger (bugün için öneri)
tiebreak_preset_teams = takım İsviçre (bugün için öneri)
tiebreak_preset_teams-round-robin = takım Berger (bugün için öneri)

## Advice about a list

tiebreak_advice_cuts-in-order = { $code }: el kitabı listede bundan önce { $before } ister
tiebreak_advice_five-values = { $code }: { $rounds } turdan { $left } değer kalıyor; el kitabı 5 değer kalmasını ister
tiebreak_advice_far-enough = { $code }: el kitabı { $rounds } tur için listenin { $last } koduna kadar gitmesini ister
tiebreak_advice_one-is-not-right = { $code }: el kitabına göre { $rounds } tur için yalnız bu kod doğru olmaz; ardından { $last } yeterli sayılabilir
tiebreak_advice_may-go-further = { $code }: { $rounds } tur için ardından { $last } da kullanılabilir (el kitabı)
tiebreak_advice_buchholz-in-round-robin = { $code }: döner turnuvada herkesin rakipleri aynıdır, yeni bir şey söylemez
tiebreak_advice_black-in-round-robin = { $code }: döner turnuvada renkleri eşlendirme tabloları vermiştir
tiebreak_advice_koya-in-swiss = { $code } döner turnuvalar içindir
tiebreak_advice_koya-first = KSX, Koya'yı sürdürür; listede ondan önce KS olmalı
tiebreak_advice_after-final = { $code }: { $final } kodundan sonra ayrılacak kimse kalmaz
tiebreak_advice_again = { $code } ikinci kez geliyor, kimseyi ayıramaz
tiebreak_advice_the-score = { $code } puanın kendisidir; eşit olanların hepsinde aynıdır
tiebreak_advice_data-first = { $code } ilk turdan önce biliniyordu, yine de { $later } kodundan önce karar veriyor
tiebreak_advice_undefined = { $code }: { $edition } sürümünde tanımlı değil; { $article } uygulanıyor
tiebreak_advice_nothing-left = { $code }: { $rounds } turdan değer kalmıyor, kimseyi ayıramaz

## Why a term is what it is

tiebreak_why_played = oynandı
tiebreak_why_pending = sonuç bekleniyor, berabere sayılır
tiebreak_why_adjusted = ayarlanmış puan, { NUMBER($real) } yerine
tiebreak_why_virtual = sanal rakip: { NUMBER($before) } + { NUMBER($rest) } + { $later } × { NUMBER($draw) }
tiebreak_why_dummy = sanal rakip: kendi puanı
tiebreak_why_capped = sanal rakip: kendi puanı { NUMBER($own) }, en çok her turda beraberlik
tiebreak_why_capped-by-opponent = sanal rakip: kendi puanı { NUMBER($own) }, en çok rakibinki
tiebreak_why_paired = hükmen, oyun sayılır
tiebreak_why_unplayed = oyun yok
tiebreak_why_rated = rating
tiebreak_why_unrated = ratingi yok, istenen değer sayılır
tiebreak_why_limited = fark 350'den çok, 350 sayılır
tiebreak_why_after-round = tur sonundaki puan
tiebreak_why_board = masanın puanı

## Why a term does not count

tiebreak_cut_low = çıkarıldı: en düşük
tiebreak_cut_high = çıkarıldı: en yüksek
tiebreak_cut_voluntary = önce çıkarıldı: isteyerek oynanmamış
tiebreak_cut_early = çıkarıldı: ilk turlar

## How a value comes about

tiebreak_note_average = { $count } değerin ortalaması: { NUMBER($sum) } / { $count }, yuvarlanmış { NUMBER($average) }
tiebreak_note_performance = { $games } oyunda { NUMBER($score) } puan: { SIGNED($difference) }
tiebreak_note_perfect = { $rating } rating için beklenen { NUMBER($expected) } puan; alınan { NUMBER($score) }
tiebreak_note_schedule = puan { NUMBER($score) } + Buchholz { NUMBER($buchholz) } / { $factor }
tiebreak_note_encounter = eşit olanların { $pairs } karşılaşmasından { $games } tanesi oynanmış
tiebreak_note_other-score = öteki puanla: { NUMBER($points) }
tiebreak_note_board-count = eşit olanların masa puanları farklı, bu yüzden masa sayımları karşılaştırılmaz
