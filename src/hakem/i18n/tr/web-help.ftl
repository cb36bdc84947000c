### Programın içindeki yardım, hakemler için.

web-help_about = Her biri tek bir konuyu anlatan kısa sayfalar. Programın parçasıdır, internet gerekmez.
web-help_find = Ne arıyorsunuz?
web-help_nothing = "{ $text }" hiçbir sayfada yok. Başka bir sözcük deneyin.
web-help_near = Bunlara da bakın
web-help_keys = Tuşlar ve yaptıkları
web-help_key = Tuş
web-help_does = Ne yapar
web-help_key_left = satırda okunduğu gibi 1–0: soldaki kazandı
web-help_key_draw = ½–½, beraberlik
web-help_key_right = satırda okunduğu gibi 0–1: sağdaki kazandı
web-help_key_forfeit-left = + : –, sağdaki gelmedi
web-help_key_forfeit-right = – : +, soldaki gelmedi
web-help_key_on = bir masa ilerler, hiçbir şey yazmaz; seçili masa yoksa sonucu olmayan ilkini seçer; düğmenin üzerindeyse düğmeye basar
web-help_key_beside = bir masa yukarı ya da aşağı; PageUp ve PageDown 15 masa
web-help_key_ends = ilk ve son masa
web-help_key_find = masayı numarayla ya da adla arar; bir harf de aynı işi görür, Enter oraya gider, Esc geri döner
web-help_key_back = bu sayfada son yazılanı geri alır (Ctrl+Z de) ya da ikinci basışı bekleyen farktan vazgeçer
web-help_key_leave = bekleyen farktan vazgeçer, yoksa sonuç girişinden çıkar; açık olanı kapatır
web-help_key_results = sonuçlar: sonucu olmayan ilk masayı seçer
web-help_key_clear = masanın sonucunu siler; imleç orada kalır
web-help_key_forfeit-both = – : –, ikisi de gelmedi
web-help_key_adjourned = ertelendi: sonucu belli olana kadar berabere sayılır
web-help_key_next = sonraki alana ya da düğmeye geçer
web-help_key_standings = sıralama
web-help_key_pair = sonraki turu eşlendirme
web-help_key_pairings = turun eşlendirmesi

## İlk adımlar

web-help_start_title = İlk adımlar
web-help_start_lead = Yeni etkinlikten sonuç sıralamasına altı adım.
web-help_start_step_1 = İlk sayfada "Yeni etkinlik" düğmesine basın. Ad verin, sistemi seçin, kaç oyuncu beklediğinizi yazın. Sağda duyurunuzu okursunuz.
web-help_start_step_2 = "Oyuncular" sayfasında oyuncuları ekleyin: yazın ya da bir tabloyu yapıştırın. Gelenleri yoklamada işaretleyin.
web-help_start_step_3 = "Eşlendir" düğmesine basın. Sayfa önce kimlerin eksik olduğunu ve kimin tur atlayacağını söyler, sonra eşlendirir.
web-help_start_step_4 = Tura bakın ve yayımlayın. Oyuncular bundan sonra görebilir.
web-help_start_step_5 = Sonuçları girin. Hepsi tamamsa turu kapatın; sonraki tur ancak o zaman eşlendirilir.
web-help_start_step_6 = Son turdan sonra sıralamayı kesinleştirin.
web-help_start_text_1 = Her sayfada tek bir dolu düğme vardır: etkinliğin sıradaki işi. Onu izleyen hiçbir şeyi unutmaz. İlk sayfadaki örneklerin kopyasını açıp her şeyi deneyebilirsiniz.

## Oyuncular

