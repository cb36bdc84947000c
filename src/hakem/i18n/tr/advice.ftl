### El kitabının yarışma öncesi önerileri. Kodlar ve sistem adları çevrilmez.

## Yarışma hakkında bilinenler

advice_fact_players = { $count } oyuncu
advice_fact_teams = { $count } takım
advice_fact_boards = maç başına { $count } masa
advice_fact_rounds = { $count } tur
advice_fact_days = { $count } gün
advice_fact_a-day = günde { $count } tur
advice_fact_a-day-taken = günde { $count } tur varsayıldı (--rounds-per-day)
advice_fact_no-time = { $rounds } tur sığmıyor, zaman { $possible } tura yetiyor
advice_fact_ratings_close = ratingler birbirine yakın
advice_fact_ratings_apart = ratingler birbirinden uzak
advice_fact_ratings_few = oyuncuların çoğu ratingsiz
advice_fact_title = unvan ya da katılma hakkı söz konusu
advice_fact_top = üst düzey yarışma

## Konular

advice_topic_system = Sistem
advice_topic_rounds = Tur sayısı
advice_topic_tie-breaks = Eşitlik bozma
advice_topic_play-offs = Derece ve ödüllerde eşitlik

## Ne yapmalı

advice_round-robin = Döner turnuva yapın (--system berger): { $sides } katılımcı, herkesin herkesle oynaması için yeterince az.
advice_one-class = Döner turnuva yapın (--system berger): oyuncular aynı sınıftan.
advice_complete = Döner turnuvaya da zaman var: herkes herkesle { $rounds } turda karşılaşır.
advice_twice = Herkesin herkesle bir kez beyaz, bir kez siyah oynamasına bile zaman var: çift devreli döner, { $rounds } tur.
advice_scheveningen = Scheveningen sistemini uygulayın (--system scheveningen): her oyuncu rakip takımın bütün oyuncularıyla oynar.
advice_skalitzka = Skalitzka yöntemini uygulayın (--system skalitzka): üç takım, iki tur.
advice_no-time-for-all = Herkesin herkesle oynamasına zaman yok: döner turnuva { $rounds } tur ister, { $limit } tur oynanabiliyor.
advice_swiss = Ratinge dayanan İsviçre sistemini uygulayın (--system dutch; lim ve dubov da olur).
advice_swiss-of-teams = Takımlar için İsviçre sistemini uygulayın.
advice_burstein = Burstein sistemi (--system burstein) de düşünülebilir: oyuncuların çoğu ratingsiz, bu sistem ratinge az bakar.
advice_groups = Ya da güçleri dengeli, en çok { $size } kişilik { $groups } döner grup ve { $finalists } kişilik bir final yapın: toplam { $rounds } tur (hakem groups, hakem qualify).
advice_preliminaries = Ya da birkaç tur ön eleme oynatın, kalanlarla başka bir sistemde sürdürün.
advice_round-robin-rounds = Tabloda { $rounds } tur var.
advice_scheveningen-rounds = Tur sayısı takımların oyuncu sayısı kadardır: { $rounds }.
advice_scheveningen-too-long = Takımların oyuncu sayısı kadar, yani { $rounds } tur gerekir; zaman ise { $limit } tura yetiyor.
advice_enough-rounds = En az { $least } tur oynatın.
advice_rounds-suffice = { $rounds } tur yeter: en az { $least } tur gerekir.
advice_too-few-rounds = { $limit } tur az: { $sides } katılımcı için en az { $least } tur gerekir.
advice_announce-rounds = Tur sayısını yarışmadan önce açıklayın.
advice_list = { $for }: sırayla { $codes } (--preset { $preset })
advice_no-median = { $rounds } turda medyan Buchholz (BH/M1) kullanmayın.
advice_cuts = { $rounds } turda Buchholz alttan { $cuts } ile eksiltilebilir; medyan kullanılacaksa { $medians }. Bu sırayla, hiçbiri atlanmadan.
advice_cuts-by-rounds = Alttan ve medyan Buchholz tur sayısına bağlıdır: 6 tura kadar hiç, 7 turda bir (BH/C1 ya da BH/M1), 9 turda ikincisi, 11 turda üçüncüsü; birincisi olmadan ikincisi olmaz.
advice_open-events = Herkese açık ya da hızlandırılmış eşlendirmeli bir yarışmada Buchholz Buchholzu (BB) düşünülebilir.
advice_wins = Üst düzey yarışmada galibiyet sayısını (WIN) kullanmayın.
advice_colours = Siyahla oynanan oyunları (BPG, BWG) saymayın.
advice_regulations = Eşitlik bozma yöntemlerini sırasıyla yarışma yönergesine yazın.
advice_permission = Önerilenlerin dışında bir yöntem için ilgili kurullardan izin alın.
advice_play-offs = Unvan ya da başka bir yarışmaya katılma hakkı için eşit kalanlara ek maç oynatın.
advice_play-off-announced = Ek maçların eşlendirme sistemini ve temposunu önceden duyurun.
advice_play-off-time = Son biten maçla ek maçlar arasında en az yarım saat bırakın.
advice_play-off-day = Ek maçları, üç turdan çok sürecek olsa da bir günde bitecek biçimde programlayın.
advice_prizes = Paylaşılabilen ödülleri eşit puanlılara eşit dağıtın; yönerge eşitlik bozmayla verilmesini öngörüyorsa ona uyun.

