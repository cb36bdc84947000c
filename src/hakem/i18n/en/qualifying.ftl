### Who goes on from one event to the next.

qualifying_not-over = the event is not over (rounds paired: { $rounds } of { $total }, open games: { $open }); --players names who goes on all the same
qualifying_knockout-not-over = the knockout is not decided after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }; --players names who goes on all the same
qualifying_tied = places { $places } are shared by { $players }, and { $left } of them { $left ->
        [one] goes
       *[other] go
    } on: a play-off (`hakem knockout playoff`), more tie-breaks (--tiebreaks) or the arbiter (--players) must decide
qualifying_shared = places { $places } are shared by { $players }; all of them go on
qualifying_too-few = { $first } are to go on, and there are only { $there }
qualifying_gone = { $player } has withdrawn and goes on by the ranking; --without passes over whoever does not come
qualifying_by-hand = who goes on was decided by the arbiter, not by the places
qualifying_twice = { $name } would be in the new event twice
qualifying_rounds = say how many rounds the new event has (--rounds): { $system } does not know by itself
qualifying_no-group = nobody has said to which group they belong: { $players }
qualifying_team-in-groups = { $team }: all members of a team belong to one group
