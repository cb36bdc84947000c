"""Whole knockouts, and the pairing system of that name, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "system.knockout": "Eleme sistemi",
    "option.qualify": "kaç oyuncunun seçileceği (B.1)",
    "option.games": "bir maçtaki oyun sayısı, çift (A.9)",
    "option.extra": "uzatmadaki oyun sayısı, çift; 0: doğrudan altın puan (A.23)",
    "option.reseed": "her aşamadan sonra kalanlar sıralarına göre yeniden eşlendirilir",
    "option.seeding": "sıra: verilen eşlendirme numaraları ya da ratinge göre (A.4)",
    "option.lots": "kuraların çekildiği metin; event: kayıtlı metin, yoksa etkinliğin adı",
    "pairing.option-number": "{name} seçeneği en çok {most} olan bir sayı ister; verilen: '{value}'",
    "pairing.option-text": "{name} seçeneği boş olmayan, en çok {most} karakterlik bir metin ister",
    "pairing.knockout-won": "eşlendirilecek oyun kalmadı: kazanan {players}",
    "pairing.knockout-selected": "eşlendirilecek oyun kalmadı; seçilenler: {players}",
    "pairing.knockout-open": "{round}. tur, {board}. masa: {white} - {black} oyununun sonucu yok; devam eden belirsiz",
    "pairing.knockout-both-gone": "{white} ve {black} ayrılmış: kimin devam edeceğine hakem karar verir",
    "pairing.knockout-teams": "takımların sırası numaralarına göredir: seeding=given",
    "knockout.left": "{name} ({id})",
    "knockout.not-the-plan": "plan {planned} oyuncu için, {players} oyuncu için değil",
    "knockout.short-team": "{team} numaralı takımda her masa için bir oyuncu, {boards} oyuncu gerekir",
    "knockout.game-not-due": "{round}. tur, {board}. masa: bu elemede o sırada {white} - {black} oyunu yok",
    "knockout.colours-of-game": "{round}. tur, {board}. masa: {white} - {black} oyununda renkler ters olmalı",
    "knockout.no-result": (
        "{round}. tur, {board}. masa: {white} - {black} oyununda {white_mark}-{black_mark} elemede sonuç sayılmaz"
    ),
    "simulation.knockout": "eleme benzetiminde herkes gelir: iki tarafın da gelmediği oyun sonuç vermez",
    "step.knockout.game": "{game} oyunu: {white} - {black}",
    "step.knockout.winner": "kazanan: {players}",
    "step.knockout.selected": "seçilenler: {players}",
}
