### The independent verdict on the rounds of an event.

web-verify_title = Verify the rounds
web-verify_about = Every round is read anew from the text of its rules, by other code than the one that pairs.
web-verify_busy = is being verified …
web-verify_do = Verify this round
web-verify_of = { $count ->
        [one] { $count } round, one after the other
       *[other] { $count } rounds, one after the other
    }
web-verify_skipped = there is no verifier for this kind of round
web-verify_refused = could not be verified
