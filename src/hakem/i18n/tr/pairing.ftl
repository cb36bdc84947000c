### Why a round cannot be paired, or not like this.

## Nothing to pair

pairing_no-such-round = eşlendirilecek { $round }. tur yok; sıradaki { $last }. tur
pairing_all-rounds-paired = bütün turlar eşlendirildi: { $rounds }
pairing_rounds-cut-short = ilan edilen tur: { $rounds }; herkes herkesle bir kez { $once } turda oynar, bu yüzden bazıları ötekilerden daha sık karşılaşır; tam devreler: { $fitting }
pairing_no-players = eşlendirilecek oyuncu yok

## No legal pairing

pairing_impossible-one = tur eşlendirilemiyor: { GEN($players) } oynayabileceği kimse yok
pairing_impossible = tur eşlendirilemiyor: şu oyuncuların hepsine birden rakip bulunamıyor: { AND($players) }; kendileri dışında yalnızca { AND($opponents) } ile oynayabilirler
pairing_impossible-alone = tur eşlendirilemiyor: şu oyuncuların hepsine birden rakip bulunamıyor, başka kimseyle de oynayamazlar: { AND($players) }
pairing_nobody-for-the-bye = tur eşlendirilemiyor: oyuncu sayısı tek ({ $players }) ve kimse tur atlayamaz

## What is taken for granted before a round, and refused if it is too much

pairing_open-before = { $round }. turda sonucu girilmemiş oyunlar var: { $games }; sonuçları girin ya da berabere sayılacaklarsa --open-as-draws yazın
pairing_open-taken-as-draws = { $article }: { $round }. turda sonucu henüz girilmemiş, iki oyuncu için de { $points } sayılan oyunlar: { $games }
pairing_colour-drawn = etkinlikte ilk masanın renk kurası yok; şimdi çekildi: listenin birincisi { $colour } (kura metni '{ $seed }')
pairing_colour-contradicted = etkinlikte kurayla belirlenen ilk renk { $declared } olarak yazılı (152 ve XXC kayıtları ya da masa), 1. turun renkleri ise { $shown } gösteriyor; bütün turlarda yazılı olan renk geçerlidir
pairing_colour_white = beyaz
pairing_colour_black = siyah
pairing_colour-is-known = listenin birincisinin rengi zaten belli; yeniden seçilemez
pairing_taken-for-the-last = tur sayısı yazılı değil: { $round }. tur son tur olarak eşlendirildi; kaç tur olduğunu 142 (XXR) kaydı söyler
pairing_numbers-not-drawn = { $article }: döner turnuvada sıra numaraları kurayla belirlenir, dosyada ise kura kaydı yok: `hakem number --by lots`, salonda çekilenler için `--drawn`
pairing_numbers-out-of-order = { $article }: liste kuvvet sırasında değil: { $above }, daha kuvvetli { GEN($below) } önünde; `hakem number` sıraya koyar
pairing_absent = { $round }. turda masaya gelmeyen ve yeniden eşlendirilecek olanlar: { $players }
pairing_absent-from-table = { $round }. turda masaya gelmeyenler: { $players }; çekilen ya da çıkarılan `hakem withdraw` ile işlenir
pairing_absent-without-notice = { $article }: { $round }. turda masaya gelmeyenler: { $players }; haber vermedilerse turnuvadan çekilmiş sayılırlar, ancak çekildikleri bildirilene kadar eşlendirilirler

## An announced round

pairing_announced-stands = { $article }: duyurulmuş eşlendirme kalır; değiştirilmesini gerektiren bir aykırılık yok
pairing_announced-must-change = { $article }: duyurulmuş eşlendirme değiştirilmelidir: { $broken }
pairing_broken-rematch = { $pair } daha önce oynamıştı ({ $article })
pairing_broken-colour = { $player } artık alamayacağı bir renk alıyor ({ $article })
pairing_broken-bye = { $player } oynamadan puan almıştı, yine de tur atlıyor ({ $article })

## Systems and their options

pairing_unknown-type = etkinliğin türü '{ $code }', buradaki sistemlerden ({ $known }) biri değil; yine de seçmek için --system yazın
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
pairing_boards-unknown = takımların kaç masada karşılaşacağı belli değil: { $teams }; etkinliğin masa renkleri (352 kaydı) ya da --option boards=N bunu belirtir
pairing_teammates = bu bir takım yarışması, ama { $system } oyuncuları eşlendiriyor; aynı takımın oyuncuları karşılaşıyor: { $pairs }
pairing_unequal-teams = takımların oyuncu sayıları eşit olmalıdır: { $teams }

## Numbers by lots

pairing_lots-after-start = artık kura çekilemez; eşlendirilen tur sayısı: { $rounds }
pairing_drawn-missing = numarası olmayan: { $players }; orada olmayanlar için başhakem kurayı --seed ile tamamlar
pairing_drawn-number = { $players }: { $number } diye bir numara yok; numaralar 1 ile { $last } arasında
pairing_drawn-twice = { $number } numarasını bunların hepsi çekmiş olamaz: { $players }
pairing_redraw-table = kura yalnız döner turnuvada yenilenir; başka sistemlerde oyuncu listeden çıkarılır ve liste yeniden numaralanır
pairing_nobody-stays = oynayacak kimse kalmaz
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
pairing_assumed = { $article }: { $what }
pairing_knockout-board-colours = masa renkleri { $colours }: elemede takımın bütün oyuncuları aynı renkle oynar ({ $article }); her masa için aynı harf yazılmalı, örneğin WW ya da BB
pairing_no-acceleration-by-game-points = masa puanıyla eşlendirilen takımlarda hızlandırma yapılamaz (C.04.7 1.4.4)
pairing_odd-number-of-games = Çift İsviçre'de maçlar iki oyundur; burada her oyun bir turdur ve tur sayısı çift olmalıdır, { $rounds } olamaz
