### What is wrong with a tournament report (TRF), and what was adjusted.

## The file and its rows

trf_no-players = oyuncu kaydı (001) yok: bu bir turnuva raporu değil
trf_no-line-end = son satırda satır sonu işareti yok: dosya kesilmiş olabilir
trf_truncated = { $number } numaralı oyuncunun satırı puandan önce (81-84. sütun) kesilmiş
trf_row-ends = satır { $round }. turun içinde bitiyor
trf_row-too-short = { $player } numaralı oyuncunun satırı { $round }. turdan sonra bitiyor, oysa şunlar onunla sonra oynamış: { $others }
trf_byte-padding = satır karakterle değil baytla hizalanmış; öyle okundu
trf_round-limit = satır { $most }. turdan sonra da sürüyor; olabilecek son tur budur
trf_kept = '{ $code }' kaydı yorumlanmadı; olduğu gibi saklandı
trf_again = { $code } kaydı ikinci kez geçiyor; ilki geçerli, bu olduğu gibi saklandı
trf_comment = Hakem'in bu açıklama satırı okunamadı ve olduğu gibi saklandı: { $reason }

## A player

trf_no-number = oyuncu kaydında başlangıç sırası yok: '{ $text }'
trf_id-twice = { $number } başlangıç sırası { $row }. satırda zaten verilmiş
trf_id = '{ $text }' oyuncu numarası değil
trf_unknown-id = { $number } numaralı oyuncu yok
trf_rating = '{ $text }' rating değil
trf_fide-id = '{ $text }' FIDE numarası değil
trf_title = '{ $text }' unvan değil; alınmadı
trf_sex = '{ $text }' ne m ne w; alınmadı
trf_birth = '{ $text }' doğum tarihi değil; alınmadı
trf_date = '{ $text }' tarih değil
trf_points = '{ $text }' puan değil
trf_sum = { $player } numaralı oyuncu için { $stated } puan yazılı, sonuçların toplamı { $sum }
trf_announced-in-points = { $player } numaralı oyuncunun { $stated } puanında gelecek tur için bildirilmiş tur atlama da var; { $sum } alındı
trf_half-bye = { $player } numaralı oyuncunun { $rounds }. turda rakibi de sonucu da yok: yazılı { $stated } puan gerektirdiği için yarım puanlı tur atlama sayıldı
trf_full-bye = { $player } numaralı oyuncunun { $rounds }. turda rakibi de sonucu da yok: yazılı { $stated } puan gerektirdiği için tam puanlı tur atlama sayıldı
trf_open-value = sonucu girilmemiş oyun { $points } puan sayıldı; böyle oyunu olanların hepsinin puanı bunu gösteriyor
trf_bye-value = tur atlama { $points } puan sayıldı; tur atlayanların hepsinin puanı bunu gösteriyor
trf_virtual-in-points = { $player } numaralı oyuncunun { $stated } puanında sanal puan var; { $sum } alındı

## A round of a player

trf_opponent = { $round }. tur: '{ $text }' rakip değil
trf_unknown-opponent = { $round }. tur: { $player } numaralı oyuncunun rakibi { $opponent } yazılı, ama { $opponent } numaralı oyuncu yok
trf_unknown-opponents = dosyada olmayan rakipler geçiyor: { $others }
trf_plays-himself = { $round }. tur: { $player } numaralı oyuncu kendisiyle eşlendirilmiş
trf_result-code = { $round }. tur: '{ $text }' sonuç kodu değil (1 = 0 + - W D L H F U Z)
trf_colour = { $round }. tur: '{ $text }' renk değil (w, b ya da -)
trf_bye-with-opponent = { $round }. tur: { $opponent } numaralı rakibin yanında tur atlama var; tur atlama sayıldı
trf_not-played = { $round }. tur: '*' henüz oynanmamış sayıldı
trf_old-bye = rakipsiz '{ $code }' tur atlama sayıldı

## Two rows that do not agree

