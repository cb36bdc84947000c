### Help texts of the command line.

## The program

help_hakem = Hakem: satranç hakemleri için eşlendirme, sıralama ve turnuva dosyaları.
help_epilog = Çıkış kodları: 0 tamam, 1 kurala uygun eşlendirme yok, 2 beklenmeyen hata, 3 hatalı istek ya da dosya, 4 çok büyük, 5 dosya okunamıyor ya da yazılamıyor, 6 fark bulundu.
help_lang = dil: { $languages } (varsayılan: HAKEM_LANG, sonra sistem dili)
help_command = KOMUT

## The commands

help_pair = sıradaki turu ya da geçmiş bir turu eşlendir
help_round = bir turu insanların okuduğu gibi göster: masalar, adlar, unvanlar, ratingler, puanlar, sonuçlar
help_explain = bir turun neden böyle eşlendirildiğini açıkla: masa başına bir tümceden her adıma kadar
help_why-not = iki oyuncunun neden karşılaşmadığını, bir oyuncunun neden tur atlamadığını, kaydığını ya da bu rengi aldığını açıkla
help_check = her turu yeniden eşlendir ve karşılaştır; farklar gerekçesiyle yazılır
help_verify = her tur için bağımsız karar: kural dışı, en iyisi değil ya da en iyisi olduğu kanıtlı
help_compare = kuralların iki sürümünün aynı yarışmadan ne çıkardığını karşılaştır
help_generate = rastgele turnuva üret; aynı başlangıç metni aynı dosyaları verir
help_simulate = yarışmadan önce: sistem, tur, hızlandırma ve eşitlik bozmayı bu oyuncularla çok kez oynatıp karşılaştır
help_standings = bir tur sonundaki sıralamayı ya da bir derecenin hesabını yazdır
help_what-if = açık oyunlar öyle biterse ne olur, birinin bir dereceye gelmesi için ne olmalı
help_tables = tablo yazdır: Berger, Varma, Scheveningen, Skalitzka
help_number = eşlendirme numarası ver: sıralamayla, kurayla ya da kısıtlı kurayla
help_groups = katılanları kuvvetçe denk döner gruplara ayırır
help_qualify = bir yarışmanın ya da grupların ilklerini sonraki yarışmanın listesi yapar
help_redraw = birinci turdan önce döner turnuvadan ayrılanı çıkarır, tablo değişiyorsa kurayı yeniler
help_withdraw = bir oyuncunun yarışmadan çekildiğini ya da geri döndüğünü işler
help_bye = bir oyuncunun tur atlama isteğini işler ya da geri alır
help_crosstable = çapraz tabloyu yazdır
help_knockout = eleme planı yap, çizelgesini çiz, eşitlik bozma maçlarını yürüt, ödülleri bölüştür
help_ratings = etkinliğin FIDE ratinglerine etkisi; istenirse oyun oyun
help_ratings-list = FIDE ve ulusal rating listeleri: aktar, ara, göster, yarışmayla karşılaştır
help_convert = dosya biçimleri arasında çevir; yapılan her düzeltmeyi listeler
help_desk = yarışmayı yönetir: kayıt, tur, sonuç, sıralama, geri alma; günlük her şeyi saklar
help_serve = tarayıcıda yarışma yönetimi: bu bilgisayarda, salonda ya da federasyonda
help_advise = bir yarışma için el kitabının önerileri: sistem, tur sayısı, eşitlik bozma, ek maçlar
help_learn = hakemler için gerçek turlar üzerine sorular; her yanıt denetlenir ve açıklanır
help_tiebreaks = eşitlik bozma yöntemlerini maddeleriyle ve adı olan listeleri yazdır
help_systems = eşlendirme sistemlerini listele
help_editions = kuralların sürümlerini maddeleriyle listele

## Several commands

help_file = turnuva dosyası: TRF06, TRF16, TRF26 ya da Hakem JSON; - standart girdidir
help_strict = ancak bir şey varsayılarak okunabilen dosyayı kabul etme
help_all-notes = varsayım yapılan her satırı söyle, her tür için tek satırla yetinme
help_system = eşlendirme sistemi (varsayılan: dosyanın 192 kaydı, yoksa dutch)
help_edition = kuralların sürümü (varsayılan: etkinlik tarihine göre, yoksa yürürlükteki)
help_option = kuralların etkinliğe bıraktığı bir seçim, yinelenebilir; `hakem systems` listeler
help_output = yazılacak dosya (varsayılan: standart çıktı)
help_format = çıktının biçimi

## hakem pair

help_acceleration = hızlandırılmış eşlendirme (destekleyen sistemlerde)
help_colour = etkinlikte yazılı değilse listenin birincisinin rengi: white, black ya da kurayla (lot, varsayılan)
help_colour_seed = kurayı belirleyen metin; aynı metin aynı rengi verir (varsayılan: etkinliğin adı, günü ve oyuncu sayısı)
help_open-as-draws = son turdan önceki turlarda sonucu girilmemiş oyunlar berabere sayılır
help_fix = hakemin sabitlediği masa, önce beyaz: 4-9; kalanlar buna göre eşlendirilir (birden çok kez verilebilir)
help_reason = hakemin masaları neden sabitlediği; turun kaydına yazılır (varsayılan: sabitlenen masalar)
help_pair_bye = oyuncu sayısı tek olan döner turnuvada tur atlamanın değeri (varsayılan: sürümde yazılan)
help_pair_round = N. turu, önceki turlara bakarak yeniden eşlendir
help_pair_format = çıktının biçimi: protocol (yalnızca numaralar, başka programlar için; terminal dışında varsayılan), text (duvara asılacak liste; terminalde varsayılan), json, trf, event (turla birlikte bütün etkinlik, JSON)
help_pair_explain = her masanın dayandığı kuralı göster
help_checklist = turun kontrol listesini yaz: puan, renkler, kaymalar ve rakipler; - standart çıktı demektir, turdan sonra
help_timing = geçen süreyi JSON olarak standart hataya yaz

