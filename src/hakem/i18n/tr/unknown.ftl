### Names that nobody knows.

unknown_collation = bilinmeyen alfabe '{ $name }'; bilinenler: { $known }
unknown_rating-method = '{ $name }' rating yöntemiyle sıralama yapılamaz; bilinenler: { $known }
unknown_system = bilinmeyen eşlendirme sistemi '{ $name }'; bilinenler: { $known }
unknown_option = bilinmeyen seçenek '{ $name }'; bilinenler: { $known }
unknown_option-value = bilinmeyen değer '{ $name }'; bilinenler: { $known }
unknown_edition = bilinmeyen sürüm '{ $name }'; bilinenler: { $known }
unknown_tie-break = bilinmeyen eşitlik bozma yöntemi '{ $name }'; bilinenler: { $known }
unknown_preset = bilinmeyen eşitlik bozma listesi '{ $name }'; bilinenler: { $known }
unknown_result = '{ $name }' bir sonuç değildir; bilinenler: { $known }
unknown_seeding = bilinmeyen sıralama yolu '{ $name }'; bilinenler: { $known }
unknown_condition = bilinmeyen koşul '{ $name }'; bilinenler: { $known }
unknown_numbering = bilinmeyen numaralama yolu '{ $name }'; bilinenler: { $known }
unknown_action = bilinmeyen işlem '{ $name }'; bilinenler: { $known }
unknown_acceleration = bilinmeyen hızlandırma '{ $name }'; bilinenler: { $known }
unknown_player = '{ $name }' adlı bir oyuncu yok{ $known ->
        [0] { "" }
       *[other] ; bilinenler: { $known }
    }
unknown_column = '{ $name }' diye bir sütun yok; tabloda olanlar: { $known }
unknown_column-field = bir sütun '{ $name }' olamaz; bilinenler: { $known }
unknown_document = bilinmeyen belge '{ $name }'; bilinenler: { $known }
unknown_form = bilinmeyen biçim '{ $name }'; bilinenler: { $known }
unknown_line-up-preset = bilinmeyen esame kuralları '{ $name }'; bilinenler: { $known }
unknown_team = bilinmeyen takım '{ $name }'; bilinenler: { $known }
unknown_table = bilinmeyen tablo '{ $name }'; bu yarışmada olanlar: { $known }
