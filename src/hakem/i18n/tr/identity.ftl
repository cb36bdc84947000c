### National identity numbers and the key that they are encrypted with.

identity_no-key = T.C. kimlik numaraları yalnızca şifrelenmiş olarak saklanır, ama anahtar yok: anahtarı { $variable } değişkenine koyun ya da dosyasını { $file } değişkeninde belirtin
identity_no-key-at-all = T.C. kimlik numaralarının anahtarı geçerli değil: Hakem'in ürettiği gibi, base64 ile yazılmış 32 bayt olmalıdır
identity_key-file-exists = { $path } oluşturulamıyor: zaten var ya da klasöre yazılamıyor
identity_key-file-unreadable = { $path } anahtar dosyası okunamıyor
identity_key-beside-data = { $path } anahtar dosyası veri klasöründe duruyor; verinin kopyasıyla birlikte gitmemesi için başka bir yerde saklayın
identity_other-key = T.C. kimlik numaraları { $used } anahtarıyla şifrelenmiş, ayarlanmış olan anahtar ise { $key }
identity_changed = { $event } etkinliğinde { $player } numaralı oyuncunun T.C. kimlik numarası bozulmuş ya da başka bir yerden alınmış
identity_has-numbers = { $event } etkinliğinde zaten T.C. kimlik numaraları var
identity_number = bu bir T.C. kimlik numarası olamaz: boş, { $most } karakterden uzun ya da yazdırılamayan işaretler içeriyor