## hakem round

help_round_number = hangi tur (varsayılan: eşlendirilmiş son tur)
help_round_by = listenin sırası: masalara göre ya da herkes adına göre

## hakem explain, why-not, compare

help_explain_round = hangi tur (verilmezse: eşlendirilmiş son tur)
help_explain_board = yalnızca bu masa, puan grubuyla; 3.1, 3. maçın 1. masasıdır
help_explain_player = yalnızca bu oyuncu: numarası ya da adının bir parçası
help_explain_level = ne kadar: headline (masa başına bir tümce), reason (grup grup), detail (denenenlerle), trace (her adım)
help_why-not_player = soran oyuncu: numarası ya da adının bir parçası
help_why-not_other = karşılaşması istenen rakip
help_why-not_colour = bu oyuncu neden öteki rengi almıyor
help_why-not_float = bu oyuncu neden kayıyor
help_why-not_bye = bu oyuncu neden tur atlıyor ya da atlamıyor
help_compare_editions = iki sürüm, örneğin 2009,2026

## hakem check

help_check_files = turnuva dosyaları, klasörleri ya da arşivleri (.tar.gz, .tar.xz); - standart girdidir
help_check_standings = yazılı puanları ve sıraları da karşılaştır
help_rounds = yalnız bu turlar: 3-9, 3 ya da 3-
help_jobs = aynı anda kaç dosya (varsayılan: işlemci başına bir)

## hakem verify

help_certificate = kanıtlanan her turun belgesini bu klasöre yaz
help_cluster = dosyaları bir Dask kümesinin işçilerine dağıt, örneğin tcp://SUNUCU:8786

## hakem generate

help_players = oyuncu sayısı
help_count = kaç turnuva üretileceği; ÇIKTI adındaki %%d yerine sıra numarası yazılır
help_points = galibiyet, beraberlik, mağlubiyet ve istenirse tur atlama puanı: 3-1-0, 1-0.5-0-0.5
help_generate_rounds = tur sayısı
help_generate_seed = her şeyi belirleyen başlangıç metni; aynı metin aynı dosyaları verir (varsayılan: çekilir ve gösterilir)
help_generate_system = eşlendirme sistemi (varsayılan: dutch)
help_generate_edition = kuralların sürümü (varsayılan: yürürlükteki)
help_generate_draw = berabere biten oyunların payı, 0-1 (varsayılan: 0.3)
help_generate_forfeit = hükmen biten oyunların payı
help_generate_half-bye = bir oyuncunun yarım puanla tur atlamak istediği turların payı
help_generate_zero-bye = bir oyuncunun puansız tur atlamak istediği turların payı
help_generate_withdraw = bitmeden ayrılan oyuncuların payı
help_generate_late = başladıktan sonra gelen oyuncuların payı
help_generate_output = yazılacak dosya: TRF26 ya da uzantısına göre (.json, .trfx); - standart çıktıdır

## hakem standings

help_tiebreaks_list = sırasıyla eşitlik bozma kodları: BH/C1,BH,SB (varsayılan: etkinliğin listesi)
help_tiebreaks_edition = eşitlik bozma kurallarının sürümü: 2009, 2023, 2024, 2026 (varsayılan: tarihe göre)
help_preset = adı olan bir eşitlik bozma listesi; `hakem tiebreaks` listeler
help_after = N. tur sonundaki sıralama (varsayılan: sonucu bilinen son tur)
help_working = bir oyuncunun ya da takımın bütün eşitlik bozma hesaplarını adım adım göster
help_kind = herkes herkesle oynuyor mu (varsayılan: etkinlikte yazılan)
help_lots = LOTS kurasının başlangıç metni; aynı metin aynı kurayı verir
help_external = OTHER_AD kodunun değerleri, id,değer satırlarıyla bir dosyada (birden çok kez verilebilir)
help_primary = takımlar: maç puanına ya da masa puanına göre sırala (varsayılan: etkinlikte yazılan, yoksa MP)
help_individual = takımlı etkinlikte oyuncuların sıralaması

## hakem tables

help_table = TABLO
help_tables_berger = döner sistem: her satır bir tur, ilk yazılan beyaz
help_tables_varma = kısıtlı kura için gruplar
help_tables_scheveningen = iki takım, her oyuncu karşı takımın her oyuncusuyla
help_tables_skalitzka = üç takım, iki tur
help_tables_berger_size = oyuncu sayısı
help_tables_varma_size = oyuncu sayısı, 9-24
help_tables_scheveningen_size = masa sayısı
help_tables_skalitzka_size = masa sayısı, çift
help_tables_edition = 2009: ikinci devre düz; 2026: ilk devrenin son iki turu yer değiştirir
help_cycles = devre sayısı: herkes herkesle kaç kez oynar
help_colours = takımlar her tur renk değiştirir ya da renkler her turda dengelenir (iki masada: her oyuncu için, iki turda)
help_variant = 5 ve 6 masa için yayımlanmış iki tablodan hangisi

## hakem number

