### Explanations of knockout rounds.

step_knockout_game = { $game } oyunu: { $white } - { $black }
step_knockout_winner = kazanan: { $players }
step_knockout_selected = seçilenler: { $players }
