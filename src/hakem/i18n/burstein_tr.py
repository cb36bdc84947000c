"""What is said about the Burstein system, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.swiss.burstein.seeding": "{rounds} hazırlık turundan {round}. tur: Dutch sistemiyle eşlendiriliyor",
    "step.swiss.burstein.bye-needed": "{players} olmadan ötekilerin hepsi eşlendirilemez: tur atlayamaz",
    "step.swiss.burstein.bye": "{player} tur atlıyor ({score} puan, {games} oyun, {index})",
    "step.swiss.burstein.ranking": "Buchholz / Sonneborn-Berger sırasıyla: {ranking}",
    "step.swiss.burstein.ranking-2009": "Sonneborn-Berger / Buchholz / Medyan sırasıyla: {ranking}",
    "step.swiss.burstein.first-candidate": "ilk oyuncuyu sonuncuyla eşlendirerek ilerlemekten iyisi yok",
    "step.swiss.burstein.first-candidate-barred": (
        "ilk oyuncu sonuncuyla eşlendirilerek ilerlenemiyor: {pairs} karşılaşamaz"
    ),
    "step.swiss.burstein.first-candidate-incomplete": (
        "ilk oyuncu sonuncuyla eşlendirilerek ilerlenirse kalanlar eşlendirilemiyor"
    ),
    "step.swiss.burstein.bound.white": "beyaz bekleyen çok: en az {count} tercih karşılanamaz",
    "step.swiss.burstein.bound.black": "siyah bekleyen çok: en az {count} tercih karşılanamaz",
    "step.swiss.burstein.merged": "{groups} puan grubu art arda eşlendirilemediği için tek grup sayılıyor",
    "step.swiss.burstein.sent-back": "alttaki grup ya da kalanlar {players} ile eşlendirilemiyor",
    "step.swiss.burstein.floater": "artık oyuncu {player} bir sonraki gruba kayıyor",
    "step.swiss.burstein.clashes": "ikisinin de aynı rengi beklediği eşlendirmeler: {count}; daha azı olamaz",
    "step.swiss.burstein.clashes-beyond": (
        "ikisinin de aynı rengi beklediği eşlendirmeler: {count}; sayıya göre {bound} olurdu, ama o zaman herkes "
        "eşlendirilemiyor"
    ),
}