trf_denied-other = { $round }. tur: { $player } numaralı oyuncunun satırında rakip { $opponent } yazılı, { $opponent } numaralı oyuncununkinde ({ $row }. satır) ise { $other }
trf_denied-bye = { $round }. tur: { $player } numaralı oyuncunun satırında rakip { $opponent } yazılı, { $opponent } numaralı oyuncununkinde ({ $row }. satır) ise oyun yok
trf_results-disagree = { $round }. tur: { $player } numaralı oyuncunun '{ $code }' sonucu, { $opponent } numaralı oyuncunun '{ $other }' sonucuyla ({ $row }. satır) bağdaşmıyor
trf_no-result = { $round }. tur: sonuç yok; rakibin satırında ({ $row }. satır) '{ $code }' yazılı
trf_same-colour = { $round }. tur: { $player } ile { $opponent } ({ $row }. satır) aynı renkte
trf_no-colour = { $round }. tur: ne { $player } ne { $opponent } ({ $row }. satır) için renk var
trf_one-colour = { $round }. tur: { $player } - { $opponent } oyununun renkleri yalnız bir satırda yazılı; ikisi için de alındı
trf_forfeit-colour = { $round }. tur: { $player } - { $opponent } hükmen, renk yok; ilk yazılana beyaz verildi

## The event

trf_point-value = '{ $code }' için '{ $text }' puan değeri değil
trf_point-twice = '{ $code }' iki kez verilmiş; ilk değer geçerli
trf_round-count = '{ $text }' tur sayısı değil
trf_rounds-disagree = tur sayısı iki kez verilmiş; { $count } alındı
trf_rounds-assumed = tur sayısı yazılmamış; var olan turlara bakılarak { $count } alındı
trf_initial-colour = '{ $text }' başlangıç rengini belirtmiyor
trf_colours-disagree = başlangıç rengi iki kez verilmiş; '{ $colour }' alındı
trf_bye-record = '{ $text }' tur atlama listesi değil (tür F, H ya da Z, tur, oyuncular)
trf_bye-conflict = { $player } numaralı oyuncunun { $round }. tur için birbirini tutmayan iki kaydı var
trf_acceleration = '{ $text }' hızlandırma kaydı değil
trf_virtual-conflict = sanal puanlar önceki bir kayıtla çelişiyor ya da çok fazla
trf_abnormal = '{ $text }' olağan dışı puan kaydı değil
trf_abnormal-not-counted = bu kayıt takım adı vermiyor; ilgili { $number } takımın yazılı puanları onsuz hesaplanmış, bu yüzden sayılmadı
trf_count = { $code } kaydında { $stated } yazılı, gerçek sayı { $real }
trf_by-blanks = { $code } kaydının parçaları sütunla ya da virgülle değil boşlukla ayrılmış
trf_round-date = '{ $text }' günü sıradaki tur için alındı: 132 kayıtlarının her birinde tek gün var
trf_type-in-092 = turnuva türü '{ $code }' 092 kaydında bulundu

## Teams

trf_team-number = '{ $text }' takım numarası değil
trf_unknown-team = { $team } numaralı takım yok
trf_forfeit-record = '{ $text }' hükmen biten maç kaydı değil (+-, -+ ya da --, tur, iki takım)
trf_old-team = yeni takım kayıtlarının (310) yanında eski kayıt 013: yeniler geçerli
trf_team-bye = { $round }. tur: { $team } numaralı takım tur atlamayı istemiş olamaz, çünkü böyle bir takım yok ya da o turda oyunu ya da başka bir kaydı var; sayılmadı
trf_team-bye-of-another = { $round }. tur: { $other } numaralı takım bu turu atlamış olamaz; yazılı puanlara göre { $team } numaralı takım atladı
trf_line-up = { $round }. tur: { $team } numaralı takımın kadrosu o takımın oyuncularını göstermiyor; kullanılmadı
trf_member-bye = { $player } numaralı oyuncunun tur atlaması takımındır, oyuncuya puan getirmez; yazılı { $stated } puan bunu gösteriyor
trf_member-sum = { $player } numaralı oyuncunun yazılı { $stated } puanı sonuçların toplamı değil; takım etkinliği olduğu için { $sum } alındı
trf_team-bye-value = '162 P { $points }' bir oyuncunun alabileceğinden çok: takımın tur atlamasının oyun puanı sayıldı
trf_team-match-points = { $team } numaralı takım için { $stated } maç puanı yazılı, maçlardan { $sum } çıkıyor; bu geçerli
trf_team-game-points = { $team } numaralı takım için { $stated } oyun puanı yazılı, maçlardan { $sum } çıkıyor; bu geçerli

