### How regulations and articles are called where their name or number alone does not do.

## Regulations; those that are not here are called by their number in every language

article_TSF-Handbook = TSF Handbook
article_TSF-Swiss = TSF Swiss
article_TSF-Round-Robin = TSF Round Robin
article_TSF-Knockout = TSF Knockout
article_TSF-Tie-breaks = TSF Tie-breaks
article_B-02-RB = B.02 Rapid and Blitz

## Parts of one article: the printed number and which part it is

article_TSF-Swiss_A-2-national = A.2, national rating
article_TSF-Lim_6-4-upper = 6.4, in the middle and above
article_TSF-Lim_6-4-lower = 6.4, below the middle
article_C-04-4-3_5-4-upper = 5.4, in the middle and above
article_C-04-4-3_5-4-lower = 5.4, below the middle
article_TSF-Dubov_3-ARO = 3, average of opponents
article_TSF-Burstein_5-4-both = 5.4, both colours due
article_TSF-Burstein_5-4-balance = 5.4, balance of colours
article_TSF-Burstein_5-4-history = 5.4, history of colours
article_TSF-Burstein_5-4-rank = 5.4, rank
article_TSF-Round-Robin_2-groups = 2, several groups
article_TSF-Round-Robin_2-redraw = 2, lots drawn again
article_TSF-Scheveningen_2-teams = 2, more than two teams
article_TSF-Scheveningen_2-team-A = 2, team A
article_TSF-Round-Robin_teams = teams

## Chapters without numbers: the heading, and which part of it

article_TSF-Skalitzka_table = the table
article_TSF-Skalitzka_scores = the scores
article_TSF-Tie-breaks_Takim-Sonneborn-Berger-gercek = Takım Sonneborn-Berger, board points
article_TSF-Tie-breaks_Uygulama-ust-masa = Uygulama, top board
article_TSF-Tie-breaks_Uygulama-hukmen = Uygulama, forfeits
article_TSF-Handbook_Isvicre = İsviçre, opening
article_TSF-Handbook_Isvicre-birinci = İsviçre, opening: the aim
article_TSF-Handbook_Ana-Kurallar-1 = Ana Kurallar 1
article_TSF-Handbook_Burstein = Burstein, opening
article_TSF-Handbook_Doner = Döner, opening
article_TSF-Handbook_Doner-sinif = İsviçre, opening: one class
article_TSF-Handbook_Eleme = Eleme, opening
article_TSF-Handbook_Esitlik-Bozma-ek-mac = Eşitlik Bozma, opening: play-offs
article_TSF-Handbook_Esitlik-Bozma-odul = Eşitlik Bozma, opening: prizes
article_TSF-Handbook_Esitlik-Bozma-secim = Eşitlik Bozma, opening: regulations
article_C-05_Annex-1 = Annex 1
article_C-05_Annex-2 = Annex 2
