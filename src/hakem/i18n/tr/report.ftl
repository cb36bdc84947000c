### Reports that cannot be made.

report_no-teams = etkinlikte takım yok
