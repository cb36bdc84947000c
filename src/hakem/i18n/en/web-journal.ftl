### The journal of an event in the browser.

web-journal_whole = { $count ->
        [one] { $count } entry, the chain is whole
       *[other] { $count } entries, the chain is whole
    }
web-journal_note = Add a note
web-journal_note-text = The arbiter's remark
web-journal_note-keep = Keep it
web-journal_kinds = What is shown
web-journal_kind_all = Everything
web-journal_kind_results = Results
web-journal_kind_rounds = Rounds
web-journal_kind_players = Players
web-journal_kind_event = Event
web-journal_by = Who did it
web-journal_everybody = everybody
web-journal_find = Find in the journal
web-journal_show = Show
web-journal_none = There is no such entry.
web-journal_undone-by = undone by { $seq }
web-journal_reported = in the report
web-journal_more = More about entry { $seq }
web-journal_other = More
web-journal_look = Look at it as it was
web-journal_return = Return to here
web-journal_branch = Copy from here
web-journal_newer = Newer
web-journal_older = Older
