### Oyuncular: kayıt, liste, yoklama, numaralar ve kura, ayrı tutulanlar.

web-players_title = Oyuncular
web-players_caption = Başlangıç sıralaması
web-players_entered = { $count } kayıtlı
web-players_playing = { $round }. turda { $count } oynuyor
web-players_seen = { $present } geldi, { $missing } eksik
web-players_nobody = Burada kimse yok.
web-players_then-pair = sonra: eşlendir

## Kayıt

web-players_add = Oyuncu ekle
web-players_add-hint = Üç harf yeter; yıl, YIL ve yil aynıdır
web-players_add-example = Yılmaz Ayşe 2010
web-players_add-button = Ekle
web-players_key-choose = seç
web-players_key-add = ekle, sıradaki
web-players_more-fields = Öteki bilgiler
web-players_found = Rating listesinde bulunanlar
web-players_entered-already = kayıtlı
web-players_by-hand = { $name }: listeden değil, elle ekle
web-players_by-hand-rated = { $name }, rating { $rating }: listeden değil, elle ekle
web-players_or-table = ya da bir tablo
web-players_or-table-text = Elektronik tablodan yapıştırın ya da dosya seçin; önce farklar gösterilir
web-players_no-list = Henüz rating listesi yok. Komut satırından bir kez aktarılır:
web-players_no-list-more = FIDE listesi ratings.fide.com adresinden indirilir; ulusal liste aynı komutla aktarılır.
web-players_next-board = sıradaki
web-players_late_from = İlk tur eşlendirildi: yeni oyuncu { $round }. turdan itibaren oynar.
web-players_late_no = İlk tur eşlendirildi: bu sistemde artık oyuncu alınmaz.
web-players_late_rank = Geç gelenler listede kuvvetlerine göre yer alır.
web-players_late_end = Geç gelenler 2. tura kadar listenin sonunda durur.
web-players_unkept = { $count } kimlik numarası saklanmadı: gizli anahtar ayarlı değil.

## Liste

web-players_show = Kimler
web-players_show_all = Hepsi { $count }
web-players_show_missing = Eksik { $count }
web-players_show_away = İzin isteyen { $count }
web-players_show_left = Çekilen { $count }
web-players_show_late = Geç gelen { $count }
web-players_filter = Süz
web-players_check-in = Yoklama
web-players_numbers = Numaralar ve kura
web-players_apart = Ayrı tutulanlar
web-players_list-check = Listeyle karşılaştır
web-players_copy = Kopyala
web-players_copied = Tablo panoya kopyalandı
web-players_print = Yazdır
web-players_change = Değiştir
web-players_column_number = No
web-players_column_name = Ad
web-players_column_rating = Elo
web-players_column_national = UKD
web-players_column_federation = Fed.
web-players_column_club = Kulüp
web-players_column_birth = Doğum
web-players_column_belongs = Takım, grup
web-players_column_status = Durum
web-players_column_note = Not
web-players_chip_left = { $round ->
        [0] ilk turdan önce çekildi
       *[other] { $round }. turdan sonra çekildi
    }
web-players_chip_late = geç kayıt: { $round }. turdan
web-players_chip_here = geldi
web-players_chip_not-here = gelmedi
web-players_chip_not-seen = henüz gelmedi
web-players_chip_bye_half = ½ tur atlama: { $rounds }
web-players_chip_bye_zero = yok (0): { $rounds }
web-players_chip_bye_full = 1 tur atlama: { $rounds }
web-players_tie_title = Kuvvet eşit ({ $rating }): unvan
web-players_tie_national-rating = Kuvvet eşit ({ $rating }): UKD
web-players_tie_alphabet = Kuvvet eşit ({ $rating }): alfabe
web-players_tie_lots = Kuvvet eşit ({ $rating }): kura
web-players_tie_given = Kuvvet eşit ({ $rating }): giriş sırası

## Bir oyuncu

web-players_field_name = Ad
web-players_field_rating = Elo
web-players_field_national-rating = UKD
web-players_field_title = Unvan
web-players_field_sex = Cinsiyet
web-players_field_birth = Doğum
web-players_field_federation = Federasyon
web-players_field_club = Kulüp
web-players_field_fide-id = FIDE no
web-players_field_national-id = Lisans no
web-players_field_team = Takım
web-players_field_board = Masa
web-players_field_group = Grup
web-players_sex_f = Kadın
web-players_sex_m = Erkek
web-players_save = Kaydet
web-players_close = Kapat
web-players_to-card = Eşlendirme kartı
web-players_keep-apart = Ayrı tut
web-players_byes = İzin (tur atlama)
web-players_bye_half = yarım puan (½)
web-players_bye_zero = puansız (0)
web-players_bye_full = tam puan (1)
web-players_bye-kind = Kaç puanla
web-players_bye-rounds = Hangi turlarda
web-players_bye-of = { $round }. tur: { $kind }
web-players_ask-bye = İzin ver
web-players_no-bye = Kaldır
web-players_leaving = Turnuvadan çekilme
web-players_after = Kaçıncı turdan sonra (0: ilk turdan önce)
web-players_reason = Gerekçe
web-players_withdraw = Turnuvadan çek
web-players_return = Geri döndü
web-players_remove = Kaydı sil