help_by = sıralamayla (kuvvet, unvan, alfabe), kurayla ya da Varma tablolarıyla
help_number_drawn = salonda çekilen numaralar: liste sırasıyla herkes için 3,1,-,2 gibi (- orada değildi: --seed ile çekilir) ya da her satırında bir numara ve bir oyuncu bulunan bir dosya
help_number_system = sıralaması kullanılacak eşlendirme sistemi (varsayılan: etkinliğin kurallarındaki); 2009 Lim sisteminin sıralaması ayrıdır, sonda kura çekilir
help_seed = kuranın başlangıç metni; aynı metin aynı numaraları verir (varsayılan: çekilir ve gösterilir)
help_alphabet = son eşitliği bozan alfabe (varsayılan: etkinliğin federasyonuna göre)
help_number_edition = başlangıç sıralaması kuralının sürümü
help_number_output = yeni numaralarla etkinliğin yazılacağı dosya

## hakem groups

help_groups_into = grup sayısı
help_groups_by = grup içinde numaralar: kurayla (belirtilmezse bu) ya da sıralamayla

## hakem qualify

help_qualify_file = biten yarışmaların dosyaları, her grup için bir tane; yeni yarışmanın kapağı ilkinden alınır
help_qualify_first = her dosyadan kaç oyuncunun hak kazandığı
help_qualify_players = hakem kararıyla hak kazananlar: numaraları 4,7 gibi; birden çok dosyada 1:4,2:7 gibi
help_qualify_without = katılmayacak olan, yerine sonraki gelir; numaralar --players gibi yazılır
help_qualify_tiebreaks = kimin hak kazandığını belirleyen eşitlik bozmalar, DE,SB gibi (belirtilmezse yarışmanınkiler)
help_qualify_system = yeni yarışmanın eşlendirme sistemi (belirtilmezse ilk dosyanınki)
help_qualify_rounds = tur sayısı; döner ve eleme sistemleri kendi sayısını bilir
help_qualify_by = numaralar: sıralamayla, kurayla ya da elde edilen dereceyle (belirtilmezse dönerde kura, ötekilerde sıralama)
help_qualify_name = adı (belirtilmezse ilk dosyanınki, grup harfi olmadan)
help_qualify_start = ilk günü, 2026-05-17 gibi (belirtilmezse ilk dosyanın son günü)

## hakem redraw

help_redraw_player = ayrılan oyuncunun numarası; birden çok verilebilir
help_redraw_instead = bir numaranın yerine gelen ve onu alan oyuncu, ratingi varsa parantez içinde, örneğin 4="Kaya, Ali (1850)" (yinelenebilir)

## hakem withdraw, hakem bye

help_withdraw_player = ayrılan oyuncunun sıra numarası; birden çok verilebilir
help_withdraw_after = katıldığı son tur, hiç oynamadıysa 0 (belirtilmezse eşlendirilmiş son tur)
help_withdraw_team = numaralar takımlarındır: bütün üyeleri ayrılır ya da döner
help_withdraw_return = oyuncu geri döndü; kaçırdığı turlar kaçmış kalır
help_bye_player = tur atlamak isteyen oyuncunun sıra numarası; birden çok verilebilir
help_bye_round = hangi tur için (belirtilmezse gelecek tur)
help_bye_kind = tur atlamanın değeri: half yarım puan (belirtilmezse bu), zero puansız, full tam puan
help_bye_take-back = tur atlama isteği geri alındı
help_changed_output = değişen etkinliğin yazılacağı dosya; verilmezse bir şey yazılmaz, - standart çıktıdır

## hakem crosstable

help_form = players: oyuncular arası; rounds: turlara göre rakip ve renk; teams: takım çizelgeleri; matches: takımlar arası; match-rounds: takımların çarşaf tablosu; boards: masa dereceleri; individual: takımların bütün oyuncuları. Belirtilmezse yarışmaya uyan
help_further-columns = ek sütunlar olarak eşitlik bozma kodları: BH/C1,SB; dereceleri de bunlar belirler

## hakem ratings

help_rating-list = rating listesi (varsayılan: kodlanmış düşünme süresine göre, yoksa standart)
help_rating-edition = rating yönetmeliğinin sürümü (varsayılan: etkinliğin tarihine göre)
help_rating-player = bir oyuncunun her oyunu, maddesiyle
help_coefficient = bir oyuncunun K'sı ID=K, herkesinki K (birden çok kez verilebilir)

## hakem convert

help_convert_output = yazılacak dosya; - standart çıktıdır
help_to = yazılacak biçim (varsayılan: dosya uzantısına göre)
help_pad = rapor sütunu karakter mi bayt mı sayılsın
help_ascii = adları ASCII harflerle yaz

## hakem advise

help_advise_file = bilgileri alınacak yarışma; yanında yazılanlar ondan önce gelir
help_advise_players = oyuncu sayısı
help_advise_teams = takım sayısı
help_advise_boards = bir maçta takımın oyuncu sayısı
help_advise_days = yarışmanın gün sayısı
help_advise_a-day = günde kaç tur oynanacağı (varsayılan: 2, hızlı satrançta 7, yıldırımda 11)
help_advise_rounds = belli ise tur sayısı
help_advise_ratings = oyuncuların ratingleri: close (hepsi yakın), apart (uzak), few (çoğu ratingsiz)
help_advise_time = oyunların temposu: standard (klasik), rapid (hızlı), blitz (yıldırım)
help_advise_title = unvan ya da başka bir yarışmaya katılma hakkı söz konusu
help_advise_top = üst düzey bir yarışma

## hakem tiebreaks

help_tiebreaks_only = yalnız bu sürümün tanımladıkları: 2009, 2023, 2024, 2026

## hakem knockout