web-help_players_title = Oyuncular
web-help_players_lead = Kayıt, içe aktarma, yoklama, geç kayıt, tur atlama ve çekilme.
web-help_players_text_1 = İmleç yeni oyuncu kutusunda bekler. Birkaç harf yazın; kuvvet listesi alınmışsa kim olduğunu gösterir. Enter oyuncuyu ekler, kutu sonraki için boşalır. Aramada ı ile i, ş ile s birdir.
web-help_players_text_2 = Excel ya da Swiss-Manager tablosu yapıştırılabilir ya da dosya olarak seçilebilir. Yazılmadan önce neyin yeni olduğunu, neyin değişeceğini ve hangi satırda sorun olduğunu görürsünüz.
web-help_players_text_3 = Yoklamada satıra dokunun: oyuncu burada. Gelmeyenler turun dışında bırakılabilir.
web-help_players_text_4 = 1. tur eşlendirildikten sonra kaydolan sonraki turdan başlar. FIDE kurallarında listedeki yerini ratingi belirler; birçok yönergede geç kayıtlar 1. turda listenin sonuna yazılır. Hangisinin geçerli olduğu etkinliğin ayarlarındadır.
web-help_players_text_5 = Bir tura gelemeyeceğini bildiren yarım puanla ya da puansız tur atlar. Turnuvadan ayrılan çekilir ve geri dönebilir.
web-help_players_text_6 = Aynı kulüpten ya da aileden oyuncular birkaç tur ya da hep, kesin ya da olabildiğince ayrı tutulabilir.

## Turlar ve sonuçlar

web-help_results_title = Turlar ve sonuçlar
web-help_results_lead = Tuşlar Swiss-Manager tuşlarıdır: bir rakam sonucu yazar ve ilerler.
web-help_results_text_1 = Sonuç girilebilen turda imleç baştan vardır: sonucu olmayan ilk masada (ertelenmiş ve tartışmalı masalar sonuçsuz sayılır). Rakam oraya yazar, imleç sıradaki masaya geçer. "Sonuç gir" ve F7 her yerden oraya götürür.
web-help_results_text_2 = Sonucu olan masada aynı rakam onaylar ve ilerler: sonuç kâğıdı baştan sona yazılabilir. Başka rakam yalnızca farkı gösterir, yeniden basılırsa yazar. İlerlemek, Esc ya da Backspace (silme tuşu) olanı olduğu gibi bırakır.
web-help_results_text_3 = Tuş çubuğunda "sıradaki açık" seçiliyse imleç sonucu olmayan sıradaki masaya gider; telefonların yanında elle girenler içindir. Son masadan sonra imleç listeden çıkar ve nelerin açık kaldığını söyler; Enter, ok ya da tıklama bir masa seçene dek rakamlar kabul edilmez.
web-help_results_text_4 = Rakam hiçbir zaman bir masaya götürmez; bunu / tuşu ve arama kutusu yapar. Num Lock kapalı olduğu için sayı tuşları ok gönderirse hiçbir şey yazılmaz ve sayfa bunu söyler.
web-help_results_text_5 = Masaların üstünde bakılması gerekenler durur: boş masalar, iki kişinin farklı bildirdiği sonuçlar, iki kez gelmeyen oyuncular. Liste boşsa tur tamamdır.
web-help_results_text_6 = İkinci okuma bütün sonuçları bir kez daha girdirir ve fark olan yerde durur. İki dakika sürer, kimsenin görmediğini bulur.
web-help_results_text_7 = Önceki bir turun sonucu da düzeltilebilir. Tur kapalıysa önce sorar. Sayfa buna nelerin bağlı olduğunu söyler; FIDE kurallarında iki turdan eski sonuçlar yalnızca rating için sayılır.

## Salonda telefonlar

