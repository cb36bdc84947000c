"""What is said about the Dubov system, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.dubov.unrated": "kuvvet puanı olmayan, 0 sayılan: {players}",
    "step.dubov.bye-refused": "{players} tur atlayamıyor: atlarsa ötekilerin hepsi eşlendirilemez",
    "step.dubov.halves": "burada kimse henüz oynamadı; üst yarı: {white}; alt yarı: {black}",
    "step.dubov.lists": "beyaz sırası gelenler: {white}; siyah sırası gelenler: {black}",
    "step.dubov.all-due.white": "hepsinin renk sırası beyazda: {players}",
    "step.dubov.all-due.black": "hepsinin renk sırası siyahta: {players}",
    "step.dubov.bound": "kendi renklerini almak zorunda, listelerinde kalıyorlar: {players}",
    "step.dubov.must-meet.white": (
        "iki listeden yeterince oyuncu karşılaşamıyor; beyaz listeden siyah listeye geçen: {players}"
    ),
    "step.dubov.must-meet.black": (
        "iki listeden yeterince oyuncu karşılaşamıyor; siyah listeden beyaz listeye geçen: {players}"
    ),
    "step.dubov.too-many.white": "beyaz liste fazla uzun; siyah listeye geçen: {players}",
    "step.dubov.too-many.black": "siyah liste fazla uzun; beyaz listeye geçen: {players}",
    "step.dubov.order": "beyaz liste, rakiplerin kuvvet puanı ortalamasıyla: {white}; siyah liste: {black}",
    "step.dubov.with-aro": "{player} ({aro})",
    "step.dubov.needed.odd": "oyuncu sayısı tek: alttan {count} oyuncu gerekiyor",
    "step.dubov.needed.residents": "hepsi birbiriyle karşılaşamıyor: alttan {count} oyuncu gerekiyor",
    "step.dubov.needed.below": "yoksa alttakilerin hepsi eşlendirilemez: alttan {count} oyuncu gerekiyor",
    "step.dubov.upfloaters": "üst gruba alınan: {players}",
    "step.dubov.passed.upfloaters-impossible": "{players} alınırsa herkes eşlendirilemez",
    "step.dubov.passed.upfloater-scores": "{players}: gerekenden düşük puanlı; onun yerine {ours}",
    "step.dubov.passed.upfloater-colours": "{players}: daha az renk tercihi karşılanır; onun yerine {ours}",
    "step.dubov.passed.maximum-upfloaters": (
        "{players}: olabileceği kadar üst gruba alınmış daha çok oyuncu; onun yerine {ours}"
    ),
    "step.dubov.passed.maximum-upfloats": "{players}: daha da çok kez üst gruba alınmış; onun yerine {ours}",
    "step.dubov.passed.upfloaters-again": "{players}: bir önceki turda üst gruba alınmış; onun yerine {ours}",
    "step.dubov.not-raised": "bir önceki turda ya da yeterince çok üst gruba alındı, yeniden alınamaz: {players}",
    "step.dubov.need.odd": "oyuncu sayısı tek: alt gruptan biri üst gruba alınacak",
    "step.dubov.need.unpaired": "herkes eşlendirilemiyor: alt gruptan biri üst gruba alınacak",
    "step.dubov.need.stuck": "{stuck} gruptan kimseyle karşılaşamıyor: alt gruptan biri üst gruba alınacak",
    "step.dubov.sought.white": "önce aranan: renk sırası beyazda olan biri",
    "step.dubov.sought.black": "önce aranan: renk sırası siyahta olan biri",
    "step.dubov.raised": "{player} üst gruba alınıyor",
    "step.dubov.passed-over.no-help": "{players}: rakip arayan oyuncuyla karşılaşamaz",
    "step.dubov.passed-over.colour": "{players}: renk sırası aranan renkte değil",
    "step.dubov.passed-over.rest": "{players}: alınırlarsa alt grupta daha az oyuncu birbiriyle karşılaşabilir",
    "step.dubov.passed-over.impossible": "{players}: alınırlarsa herkes eşlendirilemez",
    "step.dubov.floats": (
        "üst gruba alınabilecek kimse yok; {player} artık oyuncu olarak aşağı kayıyor ({case} bendi)"
    ),
    "step.dubov.floaters-first": "aşağı kayan artık oyuncular önce, şu sırayla eşlendiriliyor: {players}",
    "step.swiss.colour.limits": "{white}-{black}: renk sınırları korunuyor",
    "step.swiss.colour.average": "{white}-{black}: rakip ortalaması yüksek olan beyaz",
    "step.swiss.colour.rating": "{white}-{black}: kuvvet puanı düşük olan beyaz",
    "step.swiss.colour.white-higher": "{white}-{black}: belirleyen bir kural yok, üst sıradaki {higher} beyaz",
    "step.dubov.check.worse.upfloaters": "daha çok oyuncu üst gruba alınmış: {ours} yerine {theirs}",
    "step.dubov.check.worse.upfloater-scores": "daha düşük puanlı oyuncular üst gruba alınmış: {ours} yerine {theirs}",
    "step.dubov.check.worse.upfloater-colours": (
        "üst gruba alınan bu oyuncularla daha az renk tercihi karşılanabilir: {ours} yerine {theirs}"
    ),
    "step.dubov.check.worse.maximum-upfloaters": (
        "olabileceği kadar üst gruba alınmış daha çok oyuncu yeniden alınmış: {ours} yerine {theirs}"
    ),
    "step.dubov.check.worse.maximum-upfloats": (
        "daha da çok kez üst gruba alınmış oyuncular yeniden alınmış: {ours} yerine {theirs}"
    ),
    "step.dubov.check.worse.upfloaters-again": (
        "bir önceki turdaki gibi üst gruba alınan oyuncu daha çok: {ours} yerine {theirs}"
    ),
    "step.dubov.check.worse.upfloaters-later": (
        "üst gruba alınacak eşit değerde oyuncular sırada daha önce geliyor: {theirs} değil {ours}"
    ),
}
