### What all pages of the desk share.

web_skip = To the page
web_tabs = Parts of the event
web_tab_event = Event
web_tab_players = Players
web_tab_rounds = Rounds
web_tab_standings = Standings
web_tab_publish = Publish
web_tab_journal = Journal
web_undo = Undo
web_redo = Redo
web_help = Help
web_theme = Dark or light
web_home = All events
web_back = Back
web_confirm = I have read this: go on
web_cancel = Leave it
web_log-in = Log in
web_log-out = Log out ({ $name })
web_fide = FIDE
web_not-fide = Not FIDE
web_fide-kept = In FIDE mode
web_fide-kept-more = Nothing has departed from the rules.
web_fide-left = Departed from FIDE's rules
web_round-of = Round { $round }/{ $rounds }
web_rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
web_error-title = That did not work
web_refused = Not done
web_not-found = There is no such page.
web_http-error = The server cannot answer this ({ $status }).
web_unexpected = Something went wrong on our side. Nothing that was stored is lost; please try again.
web_day = { $day } { $month } { $year }
web_moment = { $day }, { $time }
web_clock = { $hour }:{ $minute }
web_month_1 = January
web_month_2 = February
web_month_3 = March
web_month_4 = April
web_month_5 = May
web_month_6 = June
web_month_7 = July
web_month_8 = August
web_month_9 = September
web_month_10 = October
web_month_11 = November
web_month_12 = December

## The one next step

web_next_add-players = Add players
web_next_pair = Pair round { $round }
web_next_publish = Publish round { $round }
web_next_enter = { $count ->
        [one] { $count } result open · enter
       *[other] { $count } results open · enter
    }
web_next_resolve = { $count ->
        [one] { $count } disputed · resolve
       *[other] { $count } disputed · resolve
    }
web_next_close = Close round { $round }
web_next_finish = Make the standings final
web_next_done = Final standings
