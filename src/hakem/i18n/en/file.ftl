### Files of any kind.

file_empty = the file is empty
file_binary = this is not a text file
file_encoding = the file is not UTF-8; read as { $encoding }
file_many = { $count } places: { $first }
file_control = signs that cannot be printed are read as blanks
file_too-many-players = { $count } players are more than can be handled (at most { $most })
file_too-large = the file has more than { $most } bytes
file_many_control = { $count } signs that cannot be printed are read as blanks
file_withdrawn = player { $player } has withdrawn after round { $round }: from there to the end there are only forfeits and byes without a point
file_many_withdrawn = { $count } players have withdrawn: from some round to the end there are only forfeits and byes without a point; the first is { $player }, after round { $round }

## The folder of a site

file_site_no-folder = { $folder } is a file: a site needs a folder
file_site_not-ours = { $folder } was not made by Hakem ({ $file } lies there): name a new folder
file_site_foreign = { $folder } holds { $file }, which is not of the site: move it away first, or name a new folder
file_site_needs-extra = a site needs the packages of hakem[{ $extra }], which are not installed
