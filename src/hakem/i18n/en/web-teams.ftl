### Teams, their line-ups and matches.

web-teams_title = Teams
web-teams_meta = { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-teams_loose = { $count ->
        [one] { $count } player in no team
       *[other] { $count } players in no team
    }
web-teams_new = New team
web-teams_captain = Captain
web-teams_coach = Coach
web-teams_club = Club
web-teams_name = Name
web-teams_add = Add the team
web-teams_average = average { $rating }
web-teams_nobody = Nobody is in this team yet.
web-teams_none = No team has entered yet.
web-teams_reserve = reserve
web-teams_up = { $name }: one board up
web-teams_down = { $name }: one board down
web-teams_add-players = Add players
web-teams_by-rating = Order by rating
web-teams_change = Change
web-teams_save = Save
web-teams_remove = Remove the team
web-teams_attendance = Bye, withdrawal
web-teams_ask-bye = Give the team the bye
web-teams_bye_half = as a drawn match
web-teams_bye_zero = no points
web-teams_bye_full = as a match won
web-teams_withdraw = Withdraw the team
web-teams_return = The team is back
web-teams_numbers = Numbers of the teams
web-teams_numbers-more = The number is the place in the table of a league, and the order of equals.
web-teams_numbers-rank = By strength
web-teams_numbers-lots = By lots
web-teams_rules = Rules of line-ups
web-teams_preset = Ready-made rules
web-teams_preset_list-order = In the order of the list
web-teams_preset_free-order = As the captain likes
web-teams_preset_tsf-clubs = Turkish club league: special boards 5 to 8
web-teams_preset_one-woman = At least one woman
web-teams_own-rules = The event has rules of its own, which no ready-made ones are; saving replaces them.
web-teams_order_list = Members sit in the order of the list.
web-teams_order_free = Members sit as the captain likes.
web-teams_special = Board { $board }: { $who }
web-teams_at-least = At least { $count }: { $who }
web-teams_at-most = At most { $count }: { $who }
web-teams_may-move = Nobody sits more than { $count } away from the place in the list.
web-teams_members-most = { $count ->
        [one] A team has at most { $count } member.
       *[other] A team has at most { $count } members.
    }
web-teams_source = By: { $source }
web-teams_may-sit = board { $boards }
web-teams_penalties = Penalties and bonuses
web-teams_penalty = Enter it
web-teams_bonus = a bonus, not a penalty
web-teams_match-points = Match points
web-teams_game-points = Game points
web-teams_round = Round
web-teams_reason = Reason
web-teams_match-points-of = match points { $points }
web-teams_game-points-of = game points { $points }
web-teams_in-round = round { $round }
web-teams_whole-event = whole event
web-teams_line-ups = Line-ups
web-teams_line-up = Places in the list, board by board
web-teams_line-up-hint = Type the places of the list from board 1 on: 1 2 4 5. An empty board is -.
web-teams_fine = Keeps to the rules of the event.
web-teams_matches-title = Round { $round }: matches and line-ups
web-teams_handed-in = { $count } of { $teams } line-ups handed in
web-teams_secret = nobody but arbiters sees them before the round is published
web-teams_match = Match { $match }
web-teams_list-of = List of the team ({ $count })
web-teams_save-line-ups = Save all line-ups
web-teams_saved-meanwhile = Saved meanwhile by somebody else: { $now }. What you typed replaces it if you save again.
web-teams_not-saved = not saved
web-teams_nothing-typed = Nothing is waiting to be saved.
web-teams_typed-unsaved = line-ups not saved: { $count }
web-teams_left-unsaved = Round { $round }: line-ups typed and not saved: { $count }. They wait on the page of the line-ups.
web-teams_as-it-stands = handed in as it stands
web-teams_to-boards = to its boards
web-teams_open-boards = { $count ->
        [one] { $count } board open
       *[other] { $count } boards open
    }
web-teams_state_forfeited = forfeited
web-teams_state_postponed = postponed
web-teams_other-acts = Forfeit, postpone
web-teams_forfeit = The match does not take place
web-teams_wins = { $team } wins
web-teams_nobody-wins = nobody wins
web-teams_taken-back = it takes place after all
web-teams_forfeit-do = Enter the forfeit
web-teams_postpone = Postpone the match
web-teams_postpone-until = Played on
web-teams_captains-code = A code for the captain: { $team }
web-teams_before-pairing = { $others ->
    [0] All teams have handed in their line-ups.
   *[other] Line-ups handed in: { $count }. As their list has them sit: { $names }.
    }
web-teams_to-round = Boards of the round
