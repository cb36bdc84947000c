### Öğrenen hakemler için sorular.

learn_title = { $event } üzerine sorular
learn_number = Soru { $number }, { $round }. tur
learn_answers = Yanıtlar

## Sorular

learn_ask_bye = { $round }. turda kim tur atlar?
learn_ask_halves = Puan grubu { $score }, { $players }: { $round }. turda S1'de kimler var?
learn_ask_transposition = S1: { $s1 }, S2: { $s2 }. { $round }. turda bundan sonra ilk hangi S2 sırası denenir?
learn_ask_pairs = Grup { $score }, { $players }: { $round }. turda hangi çiftler çıkar?
learn_ask_floaters = Grup { $score }, { $players }: { $round }. turda kim aşağı kayar?
learn_ask_allowed = { $round }. turda { $one } ile { $other } karşılaşabilir mi?
learn_ask_colour = { $round }. turda { $one } ile { $other } karşılaşıyor: beyaz kimde?
learn_ask_buchholz = { $round }. turdan önce, { $after }. turdan sonra { GEN($player) } Buchholz'u kaçtır?

## Yanıtlama

learn_form_players = Eşlendirme numaralarıyla yanıtlayın: 3 7
learn_form_pairs = Eşlendirme numarası çiftleriyle yanıtlayın: 1-5 2-6
learn_form_order = Eşlendirme numaralarını sırayla yazın: 5 7 6
learn_form_yes-no = Evet ya da hayır yazın.
learn_form_number = Bir sayı yazın: 12,5
learn_yes = Yanıt: evet.
learn_no = Yanıt: hayır.
learn_answer-is = Yanıt: { AND($answer) }.
learn_right = Doğru.
learn_wrong = Doğru değil.
learn_result = { $count } yanıttan { $right } doğru.

## Neden

learn_why_transposition = S2 sıraları eşlendirme numaralarına göre, sözlükteki sözcükler gibi dizilir: ilk değişen, baştaki yerlerden olabildiğince çoğunu korur
learn_why_allowed = Daha önce karşılaşmadılar ve ikisi de aynı rengi mutlak olarak hak etmiyor.

## Kartlar

learn_head_number = No
learn_head_name = Ad
learn_head_rating = Rating
learn_head_points = Puan
learn_head_colours = Renkler
learn_head_opponents = Rakipler

## Sorulamayanlar

learn_swiss = sorular oyuncuların İsviçre turları üzerinedir, { $system } üzerine soru yok
learn_nothing = bu yarışmanın hiçbir turu üzerine soru sorulamıyor

## Sayfa

learn_page = Öğren
learn_lead = Gerçek bir tur üzerine sorular. Her yanıtı, yarışmaları eşlendiren motor denetler ve açıklar.
learn_answer = Yanıtınız
learn_check = Denetle
learn_next = Sonraki soru
learn_new = Başka sorular
learn_print = PDF olarak
