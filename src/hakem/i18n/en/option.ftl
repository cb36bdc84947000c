### Choices that the rules leave to the event.

option_qualify = how many are to be selected (B.1)
option_games = games of a match, an even number (A.9)
option_extra = games of the extra time, an even number; 0: straight to the golden point (A.23)
option_reseed = those left are paired anew by their seeds after every stage
option_seeding = seeds: the pairing numbers as given, or by rating (A.4)
option_lots = the text from which lots are drawn; event: the one recorded, else the name of the event
option_maxi = maxi tournament: exchanges and floaters for colours only within 100 rating points
option_bye-is-float = the bye counts as a float in the round after it
option_cycles = how often everybody meets; event: as often as the rounds of the event allow
option_reverse-last-two = more than one cycle: the first one ends with its last two rounds exchanged
option_bye = what the player without an opponent gets
option_colours = whole teams change colours from round to round, or every round has both colours in each team
option_strong-as-absolute = odd rounds: strong colour preferences are treated as absolute (A.7.d)
option_bye-colour = who of equals has the bye: those due Black, or those due the colour that most are due
option_mild-give-way = even rounds: mild colour preferences give way (A.7.e)
option_raised = who has been raised (2.5): who was moved to a higher group, or everybody who met somebody of a higher score
option_floater-opponent = the opponent of a floater (8.2): first the other due colour, or first the highest rating
option_colour-history = both due the same colour (E.3, 5.4): who last had a colour twice running, or the last round in which the two differed
option_joining = groups that become one (6.6): the last ones before anything else, from the top, or as late as possible
option_downfloats-given-up = which is given up first for those who move down (C.10): B.5, or B.6
option_last-round-exception = who may go without the colour in the last round (general rule 6): with 50 % or more, or with more than 50 %
option_no-moved-down-pair = nobody who moved down can be paired (C.14): the whole group moves down, or the rest of it is paired
