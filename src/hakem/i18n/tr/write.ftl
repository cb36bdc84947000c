### What a file that was written does not say.

## What was adjusted

write_renumbered = bu dosyada oyuncular eşlendirme numaralarıyla anılıyor
write_by-position = eşlendirme numaraları satır sırasıyla gösteriliyor (XXC rank)
write_cut = '{ $text }' { $width } sütuna kısaltıldı
write_ascii = '{ $text }' yerine '{ $ascii }' yazıldı
write_blanks = '{ $text }' içindeki boşluklar düzeltildi
write_sign = '{ $text }' yerine '{ $written }' yazıldı: içindeki işaretler hücreleri ayırır
write_kept-ids = olduğu gibi saklanan kayıtlarda oyuncular eski numaralarıyla geçiyor: { $codes }

## What does not fit

write_too-large = { ABL($largest) } büyük numaralar turnuva raporuna sığmaz
write_too-wide = '{ $text }' raporda kendisine ayrılan { $width } sütuna sığmıyor
write_citizen-number = { $player } numaralı oyuncunun kimlik numarası rapora yazılmaz
write_no-federation = { $player } numaralı oyuncunun ulusal bilgileri yazılmadı: federasyon kodu yok
write_birth = { $player } numaralı oyuncunun doğum günü yazılmadı: ayı bilinmiyor
write_national-id = { $player } numaralı oyuncunun ulusal numarası '{ $text }' yazılmadı: rapora sığmıyor
write_round-date = { $text } tur tarihi yazılmadı: raporlarda yıl iki basamaklıdır, 1970-2069
write_team-records = takımlara ilişkin kayıtlar yazılmadı, çünkü bu biçimde etkinliğin takım etkinliği olduğu belirtilemez: { $codes }
write_baku-without-type = Bakü hızlandırması yazılmadı: etkinliğin tür kodu yok

## What a format cannot hold

write_lost_board-order = bu biçimde masa sırasının yeri yok
write_lost_unrated = bu biçimde oynanmamış oyunun ratinge girmediği bilgisinin yeri yok
write_lost_club = bu biçimde kulüplerin yeri yok
write_lost_national = bu biçimde ulusal ratinglerin ve ulusal numaraların yeri yok
write_lost_time-control-code = bu biçimde süre kodunun yeri yok
write_lost_controller = bu biçimde eşlendirme programının adının yeri yok
write_lost_rating-methods = bu biçimde rating yöntemlerinin yeri yok
write_lost_baku = bu biçimde hızlandırma yönteminin adının yeri yok
write_lost_round-ranges = bu biçimde yasaklı eşlendirmeler bütün turlar için geçerli
write_lost_unknown-points = bu biçimde sonucu girilmemiş oyunun puan değerinin yeri yok
write_lost_team-play = bu biçimde takımların maç puanlarının, masa renklerinin, tur atlamalarının ve hükmen biten maçlarının yeri yok
write_lost_external = bu biçimde eşitlik bozan dış değerlerin yeri yok
write_lost_prizes = bu biçimde ödül listesinin yeri yok
write_lost_initial-colour = bu biçimde başlangıç renginin yeri yok
write_lost_prohibited = bu biçimde yasaklı eşlendirmelerin yeri yok
write_lost_acceleration = bu biçimde hızlandırmanın yeri yok
write_lost_bye-kinds = bu biçim bütün tur atlama türlerini ayırt etmez
write_lost_team = bu biçimde { $team } numaralı takımın numarası, kısa adı ya da kuvvetinin yeri yok
write_lost_player-records = takım etkinliğinde 240, 250, 260 ve 299 kayıtları takımları anar; oyuncular için söylenenlerin bu biçimde yeri yok
write_lost_team-records = tür kodu takım etkinliği demediği için takımların istediği tur atlamaların ve olağan dışı sonuçların bu biçimde yeri yok
write_lost_event = bu biçimde etkinliğin oyuncular ve oyunlar dışındaki bilgilerinin yeri yok
write_lost_rules = bu biçimde eşlendirme sisteminin, eşitlik bozma ölçütlerinin ve turu kimin eşlendirdiğinin yeri yok
write_lost_points = bu biçimde sonuçların puan değerlerinin yeri yok
write_lost_absences = bu biçimde gelecek turlar için bildirilen tur atlamaların yeri yok
write_lost_membership = bu biçimde geç kayıtların ve turnuvadan çekilmelerin yeri yok
write_lost_lots = bu biçimde çekilen kuraların yeri yok
write_lost_other-byes = bu biçimde yalnız eşlendirmenin verdiği tur atlamaların yeri var, oyuncunun istediklerinin yok
write_lost_all-byes = bu biçimde tur atlamaların yeri yok
write_lost_both-lost = bu biçimde masa başında iki tarafın da kaybettiği oyun, sonucu girilmemiş oyundan ayırt edilemez
write_lost_unusual-results = bu biçimde ½-0, 0-½ ve 0-0 sonuçlarının yeri yok; bu oyunlar orada sonuçsuz kalır
write_lost_not-rated = bu biçimde oyunun ratinge girmediği bilgisinin yeri yok
write_lost_teams = bu biçimde takımların yeri yok
write_lost_player-data = bu biçimde oyuncuların doğum tarihi, cinsiyeti, UKD'si ve kulübünün yeri yok
write_lost_read-back = bu dosya okunmak içindir: etkinlik bundan geri yüklenemez
