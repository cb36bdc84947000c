### Titles of the editions of the rules and of their articles.
# The English ones stand in the editions themselves, in src/hakem/regulations.
# A title that only one of several editions has, has the edition in its key.

## TSF Handbook

edition_TSF-Handbook_2009 = Türkiye Satranç Federasyonu el kitabı: bölümlerin girişleri, bir yarışma hazırlayanlar için
edition_TSF-Handbook_Isvicre = İsviçre: çok oyuncu, az zaman; ratingler farklıysa ratinge dayanan
edition_TSF-Handbook_Isvicre-birinci = İsviçre: tek bir birinci çıkaracak en az tur
edition_TSF-Handbook_Ana-Kurallar-1 = tur sayısı önceden açıklanır
edition_TSF-Handbook_Burstein = Burstein: ilk iki turda rating, sonra turnuvanın kendi verileri
edition_TSF-Handbook_Doner = döner: az oyuncu; okulda, kulüpte küçük gruplar
edition_TSF-Handbook_Doner-sinif = döner: çoğunluk aynı sınıftansa en iyisi; İsviçre onun tamlığına erişemez
edition_TSF-Handbook_Eleme = eleme: kısa zamanda çok fazla sporcu; birkaç tur ön eleme, sonra başka sistem
edition_TSF-Handbook_Esitlik-Bozma-ek-mac = unvan ve başka yarışmaya katılma hakkı için ek maç daha doğru
edition_TSF-Handbook_Esitlik-Bozma-odul = paylaşılabilen ödüller çoğunlukla eşit paylaşılır, bazen eşitlik bozmayla verilir
edition_TSF-Handbook_Esitlik-Bozma-secim = yöntemler oyunculara ve sisteme uygun seçilir, yönergede sırasıyla yer alır

## TSF Swiss

edition_TSF-Swiss_2009 = Türkiye Satranç Federasyonu el kitabı: genel İsviçre kuralları: sıralama ve uygulama
edition_TSF-Swiss_A-2 = puan, rating, unvan, alfabe sırası; FIDE ratingi belirlemezse ulusal kuvvet derecesi
edition_TSF-Swiss_A-2-b = rating, yüksek olan önde
edition_TSF-Swiss_A-2-c = unvan GM-IM-WGM-FM-WIM-CM-WFM-WCM
edition_TSF-Swiss_A-2-d = alfabetik
edition_TSF-Swiss_A-2-national = eşitler arasında ve FIDE ratingi olmayanlarda ulusal kuvvet derecesi
edition_TSF-Swiss_B-1-a = kimse aynı rakiple iki kez karşılaşmaz
edition_TSF-Swiss_B-1-b = oynamadan puan alan tur atlamaz
edition_TSF-Swiss_B-2 = renkler arasında üç fark olmaz, aynı renk üç kez üst üste gelmez
edition_TSF-Swiss_F-6 = B.1 ve B.2 ölçütlerine aykırı olmayan duyurulmuş tur değiştirilmez
edition_TSF-Swiss_F-8 = haber vermeden gelmeyen, çekilmiş sayılır
edition_TSF-Swiss_F-9 = ertelenmiş oyunlar eşlendirmede berabere sayılır

## C.04.2

edition_C-04-2_2026 = FIDE genel uygulama kuralları: başlangıç sıralaması, bitmemiş oyunlar, yayımlanmış turlar
edition_C-04-2_2-2 = kuvvet, unvan, alfabe sırası
edition_C-04-2_2-2-1 = kuvvet, yüksek olan önde
edition_C-04-2_2-2-2 = unvan GM-IM-WGM-FM-WIM-CM-WFM-WCM-unvansız
edition_C-04-2_2-2-3 = başka türlü duyurulmadıkça alfabetik
edition_C-04-2_2-3 = numaralar 4. tur eşlendirilene kadar yeniden verilebilir
edition_C-04-2_3-1 = ertelenmiş oyunlar eşlendirmede berabere sayılır
edition_C-04-2_4-4 = yayımlanmış tur, iki oyuncu yeniden karşılaşıyorsa değiştirilir; başka nedenle pek değiştirilmez

## TSF Dutch

edition_TSF-Dutch_2009 = Türkiye Satranç Federasyonu el kitabı: ratinge dayanan İsviçre sistemi (Dutch)
edition_TSF-Dutch_A-2 = sıralama: puan, sonra eşlendirme numarası
edition_TSF-Dutch_A-3 = puan grupları; homojen ve heterojen; en az yarısı kaydırılmışsa homojen sayılır
edition_TSF-Dutch_A-4 = kaymalar
edition_TSF-Dutch_A-5 = tur atlama: son oyuncu, bir puan, aşağı kayma sayılır
edition_TSF-Dutch_A-6 = S1 ve S2 alt grupları; p eşlendirme
edition_TSF-Dutch_A-7 = renk farkları ve tercihleri
edition_TSF-Dutch_A-7-d = tek turlar: daha çok oyuncu kaydırmıyorsa kuvvetli tercih mutlak sayılır
edition_TSF-Dutch_A-7-e = çift turlar: daha çok oyuncu kaydırmıyorsa x küçülsün diye zayıf tercih geri çekilir
edition_TSF-Dutch_A-8 = x: tercihlerin hepsinin karşılanamayacağı eşlendirmeler
edition_TSF-Dutch_A-9 = yer değiştirmeler ve değiş-tokuşlar
edition_TSF-Dutch_B-1-a = kimse aynı rakiple iki kez karşılaşmaz
edition_TSF-Dutch_B-1-b = oynamadan puan alan tur atlayamaz
edition_TSF-Dutch_B-2 = renk farkı ikiyi aşmaz, aynı renk üç kez art arda gelmez
edition_TSF-Dutch_B-3 = puan farkları olabildiğince küçük
edition_TSF-Dutch_B-4 = olabildiğince çok renk tercihi karşılanır, x tanesi karşılanmayabilir
edition_TSF-Dutch_B-5 = bir önceki turdaki yönde kayma yok
edition_TSF-Dutch_B-6 = iki tur önceki yönde kayma yok
edition_TSF-Dutch_C-1 = oynayabileceği rakibi olmayan oyuncu
edition_TSF-Dutch_C-2 = x belirlenir
edition_TSF-Dutch_C-3 = p belirlenir
edition_TSF-Dutch_C-4 = üstteki oyuncular S1'e, ötekiler S2'ye
edition_TSF-Dutch_C-5 = S1 ve S2 sıralanır
edition_TSF-Dutch_C-6 = S1 ile S2 yukarıdan aşağı eşlendirilir
edition_TSF-Dutch_C-7 = S2'nin sonraki yer değiştirmesi
edition_TSF-Dutch_C-8 = S1 ile S2 arasında sonraki değiş-tokuş
edition_TSF-Dutch_C-9 = kaydırılan oyuncunun son eşlendirmesi bozulur; yukarı kayma ölçütlerinden vazgeçilir
edition_TSF-Dutch_C-10 = aşağı kayma ölçütlerinden vazgeçilir
edition_TSF-Dutch_C-11 = x artırılır
edition_TSF-Dutch_C-12 = başka bir aşağı kayan için üst gruba dönülür
edition_TSF-Dutch_C-13 = en alt grup: bir öncekine dönülür ya da ikisi birleştirilir
edition_TSF-Dutch_C-14 = p azaltılır; p sıfırsa bütün grup aşağı kaydırılır
edition_TSF-Dutch_D-1 = yer değiştirmelerin sırası
edition_TSF-Dutch_D-2 = değiş-tokuşların sırası
edition_TSF-Dutch_E-1 = iki renk tercihi de karşılanır
edition_TSF-Dutch_E-2 = daha kuvvetli tercih karşılanır
edition_TSF-Dutch_E-3 = renklerin farklı olduğu son tura göre değiştirilir
edition_TSF-Dutch_E-4 = üst sıradakinin tercihi karşılanır
edition_TSF-Dutch_E-5 = ilk tur: S1'in çift numaraları tek numaraların tersini alır
edition_TSF-Dutch_F-1 = masaların sırası
edition_TSF-Dutch_F-2 = oynanmamış oyun renk vermez, yeniden eşlendirilebilir
edition_TSF-Dutch_F-3 = renk geçmişindeki boşluklar öne alınır
edition_TSF-Dutch_F-4 = ilk tur: S1'in ilki S2'nin ilkiyle, sonuncu tur atlar
edition_TSF-Dutch_F-5 = çekilen ve gelmeyen oyuncular eşlendirilmez

