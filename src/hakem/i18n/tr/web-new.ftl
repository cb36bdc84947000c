### Yeni etkinlik ve bir etkinliğin kuralları.

web-new_about = Tek sayfa. Birinci tur eşlendirilene kadar her şey değiştirilebilir.
web-new_name = Ad
web-new_name-example = Kış Açık 2026
web-new_unnamed = (etkinliğin adı)
web-new_kind = Kimler karşılaşır
web-new_kind_players = Bireysel
web-new_kind_teams = Takım
web-new_system = Sistem
web-new_pictures = Resim bir turun nasıl eşlendirildiğini gösterir
web-new_size = Kurallar ve büyüklük
web-new_edition = Hangi kural metni
web-new_edition_fide = FIDE { $edition }
web-new_edition_handbook = { $edition } el kitabı
web-new_system-by = { $system }, { $edition }
web-new_expected = Beklenen oyuncu
web-new_expected-teams = Beklenen takım
web-new_boards = Bir maçtaki masa
web-new_rounds = Tur sayısı
web-new_ties = Eşitlik bozma
web-new_ties_own = Kendi listem
web-new_ties_codes = C.07 kodları, sırasıyla, virgülle
web-new_ties_because = Neden bu:
web-new_play = Puan, renk, geç kayıt
web-new_points = Galibiyet, beraberlik, mağlubiyet puanı
web-new_points_own = Başka
web-new_points-of = { $win } – { $draw } – { $loss }; tur atlama { $bye }
web-new_colour = 1. turda 1 numaranın rengi
web-new_colour_lot = Kura ile
web-new_colour_white = Beyaz
web-new_colour_black = Siyah
web-new_colour-of_lot = 1. turda 1 numaranın rengi kura ile
web-new_colour-of_white = 1. turda 1 numara beyaz
web-new_colour-of_black = 1. turda 1 numara siyah
web-new_late = Geç kayıtlar
web-new_late_rank = Ratingine göre, FIDE kuralı
web-new_late_end = 1. turda listenin sonunda
web-new_acceleration = Hızlandırılmış eşlendirme
web-new_acceleration_none = Yok
web-new_acceleration_baku = Bakü hızlandırması
web-new_options = Kuralların etkinliğe bıraktığı { $count } seçenek daha
web-new_options-about = Yönergeniz başka bir şey söylemiyorsa olduğu gibi bırakın.
web-new_usual = alışılmış
web-new_place = Yer, günler, hakemler
web-new_city = Şehir
web-new_federation = Federasyon
web-new_federation-hint = Üç harf, örneğin TUR
web-new_start = İlk gün
web-new_end = Son gün
web-new_chief-arbiter = Başhakem
web-new_deputies = Başhakem yardımcıları
web-new_deputies-hint = Birden çoksa noktalı virgülle: Kaya, Ayşe; Demir, Can
web-new_time-control = Düşünme süresi
web-new_time-control-hint = Örneğin 90 dk + hamle başına 30 sn
web-new_announcement = Duyuru
web-new_fide = FIDE kurallarına uygun.
web-new_not-yet = Henüz tamam değil:
web-new_create = Etkinliği kur
web-new_print = Duyuruyu yazdır

## Duyurunun satırları

web-new_line_system = Sistem
web-new_line_rounds = Tur
web-new_line_time-control = Süre
web-new_line_points = Puan
web-new_line_colour = Renk
web-new_line_acceleration = Hızlandırma
web-new_line_late = Geç kayıt
web-new_line_chief-arbiter = Başhakem
web-new_line_deputies = Yardımcılar
web-new_line_ties = Eşitlik
web-new_score_mp = Maç puanı
web-new_score_gp = Oyun puanı

## Sistemler

web-new_system_dutch = Dutch
web-new_system_lim = Lim
web-new_system_dubov = Dubov
web-new_system_burstein = Burstein
web-new_system_berger = Berger (döner)
web-new_system_scheveningen = Scheveningen
web-new_system_skalitzka = Skalitzka
web-new_system_knockout = Eleme
web-new_card_dutch = Dutch
web-new_card_dubov = Dubov
web-new_card_burstein = Burstein
web-new_card_lim = Lim
web-new_card_berger = Berger (döner)
web-new_card_double = Çift devreli Berger
web-new_card_knockout = Eleme
web-new_card_league = Takım ligi
web-new_card_double-league = Çift devreli lig
web-new_card_scheveningen = Scheveningen
web-new_card_skalitzka = Skalitzka
web-new_card_team-knockout = Takım elemesi
web-new_how_dutch = İsviçre. Üst yarı alt yarıyla; en yaygını.
web-new_how_dubov = İsviçre. Rakip ortalamaları dengelenir.
web-new_how_burstein = İsviçre. Baştan ve sondan içe doğru.
web-new_how_lim = İsviçre. Ortadaki puan grubuna iki uçtan.
web-new_how_berger = Herkes herkesle, Berger tablolarıyla.
web-new_how_double = Herkes herkesle iki kez, her renkle bir kez.
web-new_how_knockout = Maçı kaybeden çıkar; uzatma, Altın Puan.
web-new_how_league = Her takım her takımla, masa masaya.
web-new_how_double-league = Her takım her takımla iki kez.
web-new_how_scheveningen = İki takım: herkes karşıdakilerin hepsiyle.
web-new_how_skalitzka = Üç takım, iki tur, kimse beklemez.
web-new_how_team-knockout = Maçı kaybeden takım çıkar.

