### Rounds made by hand: what there is to say against a board or a bye.

hand_away = { $player } is not in this round
hand_twice = { $player } is in this round twice
hand_rematch = they played each other in round { $round }
hand_colours = both must have { $colour } now
hand_prohibited = the event keeps them apart
hand_better-apart = the event keeps them apart if possible
hand_third-colour = { $player } gets the same colour a third time, or three more of it
hand_colours-turned = the rules have this board with the colours the other way round
hand_uneven = their scores differ by { $points }, more than the rules need
hand_same-due = both are due { $colour }: one of them goes without
hand_second-bye = has had a bye, or points without a game, already
hand_needless-bye = everybody else could be paired without this bye
hand_other-bye = the rules give the bye to { $player }