## C.04.3

edition_C-04-3_2017 = FIDE (Dutch) sistemi, Ocak 2026'ya kadar geçerli sürüm
edition_C-04-3_2026 = FIDE (Dutch) sistemi, Şubat 2026'dan beri geçerli sürüm
edition_C-04-3_A-2 = sıralama: puan, sonra eşlendirme numarası
edition_C-04-3_A-4 = kaymalar; oyunsuz her tur aşağı kayma sayılır
edition_C-04-3_A-7 = üst puanlı oyuncular
edition_C-04-3_A-9 = turun tamamlanması: sondan önceki ve birleştirilmiş son grup
edition_C-04-3_B-1 = grubun sayıları
edition_C-04-3_B-2 = alt gruplar
edition_C-04-3_B-8 = en iyi aday, eşitlerse ilki
edition_C-04-3_C-1 = kimse aynı rakiple iki kez karşılaşmaz
edition_C-04-3_C-2 = ikinci kez tur atlanmaz, hükmen galibiyetten sonra da atlanmaz
edition_C-04-3_C-3 = mutlak tercihi aynı olan iki oyuncu karşılaşmaz
edition_C-04-3_C-4 = tur tamamlanabilir
edition_C-04-3_C-5 = olabildiğince çok eşlendirme
edition_C-04-3_C-6 = eşlendirmelerin ve aşağı kayanların puan farkları
edition_C-04-3_C-7 = sonraki grubun eşlendirmeleri ve puan farkları
edition_C-04-3_C-8 = ikiyi aşan renk farkı
edition_C-04-3_C-9 = üç kez art arda aynı renk
edition_C-04-3_C-10 = renk tercihleri
edition_C-04-3_C-11 = kuvvetli renk tercihleri
edition_C-04-3_C-12 = bir önceki turdaki gibi aşağı kaymalar
edition_C-04-3_C-13 = bir önceki turdaki gibi yukarı kaymalar
edition_C-04-3_C-14 = iki tur önceki gibi aşağı kaymalar
edition_C-04-3_C-15 = iki tur önceki gibi yukarı kaymalar
edition_C-04-3_C-16 = bir önceki turda aşağı kayanların puan farkları
edition_C-04-3_C-17 = bir önceki turda yukarı kayanların puan farkları
edition_C-04-3_C-18 = iki tur önce aşağı kayanların puan farkları
edition_C-04-3_C-19 = iki tur önce yukarı kayanların puan farkları
edition_C-04-3_D-1 = yer değiştirmelerin sırası
edition_C-04-3_D-2 = değiş-tokuşların sırası
edition_C-04-3_D-3 = kaydırılan oyuncu kümelerinin sırası
edition_C-04-3_E-1 = iki renk tercihi de karşılanır
edition_C-04-3_E-2 = daha kuvvetli tercih karşılanır
edition_C-04-3_E-3 = renklerin farklı olduğu son tura göre değiştirilir
edition_C-04-3_E-4 = üst sıradakinin tercihi karşılanır
edition_C-04-3_E-5 = tek numara başlangıç rengini, çift numara ötekini alır
edition_C-04-3_1-2 = sıralama: puan, sonra eşlendirme numarası
edition_C-04-3_1-4 = kaymalar; oyunsuz turlardan yalnız mağlubiyetten çok puan verenler
edition_C-04-3_1-8 = üst puanlı oyuncular
edition_C-04-3_1-9 = gruplar yukarıdan aşağı eşlendirilir; tur tamamlanmalıdır
edition_C-04-3_2-1-1 = C1: kimse aynı rakiple iki kez karşılaşmaz
edition_C-04-3_2-1-2 = C2: oyunsuz tam puandan sonra tur atlanmaz
edition_C-04-3_2-1-3 = C3: mutlak tercihi aynı olan iki oyuncu karşılaşmaz
edition_C-04-3_2-2-1 = C4: tur tamamlanabilir
edition_C-04-3_2-3-1 = C5: tur atlayanın puanı en düşük
edition_C-04-3_2-4-1 = C6: olabildiğince az aşağı kayan
edition_C-04-3_2-4-2 = C7: aşağı kayanların puanları
edition_C-04-3_2-4-3 = C8: sonraki grubun eşlendirmeleri ve aşağı kayanları
edition_C-04-3_2-4-4 = C9: tur atlayanın oynamadığı turlar
edition_C-04-3_2-4-5 = C10: ikiyi aşan renk farkı
edition_C-04-3_2-4-6 = C11: üç kez art arda aynı renk
edition_C-04-3_2-4-7 = C12: renk tercihleri
edition_C-04-3_2-4-8 = C13: kuvvetli renk tercihleri
edition_C-04-3_2-4-9 = C14: bir önceki turdaki gibi aşağı kayan grup oyuncuları
edition_C-04-3_2-4-10 = C15: kaydırılanların bir önceki turdaki gibi yukarı kayan rakipleri
edition_C-04-3_2-4-11 = C16: iki tur önceki gibi aşağı kayan grup oyuncuları
edition_C-04-3_2-4-12 = C17: kaydırılanların iki tur önceki gibi yukarı kayan rakipleri
edition_C-04-3_2-4-13 = C18: bir önceki turda aşağı kaymış kaydırılanların puan farkları
edition_C-04-3_2-4-14 = C19: bir önceki turda yukarı kaymış rakiplerin puan farkları
edition_C-04-3_2-4-15 = C20: iki tur önce aşağı kaymış kaydırılanların puan farkları
edition_C-04-3_2-4-16 = C21: iki tur önce yukarı kaymış rakiplerin puan farkları
edition_C-04-3_3-1 = grubun sayıları
edition_C-04-3_3-2 = alt gruplar
edition_C-04-3_3-8 = en iyi aday, eşitlerse ilki
edition_C-04-3_4-2 = yer değiştirmelerin sırası
edition_C-04-3_4-3 = değiş-tokuşların sırası
edition_C-04-3_4-4 = kaydırılan oyuncu kümelerinin sırası
edition_C-04-3_5-1 = iki renk tercihi de karşılanır
edition_C-04-3_5-2 = daha kuvvetli tercih karşılanır
edition_C-04-3_5-3 = renklerin farklı olduğu son tura göre değiştirilir
edition_C-04-3_5-4 = üst sıradakinin tercihi karşılanır
edition_C-04-3_5-5 = tek numara başlangıç rengini, çift numara ötekini alır

