"""What is said about the Lim system, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "system.lim": "Lim sistemi (FIDE ve 2009 el kitabı)",
    "option.maxi": "maksi turnuva: renk için değiş-tokuş ve artık oyuncu seçimi en çok 100 kuvvet puanı farkla",
    "option.bye-is-float": "tur atlayan, sonraki turda kaydırılmış sayılır",
    "step.swiss.colour.lower": "{white}-{black}: {higher} değil, alt sıradaki oyuncu sırası gelen rengi alıyor",
    "step.lim.unrated": "kuvvet puanı yok, 0 sayılıyor: {players}",
    "step.lim.bye.barred": "sıra onlarda ama tur atlayamazlar: {players}",
    "step.lim.bye.needed": "sıra onlarda ama tur atlarlarsa kalanların hepsi eşlendirilemiyor: {players}",
    "step.lim.median": (
        "oynanan turların yarısı kadar puan: {score}; üstteki gruplar aşağı doğru, alttakiler yukarı doğru, "
        "medyan grubu en son eşlendirilir"
    ),
    "step.lim.group.down": "{score} puan grubu, aşağı doğru: {residents}",
    "step.lim.group.down.floaters": "{score} puan grubu, aşağı doğru: {residents}; artık oyuncular: {floaters}",
    "step.lim.group.up": "{score} puan grubu, yukarı doğru: {residents}",
    "step.lim.group.up.floaters": "{score} puan grubu, yukarı doğru: {residents}; artık oyuncular: {floaters}",
    "step.lim.group.median": "medyan grubu, {score} puan, aşağı doğru: {residents}",
    "step.lim.group.median.floaters": (
        "medyan grubu, {score} puan, aşağı doğru: {residents}; artık oyuncular: {floaters}"
    ),
    "step.lim.group.median.only-floaters": (
        "medyan grubu, {score} puan, yalnız artık oyuncular, aşağı doğru: {floaters}"
    ),
    "step.lim.broken.down": "medyan grubu kilitlendi: üstteki {pair} eşlendirmesi bozulup gruba katılıyor",
    "step.lim.broken.up": "medyan grubu kilitlendi: alttaki {pair} eşlendirmesi bozulup gruba katılıyor",
    "step.lim.goes-on": "bu grupta uygun rakip bulunamıyor, bir sonraki gruba kayıyorlar: {players}",
    "step.lim.floaters": "önce artık oyuncular eşlendirilir, sırasıyla: {players}",
    "step.lim.meeting": "artık oyuncu {floater}, {opponent} ile oynuyor",
    "step.lim.meeting.barred": ("artık oyuncu {floater}, {opponent} ile oynuyor; {barred} karşılaşamaz"),
    "step.lim.meeting.colours": ("artık oyuncu {floater}, {opponent} ile oynuyor; {other} aynı rengi bekliyor"),
    "step.lim.meeting.needed": (
        "artık oyuncu {floater}, {opponent} ile oynuyor; {other} ile oynarsa ötekiler eşlendirilemiyor"
    ),
    "step.lim.leaving.odd": "oyuncu sayısı tek: biri artık oyuncu olacak",
    "step.lim.leaving.stuck": "hepsi birbiriyle eşlendirilemiyor: {count} oyuncu artık oyuncu olacak",
    "step.lim.leaves.down": "{player} artık oyuncu: henüz eşlendirilmeyenlerin en altındaki",
    "step.lim.leaves.up": "{player} artık oyuncu: henüz eşlendirilmeyenlerin en üstündeki",
    "step.lim.leaves.no-opponent": "{other} sonraki grupta uygun rakip bulamadığı için {player} artık oyuncu",
    "step.lim.leaves.again": "{other} bir önceki turda kaydırıldığı için {player} artık oyuncu",
    "step.lim.leaves.colours": (
        "{other} yerine {player} artık oyuncu: böylece ötekilerden daha çoğu sırası gelen rengi alıyor"
    ),
    "step.lim.leaves.needed": "{other} yerine {player} artık oyuncu: yoksa eşlendirme sayısı düşüyor",
    "step.lim.foreseen": "öngörülen eşlendirme uygun",
    "step.lim.scrutiny.down": (
        "öngörülen eşlendirme uygun değil; {player} ile başlayıp aşağı doğru herkese ilk uygun rakip veriliyor"
    ),
    "step.lim.scrutiny.up": (
        "öngörülen eşlendirme uygun değil; {player} ile başlayıp yukarı doğru herkese ilk uygun rakip veriliyor"
    ),
    "step.lim.pair.colours": "{pair}; {other} oyuncularının ikisi de aynı rengi bekliyor",
    "step.lim.clashes": "iki oyuncusu da aynı rengi bekleyenler: {pairs}",
    "step.lim.grave": "son tur, eşit puan renk sınırlarından önce gelir: {pairs}",
}
