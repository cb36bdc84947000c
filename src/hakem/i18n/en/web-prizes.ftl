### Prizes shared among tied places.

web-prizes_title = Prizes
web-prizes_final = By the final standings
web-prizes_so-far = By the standings after round { $round }, which are not final
web-prizes_list = The list of prizes
web-prizes_amounts = Prizes from the first place on
web-prizes_hint = One amount on each line, for example 5000 and below it 3000.
web-prizes_unit = Currency
web-prizes_whole = Whole units only, no coins
web-prizes_share = Share
web-prizes_kept = The list stands in the address of this page and is not saved with the event.
web-prizes_who = Who gets what
web-prizes_prize = Prize
web-prizes_working = Working
web-prizes_odd-coin = Whoever shares a place after all tie-breaks shares its prize; coins that cannot be divided go to those named first.
web-prizes_nothing = Enter the prizes, then press Share.
web-prizes_not-read = '{ $text }' is not an amount. Write numbers such as 1250 or 99.50; where only whole units are given, without decimals.
web-prizes_too-many = A list has at most { $most } prizes.