help_part = BÖLÜM
help_part_bracket = oynanan elemenin çizelgesi, dosyasından: metin, veri, çizim ya da sayfa
help_part_plan = eleme planı: metin, veri, çizim ya da sayfa; istenirse adlarla ve programla
help_part_playoff = eşitlik bozma maçlarının biçimi, oyunları ve sonuçları, son sıralaması
help_part_prizes = derece paylaşanların ödülleri, son kuruşuna kadar

## hakem knockout plan

help_plan_players = oyuncu sayısı (varsayılan: etkinliktekilerin hepsi)
help_plan_qualify = kaç oyuncunun seçileceği, yani kaç derece için oynandığı (varsayılan: 1 ya da etkinlikte belirtilen)
help_plan_reseed = her aşamadan sonra kalanları yeniden eşlendir: en iyi sıra sonuncuyla
help_plan_event = oyuncuların bulunduğu turnuva dosyası; fazlaysa sıradaki ilk N oyuncu oynar
help_plan_seeding = sıra neye göre: rating (etkinlik başka yöntem belirtmemişse varsayılan), etkinliğin sıralaması, kura ya da listedeki gibi
help_plan_tied = eşit olanların numaraları, sıralamadaki sırayla: yalnız onlar oynar
help_plan_place = sıralamada bu dereceyi paylaşanlar, sıralamadaki sırayla oynar
help_plan_seed = bütün kuraları belirleyen metin; aynı metin aynı kurayı verir (varsayılan: çekilir, gösterilir)
help_plan_winners = biten maçlar, aşama ve maç numarasıyla: 1.1=3,1.2=4:2-0 (kazananın sırası, skor)
help_plan_start = programı da yaz; ilk oyunun saati
help_plan_until = her şeyin biteceği saat (varsayılan: 24:00)
help_plan_games = maçtaki oyun sayısı, çift (varsayılan: 2)
help_plan_extra = uzatmadaki oyun sayısı, çift, yoksa 0 (varsayılan: 2)
help_plan_time = oyun süresi: dakika ya da dakika+hamle başına saniye, örneğin 15+10 (varsayılan: 20)
help_plan_extra-time = uzatma oyununun süresi (varsayılan: oyunlardaki gibi)
help_plan_golden = altın puanın süresi, beyazın ve siyahın dakikası (varsayılan: 5/4)
help_plan_pauses = oyunlar, maçın bölümleri ve aşamalar arasındaki dakikalar (varsayılan: 5/10/10)

## hakem knockout playoff

help_play-off_players = eşit olan oyuncuların sayısı
help_play-off_extra = eşit biten maçta altın puandan önceki ek oyun sayısı, çift (varsayılan: 0, --matches ile 2)
help_play-off_eliminate = eşit kalan üç oyuncudan eşitlik bozma sırasında sonuncu elenir, öteki ikisi oynar
help_play-off_short = dört oyuncu doğrudan altın puan oynar
help_play-off_round-robin = beş oyuncu döner turnuva oynar
help_play-off_lots = yedi oyuncu numaralarını kurayla alır
help_play-off_seeds = öteki döner turnuvalarda numara eşitlik bozma sırasıdır; verilmezse kura çekilir
help_play-off_add-moves = en az hamleye bakılırken kazanılan bütün oyunların hamleleri toplanır; verilmezse en kısa oyun sayılır
help_play-off_admit = on bir ya da daha çok oyuncudan kaçının oynayacağı, 2-9 (varsayılan: 9)
help_play-off_one-contest = on bir ya da daha çok oyuncuda kalanlar kalan ödüller için oynamaz: bütün dereceleri tek aşama belirler
help_play-off_matches = C maddeleri yerine genel eleme sistemiyle maçlar: 2 oyun, 2 uzatma oyunu, altın puan
help_play-off_qualify = kaç derece için oynandığı (varsayılan: 1); birden çoğu --matches ile
help_play-off_games = maçtaki oyun sayısı, çift (varsayılan: 2)
help_play-off_time = oyun süresi, örneğin 15+5 (varsayılan: 3+3, --matches ile 20)
help_play-off_extra-time = uzatma oyununun süresi (varsayılan: oyunlardaki gibi)
help_play-off_ended = etkinliğin son oyununun bittiği saat: programı da yaz, en erken yarım saat sonra
help_play-off_start = programı da yaz; ilk oyunun saati
help_play-off_record = eşitlik bozma maçlarını saklayan dosya; yoksa oluşturulur
help_play-off_result = bir sonuç, yinelenebilir: game-1=1-0, 0-1 ya da 1/2; ardından istenirse hamle sayısı (:41) ve iki bayrağın da düştüğü altın puanda kiminkinin geç düştüğü (:flag-w beyaz, :flag-b siyah)
help_play-off_take-back = bir sonucu ve ona bağlı olanları geri al (birden çok kez verilebilir)
help_play-off_white = renkleri salonda belirlenen oyunda beyazı alan (birden çok kez verilebilir)
help_play-off_event = eşit olan oyuncuların bulunduğu turnuva dosyası
help_play-off_tied = eşit olanların numaraları, sonraki eşitlik bozma yöntemine göre sırayla
help_play-off_place = sıralamada bu dereceyi paylaşanlar oynar
help_play-off_tiebreaks = maçlardan önceki eşitlik bozma yöntemleri (varsayılan: etkinlikte öncekiler ya da hiç)
help_play-off_next = maçlardan sonrakiler; eşit olanları bunlar sıralar (varsayılan: etkinliğin ötekileri)
help_play-off_name = değerlerin etkinlikteki adı; sıralamada OTHER_AD olarak kullanılır (varsayılan: PLAYOFF)
help_play-off_output = bitince etkinliği son sıralamayla yaz: JSON ya da dosya adının uzantısına göre

## hakem knockout prizes

