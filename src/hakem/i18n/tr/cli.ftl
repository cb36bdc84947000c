### The command line: what it says besides help.

## What it does, and what it has found

cli_reading = okunuyor
cli_checking = denetleniyor
cli_verifying = doğrulanıyor
cli_generating = üretiliyor
cli_team-ranks = { $count } takımın yazılı sırası { $by } ile bulunan sıra değil; ilki { $team } numaralı takım: yazılı { $printed }, doğrusu { $right }
cli_team-ranks-by-score = { $count } takımın yazılı sırası puanlarla çelişiyor; ilki { $team } numaralı takım: yazılı { $printed }, doğrusu { $right }
cli_team-ranks-by-stage = { $count } takımın yazılı sırası varılan aşamayla çelişiyor; ilki { $team } numaralı takım: yazılı { $printed }, doğrusu { $right }
cli_strict = { $count } yer yazıldığından başka türlü okunmak zorunda; --strict bunu kabul etmez
cli_more = bunlardan { $count } tane daha var
cli_seed = kuranın başlangıç metni: { $seed }
cli_bye = tur atlayan { $number }
cli_option = { $name } seçeneği ({ $values }): { $title }
cli_shorter = { $round }. turdan önce bitiyor: { $reason }
cli_varma-lot = { $name } ({ $federation }): grup { $group }, numara { $number }

## When an edition holds

cli_always = tarih bilinmiyor
cli_since = { $since } tarihinden beri
cli_until = { $until } tarihine kadar
cli_between = { $since } - { $until }

## Files

cli_cannot-read = okunamıyor: { $reason }
cli_cannot-read_missing = böyle bir dosya yok
cli_cannot-read_forbidden = okuma izni yok
cli_cannot-read_folder = dosya değil, klasör
cli_cannot-write = yazılamıyor: { $reason }
cli_cannot-write_missing = yazılamıyor: böyle bir klasör yok
cli_cannot-write_forbidden = yazma izni yok
cli_cannot-write_folder = dosya değil, klasör
cli_no-reports = '{ $path }' içinde turnuva dosyası yok ({ $endings })
cli_broken-archive = '{ $file }' sonuna kadar okunabilen bir arşiv değil
cli_member-too-large = '{ $file }' { $largest } bayttan büyük
cli_which-format = '{ $file }' hangi biçimde yazılsın? --to ile seçin: { $known }
cli_other-ending = '{ $file }' adı --format { $format } ile bağdaşmıyor: sonu { $ending } olan dosya öyle okunur; başka bir ad verin
cli_no-number = birden çok turnuva için dosya adında numara gerekir: '{ $file }' içinde %d yok

## Requests that cannot be met

cli_table-too-large = tablolar bütün devrelerde toplam { $largest } oyuncu ya da masaya kadardır
cli_primary-of-teams = --primary takım puanını seçer, bu ise oyuncuların sıralaması
cli_places-anew = yazılı { $count } sıra eşitlik bozma yöntemlerinin verdiği sıra değildi; yeniden yazıldı
cli_not-written = dosyaya bir şey yazılmadı; -o ÇIKTI etkinliği yazar
cli_return-after = --return ile --after olmaz: geri dönen, gelecek turdan itibaren katılır
cli_drawn_way = salonda çekilen numaralar yalnız --drawn ile verilir
cli_drawn_count = --drawn içindeki numara sayısı { $given }, oyuncu sayısı { $players }; orada olmayan için - yazılır
cli_drawn_no-number = '{ $text }' çekilmiş bir numara olamaz
cli_drawn_line = '{ $file }', { $row }. satır: önce numara, sonra onu çeken oyuncu yazılır
cli_drawn_name = '{ $file }', { $row }. satır: '{ $text }' adında kimse yok
cli_drawn_names = '{ $file }', { $row }. satır: '{ $text }' adında birden çok oyuncu var; listedeki numarası yazılabilir
cli_drawn_again = '{ $file }', { $row }. satır: '{ $text }' daha önce çekmiş
cli_drawn_lot = { $name }: çektiği numara { $number }
cli_drawn_completed = { $name }: orada değildi, başhakemin çektiği numara { $number }
cli_no-such-team = { $number } numaralı takım yok
cli_no-such-number = eşlendirme numarası { $number } olan oyuncu yok
cli_by-name = --by name insanlar için bir listedir: text ya da html seçin, { $format } değil
cli_working-csv = hesabın csv biçimi yok; text ya da json seçin
cli_reason-without-board = --reason masaların neden sabitlendiğini belirtir; sabitlenen masa yok (--fix)
cli_unexpected = beklenmeyen hata, lütfen bildirin: { $what }

