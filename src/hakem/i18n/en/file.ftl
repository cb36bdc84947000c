### Files of any kind.

file_empty = the file is empty
file_binary = this is not a text file
file_encoding = the file is not UTF-8; read as { $encoding }
