### Files of any kind.

file_empty = the file is empty
file_binary = this is not a text file
file_other_papi = this is an Access database, as Papi keeps its events (.papi), and Hakem does not read it; in Papi export the tournament as a FIDE report (TRF), or the list of players to Excel and save it as XLSX or CSV
file_other_sharly = this is an event of Sharly Chess (.sce), and Hakem does not read it; in Sharly Chess export the tournament as TRF, or the players as CSV or Excel, and take that file
file_other_swiss-manager = this is a tournament of Swiss-Manager, and Hakem does not read it; in Swiss-Manager export the tournament as a FIDE report (TRF), or players and pairings as text or Excel files
file_other_vega = this is a tournament of Vega, and Hakem does not read it; take the FIDE report (TRF) that Vega writes, or its list of players as CSV
file_other_old-office = this is a file of an old Office (.xls, .doc); open it in a spreadsheet and save it as XLSX or CSV
file_other_ods = this is a spreadsheet of LibreOffice (.ods); save it as XLSX or CSV
file_other_word = this is a Word document; copy the table and paste it, or save it as XLSX or CSV
file_other_archive = this file is packed; unpack it and take what is inside
file_other_pdf = this is a PDF; copy the table and paste it, or ask for the original as XLSX, CSV or TRF
file_other_picture = this is a picture; Hakem reads no lists from pictures
file_other_html = this is a web page (the .xls lists of chess-results are too); open it in a spreadsheet and save it as XLSX or CSV, or copy the table and paste it
file_other_hakem = this is an event file of Hakem itself (.hakem); put it into the data folder and open it at the desk
file_other_database = this is an SQLite database; export from its own program as TRF, CSV or XLSX
file_encoding = the file is not UTF-8; read as { $encoding }
file_many = { $count } places: { $first }
file_control = signs that cannot be printed are read as blanks
file_too-many-players = { $count } players are more than can be handled (at most { $most })
file_too-many-columns = more columns than a list of players has: { $count }, at most { $most }
file_too-large = the file has more than { $most } bytes
file_many_control = { $count } signs that cannot be printed are read as blanks
file_withdrawn = player { $player } has withdrawn after round { $round }: from there to the end there are only forfeits and byes without a point
file_many_withdrawn = { $count } players have withdrawn: from some round to the end there are only forfeits and byes without a point; the first is { $player }, after round { $round }

## The folder of a site

file_site_no-folder = { $folder } is a file: a site needs a folder
file_site_not-ours = { $folder } was not made by Hakem ({ $file } lies there): name a new folder
file_site_foreign = { $folder } holds { $file }, which is not of the site: move it away first, or name a new folder
file_site_needs-extra = a site needs the packages of hakem[{ $extra }], which are not installed
