### The copies of an event in the browser.

web-backups_title = Backups
web-backups_about = Every closed round leaves a copy of the whole journal.
web-backups_entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
web-backups_size = { $size } MB
web-backups_is-now = as the event is now
web-backups_look = Look at it
web-backups_download = Download
web-backups_copy = Open as a copy
web-backups_in-place = Put in its place
web-backups_in-place-about = Putting a copy in the place of the event keeps the event as it is now as a copy first; undo and redo lead back too.
web-backups_none = There is no copy yet.
web-backups_no-folder = The events are in a database, which has backups of its own.
