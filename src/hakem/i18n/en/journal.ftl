### What is wrong with the journal of an event.

journal_unreadable = entry { $seq } of the journal cannot be read
journal_other-number = entry { $seq } of the journal says that it is entry { $found }
journal_gap = entry { $seq } of the journal is missing
journal_changed = entry { $seq } of the journal is not what it was
journal_other-end = the journal ends with entry { $seq } and should end with entry { $head }
