### Reports that cannot be made.

report_no-rounds = no round has been paired yet
report_no-such-round = there is no round { $round }; rounds are paired up to { $last }
report_no-teams = the event has no teams
report_no-bracket = only a knockout has a bracket