## TSF Lim

edition_TSF-Lim_2009 = Türkiye Satranç Federasyonu el kitabı: İsviçre sistemi (Lim)
edition_TSF-Lim_1 = eşlendirme numaraları: kuvvet puanı, unvan, yerel kuvvet puanı, kura; en üstteki 1 numaradır
edition_TSF-Lim_2-1 = tur atlama: en alt puan grubunun son oyuncusu
edition_TSF-Lim_2-2 = ikinci kez tur atlanmaz; oynamadan puan alan da atlatılmaz (Ana Kurallar 4)
edition_TSF-Lim_3-1 = uygun rakipler: karşılaşmamış, üçüncü kez aynı renk yok, renk farkı ikiyi aşmaz
edition_TSF-Lim_3-2 = medyan grubu; yukarıdan aşağı ve aşağıdan yukarı medyana doğru, medyan en son
edition_TSF-Lim_3-3 = gruptan kimin ayrılacağı
edition_TSF-Lim_3-4 = öngörülen eşlendirme: üst yarı alt yarıyla
edition_TSF-Lim_3-5 = karşılaşmış olanlar ve renkler için değiş-tokuş
edition_TSF-Lim_3-6 = kilitlenen medyan grubu: komşu grupların eşlendirmeleri bozulur
edition_TSF-Lim_4-2 = artık oyuncular medyana doğru gider; sayı renklere bakılarak çift yapılır
edition_TSF-Lim_4-3 = aşağı doğru: rakip bulabilen en alttaki kayar
edition_TSF-Lim_4-4 = yukarı doğru: rakip bulabilen en üstteki kayar
edition_TSF-Lim_4-5 = rakip bulamayan artık oyuncu kaymayı sürdürür
edition_TSF-Lim_4-6 = önce aşağı kayanlar eşlendirilir; en yüksek puan ve en üst numara önde
edition_TSF-Lim_4-7 = önce yukarı kayanlar eşlendirilir; en düşük puan ve en alt numara önde
edition_TSF-Lim_4-8 = artık oyuncunun rakibi: rengi uyan en üstteki (yukarı doğru en alttaki)
edition_TSF-Lim_4-9 = dört tür artık oyuncu, en kötüden en iyiye
edition_TSF-Lim_4-10 = sayıyı çift yapmak için iki tur art arda aynı oyuncu kaydırılmaz
edition_TSF-Lim_5-1 = inceleme en üst oyuncudan (yukarı doğru en alttakinden) başlar
edition_TSF-Lim_5-2 = ilk oyuncu için değiş-tokuş sırası
edition_TSF-Lim_5-3 = sonraki oyuncu için değiş-tokuş sırası
edition_TSF-Lim_5-4 = başkasını rakipsiz bırakmadan eşlendirilemeyen oyuncu
edition_TSF-Lim_6-1 = renk sınırları
edition_TSF-Lim_6-2 = ikinci inceleme: renkler için değiş-tokuş
edition_TSF-Lim_6-3 = değişmesi gereken renk
edition_TSF-Lim_6-4 = sırası gelen renk aynıysa: ikisinin renginin farklı olduğu son tur
edition_TSF-Lim_6-4-upper = geçmişler eşitse medyanda ve üstünde: sırası gelen rengi üst sıradaki alır
edition_TSF-Lim_6-4-lower = geçmişler eşitse medyanın altında: sırası gelen rengi alt sıradaki alır
edition_TSF-Lim_6-5 = tek turlar: hiçbir renk birden çok önde olmaz
edition_TSF-Lim_6-6 = çift turlar: renk sayıları eşit
edition_TSF-Lim_6-7 = maksi turnuvalar: değiş-tokuş en çok 100 puan farkla
edition_TSF-Lim_7 = son tur: eşit puan renkten önce gelir
edition_TSF-Lim_B-1-1 = ilk tur: ratingi en düşük olan tur atlar
edition_TSF-Lim_B-1-2 = ilk tur: üst yarının tek numaraları çekilen rengi alır

## C.04.4.3

edition_C-04-4-3_2026 = Lim sistemi, Şubat 2026'dan beri geçerli sürüm
edition_C-04-4-3_1-1 = tur atlama: en alt puan grubunda atlayabilecek en alttaki oyuncu
edition_C-04-4-3_2-1 = uygun rakipler: karşılaşmamış, üçüncü kez aynı renk yok, renk farkı ikiyi aşmaz
edition_C-04-4-3_2-2 = medyan puan grubu; yukarıdan aşağı ve aşağıdan yukarı medyana doğru, medyan en son
edition_C-04-4-3_2-3 = puan grubundan kimin ayrılacağı
edition_C-04-4-3_2-4 = üst yarı alt yarıyla
edition_C-04-4-3_2-6 = tamamlanamayan medyan grubu: komşu grupların eşlendirmeleri bozulur
edition_C-04-4-3_3-2-1 = artık oyuncular medyana doğru komşu gruba gider
edition_C-04-4-3_3-2-2 = artık oyuncu renklere bakılarak seçilir
edition_C-04-4-3_3-2-3 = maksi turnuvalar: artık oyuncu en çok 100 puan farkla
edition_C-04-4-3_3-2-4 = aşağı doğru en alt, yukarı doğru en üst numara kayar
edition_C-04-4-3_3-3 = artık oyuncu o grupta rakip bulmalıdır
edition_C-04-4-3_3-5 = artık oyuncu kaymayı sürdürebilir
edition_C-04-4-3_3-6 = önce aşağı kayanlar eşlendirilir; en yüksek puan ve en üst numara önde
edition_C-04-4-3_3-7 = önce yukarı kayanlar eşlendirilir; en düşük puan ve en alt numara önde
edition_C-04-4-3_3-8 = artık oyuncunun rakibi: rengi uyan en üstteki (yukarı doğru en alttaki)
edition_C-04-4-3_3-9 = dört tür artık oyuncu, en kötüden en iyiye
edition_C-04-4-3_3-10 = art arda turlarda aynı oyuncu kaydırılmaz; bunun için eşlendirmeden vazgeçilmez
edition_C-04-4-3_4-1 = inceleme en üst oyuncudan (yukarı doğru en alttakinden) başlar
edition_C-04-4-3_4-2 = ilk oyuncu için değiş-tokuş sırası
edition_C-04-4-3_4-3 = sonraki oyuncu için değiş-tokuş sırası
edition_C-04-4-3_4-4 = başkasını rakipsiz bırakmadan eşlendirilemeyen oyuncu
edition_C-04-4-3_5-1 = renk sınırları
edition_C-04-4-3_5-2 = ikinci inceleme: renkler için değiş-tokuş
edition_C-04-4-3_5-3 = değişmesi gereken renk
edition_C-04-4-3_5-4 = sırası gelen renk aynıysa: ikisinin renginin farklı olduğu son tur
edition_C-04-4-3_5-4-upper = geçmişler eşitse medyanda ve üstünde: sırası gelen rengi üst sıradaki alır
edition_C-04-4-3_5-4-lower = geçmişler eşitse medyanın altında: sırası gelen rengi alt sıradaki alır
edition_C-04-4-3_5-5 = tek turlar: hiçbir renk birden çok önde olmaz
edition_C-04-4-3_5-6 = çift turlar: renkler eşitlenir
edition_C-04-4-3_5-7 = maksi turnuvalar: değiş-tokuş en çok 100 puan farkla
edition_C-04-4-3_6 = son tur: eşit puan renkten önce gelir
edition_C-04-4-3_7-1 = ilk tur: ratingi en düşük olan tur atlar
edition_C-04-4-3_7-2 = ilk tur: üst yarının tek numaraları çekilen rengi alır

