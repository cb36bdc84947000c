### What the handbook advises before an event. Codes and names of systems are not translated.

## What is known of the event

advice_fact_players = { $count } { $count ->
        [one] player
       *[other] players
    }
advice_fact_teams = { $count } { $count ->
        [one] team
       *[other] teams
    }
advice_fact_boards = { $count } { $count ->
        [one] board
       *[other] boards
    } a match
advice_fact_rounds = { $count } { $count ->
        [one] round
       *[other] rounds
    }
advice_fact_days = { $count } { $count ->
        [one] day
       *[other] days
    }
advice_fact_a-day = { $count } { $count ->
        [one] round
       *[other] rounds
    } a day
advice_fact_a-day-taken = { $count } { $count ->
        [one] round
       *[other] rounds
    } a day taken (--rounds-per-day)
advice_fact_no-time = no time for { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, only for { $possible }
advice_fact_ratings_close = ratings close to each other
advice_fact_ratings_apart = ratings far apart
advice_fact_ratings_few = most players unrated
advice_fact_title = a title or a place in another event is at stake
advice_fact_top = a top event

## Topics

advice_topic_system = The system
advice_topic_rounds = Rounds
advice_topic_tie-breaks = Tie-breaks
advice_topic_play-offs = Ties for places and prizes

## What to do

advice_round-robin = Hold a round robin (--system berger): { $sides } are few enough for all to meet.
advice_one-class = Hold a round robin (--system berger): the players are of one class.
advice_complete = There is time for a round robin too; all would meet; rounds of the table: { $rounds }.
advice_twice = There is even time for everybody to meet everybody twice, once with each colour; rounds: { $rounds }.
advice_scheveningen = Hold a Scheveningen (--system scheveningen): everybody of one team meets everybody of the other.
advice_skalitzka = Play by the Skalitzka method (--system skalitzka): three teams, two rounds.
advice_no-time-for-all = There is no time for all to meet: a round robin has { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, and { $limit } can be played.
advice_swiss = Hold a Swiss by ratings (--system dutch; lim and dubov are others).
advice_swiss-of-teams = Hold a Swiss of teams.
advice_burstein = Burstein's system (--system burstein) may suit too: most have no rating, and it hardly asks for one.
advice_groups = Or make groups, { $groups } of them, equally strong, of { $size } at most, each a round robin, and a final of { $finalists }; rounds in all: { $rounds } (hakem groups, hakem qualify).
advice_preliminaries = Or begin with a few knockout stages and go on with those who are left in another system.
advice_round-robin-rounds = The table has { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }.
advice_scheveningen-rounds = It has as many rounds as a team has players: { $rounds }.
advice_scheveningen-too-long = It has as many rounds as a team has players, { $rounds }, and there is time for { $limit } only.
advice_enough-rounds = Play { $least } { $least ->
        [one] round
       *[other] rounds
    } at least.
advice_rounds-suffice = { $rounds } { $rounds ->
        [one] round is
       *[other] rounds are
    } enough: the least is { $least }.
advice_too-few-rounds = { $limit } { $limit ->
        [one] round is
       *[other] rounds are
    } too few: { $sides } need { $least } at least.
advice_announce-rounds = Announce the number of rounds before the event.
advice_list = { $for }: { $codes } (--preset { $preset })
advice_no-median = Take no median of Buchholz (BH/M1) with { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }.
advice_cuts = With { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } Buchholz may be cut from below by { $cuts }; if medians, then { $medians }. In this order, none left out.
advice_cuts-by-rounds = Cuts and medians of Buchholz go by the rounds: none up to 6, one with 7 (BH/C1 or BH/M1), a second one with 9, a third one with 11; never the second without the first.
advice_open-events = Buchholz of the Buchholz (BB) is worth a thought in an event that is open to all, or with accelerated pairings.
advice_wins = Do not count wins (WIN) in a top event.
advice_colours = Do not count games with Black (BPG, BWG).
advice_regulations = Write the tie-breaks into the regulations, in their order, before the event.
advice_permission = Ask the federation's boards before you use other tie-breaks than those proposed.
advice_play-offs = Let those tied for the title or for a place in another event play play-offs.
advice_play-off-announced = Announce beforehand how play-offs are paired and how long their games take.
advice_play-off-time = Leave half an hour at least between the last game and the play-offs.
advice_play-off-day = Plan the play-offs so that they end on one day, even if there are more than three stages.
advice_prizes = Share prizes that can be shared equally among those tied, unless the regulations give them by tie-breaks.

## Why

advice_why_round-robin = A round robin is ideal for few players; in schools and clubs small groups play it.
advice_why_one-class = Where nearly all are equally strong, as titled players are, no system is better.
advice_why_complete = A Swiss is never as complete as a round robin; it is for numbers for which there is no other way.
advice_why_twice = The second half repeats the first with colours reversed.
advice_why_scheveningen = The system is made for two teams with equally many players.
advice_why_skalitzka = In a round robin of three, one team has no opponent in each of three rounds; here nobody waits.
advice_why_no-time-for-all = A Swiss is for events that have to end in little time.
advice_why_swiss = It lets many players finish in little time; where ratings differ, nothing suits better.
advice_why_swiss-of-teams = Many take part in little time.
advice_why_burstein = Ratings count in its first two rounds; after them it looks at what was played in the event itself.
advice_why_groups = If there are too many for one round robin, several groups may be made; before a final they should be balanced.
advice_why_preliminaries = This is done where very many play in a short time; the first of the list meets the last, which guards the strong from surprises.
advice_why_round-robin-rounds = Everybody meets everybody once; with an odd number one player has the bye in every round.
advice_why_scheveningen-rounds = Everybody meets all players of the other team.
advice_why_scheveningen-too-long = Everybody meets all players of the other team.
advice_why_enough-rounds = A Swiss wants a single winner in as few rounds as possible; each round halves those who have won every game.
advice_why_rounds-suffice = A Swiss wants a single winner in as few rounds as possible; each round halves those who have won every game.
advice_why_too-few-rounds = So many rounds can give a single winner among { $most } at most; each round halves those who have won every game.
advice_why_announce-rounds = It is the first of the conditions for a fair Swiss.
advice_why_list = Proposed for this kind of event, in this order.
advice_why_no-median = A median has to leave five values; with five or six rounds it does not give a right result.
advice_why_cuts = Five values have to be left; nine rounds and BH/C1 alone would not be right.
advice_why_cuts-by-rounds = Five values have to be left, and what is used has to be used step by step.
advice_why_open-events = It takes in more players, so that weak results do not slip through to the top.
advice_why_wins = Mostly it is not a right measure there.
advice_why_colours = The tables have given the colours beforehand; they are no fair measure.
advice_why_regulations = They have to fit the players who take part and the system, and are used in the order that is written.
advice_why_permission = The lists are proposals for kinds of events; something else needs permission.
advice_why_play-offs = Figures can break these ties as well, but games are the better way.
advice_why_play-off-announced = Whoever is tied has to know beforehand what comes.
advice_why_play-off-time = A pause belongs before them.
advice_why_play-off-day = The programme is arranged so.
advice_why_prizes = That is the custom; sometimes they are given by tie-breaks.

## Refusals

advice_too-few = Say how many players or teams there are, { $least } at least (--players, --teams), or name a file.
