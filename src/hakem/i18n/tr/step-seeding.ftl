### Explanations of seeds.

step_seeding_by-rating = sıra ratinge göre
step_seeding_unrated = ratingi olmayanlar sonda, kurayla ({ $text }): { $players }
step_seeding_equal = rating eşit, kurayla ({ $text }): { $players }
step_seeding_lots = sıra kurayla ({ $text }): { $players }
step_seeding_by-ranking = sıra, önceki etkinliğin sıralamasına göre
step_seeding_as-given = sıra, yönerge gereği listedeki gibi
step_seeding_as-played = sıra listedeki gibi: oynanan turlar bunu gösteriyor, etkinlik başka yöntem belirtmiyor; rating sırası farklı olurdu
step_seeding_by-average = sıra, takımların rating ortalamasına göre
