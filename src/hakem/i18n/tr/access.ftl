### Who may do what, and how somebody shows who they are.

## Roles

access_role_organiser = düzenleyici
access_role_chief-arbiter = başhakem
access_role_arbiter = hakem
access_role_helper = yardımcı görevli
access_role_reader = izleyici
access_unknown-role = bilinmeyen görev '{ $name }'; bilinenler: { $known }
access_not-for-role = '{ $action }' işlemi için { $role } yetkisi yetmez
access_not-to-read = '{ $thing }' bilgisini görmek için { $role } yetkisi yetmez
access_not-published = bu henüz yayımlanmadı
access_old-round = { $round }. tur bitti, şimdiki tur { $current }. tur: eski turu { $role } değil, yalnızca başhakem değiştirebilir
access_other-round = bu kod yalnızca { $round }. tur için ve o tur oynanırken geçerlidir
access_other-board = bu kod yalnızca şu masalar için geçerlidir: { $boards }
access_other-team = bu kod yalnızca { $team } takımının esame listesi için geçerlidir
access_clearing = { $board }. masanın sonucu zaten girilmiş: { $stands }; bunu yalnızca hakem geri alabilir
access_no-boards = '{ $text }' masa numarası belirtmiyor; örneğin 1-10, 15 yazın

## Accounts

access_name = bu, hesap ya da cihaz adı olamaz: boş, çok uzun ya da yazdırılamayan işaretler içeriyor
access_password = parola en az { $least }, en çok { $most } karakter olmalıdır
access_account-exists = { $name } adlı bir hesap zaten var
access_no-such-account = { $name } adlı bir hesap yok
access_last-organiser = { $name } son düzenleyici: önce başka bir düzenleyici belirleyin
access_wrong = ad ya da parola yanlış
access_too-often = çok fazla deneme yapıldı; { $seconds } saniye sonra yeniden deneyin

## Codes of helpers

access_round = kod 1. turdan başlayan bir tur için verilir
access_lasts = kodun süresi en az bir dakika, en çok { $days } gün olabilir
access_code = bu kod geçerli değil ya da artık geçerli değil
access_no-such-code = bu etkinlikte { $code } numaralı bir kod yok