## Kaç tur, neden

web-new_rounds_say-players = Kaç oyuncu beklediğinizi yazın, tur sayısı önerilir.
web-new_rounds_swiss = Öneri { $rounds }. { $players } oyuncuda tek bir birinci için en az { $least } tur gerekir: her tur, bütün oyunlarını kazananları yarıya indirir. Bir iki tur fazlası arkadaki sıraları da ayırır.
web-new_rounds_berger = Tabloda { $sides } için { $rounds } tur var.
web-new_rounds_scheveningen = { $rounds } tur: bir takımdaki oyuncu sayısı kadar.
web-new_rounds_skalitzka = Skalitzka her zaman { $rounds } turdur.
web-new_rounds_open_berger = Tur sayısını kaydolanlar belirler.
web-new_rounds_open_scheveningen = Bir takımda kaç oyuncu varsa o kadar tur vardır.
web-new_rounds_open_knockout = Aşama sayısını kaydolanlar ve kaç kişinin seçileceği belirler.

## Neden bu eşitlik bozma listesi

web-new_why_individual-round-robin = el kitabı döner yarışmalar için önerir: önce eşitler arasındaki oyun, sonra kimden ne alındığı.
web-new_why_round-robin = herkesin herkesle oynadığı yerde önce eşitler arasındaki oyun ayırır; rakiplerin toplam puanı bir şey söylemez.
web-new_why_team-round-robin = el kitabı takım ligleri için önerir: önce oyun puanı, sonra maçlar.
web-new_why_teams-round-robin = bugünkü liglerdeki gibi önce maç puanı; sonra öteki puan ve eşitler arasındaki maçlar.
web-new_why_team-boards = bütün masaların sonuçları toplanır; sayılacak maç yoktur.
web-new_why_swiss-ratings-close = el kitabı ratinglerin yakın ve güvenilir olduğu yerde önerir: rakiplerin rating ortalaması.
web-new_why_swiss-ratings-apart = el kitabı ratinglerin birbirinden uzak olduğu yerde önerir: rakiplerin puanlarıyla gücü.
web-new_why_swiss-unrated = el kitabı çoğu oyuncunun ratingsiz olduğu yerde önerir.
web-new_why_swiss = kiminle oynandığını en iyi rakiplerin puanı ölçer; en zayıf rakip çıkarılınca bir kişinin çekilmesi kimseyi cezalandırmaz.
web-new_why_turkey = Türkiye'de alışılmış olan: oyuncuların bildiği EB1, EB2, EB3.

## Seçeneklerin değerleri

web-new_value_yes = evet
web-new_value_no = hayır
web-new_value_event = etkinlikte olduğu gibi
web-new_value_unsaid = belirtilmemiş
web-new_value_half = %50 veya üzeri
web-new_value_more-than-half = %50 üzeri
web-new_value_b5-first = önce B.5
web-new_value_b6-first = önce B.6
web-new_value_group-moves = bütün grup kayar
web-new_value_rest-stays = kalanlar eşlendirilir
web-new_value_anew = yeniden hesaplanır
web-new_value_left = artan geçerlidir
web-new_value_to-p = p değerine kadar
web-new_value_below-p = p değerinin altında
web-new_value_difference = renklerin farklı olduğu son tur
web-new_value_irregularity = en son üst üste aynı rengi alan
web-new_value_lowest = en alttaki
web-new_value_highest = en üstteki
web-new_value_fewest-clashes = bütün grup için
web-new_value_in-turn = oyuncular sırasıyla
web-new_value_nearest = en yakın olan
web-new_value_first-made = ilk yapılan
web-new_value_black = siyah sırası gelen
web-new_value_majority = çoğunluğun rengi sırası gelen
web-new_value_moved = üst gruba alınan
web-new_value_met-higher = daha yüksek puanlıyla karşılaşan herkes
web-new_value_colour = önce ters renk
web-new_value_rating = ratinge göre
web-new_value_last-first = önce en alttakiler
web-new_value_from-the-top = yukarıdan aşağıya
web-new_value_float-anyway = olabildiğince geç
web-new_value_point = bir puan
web-new_value_none = hiçbir şey
web-new_value_alternate = takımların rengi toptan değişir
web-new_value_balanced = eşit sayıda siyah ve beyaz
web-new_value_listed = listede önce gelen
web-new_value_newer = yeni tablo
web-new_value_older = eski tablo
web-new_value_given = verilen numaralarla
web-new_value_lots = kura ile