## hakem check

cli_check_round = { $file }: { $round }. tur ({ $system } { $edition })
cli_check_expected = beklenen: { $pairs }
cli_check_found = bulunan:  { $pairs }
cli_check_reason = gerekçe:  { $reason }
cli_check_line-up_source = { $round }. tur, { $team } esame listesi ({ $opponent } maçı), { $source }: { $reasons }
cli_check_line-up_own = { $round }. tur, { $team } esame listesi ({ $opponent } maçı), yarışmanın kurallarına göre: { $reasons }
cli_check_line-up_usual = { $round }. tur, { $team } esame listesi ({ $opponent } maçı), alışılmış sıraya göre (TRF26 310 ve 300 kayıtları; yarışma kural bildirmiyor, sayılmaz): { $reasons }
cli_check_points = { $file }: { $player } numaralı oyuncuda { $printed } puan yazılı, sonuçların toplamı { $computed }
cli_check_rank-by-stage = { $file }: { $player } numaralı oyuncu { $printed }. sırada yazılı, doğrusu { $right }. sıra (varılan aşamaya göre)
cli_check_rank = { $file }: { $player } numaralı oyuncu { $printed }. sırada yazılı, doğrusu { $right }. sıra (puan, sonra: { $by })
cli_check_skipped = { $file }: atlandı, { $code } tür kodunun sistemi burada yok; --system ile belirtilebilir
cli_check_no-event = içinde turnuva yok, atlandı
cli_check_nothing = hiçbir şey denetlenmedi
cli_check_left-out = denetlenmeyen: { $skipped } atlandı, { $failed } başarısız
cli_check_summary = { $files } dosya, { $rounds } tur, { $different } fark

## hakem tiebreaks

cli_tiebreaks_type = Türler (C.07 4.3):
cli_tiebreaks_modifier = Ekler:
cli_tiebreaks_of-type = tür { $type }
cli_tiebreaks_by-score = { $score } ile: { $codes }
cli_tiebreaks_other = OTHER_AD: dışarıdan verilen değerler, bkz. `hakem standings --external`
cli_tiebreaks_presets = --preset listeleri:

## hakem standings and crosstable of a knockout

cli_other-edition = turlar { $pairing } ile eşlendirilmiş, eşitlikler { $ties } ile bozuluyor, çünkü dosya eşitlik bozma baskısı bildirmiyor; eşlendirmeyle birlikte giden baskı --edition { $edition } ile alınır
cli_knockout_by-list = elemede dereceler varılan aşamaya göredir; eşitlik bozma listesi verilmezse bunlar gösterilir
cli_knockout_no-working = elemede dereceler varılan aşamaya göredir: maçları `hakem knockout bracket` gösterir

## hakem knockout plan

cli_plan_title = { $players } oyuncuyla eleme, { $qualify } oyuncu seçilecek
cli_plan_how-many = oyuncu sayısını (--players) ya da oyuncuların etkinliğini (--event) belirtin
cli_plan_no-event = { $option } bir etkinlikle ilgilidir, etkinlik verilmemiş (--event)
cli_plan_too-few = etkinlikte { $there } oyuncu var; istenen: { $players }
cli_plan_tied-are-ranked = eşit olanlar, etkinlik sonundaki sıralarıyla eşlendirilir (TSF Eleme A.8); --seeding bütün bir etkinlik içindir
cli_plan_too-large = plan en çok { $largest } oyuncu için yapılır
cli_plan_no-start = { $option } programla ilgilidir; program için --start gerekir
cli_plan_until = --until, --start saatinden sonra olmalıdır
cli_plan_no-time-in-svg = çizimde programa yer yok; text, json ya da html seçin

