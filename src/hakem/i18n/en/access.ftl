### Who may do what, and how somebody shows who they are.

## Roles

access_role_organiser = the organiser
access_role_chief-arbiter = the chief arbiter
access_role_arbiter = an arbiter
access_role_helper = a helper
access_role_reader = a reader
access_unknown-role = unknown role '{ $name }'; known: { $known }
access_not-for-role = '{ $action }' is not for { $role }
access_not-to-read = '{ $thing }' is not for { $role }
access_not-published = this is not published yet
access_old-round = round { $round } is over, the current one is { $current }: only the chief arbiter changes it, not { $role }
access_other-round = this code is for round { $round } alone, while that round is being played
access_other-board = this code is for these boards alone: { $boards }
access_other-team = this code is for the line-up of { $team } alone
access_clearing = board { $board } has the result { $stands } already; only an arbiter takes it back
access_no-boards = '{ $text }' does not name boards; write for example 1-10, 15

## Accounts

access_name = this cannot be the name of an account or a device: it is empty, too long, or has signs that cannot be printed
access_password = a password has { $least } to { $most } characters
access_account-exists = there is an account { $name } already
access_no-such-account = there is no account { $name }
access_last-organiser = { $name } is the last organiser: name another one first
access_wrong = the name or the password is wrong
access_too-often = too many attempts; try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

## Codes of helpers

access_round = a code is for a round from 1 on
access_lasts = a code lasts from one minute to { $days } days
access_code = this code is not valid, or no longer
access_no-such-code = there is no code { $code } at this event
