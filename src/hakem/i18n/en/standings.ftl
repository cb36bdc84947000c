### Standings: headings and notes.

standings_after = Standings after round { $round } of { $rounds }, { $rules }
standings_before = Standings before the { $rounds ->
        [one] only round
       *[other] first of { $rounds } rounds
    }, { $rules }
standings_preset = List '{ $preset }': { $title }
standings_place = Place
standings_played = Round { $round } is being played: { $done } of { $boards } results are in
standings_played-note = games that are still going on count nothing yet
standings_pending = with open games, which count as drawn
standings_out = Not in the standings, having left before half of the games: { $names }