## Yoklama

web-players_check-in-of = Yoklama: { $round }. tur
web-players_check-in-over = Oynanacak tur kalmadı.
web-players_end-check-in = Yoklamayı bitir · { $count } eksik
web-players_find-and-tap = Adı yazın, Enter: geldi
web-players_everybody = Hepsi
web-players_not-yet = Henüz gelmeyenler
web-players_missing-title = Gelmeyenler ne olsun?
web-players_missing-text = { $round }. tur için { $count } kişi eksik.
web-players_missing_zero = { $round }. turda yok (0)
web-players_missing_withdraw = turnuvadan çek
web-players_missing_wait = bekle
web-players_missing-hint = Hepsi birlikte yapılır ve birlikte geri alınır.
web-players_missing-do = Uygula · { $count } kişi
web-players_for-all = Hepsi için
web-players_nobody-missing = Beklenen herkes burada.

## Tablo

web-players_paste-title = Tablodan oyuncular
web-players_paste-text = Önce farklar gösterilir; siz onaylamadan hiçbir şey yazılmaz.
web-players_paste-here = Buraya yapıştırın
web-players_paste-example = Ad	Elo	Kulüp
web-players_paste-file = ya da dosya
web-players_paste-kinds = CSV, XLSX, TRF ya da Swiss-Manager metni. Sütunları başlıklarından tanırız.
web-players_paste-identity = T.C. kimlik numaraları oyunculardan ayrı ve şifreli saklanır; hiçbir sayfada görünmez.
web-players_paste-compare = Farkları göster
web-players_paste-row = Satır
web-players_paste-what = Ne oluyor
web-players_paste-take = Al
web-players_paste-left-out = alınmaz
web-players_paste-look = bakıp işaretleyin
web-players_paste-yes = Yaz · { $count } oyuncu
web-players_paste-nothing-yet = Henüz hiçbir şey yazılmadı.
web-players_paste-changed = Bu arada etkinlik değişti; yeni farklar aşağıda.
web-players_paste-identities = { $count } satırda kimlik numarası var; bunlar ayrı saklanır.
web-players_paste_blocked = Kullanılamayan { $count } satır
web-players_paste_doubtful = Kuşkulu { $count } satır
web-players_paste_new = { $count } yeni oyuncu
web-players_paste_changed = { $count } değişen oyuncu
web-players_paste_unchanged = Aynı kalan { $count } oyuncu
web-players_paste_missing = Tabloda olmayan { $count } oyuncu
web-players_paste_nothing = Tabloda satır yok.
web-players_paste_nothing-ticked = Hiçbir satır işaretli değil.

## Numaralar ve kura

