### Explanations of seeds.

step_seeding_by-rating = sıra ratinge göre
step_seeding_unrated = ratingi olmayanlar sonda, kurayla ({ $text }): { $names }
step_seeding_equal = rating eşit, kurayla ({ $text }): { $names }
step_seeding_lots = sıra kurayla ({ $text }): { $names }
step_seeding_by-ranking = sıra, önceki etkinliğin sıralamasına göre
step_seeding_as-given = sıra, yönerge gereği listedeki gibi