## TSF Dubov

edition_TSF-Dubov_2009 = Türkiye Satranç Federasyonu el kitabı: ratinge dayanan İsviçre sistemi (Dubov)
edition_TSF-Dubov_1 = rating, rakiplerin rating ortalaması, sırası gelen renk
edition_TSF-Dubov_2-1 = kimse aynı rakiple iki kez karşılaşmaz
edition_TSF-Dubov_2-2 = oynamadan puan alan tur atlayamaz
edition_TSF-Dubov_2-3 = renk farkı ikiyi aşmaz
edition_TSF-Dubov_2-4 = aynı renk üç kez art arda gelmez
edition_TSF-Dubov_2-5 = üst gruba alınmanın sınırları
edition_TSF-Dubov_2-6 = 2.3 ve 2.4'e aykırı olarak renk listesi değiştirilmez
edition_TSF-Dubov_3-a = ikisi de sırası gelen rengi alır
edition_TSF-Dubov_3-b = renk sayıları eşitlenir
edition_TSF-Dubov_3-c = renklerin farklı olduğu son turun tersi
edition_TSF-Dubov_3-ARO = rakip ortalaması yüksek olan beyaz
edition_TSF-Dubov_3-d = ratingi düşük olan beyaz
edition_TSF-Dubov_4 = tur atlama: en alt grubun en düşük ratingi, sonra renk, sonra en yüksek rakip ortalaması
edition_TSF-Dubov_5 = ilk tur: üst yarı alt yarıyla, renkler dönüşümlü
edition_TSF-Dubov_6-1 = olağan durum: sayı çift, beyaz ve siyah bekleyenler eşit
edition_TSF-Dubov_6-2 = beyaz liste rakip ortalamasıyla, siyah liste ratingle
edition_TSF-Dubov_6-3 = iyileştirme: listede aşağı doğru karşılaşılabilecek ilk siyah oyuncu
edition_TSF-Dubov_6-4 = eşlendirilemeyen oyuncular aşağı kayar
edition_TSF-Dubov_7-1 = herkesle karşılaşmış oyuncu: sonraki gruptan biri yukarı alınır
edition_TSF-Dubov_7-2 = sayı tek: sonraki gruptan biri yukarı alınır
edition_TSF-Dubov_7-3 = beyaz bekleyen çok: ortalaması en düşük olanlar liste değiştirir
edition_TSF-Dubov_7-4 = siyah bekleyen çok: ortalaması en yüksek olanlar liste değiştirir
edition_TSF-Dubov_8-1 = önce artık oyuncular eşlendirilir, beyaz ve siyah listeden sırayla
edition_TSF-Dubov_8-2 = artık oyuncunun rakibi: en yüksek rating
edition_TSF-Dubov_9 = kuralların belirlemediğine hakem karar verir

## C.04.4.1

edition_C-04-4-1_2026 = Dubov sistemi, Şubat 2026'dan beri geçerli sürüm
edition_C-04-4-1_1-1 = herkesin ratingi vardır
edition_C-04-4-1_1-2 = sıralama: puan, sonra eşlendirme numarası
edition_C-04-4-1_1-3-2 = yukarı kayanlar: alt puan gruplarından gelen oyuncular
edition_C-04-4-1_1-6 = renk tercihleri; oynamamış olanın siyah için zayıf tercihi vardır
edition_C-04-4-1_1-7 = rakiplerin rating ortalaması
edition_C-04-4-1_1-8 = yukarı kayma sınırına gelenler
edition_C-04-4-1_1-9 = tur tamamlanmalıdır; önce tur atlayan belirlenir
edition_C-04-4-1_2-1-1 = C1: kimse aynı rakiple iki kez karşılaşmaz
edition_C-04-4-1_2-1-2 = C2: kimin tur atlayamayacağı
edition_C-04-4-1_2-1-3 = C3: mutlak tercihi aynı olan iki oyuncu karşılaşmaz
edition_C-04-4-1_2-2-1 = C4: tur tamamlanabilir
edition_C-04-4-1_2-3-1 = C5: olabildiğince az yukarı kayan
edition_C-04-4-1_2-3-2 = C6: yukarı kayanların puanları
edition_C-04-4-1_2-3-3 = C7: renk tercihleri
edition_C-04-4-1_2-3-4 = C8: yukarı kayma sınırına gelenler
edition_C-04-4-1_2-3-5 = C9: sınıra gelenlerin yukarı kaymaları
edition_C-04-4-1_2-3-6 = C10: bir önceki turun yukarı kayanları
edition_C-04-4-1_3-1 = tur atlama: en düşük puan, en çok oyun, en büyük numara
edition_C-04-4-1_3-2-1 = yukarı kayanların en az sayısı
edition_C-04-4-1_3-2-2 = en iyi yukarı kayan kümelerinin ilki
edition_C-04-4-1_3-2-3 = G1 beyazı tercih eder, G2 ötekilerdir
edition_C-04-4-1_3-2-4 = iki grup eşit olana kadar oyuncular grup değiştirir
edition_C-04-4-1_3-2-5 = S1: rakiplerin rating ortalamasıyla G1
edition_C-04-4-1_3-2-6 = kurala uygun eşlendirme veren ilk G2 yer değiştirmesi
edition_C-04-4-1_4-2 = yukarı kayan kümelerinin sırası
edition_C-04-4-1_4-3 = grup değiştirenlerin sırası, ortadan başlayarak
edition_C-04-4-1_4-4 = yer değiştirmelerin sırası
edition_C-04-4-1_5-2-1 = kimse oynamamışsa: numara ve çekilen renk
edition_C-04-4-1_5-2-2 = iki renk tercihi de karşılanır
edition_C-04-4-1_5-2-3 = daha kuvvetli tercih karşılanır
edition_C-04-4-1_5-2-4 = renklerin farklı olduğu son tura göre değiştirilir
edition_C-04-4-1_5-2-5 = üst sıradakinin tercihi karşılanır

## TSF Burstein

