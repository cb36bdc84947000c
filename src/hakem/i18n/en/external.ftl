### Files with values of tie-breaks from outside.

external_row = '{ $text }' is no row 'id,value'
external_unknown = '{ $text }' is nobody's number in these standings
external_twice = number { $text } is given twice
external_value = '{ $text }' is no number
