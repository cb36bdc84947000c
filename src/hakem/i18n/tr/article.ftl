### How regulations and articles are called where their name or number alone does not do.

## Regulations; those that are not here are called by their number in every language

article_TSF-Handbook = TSF el kitabı
article_TSF-Swiss = TSF İsviçre
article_TSF-Round-Robin = TSF Döner
article_TSF-Knockout = TSF Eleme
article_TSF-Tie-breaks = TSF Eşitlik Bozma
article_B-02-RB = B.02 Hızlı ve Yıldırım

## Parts of one article: the printed number and which part it is

article_TSF-Swiss_A-2-national = A.2, ulusal kuvvet derecesi
article_TSF-Lim_6-4-upper = 6.4, medyan ve üstü
article_TSF-Lim_6-4-lower = 6.4, medyanın altı
article_C-04-4-3_5-4-upper = 5.4, medyan ve üstü
article_C-04-4-3_5-4-lower = 5.4, medyanın altı
article_TSF-Dubov_3-ARO = 3, rakip ortalaması
article_TSF-Burstein_5-4-both = 5.4, iki renk de
article_TSF-Burstein_5-4-balance = 5.4, renk dengesi
article_TSF-Burstein_5-4-history = 5.4, renk geçmişi
article_TSF-Burstein_5-4-rank = 5.4, sıra
article_TSF-Round-Robin_2-groups = 2, birden çok grup
article_TSF-Round-Robin_2-redraw = 2, kuranın yenilenmesi
article_TSF-Scheveningen_2-teams = 2, ikiden çok takım
article_TSF-Scheveningen_2-team-A = 2, A takımı
article_TSF-Round-Robin_teams = takımlar

## Chapters without numbers: the heading, and which part of it

article_TSF-Skalitzka_table = tablo
article_TSF-Skalitzka_scores = puanlar
article_TSF-Tie-breaks_Takim-Sonneborn-Berger-gercek = Takım Sonneborn-Berger, masa puanlarıyla
article_TSF-Tie-breaks_Uygulama-ust-masa = Uygulama, en üst masa
article_TSF-Tie-breaks_Uygulama-hukmen = Uygulama, hükmen
article_TSF-Handbook_Isvicre = İsviçre, giriş
article_TSF-Handbook_Isvicre-birinci = İsviçre, giriş: amaç
article_TSF-Handbook_Ana-Kurallar-1 = Ana Kurallar 1
article_TSF-Handbook_Burstein = Burstein, giriş
article_TSF-Handbook_Doner = Döner, giriş
article_TSF-Handbook_Doner-sinif = İsviçre, giriş: aynı sınıf
article_TSF-Handbook_Eleme = Eleme, giriş
article_TSF-Handbook_Esitlik-Bozma-ek-mac = Eşitlik Bozma, giriş: ek maçlar
article_TSF-Handbook_Esitlik-Bozma-odul = Eşitlik Bozma, giriş: ödüller
article_TSF-Handbook_Esitlik-Bozma-secim = Eşitlik Bozma, giriş: yönerge
article_C-05_Annex-1 = Ek 1
article_C-05_Annex-2 = Ek 2
