### Why a round cannot be paired, or not like this.

## Nothing to pair

pairing_no-such-round = there is no round { $round } to pair; the next one is { $last }
pairing_all-rounds-paired = all rounds are paired: { $rounds }
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

## Systems and their options

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
pairing_unequal-teams = all teams need the same number of players: { $teams }

## Numbers by lots

pairing_lots-after-start = numbers cannot be drawn any more; rounds paired: { $rounds }
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
pairing_knockout-teams = teams are seeded as they are numbered: seeding=given
