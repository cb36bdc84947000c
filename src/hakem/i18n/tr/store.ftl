### Where events are kept.

store_no-such-event = { $event } adlı bir yarışma yok
store_event-exists = { $event } adlı bir yarışma zaten var
store_bad-id = { $event } yarışma adı olamaz: harf, rakam, tire, alt çizgi ve nokta kullanılabilir
store_no-id = { $target } bir yarışma göstermiyor: bir dosya ya da sonunda # ve yarışma adı olan bir adres verin
store_not-ours = { $file } bir Hakem yarışması değil
store_empty = { $file } boş
store_damaged = { $file } hasarlı ya da bir bölümü eksik; bir yedekten geri yüklenebilir
store_newer = { $file } daha yeni bir Hakem sürümüyle yazılmış (dosya sürümü { $version }, bu programın bildiği { $known }); dosyaya dokunulmadı
store_read-only = { $file } yazılamıyor: dosya ya da klasörü salt okunur
store_full = { $file }: disk dolu; hiçbir şey eklenmedi, öncekilerin hepsi kayıtlı
store_locked = { $file } başka bir program tarafından kullanılıyor ve bırakılmıyor; hiçbir şey eklenmedi
store_failed = { $file } okunamıyor ya da yazılamıyor: { $reason }
store_file-exists = { $file } dosyası zaten var; üzerine yazılmadı
store_shorter = { $event } yarışmasının günlüğünde { $seq } kayıt var, oysa { $known } kayıt görülmüştü: bu artık aynı günlük değil
store_no-driver = sunucudaki yarışmalar için psycopg gerekli: pip install "hakem[server]"
store_bad-url = bu, bir PostgreSQL sunucusunun adresi değil
store_no-server = yarışma sunucusuna bağlanılamıyor: { $reason }
store_server-failed = yarışma sunucusu kabul etmedi: { $reason }
store_server-locked = yarışma başka bir program tarafından kullanılıyor ve bırakılmıyor; hiçbir şey eklenmedi
store_server-full = sunucunun diski dolu; hiçbir şey eklenmedi, öncekilerin hepsi kayıtlı
store_server-newer = sunucudaki yarışmalar daha yeni bir Hakem sürümüne ait (tablo sürümü { $version }, bu programın bildiği { $known })
store_server-letters = sunucudaki veritabanının harf kodlaması { $encoding }; UTF8 olmalı

## Events that are here already

store_here_same = Bu etkinlik zaten burada, dosyadakiyle aynı: { $event }
store_here_begun = Bu etkinlik zaten burada ve sonradan ilerlemiş: { $event }
store_here_older = Bu etkinlik zaten burada ve dosyadakinden ileride: { $event }
store_here_newer = Bu etkinlik zaten burada, dosya ise daha ileride: { $event }

## Why there is a copy of an event

store_copy_round = { $round }. turdan sonra
store_copy_now = İstenen yedek
store_copy_before = Yerine bir yedek geçmeden önce
store_copy_import = İçe aktarılan dosyadan
