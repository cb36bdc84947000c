### Reports that cannot be made.

report_no-teams = the event has no teams
