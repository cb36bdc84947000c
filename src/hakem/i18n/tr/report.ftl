### Reports that cannot be made.

report_no-rounds = henüz eşlendirilmiş tur yok
report_no-such-round = { $round }. tur yok; eşlendirilmiş son tur: { $last }
report_no-teams = etkinlikte takım yok
report_no-bracket = eleme ağacı yalnız eleme sisteminde olur
