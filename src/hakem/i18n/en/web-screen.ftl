### What stands on a screen of the hall.

web-screen_round = Round { $round }
web-screen_soon = Soon
web-screen_nothing = No round has been published yet.
web-screen_none = This screen is not set up
web-screen_none-more = Switch it on at the desk: Publish, Screens. It follows by itself.
web-screen_about_names = Your board, by name
web-screen_about_boards = Pairings by board
web-screen_about_results = Results coming in · { $known } of { $boards }
web-screen_about_call = Please enter your result
web-screen_about_missing = Not here yet: { $count }. Please come to the desk.
web-screen_about_clock = Time
web-screen_about_address = Follow on your phone
web-screen_standings = Standings
web-screen_after = After round { $round }
web-screen_no-standings = The standings appear here after round 1.
web-screen_missing = Round { $round }: check-in
web-screen_nobody-missing = Everybody is here.
web-screen_no-check-in = Check-in has not begun.
web-screen_please = Board { $board }: { $one } and { $other }, please enter your result.
web-screen_page = Page { $page } of { $pages }
web-screen_key = Board,
web-screen_no-game = no game
web-screen_starts = Start { $time }
web-screen_left = in