help_prizes_amounts = derecelerin ödülleri, birinciden başlayarak: 1000,500,250.50
help_prizes_groups = kaçar oyuncunun derece paylaştığı, birinciden başlayarak: 1/1/2
help_prizes_event = turnuva dosyası: ödüller sıralamasına, elemede varılan aşamaya göre
help_prizes_record = biten eşitlik bozma maçlarının dosyası: uğruna oynanan derecelerin ödülleri
help_prizes_tiebreaks = bu yöntemlerden sonra eşit olanlar paylaşır; yalnız PTS, puana göre paylaştırır (varsayılan: etkinliğinkiler)
help_prizes_whole = tam sayılara böl

## hakem desk

help_desk_any_event = yarışma: AD.hakem dosyası ya da postgresql://…#NO
help_desk_any_by = işlemi yapan; adı günlükte kalır
help_desk_any_confirm = okunmuş uyarıların kodları
help_desk_any_yes = bütün uyarıları onayla
help_desk_any_key = işleme verdiğiniz ad: iki kez gönderilse de bir kez yapılır
help_desk_any_player = oyuncu: numarası (id) ya da adının başkasında olmayan bir parçası
help_desk_any_whole-team = ad bir takımındır: bütün oyuncuları, tek işlemde
help_desk_any_round = tur (söylenmezse son tur ya da sıradaki tur)
help_desk_new = yarışma oluştur
help_desk_set = yarışmanın bilgilerini değiştir
help_desk_import = bir tablodan ya da rapordan oyuncular, önce farkları göstererek; ya da bütün dosya yeni yarışma olarak
help_desk_finish = sıralama kesinleşir
help_desk_note = hakemin notu
help_desk_add = oyuncu kaydet
help_desk_change = oyuncunun bilgilerini değiştir
help_desk_remove = hiçbir turda yer almayan oyuncuyu sil
help_desk_check-in = yoklama: gelenleri ya da gelmeyenleri işaretle
help_desk_number = eşlendirme numarası ver
help_desk_draw = günlükte kalan bir metinden kura çek
help_desk_bye = istenen tur atlama
help_desk_no-bye = istenen tur atlamayı geri al
help_desk_withdraw = oyuncu çekilir
help_desk_return = çekilen oyuncu döner
help_desk_prohibit = birbiriyle oynamayacak oyuncular
help_desk_allow = yeniden oynayabilecek oyuncular
help_desk_pair = sıradaki turu kurala göre, belirli masalarla ya da elle eşlendir
help_desk_unpair = son turun eşlendirmesini kaldır
help_desk_publish = turu yayımla
help_desk_unpublish = turu yayından kaldır
help_desk_close = turu kapat: bütün sonuçlar girildi
help_desk_reopen = kapanmış turu yeniden aç
help_desk_result = masaların sonuçlarını gir
help_desk_game = bir maçın ya da ek maçın oyununun sonucunu gir
help_desk_play-off = eşitlik için ek maçları başlat
help_desk_undo = son yapılanı geri al
help_desk_redo = geri alınanı yinele
help_desk_log = günlüğü yaz
help_desk_verify = günlüğün değişmediğini denetle
help_desk_branch = aslına dokunmayan bir kopya çıkar
help_desk_show = durumu, oyuncuları, bir turu, sıralamayı, tabloyu, kartı ya da günlüğü göster
help_desk_explain = bir turun neden böyle eşlendirildiğini açıkla
help_desk_why-not = bir turun neden başka türlü olmadığını açıkla
help_desk_export = yarışmayı başka bir program için yaz
help_desk_backup = bütün günlüğün kopyasını yaz
help_desk_backups = etkinliğin bıraktığı yedekler, en yenisi başta
help_desk_restore = yedekten yarışma çıkar
help_desk_migrate = bir klasörün ya da sunucunun tablolarını güncelle ve ne yapıldığını söyle
help_desk_import_file = CSV, XLSX, TRF, JSON, bir yedek (.hakem) ya da Swiss-Manager metin dosyası
help_desk_import_system = dosyası söylemiyorsa yeni yarışmanın eşlendirme sistemi
help_desk_import_edition = dosyası söylemiyorsa kuralların baskısı
help_desk_import_dry-run = ne olacağını göster, hiçbir şey yapma
help_desk_import_twins = kayıtlı görünen ya da iki kez yazılan satırlar ne olsun: update (güncelle) ya da add (ayrı kişi); yoksa alınmaz ve söylenir
help_desk_import_column = bir sütun nedir, başlığıyla ya da sırasıyla: name, rating, national-rating, title, sex, birth, federation, club, fide-id, national-id, team, board, group, other ve ötekiler; bu başlıkları taşıyan sonraki tablo için de hatırlanır
help_desk_note_text = not
help_desk_note_round = ilgili tur
help_desk_note_board = ilgili masa
help_desk_field_name = yarışmanın adı
help_desk_field_system = eşlendirme sistemi
help_desk_field_edition = kuralların baskısı (söylenmezse ilk güne göre)
help_desk_field_preset = hazır eşitlik bozma listesi
help_desk_field_points = puanlama, 3-1-0 gibi; dördüncü değer tur atlamanınki
help_desk_field_acceleration = baku ya da none
help_desk_field_start = ilk gün, 2026-11-17 gibi
help_desk_field_round-dates = sırayla her turun günü, 2026-11-21,2026-11-21,2026-11-22 gibi; bilinmeyen yerine çizgi
help_desk_field_end = son gün
help_desk_field_city = yer
help_desk_field_federation = federasyon
help_desk_field_chief-arbiter = başhakem
help_desk_field_time-control = düşünme süresi
help_desk_field_tie-break-edition = eşitlik bozma kurallarının baskısı
help_desk_field_board-colours = ilk yazılan takımın masa renkleri, WBWB gibi
help_desk_field_match-points = takım maçının puanları, 3-1-0 gibi (varsayılan: 2-1-0)
help_desk_field_team-bye = tur atlayan takımın maç puanı ve masa puanı, 1-1½ gibi; draw: berabere biten maç kadar (varsayılan)
help_desk_field_rounds = tur sayısı; tablolu sistemler kendi bilir
help_desk_field_deputies = başhakem yardımcıları, aralarında ;
help_desk_field_late-entries = geç gelenler 2. tura kadar nerede dursun: sırasında (rank) ya da listenin sonunda (end)
help_desk_field_teams = takımlar karşılaşır, tek tek oyuncular değil
help_desk_add_name = adı
help_desk_add_national = ulusal kuvvet derecesi (UKD)
help_desk_add_title = unvan, WFM gibi
help_desk_add_sex = m (erkek) ya da f (kadın)
help_desk_add_birth = doğum yılı ya da günü, 2001 ya da 2001-05-07
help_desk_add_federation = federasyon, TUR gibi
help_desk_add_club = kulüp
help_desk_add_national-id = federasyondaki lisans numarası, asla T.C. kimlik numarası değil
help_desk_add_team = takım
help_desk_add_group = grup
help_desk_add_rating-list = ratingin alındığı liste
help_desk_add_rating = rating
help_desk_add_fide-id = FIDE kimliği
help_desk_add_board = takımdaki masası
help_desk_change_clear = silinecek bilgiler, title,club gibi
help_desk_check-in_absent = gelmediler
help_desk_number_by = nasıl: rank (sıralamaya göre), lots (kurayla), varma (aynı federasyondan olanları son turlarda ayıran kurayla) ya da given (verildiği gibi); varsayılan: rank, kimlik verilirse given; başka her metin işlemi yapanın adıdır, --by iki kez yazılabilir
help_desk_number_seed = kurayı belirleyen metin, --by lots ya da varma ile; rank ile yalnızca sistemin sıralaması kurayla bitiyorsa (varsayılan: çekilir ve gösterilir)
help_desk_number_order = --by given ile: herkes, numarasıyla (id), sırayla
help_desk_draw_purpose = kura ne için
help_desk_bye_round = tur
help_desk_bye_kind = tur atlamanın değeri
help_desk_withdraw_reason = nedeni
help_desk_prohibit_rounds = yalnızca bu turlarda
help_desk_prohibit_club = bu kulüpten herkes
help_desk_prohibit_federation = bu federasyondan herkes
help_desk_prohibit_weak = başka tur bulunamazsa oynayabilirler
help_desk_pair_boards = bütün tur elle, önce beyaz: 1-5 7-2; tur atlayan 6-zero gibi yazılır
help_desk_result_list = 3.12 1-0 gibi: tur, masa ve önce Beyazın puanıyla sonuç, art arda birkaç tane; takımlar karşılaşıyorsa 2.3.1 1-0, 2. turda 3. maçın 1. masasıdır; - bu satırları standart girdiden okur
help_desk_result_was = gördüğünüz sonuç; artık başkaysa reddedilir
help_desk_game_name = oyun, semi-finals.match-1.game-2 gibi
help_desk_game_result = 1-0, ½-½ ya da 0-1; geri almak için boş
help_desk_game_match = maç ya da ek maçlar
help_desk_game_moves = hamle sayısı
help_desk_game_white = renk kurası salonda çekildiyse beyazla oynayan
help_desk_game_flag = iki bayrağın da düştüğü altın puan oyununda bayrağı sonra düşen taraf
help_desk_play-off_place = paylaşılan derece
help_desk_play-off_option = maddelerin bıraktığı bir seçim, games=4 gibi
help_desk_undo_steps = kaç adım (söylenmezse 1)
help_desk_undo_to = bu kayıttan sonraki duruma dön
help_desk_log_after = yalnızca bu kayıttan sonrası
help_desk_groups = kayıt listesindeki her gruptan bir yarışma oluştur
help_desk_groups_into = oyuncuları kuvvet dengesiyle bu kadar gruba dağıt (belirtilmezse oyuncuların kendi grupları)
help_desk_qualify = başka yarışmaların ilklerinden yeni bir yarışma oluştur
help_desk_qualify_events = geldikleri yarışmalar, hepsi tamamlanmış
help_desk_qualify_first = her yarışmadan kaç kişinin hak kazandığı
help_desk_qualify_without = katılmayacak olan, yerine sonraki gelir
help_desk_branch_new = yeni yarışma
help_desk_show_what = ne gösterilsin
help_desk_show_which = tur, ya da kartı istenen oyuncu
help_desk_export_output = yazılacak dosya; uzantısı biçimi belirler
help_desk_export_for-rating = yalnızca rating hesabında geçerli düzeltmelerle
help_desk_export_all = site: yayımlanmamış olanlarla birlikte, hakemlerin kendi kullanımı için
help_desk_export_one-language = site: yanında diğer diller olmadan, yalnız bu dilde
help_desk_export_table = yarışmanın tek bir tablosu, .csv ve .xlsx için: players, round-N, round-N-names, standings, crosstable, schedule, team-sheets, games, prizes, cards, ratings, journal
help_desk_print = yarışmanın bir belgesini PDF olarak yaz
help_desk_print_document = hangi belge
help_desk_print_round = tur (belirtilmezse sonuncusu)
help_desk_print_form = çapraz tablonun (players, rounds, matches, match-rounds) ya da boş kartların (empty) biçimi
help_desk_print_output = yazılacak dosya; - standart çıktı demektir (belirtilmezse EVENT-DOCUMENT.pdf, paket için .zip)
help_desk_prizes = ödül listesi ve kimin ne aldığı; bir şey söylenirse liste değişir
help_desk_prizes_category = adıyla bir ödül kategorisi; yenisi sona eklenir
help_desk_prizes_places = birinciden başlayarak ödülleri: 5000,3000,1000 ya da 1;5000;Kupa,2-4;1000
help_desk_prizes_sharing = eş puanlılar: tie-breaks (paylaşılmaz), equal (eşit), hort
help_desk_prizes_where = kategorinin bir koşulu, en az kişi sayısı, para birimi ya da kuru; boş değer geri alır; sex=f, title=WFM gibi değerler `add` nasıl okuyorsa öyle okunur
help_desk_prizes_remove = kategoriyi listeden çıkar
help_desk_prizes_each = bir sporcu kaç ödül alabilir: all (hepsi), best (en iyisi), first (listedeki sırayla), main-and-best (genel ve en iyisi)
help_desk_prizes_currency = listenin para birimi
help_desk_prizes_step = ödenen en küçük tutar
help_desk_prizes_withdrawn = turnuvadan çekilenler ödül alabilir mi
help_desk_prizes_exclude = ödül dışı olanlar, araya ; konarak
help_desk_prizes_board-order = masa derecesini ne belirler: puan (points), yüzde (percentage) ya da performans (performance)
help_desk_prizes_board-of = oyuncu hangi masada sayılır: en çok oynadığı masada (played) ya da takım listesindeki sırasında (listed)
help_desk_prizes_board-games = masa derecesi için gereken en az oyun sayısı
help_desk_prizes_file = yerine geçecek liste, dosyadaki biçimiyle (JSON)
help_desk_backup_output = yazılacak dosya
help_desk_restore_in-place = yedeği var olan etkinliğin yerine geçir; şu anki hâli önce yedeklenir
help_desk_restore_file = yedek
help_desk_migrate_target = yarışma klasörü ya da postgresql://… (belirtilmezse HAKEM_DATABASE, o da yoksa veri klasörü)
## hakem ratings-list

