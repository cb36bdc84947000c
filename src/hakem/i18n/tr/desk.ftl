### What the desk refuses, and what it says of an event.

## The event

desk_no-event = yarışma yok: önce oluşturun
desk_event-begun = yarışma zaten oluşturulmuş
desk_finished = yarışma tamamlandı; önce bunu geri alın
desk_missing = { $field } eksik
desk_locked = { $field } artık değiştirilemez: 1. tur eşlendirildi
desk_fields = { $action }: { $wrong }
desk_points = '{ $text }' bir puanlama değil; 1-½-0 ya da 3-1-0 gibi yazılır
desk_points-draws = puanlama { $text }: iki beraberlik, bir galibiyetle bir mağlubiyetten fazla ediyor
desk_points-large = { $text } puanlaması: raporlarda bu kadar büyük puanlara yer yok
desk_points-bye = puanlama { $text }: tur atlama galibiyetten fazla ediyor
desk_preset-and-list = ya hazır liste ya da eşitlik bozma listesi verilmeli
desk_no-acceleration = { $system }: hızlandırılmış eşlendirme yok
desk_acceleration-locked = hızlandırma artık değiştirilemez: 1. tur eşlendirildi
desk_board-colours = '{ $colours }' masa renkleri değil; WBWB gibi yazılır
desk_match-points = '{ $text }' maç puanlaması değil; 2-1-0 ya da 3-1-0 gibi yazılır
desk_team-bye-worth = '{ $text }' tur atlayan takımın puanı olamaz: maç puanı ve masa puanı 1-1½ gibi yazılır, maç puanı galibiyetin puanını aşamaz; draw: berabere biten maç kadar
desk_team-bye-worth-alone = tur atlayan takımın puanı, takımların puana göre eşlendirildiği yarışmalar içindir; bu yarışma öyle değil
desk_citizen-number = T.C. kimlik numarası günlüğe yazılamaz
desk_no-text = { $field } metin olmayan işaretler içeriyor
desk_no-system = etkinliğin türü ({ $code }) buradaki sistemlerden hiçbirini belirtmiyor: turlar olduğu gibi durur, eşlendirme ve açıklama yapılmaz; ayarlarda sistem seçilebilir
desk_not-fide = yarışma şu kurallarla yapılıyor: { $edition }
desk_entry = #{ $seq } { $what }

## Players

desk_fide-id-twice = FIDE kimliği { $fide_id } olan bir oyuncu zaten var
desk_fide-id = { $fide_id } bir FIDE kimliği değil
desk_birth = { $year } doğum yılı olamaz
desk_in-play-off = { $player }, { $name } ek maçlarında olduğundan silinemez
desk_no-swiss-of-teams = { $system }: iki oyunluk maçlar oyuncular arasındadır; takımlar başka bir sistemle karşılaşır
desk_lots-known = bu elemenin kurası zaten çekildi
desk_no-such-lot = { $game } oyununda beyaz { DAT($player) } verilemez: oyuncusu o değil
desk_no-bye-on-request = { $system }: burada istek üzerine tur atlanmaz; gelmeyen oyununu kaybeder
desk_no-prohibition = { $system }: burada kimin kiminle oynayacağını tablo belirler, kimse ayrı tutulamaz
desk_not-finished = { $event } yarışması tamamlanmadı
desk_no-late-entry = { $system }: ilk tur eşlendirildikten sonra geç kayıt olmaz
desk_cannot-clear = { $field } silinemez
desk_numbers-final = { $round }. tur eşlendirildikten sonra eşlendirme numaraları değiştirilemez
desk_numbers-of-table = { $system }: ilk tur eşlendirildikten sonra numaralar değiştirilemez
desk_colour-known = ilk oyuncunun rengi zaten belli
desk_draw-among = kura için en az iki ayrı oyuncu gerekir
desk_prohibit-whom = birbiriyle oynamayacak en az iki oyuncu gerekir
desk_prohibited-already = bu oyuncuların eşlendirilmesi zaten yasak
desk_not-prohibited = bu oyuncular için böyle bir yasak yok

