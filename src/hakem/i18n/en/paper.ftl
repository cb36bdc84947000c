### Documents on paper.

paper_page = page { $page }/{ $pages }
paper_pairings = Round { $round }: pairings
paper_pairings-by-name = Round { $round }: where you play
paper_results = Round { $round }: results
paper_entry-list = { $count ->
        [one] Entry list, { $count } player
       *[other] Entry list, { $count } players
    }
paper_slips = Round { $round }
paper_place-cards = Board numbers
paper_badges = Badges
paper_signature = signature
paper_column_board = Board
paper_column_white = White
paper_column_black = Black
paper_column_rating = Rating
paper_column_national = National
paper_column_points = Points
paper_column_result = Result
paper_column_name = Name
paper_column_colour = Colour
paper_column_opponent = Opponent
paper_column_number = No.
paper_column_title = Title
paper_column_federation = Fed.
paper_column_club = Club
paper_column_birth = Born
paper_standings = Standings after round { $round }
paper_final-standings = Final standings
paper_crosstable = Cross table
paper_team-sheets = Sheets of the teams
paper_column_place = Place
paper_column_team = Team
paper_bracket = Bracket
paper_after-round = after round { $round }
paper_cards = Pairing cards
paper_card_title = PAIRING CARD
paper_card_player = Player
paper_card_number = No.
paper_card_place = Place
paper_card_round = Rd
paper_card_colour = Col.
paper_card_points = Pts
paper_card_total = Total
paper_card_float = ↕
paper_card_opponent = Opponent
paper_card_no = No.
paper_card_name = Name
paper_card_ties = Tie-breaks
paper_card_sum = Points
paper_card_adjusted = Adjusted score