help_ratings-list_import = FIDE'nin ya da federasyonun yayımladığı dosyadan aranabilen bir liste yapar
help_ratings-list_search = oyuncuları adın kelimeleriyle, kelimelerin başıyla ya da numarayla bulur; ratingi yüksek olan önce gelir
help_ratings-list_show = aktarılmış listeler
help_ratings-list_check = bir yarışmanın oyuncularını listeyle karşılaştırır
help_ratings-list_import_list = listenin adı (varsayılan: içindekine göre fide, fide-standard, fide-rapid, fide-blitz ya da national)
help_ratings-list_search_list = yalnız bu listede ara (varsayılan: hepsinde)
help_ratings-list_show_list = yalnız bu listeyi göster (varsayılan: hepsi)
help_ratings-list_check_list = karşılaştırılacak liste (varsayılan: fide ya da istenen ratingin listesi; UKD için national)
help_ratings-list_database = HAKEM_DATA klasöründeki liste yerine bu dosya
help_ratings-list_file = liste: FIDE'nin .txt ya da .xml dosyası, federasyonun .csv ya da .xlsx dosyası ya da bunlardan birini içeren .zip
help_ratings-list_kind = tek rating içeren listede hangi rating olduğu (varsayılan: dosyanın adına göre, yoksa standard)
help_ratings-list_text = adın kelimeleri ya da kelimelerin başı, sırası önemli değil; ya da FIDE veya lisans numarası
help_ratings-list_limit = bir listeden en çok kaç kişi gösterileceği (varsayılan: 20)
help_ratings-list_rating = yarışmada geçerli rating (varsayılan: standard)
help_ratings-list_effective = hızlı ya da yıldırım ratingi olmayanın standart ratingi sayılır
help_desk_ratings_apply = uygulanabilen her şeyi uygula
help_desk_ratings = oyuncuları geçerli rating listesiyle karşılaştır
help_desk_field_seed = ilk oyuncunun renk kurasını belirleyen metin (verilmezse ilk turla çekilir ve saklanır)

