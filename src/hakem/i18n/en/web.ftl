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
web_moment = { $day }, { $time }
web_clock = { $hour }:{ $minute }
web_alert_disputed = { $count ->
        [one] Round { $round }: phones disagree about { $count } board
       *[other] Round { $round }: phones disagree about { $count } boards
    }
web_alert_beside = { $count ->
        [one] Round { $round }: a report changed nothing and waits to be read
       *[other] Round { $round }: reports of { $count } boards changed nothing and wait to be read
    }
web_past = You are looking at the event as it was behind entry { $seq }. Nothing can be changed here.
web_past-label = Time
web_past-back = Back to now
web_past-only-read = What has been cannot be changed; go back to now first.
web_done-together = { $count ->
        [one] { $count } change made
       *[other] { $count } changes made
    }

## The one next step

web_next_add-players = Add players
web_next_lots = Draw lots for the numbers
web_next_redraw = Draw lots again
web_next_team-lots = Draw lots for the teams
web_next_team-redraw = Draw lots for the teams again
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
web_next_postponed = Postponed match: { $one } – { $other }
web_next_postponed-until = Postponed match, { $day }: { $one } – { $other }
web_next_adjourned = { $count ->
        [one] { $count } adjourned game open · enter
       *[other] { $count } adjourned games open · enter
    }
web_next_finish = Make the standings final
web_next_done = Final standings
web_next_play-off = { $count ->
        [one] Play-off · { $count } game due
       *[other] Play-off · { $count } games due
    }

## Systems in one word

web_system_knockout = Knockout
web_system_lim = Lim
web_system_dutch = Dutch
web_system_dubov = Dubov
web_system_burstein = Burstein
web_system_team-swiss = Team Swiss
web_system_double-swiss = Double-Swiss
web_system_berger = Round robin
web_system_scheveningen = Scheveningen
web_system_skalitzka = Skalitzka
web_changed-at = changed { $moment }
