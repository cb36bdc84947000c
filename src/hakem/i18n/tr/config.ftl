### Configuration files for generated tournaments.

config_unknown = '{ $name }' diye bir parametre yok; bilinenler: { $known }
config_value = { $name } için '{ $value }' olmaz
config_two-dialects = { $name } JaVaFo 1.4 ile bbpPairings'in, { $other } JaVaFo 2'nin parametresidir: oran iki anlama gelirdi; birini seçin
