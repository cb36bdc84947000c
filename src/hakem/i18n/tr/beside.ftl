### What is kept beside the journals.

beside_unavailable = { $name } okunamıyor ya da yazılamıyor: klasör yok, izin yok, yer kalmadı ya da sunucuya ulaşılamıyor
beside_damaged = { $name } bozuk ya da başka bir dosya; hiçbir şey değiştirilmedi
beside_newer = { $name } Hakem'in daha yeni bir sürümüyle yazılmış; hiçbir şey değiştirilmedi
beside_package = bunun için { $package } paketi gerekli: pip install "hakem[{ $extra }]"
beside_value = burada saklanamayacak işaretler ya da sayılar var