web-players_numbered_none = Numaralar henüz verilmedi; ilk tur eşlendirilirken kuvvete göre verilir.
web-players_numbered_rank = Numaralar kuvvete göre verildi.
web-players_numbered_lots = Numaralar kura ile verildi.
web-players_numbered_varma = Numaralar Varma tablolarıyla, kısıtlı kurayla verildi.
web-players_numbered_given = Numaralar elle verildi.
web-players_way_rank = Kuvvete göre numarala
web-players_way_rank-text = Önce rating, sonra unvan, sonra alfabe; eşitliği neyin bozduğu listede yazar.
web-players_way_lots = Kura ile numarala
web-players_way_lots-text = Herkes bir numara çeker; kura metnini bilen herkes çekilişi yineleyebilir.
web-players_way_varma = Varma tablosuyla numarala
web-players_way_varma-text = Aynı federasyondan olanlar son turlarda karşılaşmaz.
web-players_way_given = Elle numarala
web-players_given-hint = Yalnızca değişecek olanlara yeni numara yazın.
web-players_new-number = Yeni no
web-players_seed = Kura metni
web-players_seed-hint = zar, tarih, bir söz; boşsa biz seçeriz
web-players_draw-do = Kura çek
web-players_draw_colour = Renk kurası
web-players_draw_colour-text = Listenin birincisi ilk turda hangi renkle oynar?
web-players_draw_tie = Sıralama kurası
web-players_draw_tie-text = Eşitlik bozmanın sonunda kura varsa bu metinden çekilir.
web-players_draw_game = Kişiler arasında kura
web-players_draw_game-text = Adı geçenlerin sırası çekilir.
web-players_among = Kimler arasında (numaraları)
web-players_drawn = Çekilen kuralar
web-players_protocol = Tutanak
web-players_protocol-title = Kura tutanağı
web-players_no-lot = Böyle bir kura yok.
web-players_lot_colour = Renk kurası
web-players_lot_numbers = Numara kurası
web-players_lot_varma = Kısıtlı kura (Varma)
web-players_lot_tie = Sıralama kurası
web-players_lot_game = Kişiler arasında kura
web-players_lot_other = Kura ({ $purpose })
web-players_colour_white = Listenin birincisi beyaz
web-players_colour_black = Listenin birincisi siyah
web-players_outcome = Sonuç
web-players_turn = Çekiş
web-players_drew = Çektiği
web-players_how_colour = İki şey arasından seçim: birincisi beyaz, ikincisi siyah.
web-players_how_numbers = En kuvvetliden başlayarak herkes bir numara çeker.
web-players_how_varma = Önce en çok oyuncusu olan federasyon çeker; oyuncuları tek bir gruptan numara alır.
web-players_how_tie = Sıralamada başka hiçbir şeyin ayıramadığı oyuncular bu kuranın sırasıyla dizilir.
web-players_how_game = Adı geçenler bu sırayla çıktı.
web-players_how_other = Bu kuradan çıkan, ilgili turun sayfasında yazar.
web-players_repeat = Çekilişi yinelemek için
web-players_repeat_one = Kuralar 1, 2, 3 … diye numaralanır. k numaralı kura, “{ $seed }:k” metninin SHA-256 özetinin ilk sekiz baytıdır; en anlamlı bayt başta, bir sayı olarak okunur.
web-players_repeat_two = m şey arasından seçim: sıradaki kura alınır. 2⁶⁴ sayısına kadarki en büyük m katından küçük değilse atılıp sonraki alınır. m ile bölümünden kalan hangisi olduğunu söyler; 0 birincisidir.
web-players_repeat_three = m şeyin sırası: 1 ile m arası yan yana yazılır; son yerden ikinci yere kadar her yer için o yere kadar olanlar arasından seçilir ve ikisinin sayıları yer değiştirir.
web-players_first-lots = Bu metnin ilk kuraları
web-players_signature = Başhakem, imza: ..............................

## Ayrı tutulanlar

web-players_apart-text = Kulüpler, federasyonlar, aileler: birbiriyle eşlendirilmez.
web-players_apart-late = İlk tur eşlendirildi; bundan sonra değiştirmek FIDE kipinden çıkarır.
web-players_apart-holds = Geçerli olanlar
web-players_apart-none = Ayrı tutulan kimse yok.
web-players_apart-by-name = Ada göre
web-players_apart-who = Numara ya da ad
web-players_apart-first = Şu turdan
web-players_apart-last = şu tura kadar
web-players_apart-end = sona dek
web-players_apart-weak = olabildiğince
web-players_apart-hard = kesin
web-players_apart-weak-text = Olabildiğince (başka yol yoksa karşılaşırlar)
web-players_apart-circles = Aynı kulüp, federasyon, soyadı
web-players_apart-no-circles = Ortak kulübü, federasyonu ya da soyadı olan kimse yok.
web-players_apart_club = Kulüp: { $name }
web-players_apart_federation = Federasyon: { $name }
web-players_apart_family = Soyadı: { $name }
web-players_apart_more = { " " }ve { $count } kişi daha
web-players_apart_rounds = { $first }–{ $last }. turlar
web-players_apart_from = { $first }. turdan sona dek
web-players_apart_always = bütün turlar
web-players_apart_nobody = Böyle bir oyuncu yok: { $text }
web-players_apart_several = Birden çok oyuncu olabilir, numarasını yazın: { $text }
web-players_allow = Yasağı kaldır

## Rating listesi

web-players_lists = Listeler
web-players_list = { $name } ({ $rows } kişi)
web-players_list-same = { $count } oyuncu listeyle aynı
web-players_list-all = Hepsini al · { $count } oyuncu
web-players_list-what = Ne
web-players_list-ours = Etkinlikte
web-players_list-theirs = Listede
web-players_list-take = Listedekini al
web-players_list-equal = Herkes listeyle aynı.
web-players_weight_doubtful = Kuşkulu { $count } fark
web-players_weight_wrong = Yanlış { $count } bilgi
web-players_weight_incomplete = Eksik { $count } bilgi
web-players_weight_note = { $count } not
web-players_differs_unknown-id = listede olmayan numara
web-players_differs_other-person = başka kişi
web-players_differs_several = birden çok kişi olabilir
web-players_differs_not-listed = listede yok
web-players_differs_fide-id = FIDE no
web-players_differs_national-id = lisans no
web-players_differs_rating = Elo
web-players_differs_national-rating = UKD
web-players_differs_title = unvan
web-players_differs_federation = federasyon
web-players_differs_birth = doğum yılı
web-players_differs_sex = cinsiyet
web-players_differs_name = ad
web-players_differs_inactive = aktif değil
