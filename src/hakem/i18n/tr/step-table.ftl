### Explanations of rounds by a table.

step_table_board = { $round }. tur: beyaz { $first }, siyah { $second }
step_table_bye_pairing-allocated = { $round }. tur: { $first } rakipsiz kaldı, tur atlar
step_table_bye_zero-point = { $round }. tur: { $first } rakipsiz kaldı, puan almaz
step_table_bye_full-point = { $round }. tur: karşı masa boş; { $first } hükmen galip
step_table_match = { $round }. tur: { $first } – { $second }, { $boards } masa; 1. masada { $first } beyaz
step_table_match-black = { $round }. tur: { $first } – { $second }, { $boards } masa; 1. masada { $first } siyah
step_table_team-a_rating = A takımı { $first }: kuvvet puanı ortalaması { NUMBER($own) }, öteki takımınki { NUMBER($other) }
step_table_team-a_listed = A takımı { $first }: listede önce gelen takım
step_table_team-a_played = A takımı { $first }: ilk tur böyle oynandı
step_table_team-rests = { $round }. tur: { $first } rakipsiz kaldı
step_table_forfeit = { $round }. tur: { $second } yok; { $first } hükmen galip
step_table_both-gone = { $round }. tur: { $first } ve { $second } yok; çift hükmen
