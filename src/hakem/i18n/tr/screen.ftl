### Salon ekranlarında kabul edilmeyenler.

screen_wrong = ekran “{ $text }” olarak ayarlanamaz
screen_too-long = ekranda bir satır en çok { $longest } harftir
screen_no-title = ekranın bir adı olmalı ki yeniden bulunabilsin
screen_no-time = “{ $text }” bir saat değil; 14:30 gibi yazın
screen_too-many = bir yarışmanın en çok { $most } ekranı olur; önce birini kaldırın
screen_no-such-screen = böyle bir ekran yok ya da kaldırılmış
