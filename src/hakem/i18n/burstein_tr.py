"""What is said about the Burstein system, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "step.swiss.burstein.seeding": "{rounds} hazırlık turundan {round}. tur: Hollanda (Dutch) sistemiyle eşlendiriliyor",
    "step.swiss.burstein.bye-needed": "{players} olmadan ötekilerin hepsi eşlendirilemez: tur atlayamazlar",
    "step.swiss.burstein.bye": "{player} tur atlıyor ({score} puan, {games} oyun, {index})",
    "step.swiss.burstein.ranking": "Buchholz / Sonneborn-Berger sırasıyla: {ranking}",
    "step.swiss.burstein.first-candidate": "ilk oyuncuyu sonuncuyla eşlendirerek ilerlemekten iyisi yok",
    "step.swiss.burstein.first-candidate-barred": "ilk oyuncu sonuncuyla eşlendirilerek ilerlenemiyor: {pairs} karşılaşamaz",
    "step.swiss.burstein.first-candidate-incomplete": (
        "ilk oyuncu sonuncuyla eşlendirilerek ilerlenirse kalanlar eşlendirilemiyor"
    ),
}
