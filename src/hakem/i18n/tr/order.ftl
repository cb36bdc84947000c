### The order before the first round.

order_title = { $above } önce, { $below } sonra: unvan ({ $article })
order_national-rating = { $above } önce, { $below } sonra: UKD ({ $article })
order_alphabet = { $above } önce, { $below } sonra: '{ $collation }' alfabesi ({ $article })
order_lots = { $above } önce, { $below } sonra: kura ({ $article })
order_given = { $above } ile { $below } arasında fark yok, listedeki sıraları korunur ({ $article })
order_too-late = { $round }. tur eşlendirildi; numaralar ancak bundan önce yeniden verilebilir ({ $article })
order_not-everybody = sıralama, etkinliğin her oyuncusunu tam bir kez içermelidir
