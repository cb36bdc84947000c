"""What is said about the Burstein system, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.burstein.seeding": "{rounds} hazırlık turundan {round}. tur: Dutch sistemiyle eşlendiriliyor",
    "step.burstein.bye-needed": "{players} olmadan ötekilerin hepsi eşlendirilemez: tur atlayamaz",
    "step.burstein.bye": "{player} tur atlıyor ({score} puan, {games} oyun, {sums})",
    "step.burstein.ranking.buchholz-first": "Buchholz / Sonneborn-Berger sırasıyla: {ranking}",
    "step.burstein.ranking.sonneborn-berger-first": "Sonneborn-Berger / Buchholz / Medyan sırasıyla: {ranking}",
    "step.burstein.ranked": "{player} ({sums})",
    "step.burstein.sums.buchholz-first": "{buchholz} / {sonneborn_berger}",
    "step.burstein.sums.sonneborn-berger-first": "{sonneborn_berger} / {buchholz} / {median}",
    "step.burstein.first-candidate": "ilk oyuncuyu sonuncuyla eşlendirerek ilerlemekten iyisi yok",
    "step.burstein.first-candidate-barred": (
        "ilk oyuncu sonuncuyla eşlendirilerek ilerlenemiyor: {pairs} karşılaşamaz"
    ),
    "step.burstein.first-candidate-incomplete": (
        "ilk oyuncu sonuncuyla eşlendirilerek ilerlenirse kalanlar eşlendirilemiyor"
    ),
    "step.burstein.bound.white": "beyaz bekleyen çok: en az {count} tercih karşılanamaz",
    "step.burstein.bound.black": "siyah bekleyen çok: en az {count} tercih karşılanamaz",
    "step.burstein.merged": "{groups} puan grubu art arda eşlendirilemediği için tek grup sayılıyor",
    "step.burstein.sent-back": "alttaki grup ya da kalanlar {players} ile eşlendirilemiyor",
    "step.burstein.floater": "artık oyuncu {player} bir sonraki gruba kayıyor",
    "step.burstein.clashes": "ikisinin de aynı rengi beklediği eşlendirmeler: {count}; daha azı olamaz",
    "step.burstein.clashes-beyond": (
        "ikisinin de aynı rengi beklediği eşlendirmeler: {count}; sayıya göre {bound} olurdu, ama o zaman herkes "
        "eşlendirilemiyor"
    ),
}
