### The page with all events, and the way in for files.

web-home_title = Events
web-home_here = { $count ->
        [one] { $count } event on this computer
       *[other] { $count } events on this computer
    } · no internet needed
web-home_there = { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
web-home_new = New event
web-home_see = Standings
web-home_find = Find an event
web-home_more = { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
web-home_nothing = Nothing has been published here yet.
web-home_waiting = { $count ->
        [one] { $count } more event is being read …
       *[other] { $count } more events are being read …
    }
web-home_damaged = { $count ->
        [one] A file in the folder cannot be read. All other events work.
       *[other] { $count } files in the folder cannot be read. All other events work.
    }
web-home_unreadable = its journal does not come to an event ({ $reason })
web-home_players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-home_teams = { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
web-home_rounds-done = { $done } of { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } played
web-home_stages-done = { $done ->
        [one] { $done } round played
       *[other] { $done } rounds played
    }
web-home_first_file = Your event is in a file already?
web-home_begins = begins { $day }
web-home_state_paired = round { $round } paired
web-home_state_published = round { $round } is being played
web-home_state_closed = round { $round } closed
web-home_state_finished = finished
web-home_group_running = Being played
web-home_group_prepared = In preparation
web-home_group_finished = Finished

## The first visit

web-home_first_1 = Hakem runs a chess event from the entries to the final table: it pairs, explains every pairing by its article, takes results and ranks the players.
web-home_first_2 = Every event is a file on this computer; nothing needs the internet, nothing is lost, and everything can be undone.
web-home_first_3 = Begin with an event of your own, or open a copy of an example below and try everything out.

## Examples

web-home_demos = Examples
web-home_demos-more = Events of the source documents; a copy of your own can be changed at will
web-home_copy = Open a copy
web-home_demo_dutch-17 = Dutch, 17 players
web-home_demo_dubov-21 = Dubov, 21 players
web-home_demo_lim-15 = Lim, 15 players
web-home_demo_round-robin-6 = Round robin, 6 players
web-home_demo_double-round-robin-6 = Double round robin, 6 players
web-home_demo_knockout-11 = Knockout, 11 players, 4 go on
web-home_demo_scheveningen-4 = Scheveningen, two teams of 4
web-home_demo_skalitzka-8 = Skalitzka, three teams of 8
web-home_demo_team-league = League of four teams
web-home_demo-more_dutch-17 = Three rounds of the handbook played, the fourth waits: floaters and colours step by step
web-home_demo-more_dubov-21 = Paired by the average rating of the opponents; two rounds played
web-home_demo-more_lim-15 = From both ends to the median score group; round 2 was paired by hand
web-home_demo-more_round-robin-6 = Finished: the cross table in both forms
web-home_demo-more_double-round-robin-6 = Everybody meets everybody twice; the second half has begun
web-home_demo-more_knockout-11 = Preliminary stage, extra time, and a golden point that is due
web-home_demo-more_scheveningen-4 = Everybody of one team meets everybody of the other; round 3 is being played
web-home_demo-more_skalitzka-8 = Three teams, two rounds, nobody waits
web-home_demo-more_team-league = Matches on four boards, match points and game points

## A whole event out of a file

web-home_import = Import an event
web-home_import_about = A file of a whole event becomes a new event here. Nothing is written before the file has been read to its end.
web-home_import_file = File
web-home_import_system = System
web-home_import_system-of-file = as the file says
web-home_import_system-hint = Choose one only if the system of the file is not known here.
web-home_import_most = { $most } MB at most
web-home_import_do = Read the file
web-home_import_open = Open the event
web-home_import_not = { $file } was not imported
web-home_import_nothing-written = Nothing was written.
web-home_import_adjusted = { $file } was imported; this was read otherwise than it is written:
web-home_import_empty = The file is empty.
web-home_import_large = The file is larger than { $most } MB.
web-home_import_many = The file has more players than an event can have here (the most is { $most }).
web-home_import_players = This is a table of players or games, not a whole event. Create the event first, then bring the table in on its page "Players".
web-home_import_unreadable = This is no event that Hakem can read:
web-home_import_journal = The journal in this file does not come to an event.
web-home_import_kept = The file is kept among the copies of the event; there it can take its place.
web-home_import_open-here = Open the event that is here
web-home_import_open-backups = To the copies of the event
web-home_import_as-copy = Import it as a copy beside the one that is here (choose the file again)
web-home_import_trf = the FIDE report of any pairing program (TRF06, TRF16, TRF26); every round is paired again and compared
web-home_import_json = a file of Hakem
web-home_import_hakem = the backup of an event with its whole journal
web-home_import_tables = Lists of players (Excel, CSV, Swiss-Manager) are brought in on the page "Players" of an event.
