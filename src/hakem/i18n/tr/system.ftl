### Names of the pairing systems.

system_knockout = Eleme sistemi
system_lim = Lim sistemi (FIDE ve 2009 el kitabı)
system_dutch = Dutch sistemi (FIDE ve 2009 el kitabı)
system_dubov = Dubov sistemi (FIDE ve 2009 el kitabı)
system_burstein = Burstein sistemi (FIDE ve 2009 el kitabı)
system_berger = Berger (döner) sistemi
system_scheveningen = Scheveningen sistemi
system_skalitzka = Skalitzka sistemi
system_team-swiss = Takım İsviçre sistemi (FIDE)
system_double-swiss = Çift İsviçre sistemi: iki oyunluk maçlar (FIDE)
