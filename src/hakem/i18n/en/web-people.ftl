### Logging in, accounts.

web-people_login = Log in
web-people_do-login = Log in
web-people_name = Name
web-people_password = Password
web-people_again = Password once more
web-people_password-hint = At least { $least } characters; several words are best.
web-people_not-the-same = the two passwords are not the same
web-people_local = No login is needed here: this desk runs for its own machine alone.
web-people_local-accounts = No login is needed here. Accounts count when the desk is served to others from the same folder.
web-people_helper-hint = A helper with a code needs no account:
web-people_to-code = enter the code
web-people_welcome = The first organiser
web-people_welcome-more = With the code that the server showed at its start you make the first account; it manages all others.
web-people_code = Code of the server
web-people_make-account = Make the account
web-people_accounts = Accounts
web-people_accounts-more = Who can log in, and what they are: everywhere, or at single events.
web-people_add = New account
web-people_do-add = Add
web-people_role-everywhere = Role everywhere
web-people_role-event = Role at an event
web-people_as-everywhere = as everywhere
web-people_save = Save
web-people_change = Change
web-people_new-password = New password
web-people_old-password = Password until now
web-people_ends-others = Ends all other logins.
web-people_end-logins = End all logins
web-people_disable = Disable
web-people_enable = Enable
web-people_disabled = disabled
web-people_remove = Remove
web-people_no-accounts = No accounts yet.
web-people_logins = { $count ->
        [one] { $count } login
       *[other] { $count } logins
    }
web-people_me = My account
web-people_my-logins = Where I am logged in
web-people_since = since { $moment }
web-people_end = End
web-people_nobody = You are not logged in.
web-people_no-event = name an event
web-people_log-out = Log out
web-people_role_organiser = Organiser
web-people_role_chief-arbiter = Chief arbiter
web-people_role_arbiter = Arbiter
web-people_role_helper = Helper
web-people_role_reader = Reader
