### Files of any kind.

file_empty = dosya boş
file_binary = bu bir metin dosyası değil
file_other_papi = bu bir Access veritabanı; Papi etkinliklerini (.papi) böyle saklar ve Hakem onu okuyamaz. Papi'de turnuvayı TRF raporu olarak (FIDE) dışa verin ya da oyuncu listesini Excel'e aktarıp XLSX veya CSV olarak kaydedin
file_other_sharly = bu bir Sharly Chess etkinliği (.sce); Hakem onu okuyamaz. Sharly Chess'te turnuvayı TRF olarak ya da oyuncuları CSV/Excel olarak dışa verin, o dosyayı seçin
file_other_swiss-manager = bu bir Swiss-Manager turnuva dosyası; Hakem onu okuyamaz. Swiss-Manager'da turnuvayı FIDE raporu (TRF) olarak ya da oyuncuları ve eşlendirmeleri metin veya Excel dosyası olarak dışa verin
file_other_vega = bu bir Vega turnuva dosyası; Hakem onu okuyamaz. Vega'nın FIDE raporunu (TRF) ya da oyuncu listesini CSV olarak seçin
file_other_old-office = bu eski bir Office dosyası (.xls, .doc); elektronik tabloda açıp XLSX ya da CSV olarak kaydedin
file_other_ods = bu bir LibreOffice tablosu (.ods); XLSX ya da CSV olarak kaydedin
file_other_word = bu bir Word belgesi; tabloyu kopyalayıp sayfaya yapıştırın ya da XLSX, CSV olarak kaydedin
file_other_archive = bu sıkıştırılmış bir dosya; açıp içindekini seçin
file_other_pdf = bu bir PDF; tabloyu kopyalayıp sayfaya yapıştırın ya da aslını XLSX, CSV veya TRF olarak isteyin
file_other_picture = bu bir resim; Hakem resimden liste okumaz
file_other_html = bu bir web sayfası (chess-results listelerinin .xls dosyaları da böyledir); elektronik tabloda açıp XLSX ya da CSV olarak kaydedin veya tabloyu kopyalayıp yapıştırın
file_other_hakem = bu Hakem'in kendi etkinlik dosyası (.hakem); veri klasörüne koyup masadan açın
file_other_database = bu bir SQLite veritabanı; hangi programınsa o programdan TRF, CSV ya da XLSX olarak dışa verin
file_encoding = dosya UTF-8 değil; { $encoding } olarak okundu
file_many = { $count } yerde: { $first }
file_control = yazdırılamayan işaretler boşluk olarak okundu
file_too-many-players = { $count } oyuncu işlenebilecekten çok (en çok { $most })
file_too-many-columns = { $count } sütun bir oyuncu listesi için çok fazla (en çok { $most })
file_too-large = dosya { $most } bayttan büyük
file_many_control = yazdırılamayan { $count } işaret boşluk olarak okundu
file_withdrawn = { $player } numaralı oyuncu { $round }. turdan sonra çekilmiş sayıldı: o turdan sona kadar yalnız hükmen yenilgileri ve puansız tur atlamaları var
file_many_withdrawn = { $count } oyuncu çekilmiş sayıldı: bir turdan sona kadar yalnız hükmen yenilgileri ve puansız tur atlamaları var; ilki { $player } numaralı oyuncu, { $round }. turdan sonra

## Sitenin klasörü

file_site_no-folder = { $folder } bir dosya: site için klasör gerekir
file_site_not-ours = { $folder } klasörünü Hakem yapmadı (içinde { $file } var): yeni bir klasör adı verin
file_site_foreign = { $folder } klasöründe siteden olmayan { $file } var: önce onu başka yere taşıyın veya yeni bir klasör adı verin
file_site_needs-extra = site için hakem[{ $extra }] paketleri gerekir, kurulu değiller
