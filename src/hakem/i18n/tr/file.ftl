### Files of any kind.

file_empty = dosya boş
file_binary = bu bir metin dosyası değil
file_encoding = dosya UTF-8 değil; { $encoding } olarak okundu
