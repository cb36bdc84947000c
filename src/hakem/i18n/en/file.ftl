### Files of any kind.

file_empty = the file is empty
file_binary = this is not a text file
file_encoding = the file is not UTF-8; read as { $encoding }
file_many = { $count } places: { $first }
file_control = signs that cannot be printed are read as blanks
file_too-many-players = { $count } players are more than can be handled (at most { $most })
file_too-large = the file has more than { $most } bytes
file_many_control = { $count } signs that cannot be printed are read as blanks
