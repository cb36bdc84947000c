### Bütün etkinliklerin sayfası ve dosyadan etkinlik alma.

web-home_title = Etkinlikler
web-home_here = Bu bilgisayarda { $count } etkinlik · internet gerekmez
web-home_there = { $count } etkinlik
web-home_new = Yeni etkinlik
web-home_see = Sıralama
web-home_find = Etkinlik ara
web-home_more = { $count } etkinlik daha
web-home_nothing = Burada henüz yayımlanmış bir şey yok.
web-home_waiting = { $count } etkinlik daha okunuyor …
web-home_damaged = Klasörde okunamayan { $count } dosya var. Öteki etkinliklerin hepsi çalışıyor.
web-home_unreadable = günlüğünden bir etkinlik çıkmıyor ({ $reason })
web-home_players = { $count } oyuncu
web-home_teams = { $count } takım
web-home_rounds-done = { $done }/{ $rounds } tur oynandı
web-home_stages-done = { $done } tur oynandı
web-home_first_file = Etkinliğiniz bir dosyada mı?
web-home_begins = başlangıç { $day }
web-home_state_paired = { $round }. tur eşlendirildi
web-home_state_published = { $round }. tur oynanıyor
web-home_state_closed = { $round }. tur kapandı
web-home_state_finished = tamamlandı
web-home_group_running = Sürüyor
web-home_group_prepared = Hazırlanıyor
web-home_group_finished = Tamamlandı

## İlk ziyaret

web-home_first_1 = Hakem bir satranç yarışmasını kayıttan sonuç sıralamasına kadar yürütür: eşlendirir, her eşlendirmeyi maddesiyle açıklar, sonuçları alır, oyuncuları sıralar.
web-home_first_2 = Her etkinlik bu bilgisayarda bir dosyadır; internet gerekmez, hiçbir şey yitmez, her şey geri alınabilir.
web-home_first_3 = Kendi etkinliğinizi kurarak başlayın ya da aşağıdaki bir örneğin kopyasını açıp her şeyi deneyin.

## Örnekler

web-home_demos = Örnekler
web-home_demos-more = Kaynak belgelerdeki yarışmalar; kendi kopyanızı dilediğinizce değiştirin
web-home_copy = Kopyasını aç
web-home_demo_dutch-17 = Dutch, 17 oyuncu
web-home_demo_dubov-21 = Dubov, 21 oyuncu
web-home_demo_lim-15 = Lim, 15 oyuncu
web-home_demo_round-robin-6 = Tam devre, 6 oyuncu
web-home_demo_double-round-robin-6 = Çift devre, 6 oyuncu
web-home_demo_knockout-11 = Eleme, 11 oyuncudan 4
web-home_demo_scheveningen-4 = Scheveningen, dörder oyunculu iki takım
web-home_demo_skalitzka-8 = Skalitzka, sekizer oyunculu üç takım
web-home_demo_team-league = Dört takımlı lig
web-home_demo-more_dutch-17 = El kitabının üç turu oynandı, dördüncüsü bekliyor: kayan oyuncular ve renkler adım adım
web-home_demo-more_dubov-21 = Rakiplerin rating ortalamasıyla eşlendirme; iki tur oynandı
web-home_demo-more_lim-15 = İki uçtan ortadaki puan grubuna; 2. tur elle eşlendirildi
web-home_demo-more_round-robin-6 = Tamamlandı: çapraz tablonun iki biçimi
web-home_demo-more_double-round-robin-6 = Herkes herkesle iki kez; ikinci devre başladı
web-home_demo-more_knockout-11 = Ön eleme, uzatma ve sırası gelmiş bir Altın Puan
web-home_demo-more_scheveningen-4 = Herkes karşı takımın herkesiyle; 3. tur oynanıyor
web-home_demo-more_skalitzka-8 = Üç takım, iki tur, kimse beklemez
web-home_demo-more_team-league = Dört masalı maçlar, maç puanı ve oyun puanı

## Dosyadan bir etkinlik

web-home_import = Etkinlik içe aktar
web-home_import_about = Bütün bir etkinliğin dosyası burada yeni bir etkinlik olur. Dosya sonuna kadar okunmadan hiçbir şey yazılmaz.
web-home_import_file = Dosya
web-home_import_system = Sistem
web-home_import_system-of-file = dosyada yazan
web-home_import_system-hint = Yalnızca dosyada yazan sistem burada bilinmiyorsa seçin.
web-home_import_most = en çok { $most } MB
web-home_import_do = Dosyayı oku
web-home_import_open = Etkinliği aç
web-home_import_not = { $file } içe aktarılmadı
web-home_import_nothing-written = Hiçbir şey yazılmadı.
web-home_import_adjusted = { $file } içe aktarıldı; yazıldığından başka türlü okunanlar:
web-home_import_empty = Dosya boş.
web-home_import_large = Dosya { $most } MB sınırından büyük.
web-home_import_many = Dosyada bir etkinlikte olabilecekten çok oyuncu var (en çok { $most }).
web-home_import_players = Bu bir oyuncu ya da oyun tablosu, bütün bir etkinlik değil. Önce etkinliği kurun, sonra tabloyu onun "Oyuncular" sayfasında alın.
web-home_import_unreadable = Bu, Hakem programının okuyabileceği bir etkinlik değil:
web-home_import_journal = Bu dosyadaki günlükten bir etkinlik çıkmıyor.
web-home_import_kept = Dosya etkinliğin yedekleri arasına kondu; oradan etkinliğin yerine geçirilebilir.
web-home_import_open-here = Buradaki etkinliği aç
web-home_import_open-backups = Etkinliğin yedeklerine
web-home_import_as-copy = Buradakinin yanına kopya olarak al (dosyayı yeniden seçin)
web-home_import_trf = herhangi bir eşlendirme programının FIDE raporu (TRF06, TRF16, TRF26); her tur yeniden eşlendirilip karşılaştırılır
web-home_import_json = Hakem dosyası
web-home_import_hakem = bir etkinliğin bütün günlüğüyle yedeği
web-home_import_tables = Oyuncu listeleri (Excel, CSV, Swiss-Manager) bir etkinliğin "Oyuncular" sayfasında alınır.
