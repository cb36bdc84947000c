### Choices that the rules leave to the event.

option_qualify = how many are to be selected (B.1)
option_games = games of a match, an even number (A.9)
option_extra = games of the extra time, an even number; 0: straight to the golden point (A.23)
option_reseed = those left are paired anew by their seeds after every stage
option_seeding = seeds: the pairing numbers as given, or by rating (A.4)
option_lots = the text from which lots are drawn; event: the one recorded, else the name of the event
option_maxi = maxi tournament: exchanges and floaters for colours only within 100 rating points; unsaid: no, but large events are told
option_bye-is-float = the bye counts as a float in the round after it
option_forfeit-is-float = whoever was moved for a game that did not take place has floated
option_upfloater-in-median-meets = whom a floater from below meets in the median group
option_exchanges-for-colours = exchanges for colours: for the whole group, or for one player after the other
option_locked-median-breaks = which pair below a locked median group is its first one
option_half-point-bars-bye = half a point without a game keeps from the bye
option_cycles = how often everybody meets; event: as often as the rounds of the event allow
option_reverse-last-two = more than one cycle: the first one ends with its last two rounds exchanged
option_bye = what the player without an opponent gets
option_colours = whole teams change colours from round to round, or every round has both colours in each team
option_strong-as-absolute = odd rounds: strong colour preferences are treated as absolute (A.7.d)
option_bye-colour = who of equals has the bye: those due Black, or those due the colour that most are due
option_mild-give-way = even rounds: mild colour preferences give way (A.7.e)
