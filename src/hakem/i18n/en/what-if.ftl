### What must happen for somebody to reach a place, and what would happen if games ended so.

## The question

what-if_question = After round { $round }, { $place ->
        [one] for { $who } to be first
       *[other] for { $who } to be among the first { $place }
    } ({ $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } open):
what-if_over_yes = No game is open: { $who } { $place ->
        [one] is first
       *[other] is among the first { $place }
    }.
what-if_over_no = No game is open: { $who } { $place ->
        [one] is not first
       *[other] is not among the first { $place }
    }.

## The own game

what-if_won_sure = With a win: sure.
what-if_won_never = With a win: not possible.
what-if_won_if = { $ways ->
        [one] With a win, if this happens:
       *[other] With a win, if one of these happens:
    }
what-if_won_unless = { $ways ->
        [one] With a win, unless this happens:
       *[other] With a win, unless one of these happens:
    }
what-if_won_level = { $ways ->
        [one] With a win, games that matter for tie-breaks alone decide ({ $count } samples were drawn), if this happens:
       *[other] With a win, games that matter for tie-breaks alone decide ({ $count } samples were drawn), if one of these happens:
    }
what-if_won_drawn = With a win: reached in about { $percent } % of { $count } samples.
what-if_drawn_sure = With a draw: sure.
what-if_drawn_never = With a draw: not possible.
what-if_drawn_if = { $ways ->
        [one] With a draw, if this happens:
       *[other] With a draw, if one of these happens:
    }
what-if_drawn_unless = { $ways ->
        [one] With a draw, unless this happens:
       *[other] With a draw, unless one of these happens:
    }
what-if_drawn_level = { $ways ->
        [one] With a draw, games that matter for tie-breaks alone decide ({ $count } samples were drawn), if this happens:
       *[other] With a draw, games that matter for tie-breaks alone decide ({ $count } samples were drawn), if one of these happens:
    }
what-if_drawn_drawn = With a draw: reached in about { $percent } % of { $count } samples.
what-if_lost_sure = Even with a loss: sure.
what-if_lost_never = With a loss: not possible.
what-if_lost_if = { $ways ->
        [one] With a loss, if this happens:
       *[other] With a loss, if one of these happens:
    }
what-if_lost_unless = { $ways ->
        [one] With a loss, unless this happens:
       *[other] With a loss, unless one of these happens:
    }
what-if_lost_level = { $ways ->
        [one] With a loss, games that matter for tie-breaks alone decide ({ $count } samples were drawn), if this happens:
       *[other] With a loss, games that matter for tie-breaks alone decide ({ $count } samples were drawn), if one of these happens:
    }
what-if_lost_drawn = With a loss: reached in about { $percent } % of { $count } samples.
what-if_any_sure = However the games end: sure.
what-if_any_never = However the games end: not possible.
what-if_any_if = { $ways ->
        [one] If this happens:
       *[other] If one of these happens:
    }
what-if_any_unless = { $ways ->
        [one] Unless this happens:
       *[other] Unless one of these happens:
    }
what-if_any_level = { $ways ->
        [one] Games that matter for tie-breaks alone decide ({ $count } samples were drawn), if this happens:
       *[other] Games that matter for tie-breaks alone decide ({ $count } samples were drawn), if one of these happens:
    }
what-if_any_drawn = Reached in about { $percent } % of { $count } samples.

## Other games

what-if_all-of = { AND($parts) }
what-if_beats = { $one } beats { $other }
what-if_draw = { $one } and { $other } draw
what-if_not-lost = { $one } does not lose to { $other }
what-if_decided = { $one } and { $other } do not draw
what-if_more = and { $count ->
        [one] { $count } more
       *[other] { $count } more
    }

## How sure that is

what-if_exact = Exact: all results of the games that matter were gone through, with the tie-breaks of the event.
what-if_sampled = Not all of it is exact: what stands as sure or not possible is; where samples are named, { $count } were drawn.
what-if_chance = By ratings about { $percent } % (an estimate: FIDE's table of expected scores, 30 % draws).
what-if_outlook = At the end of the event, { $rounds ->
        [one] { $rounds } round to be paired: { $who } was
       *[other] { $rounds } rounds to be paired: { $who } was
    } { $place ->
        [one] first
       *[other] among the first { $place }
    } in about { $percent } % of { $count } samples, paired by the system of the event. This is not exact.
what-if_by-score = with { $points } more points: { $percent } % ({ $count ->
        [one] { $count } sample
       *[other] { $count } samples
    })
what-if_stuck = { $count ->
        [one] { $count } sample had
       *[other] { $count } samples had
    } a round that cannot be paired.

## Changes of place

what-if_moved = { $who }: from place { $was } to place { $now }
what-if_nobody-moves = Nobody's place changes.
what-if_moves = Changes of place:

## What cannot be asked

what-if_knockout = in a knockout nobody's place depends on points: ask the bracket
what-if_place = there is no place { $place }: the last is { $last }
what-if_has-result = board { $board } of round { $round } has its result already: { $result }
what-if_no-round = no round has been paired yet: there is nothing to assume

## The page

what-if_title = What must happen?
what-if_player = Who
what-if_for-place = Among the first
what-if_ask = Show
