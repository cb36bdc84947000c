### What is wrong with the journal of an event.

journal_unreadable = entry { $seq } of the journal cannot be read
journal_other-number = entry { $seq } of the journal says that it is entry { $found }
journal_gap = entry { $seq } of the journal is missing
journal_changed = entry { $seq } of the journal is not what it was
journal_other-end = the journal ends with entry { $seq } and should end with entry { $head }
journal_other-key = the list of keys says something else than entry { $seq } of the journal
journal_no-end = the journal does not say where it ends
journal_structure = the entries are what they were, but their file is damaged: { $reason }
