### The independent verdict on the rounds of an event.

web-verify_title = Turları doğrula
web-verify_about = Her tur, eşlendirmeyi yapandan ayrı bir kodla, kuralın metninden baştan okunur.
web-verify_busy = doğrulanıyor …
web-verify_do = Bu turu doğrula
web-verify_of = { $count } tur, sırayla
web-verify_skipped = bu tür tur için doğrulayıcı yok
web-verify_refused = doğrulanamadı
