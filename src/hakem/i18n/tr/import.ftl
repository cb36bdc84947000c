### Tables of players and results from other programs.

## The table as a whole

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

## A row

import_no-name = ad yok
import_unread_name = '{ $text }' bir ad değil
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
import_other-name = FIDE numarası aynı, ad başka: { $was }
import_other-order = adın sözcükleri turnuvada başka sırada: { $was }
import_several = turnuvada bu adda birden çok oyuncu var
import_row-again = { $row }. satır da aynı oyuncuyla ilgili
import_other-board = turnuvada bu ikisi { $board }. masada
import_other-colours = turnuvada bu ikisinin renkleri ters
import_has-result = turnuvada sonuç { $result }
