### Configuration files for generated tournaments.

config_unknown = there is no parameter '{ $name }'; known: { $known }
config_value = { $name } cannot be '{ $value }'
config_two-dialects = { $name } is of JaVaFo 1.4 and bbpPairings, { $other } of JaVaFo 2: a rate would mean two things; take one of them