## Many of one kind, said once

trf_many_byte-padding = { $count } satır karakterle değil baytla hizalanmış; öyle okundu
trf_many_kept = { $count } kayıt yorumlanmadı, ilki '{ $code }'; olduğu gibi saklandı
trf_many_again = { $code } kaydı { $count } kez fazladan geçiyor; ilki geçerli, ötekiler saklandı
trf_many_rating = { $count } satır: yazılan rating değil, ilki '{ $text }'
trf_many_fide-id = { $count } satır: yazılan FIDE numarası değil, ilki '{ $text }'
trf_many_title = { $count } satır: yazılan unvan değil, alınmadı; ilki '{ $text }'
trf_many_sex = { $count } satır: ne m ne w, alınmadı; ilki '{ $text }'
trf_many_birth = { $count } satır: yazılan doğum tarihi değil, alınmadı; ilki '{ $text }'
trf_many_date = { $count } tarih okunamadı, ilki '{ $text }'
trf_many_round-date = { $count } adet 132 kaydının her birinde tek gün var: sırayla turlar için alındı
trf_many_virtual-in-points = { $count } satır: puanlarda sanal puan var, düşüldü
trf_many_announced-in-points = { $count } satır: puanlarda gelecek tur için bildirilmiş tur atlama da var, düşüldü
trf_many_half-bye = { $count } satır: rakip de sonuç da yok, yazılı puan gerektirdiği için yarım puanlı tur atlama sayıldı
trf_many_full-bye = { $count } satır: rakip de sonuç da yok, yazılı puan gerektirdiği için tam puanlı tur atlama sayıldı
trf_many_bye-with-opponent = { $count } yerde rakibin yanında tur atlama var; tur atlama sayıldı
trf_many_old-bye = { $count } yerde rakipsiz oyun kodu tur atlama sayıldı
trf_many_not-played = { $count } yerde '*' henüz oynanmamış sayıldı
trf_many_one-colour = { $count } oyunun renkleri yalnız bir satırda yazılı; ikisi için de alındı
trf_many_forfeit-colour = { $count } hükmen sonuçta renk yok; ilk yazılana beyaz verildi
trf_many_old-team = yeni takım kayıtlarının (310) yanında { $count } eski kayıt 013: yeniler geçerli
trf_many_team-bye = takımların istemiş olamayacağı { $count } tur atlama: böyle bir takım yok ya da o turda oyunu ya da başka bir kaydı var; sayılmadı
trf_many_line-up = { $count } kadro kendi takımının oyuncularını göstermiyor; kullanılmadı
trf_many_member-bye = { $count } satır: tur atlama takımındır, oyuncuya puan getirmez; yazılı puanlar bunu gösteriyor
trf_many_member-sum = { $count } satır: yazılı puan sonuçların toplamı değil; takım etkinliği olduğu için toplam alındı
trf_many_team-match-points = { $count } yerde takımların yazılı maç puanı maçlardan çıkan değil; maçlardan çıkan geçerli; ilki { $team } numaralı takım: { $stated } yerine { $sum }
trf_many_team-game-points = { $count } yerde takımların yazılı oyun puanı maçlardan çıkan değil; maçlardan çıkan geçerli; ilki { $team } numaralı takım: { $stated } yerine { $sum }
