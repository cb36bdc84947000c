### Why a round cannot be paired, or not like this.

## Nothing to pair

pairing_no-such-round = there is no round { $round } to pair; the next one is { $last }
pairing_all-rounds-paired = all rounds are paired: { $rounds }
pairing_rounds-cut-short = rounds announced: { $rounds }; everybody has met everybody once after { $once }, so that some would meet more often than others; whole cycles: { $fitting }
pairing_no-players = there are no players to pair

## No legal pairing

pairing_impossible-one = the round cannot be paired: player { $players } has nobody to meet
pairing_impossible = the round cannot be paired: { AND($players) } cannot all have an opponent; beside each other only { AND($opponents) } { $opponents ->
        [one] is
       *[other] are
    } open to them
pairing_impossible-alone = the round cannot be paired: { AND($players) } cannot all have an opponent, and nobody else is open to them
pairing_nobody-for-the-bye = the round cannot be paired: { $players ->
        [one] 1 player is
       *[other] { $players } players are
    } an odd number, and nobody may have the bye

## What is taken for granted before a round, and refused if it is too much

pairing_open-before = round { $round } still has games without a result: { $games }; enter them, or say --open-as-draws if they count as drawn
pairing_open-taken-as-draws = { $article }: no result yet in round { $round }, counted as { $points } for both: { $games }
pairing_colour-drawn = no lot for the colour of the first board was in the event; drawn now: the first of the list has { $colour } (seed '{ $seed }')
pairing_colour-contradicted = the event declares { $declared } as the initial colour (records 152 and XXC, or the desk), and the colours of round 1 show { $shown }; the declared colour counts for every round
pairing_colour_white = White
pairing_colour_black = Black
pairing_colour-is-known = the colour of the first of the list is settled already; it cannot be chosen again
pairing_taken-for-the-last = the number of rounds is not stated: round { $round } is paired as the last one; record 142 (XXR) says how many there are
pairing_numbers-not-drawn = { $article }: numbers of a round robin are drawn by lots, and the file records no drawing: `hakem number --by lots`, or `--drawn` with those of the hall
pairing_numbers-out-of-order = { $article }: the list is not in the order of strength: { $above } stands before the stronger { $below }; `hakem number` puts it in order
pairing_absent = did not come to the board in round { $round } and will be paired again: { $players }
pairing_absent-from-table = did not come to the board in round { $round }: { $players }; whoever has withdrawn or is expelled is marked by `hakem withdraw`
pairing_absent-without-notice = { $article }: did not come to the board in round { $round }: { $players }; without a word that is a withdrawal, but they are paired until somebody withdraws them

## An announced round

pairing_announced-stands = { $article }: the announced round stands, it breaks nothing for which it would have to be changed
pairing_announced-must-change = { $article }: the announced round must be changed: { $broken }
pairing_broken-rematch = { $pair } have met before ({ $article })
pairing_broken-colour = { $player } gets a colour that is not allowed any more ({ $article })
pairing_broken-bye = { $player } has had points without a game and gets the bye ({ $article })

## Systems and their options

pairing_unknown-type = the event is of the type '{ $code }', which is none of the systems here ({ $known }); --system chooses one all the same
pairing_another-days-edition = no edition of { $system } is known for { $day }; the edition { $edition } stands in (--edition chooses)
pairing_no-options = unknown option '{ $name }': { $system }, edition { $edition }, has none
pairing_option-number = option { $name } takes a number up to { $most }, not '{ $value }'
pairing_option-text = option { $name } takes a text of { $most } signs at most that is not empty
pairing_option-count = option { $name } takes a number from 1 to { $most }, not '{ $value }'
pairing_no-bye-option = { $system } has no bye to choose a value for
pairing_no-acceleration = { $system } knows no acceleration

## Fixed boards

pairing_fixed-twice = player { $player } is on two fixed boards
pairing_fixed-unknown = player { $player } of a fixed board is not among those to be paired
pairing_no-fixed-boards = { $system } follows a table; no board of it can be fixed

## Tables

pairing_cycles-below-one = { $cycles } cycles cannot be played; there must be at least one
pairing_boards-below-one = { $boards } boards cannot be played; there must be at least one
pairing_boards-even = the Skalitzka system needs an even number of boards, not { $boards }
pairing_two-teams = the Scheveningen system needs at least two teams, not { $teams }
pairing_three-teams = the Skalitzka system needs exactly three teams, not { $teams }
pairing_boards-unknown = nothing says on how many boards the teams meet: { $teams }; the board colours of the event (record 352) or --option boards=N say it
pairing_teammates = this is an event of teams, paired by players ({ $system }): teammates meet in { $pairs }
pairing_unequal-teams = all teams need the same number of players: { $teams }

## Numbers by lots

pairing_lots-after-start = numbers cannot be drawn any more; rounds paired: { $rounds }
pairing_drawn-missing = without a number: { $players }; the arbiter completes the drawing for those who were not there with --seed
pairing_drawn-number = { $players }: there is no number { $number }; they go from 1 to { $last }
pairing_drawn-twice = number { $number } cannot have been drawn by all of these: { $players }
pairing_redraw-table = only in a round robin are lots drawn again; elsewhere take the player out of the list and number it again
pairing_nobody-stays = nobody would be left to play
pairing_unknown-leaver = player { $player } is not among those who leave
pairing_varma-size = there are Varma tables for { $least } to { $most } players, not for { $players }
pairing_varma-late-meeting = Varma group { $group }: { $white } and { $black } still meet late, in round { $round }
pairing_group-count = { $players } { $players ->
        [one] player
       *[other] players
    } cannot be split into { $groups } { $groups ->
        [one] group
       *[other] groups
    }
pairing_qualifiers = not every group has { $qualifiers } { $qualifiers ->
        [one] player
       *[other] players
    } who could qualify

## Knockout

pairing_knockout-won = nothing is left to be paired: the winner is { $players }
pairing_knockout-selected = nothing is left to be paired; selected: { $players }
pairing_knockout-open = round { $round }, board { $board }: { $white } - { $black } has no result, and who goes on is open
pairing_knockout-both-gone = { $white } and { $black } have both left: the arbiter decides who goes on
pairing_assumed = { $article }: { $what }
pairing_knockout-board-colours = board colours { $colours }: in a knockout all players of a team have the same colour ({ $article }); name them WW or BB, one letter for every board
pairing_no-acceleration-by-game-points = teams that are paired by game points cannot be accelerated (C.04.7 1.4.4)
pairing_odd-number-of-games = a Double-Swiss has matches of two games, so that its rounds, which are games here, are an even number, not { $rounds }
