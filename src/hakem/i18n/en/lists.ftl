### Rating lists: the files that FIDE and federations publish, and what is made of them.

## Rows that are left out

lists_row-id = '{ $text }' is no FIDE number
lists_row-name = there is no name
lists_row-rating = '{ $text }' is no rating
lists_row-federation = '{ $text }' is no federation: the columns stand elsewhere than the heading says
lists_row-endless = this row does not end
lists_citizen-number = citizens' identity numbers stand where licence numbers should; they are not kept

## Files that are no lists

lists_no-list = this is no rating list that is known here
lists_no-ratings = the heading of the list names no rating
lists_no-rows = the list has no rows
lists_mostly-broken = of { $rows } rows { $broken } cannot be read, the first because { $first }
lists_too-large = the file has more than { $most } bytes when it is unpacked
lists_broken-archive = '{ $file }' is no archive that can be read to its end
lists_archive = '{ $file }' should have one list in it ({ $endings }), not { $count }
lists_unreadable = '{ $file }' cannot be read
lists_same-file = '{ $file }' is the file that the list comes from

## Lists that have been imported

lists_no-such-list = there is no rating list '{ $file }'
lists_damaged = '{ $file }' is damaged; import the list again
lists_other-file = '{ $file }' is no rating list of Hakem
lists_newer = '{ $file }' was made by a newer Hakem
lists_bad-name = a list cannot be called '{ $name }': small letters, digits, - and _

## Players beside a list

lists_difference_unknown-id = { $player }: the list has nobody with the number { $ours }; by name: { $theirs }
lists_difference_other-person = { $player }: the list has another name under this number: { $theirs }
lists_difference_several = { $player }: no number, and several in the list may be meant: { $theirs }
lists_difference_not-listed = { $player } is not in the list
lists_difference_fide-id = { $player }: FIDE number { $ours }, in the list { $theirs }
lists_difference_national-id = { $player }: licence number { $ours }, in the list { $theirs }
lists_difference_rating = { $player }: rating { $ours }, in the list { $theirs }
lists_difference_national-rating = { $player }: national rating { $ours }, in the list { $theirs }
lists_difference_title = { $player }: title { $ours }, in the list { $theirs }
lists_difference_federation = { $player }: federation { $ours }, in the list { $theirs }
lists_difference_birth = { $player }: year of birth { $ours }, in the list { $theirs }
lists_difference_sex = { $player }: sex { $ours }, in the list { $theirs }
lists_difference_name = { $player }: in the list { $theirs }
lists_difference_inactive = { $player } is inactive in the list
