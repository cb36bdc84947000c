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
    "step.swiss.bracket.homogeneous": "{score} puan grubu: {residents}",
    "step.swiss.bracket.heterogeneous": "{score} puan grubu: {residents}; yukarıdan kayanlar: {moved_down}",
    "step.swiss.penultimate": "bu gruptan sonra tur tamamlanamıyor; tamamlanabilecek biçimde yeniden eşlendiriliyor",
    "step.swiss.collapsed": "alttaki herkes, üst gruptan kayanlarla birlikte eşlendiriliyor",
    "step.swiss.subgroups": "S1: {s1}; S2: {s2}",
    "step.swiss.subgroups.moved-down": "S1, kayanlar: {s1}; S2: {s2}",
    "step.swiss.subgroups.limbo": "S1, kayanlar: {s1}; S2: {s2}; kaymayı sürdürenler: {limbo}",
    "step.swiss.subgroups.remainder": "kalan grup, S1: {s1}; S2: {s2}",
    "step.swiss.first-candidate": "S1 ile S2'nin sırayla eşlendirilmesinden iyisi yok",
    "step.swiss.first-candidate-barred": "S1 ile S2 sırayla eşlendirilemiyor: {pairs} karşılaşamaz",
    "step.swiss.first-candidate-incomplete": "S1 ile S2 sırayla eşlendirilirse kalanlar eşlendirilemiyor",
    "step.swiss.bound.white": "beyaz bekleyen çok: en az {count} tercih karşılanamaz, {strong} tanesi kuvvetli",
    "step.swiss.bound.black": "siyah bekleyen çok: en az {count} tercih karşılanamaz, {strong} tanesi kuvvetli",
    "step.swiss.pair": "{pair}",
    "step.swiss.pair.barred": "{pair}; {other} karşılaşamaz",
    "step.swiss.pair.worse": "{pair}; {other} geride kalıyor",
    "step.swiss.pair.moved": "{other} yerine {pair}, ötekiler için",
    "step.swiss.floaters": "eşlendirilmeyenler: {players}",
    "step.swiss.bye": "{player} tur atlıyor",
    "step.swiss.colour.both": "{white}-{black}: iki renk tercihi de karşılanıyor",
    "step.swiss.colour.stronger": "{white}-{black}: daha kuvvetli renk tercihi karşılanıyor",
    "step.swiss.colour.alternate": "{white}-{black}: renkler, farklı oldukları son tura göre değişiyor",
    "step.swiss.colour.higher": "{white}-{black}: üst sıradaki {higher} numaralı oyuncunun tercihi karşılanıyor",
    "step.swiss.colour.number": "{white}-{black}: {higher} numarasına ve çekilen renge göre",
    "step.swiss.check.stranger": "bu turda yer almayan biri eşlendirilmiş",
    "step.swiss.check.twice": "iki kez eşlendirilmiş: {players}",
    "step.swiss.check.unpaired": "eşlendirilmemiş: {players}",
    "step.swiss.check.barred": "{pairs} karşılaşamaz",
    "step.swiss.check.byes": "birden çok tur atlayan: {players}",
    "step.swiss.check.bye": "{player} tur atlayamaz",
    "step.swiss.check.bye-too-high": "{player} yerine daha düşük puanlı biri tur atlayabilir",
    "step.swiss.check.later": "eşit değerde bir eşlendirme daha önce geliyor: {theirs} değil {ours}",
    "step.swiss.check.other-bye": "tur atlayan {ours} yerine {theirs}",
    "step.swiss.check.other": "{theirs} yerine {ours}",
    "step.swiss.shortfall.downfloaters": "{count} oyuncu kayıyor: {players}",
    "step.swiss.shortfall.downfloater-scores": "kayan oyuncuların puanları: {players}",
    "step.swiss.shortfall.differences": "puan farkları: {players}",
    "step.swiss.shortfall.bye-unplayed": "tur atlayan {players} daha önce bazı turlarda oynamadı",
    "step.swiss.shortfall.difference-too-wide": "{players} arasından biri için renk farkı ikiyi aşıyor",
    "step.swiss.shortfall.third-time": "{players} arasından biri aynı rengi üçüncü kez art arda alıyor",
    "step.swiss.shortfall.preference": "karşılanamayan renk tercihleri: {count} ({players})",
    "step.swiss.shortfall.strong-preference": "karşılanamayan kuvvetli renk tercihleri: {count} ({players})",
    "step.swiss.shortfall.downfloat-again": "bir önceki turdaki gibi aşağı kayan: {players}",
    "step.swiss.shortfall.upfloat-again": "bir önceki turdaki gibi yukarı kayan: {players}",
    "step.swiss.shortfall.downfloat-before": "iki tur önceki gibi aşağı kayan: {players}",
    "step.swiss.shortfall.upfloat-before": "iki tur önceki gibi yukarı kayan: {players}",
    "step.swiss.shortfall.downfloat-again-difference": "bir önceki turda aşağı kayanların puan farkları: {players}",
    "step.swiss.shortfall.upfloat-again-difference": "bir önceki turda yukarı kayanların puan farkları: {players}",
    "step.swiss.shortfall.downfloat-before-difference": "iki tur önce aşağı kayanların puan farkları: {players}",
    "step.swiss.shortfall.upfloat-before-difference": "iki tur önce yukarı kayanların puan farkları: {players}",
    "step.swiss.check.worse.downfloaters": "daha çok oyuncu kayıyor: {ours} yerine {theirs}",
    "step.swiss.check.worse.downfloater-scores": "daha yüksek puanlı oyuncular kayıyor: {ours} yerine {theirs}",
    "step.swiss.check.worse.differences": "puan farkları daha büyük: {ours} yerine {theirs}",
    "step.swiss.check.worse.following-pairs": "sonraki grupta daha az eşlendirme oluyor: {ours} yerine {theirs}",
    "step.swiss.check.worse.following-scores": (
        "sonraki gruptan daha yüksek puanlı oyuncular kayıyor: {ours} yerine {theirs}"
    ),
    "step.swiss.check.worse.following-differences": "sonraki grubun puan farkları daha büyük: {ours} yerine {theirs}",
    "step.swiss.check.worse.bye-unplayed": "daha çok oynanmamış turu olan oyuncu tur atlıyor: {ours} yerine {theirs}",
    "step.swiss.check.worse.difference-too-wide": "ikiyi aşan renk farkı daha çok: {ours} yerine {theirs}",
    "step.swiss.check.worse.third-time": "aynı rengi üçüncü kez art arda alan oyuncu daha çok: {ours} yerine {theirs}",
    "step.swiss.check.worse.preference": "daha az renk tercihi karşılanıyor: {ours} yerine {theirs}",
    "step.swiss.check.worse.strong-preference": "daha az kuvvetli renk tercihi karşılanıyor: {ours} yerine {theirs}",
    "step.swiss.check.worse.downfloat-again": "bir önceki turdaki gibi aşağı kayan daha çok: {ours} yerine {theirs}",
    "step.swiss.check.worse.upfloat-again": "bir önceki turdaki gibi yukarı kayan daha çok: {ours} yerine {theirs}",
    "step.swiss.check.worse.downfloat-before": "iki tur önceki gibi aşağı kayan daha çok: {ours} yerine {theirs}",
    "step.swiss.check.worse.upfloat-before": "iki tur önceki gibi yukarı kayan daha çok: {ours} yerine {theirs}",
    "step.swiss.check.worse.downfloat-again-difference": (
        "bir önceki turda aşağı kayanların puan farkları daha büyük: {ours} yerine {theirs}"
    ),
    "step.swiss.check.worse.upfloat-again-difference": (
        "bir önceki turda yukarı kayanların puan farkları daha büyük: {ours} yerine {theirs}"
    ),
    "step.swiss.check.worse.downfloat-before-difference": (
        "iki tur önce aşağı kayanların puan farkları daha büyük: {ours} yerine {theirs}"
    ),
    "step.swiss.check.worse.upfloat-before-difference": (
        "iki tur önce yukarı kayanların puan farkları daha büyük: {ours} yerine {theirs}"
    ),
}
