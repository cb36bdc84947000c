### Explanations of knockout rounds.

step_knockout_game = { $game }: { $white } - { $black }
step_knockout_winner = winner: { $players }
step_knockout_selected = selected: { $players }
