### Kâğıt: etkinliğin belgeleri.

web-paper_title = Kâğıt
web-paper_about = Her belge ayrı bir sekmede PDF olarak açılır; oradan yazdırılır.
web-paper_round = Tur
web-paper_open = Aç
web-paper_keep = İndir
web-paper_nobody = İlk oyuncu kaydedilince belgeler burada olur.

web-paper_shelf_wall = Duvara
web-paper_shelf_boards = Masalara
web-paper_shelf_tables = Tablolar
web-paper_shelf_hand = Eşlendirme kartları
web-paper_shelf_file = Dosyaya

web-paper_name_pairings = Masaya göre eşlendirme
web-paper_name_pairings-by-name = Ada göre eşlendirme
web-paper_name_results = Sonuçlar
web-paper_name_standings = Sıralama
web-paper_name_bracket = Eleme ağacı
web-paper_name_schedule = Tur tablosu
web-paper_name_entry-list = Kayıt listesi
web-paper_name_slips = Sonuç fişleri
web-paper_name_place-cards = Masa numaraları
web-paper_name_badges = Yaka kartları
web-paper_name_crosstable = Çapraz tablo
web-paper_name_round-sheet = Tur sonuç çizelgesi
web-paper_name_team-sheets = Takım çizelgeleri
web-paper_name_match-list = Takım eşlendirmesi
web-paper_name_match-sheets = Maç tutanakları
web-paper_name_line-up-forms = Esame formları
web-paper_name_board-prizes = Masa dereceleri
web-paper_name_individual-list = Takım oyuncuları
web-paper_name_game-sheet = Maç çizelgesi
web-paper_name_explanation = Neden?
web-paper_name_editions = İki sürüm
web-paper_name_pictures = Çizimler
web-paper_name_quiz = Hakemler için sorular
web-paper_name_cards = Eşlendirme kartları
web-paper_name_blank-cards = Boş eşlendirme kartları
web-paper_name_adjusted-scores = Ayarlanmış puan çizelgesi
web-paper_name_report = Hakem raporu
web-paper_name_lots-protocol = Kura tutanağı
web-paper_name_prizes = Ödül alanlar
web-paper_name_ceremony = Ödül töreni listesi
web-paper_name_prize-receipts = Ödül teslim listesi

web-paper_for_pairings = İki metreden okunur
web-paper_for_pairings-by-name = Herkes masasını alfabeye göre bulur
web-paper_for_results = Açık masalara yazacak yer bırakır
web-paper_for_standings = Tur sonunda, bütün eşitlik bozma değerleriyle
web-paper_for_bracket = Maçlar soldan sağa
web-paper_for_schedule = Bütün turlar ve günleri
web-paper_for_entry-list = Numara sırasıyla herkes
web-paper_for_slips = Sayfada üç fiş; kesilen desteler masa sırasındadır
web-paper_for_place-cards = Sayfada iki tane, katlanınca ayakta durur
web-paper_for_badges = Sayfada sekiz tane
web-paper_for_crosstable = Herkesin oyunları; geniş olan birkaç sayfaya bölünür
web-paper_for_round-sheet = Puan sırasıyla, rakiplerin rating ortalamasıyla (ARO)
web-paper_for_team-sheets = Tur tur masalar, unvan ve rating ile
web-paper_for_match-list = Takımlar ve maç puanları, iki metreden okunur
web-paper_for_match-sheets = İki takımın kadrosu, renkler, sonuçlar ve imzalar
web-paper_for_line-up-forms = Her takıma bir sayfa: listesi ve doldurulacak masalar
web-paper_for_board-prizes = Her masanın en iyileri, ödül listesindeki kurala göre
web-paper_for_individual-list = Herkesin puanı, oyunları, performansı ve rating değişimi
web-paper_for_game-sheet = Maçlar ve eşitlik bozma maçları, oyun oyun
web-paper_for_explanation = Her masa bir tümceyle, turun haritası, grup grup maddeleriyle
web-paper_for_editions = Önceki ya da sonraki sürüm her turu nasıl eşlendirirdi ve neden
web-paper_for_pictures = Kim birinci olabilir, puan grupları, kim kime karşı, renkler
web-paper_for_quiz = Bu turlar üzerine, seminer için; yanıtlar sonda
web-paper_for_cards = El kitabındaki gibi, eşitlik bozma hesabıyla
web-paper_for_blank-cards = Elle eşlendirme için
web-paper_for_adjusted-scores = Herkesin rakip olarak sayılan puanı
web-paper_for_report = Bilgiler, turlar, kurallardan ayrılanlar, notlar
web-paper_for_lots-protocol = Her çekiliş ve nasıl yineleneceği
web-paper_for_prizes = Kim ne alır, paylaşılanların hesabıyla
web-paper_for_ceremony = Okumak için: son kategoriden başlar, her birinde son dereceden birinciye
web-paper_for_prize-receipts = Herkes bir kez, imza yeriyle

web-paper_form_players = Herkes herkesle
web-paper_form_rounds = Oyuncular tur tur
web-paper_form_matches = Takım takıma
web-paper_form_match-rounds = Takımlar tur tur
web-paper_form_empty = Adsız
web-paper_form_short = Kısa: masalar ve harita

## Federasyona giden paket

web-paper_package = TSF paketi
web-paper_package-about = Yarışmadan sonra federasyonun istedikleri, tek arşivde.
web-paper_package-missing = { $count } eksik var
web-paper_package-whole = Hakem’in bildiği bir eksik yok.
web-paper_package-files = İçinde { $count } dosya var
web-paper_package-beside = Yanına konacaklar:
web-paper_package-keep = Paketi indir

## Site

web-paper_site = Web sitesi
web-paper_site-about = Yarışmanın sunucu istemeyen sayfaları: arşivi açın ve herhangi bir web alanına koyun.
web-paper_site-out = { $rounds ->
        [0] Yayımlanmış tur yok: sitede yalnız bu yazar.
       *[other] İçinde yayımlanmış { $rounds } tur var.
    }
web-paper_site-keep = Siteyi indir
web-paper_site-all = Her şeyle, kendiniz için
