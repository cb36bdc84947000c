### How the language itself is written: numbers and lists.

# What stands before the decimals of a number.
language_decimal-sign = .
# The end of a list in a sentence: "3, 5 and 9".
language_and = { $before } and { $last }
