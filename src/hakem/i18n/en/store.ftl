### Where events are kept.

store_no-such-event = there is no event { $event }
store_event-exists = there is an event { $event } already
store_bad-id = { $event } cannot be the name of an event: letters, digits, hyphen, underscore and full stop can
store_no-id = { $target } names no event: a file is meant, or an address with # and the name of the event
store_not-ours = { $file } is no event of Hakem
store_empty = { $file } is empty
store_damaged = { $file } is damaged, or a part of it is missing; a backup can be restored
store_newer = { $file } was written by a newer Hakem (version { $version } of the file, this program knows { $known }); it was left as it is
store_read-only = { $file } cannot be written: the file or its folder is read-only
store_full = { $file }: the disk is full; nothing was added, and everything before it is stored
store_locked = { $file } is in use by another program that does not let go of it; nothing was added
store_failed = { $file } cannot be read or written: { $reason }
store_file-exists = there is a file { $file } already; it was not replaced
store_shorter = the journal of { $event } has { $seq ->
        [one] { $seq } entry
       *[other] { $seq } entries
    }, but { $known } of them have been seen: it is not the same journal any more
store_no-driver = events on a server need psycopg: pip install "hakem[server]"
store_bad-url = this is no address of a PostgreSQL server
store_no-server = no connection to the server of the events: { $reason }
store_server-failed = the server of the events refuses: { $reason }
store_server-locked = the event is in use by another program that does not let go of it; nothing was added
store_server-full = the disk of the server is full; nothing was added, and everything before it is stored
store_server-newer = the server keeps events of a newer Hakem (version { $version } of the tables, this program knows { $known })
store_server-letters = the database on the server has the letters { $encoding }; it has to be UTF8

## Events that are here already

store_here_same = This event is here already, exactly as in the file: { $event }
store_here_begun = This event is here already, and has gone on since: { $event }
store_here_older = This event is here already, and has more than the file: { $event }
store_here_newer = This event is here already, and the file has more: { $event }

## Why there is a copy of an event

store_copy_round = Behind round { $round }
store_copy_now = Asked for
store_copy_before = Before a copy took its place
store_copy_import = From an imported file