## Neden

advice_why_round-robin = Döner sistem az oyunculu turnuvalar için idealdir; okulda, kulüpte küçük gruplar böyle oynar.
advice_why_one-class = Büyük çoğunluk aynı güçteyse (örneğin unvanlıysa) en iyi yarışma biçimi budur.
advice_why_complete = İsviçre sistemi dönerin tamlığına erişemez; başka yol bırakmayan sayılar içindir.
advice_why_twice = İkinci yarıda birinci yarının eşlendirmesi renkler değiştirilerek kullanılır.
advice_why_scheveningen = Sistem, eşit sayıda oyuncusu olan iki takım içindir.
advice_why_skalitzka = Üç takımlı dönerde üç turun her birinde bir takım rakipsiz kalır; burada kimse beklemez.
advice_why_no-time-for-all = İsviçre sistemi, kısa sürede bitmesi gereken yarışmalar içindir.
advice_why_swiss = Çok oyuncuyla kısa sürede tamamlanır; ratingler farklıysa bundan uygun bir sistem düşünülemez.
advice_why_swiss-of-teams = Az zamanda çok katılımcı oynar.
advice_why_burstein = Rating yalnızca ilk iki turda önemlidir; sonra turnuvanın kendi sonuçlarına bakılır.
advice_why_groups = Tek bir döner için oyuncu çoksa birkaç grup kurulabilir; sonunda final varsa gruplar dengeli olmalıdır.
advice_why_preliminaries = Kısa zamanda çok fazla sporcuyla yapılan yarışmalarda böyle yapılır; birinciyle sonuncu oynar, kuvvetli sürprizlerden korunur.
advice_why_round-robin-rounds = Herkes herkesle bir kez karşılaşır; sayı tekse her turda bir oyuncu tur atlar.
advice_why_scheveningen-rounds = Her oyuncu rakip takımın bütün oyuncularıyla oynar.
advice_why_scheveningen-too-long = Her oyuncu rakip takımın bütün oyuncularıyla oynar.
advice_why_enough-rounds = İsviçre sisteminin amacı, olabildiğince az turda tek bir birinci çıkarmaktır; her tur, puan kaybetmemiş olanları yarıya indirir.
advice_why_rounds-suffice = İsviçre sisteminin amacı, olabildiğince az turda tek bir birinci çıkarmaktır; her tur, puan kaybetmemiş olanları yarıya indirir.
advice_why_too-few-rounds = Bu kadar tur en çok { $most } katılımcıdan tek bir birinci çıkarabilir; her tur, puan kaybetmemiş olanları yarıya indirir.
advice_why_announce-rounds = Adil bir İsviçre turnuvasının ilk koşulu budur.
advice_why_list = Bu tür yarışmalar için bu sırayla önerilir.
advice_why_no-median = Medyandan sonra 5 değer kalmalıdır; 5-6 turda doğru sonuç vermez.
advice_why_cuts = 5 değer kalmalıdır; örneğin 9 turda yalnız BH/C1 doğru olmaz.
advice_why_cuts-by-rounds = 5 değer kalmalıdır ve yöntemler adım adım uygulanır.
advice_why_open-events = Daha çok oyuncunun değeri hesaba girer; zayıf sonuçların aradan çıkıp öne geçmesini engeller.
advice_why_wins = Orada genellikle doğru bir ölçü değildir.
advice_why_colours = Renkleri baştan tablolar vermiştir; adil bir ölçü olmaz.
advice_why_regulations = Yöntemler katılacak oyunculara ve sisteme uygun seçilir, yazıldıkları sırayla kullanılır.
advice_why_permission = Listeler yarışma türlerine göre öneridir; başkası izne bağlıdır.
advice_why_play-offs = Bu eşitlikler hesapla da bozulabilir, ama oynayarak bozmak daha doğrudur.
advice_why_play-off-announced = Eşit kalan oyuncular kendilerini neyin beklediğini önceden bilmelidir.
advice_why_play-off-time = Ek maçlardan önce ara verilmelidir.
advice_why_play-off-day = Program böyle düzenlenir.
advice_why_prizes = Çoğunlukla böyle yapılır; bazen eşitlik bozmayla verilir.

## Olmayanlar

advice_too-few = Kaç oyuncu ya da takım olduğunu yazın, en az { $least } (--players, --teams), ya da bir dosya verin.
