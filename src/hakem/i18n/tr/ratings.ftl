### Rating changes and first ratings.

ratings_no-such-player = { $player } numaralı oyuncu yok
ratings_standard-assumed = kodlanmış düşünme süresinden (222 kaydı) liste anlaşılmıyor; standart sayılıyor (--list ile seçilir)
ratings_other-list = { $code } düşünme süresi başka bir listeye ait: { $list }
ratings_another-days-edition = { $regulation } yönetmeliğinin { $day } tarihi için bilinen sürümü yok; { $edition } sürümü uygulanıyor (--edition ile seçilir)
ratings_unrated = Ratingi olmayanlar, yalnız bu etkinlik sayılsaydı:

## Captions

ratings_caption_standard = Standart rating, { $rules }
ratings_caption_rapid = Hızlı satranç ratingi, { $rules }
ratings_caption_blitz = Yıldırım satranç ratingi, { $rules }

## Headings

ratings_column_number = No
ratings_column_name = Adı
ratings_seed_national = UKD
ratings_seed_both = Elo (UKD)
ratings_column_rating = Rating
ratings_column_games = Oyun
ratings_column_score = Puan
ratings_column_expected = Beklenen
ratings_column_k = K
ratings_column_change = Değişim
ratings_column_new = Yeni
ratings_column_performance = Perf.
ratings_column_average = Ra
ratings_column_first = İlk rating

## The coefficient K

ratings_k_for-nobody = { $player } numaralı oyuncunun ratingi yok, K'sı da olamaz
ratings_k_out-of-range = K, 1 ile { $most } arasında bir tam sayıdır; verilen: { $k }
ratings_k_told = K = { $k }, bildirildiği gibi
ratings_k_high = K = { $k }: rating 2400 ya da üstü
ratings_k_young = K = { $k }: 2300'ün altında, 18. yaş gününün bulunduğu yılın sonuna kadar
ratings_k_usual = K = { $k }: rating 2400'ün altında
ratings_k_age-unknown = K = { $k }: rating 2400'ün altında; gençler için 40 olup olmadığı dosyadan anlaşılmıyor
ratings_k_lowered = { $full } × { $games } oyun 700'ü aşıyor, bu yüzden K = { $k }

## No first rating

ratings_missing_games = yok: ratingli oyunculara karşı gereken { $needed } oyundan { $games } tanesi var
ratings_missing_score = yok: hiç puan alınmayan etkinlik sayılmaz
ratings_missing_floor = yok: { $rating }, { GEN($floor) } altında

## One player, line by line

ratings_line_game = { $round }. tur: { $number } { $name } ({ $rating }), fark { SIGNED($difference) }, beklenen { FIXED($expected) }, alınan { $score }: { SIGNED($gain) }
ratings_line_cut = { $round }. tur: { $number } { $name } ({ $rating }), fark { SIGNED($difference) } yerine { SIGNED($counted) } sayılır, beklenen { FIXED($expected) }, alınan { $score }: { SIGNED($gain) }
ratings_line_met = { $round }. tur: { $number } { $name } ({ $rating }), alınan { $score }
ratings_line_sum = alınan { $score }, beklenen { FIXED($expected) }: { $k } × { SIGNED($gain) } = { SIGNED($change) }
ratings_line_period = rating döneminde başka etkinlik yoksa: { SIGNED($change) }, yeni rating { $rating }
ratings_line_off-the-list = 1400'ün altında: sonraki listede ratingsiz
ratings_line_performance = rakip ortalaması { FIXED($average) }, puan oranı %{ $percent }: performans { $performance }
ratings_line_average = 1800'e karşı iki beraberlikle: Ra = { FIXED($average) }, puan oranı %{ $percent }
ratings_line_first = Ra + dp = { $average } { SIGNED($difference) }, en çok 2200: ilk rating { $rating }

## Games that do not count

ratings_uncounted_forfeit = { $round }. tur: { $number } { $name }: oynanmadı, sayılmaz
ratings_uncounted_open = { $round }. tur: { $number } { $name }: sonuç henüz yok
ratings_uncounted_marked = { $round }. tur: { $number } { $name }: dosyaya göre ratinge girmez
ratings_uncounted_no-rating = { $round }. tur: { $number } { $name }: rakibin ratingi yok, sayılmaz
ratings_uncounted_too-far = { $round }. tur: { $number } { $name }: fark 600 ya da fazla ve biri 2600'ün üstünde, ratinge girmez
ratings_uncounted_time = { $round }. tur: { $number } { $name }: 60 hamlelik düşünme süresi bu listeye uymuyor, ratinge girmez
ratings_uncounted_unequal-times = { $round }. tur: { $number } { $name }: oyuncuların süreleri farklıydı, ratinge girmez
