### Explanations of knockout plans.

step_plan_numbers = { $players } players, { $qualify } to be selected
step_plan_preliminary = { $players } is not { $qualify } times 2, 4, 8 …: a preliminary stage is played
step_plan_no-preliminary = { $players } is { $qualify } times 2, 4, 8 …: no preliminary stage
step_plan_preliminary-size = it leaves { $size }: the last { $playing } seeds play, the first { $passing ->
        [one] one passes
       *[other] { $passing } pass
    }
step_plan_preliminary-only = fewer than { $twice } players: who is left after the preliminary stage is selected
step_plan_last-stage = matches in the last stage, one for every place: { $matches }
step_plan_reseeded = after every stage those left are paired anew, best seed against last, as the event has it
