### A league in groups.

web-groups_title = Groups
web-groups_about = One list of entries becomes a round robin for every group.
web-groups_by = Who is where
web-groups_by_named = As everybody's group says
web-groups_by_strength = Dealt out by strength
web-groups_into = Number of groups
web-groups_show = Show
web-groups_group = Group { $name }
web-groups_rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
web-groups_numbers = Numbers in the table
web-groups_numbers_lots = by lots
web-groups_numbers_rank = by strength
web-groups_more = Every group is an event of its own, with the rules of this one, which stays as the list of entries. Enter whoever is missing before that.
web-groups_make = { $count ->
        [one] Make { $count } event
       *[other] Make { $count } events
    }