edition_TSF-Burstein_2009 = Türkiye Satranç Federasyonu el kitabı: Sonneborn-Berger ve Buchholz'a dayanan İsviçre sistemi (Burstein)
edition_TSF-Burstein_1 = rating, puan grubu, sırası gelen renk
edition_TSF-Burstein_2 = bitmemiş oyunlar berabere sayılır
edition_TSF-Burstein_3-1 = kimse aynı rakiple iki kez karşılaşmaz
edition_TSF-Burstein_3-2 = grup içi sıra: Sonneborn-Berger, Buchholz, Medyan, rating
edition_TSF-Burstein_3-3 = ilk iki turda üst yarıya bir sanal puan
edition_TSF-Burstein_4-1 = oynamadan puan alan tur atlayamaz
edition_TSF-Burstein_4-2 = tur atlama: en alt grubun sonuncusu
edition_TSF-Burstein_4-3 = Sonneborn-Berger eşitse: Buchholz ve sonrakiler
edition_TSF-Burstein_5-1 = ilk tur: üst yarının tek sıraları çekilen rengi alır
edition_TSF-Burstein_5-2 = renk farkı ikiyi aşmaz
edition_TSF-Burstein_5-3 = aynı renk üç kez art arda gelmez
edition_TSF-Burstein_5-4-both = ikisi de sırası gelen rengi alır
edition_TSF-Burstein_5-4-balance = sırası gelen renk, daha çok dengelenecek olana
edition_TSF-Burstein_5-4-history = sırası gelen renk, renk geçmişlerindeki en yakın düzensizliğe göre
edition_TSF-Burstein_5-4-rank = sırası gelen renk, Sonneborn-Berger, Buchholz, Medyan, ratingi yüksek olana
edition_TSF-Burstein_6-1 = en üstteki en alttakiyle
edition_TSF-Burstein_6-2 = eşlendirmelerin sırası, sayı çift
edition_TSF-Burstein_6-3 = sayı tek: başka gruptan gelmemişse artık oyuncu sonraki gruba gider
edition_TSF-Burstein_6-4 = eşlendirmelerin sırası, sayı tek
edition_TSF-Burstein_6-5 = sırası gelen renkler olabildiğince çok verilir
edition_TSF-Burstein_6-6 = sonraki grup eşlendirilemezse bir sonraki eşlendirmeye dönülür; iki grup tek sayılır

## C.04.4.2

edition_C-04-4-2_2026 = Burstein sistemi, Şubat 2026'dan beri geçerli sürüm
edition_C-04-4-2_1-2-2 = eşlendirme grupları: bir puan grubu ve ona gelenler
edition_C-04-4-2_1-5 = renk tercihleri
edition_C-04-4-2_1-6 = hazırlık turları Dutch sistemiyle eşlendirilir
edition_C-04-4-2_1-7 = rakip gücü: Buchholz ve Sonneborn-Berger
edition_C-04-4-2_1-8 = grup içi sıra
edition_C-04-4-2_1-9 = tur tamamlanmalıdır; önce tur atlayan belirlenir
edition_C-04-4-2_2-1-1 = C1: kimse aynı rakiple iki kez karşılaşmaz
edition_C-04-4-2_2-1-2 = C2: kimin tur atlayamayacağı
edition_C-04-4-2_2-1-3 = C3: mutlak tercihi aynı olan iki oyuncu karşılaşmaz
edition_C-04-4-2_2-2-1 = C4: tur tamamlanabilir
edition_C-04-4-2_2-3-1 = C5: olabildiğince çok eşlendirme
edition_C-04-4-2_2-3-2 = C6: gruptan kayanların puanları
edition_C-04-4-2_2-3-3 = C7: sonraki grup
edition_C-04-4-2_2-3-4 = C8: renk tercihleri
edition_C-04-4-2_3-1 = tur atlama: en düşük puan, en çok oyun, en alt sıra
edition_C-04-4-2_3-2 = gruplar yukarıdan aşağı; en iyi eşlendirmelerin ilki
edition_C-04-4-2_4 = eşlendirmelerin sırası: ilk oyuncunun en büyük numaralı rakibi önde
edition_C-04-4-2_5-2-1 = ikisi de oynamamışsa: 1.8 ile üst sıradakinin numarası ve çekilen renk
edition_C-04-4-2_5-2-2 = iki renk tercihi de karşılanır
edition_C-04-4-2_5-2-3 = daha kuvvetli tercih karşılanır
edition_C-04-4-2_5-2-4 = renklerin farklı olduğu son tura göre değiştirilir
edition_C-04-4-2_5-2-5 = üst sıradakinin tercihi karşılanır

## C.04.5.1

edition_C-04-5-1_2016 = FIDE Bakü hızlandırması: bir ve yarım puan
edition_C-04-5-1_1-2 = üst grupta kimler var
edition_C-04-5-1_1-3 = geç kayıtlar
edition_C-04-5-1_1-4 = turlara göre sanal puanlar
edition_C-04-5-1_1-5 = eşlendirme puanı

## C.04.7

edition_C-04-7_2026 = FIDE Bakü hızlandırması: bir galibiyet ve yarısı
edition_C-04-7_1-2 = üst grupta kimler var
edition_C-04-7_1-3 = geç kayıtlar
edition_C-04-7_1-4 = turlara göre sanal puanlar
edition_C-04-7_1-5 = eşlendirme puanı

## TSF Round Robin

edition_TSF-Round-Robin_2009 = Türkiye Satranç Federasyonu el kitabı: Döner eşlendirme kuralları
edition_TSF-Round-Robin_1 = herkes herkesle karşılaşır; çift devrede her renkle bir kez, iki kez
edition_TSF-Round-Robin_2 = numaralar kurayla, tablo numarayla, son çift numara tur atlama; ikinci yarıda renkler ters
edition_TSF-Round-Robin_2-groups = güçleri dengeli birden çok grup, sonra final grubu
edition_TSF-Round-Robin_2-redraw = 1. turdan önce ayrılan olursa kura yenilenir
edition_TSF-Round-Robin_3 = puanlama; tur atlama bir puan; ayrılan oyuncunun oyunları
edition_TSF-Round-Robin_teams = takımlar döner tabloyla, masa masa karşılaşır (002, Tablo 15 ve 16)

## C.05

edition_C-05_2026 = FIDE yarışma kuralları: döner turnuva, Berger tabloları, Varma tabloları
edition_C-05_6-6 = döner turnuvadan çekilen oyuncunun oyunları
edition_C-05_Annex-1 = Berger tabloları; çift devrede ilk devrenin son iki turu yer değiştirir
edition_C-05_Annex-2 = Varma tabloları: kısıtlı kura

## TSF Scheveningen

edition_TSF-Scheveningen_2009 = Türkiye Satranç Federasyonu el kitabı: Scheveningen eşlendirme kuralları
edition_TSF-Scheveningen_1 = bir takımın her oyuncusu ötekinin her oyuncusuyla karşılaşır; masa sayısı kadar ya da iki katı tur
edition_TSF-Scheveningen_2 = B takımı bir sandalye kayarken renkler turdan tura değişir ya da her turda dengelenir
edition_TSF-Scheveningen_2-team-A = yerinde oturan A takımı, kuvvet puanı ortalaması yüksek olandır
edition_TSF-Scheveningen_2-teams = ikiden çok takım döner tabloyla karşılaşır, her karşılaşma ayrı bir Scheveningen'dir
edition_TSF-Scheveningen_3 = her takıma bir çizelge

