### The page of documents on paper.

web-paper_title = Paper
web-paper_about = Every document opens as PDF in a tab of its own; print it from there.
web-paper_round = Round
web-paper_open = Open
web-paper_keep = Download
web-paper_nobody = Documents are there as soon as somebody has entered.

web-paper_shelf_wall = For the wall
web-paper_shelf_boards = For the boards
web-paper_shelf_tables = Tables
web-paper_shelf_hand = Pairing cards
web-paper_shelf_file = For the file

web-paper_name_pairings = Pairings by board
web-paper_name_pairings-by-name = Pairings by name
web-paper_name_results = Results
web-paper_name_standings = Standings
web-paper_name_bracket = Bracket
web-paper_name_schedule = Schedule
web-paper_name_entry-list = Entry list
web-paper_name_slips = Result slips
web-paper_name_place-cards = Board numbers
web-paper_name_badges = Badges
web-paper_name_crosstable = Cross table
web-paper_name_round-sheet = Result sheet of the round
web-paper_name_team-sheets = Team sheets
web-paper_name_match-list = Matches by table
web-paper_name_match-sheets = Match sheets
web-paper_name_line-up-forms = Line-up forms
web-paper_name_board-prizes = Board prizes
web-paper_name_individual-list = Players of the teams
web-paper_name_game-sheet = Sheet of games
web-paper_name_explanation = Why?
web-paper_name_editions = Two editions
web-paper_name_pictures = Pictures
web-paper_name_quiz = Questions for arbiters
web-paper_name_cards = Pairing cards
web-paper_name_blank-cards = Blank pairing cards
web-paper_name_adjusted-scores = Adjusted scores
web-paper_name_report = Report of the arbiter
web-paper_name_lots-protocol = Protocol of the lots
web-paper_name_prizes = Prizes
web-paper_name_ceremony = Prizes for the ceremony
web-paper_name_prize-receipts = Receipts of the prizes

web-paper_for_pairings = To be read from two metres
web-paper_for_pairings-by-name = Everybody finds the own board by the alphabet
web-paper_for_results = With lines for what is still open
web-paper_for_standings = After the round, with every tie-break
web-paper_for_bracket = The matches from left to right
web-paper_for_schedule = All rounds and their days
web-paper_for_entry-list = Everybody by number
web-paper_for_slips = Three on a page; cut piles are in the order of boards
web-paper_for_place-cards = Two on a page, folded they stand
web-paper_for_badges = Eight on a page
web-paper_for_crosstable = Everybody's games; wide ones go over several pages
web-paper_for_round-sheet = By points, with the average rating of opponents
web-paper_for_team-sheets = Boards round by round, with title and rating
web-paper_for_match-list = Teams and match points, to be read from two metres
web-paper_for_match-sheets = Both line-ups, colours, results and signatures
web-paper_for_line-up-forms = A page for every team: its list, and boards to fill in
web-paper_for_board-prizes = The best of every board, by the rules of the list of prizes
web-paper_for_individual-list = Points, games, performance and change of rating of everybody
web-paper_for_game-sheet = Matches and play-offs, game by game
web-paper_for_explanation = Every board in a sentence, the map of the round, group by group with its articles
web-paper_for_editions = What the edition before or after would have made of every round, and why
web-paper_for_pictures = Who can still win, score groups, who scored against whom, colours
web-paper_for_quiz = About these rounds, for a seminar; answers at the end
web-paper_for_cards = As in the handbook, with the tie-breaks worked out
web-paper_for_blank-cards = For pairing by hand
web-paper_for_adjusted-scores = What everybody counts for as an opponent
web-paper_for_report = Facts, rounds, what left the rules, remarks
web-paper_for_lots-protocol = Every drawing, and how to repeat it
web-paper_for_prizes = Who gets what, with the working of what is shared
web-paper_for_ceremony = To read out: the last category first, each from the last place on
web-paper_for_prize-receipts = Everybody once, with room to sign

web-paper_form_players = Each against each
web-paper_form_rounds = Players by round
web-paper_form_matches = Team against team
web-paper_form_match-rounds = Teams by round
web-paper_form_empty = Without names
web-paper_form_short = Short: boards and map

## The archive for the federation

web-paper_package = TSF package
web-paper_package-about = What the Turkish federation asks for behind an event, in one archive.
web-paper_package-missing = { $count ->
        [one] { $count } thing is missing
       *[other] { $count } things are missing
    }
web-paper_package-whole = Nothing is missing that Hakem knows of.
web-paper_package-files = { $count ->
        [one] { $count } file in it
       *[other] { $count } files in it
    }
web-paper_package-beside = To lay beside it:
web-paper_package-keep = Download the package

## The site

web-paper_site = Site for the web
web-paper_site-about = Pages of the event without a server: unpack the archive and put it on any web space.
web-paper_site-out = { $rounds ->
        [0] No round is published: the site says so and nothing else.
        [one] It holds { $rounds } published round.
       *[other] It holds { $rounds } published rounds.
    }
web-paper_site-keep = Download the site
web-paper_site-all = With everything, for yourself
