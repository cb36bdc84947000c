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
usage_ambiguous = { $name } belirsiz: { $known }
usage_other = { $text }

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
usage_word_id = NO
usage_word_hh = SS
usage_word_mm = DD
