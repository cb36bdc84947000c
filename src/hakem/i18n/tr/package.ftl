### Federasyona giden pakette eksik olanlar ve yanına konacaklar.

package_not-played = Henüz tur oynanmadı
package_open = { $round }. turda { $count } sonuç eksik
package_adjourned = { $count } oyun ertelenmiş
package_not-final = Sıralama henüz kesin değil
package_no_name = Etkinliğin adı yok
package_no_city = Şehir yazılmamış
package_no_federation = Federasyon yazılmamış
package_no_start = İlk gün yazılmamış
package_no_end = Son gün yazılmamış
package_no_chief-arbiter = Başhakem yazılmamış
package_no_time-control = Düşünme süresi yazılmamış
package_players_birth = Doğum yılı olmayan: { $count } ({ $names })
package_players_sex = Cinsiyeti yazılmamış: { $count } ({ $names })
package_players_federation = Federasyonu yazılmamış: { $count } ({ $names })
package_players_national-id = Lisans numarası olmayan: { $count } ({ $names })
package_beside_regulations = yarışma yönergesi
package_beside_minutes = teknik toplantı tutanağı
package_beside_norms = varsa imzalı norm belgeleri ve IT3
package_beside_appeals = varsa itiraz evrakı
package_beside_photo = etkinlikten bir fotoğraf
