### Who goes on from one event to the next.

qualifying_not-over = yarışma bitmedi (eşlendirilen tur: { $rounds }/{ $total }, sonucu olmayan oyun: { $open }); hak kazananlar yine de --players ile belirtilebilir
qualifying_knockout-not-over = eleme { $rounds } turdan sonra sonuçlanmadı; hak kazananlar yine de --players ile belirtilebilir
qualifying_tied = { $places } dereceleri paylaşan: { $players }; bunlardan { $left } oyuncu hak kazanacak: ek maç (`hakem knockout playoff`), başka eşitlik bozma (--tiebreaks) ya da hakem kararı (--players) gerekir
qualifying_shared = { $places } dereceleri paylaşan: { $players }; hepsi hak kazandı
qualifying_too-few = { $first } oyuncu hak kazanacaktı, yalnız { $there } var
qualifying_gone = { $player } çekilmiş, sıralamaya göre hak kazandı; gelmeyecekse --without ile geçilir
qualifying_by-hand = hak kazananları dereceler değil hakem belirledi
qualifying_twice = { $name } yeni yarışmada iki kez yer alırdı
qualifying_rounds = yeni yarışmanın tur sayısı belirtilmeli (--rounds): { $system } bunu kendiliğinden bilmez
qualifying_no-group = hangi grupta oldukları belirtilmedi: { $players }
qualifying_team-in-groups = { $team }: bir takımın bütün oyuncuları aynı grupta olmalı
