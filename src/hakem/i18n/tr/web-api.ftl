### Sunucunun programlara ve tanımadıklarına söyledikleri.

web-api_too-large = bu çok büyük; en fazla { $most } bayt okunur
web-api_media = bu JSON olmalı ve bunu belirtmeli (content-type: application/json)
web-api_letters = bu, UTF-8 metin değil
web-api_field = { $field }: { $wrong }
web-api_token = bu jeton geçerli değil ya da artık geçersiz
web-api_guard_host = bu sunucunun adı başka
web-api_guard_proxy = girişsiz çalışan masa, vekil sunucunun arkasında çalışmaz; başka bir --host ile başlatın, herkes giriş yapar
web-api_guard_size = bu çok büyük
web-api_guard_origin = bu istek başka bir siteden geliyor; hiçbir şey değiştirilmedi
web-api_format = '{ $name }' diye bir biçim yok; bilinenler: { $known }
