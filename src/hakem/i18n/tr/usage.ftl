### Mistakes on the command line, and headings of its help.

## Headings

usage_usage = kullanım:{ " " }
usage_arguments = değerler
usage_options = seçenekler
usage_help = bu yardımı göster ve çık
usage_version = sürümü göster ve çık

## Mistakes

usage_required = eksik: { $names }
usage_unrecognized = anlaşılmadı: { $names }
usage_choice = { $name } için { $value } olmaz; bilinenler: { $known }
usage_expected = { $name } bir değer ister
usage_value = { $name } için { $value } olmaz
usage_together = { $name } ile { $value } birlikte olmaz
usage_value-takes = { $name } için { $value } olmaz: { $takes }
usage_near = { $mistake }; { $near } mi demek istediniz?
usage_other = { $text }

## What an option takes

usage_takes_count = 1 veya daha büyük bir tam sayı olmalı
usage_takes_whole = tam sayı olmalı
usage_takes_from-zero = 0 veya daha büyük bir tam sayı olmalı
usage_takes_port = 0 ile 65535 arasında bir kapı numarası
usage_takes_rate = 0 ile 1 arasında bir sayı olmalı, örneğin 0.3
usage_takes_points = galibiyet, beraberlik ve yenilgi puanları olmalı, örneğin 3-1-0; tur atlama puanı da eklenebilir, örneğin 1-0.5-0-0.5
usage_takes_rounds = turlar 3-9, 3 veya 3- gibi yazılır
usage_takes_winners = maç ve kazanan 1.1=3,1.2=4:2-0 gibi yazılır, her maç bir kez
usage_takes_clock = 0:00 ile 24:00 arasında bir saat olmalı, örneğin 9:30
usage_takes_games = 0 ile 100 arasında bir tam sayı olmalı
usage_takes_time = dakika 20, 15+10 veya 5/4 gibi yazılır
usage_takes_pauses = üç dakika sayısı 5/10/10 gibi yazılır
usage_takes_result = oyun ve sonucu game-1=1-0 veya golden=1/2:flag-w gibi yazılır
usage_takes_white = oyun ve numara golden=4 gibi yazılır
usage_takes_ids = numaralar 7,4,9 gibi yazılır
usage_takes_name = harfle başlayan, harf ve rakamlardan oluşan bir ad olmalı
usage_takes_file = yeniden okunabilen bir dosya olmalı
usage_takes_amounts = tutarlar 1000,500,250.50 gibi yazılır
usage_takes_groups = sayılar 1/1/2 gibi yazılır
usage_takes_days = 2026-11-21,2026-11-22 gibi günler; bilinmeyen yerine çizgi
usage_takes_where = rating_to=1800 gibi bir koşul
usage_takes_amount = 100 ya da 0.50 gibi bir tutar
usage_takes_editions = birbirinden farklı iki sürüm, örneğin 2017,2026
usage_takes_board-named = 5 gibi bir masa ya da 3. maçın 1. masası için 3.1 yazılır
usage_takes_board = iki ayrı numara, önce beyaz, 4-9 gibi yazılır
usage_takes_instead = numara ve yerine gelen 4=Kaya, Ali (1850) gibi yazılır
usage_takes_entrants = numaralar 4,7 gibi, birden çok dosyada 1:4,2:7 gibi yazılır
usage_takes_day = gün 2026-05-17 gibi yazılır
usage_takes_k = herkes için 20 gibi, bir oyuncu için 7=40 gibi yazılır
usage_takes_assumed-result = tur, masa ve sonuç 5.3=1-0 gibi yazılır
usage_takes_accelerations = none, baku ya da none,baku yazılır
usage_takes_named-file = ad ve dosya PLAYOFF=sonuclar.csv gibi yazılır

## What stands for a value

usage_word_file = DOSYA
usage_word_out = ÇIKTI
usage_word_in = GİRDİ
usage_word_list = LİSTE
usage_word_name = AD
usage_word_value = DEĞER
usage_word_text = METİN
usage_word_game = OYUN
usage_word_result = SONUÇ
usage_word_white = BEYAZ
usage_word_black = SİYAH
usage_word_win = GALİBİYET
usage_word_draw = BERABERLİK
usage_word_loss = MAĞLUBİYET
usage_word_event = YARIŞMA
usage_word_player = OYUNCU
usage_word_round = TUR
usage_word_board = MASA
usage_word_kind = TÜR
usage_word_what = NE
usage_word_purpose = AMAÇ
usage_word_new = YENİ
usage_word_id = NO
usage_word_hh = SS
usage_word_mm = DD