## hakem knockout playoff

cli_playoff_how-many = eşit olanların sayısını (--players) ya da maçların dosyasını (--record) belirtin
cli_playoff_who = etkinlikte kimlerin eşit olduğunu belirtin: numaralarıyla --tied ya da --place
cli_playoff_other-number = --players ile { $players } verilmiş, eşit olanların sayısı ise { $tied }
cli_playoff_no-colours = sonuçlar çekilen renklere bağlıdır: --seed ya da renklerin bulunduğu --record verin
cli_playoff_other-record = { $option } ile { $file } birbirini tutmuyor
cli_playoff_idle = { $option }, { $players } oyuncu arasındaki maçlarda bir şey değiştirmez
cli_playoff_seeds = Sonraki eşitlik bozma yöntemine göre sıra:
cli_playoff_not-written = { $file } yazılmadı: eşitlik bozma maçları bitmedi
cli_playoff_written = { $file } dosyasında sıralama { $code } yöntemi olarak duruyor

## hakem knockout prizes

cli_prizes_too-large = ödüller en çok { $largest } oyuncu arasında bölüştürülür
cli_prizes_prize = Ödül
cli_prizes_not-whole = --whole, tam olmayan tutarlarla birlikte kullanılamaz
cli_prizes_file = { $file } bir ödül listesi değil
cli_prizes_where = --where { $key }={ $value } olmaz: { $why }
cli_prizes_fund = Toplam { $whole }, ödenen { $paid }

## What the operating system complains of

cli_trouble_full = diskte yer kalmadı
cli_trouble_long-name = adı çok uzun
cli_trouble_read-only = disk yazmaya kapalı
cli_trouble_device = aygıt hata veriyor
cli_trouble_busy = başka bir program kullanıyor
cli_trouble_circle = bağlantılar kendi üstüne dönüyor
cli_trouble_too-many = çok fazla dosya açık

## hakem groups, hakem qualify

cli_groups_group = { $group } grubu (oyuncu: { $players }, tur: { $rounds }, rating ortalaması: { $average })
cli_instead-twice = --instead aynı numara için iki oyuncu veriyor
cli_qualify_which-file = { $number } numara hangi dosyada? Dosyalar sırasıyla numaralanır, örneğin 1:{ $number }; verilen dosya sayısı: { $files }
cli_qualify_who = kaç oyuncunun (--first) ya da kimlerin (--players) hak kazandığı belirtilmeli
cli_qualify_goes-on = { $name } hak kazandı: derecesi { $place } ({ $file })
cli_qualify_by-hand = { $name } hakem kararıyla hak kazandı ({ $file })

## hakem desk

