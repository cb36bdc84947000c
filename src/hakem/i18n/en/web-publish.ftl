### What is out, addresses, and the codes of helpers.

web-publish_title = Publish
web-publish_more = What players may see, and where.
web-publish_rounds = Rounds
web-publish_round = Round { $round }
web-publish_boards = boards { $boards }
web-publish_out = published
web-publish_not-out = not published
web-publish_open = { $count } of { $boards } open
web-publish_complete = { $boards ->
        [one] { $boards } board, all done
       *[other] { $boards } boards, all done
    }
web-publish_publish = Publish
web-publish_unpublish = Take back
web-publish_nothing-paired = No round is paired yet.
web-publish_players-see = Players see published rounds, and the standings that follow from them.
web-publish_for-helpers = Phones of helpers
web-publish_for-helpers-more = Helpers enter results at the boards with a code for their boards, of one round or of all. Captains have codes for their team.
web-publish_to-codes = Codes for phones
web-publish_codes-valid = { $count ->
        [one] { $count } code valid
       *[other] { $count } codes valid
    }
web-publish_for-players = For players
web-publish_local-players = This desk runs for this machine alone: nobody else can see it.
web-publish_local-phones = Phones cannot reach this desk: it runs for this machine alone.
web-publish_local-command = Stop it and start it for the hall with
web-publish_local-login = People then log in, and the server shows how the first organiser gets an account.
web-publish_local-refused = phones cannot reach a desk that runs for its own machine alone
web-publish_from_hall = From the hall, on the same network
web-publish_from_internet = From the internet, if no firewall is in between
web-publish_from_other = Over a VPN or the provider's network; rarely from the hall
web-publish_several = This machine has several addresses. If a phone gets nowhere with one, try the next: the right one is that of the network the phone is in.
web-publish_no-address = This machine is in no network. Join the network of the hall and load this page again.
web-publish_qr-of = QR code of { $url }
web-publish_codes-title = Codes for phones
web-publish_codes-more = For results from the boards, without an account. A code that is ended stops working on the next tap.
web-publish_once = Shown this once only. Let it be scanned or print it now; later you can only make a new one.
web-publish_type-at = Or type at
web-publish_until = until { $moment }
web-publish_print = Print
web-publish_new-code = New code
web-publish_name = Name
web-publish_name-example = Hall A
web-publish_round-field = Round
web-publish_boards-field = Boards
web-publish_lasts = Valid for
web-publish_hours = { $hours } h
web-publish_make = Make a code
web-publish_the-desk = desk
web-publish_wifi = QR of the wireless network
web-publish_wifi-more = Phones that scan it are in the right network. Name and password stay on this page and are stored nowhere.
web-publish_network = Network name
web-publish_secret = Password
web-publish_wifi-make = Show QR
web-publish_wifi-qr = QR code that joins the network { $network }
web-publish_wifi-join = First scan this: joins the network
web-publish_no-network = a network has a name of at most 32 characters and a password of at most 63
web-publish_codes = Codes
web-publish_no-codes = No codes yet.
web-publish_devices = Phones
web-publish_valid-until = Valid until
web-publish_end = End
web-publish_end-all = End all codes
web-publish_end-device = End on { $device }
web-publish_state_revoked = ended
web-publish_state_expired = run out
web-publish_disputes = Reported differently
web-publish_to-round = To the round
web-publish_from_name = Under this name, wherever it is known: from the internet if the server is there
web-publish_from_machine = On this machine alone:
web-publish_screens-more = Projectors show pairings, results, standings or the clock; you switch them from here.
web-publish_to-screens = Screens of the hall
web-publish_sheet = Sheet for the wall
web-publish_sheet-more = With the QR code of the event, and that of the wireless network if you name it. Nothing of it is stored.
web-publish_sheet-address = Address
web-publish_sheet-make = Prepare the sheet
web-publish_sheet-lead = Pairings, results and standings on your phone
web-publish_sheet-join = Join the network
web-publish_sheet-open = Open the event
web-publish_captains = Codes for the captains, round { $round }
web-publish_captains-more = For the line-up of the own team, and for the results of its match.
web-publish_captain-of = captain of { $team }
web-publish_no-address-named = No address of this desk is known that phones can use: it listens on this machine alone. Start it with --allow-host and the name of its proxy, or with --host 0.0.0.0.
web-publish_new-codes = { $count ->
        [one] New code
       *[other] { $count } new codes
    }
web-publish_codes-sheet = Sheet to cut (PDF)
web-publish_codes-file = codes
web-publish_no-codes-to-print = there is no valid code to print; make new ones
web-publish_for-rounds = For
web-publish_for_round = this round
web-publish_for_day = all rounds of the day
web-publish_for_event = all rounds from this one on
web-publish_rounds-from = from round { $round } on
web-publish_rounds-to = rounds { $round }–{ $last }
web-publish_as-rounds = as long as the rounds
web-publish_phones-field = Phones
web-publish_phones-more = For several phones the boards are shared out, each gets a code of its own; a match of teams is not divided. A code for several rounds shows each of them when it is published.
web-publish_phones-refused = codes are made for 1 to { $most } phones at once
web-publish_phones-too-many = more phones ({ $phones }) than boards or matches to share out ({ $boards })
web-publish_all-captains = Codes for all { $count } captains
