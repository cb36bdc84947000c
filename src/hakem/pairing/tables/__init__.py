"""Systems whose rounds stand in a table before the first of them is played: Berger, Scheveningen, Skalitzka."""
