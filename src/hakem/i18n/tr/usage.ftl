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
