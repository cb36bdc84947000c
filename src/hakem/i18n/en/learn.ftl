### Questions for arbiters who learn.

learn_title = Questions about { $event }
learn_number = Question { $number }, round { $round }
learn_answers = Answers

## What is asked

learn_ask_bye = Who gets the bye in round { $round }?
learn_ask_halves = Scoregroup { $score }, { $players }: who is in S1 of round { $round }?
learn_ask_transposition = S1 is { $s1 }, S2 is { $s2 }. Which order of S2 is tried first after this one in round { $round }?
learn_ask_pairs = Bracket { $score }, { $players }: which pairs does it give in round { $round }?
learn_ask_floaters = Bracket { $score }, { $players }: who floats down in round { $round }?
learn_ask_allowed = May { $one } and { $other } meet in round { $round }?
learn_ask_colour = { $one } and { $other } meet in round { $round }: who has White?
learn_ask_buchholz = What is the Buchholz of { $player } after round { $after }, before round { $round }?

## How it is answered

learn_form_players = Answer with pairing numbers, as: 3 7
learn_form_pairs = Answer with pairs of pairing numbers, as: 1-5 2-6
learn_form_order = Answer with pairing numbers in order, as: 5 7 6
learn_form_yes-no = Answer yes or no.
learn_form_number = Answer with a number, as: 12.5
learn_yes = The answer is yes.
learn_no = The answer is no.
learn_answer-is = The answer is { AND($answer) }.
learn_right = Right.
learn_wrong = Not right.
learn_result = { $right } of { $count } right.

## Why

learn_why_transposition = orders of S2 go by the pairing numbers, as words in a dictionary: the first that changes keeps as many of the first places as possible
learn_why_allowed = They have not met, and they are not both due the same colour absolutely.

## The cards

learn_head_number = No
learn_head_name = Name
learn_head_rating = Rating
learn_head_points = Points
learn_head_colours = Colours
learn_head_opponents = Opponents

## What cannot be asked

learn_swiss = there are questions about Swiss rounds of players, not about { $system }
learn_nothing = no round of this event can be asked about

## The page

learn_page = Learn
learn_lead = Questions about a real round. Each answer is checked and explained by the engine that pairs events.
learn_answer = Your answer
learn_check = Check
learn_next = Next question
learn_new = Other questions
learn_print = As PDF
