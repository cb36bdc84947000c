### Çapraz tablolar, çizelgeler ve takım çizelgeleri.

web-tables_nav = Etkinliğin tabloları
web-tables_nav_standings = Sıralama
web-tables_nav_crosstable = Çapraz tablo
web-tables_nav_schedule = Tur tablosu
web-tables_nav_teams = Takımlar
web-tables_nav_boards = Masa dereceleri
web-tables_nav_prizes = Ödüller
web-tables_print = Yazdır
web-tables_copy = Kopyala
web-tables_copied = Tablo panoya kopyalandı
web-tables_find = Ara
web-tables_export = { $format } dosyası

## Çapraz tablo

web-tables_title = Çapraz tablo
web-tables_form = Biçim
web-tables_form_players = Herkes herkesle
web-tables_form_rounds = Tur tur
web-tables_form_heat = Kim kime karşı
web-tables_form_colours = Renkler
web-tables_part = Listenin bölümü
web-tables_order = Sıra
web-tables_order_number = Numaraya göre
web-tables_order_place = Dereceye göre
web-tables_meta = { $count } satır · disk, satırdaki oyuncunun rengi
web-tables_meta-teams = { $count } takım · satırdaki takımın masa puanı
web-tables_too-large = Herkes herkesle biçimi burada çok geniş olur (en çok { $most } oyuncu); bu, tur tur tablosudur.
web-tables_no-rounds = Henüz eşlendirilen tur yok.
web-tables_legend = + ve − oynanmadan, nokta süren oyun; aralıkla yazılan derece paylaşılıyor.
web-tables_out = erken ayrıldı: sıralamada değil

## Tur tablosu

web-tables_schedule = Tur tablosu
web-tables_schedule-meta = { $rounds } tur, { $paired } tur eşlendirildi
web-tables_round = Tur
web-tables_pair = Masa { $board }
web-tables_match = Maç { $number }
web-tables_bye = Tur atlar
web-tables_to-come = Soluk: tabloya göre, henüz eşlendirilmedi.
web-tables_no-schedule = Bu etkinliğin turları sonuçlara göre eşlendirilir: önceden bir tur tablosu yoktur.

## Takım çizelgeleri

web-tables_teams = Takımlar
web-tables_teams-meta = Kutu: rakibin yeri, renk, sonuç
web-tables_sheet-total = Takım
web-tables_place = Derece { $place }
web-tables_no-teams = Bu etkinlikte takım yok.
web-tables_line-ups = Maç kadroları
web-tables_against = { $round }. tur, rakip { $team }
web-tables_empty-seat = kimse yok
web-tables_team-score = Puan: { $points }
