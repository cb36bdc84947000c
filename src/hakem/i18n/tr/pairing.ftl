### Why a round cannot be paired, or not like this.

## Nothing to pair

pairing_no-such-round = eşlendirilecek { $round }. tur yok; sıradaki { $last }. tur
pairing_all-rounds-paired = bütün turlar eşlendirildi: { $rounds }
pairing_no-players = eşlendirilecek oyuncu yok

## No legal pairing

pairing_impossible-one = tur eşlendirilemiyor: { GEN($players) } oynayabileceği kimse yok
pairing_impossible = tur eşlendirilemiyor: şu oyuncuların hepsine birden rakip bulunamıyor: { AND($players) }; kendileri dışında yalnızca { AND($opponents) } ile oynayabilirler
pairing_impossible-alone = tur eşlendirilemiyor: şu oyuncuların hepsine birden rakip bulunamıyor, başka kimseyle de oynayamazlar: { AND($players) }
pairing_nobody-for-the-bye = tur eşlendirilemiyor: oyuncu sayısı tek ({ $players }) ve kimse tur atlayamaz

## Systems and their options

pairing_another-days-edition = { $system } sisteminin { $day } tarihi için bilinen sürümü yok; { $edition } sürümü uygulanıyor (--edition ile seçilir)
pairing_no-options = bilinmeyen seçenek '{ $name }': { $system } sisteminin { $edition } sürümünde seçenek yok
pairing_option-number = { $name } seçeneği en çok { $most } olan bir sayı ister; verilen: '{ $value }'
pairing_option-text = { $name } seçeneği boş olmayan, en çok { $most } karakterlik bir metin ister
pairing_option-count = { $name } seçeneği 1 ile { $most } arasında bir sayı ister; verilen: '{ $value }'
pairing_no-bye-option = { $system } sisteminde değeri seçilebilecek bir tur atlama yok
pairing_no-acceleration = { $system } sisteminde hızlandırılmış eşlendirme yok

## Fixed boards

pairing_fixed-twice = { $player } numaralı oyuncu iki sabit masada birden
pairing_fixed-unknown = sabit masadaki { $player } numaralı oyuncu eşlendirilecekler arasında değil
pairing_no-fixed-boards = { $system } sisteminde turlar tabloya göre eşlendirilir; masa sabitlenemez

## Tables

pairing_cycles-below-one = { $cycles } devre oynanamaz; en az bir devre gerekir
pairing_boards-below-one = { $boards } masa oynanamaz; en az bir masa gerekir
pairing_boards-even = Skalitzka sistemi için masa sayısı çift olmalıdır; verilen: { $boards }
pairing_two-teams = Scheveningen sistemi için en az iki takım gerekir; takım sayısı: { $teams }
pairing_three-teams = Skalitzka sistemi için tam üç takım gerekir; takım sayısı: { $teams }
pairing_unequal-teams = takımların oyuncu sayıları eşit olmalıdır: { $teams }

## Numbers by lots

pairing_lots-after-start = artık kura çekilemez; eşlendirilen tur sayısı: { $rounds }
pairing_unknown-leaver = { $player } numaralı oyuncu ayrılanlar arasında değil
pairing_varma-size = Varma tabloları { $least } ile { $most } arasındaki oyuncu sayıları içindir; verilen: { $players }
pairing_varma-late-meeting = Varma { $group } grubu: { $white } ve { $black } yine de geç karşılaşıyor ({ $round }. tur)
pairing_group-count = { $players } oyuncu { $groups } gruba ayrılamaz
pairing_qualifiers = her grupta finale kalacak { $qualifiers } oyuncu yok

## Knockout

pairing_knockout-won = eşlendirilecek oyun kalmadı: kazanan { $players }
pairing_knockout-selected = eşlendirilecek oyun kalmadı; seçilenler: { $players }
pairing_knockout-open = { $round }. tur, { $board }. masa: { $white } - { $black } oyununun sonucu yok; kimin devam edeceği belli değil
pairing_knockout-both-gone = { $white } ve { $black } turnuvadan ayrılmış: kimin devam edeceğine hakem karar verir
pairing_knockout-teams = takımların sırası numaralarına göredir: seeding=given
