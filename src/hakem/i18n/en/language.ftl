### How the language itself is written: numbers and lists.

# What stands before the decimals of a number.
language_decimal-sign = .
# The end of a list in a sentence: "3, 5 and 9".
language_and = { $before } and { $last }

language_day = { $day } { $month } { $year }
language_month_1 = January
language_month_2 = February
language_month_3 = March
language_month_4 = April
language_month_5 = May
language_month_6 = June
language_month_7 = July
language_month_8 = August
language_month_9 = September
language_month_10 = October
language_month_11 = November
language_month_12 = December