## Rounds and results

desk_no-players = oyuncu yok
desk_no-such-round = { $round }. tur yok; son tur { $last }
desk_no-such-board = { $round }. turda { $board }. masa yok
desk_no-board = { $players } bir masa olamaz: bir masada iki ayrı oyuncu oturur
desk_nothing-paired = henüz tur eşlendirilmedi
desk_not-by-hand = { $system }: burada kimin kiminle oynayacağı bellidir, tur elle eşlendirilmez
desk_nothing-played = henüz oyun oynanmadı
desk_all-rounds-paired = son tur ({ $total }) eşlendirildi
desk_not-the-next-round = sıradaki tur { $round } değil, { $next }
desk_not-the-last-round = eşlendirilen son tur { $round } değil, { $last }
desk_results-disputed = { $round }. tur: farklı sonuçlar bildirildi, hakemin karara bağlaması gereken masalar: { $boards }
desk_results-open-rounds = şu masaların henüz sonucu yok: { $rounds }
desk_round-date-too-many = { $day }: son turdan ({ $rounds }. tur) sonraki bir tur için gün verilmiş
desk_round-date-early = { $round }. tur: { $day }, etkinliğin ilk gününden ({ $start }) önce
desk_results-open = { $round }. tur: şu masaların sonucu eksik: { $boards }
desk_published-already = { $round }. tur zaten yayımlandı
desk_not-published = { $round }. tur yayımlanmadı
desk_closed-already = { $round }. tur zaten kapandı
desk_not-closed = { $round }. tur kapalı değil
desk_too-late-to-adjourn = { $round }. turun oyunu artık ertelenemez

## Matches and play-offs

desk_no-such-game = oynanacak { $game } adlı bir oyun yok; sırada olanlar: { $due ->
        [0] yok
       *[other] { $due }
    }
desk_flag = '{ $flag }' bir taraf değil; bilinenler: white, black
desk_play-off-of-whom = ya paylaşılan derece ya da oyuncular verilmeli
desk_play-off-already = bu oyuncuların bazıları arasında { $name } zaten oynanıyor
desk_play-off-open = { $name } henüz sonuçlanmadı
desk_play-off-format = { $name } için '{ $value }' olmaz; seçenekler: { $known }
desk_play-off-result = '{ $result }' bir oyun sonucu değil; bilinenler: 1-0, ½-½, 0-1

## Back and forth

desk_nothing-to-undo = geri alınacak bir şey yok
desk_copy-of-another = bu yedek başka bir etkinliğin ya da başka yoldan gitmiş
desk_copy-is-now = etkinlik zaten bu yedekteki gibi
desk_copy-undone-since = bu yedekteki kayıtların bir kısmı sonradan geri alınmış; ayrı bir etkinlik olarak açın
desk_copy-overtaken = bu arada biri etkinliği değiştirdi; yeniden bakın
desk_nothing-to-redo = yinelenecek bir şey yok
desk_no-such-entry = gidilecek { $seq } numaralı kayıt yok; son kayıt { $last }
desk_steps = { $steps } bir adım sayısı değil
desk_steps-or-to = ya adım sayısı ya da gidilecek kayıt verilmeli
desk_changed-meanwhile = bu arada değişmiş: önceki değer { $was }, şimdiki { $now }
desk_seated-anew = { $round }. tur bu bildirimden sonra yeniden eşlendirildi: { $board }. masanın { $said } bildirimi işlenmedi; hakem görüyor
desk_seated-anew-pair = { $pair } artık { $round }. turun { $board }. masasında oturmuyor ya da yeniden eşlendirildi: { $said } bildirimi işlenmedi; hakem görüyor
desk_confirm = onay gerekiyor ({ $codes }): { $warnings }
desk_key-used = { $key } anahtarı başka bir işlemin
desk_unknown-kind = dosyanın burada bilinen bir eşlendirme sistemi yok: { $code }

