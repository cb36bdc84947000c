### Gruplu lig.

web-groups_title = Gruplar
web-groups_about = Tek bir kayıt listesinden her grup için bir döner turnuva çıkar.
web-groups_by = Kim hangi grupta
web-groups_by_named = Herkesin yazılı grubuna göre
web-groups_by_strength = Kuvvete göre dağıtılır
web-groups_into = Grup sayısı
web-groups_show = Göster
web-groups_group = { $name } grubu
web-groups_rounds = { $rounds } tur
web-groups_numbers = Tablodaki numaralar
web-groups_numbers_lots = kurayla
web-groups_numbers_rank = kuvvete göre
web-groups_more = Her grup bu etkinliğin kurallarıyla ayrı bir etkinlik olur; bu etkinlik kayıt listesi olarak kalır. Eksik olanları önce yazın.
web-groups_make = { $count } etkinlik oluştur
