### Ödüller: tutarlar, kimlerin yarıştığı ve hesabın yolu.

prize_line = '{ $line }' bir ödül değil. Derece, tutar ve varsa eşya yazın: 1;5000;Kupa
prize_line-no-place = '{ $line }': ilk yazılan derecedir; { $place } ise 1 ile { $most } arasında bir derece değil. Tutardan önce dereceyi yazın: 1;3000;Kupa
prize_line-backwards = '{ $line }': dereceler küçükten büyüğe yazılır: { $last }-{ $first }
prize_line-twice = '{ $line }': { $place }. derecenin ödülü zaten var
prize_currencies = Bir kategoride tek para birimi olur; burada birkaç tane var: { $currencies }

## Tutarlar

prize_plain = { $amount }
prize_money = { $amount } { $currency }
prize_thousands = { $high }.{ $low }
prize_hundredths = { $whole },{ $part }
prize_about = yaklaşık { $amount }
prize_thing = { $thing }
prize_both = { $money } + { $thing }
prize_plus = { $one } + { $other }
prize_plus-skipping = { $one } + … + { $other }
prize_together = ({ $sum })

## Hesap

prize_place = { $place }. derece
prize_share-place = Bütün eşitlik bozmalardan sonra { $first }–{ $last }. dereceleri { $count } kişi paylaşıyor: { $sum } / { $count }
prize_share-score = Eş puanlı { $count } kişi { $first }–{ $last }. derecelerin ödülünü paylaşıyor: { $sum } / { $count }
prize_hort = Hort, { $first }–{ $last }. derecelerde eş puanlı { $count } kişi: { $place }. derecenin ödülü { $of }, yarısı { $own }; { $sum } / { $count } payının yarısı { $shared }
prize_odd-more = Bölünemeyen artık eklendi: eşitlikte önde olan bu
prize_odd-less = Bölünemeyen artık eşitlikte önde olana verildi
prize_by-list = “{ $thing }” için eşitlik bozulmadı: listede önce gelenin yanına yazıldı, kura çekin
prize_given-up = Arkadakilere bıraktığı: { $category }, { $prize }

## Kimler yarışır

prize_missing_sex = { $count } oyuncunun cinsiyeti bilinmiyor, burada yarışıyor olabilir: { $names }
prize_missing_birth = { $count } oyuncunun doğum yılı bilinmiyor, burada yarışıyor olabilir: { $names }
prize_missing_club = { $count } oyuncunun kulübü bilinmiyor, burada yarışıyor olabilir: { $names }
prize_missing_federation = { $count } oyuncunun federasyonu bilinmiyor, burada yarışıyor olabilir: { $names }
prize_for_sex_m = erkekler
prize_for_sex_w = kadınlar
prize_for_born_between = { $first }–{ $last } doğumlular
prize_for_born_from = { $first } ve sonrası doğumlular
prize_for_born_to = { $last } ve öncesi doğumlular
prize_for_rating_between = { $first }–{ $last } rating
prize_for_rating_from = rating { $first } ve üstü
prize_for_rating_to = rating { $last } ve altı
prize_for_fide_between = FIDE ratingi { $first }–{ $last }
prize_for_fide_from = FIDE ratingi { $first } ve üstü
prize_for_fide_to = FIDE ratingi { $last } ve altı
prize_for_national_between = UKD { $first }–{ $last }
prize_for_national_from = UKD { $first } ve üstü
prize_for_national_to = UKD { $last } ve altı
prize_for_unrated = ratingsizler
prize_for_unrated-too = ratingsizler de
prize_for_clubs = kulüp { $names }
prize_for_federations = federasyon { $names }
prize_for_teams = takım { $names }
prize_for_groups = grup { $names }
prize_for_titles = unvan { $names }
prize_for_players = adı yazılan { $count } sporcu

## Listenin kuralları

prize_each_all = Herkes kazandığı bütün ödülleri alır
prize_each_best = Herkese tek ödül: sıralamadaki sırayla herkes kendisi için en değerli olanı alır, ötekiler arkadakilere kalır
prize_each_first = Herkese tek ödül: kategoriler listedeki sırayla dağıtılır, ödül alan sonrakilere girmez
prize_each_main-and-best = Genel ödül, yanında kategorilerden en iyisi
prize_sharing_tie-breaks = paylaşılmaz, eşitlik bozmaya göre
prize_sharing_equal = eşit paylaşılır
prize_sharing_hort = Hort sistemi
prize_out_excluded = ödül dışı
prize_out_withdrawn = turnuvadan çekildi
prize_out_never-there = hiç oynamadı
prize_too-few = Verilmez: hak sahibi { $entitled } kişi, en az { $least } gerekli
prize_left-over = Alacak kimse yok: { $prizes }
prize_left-place = { $place }. { $prize }
prize_passed = { $name } ödülünü { $category } kategorisinde aldı
prize_odd-rule = Hiçbir kuruş kaybolmaz: bölünemeyenler birer birer eşitlikte önde olanlara verilir.

## Sütunlar

prize_column_category = Kategori
prize_column_place = Derece
prize_column_id = Kimlik
prize_column_name = Ad
prize_column_amount = Tutar
prize_column_currency = Para birimi
prize_column_thing = Eşya
prize_column_working = Hesap
