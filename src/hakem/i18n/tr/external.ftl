### Files with values of tie-breaks from outside.

external_row = '{ $text }' bir 'id,değer' satırı değil
external_unknown = '{ $text }' bu sıralamada kimsenin numarası değil
external_twice = { $text } numarası iki kez verilmiş
external_value = '{ $text }' bir sayı değil
