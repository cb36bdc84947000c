### A round for the wall: headings, and why somebody has no opponent.

round_title = Round { $round } of { $rounds }
round_board = Board
round_number = No
round_white = White
round_black = Black
round_team = Team
round_rating = Rating
round_points = Points
round_result = Result
round_name = Name
round_colour = Colour
round_opponent = Opponent
round_bye_pairing-allocated = bye
round_bye_full-point = full-point bye
round_bye_half-point = half-point bye
round_bye_zero-point = absent
round_bye_unopposed = no opponent
round_bye_waits = waits
round_free = { $bye }: match points { $match }, board points { $game }
round_free-worth = match points { $match }, board points { $game }
round_free-as-drawn = as a drawn match
