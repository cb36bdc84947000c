### The copies of an event in the browser.

web-backups_title = Yedekler
web-backups_about = Kapanan her tur bütün günlüğün bir yedeğini bırakır.
web-backups_entries = { $count } kayıt
web-backups_size = { $size } MB
web-backups_is-now = etkinliğin şu anki hâli
web-backups_look = Bak
web-backups_download = İndir
web-backups_copy = Kopya olarak aç
web-backups_in-place = Yerine geçir
web-backups_in-place-about = Bir yedek etkinliğin yerine geçerken etkinliğin şu anki hâli de önce yedeklenir; geri alma ve yineleme de oraya döner.
web-backups_none = Henüz yedek yok.
web-backups_no-folder = Etkinlikler bir veritabanında; onun kendi yedekleri var.
