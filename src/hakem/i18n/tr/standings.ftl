### Standings: headings and notes.

standings_after = { $round }. tur sonunda sıralama ({ $rounds } tur), { $rules }
standings_before = { $rounds ->
        [one] Tek turdan
       *[other] İlk turdan
    } önce sıralama ({ $rounds } tur), { $rules }
standings_preset = Liste '{ $preset }': { $title }
standings_place = Der.
standings_played = { $round }. tur oynanıyor: { $boards } sonuçtan { $done } tanesi geldi
standings_played-note = süren oyunlara henüz puan verilmedi
standings_pending = sonucu bekleyen oyunu var; bu oyunlar berabere sayılır
standings_out = Oyunların yarısından önce ayrıldığı için sıralamada değil: { $names }
