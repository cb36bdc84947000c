### What the archive for the federation lacks, and what is laid beside it.

package_not-played = No round has been played
package_open = { $count ->
        [one] { $count } result of round { $round } is open
       *[other] { $count } results of round { $round } are open
    }
package_adjourned = { $count ->
        [one] { $count } game is adjourned
       *[other] { $count } games are adjourned
    }
package_not-final = The standings are not final yet
package_no_name = The event has no name
package_no_city = The city is not said
package_no_federation = The federation is not said
package_no_start = The first day is not said
package_no_end = The last day is not said
package_no_chief-arbiter = The chief arbiter is not said
package_no_time-control = The time control is not said
package_players_birth = Without a year of birth: { $count } ({ $names })
package_players_sex = Without sex: { $count } ({ $names })
package_players_federation = Without a federation: { $count } ({ $names })
package_players_national-id = Without a licence number: { $count } ({ $names })
package_beside_regulations = the regulations of the event
package_beside_minutes = the minutes of the technical meeting
package_beside_norms = signed norm forms and IT3, if there are any
package_beside_appeals = papers of appeals, if there were any
package_beside_photo = a photo of the event
