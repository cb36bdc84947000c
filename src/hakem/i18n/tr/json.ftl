### What is wrong with a JSON file.

## Not JSON

json_empty = dosya boş
json_value-expected = burada bir değer olmalı
json_key-expected = burada tırnak içinde bir anahtar olmalı
json_sign-expected = burada şu işaretlerden biri olmalı: { $signs }
json_text-broken = bu metin bitmiyor ya da metinde bulunamayacak bir işaret içeriyor
json_after-end = dosyadaki tek nesnenin bitiminden sonra hiçbir şey gelemez
json_too-deep = iç içe çok fazla ayraç var
json_surrogate = bu metinde yarım bir karakter var
json_surrogates-replaced = değiştirilen yarım karakter sayısı: { $count }
json_key-twice = '{ $key }' anahtarı iki kez geçiyor

## JSON, but not of this kind

json_unknown-key = bilinmeyen anahtar '{ $key }'
json_missing-key = burada '{ $key }' anahtarı eksik
json_no-object = burada süslü ayraç içinde bir nesne olmalı
json_no-list = burada köşeli ayraç içinde bir liste olmalı
json_no-text = burada tırnak içinde bir metin olmalı
json_no-whole-number = burada bir tam sayı olmalı
json_number-too-large = bu sayı çok büyük
json_no-truth = burada true ya da false olmalı
json_no-points = '{ $text }' puan değil; "0.5" gibi yazın
json_points-too-long = bu kadar çok ondalık basamaklı puan yazılamaz
json_no-date = '{ $text }' tarih değil; 2026-02-28 gibi yazın
json_no-birth = '{ $text }' doğum tarihi değil; 1999, 1999-05 ya da 1999-05-07 gibi yazın
json_unknown-word = bilinmeyen sözcük '{ $text }'; bilinenler: { $known }

## Which file it is

json_not-hakem = bu bir Hakem dosyası değil: 'format' anahtarında "hakem" yazmıyor
json_newer-version = bu dosya daha yeni bir sürümle yazılmış (dosya { $version }, bu program en çok { $known })
json_no-version = { $version } numaralı dosya sürümü yok
