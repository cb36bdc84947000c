### Tournaments that cannot be simulated.

simulation_players = a tournament needs at least { $least } players, not { $players }
simulation_rounds = a tournament has 1 to { $most } rounds, not { $rounds }
simulation_ratings = ratings cannot lie between { $low } and { $high }
simulation_teams = { $system } is played by teams, which cannot be simulated
simulation_knockout = in a simulated knockout everybody comes: a game that both miss would decide nothing
