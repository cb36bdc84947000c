### The working behind one place.

## Where somebody stands

working_heading = { $who }: derece { $place }, { $score } { $points }
working_sharing = dereceyi paylaştıkları: { $names }
working_below = { GEN($who) } altında; ayıran: { $by }
working_above = { GEN($who) } üstünde; ayıran: { $by }
working_more = ; ve { $count } daha
working_tied = buraya kadar eşit oldukları: { $names }; aralarındaki sırası { $place } ({ $count } eşit)
working_nobody-tied = kimseyle eşit değil: burada bir şey belirlemez
working_none = yok

## Headings

working_round = Tur
working_board = Masa
working_number = No
working_opponent = Rakip
working_value = Değer
working_score = Puan
working_rating = Rating
working_buchholz = Buchholz
working_performance = Performans
working_expected = Beklenen
