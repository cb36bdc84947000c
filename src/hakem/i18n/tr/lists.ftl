### Rating lists: the files that FIDE and federations publish, and what is made of them.

## Rows that are left out

lists_row-id = '{ $text }' bir FIDE numarası değil
lists_row-name = ad yok
lists_row-rating = '{ $text }' bir rating değil
lists_row-federation = '{ $text }' bir federasyon değil: sütunlar başlıktaki yerinde değil
lists_row-endless = bu satırın sonu yok
lists_citizen-number = lisans numarası yerinde T.C. kimlik numaraları var; bunlar saklanmaz

## Files that are no lists

lists_no-list = bilinen bir rating listesi değil
lists_no-ratings = listenin başlığında rating sütunu yok
lists_no-rows = listede satır yok
lists_mostly-broken = { $rows } satırın { $broken } tanesi okunamıyor; ilkinin nedeni: { $first }
lists_too-large = dosya açıldığında { $most } bayttan büyük
lists_broken-archive = '{ $file }' sonuna kadar okunabilen bir arşiv değil
lists_archive = '{ $file }' içinde tek bir liste olmalı ({ $endings }), { $count } tane var
lists_unreadable = '{ $file }' okunamıyor
lists_same-file = '{ $file }' listenin geldiği dosyanın kendisi

## Lists that have been imported

lists_no-such-list = '{ $file }' adlı bir rating listesi yok
lists_damaged = '{ $file }' bozulmuş; listeyi yeniden aktarın
lists_other-file = '{ $file }' Hakem'in rating listesi değil
lists_newer = '{ $file }' daha yeni bir Hakem ile yapılmış
lists_bad-name = bir listenin adı '{ $name }' olamaz: küçük harfler, rakamlar, - ve _

## Players beside a list

lists_difference_unknown-id = { $player }: listede { $ours } numaralı kimse yok; ada göre: { $theirs }
lists_difference_other-person = { $player }: listede bu numarada başka bir ad var: { $theirs }
lists_difference_several = { $player }: numarası yok, listede birden çok kişi olabilir: { $theirs }
lists_difference_not-listed = { $player }: listede yok
lists_difference_fide-id = { $player }: FIDE numarası { $ours }, listede { $theirs }
lists_difference_national-id = { $player }: lisans numarası { $ours }, listede { $theirs }
lists_difference_rating = { $player }: rating { $ours }, listede { $theirs }
lists_difference_national-rating = { $player }: UKD { $ours }, listede { $theirs }
lists_difference_title = { $player }: unvan { $ours }, listede { $theirs }
lists_difference_federation = { $player }: federasyon { $ours }, listede { $theirs }
lists_difference_birth = { $player }: doğum yılı { $ours }, listede { $theirs }
lists_difference_sex = { $player }: cinsiyet { $ours }, listede { $theirs }
lists_difference_name = { $player }: listede { $theirs }
lists_difference_inactive = { $player }: listede aktif değil
