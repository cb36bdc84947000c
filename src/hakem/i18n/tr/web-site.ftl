### Yarışmanın sitesi: her web alanı için sayfalar.

web-site_languages = Dil
web-site_everything = Hakemler için: bu sitede yayımlanmamış olanlar da var.
web-site_made-with = Hakem ile hazırlandı
web-site_description = { $event }: turlar, sonuçlar, sıralama
web-site_not-begun = başlamadı
web-site_nothing = Henüz hiçbir şey yayımlanmadı.
web-site_by-board = Masaya göre
web-site_by-name = İsme göre
web-site_order = Listenin sırası
web-site_letters = Harfe git
web-site_files = İndirilecekler
web-site_papers = Yazdırmak için (PDF)
web-site_tables = Tablolar (CSV)
web-site_programs = Diğer programlar için
web-site_workbook = Bütün tablolar tek çalışma kitabında (XLSX)
web-site_report = Yarışmanın raporu (TRF26)
web-site_matches = Maçlar
web-site_pictures = Resimler
web-site_of-teams = Takımlar
web-site_of-players = Oyuncular