## TSF Skalitzka

edition_TSF-Skalitzka_2009 = Türkiye Satranç Federasyonu el kitabı: Skalitzka yöntemi
edition_TSF-Skalitzka_table = üç takım, iki tur, rakipsiz kalan yok; düzen daha çok masa için sürer
edition_TSF-Skalitzka_scores = masa sonuçlarının toplamı takımın puanıdır

## TSF Knockout

edition_TSF-Knockout_2009 = Türkiye Satranç Federasyonu el kitabı: Eleme sistemi
edition_TSF-Knockout_A-1 = her koşul hesaplanır, önceden duyurulur
edition_TSF-Knockout_A-2 = yarışma bu sistemle oynanacaksa özel yönergesinde belirtilir
edition_TSF-Knockout_A-3 = eşitlik bozma yöntemleri yönergede sırayla yazılıdır
edition_TSF-Knockout_A-4 = yönerge başka türlü demedikçe sıra ratinge göre; ratingi olmayanlar kurayla
edition_TSF-Knockout_A-5 = üçten çok aşamalı maçlar bir günde bitecek biçimde düzenlenir
edition_TSF-Knockout_A-6 = ek maçların sistemi ve temposu önceden bellidir, duyurulur
edition_TSF-Knockout_A-7 = son aşamada seçilecek yer sayısı kadar maç vardır
edition_TSF-Knockout_A-8 = eşitlik bozma maçları: sıra önceki etkinliğin sıralamasına göre
edition_TSF-Knockout_A-9 = beyazla ve siyahla eşit sayıda oyun; çift sayıda, en az iki
edition_TSF-Knockout_A-10 = uzatma da eşitse: altın puan oyunu
edition_TSF-Knockout_A-11 = altın puan oyunu berabere: beyaz elenir
edition_TSF-Knockout_A-12 = oyuncunun hamle yazması gerekmez; hakem ya da yardımcısı yazar
edition_TSF-Knockout_A-13 = kuraldışı hamle Satranç Kuralları'na göre cezalandırılır
edition_TSF-Knockout_A-14 = bayrağın düştüğünü hakem ilan eder
edition_TSF-Knockout_A-15 = son iki dakikada beraberlik istemi yoktur
edition_TSF-Knockout_A-16 = altın puan oyununda iki bayrak da düşerse: geç düşen kazanır
edition_TSF-Knockout_A-17 = hakem kararına itiraz maç biter bitmez yapılır
edition_TSF-Knockout_A-18 = her tempoda Yarışma Kuralları uygulanır
edition_TSF-Knockout_A-19 = aynı aşamada elenenler derecelerinin ödüllerini paylaşır
edition_TSF-Knockout_A-20 = sonuca varmaya yetecek zaman olmalıdır
edition_TSF-Knockout_A-21 = eşitlik bozma maçları son oyundan en erken yarım saat sonra başlar
edition_TSF-Knockout_A-22 = zaman varsa ve herkes anlaşırsa yavaş tempo
edition_TSF-Knockout_A-23 = eşit biten maçta en az iki oyunluk uzatma vardır
edition_TSF-Knockout_A-24 = uzatma oyunları ilk oyunlar kadar ya da daha kısadır
edition_TSF-Knockout_A-25 = oyunlar arasında beş, aşamalar arasında on dakika
edition_TSF-Knockout_A-26 = oyuncu başına 20 dakika ya da hamle başına 10 saniyeyle 15; altın puanda beyaza 5, siyaha 4 dakika
edition_TSF-Knockout_A-27 = oynayacaklar belliyse asıl maçlar bitmeden eleme maçları
edition_TSF-Knockout_A-28 = renkler kurayla
edition_TSF-Knockout_A-29 = renk kurasının çekilişi; altın puanın ayrı kurası vardır
edition_TSF-Knockout_A-30 = takımlar: kurayı kaptan çeker, bütün masalar çekilen rengi alır
edition_TSF-Knockout_B-1 = kaç oyuncu oynar, kaçı seçilir
edition_TSF-Knockout_B-2 = oyuncu sayısı seçileceklerin iki, dört, sekiz… katı değilse ön eleme
edition_TSF-Knockout_B-3 = ön elemeden böyle bir kat kadar oyuncu kalır
edition_TSF-Knockout_B-4 = seçileceklerin iki katından az: yalnız ön eleme
edition_TSF-Knockout_C-1 = birincilikte iki eşit
edition_TSF-Knockout_C-2 = birincilikte üç eşit
edition_TSF-Knockout_C-3 = birincilikte dört eşit
edition_TSF-Knockout_C-4 = birincilikte beş eşit
edition_TSF-Knockout_C-5 = birincilikte altı eşit
edition_TSF-Knockout_C-6 = birincilikte yedi eşit
edition_TSF-Knockout_C-7 = birincilikte sekiz eşit
edition_TSF-Knockout_C-8 = birincilikte dokuz eşit
edition_TSF-Knockout_C-9 = birincilikte on eşit
edition_TSF-Knockout_C-10 = birincilikte on bir ya da daha çok eşit
edition_TSF-Knockout_3 = genel eşlendirme mi, bu bölümün uygulaması mı: yönerge belirtir
edition_TSF-Knockout_4 = turnuva çizelgesi: oyun oyun renk ve sonuç, sonunda toplam

## TSF Tie-breaks

