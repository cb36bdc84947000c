### Files of any kind.

file_empty = dosya boş
file_binary = bu bir metin dosyası değil
file_encoding = dosya UTF-8 değil; { $encoding } olarak okundu
file_many = { $count } yerde: { $first }
file_control = yazdırılamayan işaretler boşluk olarak okundu
file_too-many-players = { $count } oyuncu işlenebilecekten çok (en çok { $most })
file_too-large = dosya { $most } bayttan büyük
file_many_control = yazdırılamayan { $count } işaret boşluk olarak okundu
file_withdrawn = { $player } numaralı oyuncu { $round }. turdan sonra çekilmiş sayıldı: o turdan sona kadar yalnız hükmen yenilgileri ve puansız tur atlamaları var
file_many_withdrawn = { $count } oyuncu çekilmiş sayıldı: bir turdan sona kadar yalnız hükmen yenilgileri ve puansız tur atlamaları var; ilki { $player } numaralı oyuncu, { $round }. turdan sonra

## Sitenin klasörü

file_site_no-folder = { $folder } bir dosya: site için klasör gerekir
file_site_not-ours = { $folder } klasörünü Hakem yapmadı (içinde { $file } var): yeni bir klasör adı verin
file_site_foreign = { $folder } klasöründe siteden olmayan { $file } var: önce onu başka yere taşıyın veya yeni bir klasör adı verin
file_site_needs-extra = site için hakem[{ $extra }] paketleri gerekir, kurulu değiller
