### The page of an event, and its settings.

web-event_not-begun = { $entered }, nothing paired yet
web-event_stands = { $entered } · { $state }
web-event_round-number = Round { $round }
web-event_found = What the import of { $file } found
web-event_results = { $known } of { $games } { $games ->
        [one] result
       *[other] results
    }
web-event_round_paired = paired
web-event_round_published = published
web-event_round_closed = closed
web-event_round_to-come = to come
web-event_no-rounds = Rounds appear here as soon as one is paired.
web-event_facts = The event
web-event_settings = Settings
web-event_files = Files and copies
web-event_export_trf = report for FIDE and other programs (TRF26)
web-event_export_json = everything, as Hakem reads it again
web-event_export_xlsx = workbook: players, rounds, standings
web-event_export_pgn = games by name, without moves
web-event_export_hakem = the event with its whole journal, to open elsewhere
web-event_backup = Back up now
web-event_backup-about = Into the folder "backups" beside the event. A copy is also made whenever a round is closed.
web-event_saved = Backed up: backups/{ $file }
web-event_copy = A copy to try something out
web-event_copy-name = Name of the copy
web-event_copy-do = Copy
web-event_copy-about = The copy begins with everything up to now and never touches this event.
web-event_remarks = Remarks of the arbiter
web-event_remarks-about = They stay in the journal
web-event_remark = Add a remark
web-event_remark-do = Note it
web-event_remark-at = round { $round }{ $board ->
        [0] { "" }
       *[other] , board { $board }
    }
web-event_settings-about = What the pairings rest on is locked once round 1 is paired. Everything else can be changed; the journal keeps what it was.
web-event_cover = Name, place, days, arbiters
web-event_days = Day of every round
web-event_rules = Rules
web-event_ties-now = Ties are broken by:
web-event_ties-stay = leave the list as it is
web-event_board-colours = Colours of the boards
web-event_board-colours-hint = One letter for each board of the team that has White on board 1: WBWB
web-event_match-points = Points for a match won, drawn, lost
web-event_team-bye = Bye of a team: match points, board points
web-event_team-bye-hint = Left as “draw” it brings what a drawn match does.
web-event_locked = Locked: round 1 is paired, and the pairings rest on it. Who undoes the pairing can change it.
web-event_warned = A round is paired: a change has to be confirmed and leaves a line in the report.
web-event_options-late = A round is paired: a change has to be confirmed, and the event is no longer in FIDE mode.
web-event_finished = The event is finished. Who undoes the end can change the settings.
web-event_save = Save
web-event_elsewhere = Who must not meet, clubs and families:
web-event_no-system = No system that is here