## hakem serve

help_serve_host = dinlenecek adres; bu bilgisayardan başkası giriş ister
help_serve_port = dinlenecek kapı numarası (belirtilmezse 8000; bu bilgisayarda sıradaki boş kapı)
help_serve_data = etkinliklerin, listelerin ve hesapların klasörü (belirtilmezse kullanıcının veri klasörü ya da HAKEM_DATA)
help_serve_database = klasör yerine postgresql://… (ya da HAKEM_DATABASE); herkes giriş yapar
help_serve_no-browser = tarayıcıyı açma
help_serve_workers = kaç süreç çalışsın (birden çoğu için veritabanı gerekir)
help_serve_allow-host = vekil sunucunun ilettiği biçimde sunucunun adı, kapı numarası olağan değilse onunla birlikte (birkaç kez verilebilir)
help_serve_behind-proxy = önünde bu bilgisayardaki bir vekil sunucu var: herkes giriş yapar, kimin sorduğu konusunda ona güvenilir
help_desk_add-team = takım kaydet
help_desk_change-team = takımın bilgilerini, kadrosunu ya da sırasını değiştir
help_desk_remove-team = 1. tur eşlendirilmeden takımı sil
help_desk_number-teams = takımların tablodaki numaralarını ver
help_desk_line-up-rules = yarışmanın esame kuralları: sıra, yedekler, özellikli masalar
help_desk_line-up = bir turda takımda 1. masadan başlayarak kim oturuyor
help_desk_match = maçın sonuçlarını masa masa gir
help_desk_forfeit-match = oynanmayan, hükmen biten maç
help_desk_postpone = ertelenen maç
help_desk_penalty = takımın puanını sil ya da ek puan ver
help_desk_any_team = takım: numarası ya da başka takımda geçmeyen bir ad parçası
help_desk_team_name = takımın adı
help_desk_team_nickname = dar tablolar için kısa ad
help_desk_team_captain = kaptan
help_desk_team_coach = antrenör
help_desk_team_federation = federasyon, TUR gibi
help_desk_team_club = kulüp
help_desk_team_strength = rating ortalaması değilse takımın kuvveti
help_desk_team_number = tablodaki numarası; ötekiler yer açar
help_desk_team_members = takımın bütün oyuncuları masa sırasıyla, numara ya da adla, aralarında ;
help_desk_team_by-rating = kadroyu önce ELO, sonra UKD'ye göre sırala
help_desk_team_clear = silinecek alanlar, coach,club gibi
help_desk_remove-team_members = oyuncularıyla birlikte
help_desk_number-teams_order = --by given ile: bütün takımlar numarayla, sırayla
help_desk_line-up-rules_preset = hazır kurallar
help_desk_line-up-rules_order = liste sırasıyla ya da serbest
help_desk_line-up-rules_move = oyuncu listedeki sırasından en çok kaç sıra kayabilir
help_desk_line-up-rules_members = takımda en çok kaç oyuncu olabilir
help_desk_line-up-rules_least-sitting = maçın oynanması için en az kaç oyuncu oturmalı
help_desk_line-up-rules_gaps = boş masa ötekilerden önce olabilir mi
help_desk_line-up-rules_board = özellikli masa, 5=woman ya da 8=woman,u16 gibi; 5= kaldırır
help_desk_line-up-rules_least = bir türden en az kaç, 1=woman gibi; 0=woman kaldırır
help_desk_line-up-rules_most = bir türden en çok kaç, 2=not-TUR gibi
help_desk_line-up-rules_source = kuralların yazılı olduğu yer, Yönerge 12 gibi
help_desk_line-up_players = 1. masadan başlayarak numara ya da adla; boş masa -; hiç yazılmazsa liste geri alınır
help_desk_match_place = tur ve maç, 3.2 gibi
help_desk_match_results = 1. masada beyaz olan takıma göre masa masa 1, = ya da 0; hükmen + ve -, ikisi de yoksa --, . masayı atlar
help_desk_forfeit-match_winner = kazanan: first (1. masada beyaz), second, none; oynanırsa taken-back
help_desk_postpone_until = günü, 2026-12-05 gibi
help_desk_penalty_match-points = maç puanı
help_desk_penalty_game-points = masa puanı
help_desk_penalty_round = ait olduğu tur (söylenmezse hiçbiri)
help_desk_penalty_bonus = puanı silme, ekle

