"""What is said about the Dutch system of 2009, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.dutch-2009.first-round": "ilk tur: bütün oyuncular tek gruptadır",
    "step.dutch-2009.group.homogeneous": "homojen grup, {score} puan: {own}",
    "step.dutch-2009.group.homogeneous.mdps": (
        "homojen grup, {score} puan: kendi oyuncuları {own}; kaydırılanlar {mdps}"
    ),
    "step.dutch-2009.group.homogeneous.only-mdps": "homojen grup, {score} puan: yalnız kaydırılanlar, {mdps}",
    "step.dutch-2009.group.heterogeneous": (
        "heterojen grup, {score} puan: kaydırılanlar {mdps}; kendi oyuncuları {own}"
    ),
    "step.dutch-2009.moves-on": "bu grupta rakip yok: {players} sonraki gruba kaydırılır",
    "step.dutch-2009.x": "{white} oyuncu beyaz, {black} oyuncu siyah bekliyor, grubun yarısı {half}: x = {x}",
    "step.dutch-2009.x-in-force": "geçerli x: {x}",
    "step.dutch-2009.p": "p = {p}",
    "step.dutch-2009.only-s2": "S1 boş; S2: {s2}",
    "step.dutch-2009.accepted": "kabul edildi: {pairs}",
    "step.dutch-2009.accepted.no-pair": "eşlendirme yapılmadan kabul edildi",
    "step.dutch-2009.unmet": "renk tercihi karşılanamayan: {pairs}",
    "step.dutch-2009.moves-down": "aşağı kaydırıldı: {players}",
    "step.dutch-2009.transposition": "yer değiştirme; S2: {s2}",
    "step.dutch-2009.no-transposition": "uygun bir yer değiştirme yok",
    "step.dutch-2009.exchange": "değiş-tokuş: {going} S2'ye, {coming} S1'e",
    "step.dutch-2009.no-exchange": "değiş-tokuş işe yaramıyor",
    "step.dutch-2009.upfloats-given-up": "kaydırılanlarla oynayacaklar için vazgeçildi",
    "step.dutch-2009.downfloats-given-up": "aşağı kaydırılacaklar için vazgeçildi",
    "step.dutch-2009.exempt": (
        "son tur, %50 üzeri: fazla kaydırma olmasın diye aynı mutlak tercihli {count} eşlendirme"
    ),
    "step.dutch-2009.strong-given-up": "fazla kaydırma olmasın diye aynı kuvvetli tercihli {count} eşlendirme",
    "step.dutch-2009.x-raised": "x {old} iken {new} oldu",
    "step.dutch-2009.other-floaters": "{players} buraya uymuyor: üst grup yeniden eşlendirilir, başkaları kaydırılır",
    "step.dutch-2009.merged": "en alttaki iki grup birleştirildi; {mdps} kaydırılmış sayılır",
    "step.dutch-2009.fewer-pairs-above": "en alt grup tamamlanamıyor: üst grup {count} eşlendirmeyle yenilenir",
    "step.dutch-2009.fewer-pairs": "istenen eşlendirme: {pairs}, önce kaydırılanlar: {mdps}, x = {x}",
    "step.dutch-2009.boards-in-order": "{count} masa puan ve sıraya göre dizildi",
    "step.dutch-2009.not-paired": "bu turda eşlendirilmeyen: {players}",
}
