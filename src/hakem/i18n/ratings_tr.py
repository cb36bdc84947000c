"""Ratings, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "help.ratings": "etkinliğin FIDE ratinglerine etkisi; istenirse oyun oyun",
    "help.rating-list": "rating listesi (varsayılan: kodlanmış düşünme süresine göre, yoksa standart)",
    "help.rating-edition": "rating yönetmeliğinin sürümü (varsayılan: etkinliğin tarihine göre)",
    "help.coefficient": "bir oyuncunun K'sı ID=K, herkesinki K (birden çok kez verilebilir)",
    "help.rating-player": "bir oyuncunun her oyunu, maddesiyle",
    "ratings.no-such-player": "{player} numaralı oyuncu yok",
    "ratings.k.for-nobody": "{player} numaralı oyuncunun ratingi yok, K'sı da olamaz",
    "ratings.k.out-of-range": "K, 1 ile {most} arasında bir tam sayıdır; verilen: {k}",
    "ratings.standard-assumed": (
        "kodlanmış düşünme süresinden (222 kaydı) liste anlaşılmıyor; standart sayılıyor (--list ile seçilir)"
    ),
    "ratings.other-list": "{code} düşünme süresi başka bir listeye ait: {list}",
    "ratings.another-days-edition": (
        "{regulation} yönetmeliğinin {day} günü için bilinen sürümü yok; "
        "{edition} sürümü uygulanıyor (--edition ile seçilir)"
    ),
    "ratings.caption.standard": "Standart rating, {regulation} ({edition})",
    "ratings.caption.rapid": "Hızlı satranç ratingi, {regulation} ({edition})",
    "ratings.caption.blitz": "Yıldırım satranç ratingi, {regulation} ({edition})",
    "ratings.unrated": "Ratingi olmayanlar, yalnız bu etkinlik sayılsaydı:",
    "ratings.column.number": "No",
    "ratings.column.name": "Adı",
    "ratings.column.rating": "Rating",
    "ratings.column.games": "Oyun",
    "ratings.column.score": "Puan",
    "ratings.column.expected": "Beklenen",
    "ratings.column.k": "K",
    "ratings.column.change": "Değişim",
    "ratings.column.new": "Yeni",
    "ratings.column.performance": "Perf.",
    "ratings.column.average": "Ra",
    "ratings.column.first": "İlk rating",
    "ratings.missing.games": "yok: ratingli oyunculara karşı gereken {needed} oyundan {games} tanesi var",
    "ratings.missing.score": "yok: hiç puan alınmayan etkinlik sayılmaz",
    "ratings.missing.floor": "yok: {rating}, {floor} sınırının altında",
    "ratings.k.told": "K = {k}, bildirildiği gibi",
    "ratings.k.high": "K = {k}: rating 2400 ya da üstü",
    "ratings.k.young": "K = {k}: 2300'ün altında, 18 yaşına girilen yılın sonuna kadar",
    "ratings.k.usual": "K = {k}: rating 2400'ün altında",
    "ratings.k.age-unknown": "K = {k}: rating 2400'ün altında; gençler için 40 olup olmadığı dosyadan anlaşılmıyor",
    "ratings.k.lowered": "{full} × {games} oyun 700'ü aşıyor, bu yüzden K = {k}",
    "ratings.line.game": (
        "{round}. tur: {number} {name} ({rating}), fark {difference}, beklenen {expected}, alınan {score}: {gain}"
    ),
    "ratings.line.cut": (
        "{round}. tur: {number} {name} ({rating}), fark {difference} yerine {counted} sayılır, "
        "beklenen {expected}, alınan {score}: {gain}"
    ),
    "ratings.line.met": "{round}. tur: {number} {name} ({rating}), alınan {score}",
    "ratings.uncounted.forfeit": "{round}. tur: {number} {name}: oynanmadı, sayılmaz",
    "ratings.uncounted.open": "{round}. tur: {number} {name}: sonuç henüz yok",
    "ratings.uncounted.marked": "{round}. tur: {number} {name}: dosyaya göre ratinge girmez",
    "ratings.uncounted.no-rating": "{round}. tur: {number} {name}: rakibin ratingi yok, sayılmaz",
    "ratings.uncounted.too-far": (
        "{round}. tur: {number} {name}: fark 600 ya da fazla ve biri 2600'ün üstünde, ratinge girmez"
    ),
    "ratings.uncounted.time": (
        "{round}. tur: {number} {name}: 60 hamlelik düşünme süresi bu listeye uymuyor, ratinge girmez"
    ),
    "ratings.uncounted.unequal-times": (
        "{round}. tur: {number} {name}: oyuncuların süreleri farklıydı, ratinge girmez"
    ),
    "ratings.line.sum": "alınan {score}, beklenen {expected}: {k} × {gain} = {change}",
    "ratings.line.period": "rating döneminde başka etkinlik yoksa: {change}, yeni rating {rating}",
    "ratings.line.off-the-list": "1400'ün altında: sonraki listede ratingsiz",
    "ratings.line.performance": "rakip ortalaması {average}, puan oranı %{percent}: performans {performance}",
    "ratings.line.average": "1800'e karşı iki beraberlikle: Ra = {average}, puan oranı %{percent}",
    "ratings.line.first": "Ra + dp = {average} {difference}, en çok 2200: ilk rating {rating}",
}
