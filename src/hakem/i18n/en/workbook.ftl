### A whole event as a workbook: names of sheets, and headings.

workbook_players = Players
workbook_round = Round { $round }
workbook_standings = Standings
workbook_team-standings = Team standings
workbook_crosstable = Cross table
workbook_team-crosstable = Teams by round
workbook_number = No
workbook_title = Title
workbook_name = Name
workbook_rating = Rating
workbook_national-rating = National rating
workbook_sex = Sex
workbook_man = m
workbook_woman = f
workbook_birth = Born
workbook_federation = Federation
workbook_club = Club
workbook_fide-id = FIDE id
workbook_team = Team
workbook_board = Board
workbook_match = Match
workbook_white = White
workbook_black = Black
workbook_points = Points
workbook_result = Result
workbook_place = Place