edition_TSF-Tie-breaks_2009 = Türkiye Satranç Federasyonu el kitabı: Eşitlik bozma yöntemleri
edition_TSF-Tie-breaks_Mac-Puanlari = takımın maç puanı: masa puanlarının yarısından çok, yarısı ya da azıyla 2, 1 ya da 0
edition_TSF-Tie-breaks_Takim-Puanlari = takımın bütün masalardan aldığı puanlar
edition_TSF-Tie-breaks_Galibiyet-Sayisi = oynayarak alınan galibiyet sayısı
edition_TSF-Tie-breaks_Kademeli = kademeli: her tur sonundaki puanların toplamı
edition_TSF-Tie-breaks_Eksiltilmis-Kademeli = ilk turlar olmadan kademeli
edition_TSF-Tie-breaks_Dogrudan-Karsilasma = eşit olanların hepsi karşılaşmışsa aralarındaki puanlar
edition_TSF-Tie-breaks_Kashdan = galibiyete 4, beraberliğe 2, mağlubiyete 1, oynamadan alınan puana 2
edition_TSF-Tie-breaks_Koya = %50 ve üstü puanı olanlara karşı alınan puanlar
edition_TSF-Tie-breaks_Genisletilmis-Koya = Koya, %50'nin altındaki puan gruplarına adım adım genişletilir
edition_TSF-Tie-breaks_Ayarlanmis-Puan = rakibin ayarlanmış puanı: oyunsuz her tur beraberliktir
edition_TSF-Tie-breaks_Oynamadan = oyunsuz turun sanal rakibi
edition_TSF-Tie-breaks_Buchholz = rakiplerin ayarlanmış puanlarının toplamı
edition_TSF-Tie-breaks_Buchholz-Buchholzu = rakiplerin Buchholz puanlarının toplamı
edition_TSF-Tie-breaks_Medyan = en düşük ve en yüksek değerlerden eşit sayıda çıkarılmış Buchholz
edition_TSF-Tie-breaks_Medyan-Alttan = en düşük değerler olmadan Buchholz
edition_TSF-Tie-breaks_Sonneborn-Berger = rakiplerin ayarlanmış puanları, her biri ona karşı alınan puanla çarpılır
edition_TSF-Tie-breaks_OKM = en düşük olmadan rakiplerin maç puanları
edition_TSF-Tie-breaks_OKM-Sonneborn-Berger = masa puanı × rakibin maç puanı, sıfır olmayan en düşük olmadan
edition_TSF-Tie-breaks_Takim-Sonneborn-Berger = takım döner: masa puanı × rakibin maç puanı
edition_TSF-Tie-breaks_Takim-Sonneborn-Berger-gercek = takım döner: yenilen takımların masa puanları, berabere kalınanların yarısı
edition_TSF-Tie-breaks_Rating-Ortalamasi = rakiplerin rating ortalaması
edition_TSF-Tie-breaks_Azaltarak-Ortalama = en düşük olmadan rating ortalaması
edition_TSF-Tie-breaks_Performans = performans ratingi, en çok 350 farkla
edition_TSF-Tie-breaks_Renk = siyahla daha çok oyun; döner turnuvada kullanılmaz
edition_TSF-Tie-breaks_Kura = kura
edition_TSF-Tie-breaks_Uygulama = hangi etkinlikte hangi yöntemler
edition_TSF-Tie-breaks_Uygulama-ust-masa = iki takımın maçında oynanan en üst masayı kimin kazandığı
edition_TSF-Tie-breaks_Uygulama-hukmen = daha az hükmen galibiyet

## C.07

edition_C-07_2023 = FIDE eşitlik bozma maçları ve yöntemleri kuralları, sanal rakip
edition_C-07_2024 = FIDE eşitlik bozma kuralları, sanal rakip
edition_C-07_2026 = FIDE eşitlik bozma kuralları, sınırlı sanal rakip
edition_C-07_4-2 = her yöntem hâlâ eşit olan grubun içinde
edition_C-07_4-3 = yöntem türleri: eşit olanlar, kendi sonuçları, rakiplerin sonuçları, önceden bilinenler
edition_C-07_4-4 = aynı rakiple her karşılaşma ayrı sayılır
edition_C-07_6 = doğrudan karşılaşma
edition_C-07_6-1-1 = doğrudan karşılaşma: yönerge demedikçe hükmen bitenler sayılmaz
edition_C-07_6-1-2 = doğrudan karşılaşma: birden çok karşılaşma ortalamasıyla sayılır
edition_C-07_6-2 = hepsi karşılaşmışsa doğrudan karşılaşma
edition_C-07_6-3 = hepsi karşılaşmamışsa doğrudan karşılaşma
edition_C-07_7-1 = galibiyet sayısı, oynayarak ya da oynamadan
edition_C-07_7-2 = oynayarak kazanılan oyunlar
edition_C-07_7-3 = siyahla oynanan oyunlar
edition_C-07_7-4 = siyahla oynayarak kazanılan oyunlar
edition_C-07_7-5 = kademeli
edition_C-07_7-6 = oynamayı seçtiği turlar
edition_C-07_8-1 = Buchholz
edition_C-07_8-2 = rakiplerin Buchholz ortalaması
edition_C-07_8-3 = son turu berabere sayan Buchholz
edition_C-07_9-1 = Sonneborn-Berger
edition_C-07_9-2 = Koya
edition_C-07_10 = rating kullanan yöntemler; ratingi olmayan varsa ve etkinlik başka türlü demiyorsa kullanılmaz
edition_C-07_10-1 = rakiplerin rating ortalaması
edition_C-07_10-2 = performans ratingi
edition_C-07_10-3 = kusursuz performans
edition_C-07_10-4 = rakiplerin performans ortalaması
edition_C-07_10-5 = rakiplerin kusursuz performans ortalaması
edition_C-07_12-1 = masa sayımı
edition_C-07_12-2 = üst masa sonuçları
edition_C-07_12-3 = alt masa eleme
edition_C-07_13-1 = takımın birincil olmayan puanı
edition_C-07_13-2 = iki puandan biriyle takım Sonneborn-Berger
edition_C-07_13-3 = öteki puana genişletilmiş takım doğrudan karşılaşması
edition_C-07_13-4 = puan ve rakip gücü birleşimi
edition_C-07_14 = ekler: medyan, eşlendirilmişlerin hükmen oyunları oyun sayılır, ters sıra
edition_C-07_14-1 = çıkarmalar: en önemsiz değerler sayılmaz
edition_C-07_14-5 = Koya için başka bir sınır
edition_C-07_15-1 = oyunsuz turlar
edition_C-07_15-2 = döner turnuvada hükmen bitenler oyundur
edition_C-07_16-1 = isteyerek oynanmayan turlar
edition_C-07_16-2 = oyunsuz tur türleri
edition_C-07_16-3 = rakibin oyunsuz turları
edition_C-07_16-4 = kendi oyunsuz turu: kendi puanında sanal rakip
edition_C-07_16-5 = alttan çıkarmada önce isteyerek oynanmayan tur çıkar
edition_C-07_7-7 = standart puan: puanlama ne olursa olsun bir tur 1, yarım ya da 0
edition_C-07_7-8 = eşlendirme numarası
edition_C-07_10-6 = kendi ratingi
edition_C-07_13-3-2 = 13.3'ten sonra hâlâ eşit iki takımın ayrılması
edition_C-07_16-4-1 = hükmen: en çok eşlendirilen rakibin ayarlanmış puanı
edition_C-07_16-4-2 = başka oyunsuz turlar: en çok her turda beraberlik

## B.02

edition_B-02_2024 = FIDE rating yönetmeliği, Mart 2024 sürümü
edition_B-02_2025 = FIDE rating yönetmeliği, Ekim 2025 değişikliğiyle
edition_B-02_1-1 = 60 hamlelik oyunun en kısa süresi: 2400'den 120, 1800'den 90, yoksa 60 dakika
edition_B-02_5-1 = oynanmamış oyunlar sayılmaz
edition_B-02_7-1-4 = ilk rating: ratingli rakiplere karşı en az beş oyun, en az 1400
edition_B-02_7-2-1 = 1400'ün altında: sonraki listede ratingsiz
edition_B-02_8-1-1 = tablo: puan oranından rating farkı
edition_B-02_8-1-2 = tablo: rating farkından beklenen puan
edition_B-02_8-2-1 = hiç puan alınmayan ilk etkinlik sayılmaz
edition_B-02_8-2-2 = Ra: ratingli rakiplerin ve 1800'e karşı iki beraberliğin ortalaması
edition_B-02_8-2-3 = Ru = Ra + dp, yuvarlanmış, en çok 2200
edition_B-02_8-3-1 = ratingli rakiplere karşı rating farkı; 400'den çoğu 400 sayılır
edition_B-02_8-3-2 = değişim: K × (alınan eksi beklenen puanların toplamı)
edition_B-02_8-3-3 = K: 40, 20 ya da 10; K × oyun sayısı en çok 700
edition_B-02_8-3-4 = rating döneminin değişimi yuvarlanır, yarım sıfırdan uzağa
edition_B-02_2025_8-3-1 = ratingli rakiplere karşı rating farkı; 2650'nin altındakiler için 400'den çoğu 400 sayılır