web-help_phones_title = Salonda telefonlar
web-help_phones_lead = Yardımcılar sonuçları masaların başında kendi telefonlarıyla girer. Uygulama ve internet gerekmez.
web-help_phones_step_1 = Programı yalnız kendi bilgisayarınız için değil salon için başlatın. Komutu "Yayın" sayfası gösterir. O zaman herkes giriş yapar.
web-help_phones_step_2 = Bilgisayar ve telefonlar aynı kablosuz ağda (WiFi) olmalıdır. İnterneti olmayan bir yönlendirici yeter.
web-help_phones_step_3 = "Yayın" sayfasında bir kod oluşturun: hangi tur, hangi masalar, ne kadar süre.
web-help_phones_step_4 = Yardımcı QR kodunu okutur ya da adresi ve sekiz rakamı yazar, telefona bir ad verir.
web-help_phones_step_5 = Turun masaları büyük düğmelerle açılır. Sonuç bilgisayara ulaşınca "gönderildi" yazar.
web-help_phones_text_1 = Ağ kesilirse yardımcı girmeyi sürdürür; sonuçlar telefonda bekler ve kendiliğinden gönderilir. Bu sırada sayfa kapatılmaz, yenilenmez.
web-help_phones_text_2 = İki telefon bir masa için farklı sonuç bildirirse hiçbir şeyin üstüne yazılmaz: masa tartışmalı olur, ikisinin adı görünür, hakem karar verir.
web-help_phones_text_3 = Telefon ulaşamıyor mu? Bilgisayarın birkaç adresi olabilir: sayfadaki adreslerin her birini deneyin. 192.168, 10 ya da 172 ile başlayan adresler salonun ağındadır.
web-help_phones_text_4 = Birçok misafir ağı cihazları birbirinden ayırır ("AP isolation", "istemci yalıtımı"). O zaman hiçbir telefon bilgisayara ulaşamaz: başka bir ağ ya da kendi yönlendiricinizi kullanın ya da yalıtımı kapatın.
web-help_phones_text_5 = Windows güvenlik duvarı program başlarken sorar: özel ağlar için izin verin. Sona erdirilen kod bir sonraki dokunuşta ölüdür.

## Elle eşlendirme

web-help_hand_title = Elle eşlendirme
web-help_hand_lead = Hakem kurallardan başka türlü eşlendirebilir; program bunun ne demek olduğunu söyler.
web-help_hand_text_1 = "Eşlendir" sayfasında elle eşlendirmeyi seçin. Bir oyuncu seçin: rakibi olamayacakların üstü maddesiyle çizilidir. Rakibi seçin ya da birini ötekinin üstüne sürükleyin.
web-help_hand_text_2 = Yasak olan (aynı iki oyuncunun yeniden karşılaşması, üçüncü kez aynı renk, ikinci kez tur atlama) kabul edilmez ya da onay ister. Yalnızca kuralların turundan kötü olan sarı görünür.
web-help_hand_text_3 = "Kalanını eşlendir" sizin yaptığınız masaların çevresinde kalan herkesi kurallara göre eşlendirir.
web-help_hand_text_4 = Sonunda turunuz kuralların turuyla yan yana durur. Bir gerekçe yazarsınız; günlükte ve raporda kalır, etkinlik FIDE kipinden çıkar.

## Geri alma ve günlük

web-help_undo_title = Geri alma ve günlük
web-help_undo_lead = Yapılan her şey geri alınabilir. Hiçbir şey yitmez.
web-help_undo_text_1 = Her değişiklikten sonra ne yapıldığı yazar ve "Geri al" çıkar. Üstteki oklar adım adım geri alır ve yineler.
web-help_undo_text_2 = "Günlük" sayfasında her kayıt saati ve kişisiyle durur. Oradan istediğiniz kayda dönebilir ya da etkinliğin o andaki haline bakabilirsiniz.
web-help_undo_text_3 = Geri alma da bir kayıttır: geri alınan günlükte kalır ve yinelenebilir.
web-help_undo_text_4 = Etkinliğin kopyası ("Etkinlik" sayfası, "Dosyalar ve kopyalar") denemek içindir: şimdiye kadarki her şeyle başlar, asıl etkinliğe hiç dokunmaz.
web-help_undo_text_5 = Kayıtlar birbirine zincirlidir. Biri olduğu gibi değilse günlük bunu söyler. Her tur kapandığında "backups" klasörüne bir yedek gider.

## FIDE kipi