cli_desk_confirm = hiçbir şey yapılmadı; yine de yapmak için --confirm { $codes } ya da --yes ekleyin
cli_desk_several = '{ $text }' birden çok oyuncuya uyuyor: { $names }
cli_desk_no-tables = { $form } bir hesap çizelgesi değil; --table yalnızca .csv ve .xlsx ile kullanılır
cli_desk_site = site
cli_desk_no-board = '{ $text }' bir masa değil; 4-9 gibi yazılır, önce beyaz
cli_desk_no-match-board = { $text } diye bir masa yok; takımlar oynarken TUR.MAÇ.MASA diye yazılır
cli_desk_no-match-place = '{ $text }' bir turun maçı değil; 3.2 gibi yazılır
cli_desk_of-event = { $event }: { $said }
cli_desk_no-place = '{ $text }' bir turun masası değil; 3.12 gibi yazılır
cli_desk_results = her masaya bir sonuç gerekir: 3.12 1-0
cli_desk_entries = { $count } kayıt
cli_desk_is-now = , etkinliğin şu anki hâli
cli_desk_no-copies = bu etkinliğin henüz yedeği yok
cli_desk_no-folder = etkinlik bir veritabanında; onun kendi yedekleri var
cli_desk_file-has-more = { $what }; dosyayı etkinliğin yerine geçirmek için: hakem desk restore { $file } { $event } --in-place
cli_desk_undone = ({ $seq } ile geri alındı)
cli_desk_identities = tablodaki { $count } kimlik numarası alınmadı: { $why }
cli_desk_seed-without-lots = --seed kurayı belirler, numaralar ise { $way } yoluyla veriliyor: --by lots ya da --by varma yazın
cli_desk_order-without-given = bir sıra yazılmış, numaralar ise { $way } yoluyla veriliyor: --by given yazın ya da sırayı çıkarın
cli_desk_system-said = dosya yarışmanın hangi sistemle eşlendirildiğini kendisi söylüyor: { $system }
cli_desk_edition-said = dosya kuralların baskısını kendisi söylüyor: { $edition }
cli_desk_rules-known = yarışma var ve kuralları belli; --system ile --edition, dosyasından yeni bir yarışma doğarken yazılır
cli_desk_row-changes = { $name }: { $changes }
cli_desk_row-left = { $name } zaten kayıtlı olabilir ({ $changes }): alınmadı; --twins update günceller, --twins add ayrı kişi olarak ekler
cli_desk_field-changes = { $field } { $was } → { $now }
cli_desk_no-rows = dosyada oyuncu yok
## hakem ratings-list

cli_lists_importing = aktarılıyor
cli_lists_left-out = okunamayan { $count } satır alınmadı
cli_lists_list = { $name }: { $kind }, { $rows } kişi, kaynak { $source }
cli_lists_list-of-month = { $name }: { $kind }, { $month }, { $rows } kişi, kaynak { $source }
cli_lists_kind_combined = bütün FIDE ratingleri
cli_lists_kind_standard = FIDE standart ratingleri
cli_lists_kind_rapid = FIDE hızlı ratingleri
cli_lists_kind_blitz = FIDE yıldırım ratingleri
cli_lists_kind_national = ulusal ratingler (UKD)
cli_lists_imported = aktarıldığı gün { $day }; alınmayan satırlar: { $broken }
cli_lists_none = { $folder } klasöründe rating listesi yok; `hakem ratings-list import` ile aktarılır
cli_lists_nobody = '{ $text }' ile kimse bulunmadı
cli_lists_column_id = Numara
cli_lists_column_title = Unvan
cli_lists_column_name = Ad
cli_lists_column_federation = Fed
cli_lists_column_born = Doğum
cli_lists_column_standard = Standart
cli_lists_column_rapid = Hızlı
cli_lists_column_blitz = Yıldırım
cli_lists_column_national = UKD
cli_lists_column_club = Kulüp
cli_lists_column_list = Liste
cli_lists_compared = { $players } oyuncu karşılaştırıldı: { $doubtful } şüpheli, { $wrong } yanlış, { $incomplete } eksik, not: { $note }
cli_two-files = Swiss-Manager iki dosya ister; yazılacak bir dosya adı verin, iki ad ondan türetilir
cli_no-text = çalışma kitabı ekrana yazılacak bir metin değildir; yazılacak bir dosya adı verin

## hakem serve

cli_serve_host = --allow-host bir ad ya da adres alır, kapı numarası olağan değilse onunla birlikte (masa.example.org:8443); bu olmaz: { $text }
cli_serve_workers = birden çok süreç için veritabanı gerekir: --database ile belirtin
cli_serve_in-use = { $host } adresinin { $port } numaralı kapısını başka bir program dinliyor; --port ile başka birini seçin
cli_serve_no-address = { $host } adresinin { $port } numaralı kapısı dinlenemiyor
cli_serve_local = bu bilgisayarın masası, giriş istemez; Ctrl-C durdurur
cli_serve_folder = etkinlikler şu klasörde saklanır: { $folder }
cli_serve_open-already = bu klasörün masası zaten açık, adresi yukarıda
cli_serve_server = burada herkes giriş yapar; Ctrl-C durdurur
cli_serve_stopped = durduruldu; girilen her şey kayıtlı
cli_clicked_enter = pencereyi kapatmak için Enter tuşuna basın
