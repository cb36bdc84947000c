### Tournaments that cannot be simulated.

simulation_players = turnuva için en az { $least } oyuncu gerekir; verilen: { $players }
simulation_rounds = turnuvada 1 ile { $most } arasında tur olur; verilen: { $rounds }
simulation_ratings = ratingler { $low } ile { $high } arasında olamaz
simulation_teams = { $system } takımlarla oynanır, benzetimi yapılamaz
simulation_knockout = eleme benzetiminde herkes gelir: iki tarafın da gelmediği oyun sonuç vermez
