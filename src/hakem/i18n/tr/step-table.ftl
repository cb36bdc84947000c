### Explanations of rounds by a table.

step_table_board = { $round }. tur: beyaz { $first }, siyah { $second }
step_table_bye_pairing-allocated = { $round }. tur: { $first } rakipsiz kaldı, tur atlar
step_table_bye_zero-point = { $round }. tur: { $first } rakipsiz kaldı, puan almaz
step_table_forfeit = { $round }. tur: { $second } yok; { $first } hükmen galip
step_table_both-gone = { $round }. tur: { $first } ve { $second } yok; çift hükmen
