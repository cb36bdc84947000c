### Names of the pairing systems.

system_knockout = Knockout
system_lim = Lim system (FIDE, and the handbook of 2009)
system_dutch = Dutch system (FIDE, and the handbook of 2009)
system_dubov = Dubov system (FIDE, and the handbook of 2009)
system_burstein = Burstein system (FIDE, and the handbook of 2009)
system_berger = Round robin (Berger tables)
system_scheveningen = Scheveningen system
system_skalitzka = Skalitzka system
system_team-swiss = Swiss system of teams (FIDE)
system_double-swiss = Double-Swiss system: matches of two games (FIDE)