web-help_fide_title = FIDE kipi
web-help_fide_lead = Üstteki işaret etkinliğin hâlâ FIDE kurallarına göre yürüyüp yürümediğini söyler.
web-help_fide_text_1 = FIDE kipi açılıp kapatılmaz. Etkinliğin kurallarından ve yapılanlardan çıkar. İşarete basınca kurallardan ayrılan her şeyin listesi açılır.
web-help_fide_text_2 = FIDE kipinden çıkaran her şey önce onay ister: elle eşlendirme, 1. turdan sonra başka bir tur sayısı, başka eşitlik bozma, listenin sonuna yazılan geç kayıtlar. Her biri raporda bir satır bırakır.
web-help_fide_text_3 = 2009 el kitabına göre yapılan etkinlik hiçbir zaman FIDE kipinde değildir; bu bir hata değildir. Eleme için FIDE metni yoktur.
web-help_fide_text_4 = FIDE kipinden çıkan etkinlik sonuna kadar oynanabilir. Çıkaran işlem geri alınınca kip de geri gelir.

## Dosyalar

web-help_files_title = Dosyalar ve Swiss-Manager
web-help_files_lead = Ne girer, ne çıkar, yolda ne yiter.
web-help_files_text_1 = Her etkinlik, programın klasöründe tek bir AD.hakem dosyasıdır. Postayla gönderilip başka bilgisayarda açılabilir: ilk sayfada "Etkinlik içe aktar".
web-help_files_text_2 = "Etkinlik içe aktar" başka programların FIDE raporunu (TRF) da okur. Her tur yeniden eşlendirilir; farklı çıkan turlar söylenir.
web-help_files_text_3 = FIDE ve federasyon için "Etkinlik" sayfasında TRF alın. Sonuçlar, puanlar, eşitlik bozma ve bildirilmesi gereken her şey için bir satır içindedir.
web-help_files_text_4 = Swiss-Manager oyuncularını metin ya da Excel olarak "Oyuncular" sayfasında alın. FIDE raporu ise başlı başına bir etkinlik olur.
web-help_files_text_5 = Swiss-Manager bir TRF dosyasından hep yeni bir etkinlik yapar ve tur sayısını dosyadaki turlardan alır.
web-help_files_text_6 = T.C. kimlik numaraları günlüğe, raporlara ve sayfalara hiç girmez.

## Eleme

web-help_knockout_title = Eleme ve ek maçlar
web-help_knockout_lead = Maçlar, uzatma, Altın Puan ve sırada ne olduğu.
web-help_knockout_text_1 = Eleme, söylediğiniz kadar oyuncu seçer: 11 oyuncudan 4. Ön eleme sayıyı ikiye bölünebilecek bir sayıya indirir; sıralamada önde olanlar bu aşamayı oynamadan geçer.
web-help_knockout_text_2 = Bir maç çift sayıda, çoğunlukla iki oyundur. Eşitse uzatma oynanır; o da eşitse Altın Puan belirler: beyaz kazanmak zorundadır, siyaha beraberlik yeter.
web-help_knockout_text_3 = Tur sayfasından eleme tablosuna geçilir. Maç orada oyunlarıyla açılır; sırada hangisi var, ne zaman başlayabilir, hangi süreyle oynanır, yazar.
web-help_knockout_text_4 = Uzatma, son oyundan en az yarım saat sonra başlar.
web-help_knockout_text_5 = Başka bir etkinlikte paylaşılan bir yer için de ek maç yapılabilir: oyunları aynı biçimde girilir, sonucu yeri belirler.

## Klavye

web-help_keyboard_title = Klavye
web-help_keyboard_lead = Her şey faresiz yapılabilir.
web-help_keyboard_text_1 = Tab alandan alana geçer, oklar kartlar ve yuvarlaklar arasında seçer, Enter gönderir. Sayfadaki ilk Tab menüyü atlatır.
web-help_keyboard_text_2 = İşlev tuşları etkinliğin bütün sayfalarında, rakamlar sonuç sayfalarında çalışır.

## Ekranlar