## hakem what-if

help_what-if_player = eşlendirme numarası ya da adın bir parçası; takım yarışmasında takımın numarası ya da adı
help_what-if_place = amaç: ilk N içinde olmak (varsayılan: 1, birinci olmak)
help_what-if_result = sonucu açık bir masa için varsayılan sonuç, 5.3=1-0 gibi (tur.masa); birden çok verilebilir
help_what-if_samples = sonraki turlar için kaç örnek oynanacağı (varsayılan: 200; 0: hiç)
help_what-if_seed = örnekleri belirleyen metin; aynı metin aynı örnekleri verir (varsayılan: hakem)

## hakem simulate

help_simulate_file = oyuncuları ve ratingleri alınacak yarışma
help_simulate_players = dosya yerine: bu kadar oyuncu, her oynayışta yeni ratinglerle
help_simulate_from = böyle oyuncuların en düşük ratingi (varsayılan: 1400)
help_simulate_to = böyle oyuncuların en yüksek ratingi (varsayılan: 2400)
help_simulate_systems = sistemler, aralarında virgül (varsayılan: yarışmanınki, yoksa dutch)
help_simulate_rounds = tur sayıları, aralarında virgül (varsayılan: yarışmanınki, yoksa 7)
help_simulate_acceleration = none, baku ya da virgülle ikisi (varsayılan: none)
help_simulate_tiebreaks = eşitlik bozma listeleri, aralarında noktalı virgül (varsayılan: yarışmanınki, yoksa olağan liste)
help_simulate_runs = her yolun kaç kez oynanacağı (varsayılan: 1000)
help_simulate_seed = her şeyi belirleyen metin; aynı metin aynı sayıları verir (varsayılan: çekilir ve gösterilir)
help_simulate_jobs = kaç süreç oynasın (varsayılan: işlemci başına bir); sayılar buna bağlı değildir
help_simulate_cluster = bir Dask kümesinin işçilerinde oynat, örneğin tcp://SUNUCU:8786; sayılar aynıdır

## hakem learn

help_learning_file = üzerine soru sorulacak yarışma; verilmezse metinden bir yarışma yapılır
help_learning_seed = soruları seçen metin; aynı metin aynı soruları verir (varsayılan: çekilir ve gösterilir)
help_learning_system = yapılan yarışmanın sistemi (varsayılan: dutch)
help_learning_count = kaç soru (varsayılan: 8)
help_learning_round = bunun yerine N. turu adım adım geç: sırada ne var?
help_learning_cards = soruları PDF yaz, yanıtlar ayrı sayfalarda; hiçbir şey sorma
help_learning_format = text sorar; json bütün soruları yanıtlarıyla verir
