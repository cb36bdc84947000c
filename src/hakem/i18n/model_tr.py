"""What can be wrong with a tournament, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "unknown.collation": "bilinmeyen alfabe '{name}'; bilinenler: {known}",
    "model.id-twice": "{number} numaralı oyuncu kimliği iki kez verilmiş (burada: {name})",
    "model.number-twice": "{number} eşlendirme numarası iki kez verilmiş (burada: {name})",
    "model.number-below-one": "{name}: numara {number}; numaralar 1'den başlar",
    "model.no-name": "{number} numaralı oyuncunun adı yok",
    "model.rating": "{number} numaralı oyuncunun ratingi {rating} olamaz",
    "model.membership": "{number} numaralı oyuncu katılmadan ayrılıyor",
    "model.citizen-number": "{number} numaralı oyuncunun ulusal numarası bir T.C. kimlik numarasıdır, yayımlanamaz",
    "model.too-many-rounds": "{paired} tur eşlendirilmiş, oysa etkinlik {total} tur",
    "model.empty-round": "{round}. turda ne oyun ne de tur atlayan var",
    "model.plays-himself": "{round}. tur: {white} numaralı oyuncu kendisiyle eşlendirilmiş",
    "model.marks": "{round}. tur: {white} - {black} oyunu {marks} bitemez",
    "model.unknown-player": "{round}. tur: {player} numaralı oyuncu yok",
    "model.not-there": "{round}. tur: {player} numaralı oyuncu henüz katılmamış ya da çekilmiş",
    "model.twice-in-round": "{round}. tur: {player} numaralı oyuncu birden çok kez geçiyor",
    "model.point-order": "galibiyet, beraberlik ve mağlubiyet puanları sırasız ({colour})",
    "model.bye-above-win": "tur atlama ya da hükmen galibiyet, galibiyetten çok puan veriyor",
    "model.point-fraction": "puan değerleri eksi olamaz ve en çok iki ondalık basamak taşır",
    "model.unknown-absent": "{round}. turda yok: {player} numaralı oyuncu listede değil",
    "model.absence-round": "{player} numaralı oyuncu {round}. tura katılmayacağını bildiriyor; bu tur önümüzde değil",
    "model.absence-twice": "{player} numaralı oyuncu {round}. tur için iki kez yokluk bildirmiş",
    "model.unknown-named": "{player} numaralı oyuncu yok, ama bir kayıtta geçiyor",
    "model.team-twice": "{team} takım numarası iki kez verilmiş",
    "model.unknown-member": "{player} numaralı oyuncu yok, ama bir takımda geçiyor",
    "model.member-twice": "{player} numaralı oyuncu birden çok takımda ya da bir takımda iki kez",
    "model.dates": "etkinlik başlamadan bitiyor",
    "model.round-dates": "tur tarihleri sıralı değil",
}