web-help_screens_title = Projeksiyonlar ve oyuncuların gördükleri
web-help_screens_lead = Projeksiyon eşlendirmeyi, sonuçları, sıralamayı ya da saati gösterir; hakem masasından yönetirsiniz. Oyuncular telefonlarından izler.
web-help_screens_step_1 = "Yayın" sayfasında "Salon ekranları"nı açıp bir ekran kurun. Adı, adresinin sonu olur.
web-help_screens_step_2 = Adresi projeksiyonun ya da televizyonun tarayıcısında açıp bir kez tıklayın: ekranı kaplar. Oturum istemez.
web-help_screens_step_3 = Cihazı bırakın. Önizlemenin altındaki düğmeler ne göstereceğini bir iki saniyede değiştirir.
web-help_screens_step_4 = Gerisi "Değiştir" altındadır: sırayla birkaç liste, yazı büyüklüğü, açık ya da koyu, ne kadar hızlı, kendi iletiniz ve hangi masalardan sonuç isteneceği.
web-help_screens_text_1 = Ekran yalnızca yayımlananı gösterir, o cihazda oturum açmış olsanız da. Bir turu yayından kaldırırsanız ekran henüz tur olmadığını söyler.
web-help_screens_text_2 = Uzun listeler sığan sayfalara bölünür: harflere, masalara, derecelere göre. İki projeksiyon varsa her birine listenin bir bölümünü verin; herkes yarı süre bekler.
web-help_screens_text_3 = Saat hakem masasının saatidir, cihazın saati ne kadar yanlış olursa olsun. Aynı adlı ekranlar sayfaları birlikte çevirir.
web-help_screens_text_4 = "Açık masalardan sonuç iste", sonucu olmayan masaları adlarıyla gösterir. Sonucu gelen masa hemen listeden çıkar.
web-help_screens_text_5 = Oyuncular yarışmayı "Yayın" sayfasındaki adresten, QR koduyla ya da yazarak açar. Duvar için hazırlanan sayfada kablosuz ağın QR kodu da olabilir. Tur sayfasında adlarını yazıp masalarını görürler.

## Takımlar

web-help_teams_title = Takım yarışmaları
web-help_teams_lead = Takım listesinden masa ödüllerine.
web-help_teams_step_1 = Yeni etkinlikte "Takım" seçin: takım İsviçre, lig, Scheveningen, Skalitzka ya da eleme; takımların kaç masada karşılaşacağını yazın.
web-help_teams_step_2 = "Oyuncular" sayfasında "Takımlar"ı seçin. Takımları kaptanlarıyla, sonra oyuncularını girin: kutudan ya da takım ve masa sütunu olan bir tabloyla. Oklar oyuncuyu listede yukarı ve aşağı taşır.
web-help_teams_step_3 = Esame kurallarını orada seçin: liste sırasıyla mı, özellikli masalar, kimden kaç kişi. Oyuncuların yanında oturabilecekleri özellikli masalar yazar.
web-help_teams_step_4 = Kaptanlar için esame formlarını yazdırın. Geri verdikleri, turun "Esame listeleri" sayfasında yazılır: listedeki sıralar masa masa, 1 2 4 5 gibi. Yanlış olan, siz yazarken gerekçesiyle söylenir.
web-help_teams_step_5 = Eşlendirin. Esame vermeyen takım listesindeki sırayla oturur. Sonuçlar her zamanki tuşlarla girilir: imleç masadan masaya, maçtan maça geçer.
web-help_teams_step_6 = Sıralamada maç puanı ve masa puanı vardır, her değerin hesabı açılır. "Masa dereceleri" her masanın en iyilerini ve performansı, rating değişimiyle bütün oyuncuları gösterir.
web-help_teams_text_1 = Tur eşlendirilmeden verilen esame listesini yalnızca hakemler görür. Eşlendirmeden sonra verilen, masalarda kimin oturduğunu değiştirir; renkler kalır.
web-help_teams_text_2 = Esame sayfasında bir maç bir ya da iki takım için hükmen verilebilir ya da bir güne ertelenebilir; masaları o zaman bekler.
web-help_teams_text_3 = Maç puanı ya da masa puanı cezaları ve ek puanlar, gerekçesiyle takım listesinin altında girilir.
web-help_teams_text_4 = Kaptan, bir turda kendi takımı için kod alır: "Yayın" sayfasındaki yardımcı kodları ve esame sayfası. Bu kodla telefondan esame listesini verir (tur yayımlanana dek yalnızca hakemler görür) ve kendi maçının sonuçlarını girer.
