### Choices that the rules leave to the event.

option_qualify = kaç oyuncunun seçileceği (B.1)
option_games = bir maçtaki oyun sayısı, çift (A.9)
option_extra = uzatmadaki oyun sayısı, çift; 0: doğrudan altın puan (A.23)
option_reseed = her aşamadan sonra kalanlar sıralarına göre yeniden eşlendirilir
option_seeding = sıra: verilen eşlendirme numaraları ya da ratinge göre (A.4)
option_lots = kuraların çekildiği metin; event: kayıtlı metin, yoksa etkinliğin adı
option_maxi = maksi turnuva: renk için değiş-tokuş ve artık oyuncu seçimi en çok 100 kuvvet puanı farkla
option_bye-is-float = tur atlayan, sonraki turda kaydırılmış sayılır
option_cycles = herkes birbiriyle kaç kez karşılaşır; event: yarışmanın tur sayısının elverdiği kadar
option_reverse-last-two = birden çok devrede ilk devrenin son iki turu yer değiştirir
option_bye = rakipsiz kalan oyuncunun aldığı
option_colours = takımların rengi turdan tura toptan değişir ya da her turda her takımda iki renk de bulunur
option_strong-as-absolute = tek turlarda kuvvetli renk tercihi mutlak sayılır (A.7.d)
option_bye-colour = eşit kuvvette kim tur atlar: siyah sırası gelen ya da çoğunluğun rengi sırası gelen
option_mild-give-way = çift turlarda zayıf renk tercihi geri çekilir (A.7.e)
option_raised = kim üst gruba kaydırılmış sayılır (2.5): üst gruba alınan ya da daha yüksek puanlı biriyle karşılaşan herkes
option_floater-opponent = artık oyuncunun rakibi (8.2): önce sırası gelen renk ters ya da önce en yüksek kuvvet puanı
option_colour-history = ikisinin de sırası gelen rengi aynı (E.3, 5.4): en son üst üste aynı rengi alan ya da renklerin farklı olduğu son tur
option_joining = tek grup sayılan puan grupları (6.6): her şeyden önce en alttakiler, yukarıdan aşağıya ya da olabildiğince geç
option_downfloats-given-up = aşağı kayanlar için önce hangisinden vazgeçilir (C.10): B.5 ya da B.6
option_last-round-exception = son turda rengini almayabilecek olanlar (Ana Kural 6): %50 veya üzeri ya da %50 üzeri puan alanlar
option_no-moved-down-pair = aşağı kaymış kimse eşlendirilemiyorsa (C.14): tüm puan grubu kayar ya da kalanlar eşlendirilir