## Teams

desk_no-such-team = { $team } numaralı takım yok
desk_no-teams = takım yok
desk_teams-fixed = 1. tur eşlendirildi: takım eklenemez, silinemez, numarası değiştirilemez
desk_team-named-twice = { $name } adlı bir takım zaten var
desk_team-strength = takımın kuvveti 0 ile { $most } arasında bir sayıdır
desk_team-text = { $field } en çok { $most } harf olabilir
desk_team-full = { $team } kadrosu dolu: yönerge en çok { $most } oyuncuya izin veriyor
desk_team-empty = { $team } takımında oyuncu yok
desk_player-or-team = ya bir oyuncu ya bir takım yazın, ikisini birden değil
desk_team-bye-paired = { $team }: { $round }. tur zaten eşlendirildi; eşlendirmeyi geri alın ya da maçı hükmen sonuçlandırın (forfeit-match)
desk_team-bye-in-table = { $team }: tabloyla oynanan turnuvada ({ $system }) gelmeyen takım maçını kaybeder; ancak puansız tur atlama yazılabilir
desk_team-not-there = { $team }: { $round }. turda takımdan kimse yok
desk_no-team-bye = { $team } { $round }. tur için tur atlama istememiş
desk_team-left-already = { $team } zaten çekildi
desk_team-not-left = { $team } çekilmiş değil
desk_teams-not-all = her takımı numarasıyla bir kez yazın
desk_member-elsewhere = { $player } { $team } takımında
desk_member-twice = { $team }: bir oyuncu iki kez yazılmış
desk_member-played = { $player } { $round }. turda takımda yer aldı, kadroda kalır
desk_no-matches = burada takım maçı yok
desk_no-groups = gruplar, döner turnuvanın kayıtlarından 1. tur eşlendirilmeden yapılır
desk_no-such-match = { $round }. turda { $match }. maç yok; { $last } maç var
desk_no-such-match-board = { $round }. tur, { $match }. maç: { $board }. masada oynanmıyor
desk_match-results = { $boards } masa için { $count } sonuç
desk_match-result = '{ $text }' bir masa sonucu değil; ilk yazılan takıma göre bilinenler: { $known }
desk_match-too-late = { $round }. turun maçları artık değiştirilemez
desk_match-forfeited = { $round }. turun { $match }. maçı hükmen bitti; önce onu geri alın
desk_not-forfeited = { $round }. turun { $match }. maçı hükmen bitmedi
desk_forfeit-in-knockout = elemede gelmeyen oyunları kaybeder: masaların sonucunu girin
desk_postpone-in-knockout = elemede maç ertelenemez: sonraki aşama ona bağlı
desk_nothing-to-postpone = { $round }. turun { $match }. maçının bütün sonuçları var
desk_no-penalty = { $system }: takıma ceza ya da ek puan yalnızca maç ya da masa puanıyla sıralanan yarışmada verilir
desk_penalty-of-what = maç puanı ya da masa puanı yazın
desk_penalty-points = puan 0,01 ile { $most } arasında, en çok yüzde birliktir
desk_no-line-ups = { $system }: esame listesi tur tur takım maçları içindir
desk_no-match = { $team } takımının { $round }. turda maçı yok
desk_line-up-empty = { $team }: kimse yazılmamış; takım gelmezse maç hükmen biter
desk_line-up-rules-of-what = ya hazır bir kural kümesi ya da kuralları yazın
desk_line-up = { $team } esame listesi: { $reasons }
desk_line-up-by = { $team } esame listesi ({ $source }): { $reasons }
desk_line-up-is-out = { $round }. tur yayımlandı: esame listelerini herkes görebilir, artık yalnızca hakem değiştirebilir
desk_line-up-has-results = { $round }. tur: maçın sonuçları girildi, esame listesini artık yalnızca hakem değiştirebilir
