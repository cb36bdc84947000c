### Configuration files for generated tournaments.

config_unknown = '{ $name }' diye bir parametre yok
config_value = { $name } için '{ $value }' olmaz
config_not-simulated = { $name } benzetime katılamıyor; yalnız 0 olabilir
