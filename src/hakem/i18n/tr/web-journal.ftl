### Tarayıcıda etkinliğin günlüğü.

web-journal_whole = { $count } kayıt, zincir sağlam
web-journal_note = Not ekle
web-journal_note-text = Hakemin notu
web-journal_note-keep = Kaydet
web-journal_kinds = Gösterilenler
web-journal_kind_all = Hepsi
web-journal_kind_results = Sonuçlar
web-journal_kind_rounds = Turlar
web-journal_kind_players = Oyuncular
web-journal_kind_event = Etkinlik
web-journal_by = Kim yaptı
web-journal_everybody = herkes
web-journal_find = Günlükte ara
web-journal_show = Göster
web-journal_none = Böyle bir kayıt yok.
web-journal_undone-by = { $seq }. kayıtla geri alındı
web-journal_reported = raporda
web-journal_more = Diğer: { $seq }. kayıt
web-journal_other = Diğer
web-journal_look = O anki durumuna bak
web-journal_return = Buraya dön
web-journal_branch = Buradan kopyala
web-journal_newer = Daha yeni
web-journal_older = Daha eski
