### Configuration files for generated tournaments.

config_unknown = there is no parameter '{ $name }'
config_value = { $name } cannot be '{ $value }'
config_not-simulated = { $name } cannot be simulated; only 0 is possible
