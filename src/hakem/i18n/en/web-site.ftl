### The site of an event: pages for any web space.

web-site_languages = Language
web-site_everything = For the arbiters: this site also holds what is not published.
web-site_made-with = made with Hakem
web-site_description = { $event }: rounds, results, standings
web-site_not-begun = not begun
web-site_nothing = Nothing is published yet.
web-site_by-board = By board
web-site_by-name = By name
web-site_order = Order of the list
web-site_letters = To the letter
web-site_files = To take along
web-site_papers = To print (PDF)
web-site_tables = Tables (CSV)
web-site_programs = For other programs
web-site_workbook = All tables as a workbook (XLSX)
web-site_report = Report of the event (TRF26)
web-site_matches = Matches
web-site_pictures = Pictures
web-site_of-teams = Teams
web-site_of-players = Players
