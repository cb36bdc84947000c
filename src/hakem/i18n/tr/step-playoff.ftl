### Explanations of play-offs.

## Colours

step_playoff_colours_lot = { $game }: kurayla beyaz { $white }, siyah { $black }
step_playoff_colours_settled = { $game }: salonda belirlendiği gibi beyaz { $white }, siyah { $black }

## Matches

step_playoff_match_won = { $winner }, { ACC($loser) } { $score } yendi
step_playoff_match_extra = { $first } ve { $second } { $score } eşit: uzatma oynanır
step_playoff_match_golden = { $first } ve { $second } { $score } eşit: altın puan oynanır
step_playoff_match_order = { $first } ve { $second } { $score } eşit, altın puan yok: sırası daha iyi olan { $first }

## Golden points

step_playoff_golden_won = altın puan: { $winner }, { ACC($loser) } { $score } yendi
step_playoff_golden_drawn = altın puan berabere: beyaz oynayan { $loser } elendi, { $winner } devam ediyor
step_playoff_golden_flags = altın puanda iki bayrak da düştü: { GEN($winner) } bayrağı { GEN($loser) }kinden geç düştü

## Round robins

step_playoff_robin_won = { $points } puanla tek başına zirvede: { $player }
step_playoff_robin_tied = { $points } puanla zirvede eşit olanlar: { $players }
step_playoff_robin_numbers = kurayla eşlendirme numaraları, 1'den başlayarak: { $players }
step_playoff_robin_moves = kazanılan en kısa oyunun hamle sayısı, en az olan önde: { $moves }
step_playoff_robin_moves-added = kazanılan bütün oyunların hamle sayısı, en az olan önde: { $moves }
step_playoff_robin_moves-unknown = kazanılan oyunların hamle sayıları eksik; hamle sayısına bakılamıyor
step_playoff_robin_seed = eşitlik sürüyor: { $players } arasında eşitlik bozma sırası belirler

## Groups

step_playoff_groups_winners = grup birincileri: { $players }

## The remaining prizes

step_playoff_groups_remaining = kalan ödüller için oynayacaklar: { $players }

## Who is out

step_playoff_out_not-admitted = maçlara alınmayanlar: { $players }
step_playoff_out_by-tie-break = eşitlik bozma sırasıyla elenenler: { $players }
