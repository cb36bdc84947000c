"""What is said about the Swiss systems, in Turkish."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "pairing.impossible-one": "tur eşlendirilemiyor: {players} numaralı oyuncunun oynayabileceği kimse yok",
    "pairing.impossible": (
        "tur eşlendirilemiyor: {players} numaralı oyuncuların hepsine birden rakip bulunamıyor; "
        "kendileri dışında yalnızca {opponents} ile oynayabilirler"
    ),
    "pairing.impossible-alone": (
        "tur eşlendirilemiyor: {players} numaralı oyuncuların hepsine birden rakip bulunamıyor, başka "
        "kimseyle de oynayamazlar"
    ),
    "pairing.nobody-for-the-bye": "tur eşlendirilemiyor: oyuncu sayısı tek ({players}) ve kimse tur atlayamaz",
    "pairing.fixed-twice": "{player} numaralı oyuncu iki sabit masada birden",
    "pairing.fixed-unknown": "sabit masadaki {player} numaralı oyuncu eşlendirilecekler arasında değil",
    "step.dutch.bracket.homogeneous": "{score} puan grubu: {residents}",
    "step.dutch.bracket.heterogeneous": "{score} puan grubu: {residents}; yukarıdan kayanlar: {moved_down}",
    "step.dutch.penultimate": "bu gruptan sonra tur tamamlanamıyor; tamamlanabilecek biçimde yeniden eşlendiriliyor",
    "step.dutch.collapsed": "alttaki herkes, üst gruptan kayanlarla birlikte eşlendiriliyor",
    "step.dutch.subgroups": "S1: {s1}; S2: {s2}",
    "step.dutch.subgroups.moved-down": "S1, kayanlar: {s1}; S2: {s2}",
    "step.dutch.subgroups.limbo": "S1, kayanlar: {s1}; S2: {s2}; kaymayı sürdürenler: {limbo}",
    "step.dutch.subgroups.remainder": "kalan grup, S1: {s1}; S2: {s2}",
    "step.dutch.first-candidate": "S1 ile S2'nin sırayla eşlendirilmesinden iyisi yok",
    "step.dutch.first-candidate-barred": "S1 ile S2 sırayla eşlendirilemiyor: {pairs} karşılaşamaz",
    "step.dutch.first-candidate-incomplete": "S1 ile S2 sırayla eşlendirilirse kalanlar eşlendirilemiyor",
    "step.dutch.bound.white": "beyaz bekleyen çok: en az {count} tercih karşılanamaz, {strong} tanesi kuvvetli",
    "step.dutch.bound.black": "siyah bekleyen çok: en az {count} tercih karşılanamaz, {strong} tanesi kuvvetli",
    "step.dutch.pair": "{pair}",
    "step.dutch.pair.barred": "{pair}; {other} karşılaşamaz",
    "step.dutch.pair.worse": "{pair}; {other} geride kalıyor",
    "step.dutch.pair.moved": "{other} yerine {pair}, ötekiler için",
    "step.dutch.floaters": "eşlendirilmeyenler: {players}",
    "step.dutch.bye": "{player} tur atlıyor",
    "step.dutch.colour.both": "{white}-{black}: iki renk tercihi de karşılanıyor",
    "step.dutch.colour.stronger": "{white}-{black}: daha kuvvetli renk tercihi karşılanıyor",
    "step.dutch.colour.alternate": "{white}-{black}: renkler, farklı oldukları son tura göre değişiyor",
    "step.dutch.colour.higher": "{white}-{black}: üst sıradaki {higher} numaralı oyuncunun tercihi karşılanıyor",
    "step.dutch.colour.number": "{white}-{black}: {higher} numarasına ve çekilen renge göre",
    "step.dutch.check.stranger": "bu turda yer almayan biri eşlendirilmiş",
    "step.dutch.check.twice": "iki kez eşlendirilmiş: {players}",
    "step.dutch.check.unpaired": "eşlendirilmemiş: {players}",
    "step.dutch.check.barred": "{pairs} karşılaşamaz",
    "step.dutch.check.byes": "birden çok tur atlayan: {players}",
    "step.dutch.check.bye": "{player} tur atlayamaz",
    "step.dutch.check.bye-too-high": "{player} yerine daha düşük puanlı biri tur atlayabilir",
    "step.dutch.check.later": "eşit değerde bir eşlendirme daha önce geliyor: {theirs} değil {ours}",
    "step.dutch.check.other": "{theirs} yerine {ours}",
    "step.dutch.shortfall.downfloaters": "{count} oyuncu kayıyor: {players}",
    "step.dutch.shortfall.downfloater-scores": "kayan oyuncuların puanları: {players}",
    "step.dutch.shortfall.differences": "puan farkları: {players}",
    "step.dutch.shortfall.bye-unplayed": "tur atlayan {players} daha önce bazı turlarda oynamadı",
    "step.dutch.shortfall.difference-too-wide": "{players} arasından biri için renk farkı ikiyi aşıyor",
    "step.dutch.shortfall.third-time": "{players} arasından biri aynı rengi üçüncü kez art arda alıyor",
    "step.dutch.shortfall.preference": "karşılanamayan renk tercihleri: {count} ({players})",
    "step.dutch.shortfall.strong-preference": "karşılanamayan kuvvetli renk tercihleri: {count} ({players})",
    "step.dutch.shortfall.downfloat-again": "bir önceki turdaki gibi aşağı kayan: {players}",
    "step.dutch.shortfall.upfloat-again": "bir önceki turdaki gibi yukarı kayan: {players}",
    "step.dutch.shortfall.downfloat-before": "iki tur önceki gibi aşağı kayan: {players}",
    "step.dutch.shortfall.upfloat-before": "iki tur önceki gibi yukarı kayan: {players}",
    "step.dutch.shortfall.downfloat-again-difference": "bir önceki turda aşağı kayanların puan farkları: {players}",
    "step.dutch.shortfall.upfloat-again-difference": "bir önceki turda yukarı kayanların puan farkları: {players}",
    "step.dutch.shortfall.downfloat-before-difference": "iki tur önce aşağı kayanların puan farkları: {players}",
    "step.dutch.shortfall.upfloat-before-difference": "iki tur önce yukarı kayanların puan farkları: {players}",
    "step.dutch.check.worse.downfloaters": "daha çok oyuncu kayıyor: {ours} yerine {theirs}",
    "step.dutch.check.worse.downfloater-scores": "daha yüksek puanlı oyuncular kayıyor: {ours} yerine {theirs}",
    "step.dutch.check.worse.differences": "puan farkları daha büyük: {ours} yerine {theirs}",
    "step.dutch.check.worse.following-pairs": "sonraki grupta daha az eşlendirme oluyor: {ours} yerine {theirs}",
    "step.dutch.check.worse.following-scores": (
        "sonraki gruptan daha yüksek puanlı oyuncular kayıyor: {ours} yerine {theirs}"
    ),
    "step.dutch.check.worse.following-differences": "sonraki grubun puan farkları daha büyük: {ours} yerine {theirs}",
    "step.dutch.check.worse.bye-unplayed": "daha çok oynanmamış turu olan oyuncu tur atlıyor: {ours} yerine {theirs}",
    "step.dutch.check.worse.difference-too-wide": "ikiyi aşan renk farkı daha çok: {ours} yerine {theirs}",
    "step.dutch.check.worse.third-time": "aynı rengi üçüncü kez art arda alan oyuncu daha çok: {ours} yerine {theirs}",
    "step.dutch.check.worse.preference": "daha az renk tercihi karşılanıyor: {ours} yerine {theirs}",
    "step.dutch.check.worse.strong-preference": "daha az kuvvetli renk tercihi karşılanıyor: {ours} yerine {theirs}",
    "step.dutch.check.worse.downfloat-again": "bir önceki turdaki gibi aşağı kayan daha çok: {ours} yerine {theirs}",
    "step.dutch.check.worse.upfloat-again": "bir önceki turdaki gibi yukarı kayan daha çok: {ours} yerine {theirs}",
    "step.dutch.check.worse.downfloat-before": "iki tur önceki gibi aşağı kayan daha çok: {ours} yerine {theirs}",
    "step.dutch.check.worse.upfloat-before": "iki tur önceki gibi yukarı kayan daha çok: {ours} yerine {theirs}",
    "step.dutch.check.worse.downfloat-again-difference": (
        "bir önceki turda aşağı kayanların puan farkları daha büyük: {ours} yerine {theirs}"
    ),
    "step.dutch.check.worse.upfloat-again-difference": (
        "bir önceki turda yukarı kayanların puan farkları daha büyük: {ours} yerine {theirs}"
    ),
    "step.dutch.check.worse.downfloat-before-difference": (
        "iki tur önce aşağı kayanların puan farkları daha büyük: {ours} yerine {theirs}"
    ),
    "step.dutch.check.worse.upfloat-before-difference": (
        "iki tur önce yukarı kayanların puan farkları daha büyük: {ours} yerine {theirs}"
    ),
}
