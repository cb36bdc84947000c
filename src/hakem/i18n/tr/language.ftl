### How the language itself is written: numbers and lists.

# What stands before the decimals of a number.
language_decimal-sign = ,
# The end of a list in a sentence: "3, 5 and 9".
language_and = { $before } ve { $last }

language_day = { $day } { $month } { $year }
language_month_1 = Ocak
language_month_2 = Şubat
language_month_3 = Mart
language_month_4 = Nisan
language_month_5 = Mayıs
language_month_6 = Haziran
language_month_7 = Temmuz
language_month_8 = Ağustos
language_month_9 = Eylül
language_month_10 = Ekim
language_month_11 = Kasım
language_month_12 = Aralık
