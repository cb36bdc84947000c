### İki sürümü yan yana koyan sayfa.

web-editions_title = İki sürüm
web-editions_about = Kuralların başka bir sürümü her turu nasıl eşlendirirdi; ikisini ayıran ilk madde
web-editions_first = Sürüm
web-editions_second = karşısında
web-editions_compare = Karşılaştır
web-editions_none = Bu yarışmanın kurallarının tek sürümü var.
web-editions_early = Henüz eşlendirilmiş tur yok: karşılaştırılacak bir şey yok.
web-editions_link = Başka bir sürüm nasıl eşlendirirdi?