## B.02 RB

edition_B-02-RB_2024 = FIDE hızlı ve yıldırım rating yönetmeliği, Aralık 2024 değişikliğiyle
edition_B-02-RB_1-1-1 = hızlı: 60 hamle için 10 dakikadan çok, 60 dakikadan az
edition_B-02-RB_1-1-2 = yıldırım: 60 hamle için 3 dakikadan çok, en çok 10 dakika
edition_B-02-RB_1-2 = iki oyuncunun süresi farklıysa oyun ratinge girmez
edition_B-02-RB_4-1 = oynanmamış oyunlar sayılmaz
edition_B-02-RB_6-1-4 = ilk rating: ratingli rakiplere karşı en az beş oyun, en az 1400
edition_B-02-RB_6-2-1 = 1400'ün altında: sonraki listede ratingsiz
edition_B-02-RB_7-1-1 = tablo: puan oranından rating farkı
edition_B-02-RB_7-1-2 = tablo: rating farkından beklenen puan
edition_B-02-RB_7-2-1 = yalnız standart ratingi olan onunla oynar
edition_B-02-RB_7-2-2 = hiç puan alınmayan ilk etkinlik sayılmaz
edition_B-02-RB_7-2-3 = Ra: ratingli rakiplerin ve 1800'e karşı iki beraberliğin ortalaması
edition_B-02-RB_7-2-4 = Ru = Ra + dp, yuvarlanmış, en çok 2200
edition_B-02-RB_7-3-1 = rating farkı; 400'den çoğu 400 sayılır; 2600'ün üstünde bir oyuncuyla 600'den sonrası ratinge girmez
edition_B-02-RB_7-3-2 = değişim: K × (alınan eksi beklenen puanların toplamı)
edition_B-02-RB_7-3-3 = K: 40, 20 ya da 10; K × oyun sayısı en çok 700
edition_B-02-RB_7-3-4 = rating döneminin değişimi yuvarlanır, yarım sıfırdan uzağa

## C.04.6

edition_C-04-6_2024 = Takım İsviçre eşlendirme sistemi, Ağustos 2024 - Ocak 2026 sürümü
edition_C-04-6_2024_C6 = kalanlardan olabildiğince çoğu eşlendirilebilmeli
edition_C-04-6_2024_C7 = renk tercihleri
edition_C-04-6_2024_C8 = kuvvetli renk tercihleri
edition_C-04-6_2024_C9 = bir önceki turda kaymış takımlar
edition_C-04-6_2024_3-4 = tur atlama: en düşük puan, en çok oyun, en büyük numara
edition_C-04-6_2026 = Takım İsviçre eşlendirme sistemi, Şubat 2026'dan beri geçerli sürüm
edition_C-04-6_2026_C6 = sonraki puan grubunun yukarı kayanları
edition_C-04-6_2026_C7 = bir önceki turda kaymış olup yukarı kayanlar
edition_C-04-6_2026_C8 = renk tercihleri
edition_C-04-6_2026_C9 = kuvvetli renk tercihleri
edition_C-04-6_2026_3-4 = tur atlama: en düşük puan, en çok maç, en büyük numara
edition_C-04-6_1-2 = birincil ve ikincil puan
edition_C-04-6_1-3 = puan grupları ve eşlendirme grupları
edition_C-04-6_1-4 = tur atlama berabere biten bir maç değerindedir
edition_C-04-6_1-5 = kayanlar
edition_C-04-6_1-7 = renk tercihleri
edition_C-04-6_C1 = iki takım yalnız bir kez karşılaşır
edition_C-04-6_C2 = kim tur atlayamaz
edition_C-04-6_C3 = tur tamamlanabilmeli
edition_C-04-6_C4 = olabildiğince az yukarı kayan
edition_C-04-6_C5 = yukarı kayanların puanları
edition_C-04-6_C10 = yukarı kayanların bir önceki turda kaymış rakipleri
edition_C-04-6_3-5 = en iyi kayan kümelerinin ilki
edition_C-04-6_3-6 = grubun en iyi eşlendirmelerinin ilki
edition_C-04-6_4-2 = önce gelen takım
edition_C-04-6_4-3-1 = kimse oynamadı: numara ve çekilen renk
edition_C-04-6_4-3-2 = tek tercih karşılanır
edition_C-04-6_4-3-3 = iki tercih de karşılanır
edition_C-04-6_4-3-4 = tek kuvvetli tercih karşılanır
edition_C-04-6_4-3-5 = renk farkı küçük olana beyaz
edition_C-04-6_4-3-6 = renklerin farklı olduğu son tura göre değişim
edition_C-04-6_4-3-7 = önce gelen takımın tercihi karşılanır
edition_C-04-6_4-3-8 = önce gelen takımın son rengi değişir
edition_C-04-6_4-3-9 = öteki takımın son rengi değişir

## C.04.5

edition_C-04-5_2026 = Çift İsviçre sistemi, Şubat 2026'dan beri geçerli sürüm
edition_C-04-5_0 = iki oyunluk maç ve hükmen yenilgi
edition_C-04-5_1-3 = puan grupları ve eşlendirme grupları
edition_C-04-5_1-4 = tur atlama bir galibiyet ve bir beraberlik değerindedir
edition_C-04-5_1-5 = kayanlar
edition_C-04-5_1-6 = maçın rengi ilk oyunun rengidir
edition_C-04-5_C1 = iki oyuncu yalnız bir kez karşılaşır
edition_C-04-5_C2 = kim tur atlayamaz
edition_C-04-5_C3 = tur tamamlanabilmeli
edition_C-04-5_C4 = olabildiğince az yukarı kayan
edition_C-04-5_C5 = yukarı kayanların puanları
edition_C-04-5_C6 = sonraki puan grubunun yukarı kayanları
edition_C-04-5_C7 = bir önceki turda kaymış olup yukarı kayanlar
edition_C-04-5_C8 = yukarı kayanların bir önceki turda kaymış rakipleri
edition_C-04-5_3-4 = tur atlama: en düşük puan, en çok maç, en büyük numara
edition_C-04-5_3-5 = en iyi kayan kümelerinin ilki
edition_C-04-5_3-6 = grubun en iyi eşlendirmelerinin ilki
edition_C-04-5_4-3-1 = kimse oynamadı: numara ve çekilen renk
edition_C-04-5_4-3-2 = daha az beyaz alana beyaz
edition_C-04-5_4-3-3 = renklerin farklı olduğu son tura göre değişim
edition_C-04-5_4-3-4 = üst sıradakinin son rengi değişir
edition_C-04-5_4-3-5 = rakibin son rengi değişir
