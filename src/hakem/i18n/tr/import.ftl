### Tables of players and results from other programs.

## The table as a whole

import_at = satır { $row }, sütun { $column }: { $what }
import_rounds-as-ruled = { $count } tur yeniden eşlendirilip karşılaştırıldı: kurallara göre hepsi oynandığı gibi
import_no-table = bu bir tablo değil: bir hücre hiçbir oyuncu listesinde olmayacak kadar büyük
import_needs-extra = çalışma kitapları için hakem[{ $extra }] paketleri gerekir, bunlar kurulu değil
import_broken-workbook = bu çalışma kitabı okunamıyor
import_workbook-too-large = çalışma kitabı açıldığında hiçbir oyuncu listesinin gerektirmeyeceği kadar büyüyor
import_no-names = hiçbir sütunda ad yok; başlıklar hangi sütun olduğunu söylemeli
import_no-headings = başlık satırı yok: sütunlar ancak ne olabilirlerse o sayıldı
import_above-headings = başlıkların üstündeki { $count } satır okunmadı
import_column = '{ $text }' sütunu anlaşılmadı ve okunmadı
import_column-again = ikinci bir '{ $text }' sütunu var; birincisi geçerli
import_unclear-column = { $number }. sütun birden çok şey olabilir, okunmadı
import_blank-is-man = cinsiyet sütununda yalnız kadınlar işaretli; boş hücre erkek sayıldı
import_by-content = '{ $text }' sütunu hücrelerine bakılarak okundu: { $column }
import_unclear-sex = cinsiyet sütununda 'B' kadın da erkek de olabilir, alınmadı
import_day-first = 03/05/2010 gibi tarihler gün/ay/yıl olarak okundu
import_month-first = bu sütunun tarihleri ay/gün/yıl olarak okundu: ay olamayacak sayılar ikinci sırada
import_both-ways = bu sütunda hem gün/ay hem ay/gün yazılmış; hangisi olduğu belli olmayan tarihler alınmadı
import_serial-days = doğum sütunundaki beş basamaklı sayılar elektronik tablonun gün sayısı olarak okundu
import_no-comma = { $count } adda virgül yok, soyadı belli değil; yazıldığı gibi alındı. Sütunun ne olduğunu seçerken soyadının yerini de söyleyebilirsiniz
import_total = { $row }. satır bir toplam, okunmadı
import_headings-again = { $row }. satırda başlıklar yineleniyor, okunmadı
import_blank-rows = boş { $count } satır okunmadı
import_field_name = Ad Soyad (yazıldığı gibi)
import_field_name-given-first = Ad Soyad → Soyad, Ad
import_field_name-surname-first = Soyad Ad → Soyad, Ad
import_field_surname = Soyadı
import_field_given-name = Adı
import_field_rating = Elo
import_field_national-rating = UKD
import_field_title = Unvan
import_field_sex = Cinsiyet
import_field_birth = Doğum
import_field_federation = Federasyon
import_field_club = Kulüp
import_field_fide-id = FIDE no
import_field_national-id = Lisans no
import_field_identity = T.C. kimlik no
import_field_team = Takım
import_field_board = Masa
import_field_group = Grup
import_field_other = (alınmaz)

## A row

import_no-name = ad yok
import_unread_name = '{ $text }' bir ad değil
import_title-in-name = unvan addan alındı: { $text }
import_two-titles = adın yanında { $text } yazıyor; unvan sütunundaki geçerli
import_unread_rating = '{ $text }' rating değil, alınmadı
import_unread_national-rating = '{ $text }' UKD değil, alınmadı
import_unread_title = '{ $text }' FIDE unvanı değil, alınmadı
import_unread_sex = '{ $text }' ne erkek ne kadın demek, alınmadı
import_unread_birth = '{ $text }' doğum tarihi değil, alınmadı
import_unread_federation = '{ $text }' üç harfli bir federasyon kodu değil, alınmadı
import_unread_fide-id = '{ $text }' FIDE numarası değil, alınmadı
import_unread_board = '{ $text }' masa numarası değil, alınmadı
import_year = bu turnuvada kimse { $year } doğumlu olamaz; tarih alınmadı
import_identity = geçerli bir T.C. kimlik numarası değil; saklanmadı
import_identity-elsewhere = bu sütunda bir T.C. kimlik numarası vardı; oyuncudan ayrı tutuldu
import_identity-again = kimlik numarası { $row }. satırdakiyle aynı
import_fide-id-again = FIDE numarası { $row }. satırdakiyle aynı
import_national-id-again = lisans numarası { $row }. satırdakiyle aynı
import_name-again = ad { $row }. satırdakiyle aynı
import_name-again-other-birth = ad { $row }. satırdakiyle aynı, doğum tarihi başka

## Results

import_no-results = bu dosyada sonuç yok: eşlendirme dosyasının başlıkları eksik
import_number = '{ $text }' bir sayı değil
import_no-player = bu turnuvada { $number } numaralı oyuncu yok
import_unknown-result = '{ $text }' bir sonuç değil
import_board-again = { $round }. turun { $board }. masası { $row }. satırda da var
import_no-games = bu dosyada oyun yok
import_no-round = Round etiketinde tur ve masa yerine '{ $text }' yazıyor
import_unknown-name = bu turnuvada '{ $text }' adlı kimse yok
import_two-of-name = '{ $text }' adlı birden çok oyuncu var
import_no-such-board = { $round }. turda { $white } ile { $black } eşlendirilmemiş

## Against the event

import_other-birth = ad aynı, doğum tarihi başka
import_other-fide-id = ad aynı, FIDE numarası başka
import_other-name = { $number } aynı, ad başka: { $was }
import_other-order = adın sözcükleri turnuvada başka sırada: { $was }
import_several = turnuvada bu adda birden çok oyuncu var
import_row-again = { $row }. satır da aynı oyuncuyla ilgili
import_other-board = turnuvada bu ikisi { $board }. masada
import_other-colours = turnuvada bu ikisinin renkleri ters
import_has-result = turnuvada sonuç { $result }
