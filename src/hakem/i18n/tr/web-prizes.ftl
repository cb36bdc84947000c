### Paylaşılan derecelerin ödülleri.

web-prizes_title = Ödüller
web-prizes_final = Kesin sıralamaya göre
web-prizes_so-far = { $round }. tur sonundaki sıralamaya göre; kesin değil
web-prizes_list = Ödül listesi
web-prizes_amounts = Birincilikten başlayarak ödüller
web-prizes_hint = Her satıra bir tutar yazın; örneğin 5000, alt satıra 3000.
web-prizes_unit = Para birimi
web-prizes_whole = Yalnızca tam tutarlar, kuruş yok
web-prizes_share = Paylaştır
web-prizes_kept = Liste bu sayfanın adresinde durur, etkinlikle birlikte kaydedilmez.
web-prizes_who = Kim ne alır
web-prizes_prize = Ödül
web-prizes_working = Hesap
web-prizes_odd-coin = Bütün eşitlik bozmalardan sonra dereceyi paylaşanlar ödülünü de paylaşır; bölünemeyen kuruşlar listede önce gelene verilir.
web-prizes_nothing = Ödülleri yazın, sonra Paylaştır düğmesine basın.
web-prizes_not-read = '{ $text }' bir tutar değil. 1250 ya da 99,50 gibi yazın; yalnızca tam tutarlar istendiğinde ondalıksız.
web-prizes_too-many = Bir listede en çok { $most } ödül olabilir.
