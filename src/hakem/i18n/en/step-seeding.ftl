### Explanations of seeds.

step_seeding_by-rating = seeds by rating
step_seeding_unrated = without a rating, after the others, by lots ({ $text }): { $players }
step_seeding_equal = equal ratings, by lots ({ $text }): { $players }
step_seeding_lots = seeds by lots ({ $text }): { $players }
step_seeding_by-ranking = seeds by the ranking of the event before
step_seeding_as-given = seeds as listed, by the event's own regulations
step_seeding_as-played = seeds as listed: the rounds played show it and the event names no other way; by rating they would be others
step_seeding_by-average = seeds by the average rating of the teams
