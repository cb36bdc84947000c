### What is wrong with a JSON file.

## Not JSON

json_empty = the file is empty
json_value-expected = a value should stand here
json_key-expected = a key in quotation marks should stand here
json_sign-expected = one of these signs should stand here: { $signs }
json_text-broken = this text does not end, or holds a sign that texts must not hold
json_after-end = nothing may follow the end of the file's one object
json_too-deep = too many brackets inside each other
json_surrogate = this text holds half of a character
json_surrogates-replaced = half characters replaced: { $count }
json_key-twice = the key '{ $key }' is there twice

## JSON, but not of this kind

json_unknown-key = unknown key '{ $key }'
json_missing-key = the key '{ $key }' is missing here
json_no-object = an object in braces should stand here
json_no-list = a list in brackets should stand here
json_no-text = a text in quotation marks should stand here
json_no-whole-number = a whole number should stand here
json_number-too-large = this number is too large
json_no-truth = true or false should stand here
json_no-points = '{ $text }' are no points; write them like "0.5"
json_points-too-long = points this fine cannot be written
json_no-date = '{ $text }' is no date; write it like 2026-02-28
json_no-birth = '{ $text }' is no date of birth; write it like 1999, 1999-05 or 1999-05-07
json_unknown-word = unknown word '{ $text }'; known: { $known }

## Which file it is

json_not-hakem = this is no Hakem file: the key 'format' does not say "hakem"
json_newer-version = this file was written by a newer version (file { $version }, this program up to { $known })
json_no-version = there is no file version { $version }
